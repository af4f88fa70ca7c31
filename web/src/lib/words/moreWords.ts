/** Words that are seldom needed, fetched when they are: those of lessons, and those of the rules. */

import { addWords } from './i18n';
import { baseOf, settings } from '../device/settings.svelte';

const FOLDER = '../../../../src/sobremesa/locales';
const files = import.meta.glob<string>(
  [
    '../../../../src/sobremesa/locales/*/*lesson.ftl',
    '../../../../src/sobremesa/locales/*/*rulings.ftl',
    '../../../../src/sobremesa/locales/*/rules.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Fetch these files in the language of the page, and return their texts. A regional variant may lack some of them. */
export async function fetchWords(...names: string[]): Promise<string[]> {
  const { language } = settings;
  const layers = [...new Set([baseOf(language), language])];
  const loads = layers.flatMap((layer) => names.map((name) => files[`${FOLDER}/${layer}/${name}.ftl`] ?? []).flat());
  const texts = await Promise.all(loads.map((load) => load()));
  if (settings.language === language) texts.forEach(addWords);
  return texts;
}
