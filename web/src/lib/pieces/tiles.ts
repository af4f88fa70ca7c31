/** Number tiles as they are written on the line: `R6a`, `Jb`; without the copy it is a face, `R6` or `J`, or a number, `6`. */

import { t } from '../words/i18n';

export type Tile = string;

export interface TileFace {
  /** As it stands on the tile: `1` … `13`; empty for a joker. */
  number: string;
  /** `K`, `R`, `B`, `Y`; empty for a joker, and where only the number matters. */
  colour: string;
}

const COLOURS: Record<string, string> = { K: 'black', R: 'red', B: 'blue', Y: 'yellow' };

export function isJoker(tile: Tile): boolean {
  return tile.startsWith('J');
}

export function faceOf(tile: Tile): TileFace {
  const [, colour = '', number = ''] = /^([KRBY]?)(\d*)/.exec(tile) ?? [];
  return { number, colour };
}

/** What like tiles have in common: each is there twice, and both jokers are the same. */
export function likeness(tile: Tile): string {
  return isJoker(tile) ? 'J' : tile.replace(/[ab]$/, '');
}

/** The colour as the style sheets call it; of a joker that of a black tile. */
export function colourOf(tile: Tile): string {
  return COLOURS[faceOf(tile).colour] ?? 'black';
}

export function tileName(tile: Tile): string {
  if (isJoker(tile)) return t('tile-joker');
  const { number, colour } = faceOf(tile);
  return t('tile', { number, colour: colour || 'none' });
}
