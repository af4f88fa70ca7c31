import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  baseOf,
  LANGUAGES,
  preferredLanguage,
  preferredVariant,
  type Language,
} from '../src/lib/device/settings.svelte';
import { capital, speak, t } from '../src/lib/words/i18n';

const LOCALES = join(import.meta.dirname, '../../src/sobremesa/locales');
const SOURCES = join(import.meta.dirname, '../src');

function idsOf(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl');
  return files.flatMap((file) =>
    [...readFileSync(join(LOCALES, language, file), 'utf8').matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id!),
  );
}

function usedIds(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  const said = [...text.matchAll(/\bt\('([\w.-]+)'/g)].map(([, id]) => id!.split('.')[0]!);
  const shortcuts = [...text.matchAll(/'((?:\w+-page-)?keys-\w+)'/g)].map(([, id]) => id!);
  return [...said, ...shortcuts];
}

describe.each(LANGUAGES.filter((one) => baseOf(one) === one))('the words of the page in %s', (language) => {
  test('each is said in one place only', () => {
    const ids = idsOf(language);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test('every sentence the page asks for by name is there', () => {
    const known = new Set(idsOf(language));
    expect(usedIds().length).toBeGreaterThan(100);
    expect([...new Set(usedIds())].filter((id) => !known.has(id))).toEqual([]);
  });

  test('they are the same as in Spanish', () => {
    expect(idsOf(language).sort()).toEqual(idsOf('es').sort());
  });
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['de-DE', 'en-GB', 'es'], 'en'],
  [['ja'], 'es'],
  [['es-AR', 'es'], 'es-AR'],
  [['es-UY'], 'es-AR'],
  [['es-419', 'es-AR'], 'es'],
  [['en-US', 'es-AR'], 'en'],
  [[], 'es'],
])('somebody whose browser asks for %o is spoken to in %s', (wanted, language) => {
  expect(preferredLanguage(wanted)).toBe(language);
});

test('a sentence takes its words', async () => {
  await speak('es');
  expect(t('lobby-count', { taken: 3, chairs: 4 })).toBe('3 de 4');
  expect(t('lobby-ready', { free: 1 })).toBe('Empieza ya o espera a uno más.');
  expect(capital('áspero')).toBe('Áspero');
});

test('a regional variant says what differs in its own way, and the rest as its base does', async () => {
  await speak('es-AR');
  expect(t('lobby-ready', { free: 1 })).toBe('Empezá ya o esperá a uno más.');
  expect(t('lobby-count', { taken: 3, chairs: 4 })).toBe('3 de 4');
  await speak('es');
  expect(t('lobby-ready', { free: 1 })).toBe('Empieza ya o espera a uno más.');
});

test.each([
  ['es', ['es-UY', 'en'], 'es-AR'],
  ['es', ['es-ES'], 'es'],
  ['es', ['fr', 'es-AR'], 'es'],
  ['fr', ['es-AR'], 'fr'],
] as const)('who chooses %s in a browser that asks for %o gets %s', (language, wanted, variant) => {
  expect(preferredVariant(language, wanted)).toBe(variant);
});

test.each(LANGUAGES)(
  'the first load in %s brings no words that are fetched later, nor those of the terminal',
  async (language) => {
    const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
      es: () => import('../src/lib/words/es'),
      'es-AR': () => import('../src/lib/words/es-AR'),
      en: () => import('../src/lib/words/en'),
      fr: () => import('../src/lib/words/fr'),
    };
    const paths = Object.keys((await files[language]()).default);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => /(terminal|lesson|rulings|\/rules)\.ftl$/.test(path))).toEqual([]);
  },
);
