/** The board from near: how large cells are then, which places are in sight, and what is left for the map. */

import type { Room } from '../../lib/layout/fit';
import { boundsOf, type Camera, type Cell, type Corners } from './camera.svelte';
import { densest, goesOn, isShown, mapOf, type Pane } from './places';

/** The width of a finger, in pixels: no target is smaller. */
export const FINGER = 44;
/** Of a room narrower than this, or lower, everything is a little smaller. */
const SMALL = { width: 360, height: 400 };
/** Pixels at the edges of a near board that fade, and between its edge and the map. */
const FADE = 10;
const MAP_MARGIN = 26;

/** What is on the board, and the room it has. */
export interface OnView {
  readonly camera: Camera;
  readonly room: Room;
  readonly corners: Corners;
  readonly tiles: readonly Cell[];
  readonly places: readonly Cell[];
}

export class NearView {
  readonly #isSmall = $derived.by(() => {
    const { width, height } = this.on.room;
    return width < SMALL.width || height < SMALL.height;
  });
  /** From one cell to the next when the board is near: a tile and its gap. */
  readonly cell = $derived(this.#isSmall ? FINGER : FINGER + 2);
  readonly #all = $derived.by(() => boundsOf([...this.on.tiles, ...this.on.places]));
  readonly #beyond = $derived.by(() => {
    const { left, right, top, bottom } = this.#all;
    return goesOn({ left, top, across: right - left, down: bottom - top }, this.on.camera.window);
  });
  /** The classes of the edges at which the board goes on. */
  readonly fading = $derived(Object.entries(this.#beyond).flatMap(([side, is]) => (is ? [`fade-${side}`] : [])));
  readonly hasMap = $derived.by(() => this.on.camera.isNear && Object.values(this.#beyond).some(Boolean));
  /** How large the map may be, in pixels. */
  readonly mapRoom = $derived.by(() => ({
    width: this.#isSmall ? 72 : 88,
    height: Math.max(60, this.on.room.height * (this.#isSmall ? 0.34 : 0.3)),
  }));
  readonly #pane = $derived.by((): Pane => {
    const { room, corners, tiles, places } = this.on;
    const { cell, mapRoom } = this;
    const { across, down } = mapOf([...tiles, ...places]);
    const mapHeight = (mapRoom.width / across) * down;
    return {
      across: room.width / cell,
      down: room.height / cell,
      edge: { top: Math.max(FADE, corners.top ?? 0) / cell, side: FADE / cell },
      left: { across: (corners.near?.left ?? 0) / cell, down: (corners.near?.height ?? 0) / cell },
      right: {
        across: (mapRoom.width + MAP_MARGIN) / cell,
        down: (Math.min(mapRoom.height, mapHeight) + MAP_MARGIN) / cell,
      },
    };
  });

  constructor(private readonly on: OnView) {}

  /** Some places are out of sight, and the map shows them. */
  get hidesPlaces(): boolean {
    return this.hasMap && this.on.places.some((place) => !this.#shows(place));
  }

  #shows(place: Cell): boolean {
    const { left, top } = this.on.camera.window;
    return isShown(place, { x: left, y: top }, this.#pane);
  }

  /** Come near to where most places are, unless some can be seen well already. */
  show(places: readonly Cell[]): void {
    if (this.on.camera.cell >= this.cell && places.some((place) => this.#shows(place))) return;
    const { left, right, top, bottom } = this.#all;
    const middle = densest(places, this.#pane, { x: (left + right) / 2, y: (top + bottom) / 2 });
    if (middle) this.on.camera.comeTo(middle, Math.max(this.cell, this.on.camera.cell));
  }
}
