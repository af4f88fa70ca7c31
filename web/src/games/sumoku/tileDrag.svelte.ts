/** Tiles in the fingers: picked in the rack or on the grid, and put down by a tap, a drag or a key. */

import type { Plan, Point } from '../../lib/motion/drag';
import type { BoardHandle, Ghost } from './board';
import { blockAround, isSame, keyOf, type Cell } from './camera.svelte';
import { toCell, toRack, type Holding } from './optimisticGrid.svelte';
import { isSix, numberOf, turned, type Laid, type Tile } from './tiles';
import type { Move } from './types';

export type Direction = 'across' | 'down';

/** What the fingers can reach, and what becomes of it. */
export interface Reach {
  /** The tiles that may be moved, as they lie now. */
  holding(): Holding;
  /** Tiles on the grid that stay where they are. */
  fixed(): readonly Laid[];
  mayMove(): boolean;
  put(moves: Move[]): void;
  /** Something was put where it cannot lie; it is still in the hand. */
  taken(cell: Cell): void;
  /** Only one tile is lifted at a time. */
  isSingle?: boolean;
  /** Where else tiles may be dropped, and what happens then. */
  targets?(): string[];
  drop?(target: string, tiles: Tile[]): void;
}

export class TileDrag {
  picked = $state.raw<readonly Tile[]>([]);
  /** Tiles one after the other are laid to the right or downwards. */
  direction = $state<Direction>('across');
  /** Where what is held would go. */
  ghosts = $state.raw<readonly Ghost[]>([]);
  /** Sixes of the rack that will lie as 9. */
  #turned = $state.raw<ReadonlySet<Tile>>(new Set());
  /** The target under what is held, where it is no cell. */
  over = $state<string | null>(null);
  board = $state.raw<BoardHandle | null>(null);
  /** Where the last tile was put. */
  last: Cell | null = null;

  constructor(private readonly reach: Reach) {}

  // What is held

  get #rack(): readonly Tile[] {
    return this.reach.holding().rack;
  }

  get #grid(): readonly Laid[] {
    return this.reach.holding().grid;
  }

  /** Picked tiles that are still there. */
  get now(): Tile[] {
    return this.picked.filter((tile) => this.#rack.includes(tile) || this.#laid(tile));
  }

  get isFromGrid(): boolean {
    return this.now.some((tile) => this.#laid(tile) !== undefined);
  }

  #laid(tile: Tile): Laid | undefined {
    return this.#grid.find((one) => one.tile === tile);
  }

  valueOf(tile: Tile): number {
    return this.#laid(tile)?.value ?? (this.#turned.has(tile) ? 9 : numberOf(tile));
  }

  // Picking

  /** A tile of the rack: picked, then let go; a six is turned in between. */
  tapRack(tile: Tile): void {
    if (!this.reach.mayMove()) return;
    const picked = this.isFromGrid ? [] : this.now;
    if (!picked.includes(tile)) this.picked = this.reach.isSingle ? [tile] : [...picked, tile];
    else if (isSix(tile) && !this.#turned.has(tile)) this.#turn(tile, true);
    else {
      this.#turn(tile, false);
      this.picked = picked.filter((one) => one !== tile);
    }
  }

  /** A tile on the grid: picked, then let go; a six is turned every time. */
  tapGrid(tile: Tile): void {
    const laid = this.#laid(tile);
    if (!laid || !this.reach.mayMove()) return;
    const held = this.now;
    const isCarrying = held.length > 0 && !this.isFromGrid;
    if (isCarrying) return void this.tapCell(laid);
    if (isSix(tile)) {
      this.picked = [tile];
      this.reach.put([toCell(tile, laid.x, laid.y, turned(laid.value))]);
    } else if (held.includes(tile)) this.picked = held.filter((one) => one !== tile);
    else this.picked = held.length > 1 ? [...held, tile] : [tile];
  }

  /** Everything that hangs together with the tile. */
  pickBlock(tile: Tile): void {
    const laid = this.#laid(tile);
    if (!laid || !this.reach.mayMove()) return;
    this.picked = blockAround(laid, this.#grid).map((one) => one.tile);
  }

  pickAll(tiles: readonly Tile[]): void {
    if (this.reach.mayMove()) this.picked = tiles;
  }

  /** Whether anything was held. */
  letGo(): boolean {
    const hadSome = this.now.length > 0;
    this.picked = [];
    this.ghosts = [];
    return hadSome;
  }

  turnDirection(): void {
    this.direction = this.direction === 'across' ? 'down' : 'across';
  }

  #turn(tile: Tile, isTurned: boolean): void {
    const next = new Set(this.#turned);
    if (isTurned) next.add(tile);
    else next.delete(tile);
    this.#turned = next;
  }

  // Putting down

  /** False: what is held cannot lie there, and stays in the hand. */
  tapCell(cell: Cell): boolean {
    const tiles = this.now;
    if (tiles.length === 0 || !this.reach.mayMove()) return true;
    return this.#put(tiles, cell, tiles[0]!);
  }

  /** Picked tiles of the grid go back to the rack. */
  tapRackGround(): void {
    const laid = this.now.filter((tile) => this.#laid(tile));
    if (laid.length === 0 || !this.reach.mayMove()) return;
    this.picked = [];
    this.reach.put(laid.map(toRack));
  }

  #put(tiles: readonly Tile[], cell: Cell, anchor: Tile): boolean {
    const moves = this.movesTo(tiles, cell, anchor);
    if (moves === null) {
      this.reach.taken(cell);
      return false;
    }
    this.picked = [];
    const end = moves.findLast(({ x }) => x !== null);
    if (end) this.last = { x: end.x!, y: end.y! };
    this.reach.put(moves);
    return true;
  }

  /** Where tiles go that are put on a cell; null where there is no room. */
  movesTo(tiles: readonly Tile[], cell: Cell, anchor: Tile): Move[] | null {
    const laid = this.#laid(anchor);
    const places = laid ? this.#inFormation(tiles, cell, laid) : this.#inLine(tiles, cell);
    const fixed = new Set(this.reach.fixed().map(keyOf));
    if (places.some((place) => fixed.has(keyOf(place)))) return null;
    const moves = places.map(({ tile, x, y }) => toCell(tile, x, y, this.valueOf(tile)));
    const makesRoom = this.#grid.filter(
      (one) => !tiles.includes(one.tile) && places.some((place) => isSame(place, one)),
    );
    if (makesRoom.length === 0) return moves;
    // A single tile changes places with the one it is put on; that one has to go somewhere.
    const [other] = makesRoom;
    if (tiles.length > 1 || !other) return null;
    return [...moves, laid ? toCell(other.tile, laid.x, laid.y, other.value) : toRack(other.tile)];
  }

  /** As they lie to one another. */
  #inFormation(tiles: readonly Tile[], cell: Cell, anchor: Laid): (Cell & { tile: Tile })[] {
    return tiles.flatMap((tile) => {
      const from = this.#laid(tile);
      return from ? [{ tile, x: from.x - anchor.x + cell.x, y: from.y - anchor.y + cell.y }] : [];
    });
  }

  /** One after the other, over what lies there already. */
  #inLine(tiles: readonly Tile[], cell: Cell): (Cell & { tile: Tile })[] {
    const isSingle = tiles.length === 1;
    const taken = new Set([...this.reach.fixed(), ...(isSingle ? [] : this.#grid)].map(keyOf));
    const step = this.direction === 'across' ? { x: 1, y: 0 } : { x: 0, y: 1 };
    let { x, y } = cell;
    return tiles.map((tile, place) => {
      // The first goes where it was put, and is refused if that is taken; the others find their way.
      while (place > 0 && taken.has(keyOf({ x, y }))) [x, y] = [x + step.x, y + step.y];
      const found = { tile, x, y };
      [x, y] = [x + step.x, y + step.y];
      return found;
    });
  }

  // Dragging

  readonly plan: Plan = {
    grab: (piece) => {
      if (!this.reach.mayMove()) return [];
      const isOurs = this.#rack.includes(piece) || this.#laid(piece) !== undefined;
      if (!isOurs) return [];
      const together = this.now.includes(piece) && Boolean(this.#laid(piece)) === this.isFromGrid;
      return together ? this.now : [piece];
    },
    lift: (pieces) => {
      if (this.reach.isSingle) this.picked = pieces;
    },
    targets: (pieces) => {
      const back = pieces.some((tile) => this.#laid(tile)) ? ['rack'] : [];
      return [...back, ...(this.reach.targets?.() ?? [])];
    },
    at: (point) => {
      const cell = this.board?.cellAt(point);
      return cell ? `cell:${cell.x},${cell.y}` : null;
    },
    spread: (pieces, grabbed) => this.#spread(pieces, grabbed),
    over: (target, pieces) => this.#hover(target, pieces),
    drop: (target, pieces) => this.#drop(target, pieces),
  };
  #anchor: Tile | null = null;

  #spread(pieces: string[], grabbed: Tile): Point[] {
    this.#anchor = grabbed;
    const step = this.board?.step ?? 46;
    const anchor = this.#laid(grabbed);
    const first = pieces.indexOf(grabbed);
    return pieces.map((tile, place) => {
      const from = this.#laid(tile);
      if (anchor && from) return { x: (from.x - anchor.x) * step, y: (from.y - anchor.y) * step };
      return this.direction === 'across' ? { x: (place - first) * step, y: 0 } : { x: 0, y: (place - first) * step };
    });
  }

  #hover(target: string | null, pieces: string[]): void {
    const cell = cellOf(target);
    this.over = cell ? null : target;
    const moves = cell && this.movesTo(pieces, this.#start(cell, pieces), this.#anchorOf(pieces));
    this.ghosts = (moves ?? []).flatMap(({ tile, x, y, value }) =>
      x === null || y === null || !pieces.includes(tile) ? [] : [{ tile, x, y, value: value ?? numberOf(tile) }],
    );
  }

  #drop(target: string, pieces: string[]): void {
    const cell = cellOf(target);
    this.ghosts = [];
    this.over = null;
    if (cell) return void this.#put(pieces, this.#start(cell, pieces), this.#anchorOf(pieces));
    this.picked = [];
    if (target === 'rack') this.reach.put(pieces.filter((tile) => this.#laid(tile)).map(toRack));
    else this.reach.drop?.(target, pieces);
  }

  #anchorOf(pieces: string[]): Tile {
    return this.#anchor !== null && pieces.includes(this.#anchor) ? this.#anchor : pieces[0]!;
  }

  /** A line from the rack begins before the tile the finger is on. */
  #start(cell: Cell, pieces: string[]): Cell {
    const anchor = this.#anchorOf(pieces);
    if (this.#laid(anchor)) return cell;
    const before = pieces.indexOf(anchor);
    return this.direction === 'across' ? { x: cell.x - before, y: cell.y } : { x: cell.x, y: cell.y - before };
  }
}

function cellOf(target: string | null): Cell | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(target ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}
