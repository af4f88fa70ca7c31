import { expect, test } from 'vitest';
import { colourOf, faceOf, isJoker, likeness } from '../../src/lib/pieces/tiles';

test('a tile is read from its name, with or without its copy', () => {
  expect(faceOf('R6a')).toEqual({ number: '6', colour: 'R' });
  expect(faceOf('K13')).toEqual({ number: '13', colour: 'K' });
  expect(faceOf('9')).toEqual({ number: '9', colour: '' });
  expect(faceOf('Jb')).toEqual({ number: '', colour: '' });
  expect([isJoker('J'), isJoker('Ja'), isJoker('K1a')]).toEqual([true, true, false]);
});

test('copies are alike, and so are the jokers', () => {
  expect(['R6a', 'R6b', 'R6', 'Ja', 'Jb', 'B11b'].map(likeness)).toEqual(['R6', 'R6', 'R6', 'J', 'J', 'B11']);
  expect([colourOf('Y3'), colourOf('Ja')]).toEqual(['yellow', 'black']);
});
