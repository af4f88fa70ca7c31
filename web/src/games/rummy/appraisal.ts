/** What the server says of a play that is not finished (`appraise`). */

import type { Tile } from '../../lib/pieces/tiles';
import type { Kind } from './arranging';
import type { Play } from './types';

export interface Stands {
  tile: Tile;
  stands_for: string;
}

export interface Reading {
  kind: Kind;
  tiles: Tile[];
  value: number;
  jokers: Stands[];
}

export interface SaidOfSet extends Reading {
  /** Why it is none. */
  code: string | null;
  /** Other sets that the same tiles can be. */
  others: Reading[];
  could: Kind[];
  /** Faces that are missing inside of a run. */
  gaps: string[];
}

/** A joker of the table that is not where it was, and what it costs. */
export interface Released {
  stands_for: string;
  paid_by: string[];
  needed: number;
  paid: boolean;
}

export interface Said {
  sets: SaidOfSet[];
  /** The play with all sets in order: what has to be sent. */
  play: Play;
  code: string | null;
  facts: Record<string, unknown>;
  laid: Tile[];
  left: number;
  opened: boolean;
  /** What an opening is worth so far, of how much it has to be worth. */
  points?: number;
  least?: number;
  /** Sets of the table that an opening has to leave alone, and that do not lie there unchanged. */
  touched?: number[];
  released: Released[];
}
