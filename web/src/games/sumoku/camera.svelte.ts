/** Which part of an endless grid is seen, and how large. It grows with what lies there until somebody takes it in hand. */

import type { Point } from '../../lib/drag';
import type { Room } from '../../lib/fit';

export interface Cell {
  x: number;
  y: number;
}

/** Sides of a cell, in pixels: the largest by itself, and the limits of zooming. */
export interface Sizes {
  natural: number;
  least: number;
  most: number;
}

/** What lies over the lower corners of the room, in pixels. */
export interface Corners {
  height: number;
  left: number;
  right: number;
}

/** Cells left free around everything when the view is chosen anew, and the fewest that are seen across. */
const MARGIN = 1;
const FEWEST = 6;
/** Pixels between tiles and what lies in a corner. */
const APART = 8;
/** One step of a key, a button or a notch of the wheel. */
const STEP = 1.25;

export class Camera {
  /** The middle of what is seen, in cells. */
  x = $state(0.5);
  y = $state(0.5);
  /** The side of a cell, in pixels. */
  cell = $state(0);
  /** Somebody has moved it: it stays where it is until it is asked to show everything. */
  isHeld = $state(false);
  #room = $state.raw<Room>({ width: 0, height: 0 });
  #corners: Corners = { height: 0, left: 0, right: 0 };

  constructor(private readonly sizes: () => Sizes) {}

  /** See to it that everything can be seen; it moves only if something cannot. */
  follow(cells: readonly Cell[], room: Room, corners: Corners): void {
    this.#corners = corners;
    const isResized = room.width !== this.#room.width || room.height !== this.#room.height;
    this.#room = room;
    if (room.width === 0 || room.height === 0) return;
    if (!this.isHeld && (isResized || this.cell === 0 || !this.#sees(cells))) this.fit(cells);
  }

  /** Everything in sight, as large as there is room for. */
  fit(cells: readonly Cell[]): void {
    this.isHeld = false;
    // The whole room, if what lies in its corners covers nothing then; else what is above them.
    for (const foot of [0, this.#corners.height / 2, this.#corners.height]) {
      this.#fitAbove(cells, foot);
      if (!this.#isCovered(cells)) return;
    }
  }

  #fitAbove(cells: readonly Cell[], foot: number): void {
    const { left, right, top, bottom } = boundsOf(cells);
    const { natural, least } = this.sizes();
    const { width, height } = this.#room;
    const across = Math.max(FEWEST, right - left + 2 * MARGIN);
    const down = Math.max(FEWEST / 2, bottom - top + 2 * MARGIN);
    this.cell = Math.max(least, Math.floor(Math.min(natural, width / across, (height - foot) / down)));
    this.x = (left + right) / 2;
    const middle = (top + bottom) / 2;
    // Never so far up that the highest tiles are out of sight: those below can be panned to, or lie beside the corners.
    const highest = Math.max(middle, top + height / 2 / this.cell);
    this.y = Math.min(middle + foot / 2 / this.cell, highest);
  }

  #isCovered(cells: readonly Cell[]): boolean {
    const { x, y } = this.origin;
    const { width, height } = this.#room;
    const { height: foot, left, right } = this.#corners;
    return cells.some((one) => {
      const [from, to, below] = [x + one.x * this.cell, x + (one.x + 1) * this.cell, y + (one.y + 1) * this.cell];
      return below > height - foot - APART && (from < left + APART || to > width - right - APART);
    });
  }

  #sees(cells: readonly Cell[]): boolean {
    if (cells.length === 0) return true;
    const { left, right, top, bottom } = boundsOf(cells);
    const [halfWidth, halfHeight] = [this.#room.width / this.cell / 2, this.#room.height / this.cell / 2];
    // A place beside the outermost tile stays in sight: that is where the next one goes.
    const slack = 0.8;
    return (
      left - slack >= this.x - halfWidth &&
      right + slack <= this.x + halfWidth &&
      top - slack >= this.y - halfHeight &&
      bottom + slack <= this.y + halfHeight &&
      !this.#isCovered(cells)
    );
  }

  // By hand

  pan(by: Point): void {
    this.isHeld = true;
    this.x -= by.x / this.cell;
    this.y -= by.y / this.cell;
  }

  /** Larger or smaller; what is at the point stays there. Points are counted from the upper left corner of the room. */
  zoom(factor: number, at: Point = this.#middle): void {
    const { least, most } = this.sizes();
    const cell = Math.min(most, Math.max(least, this.cell * factor));
    const [dx, dy] = [at.x - this.#middle.x, at.y - this.#middle.y];
    this.x += dx / this.cell - dx / cell;
    this.y += dy / this.cell - dy / cell;
    this.cell = cell;
    this.isHeld = true;
  }

  step(direction: 1 | -1, at?: Point): void {
    this.zoom(direction > 0 ? STEP : 1 / STEP, at);
  }

  /** Bring a cell into sight. */
  reach({ x, y }: Cell): void {
    const [halfWidth, halfHeight] = [this.#room.width / this.cell / 2, this.#room.height / this.cell / 2];
    const clamp = (middle: number, half: number, at: number): number =>
      Math.min(Math.max(middle, at + 1.3 - half), at - 0.3 + half);
    const [nextX, nextY] = [clamp(this.x, halfWidth, x), clamp(this.y, halfHeight, y)];
    if (nextX === this.x && nextY === this.y) return;
    this.x = nextX;
    this.y = nextY;
    this.isHeld = true;
  }

  // Places

  get #middle(): Point {
    return { x: this.#room.width / 2, y: this.#room.height / 2 };
  }

  /** Where the upper left corner of the cell 0,0 is. */
  get origin(): Point {
    return { x: this.#room.width / 2 - this.x * this.cell, y: this.#room.height / 2 - this.y * this.cell };
  }

  cellAt(point: Point): Cell {
    return {
      x: Math.floor((point.x - this.origin.x) / this.cell),
      y: Math.floor((point.y - this.origin.y) / this.cell),
    };
  }
}

/** The edges of what is covered; a single cell where nothing is. */
export function boundsOf(cells: readonly Cell[]): { left: number; right: number; top: number; bottom: number } {
  if (cells.length === 0) return { left: 0, right: 1, top: 0, bottom: 1 };
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: Math.min(...ys), bottom: Math.max(...ys) + 1 };
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The cell a key leads to. */
export const ARROWS: Record<string, Cell> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const SIDES = Object.values(ARROWS);

/** Empty cells beside covered ones. */
export function rimOf(cells: readonly Cell[]): Cell[] {
  const taken = new Set(cells.map(keyOf));
  const found = new Map<string, Cell>();
  for (const cell of cells)
    for (const { x, y } of SIDES) {
      const beside = { x: cell.x + x, y: cell.y + y };
      if (!taken.has(keyOf(beside))) found.set(keyOf(beside), beside);
    }
  return [...found.values()];
}

/** Everything that hangs together with what lies on the cell, by edges. */
export function blockAround<T extends Cell>(start: T, all: readonly T[]): T[] {
  const rest = new Map(all.map((one) => [keyOf(one), one]));
  const found: T[] = [];
  const open = [start];
  rest.delete(keyOf(start));
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    for (const { x, y } of SIDES) {
      const key = keyOf({ x: next.x + x, y: next.y + y });
      const beside = rest.get(key);
      if (beside) {
        rest.delete(key);
        open.push(beside);
      }
    }
  }
  return found;
}
