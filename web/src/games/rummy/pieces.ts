/** What the server tells of the tiles: in which order colours come, and what each counts on a rack. */

import { faceOf, isJoker, likeness, type Tile } from '../../lib/pieces/tiles';

type Compare = (one: Tile, other: Tile) => number;

/** The ways a rack can be sorted: by colour, then number; by number, then colour. Jokers come last. */
export function sortsFrom(pieces: Record<string, unknown>): Record<'colour' | 'number', Compare> {
  const colours = Array.isArray(pieces['colours']) ? (pieces['colours'] as string[]) : [];
  const colour: Compare = (one, other) => colours.indexOf(faceOf(one).colour) - colours.indexOf(faceOf(other).colour);
  const number: Compare = (one, other) => Number(faceOf(one).number) - Number(faceOf(other).number);
  const joker: Compare = (one, other) => Number(isJoker(one)) - Number(isJoker(other));
  const name: Compare = (one, other) => one.localeCompare(other);
  return {
    colour: (one, other) => joker(one, other) || colour(one, other) || number(one, other) || name(one, other),
    number: (one, other) => joker(one, other) || number(one, other) || colour(one, other) || name(one, other),
  };
}

/** What a tile counts on a rack. */
export function valuesFrom(pieces: Record<string, unknown>): (tile: Tile) => number {
  const values = (pieces['values'] ?? {}) as Record<string, number>;
  return (tile) => values[likeness(tile)] ?? 0;
}
