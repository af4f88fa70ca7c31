/** A grid that shows moves before the server confirms them: the confirmed tiles, and the moves still pending. */

import type { Laid, Tile } from './tiles';
import { isSix, numberOf } from './tiles';
import type { Move } from './types';

/** All tiles of an owner. */
export interface Holding {
  rack: readonly Tile[];
  grid: readonly Laid[];
}

/** So long tiles that had to go back are marked, in milliseconds. */
const MARKED = 900;

export class OptimisticGrid {
  /** Moves that are not on their way yet, those that are, and those that were accepted but are not shown yet. */
  #waiting = $state.raw<readonly Move[][]>([]);
  #sent = $state.raw<readonly Move[][]>([]);
  #taken = $state.raw<readonly Move[][]>([]);
  /** Tiles whose move was refused. */
  back = $state.raw<readonly Tile[]>([]);
  #marked: ReturnType<typeof setTimeout> | undefined;
  #idle: (() => void)[] = [];

  /**
   * @param truth what the server has shown.
   * @param isShown whether that is all it has sent.
   * @param send false if the moves were refused.
   */
  constructor(
    private readonly truth: () => Holding,
    private readonly isShown: () => boolean,
    private readonly send: (moves: Move[]) => Promise<boolean | void>,
  ) {}

  /** The tiles as the person at this screen sees them. */
  get now(): Holding {
    const taken = this.isShown() ? [] : this.#taken;
    return [...taken, ...this.#sent, ...this.#waiting].reduce(moved, this.truth());
  }

  get isBusy(): boolean {
    return this.#sent.length > 0 || this.#waiting.length > 0;
  }

  /** Tiles whose move has not been confirmed. */
  get pending(): Tile[] {
    return [...this.#sent, ...this.#waiting].flatMap((moves) => moves.map(({ tile }) => tile));
  }

  move(moves: Move[]): void {
    if (moves.length === 0) return;
    this.#waiting = [...this.#waiting, moves];
    void this.#pump();
  }

  /** What was accepted is on the screen by now. */
  settle(): void {
    if (this.isShown() && this.#taken.length > 0) this.#taken = [];
  }

  /** Once everything has been answered. */
  quiet(): Promise<void> {
    if (!this.isBusy) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  /** One message at a time: what is moved while it is on its way goes along with the next. */
  async #pump(): Promise<void> {
    if (this.#sent.length > 0) return;
    while (this.#waiting.length > 0) {
      this.#sent = this.#waiting;
      this.#waiting = [];
      await this.#deliver();
    }
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #deliver(): Promise<void> {
    const together = this.#sent;
    if ((await this.send(merged(together))) !== false) this.#accept(together.length);
    else if (together.length === 1) this.#putBack();
    else
      // One of them did not fit any more: the others are not to blame.
      for (const one of together) {
        if ((await this.send(one)) !== false) this.#accept(1);
        else this.#putBack();
      }
  }

  #accept(count: number): void {
    this.#taken = [...this.#taken, ...this.#sent.slice(0, count)];
    this.#sent = this.#sent.slice(count);
  }

  #putBack(): void {
    const [first, ...rest] = this.#sent;
    this.#sent = rest;
    this.back = (first ?? []).map(({ tile }) => tile);
    clearTimeout(this.#marked);
    this.#marked = setTimeout(() => (this.back = []), MARKED);
  }
}

/** Where every tile is after moves: all are lifted first, then all set down. Tiles that are gone stay gone. */
export function moved(before: Holding, moves: readonly Move[]): Holding {
  const isHeld = (tile: Tile): boolean => before.rack.includes(tile) || before.grid.some((one) => one.tile === tile);
  const known = moves.filter(({ tile }) => isHeld(tile));
  const lifted = new Set(known.map(({ tile }) => tile));
  const laid = known.flatMap(({ tile, x, y, value }) =>
    x === null || y === null ? [] : [{ tile, x, y, value: value ?? valueOf(before, tile) }],
  );
  return {
    rack: [
      ...before.rack.filter((tile) => !lifted.has(tile)),
      ...known.filter(({ x }) => x === null).map(({ tile }) => tile),
    ],
    grid: [...before.grid.filter(({ tile }) => !lifted.has(tile)), ...laid],
  };
}

function valueOf({ grid }: Holding, tile: Tile): number {
  return grid.find((one) => one.tile === tile)?.value ?? numberOf(tile);
}

/** Several moves as one: of each tile only the last place counts. */
export function merged(moves: readonly Move[][]): Move[] {
  return [...new Map(moves.flat().map((move) => [move.tile, move])).values()];
}

/** A move in the words of the line: only a six that goes to a cell says how it lies. */
export function toCell(tile: Tile, x: number, y: number, value: number): Move {
  return isSix(tile) ? { tile, x, y, value } : { tile, x, y };
}

export function toRack(tile: Tile): Move {
  return { tile, x: null, y: null };
}
