/**
 * Where the sets lie on the cloth: in rows, as large as the room allows, and wherever possible where they lay before.
 *
 * All lengths are in widths of a tile, so that a layout holds for any size of it.
 */

import type { Tile } from '../../lib/pieces/tiles';

export interface Spot {
  row: number;
  x: number;
}

export interface Lying {
  id: number;
  tiles: readonly Tile[];
}

/** How long a set is, and how much room is left between two. */
export interface Measure {
  /** Around the tiles of a set, at both ends together. */
  pad: number;
  gap: number;
}

export interface Room {
  width: number;
  rows: number;
}

/** Where the first set lies: in the middle of a wide cloth, at the beginning of a narrow one. */
export type Start = 'middle' | 'beginning';

/** Going to another row is as far as this way along a row. */
const ROW_COST = 6;

interface Bar {
  id: number;
  width: number;
}

type Spots = ReadonlyMap<number, Spot>;

/** Where everything lies: what can stay stays; null if there is no room for all of it. */
export function settle(
  lots: readonly Lying[],
  before: Spots,
  room: Room,
  { pad, gap }: Measure,
  start: Start = 'middle',
  come: ReadonlySet<number> = new Set(),
): Map<number, Spot> | null {
  const bars = lots.map(({ id, tiles }) => ({ id, width: Math.min(room.width, tiles.length + pad) }));
  const isFirst = before.size === 0 && lots.length > 1;
  return (
    (isFirst ? null : keeping(bars, before, room, gap, start, come)) ??
    // What lies scattered leaves gaps that nothing fits into: then all is laid anew, line by line.
    keeping(bars, packed(bars, before, room, gap, start), room, gap, start, come)
  );
}

function keeping(
  bars: Bar[],
  before: Spots,
  room: Room,
  gap: number,
  start: Start,
  come: ReadonlySet<number>,
): Map<number, Spot> | null {
  const rows: Bar[][] = Array.from({ length: room.rows }, () => []);
  const spots = new Map<number, Spot>();
  const homeless: Bar[] = [];
  for (const bar of bars) {
    const spot = before.get(bar.id);
    if (spot && rows[spot.row]) rows[spot.row]!.push(bar);
    else homeless.push(bar);
  }
  for (const [row, inRow] of rows.entries()) homeless.push(...align(row, inRow, before, room.width, gap, spots, come));
  for (const bar of homeless.sort((one, other) => other.width - one.width || one.id - other.id)) {
    const spot = placeFor(bar, before.get(bar.id), bars, spots, room, gap, start);
    if (!spot) return null;
    spots.set(bar.id, spot);
  }
  return spots;
}

/** Let the sets of a row make room for one another; those for which there is none are given back, the newest first. */
function align(
  row: number,
  bars: Bar[],
  before: Spots,
  width: number,
  gap: number,
  spots: Map<number, Spot>,
  come: ReadonlySet<number>,
): Bar[] {
  const line = [...bars].sort((one, other) => before.get(one.id)!.x - before.get(other.id)!.x);
  const left: Bar[] = [];
  while (line.reduce((sum, bar) => sum + bar.width + gap, -gap) > width + 1e-6) {
    const newest = line.findLastIndex(({ id }) => come.has(id));
    left.push(...line.splice(newest < 0 ? line.length - 1 : newest, 1));
  }
  const xs: number[] = [];
  let from = 0;
  for (const bar of line) {
    xs.push(Math.max(from, before.get(bar.id)!.x));
    from = xs.at(-1)! + bar.width + gap;
  }
  let to = width;
  for (let place = line.length - 1; place >= 0; place -= 1) {
    xs[place] = Math.min(xs[place]!, to - line[place]!.width);
    to = xs[place]! - gap;
  }
  line.forEach((bar, place) => spots.set(bar.id, { row, x: xs[place]! }));
  return left;
}

/** The free place nearest to where it is wanted. */
function placeFor(
  bar: Bar,
  wanted: Spot | undefined,
  bars: Bar[],
  spots: Map<number, Spot>,
  room: Room,
  gap: number,
  start: Start,
): Spot | null {
  const widths = new Map(bars.map(({ id, width }) => [id, width]));
  const goal = wanted ?? firstGoal(bar, room, start);
  let best: (Spot & { cost: number }) | null = null;
  for (let row = 0; row < room.rows; row += 1) {
    for (const [from, to] of gapsIn(row, spots, widths, room.width, gap)) {
      if (to - from < bar.width - 1e-6) continue;
      const x = Math.min(Math.max(goal.x, from), to - bar.width);
      const cost = Math.abs(x - goal.x) + Math.abs(row - goal.row) * (start === 'middle' ? ROW_COST : room.width);
      if (!best || cost < best.cost - 1e-6) best = { row, x, cost };
    }
  }
  return best && { row: best.row, x: best.x };
}

function firstGoal(bar: Bar, room: Room, start: Start): Spot {
  if (start === 'beginning') return { row: 0, x: 0 };
  return { row: Math.floor((room.rows - 1) / 2), x: (room.width - bar.width) / 2 };
}

/** The free stretches of a row. */
function gapsIn(
  row: number,
  spots: Spots,
  widths: ReadonlyMap<number, number>,
  width: number,
  gap: number,
): [number, number][] {
  const taken = [...spots]
    .filter(([, spot]) => spot.row === row)
    .map(([id, { x }]) => [x - gap, x + widths.get(id)! + gap] as const)
    .sort((one, other) => one[0] - other[0]);
  const free: [number, number][] = [];
  let from = 0;
  for (const [start, end] of taken) {
    if (start > from) free.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < width) free.push([from, width]);
  return free;
}

/** One after the other, in the order in which they lay. */
function packed(bars: Bar[], before: Spots, room: Room, gap: number, start: Start): Map<number, Spot> {
  const order = [...bars].sort((one, other) => {
    const [a, b] = [before.get(one.id), before.get(other.id)];
    if (!a || !b) return Number(!a) - Number(!b) || one.id - other.id;
    return a.row - b.row || a.x - b.x;
  });
  const rows: { bars: Bar[]; used: number }[] = [];
  for (const bar of order) {
    // The fullest row it still fits into, so that none is left half empty.
    const fitting = rows.filter(({ used }) => used + gap + bar.width <= room.width + 1e-6);
    const row = fitting.sort((one, other) => other.used - one.used)[0];
    if (row) {
      row.bars.push(bar);
      row.used += gap + bar.width;
    } else rows.push({ bars: [bar], used: bar.width });
  }
  const spots = new Map<number, Spot>();
  const first = start === 'middle' ? Math.max(0, Math.floor((room.rows - rows.length) / 2)) : 0;
  rows.forEach((row, place) => {
    const spare = start === 'middle' ? (room.width - row.used) / 2 : 0;
    let x = Math.max(0, spare);
    for (const bar of row.bars) {
      spots.set(bar.id, { row: first + place, x });
      x += bar.width + gap;
    }
  });
  return spots;
}

/** Where sets that have a number of their own now wish to lie, from where their tiles lay. */
export function inherited(lots: readonly Lying[], before: Spots, lay: readonly Lying[]): Map<number, Spot> {
  const ids = new Set(lots.map(({ id }) => id));
  const spots = new Map([...before].filter(([id]) => ids.has(id)));
  const heirless = lay.filter(({ id }) => !ids.has(id) && before.has(id));
  for (const lot of lots) {
    if (spots.has(lot.id)) continue;
    const old = nearest(lot, heirless) ?? nearest(lot, lay);
    const spot = old && before.get(old.id);
    if (!old || !spot) continue;
    const first = old.tiles.findIndex((tile) => lot.tiles.includes(tile));
    spots.set(lot.id, { row: spot.row, x: spot.x + (ids.has(old.id) ? first + 0.5 : 0) });
    if (heirless.includes(old)) heirless.splice(heirless.indexOf(old), 1);
  }
  return spots;
}

/** The set with which it has most tiles in common. */
function nearest(lot: Lying, lay: readonly Lying[]): Lying | null {
  const shared = lay
    .map((old) => ({ old, count: old.tiles.filter((tile) => lot.tiles.includes(tile)).length }))
    .sort((one, other) => other.count - one.count)[0];
  return shared && shared.count > 0 ? shared.old : null;
}
