/** The words of the page: the same Fluent files Python reads, one chunk for each language and regional variant. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { baseOf, settings, type Language } from '../device/settings.svelte';

export type Words = Record<string, FluentVariable>;

const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('./es'),
  'es-AR': () => import('./es-AR'),
  en: () => import('./en'),
  fr: () => import('./fr'),
};
const bundles = new Map<Language, FluentBundle>();

/** Fetch a language, then speak it. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  settings.change({ language });
}

export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const layers = await Promise.all([...new Set([baseOf(language), language])].map((layer) => files[layer]()));
  for (const text of layers.flatMap((layer) => Object.values(layer.default))) {
    const errors = bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const error of errors) report(language, 'words', error);
  }
  bundles.set(language, bundle);
}

/** More words for the language that is spoken: what is seldom needed is not fetched with the rest. */
export function addWords(text: string): void {
  const bundle = bundles.get(settings.language);
  const errors = bundle?.addResource(new FluentResource(text), { allowOverrides: true }) ?? [];
  for (const error of errors) report(settings.language, 'words', error);
}

/** The sentence of that id (`id.attribute` for an attribute) in the language of the page. */
export function t(id: string, words: Words = {}): string {
  return sentence(settings.language, id, words) ?? id;
}

/** With a capital first letter: words of an option begin a label here. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** Whether there is such a sentence: a game may say more than another. */
export function has(id: string): boolean {
  return pattern(settings.language, id) !== null;
}

function sentence(language: Language, id: string, words: Words): string | null {
  const found = pattern(language, id);
  if (found === null) {
    report(language, id, new Error('there is no such sentence'));
    return null;
  }
  const errors: Error[] = [];
  const text = bundles.get(language)!.formatPattern(found, words, errors);
  for (const error of errors) report(language, id, error);
  return text;
}

function pattern(language: Language, id: string) {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundles.get(language)?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function report(language: Language, id: string, error: Error): void {
  console.error(`[${language}] ${id}: ${error.message}`);
}
