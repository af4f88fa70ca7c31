/** How large the tiles of both sides can be so that all melds are seen, and which melds fold when they are many. */

import type { Room } from '../../lib/layout/fit';
import type { MeldView } from './types';

/** What is seen of a tile in the middle of a folded meld, as a part of its width. */
const SLIVER = 0.2;
/** From one tile of an open meld to the next. */
export const STEP = 1.03;
export const TALL = 1.34;
/** Tiles of the other side are so much smaller than the own. */
export const FAR = 0.86;
/** So many more tiles than are seen whole make folding worth while. */
const WORTH = 2;

export interface Wanted {
  /** Melds somebody wants to see open or folded, whatever there is room for. */
  readonly opened: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
}

export interface Sizes {
  least: number;
  /** Above this width of a tile nothing has to fold. */
  easy: number;
  most: number;
  pad: number;
  /** Between melds of a line, and between lines. */
  beside: number;
  between: number;
}

export interface Layout {
  /** Width of an own tile in pixels. */
  tile: number;
  folded: ReadonlySet<string>;
}

/** Of a folded meld both ends and its wild tiles are seen whole: what can be added, and what can be swapped. */
export function isWhole({ tiles }: MeldView, place: number): boolean {
  return place === 0 || place === tiles.length - 1 || tiles[place]!.wild;
}

/** Width of a meld, counted in tiles. */
export function unitsOf(meld: MeldView, isFolded: boolean): number {
  if (!isFolded) return meld.tiles.length;
  const whole = wholeIn(meld);
  return whole + (meld.tiles.length - whole) * SLIVER;
}

export function canFold(meld: MeldView): boolean {
  return meld.tiles.length >= wholeIn(meld) + WORTH;
}

function wholeIn(meld: MeldView): number {
  return meld.tiles.filter((_, place) => isWhole(meld, place)).length;
}

/** First the other side's melds fold, canastas and long ones before short ones; the own ones last. */
function foldingOrder(far: readonly MeldView[], near: readonly MeldView[]): string[] {
  const byLength = (melds: readonly MeldView[]): MeldView[] =>
    melds.filter(canFold).sort((one, other) => other.tiles.length - one.tiles.length);
  return [...byLength(far), ...byLength(near)].map(({ meld }) => meld);
}

/** The melds of both sides share the height; each line is as high as a tile and what is around it. */
export function layOut(
  far: readonly MeldView[],
  near: readonly MeldView[],
  room: Room,
  sizes: Sizes,
  { opened, folded: wanted }: Wanted,
): Layout {
  const folded = new Set([...far, ...near].filter((meld) => wanted.has(meld.meld) && canFold(meld)).map((m) => m.meld));
  const queue = foldingOrder(far, near).filter((meld) => !opened.has(meld) && !folded.has(meld));
  let tile = largest(far, near, room, sizes, folded);
  for (const meld of queue) {
    if (tile !== null && tile >= sizes.easy) break;
    folded.add(meld);
    tile = largest(far, near, room, sizes, folded);
  }
  if (tile === null) return { tile: sizes.least, folded };
  // Folding one more may have made room for others: what can lie open does.
  for (const meld of queue.filter((one) => folded.has(one)).reverse()) {
    folded.delete(meld);
    const larger = largest(far, near, room, sizes, folded);
    if (larger === null || larger < Math.min(tile, sizes.easy)) folded.add(meld);
    else tile = larger;
  }
  return { tile, folded };
}

/** The largest width at which all fits; null if there is none. */
function largest(
  far: readonly MeldView[],
  near: readonly MeldView[],
  room: Room,
  { least, most, pad, beside, between }: Sizes,
  folded: ReadonlySet<string>,
): number | null {
  const units = (melds: readonly MeldView[]): number[] => melds.map((meld) => unitsOf(meld, folded.has(meld.meld)));
  const fits = (groups: readonly number[], width: number, tile: number): number =>
    linesOf(groups, width, tile, pad, beside) * (tile * TALL + 2 * pad + between);
  for (let tile = most; tile >= least; tile -= 1)
    if (fits(units(far), room.width, tile * FAR) + fits(units(near), room.width, tile) <= room.height) return tile;
  return null;
}

function linesOf(groups: readonly number[], across: number, tile: number, pad: number, gap: number): number {
  let lines = groups.length === 0 ? 0 : 1;
  let used = 0;
  for (const units of groups) {
    const long = Math.min(across, units * tile * STEP + 2 * pad);
    const next = used === 0 ? long : used + gap + long;
    lines += next > across ? 1 : 0;
    used = next > across ? long : next;
  }
  return lines;
}

/** How many of the newest tiles of the pozo are seen whole, where older ones show only an edge. */
export function wholeInPozo(tiles: number, width: number, tile: number, lines = 1): number {
  if (lines > 1 && tiles <= lines * Math.floor(width / (tile * STEP))) return tiles;
  const all = Math.floor((width - tile * SLIVER * tiles) / (tile * (STEP - SLIVER)));
  return Math.max(1, Math.min(tiles, all));
}
