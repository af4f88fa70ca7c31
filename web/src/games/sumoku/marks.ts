/** What is written at lines: their sums, and rings round those that are wrong. */

import type { Ghost, OnBoard, Ring, Sum } from './board';
import { endOf } from './scene';
import { numberOf, type Laid, type Tile } from './tiles';
import type { Action, LineView } from './types';

/** The sum of each line at its end. */
export function sumsAt(lines: readonly LineView[]): Sum[] {
  return lines.map((line) => ({
    ...endOf(line),
    isRow: line.direction === 'row',
    text: String(line.sum),
    tone: line.faults.length > 0 ? 'bad' : 'ok',
  }));
}

export function ringsAt(lines: readonly LineView[]): Ring[] {
  return lines
    .filter(({ faults }) => faults.length > 0)
    .map(({ x, y, length, direction }) => ({ x, y, length, isRow: direction === 'row', tone: 'bad' }));
}

/** A sum says what is wrong with it by itself; a colour twice, or a line too long, does not. */
export function unspoken(lines: readonly LineView[]): LineView[] {
  return lines.filter(({ faults }) => faults.some((fault) => fault !== 'bad_sum'));
}

/** Lines of which every tile lies as it did when they were judged. */
export function stillTrue(lines: readonly LineView[], then: readonly Laid[], now: readonly Laid[]): LineView[] {
  const at = (tiles: readonly Laid[]): Map<string, string> =>
    new Map(tiles.map(({ tile, x, y, value }) => [`${x},${y}`, `${tile}=${value}`]));
  const [before, after] = [at(then), at(now)];
  return lines.filter(({ x, y, length, direction }) => {
    const cells = Array.from({ length: length + 2 }, (_, place) =>
      direction === 'row' ? `${x + place - 1},${y}` : `${x},${y + place - 1}`,
    );
    return cells.every((cell) => before.get(cell) === after.get(cell));
  });
}

/** Tiles as they lie, each with what is to be seen of it. */
export function dressed(
  tiles: readonly Laid[],
  look: (tile: Tile) => string,
  isLoose: (tile: Tile) => boolean,
): OnBoard[] {
  return tiles.map((one) => ({ ...one, look: look(one.tile), isLoose: isLoose(one.tile) }));
}

/** Where the tiles of an action would lie. */
export function ghostsOf(action: Action | undefined): Ghost[] {
  const laid = action?.type === 'play' ? action.placements : action?.type === 'arrange' ? action.moves : [];
  return laid.flatMap(({ tile, x, y, value }) =>
    x == null || y == null ? [] : [{ tile, x, y, value: value ?? numberOf(tile) }],
  );
}
