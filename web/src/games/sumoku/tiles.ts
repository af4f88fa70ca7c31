/** Sumoku's tiles as they are written on the line: `R5a` is one of the two red fives. */

import { t } from '../../lib/words/i18n';

export type Tile = string;

/** A tile on a cell. `x` grows to the right, `y` downwards; a six lies as 6 or as 9. */
export interface Laid {
  tile: Tile;
  x: number;
  y: number;
  value: number;
}

const COLOURS: Record<string, string> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};

/** As the style sheets call it. */
export function colourOf(tile: Tile): string {
  return COLOURS[tile.charAt(0)] ?? 'red';
}

export function numberOf(tile: Tile): number {
  return Number(tile.charAt(1));
}

/** The one tile that reads as another number when it is turned round. */
export function isSix(tile: Tile): boolean {
  return numberOf(tile) === 6;
}

/** What a six is when it is turned round. */
export function turned(value: number): number {
  return value === 9 ? 6 : 9;
}

export function tileName(tile: Tile, value = numberOf(tile)): string {
  return t('sumoku-page-tile', { number: value, colour: colourOf(tile) });
}

const ORDER = Object.keys(COLOURS);

export function byColour(one: Tile, other: Tile): number {
  return ORDER.indexOf(one.charAt(0)) - ORDER.indexOf(other.charAt(0)) || byNumber(one, other);
}

export function byNumber(one: Tile, other: Tile): number {
  return (
    numberOf(one) - numberOf(other) ||
    ORDER.indexOf(one.charAt(0)) - ORDER.indexOf(other.charAt(0)) ||
    compare(one, other)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
