/** A refusal in words: the game's own sentence if it has one, else the platform's. */

import { has, t, type Words } from './i18n';
import { settings } from '../device/settings.svelte';

export function refusalText(code: string, facts: Record<string, unknown> = {}, game = ''): string {
  const ids = [`${game}-refused-${code}`, `refused-${code}`];
  return t(ids.find(has) ?? 'refused-unknown', { code, ...words(facts) });
}

function words(facts: Record<string, unknown>): Words {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(fact)]));
}

function word(fact: unknown): string | number {
  if (typeof fact === 'number') return fact;
  if (Array.isArray(fact)) return new Intl.ListFormat(settings.language).format(fact.map(String));
  return String(fact);
}

/** The reason for a refusal where only its code is known: in the page's own words, else in those of the refusal. */
export function whyNot(game: string, code: string): string {
  const own = `${game}-page-why-${code}`;
  return has(own) ? t(own) : refusalText(code, {}, game);
}
