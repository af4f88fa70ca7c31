/** The words of lessons, fetched when somebody wants to learn. */

import { addWords } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';

const files = import.meta.glob<string>('../../../src/sobremesa/locales/*/*lesson.ftl', {
  query: '?raw',
  import: 'default',
});

/** Fetch what all lessons say and what this game's says, in the language of the page. */
export async function learnWords(game: string): Promise<void> {
  const wanted = [`/${settings.language}/lesson.ftl`, `/${settings.language}/${game}-lesson.ftl`];
  const found = Object.entries(files).filter(([path]) => wanted.some((end) => path.endsWith(end)));
  for (const text of await Promise.all(found.map(([, load]) => load()))) addWords(text);
}
