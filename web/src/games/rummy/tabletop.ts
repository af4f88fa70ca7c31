/** Remembers where the sets lie, so that they stay there while the table changes. */

import { inherited, settle, type Lying, type Measure, type Room, type Spot, type Start } from './layout';

/** In pixels. */
export interface Area {
  width: number;
  height: number;
}

/** The smallest and the largest a tile may be, in pixels. */
export interface Limits {
  least: number;
  most: number;
  /** On a small cloth rows lie closer together, and begin at its corner. */
  isSmall?: boolean;
}

export interface Plan {
  /** Width of a tile. */
  size: number;
  /** How far down the last row reaches: more than the area has where even the smallest tiles do not fit. */
  height: number;
  places: ReadonlyMap<number, { left: number; top: number }>;
}

/** Heights in widths of a tile: a tile, and what is left between two rows. */
const TALL = 1.34;
const BETWEEN = 0.66;
const BETWEEN_SMALL = 0.56;
export const MEASURE: Measure = { pad: 0.36, gap: 0.42 };
const MEASURE_SMALL: Measure = { pad: 0.28, gap: 0.25 };
/** Sizes are tried in steps, so that few tiles more do not make all of them a little smaller. */
const STEP = 2;
/** On a cloth of fewer tiles across the sets begin at the left. */
const NARROW = 15;
/** A cloth that changes its width by such a part is another one: the screen was turned, or is another. */
const TURNED = 0.25;

export class Tabletop {
  #spots = new Map<number, Spot>();
  #lay: readonly Lying[] = [];
  #size = 0;
  #most = 0;
  #area: Area = { width: 0, height: 0 };
  #isSmall = false;
  #wish: { lot: number; spot: Spot } | null = null;

  /** A set has been put there, in pixels from the corner of the area: its middle. */
  wish(lot: number, tiles: number, x: number, y: number): void {
    const row = Math.max(0, Math.floor((y - this.#top) / (this.#size * this.#row)));
    this.#wish = { lot, spot: { row, x: Math.max(0, x / this.#size - (tiles + this.#measure.pad) / 2) } };
  }

  plan(lots: readonly Lying[], area: Area, { least, most, isSmall = false }: Limits): Plan {
    if (area.width <= 0 || area.height <= 0) return { size: least, height: 0, places: new Map() };
    const known = new Set(this.#lay.flatMap(({ tiles }) => tiles));
    const isNewTable = !lots.some(({ tiles }) => tiles.some((tile) => known.has(tile)));
    const isTurned = Math.abs(area.width - this.#area.width) > this.#area.width * TURNED;
    if (isNewTable || isTurned) this.#spots.clear();
    this.#isSmall = isSmall;
    const isOtherArea = area.width !== this.#area.width || area.height !== this.#area.height || most !== this.#most;
    // Within a hand tiles only get smaller: they do not grow and shrink with every try.
    const from = isOtherArea || isNewTable ? most : Math.min(most, this.#size);
    const come = new Set(lots.filter(({ id }) => !this.#spots.has(id)).map(({ id }) => id));
    const before = inherited(lots, this.#spots, this.#lay);
    if (this.#wish) {
      before.set(this.#wish.lot, this.#wish.spot);
      come.add(this.#wish.lot);
    }
    const old = this.#room;
    this.#area = { ...area };
    this.#most = most;
    this.#spots = this.#largest(lots, before, old, { least, most: from }, come);
    this.#lay = lots.map(({ id, tiles }) => ({ id, tiles }));
    this.#wish = null;
    return this.#inPixels();
  }

  /** The largest size at which there is room for all; with the smallest one there are as many rows as it takes. */
  #largest(
    lots: readonly Lying[],
    before: ReadonlyMap<number, Spot>,
    old: Room | null,
    { least, most }: Limits,
    come: ReadonlySet<number>,
  ): Map<number, Spot> {
    for (let size = Math.floor(most); size > least; size -= STEP) {
      this.#size = size;
      const room = this.#room!;
      const spots = settle(lots, this.#moved(before, old, room), room, this.#measure, this.#start(room), come);
      if (spots) return spots;
    }
    this.#size = least;
    const room = this.#room!;
    const wanted = this.#moved(before, old, room);
    return (
      settle(lots, wanted, room, this.#measure, this.#start(room), come) ??
      settle(lots, wanted, { ...room, rows: room.rows + lots.length }, this.#measure, 'beginning', come) ??
      new Map()
    );
  }

  /** From one row to the next, in widths of a tile. */
  get #row(): number {
    return TALL + this.#between;
  }

  get #between(): number {
    return this.#isSmall ? BETWEEN_SMALL : BETWEEN;
  }

  get #measure(): Measure {
    return this.#isSmall ? MEASURE_SMALL : MEASURE;
  }

  #start({ width }: Room): Start {
    return this.#isSmall || width < NARROW ? 'beginning' : 'middle';
  }

  /** Tiles of another size: what lay around the middle lies around the middle. */
  #moved(spots: ReadonlyMap<number, Spot>, old: Room | null, room: Room): ReadonlyMap<number, Spot> {
    if (!old || this.#start(room) === 'beginning' || (old.width === room.width && old.rows === room.rows)) return spots;
    const x = (room.width - old.width) / 2;
    const rows = Math.floor((room.rows - old.rows) / 2);
    return new Map(
      [...spots].map(([id, spot]) => [id, { row: Math.max(0, spot.row + rows), x: Math.max(0, spot.x + x) }]),
    );
  }

  /** In widths of a tile; null before anything was laid. */
  get #room(): Room | null {
    if (this.#size === 0) return null;
    const { width, height } = this.#area;
    const rows = Math.max(1, Math.floor((height + this.#size * this.#between * 0.5) / (this.#size * this.#row)));
    return { width: width / this.#size, rows };
  }

  get #top(): number {
    const room = this.#room;
    if (!room || this.#start(room) === 'beginning') return 0;
    return Math.max(0, (this.#area.height - room.rows * this.#size * this.#row) / 2);
  }

  #inPixels(): Plan {
    const top = this.#top;
    const step = this.#size * this.#row;
    const last = Math.max(0, ...[...this.#spots.values()].map(({ row }) => row + 1));
    const places = new Map(
      [...this.#spots].map(([id, { row, x }]) => [id, { left: x * this.#size, top: top + row * step }]),
    );
    return { size: this.#size, height: top + last * step, places };
  }
}
