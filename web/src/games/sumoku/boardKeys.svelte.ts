/** Keys on a board: from place to place, a cursor on the cells, or the window of the map. */

import { announce } from '../../lib/ui/announce.svelte';
import { t } from '../../lib/words/i18n';
import type { OnBoard } from './board';
import { ARROWS, keyOf, type Camera, type Cell } from './camera.svelte';
import type { NearView } from './nearView.svelte';
import { nextPlace } from './places';
import type { FittingCell } from './types';
import { placeLabel } from './Places.svelte';
import { tileName } from './tiles';

/** The board that keys are pressed on. */
export interface KeyedBoard {
  readonly root: HTMLElement | null;
  readonly camera: Camera;
  readonly places: readonly FittingCell[];
  readonly tiles: readonly Cell[];
  readonly isStill: boolean;
  tileAt(cell: Cell): OnBoard | undefined;
  tapTile(tile: string): void;
  lay(cell: Cell): void;
}

export class BoardKeys {
  cursor = $state.raw<Cell>({ x: 0, y: 0 });
  /** Arrows move the window of the map, until the same key or the map goes. */
  areOnMap = $state(false);

  constructor(
    private readonly board: KeyedBoard,
    private readonly near: NearView,
  ) {}

  /** A key that was pressed with the focus on the board or on one of its places. */
  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const isRoot = target === this.board.root;
    if (!isRoot && !target.closest('.place')) return;
    const isDone = event.key in ARROWS ? this.#arrow(event) : isRoot && this.#enter(event.key);
    if (!isDone && !this.pressAnywhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Keys that mean the same wherever they are pressed; whether this was one. */
  pressAnywhere(event: KeyboardEvent): boolean {
    const { board } = this;
    if (board.isStill || hasModifier(event)) return false;
    if (event.key === '+' || event.key === '-') this.#zoom(event.key === '+' ? 1 : -1);
    else if (event.key === 'f') board.camera.whole(board.tiles);
    else if (event.key === 'm' && this.near.hasMap) this.#takeMap();
    else if (event.key === 'Escape' && this.areOnMap) this.areOnMap = false;
    else return false;
    return true;
  }

  /** A place that gets the focus comes into sight. */
  reachPlace(event: FocusEvent): void {
    const name = (event.target as HTMLElement).dataset['placeCell'];
    const place = this.board.places.find((one) => keyOf(one) === name);
    if (!place) return;
    this.cursor = { x: place.x, y: place.y };
    this.board.camera.reach(this.cursor);
  }

  /** A place was chosen by a key or a screen reader: its button goes, the board keeps the focus. */
  layAt({ x, y }: Cell): void {
    this.cursor = { x, y };
    this.#focus();
    this.board.lay(this.cursor);
  }

  #focus(): void {
    this.board.root?.focus({ preventScroll: true });
  }

  #zoom(direction: 1 | -1): void {
    const { camera, tiles } = this.board;
    const { cell } = this.near;
    if (direction > 0 && camera.cell < cell) camera.comeTo({ x: this.cursor.x + 0.5, y: this.cursor.y + 0.5 }, cell);
    else if (direction < 0 && camera.cell <= cell) camera.whole(tiles);
    else camera.step(direction);
  }

  #takeMap(): void {
    this.areOnMap = !this.areOnMap;
    this.#focus();
  }

  #arrow(event: KeyboardEvent): boolean {
    if (this.board.isStill || hasModifier(event)) return false;
    const step = ARROWS[event.key]!;
    if (this.areOnMap) this.#pushWindow(step);
    else if (this.board.places.length > 0 && !event.shiftKey) this.#goToPlace(step);
    else this.#goTo({ x: this.cursor.x + step.x, y: this.cursor.y + step.y });
    return true;
  }

  #pushWindow({ x, y }: Cell): void {
    const { camera } = this.board;
    const { across, down } = camera.window;
    camera.comeTo({ x: camera.x + (x * across) / 3, y: camera.y + (y * down) / 3 });
  }

  #goToPlace(step: Cell): void {
    const place = nextPlace(this.board.places, this.cursor, step);
    if (!place) return;
    const button = this.board.root?.querySelector<HTMLElement>(`[data-place-cell="${keyOf(place)}"]`);
    button?.focus({ preventScroll: true });
  }

  #goTo(cell: Cell): void {
    this.#focus();
    this.cursor = cell;
    this.board.camera.reach(cell);
    announce(this.#told(cell));
  }

  #enter(name: string): boolean {
    if (this.board.isStill || (name !== 'Enter' && name !== ' ')) return false;
    const tile = this.board.tileAt(this.cursor);
    if (tile?.isLoose) this.board.tapTile(tile.tile);
    else this.board.lay(this.cursor);
    return true;
  }

  #told(cell: Cell): string {
    const place = this.board.places.find((one) => keyOf(one) === keyOf(cell));
    if (place) return placeLabel(place);
    const tile = this.board.tileAt(cell);
    const what = tile ? tileName(tile.tile, tile.value) : t('sumoku-page-cell-empty');
    return t('sumoku-page-cell', { column: cell.x, row: cell.y, what });
  }
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
