import { expect, test } from 'vitest';
import { speak, t } from '../../src/lib/words/i18n';
import { fetchWords } from '../../src/lib/words/moreWords';
import { isFound, marked, rulingsIn, wordsOf } from '../../src/table/rules/rulings';

test('the rulings of a game are found in its file, once, with their sections', async () => {
  await speak('es-AR');
  const rulings = rulingsIn('burako', await fetchWords('rules', 'burako-rulings'));
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings[0]).toEqual({ id: 'burako-ruling-goal-target', section: 'goal' });
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
  expect(t('rules-here')).toBe('Acá');
  expect(t('burako-ruling-goal-target.here')).toContain('3000');
});

test.each([
  ['comodin PIERNA', true],
  ['comodín  escalera', false],
  ['  ', true],
  ['zzz', false],
])('“%s” is found without regard to accents and capitals, if all its words are there', (query, isThere) => {
  expect(isFound(wordsOf(query), ['Un comodín en', 'una pierna de tres'])).toBe(isThere);
});

test('what was searched for is marked where it is', () => {
  const pieces = marked('El 1 no está más allá', wordsOf('esta mas'));
  expect(pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')).toBe('El 1 no [está] [más] allá');
  expect(marked('nada', [])).toEqual([{ text: 'nada', isHit: false }]);
});
