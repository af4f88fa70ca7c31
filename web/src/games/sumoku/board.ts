/** What lies on a board and what is drawn over it, and what others may ask of it. */

import type { Point } from '../../lib/motion/drag';
import type { Cell } from './camera.svelte';
import type { Laid } from './tiles';

export interface OnBoard extends Laid {
  /** Classes: tried, is-new, is-selected, faulty, pending. */
  look?: string;
  /** It can be picked up and tapped. */
  isLoose?: boolean;
  note?: string;
}

/** The sum at the end of a line. */
export interface Sum {
  /** The empty cell it stands on. */
  x: number;
  y: number;
  isRow: boolean;
  text: string;
  tone: 'ok' | 'bad' | 'plain';
}

/** A line that is drawn round. */
export interface Ring {
  x: number;
  y: number;
  length: number;
  isRow: boolean;
  tone: 'bad' | 'ok';
}

export interface Ghost extends Cell {
  tile?: string;
  value?: number;
}

/** What others need to know of a board on the screen. */
export interface BoardHandle {
  /** The cell at a point of the window, or a place near to it; null beside the board. */
  cellAt(point: Point): Cell | null;
  /** The side of a cell, in pixels. */
  readonly step: number;
  /** It shows a part of the grid from near. */
  readonly isNear: boolean;
  /** Some places are out of sight, and the map shows them. */
  readonly hidesPlaces: boolean;
  focus(): void;
  /** Whether the key meant something to the board. */
  key(event: KeyboardEvent): boolean;
}
