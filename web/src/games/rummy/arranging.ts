/**
 * The table as somebody rearranges it: sets, finished or not, and how tiles go from one to another.
 *
 * Nothing here judges a set: that is the server's part. Tiles are only kept in the order in which they would lie on a
 * table, rising numbers from left to right, a joker where it was put.
 */

import { faceOf, isJoker, likeness, type Tile } from '../../lib/pieces/tiles';

export type Kind = 'run' | 'group';

/** Tiles that lie together. */
export interface TableSet {
  /** Stays the same while tiles come and go. */
  id: number;
  /** What its player says it is; where nobody says so, what it looks like. */
  kind: Kind | null;
  tiles: readonly Tile[];
}

export type TableSets = readonly TableSet[];

/** Where tiles are put: into a set, at one of its places or wherever they belong; or beside all of them. */
export interface Spot {
  lot: number;
  /** In front of the tile that has this place now. */
  place: number | null;
}

const numberOf = (tile: Tile): number => Number(faceOf(tile).number);
const numbersIn = (tiles: readonly Tile[]): number[] => tiles.filter((tile) => !isJoker(tile)).map(numberOf);

/** The sets of a table, in its order. */
export function tableSetsOf(sets: readonly { set: number; kind: Kind; tiles: readonly Tile[] }[]): TableSet[] {
  return sets.map(({ set, kind, tiles }) => ({ id: set, kind, tiles }));
}

export function tilesOn(lots: TableSets): Tile[] {
  return lots.flatMap(({ tiles }) => tiles);
}

export function tableSetOf(lots: TableSets, tile: Tile): TableSet | null {
  return lots.find(({ tiles }) => tiles.includes(tile)) ?? null;
}

/** What it is, or seems to become: equal numbers are a group. */
export function kindOf({ kind, tiles }: Pick<TableSet, 'kind' | 'tiles'>): Kind {
  const numbers = numbersIn(tiles);
  if (numbers.length <= 1) return kind ?? 'group';
  return numbers.every((number) => number === numbers[0]) ? 'group' : 'run';
}

/** As it goes over the line. */
export function setsOf(lots: TableSets): { kind: Kind; tiles: Tile[] }[] {
  return lots.map((lot) => ({ kind: kindOf(lot), tiles: [...lot.tiles] }));
}

/** The number that belongs to each place of a row: that of its tile, or for a joker the one its neighbours leave to it. */
function numbersAlong(tiles: readonly Tile[]): number[] {
  const known = tiles.map((tile) => (isJoker(tile) ? null : numberOf(tile)));
  const first = known.findIndex((number) => number !== null);
  let last = first < 0 ? 0 : known[first]! - first - 1;
  return known.map((number) => (last = number ?? last + 1));
}

// Taking away

/** Without these tiles. A row falls apart where something is taken out of its middle. */
export function without(lots: TableSets, gone: readonly Tile[]): TableSet[] {
  let next = nextId(lots);
  return lots.flatMap((lot) => {
    if (!lot.tiles.some((tile) => gone.includes(tile))) return [lot];
    const parts = kindOf(lot) === 'run' ? partsOf(lot.tiles, gone) : [lot.tiles.filter((tile) => !gone.includes(tile))];
    return parts
      .filter((tiles) => tiles.length > 0)
      .map((tiles, part) => ({ id: part === 0 ? lot.id : next++, kind: lot.kind, tiles }));
  });
}

function partsOf(tiles: readonly Tile[], gone: readonly Tile[]): Tile[][] {
  const parts: Tile[][] = [[]];
  for (const tile of tiles) {
    if (!gone.includes(tile)) parts.at(-1)!.push(tile);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts;
}

/** Pull a set apart in front of one of its places. */
export function split(lots: TableSets, id: number, place: number): TableSet[] {
  const next = nextId(lots);
  return lots.flatMap((lot) =>
    lot.id !== id || place <= 0 || place >= lot.tiles.length
      ? [lot]
      : [
          { ...lot, tiles: lot.tiles.slice(0, place) },
          { id: next, kind: lot.kind, tiles: lot.tiles.slice(place) },
        ],
  );
}

// Putting down

/** A set of their own. */
export function aside(lots: TableSets, tiles: readonly Tile[]): TableSet[] {
  const whole = lots.find((lot) => isSame(lot.tiles, tiles));
  if (whole) return [...lots];
  const rest = without(lots, tiles);
  return [...rest, { id: nextId([...lots, ...rest]), kind: null, tiles: inOrder([], tiles) }];
}

/** Tiles into a set, wherever they lay before. */
export function put(lots: TableSets, tiles: readonly Tile[], { lot: id, place }: Spot): TableSet[] {
  const target = lots.find((lot) => lot.id === id);
  if (!target || tiles.some((tile) => target.tiles.includes(tile))) return [...lots];
  const rest = without(lots, tiles);
  const [only] = tiles;
  if (tiles.length === 1 && only !== undefined && !isJoker(only)) {
    const taken = placeTaken(target, only, place);
    if (taken !== null) return onto(rest, target, only, taken);
  }
  const before = place === null ? null : (target.tiles[place] ?? null);
  return rest.map((lot) => (lot.id === id ? { ...lot, tiles: inOrder(lot.tiles, tiles, before) } : lot));
}

/** The place of a set that a tile would have, if something lies there: a joker it is put on, or one that stands for it. */
function placeTaken(lot: TableSet, tile: Tile, place: number | null): number | null {
  const pointed = place === null ? undefined : lot.tiles[place];
  if (pointed !== undefined && isJoker(pointed)) return place;
  if (kindOf({ kind: lot.kind, tiles: [...lot.tiles, tile] }) === 'group') return null;
  const found = numbersAlong(lot.tiles).indexOf(numberOf(tile));
  const there = lot.tiles[found];
  if (there === undefined || kindOf(lot) === 'group') return null;
  return isJoker(there) || likeness(there) === likeness(tile) ? found : null;
}

/** A joker makes way and lies beside; at an equal tile the row is parted, and the new tile begins its second half. */
function onto(lots: TableSets, target: TableSet, tile: Tile, place: number): TableSet[] {
  const next = nextId([...lots, target]);
  const there = target.tiles[place]!;
  const isEnd = place === 0 || place === target.tiles.length - 1;
  return lots.flatMap((lot) => {
    if (lot.id !== target.id) return [lot];
    if (isJoker(there))
      return [
        { ...lot, tiles: lot.tiles.map((one) => (one === there ? tile : one)) },
        { id: next, kind: null, tiles: [there] },
      ];
    if (isEnd) return [lot, { id: next, kind: null, tiles: [tile] }];
    return [
      { ...lot, tiles: lot.tiles.slice(0, place + 1) },
      { id: next, kind: lot.kind, tiles: [tile, ...lot.tiles.slice(place + 1)] },
    ];
  });
}

/** Both as they would lie in one set: by their numbers; jokers alone in front of a tile, into a gap, or at the end. */
function inOrder(there: readonly Tile[], come: readonly Tile[], before: Tile | null = null): Tile[] {
  const all = [...there, ...come];
  const isGroup = kindOf({ kind: null, tiles: all }) === 'group';
  const isJokers = come.every(isJoker);
  if (isGroup || isJokers) {
    const at = before !== null && isJokers ? there.indexOf(before) : isGroup ? there.length : gapIn(there);
    return [...there.slice(0, at), ...come, ...there.slice(at)];
  }
  const numbers = [...numbersAlong(there), ...numbersAlong(ranged(come))];
  const tiles = [...there, ...ranged(come)];
  return tiles
    .map((tile, index) => ({ tile, index, number: numbers[index]! }))
    .sort((one, other) => one.number - other.number || one.index - other.index)
    .map(({ tile }) => tile);
}

/** Tiles that were picked here and there, by their numbers; jokers fill the gaps between them, the rest go last. */
function ranged(tiles: readonly Tile[]): Tile[] {
  const isRow = numbersAlong(tiles).every((number, place, all) => place === 0 || number > all[place - 1]!);
  if (isRow) return [...tiles];
  const numbered = tiles.filter((tile) => !isJoker(tile)).sort((one, other) => numberOf(one) - numberOf(other));
  return tiles.filter(isJoker).reduce((row, joker) => {
    const gap = gapIn(row);
    return [...row.slice(0, gap), joker, ...row.slice(gap)];
  }, numbered);
}

/** Where a number is left out in a row; else its end. */
function gapIn(tiles: readonly Tile[]): number {
  const numbers = numbersAlong(tiles);
  const gap = numbers.findIndex((number, place) => place > 0 && number - numbers[place - 1]! > 1);
  return gap < 0 ? tiles.length : gap;
}

// What has changed

/** Whether the two tables are the same but for the order of their sets. */
export function isAlike(some: TableSets, others: TableSets): boolean {
  const keys = (lots: TableSets): string =>
    lots
      .map((lot) => `${kindOf(lot)} ${lot.tiles.join(' ')}`)
      .sort()
      .join('/');
  return keys(some) === keys(others);
}

/** A joker that is alone, or with nothing but another: it waits to be placed. */
export function isLoose({ tiles }: TableSet): boolean {
  return tiles.every(isJoker);
}

function isSame(some: readonly Tile[], others: readonly Tile[]): boolean {
  return some.length === others.length && some.every((tile) => others.includes(tile));
}

/** Sets that are only tried out are told from those of the table, which the server numbers. */
const TRIED = 1000;

function nextId(lots: TableSets): number {
  return Math.max(TRIED - 1, ...lots.map(({ id }) => id)) + 1;
}

/** A whole table: a set that has most in common with one that lies there is that set, changed. */
export function likeSets(known: TableSets, table: readonly { kind: Kind; tiles: readonly Tile[] }[]): TableSets {
  const taken = new Set<number>();
  let next = Math.max(1000, ...known.map(({ id }) => id)) + 1;
  return table.map(({ kind, tiles }) => {
    const old = known
      .filter(({ id }) => !taken.has(id))
      .map((one) => ({ one, count: one.tiles.filter((tile) => tiles.includes(tile)).length }))
      .sort((one, other) => other.count - one.count)[0];
    const id = old && old.count > 0 ? old.one.id : next++;
    taken.add(id);
    return { id, kind, tiles: [...tiles] };
  });
}
