/** What the server tells of the tiles: in which order colours come, and how long a canasta is. */

import { faceOf, isJoker } from '../../lib/pieces/tiles';
import { faceIn } from './pieceIds';

type Compare = (one: string, other: string) => number;

/** The ways a rack can be sorted: by colour, then number; by number, then colour. Jokers come last. */
export function sortsFrom(pieces: Record<string, unknown>): Record<'colour' | 'number', Compare> {
  const colours = (pieces['colours'] ?? []) as string[];
  const colourIn = (name: string): number => colours.indexOf(faceOf(faceIn(name)).colour);
  const colour: Compare = (one, other) => colourIn(one) - colourIn(other);
  const number: Compare = (one, other) => numberIn(one) - numberIn(other);
  const joker: Compare = (one, other) => Number(isJoker(one)) - Number(isJoker(other));
  const name: Compare = (one, other) => one.localeCompare(other);
  return {
    colour: (one, other) => joker(one, other) || colour(one, other) || number(one, other) || name(one, other),
    number: (one, other) => joker(one, other) || number(one, other) || colour(one, other) || name(one, other),
  };
}

function numberIn(name: string): number {
  return Number(faceOf(faceIn(name)).number);
}

/** So many tiles make a canasta. */
export function canastaFrom(pieces: Record<string, unknown>): number {
  return Number(pieces['canasta'] ?? 0);
}
