/** Ways to lay tiles down or to add them, as the server proposes them. */

import type { End } from '../../lib/pieces/Meld.svelte';
import type { Tile } from '../../lib/pieces/tiles';
import type { Add, Lay, MeldView } from './types';

export interface Way {
  action: Lay | Add;
  /** The meld tiles are added to; null for a new one. */
  meld: string | null;
  kind: 'run' | 'set';
  after: MeldView;
  /** The tiles that leave the rack. */
  added: Tile[];
  /** At which ends a run grows. */
  ends: End[];
  /** What the new tiles are worth, and what a canasta brings beside that. */
  points: number;
  bonus: number;
  /** A pure canasta would be impure. */
  spoils: boolean;
  /** How many tiles would be left, and the only one of them if it can only be laid. */
  left: number;
  last: Tile | null;
  must_lay_last: boolean;
  /** The rack would be empty: the muerto is bought, or the hand closed. */
  then: 'buy' | 'close' | null;
}

/** What the server says of tiles that might be laid, in any order. */
export interface Said {
  /** As new melds, and onto melds of the own side; the best first. */
  ways: Way[];
  adds: Way[];
  /** Why there are none. */
  code: string | null;
}

/** What the server says of a discard. */
export interface SaidOfDiscard {
  /** Melds the tile could be added to, of the own side and of the other. */
  fits: string[];
  theirs: string[];
  wild: boolean;
  then: 'buy' | 'close' | 'stock_empty' | 'void' | null;
}

/** The number of a meld, which names its place on the page. */
export function numberOf(meld: string): number {
  return Number(meld.slice(1));
}
