/** Which part of an endless grid is seen, and how large. It grows with what lies there until somebody takes it in hand. */

import type { Point } from '../../lib/motion/drag';
import type { Room } from '../../lib/layout/fit';

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

/** What lies over the lower corners of the room, and over its upper edge, in pixels. */
export interface Corners {
  height: number;
  left: number;
  right: number;
  top?: number;
  /** What of it is still there, in the lower left corner, when the board is near. */
  near?: { height: number; left: number };
}

/** The part of the grid that is seen, in cells. */
export interface Window {
  left: number;
  top: number;
  across: number;
  down: number;
}

/** Where the cell 0,0 was and how large it was, before the camera went elsewhere. */
export interface Glide {
  origin: Point;
  cell: number;
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
  /** It has come near to what can be done, and stays there. */
  isNear = $state(false);
  /** Where it was before its last leap: the board glides from there. */
  glide = $state.raw<Glide | null>(null);
  #room = $state.raw<Room>({ width: 0, height: 0 });
  #corners: Corners = { height: 0, left: 0, right: 0 };

  constructor(private readonly sizes: () => Sizes) {}

  /** See to it that everything can be seen; it moves only if something cannot, and not while it `stays`. */
  follow(cells: readonly Cell[], room: Room, corners: Corners, stays = false): void {
    this.#corners = corners;
    const isResized = room.width !== this.#room.width || room.height !== this.#room.height;
    this.#room = room;
    if (room.width === 0 || room.height === 0) return;
    if (stays && this.cell > 0 && !isResized) return;
    if (!this.isHeld && !this.isNear && (isResized || this.cell === 0 || !this.#sees(cells))) this.fit(cells);
  }

  /** Everything in sight, as large as there is room for. */
  fit(cells: readonly Cell[]): void {
    this.isHeld = this.isNear = false;
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
    const head = this.#head;
    const across = Math.max(FEWEST, right - left + 2 * MARGIN);
    const down = Math.max(FEWEST / 2, bottom - top + 2 * MARGIN);
    this.cell = Math.max(least, Math.floor(Math.min(natural, width / across, (height - foot - head) / down)));
    this.x = (left + right) / 2;
    const middle = (top + bottom) / 2;
    // Never so far up that the highest tiles are out of sight: those below can be panned to, or lie beside the corners.
    const highest = Math.max(middle, top + (height / 2 - head) / this.cell);
    this.y = Math.min(middle + (foot - head) / 2 / this.cell, highest);
  }

  get #head(): number {
    return this.#corners.top ?? 0;
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
      top - slack >= this.y - halfHeight + (this.#head > 0 ? this.#head / this.cell - slack : 0) &&
      bottom + slack <= this.y + halfHeight &&
      !this.#isCovered(cells)
    );
  }

  // Near and far

  /** Everything in sight again. */
  whole(cells: readonly Cell[]): void {
    this.#leap(() => this.fit(cells));
  }

  /** So near that cells have this side, with this point of the grid in the middle. */
  comeTo(middle: Point, cell = this.cell): void {
    this.#leap(() => {
      this.x = middle.x;
      this.y = middle.y;
      this.cell = cell;
    });
    this.isNear = true;
  }

  /** The same at once, under a finger. */
  lookAt(middle: Point): void {
    this.x = middle.x;
    this.y = middle.y;
    this.isNear = true;
  }

  #leap(change: () => void): void {
    const from = { origin: this.origin, cell: this.cell };
    change();
    this.glide = from;
  }

  get window(): Window {
    const [across, down] = this.cell > 0 ? [this.#room.width / this.cell, this.#room.height / this.cell] : [0, 0];
    return { left: this.x - across / 2, top: this.y - down / 2, across, down };
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
    const clamp = (middle: number, half: number, at: number, before = 0): number =>
      Math.min(Math.max(middle, at + 1.3 - half), at - 0.3 - before + half);
    const [nextX, nextY] = [clamp(this.x, halfWidth, x), clamp(this.y, halfHeight, y, this.#head / this.cell)];
    if (nextX === this.x && nextY === this.y) return;
    this.x = nextX;
    this.y = nextY;
    this.isHeld = true;
  }

  // Places

  get #middle(): Point {
    return { x: this.#room.width / 2, y: this.#room.height / 2 };
  }

  /** A point of the room as a point of the grid. */
  onGrid(point: Point): Point {
    return { x: (point.x - this.origin.x) / this.cell, y: (point.y - this.origin.y) / this.cell };
  }

  /** Where the upper left corner of the cell 0,0 is. */
  get origin(): Point {
    return { x: this.#room.width / 2 - this.x * this.cell, y: this.#room.height / 2 - this.y * this.cell };
  }

  cellAt(point: Point): Cell {
    const { x, y } = this.onGrid(point);
    return { x: Math.floor(x), y: Math.floor(y) };
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
