// Made by `make protocol` from sobremesa/games/burako: change those files, not this one.
export type Spoken = BurakoView | Told | Action | Appraisal;
export type Told =
  Dealt | Rack | Drew | Returned | TookPozo | Laid | Added | Bought | Discarded | Locked | HandOver | MatchOver;
export type Action = Draw | TakePozo | ReturnTile | Lay | Add | Discard;
export type Appraisal = MeldAppraisal | PozoAppraisal | ReturnAppraisal | DiscardAppraisal;

/**
 * A match of Burako as one viewer may see it. Hands count from 1, void ones too; the pozo is oldest tile first.
 */
export interface BurakoView {
  settings: {
    [k: string]: unknown;
  };
  hand: number;
  starter: number;
  seat: number | null;
  phase: string;
  waiting_for: number[];
  stock: number;
  pozo: string[];
  locked: boolean;
  idle_turns: number;
  may_return: boolean;
  laid_this_turn: boolean;
  last_turn: boolean;
  melds: MeldView[];
  sides: SideView[];
  seats: SeatView[];
  own: OwnView | null;
  sheet: SideScore[][];
  finished: FinishedHand | null;
  outcome: Outcome | null;
}
/**
 * One meld of a side, a run from low to high. Melds are called m1, m2 … in the order in which they were laid.
 *
 * `points` are those of its tiles, `bonus` what it pays as a canasta now. `low_open` and `high_open` tell whether a
 * run can still grow at that end; for a set `high_open` tells whether it has room.
 */
export interface MeldView {
  meld: string;
  side: number;
  kind: 'run' | 'set';
  colour: string | null;
  number: number | null;
  tiles: MeldTile[];
  wilds: number;
  points: number;
  canasta: ('impure' | 'pure') | null;
  bonus: number;
  low_open: boolean;
  high_open: boolean;
}
/**
 * A tile on the table: what it stands for (`R6`; in a set of nines a wild tile is a `9`) and its own points.
 *
 * `slot` is its place in a run: 1 to 14, a 1 lying at 1 or at 14; in a set it is null.
 */
export interface MeldTile {
  tile: string;
  stands_for: string;
  wild: boolean;
  slot: number | null;
  points: number;
}
/**
 * What everybody sees of a side: a pair, or one of two players.
 *
 * `muerto` is the number of tiles of the muerto that still lies there (11 or 0); `buyer` bought it, `direct` or not.
 * `laid` are the points of its tiles on the table, `bonus` those of its canastas. `missing` is what it still lacks to
 * close.
 */
export interface SideView {
  seats: number[];
  total: number;
  muerto: number;
  bought: boolean;
  buyer: number | null;
  direct: boolean | null;
  pure: number;
  impure: number;
  laid: number;
  bonus: number;
  missing: ('canasta' | 'muerto')[];
}
/**
 * What everybody sees of a seat: its side, its tiles counted, and those known to be on the rack.
 *
 * `known` are tiles it took with the pozo before everybody's eyes and has neither laid nor discarded since.
 */
export interface SeatView {
  side: number;
  rack: number;
  known: string[];
}
/**
 * What only the seat itself sees.
 *
 * `drawn` is the tile just drawn from the stock in this turn, `barred` a tile of a one-tile pozo that may not be
 * discarded as the rack is now.
 */
export interface OwnView {
  rack: string[];
  points: number;
  drawn: string | null;
  barred: string | null;
}
/**
 * A side's lines of one hand: points for closing, for canastas, for tiles laid, for tiles held, for the muerto.
 *
 * `pure` and `impure` count canastas and `canastas` are their points; `held` is what is deducted, a positive number;
 * `muerto` is -100, 0 or 100. `score` is the sum.
 */
export interface SideScore {
  closed: number;
  pure: number;
  impure: number;
  canastas: number;
  laid: number;
  held: number;
  muerto: number;
  score: number;
}
/**
 * The hand that ended last. After a void hand nothing is counted, and no rack is shown.
 *
 * `seat` closed it, by a last discard or by laying; `racks` are what each seat was left with.
 */
export interface FinishedHand {
  hand: number;
  reason: 'closed' | 'stock_empty' | 'void';
  seat: number | null;
  by_discard: boolean | null;
  sides: SideScore[];
  racks: string[][];
  melds: MeldView[];
}
/**
 * Ranks and totals by seat, and the reason the match ended (an id the locales have a sentence for).
 */
export interface Outcome {
  ranks: number[];
  totals: number[];
  reason: string;
}
/**
 * A hand begins: its number, who starts, how many tiles each rack has, and how many are left in the stock.
 */
export interface Dealt {
  type: 'dealt';
  hand: number;
  starter: number;
  rack: number;
  stock: number;
}
/**
 * The tiles dealt to one seat; told to that seat only.
 */
export interface Rack {
  type: 'rack';
  tiles: string[];
}
/**
 * A seat drew from the stock, which has so many tiles left. Only the seat itself hears which tile it was.
 */
export interface Drew {
  type: 'drew';
  seat: number;
  tile: string | null;
  stock: number;
}
/**
 * The starter put the tile just drawn on the pozo; drawing another follows.
 */
export interface Returned {
  type: 'returned';
  seat: number;
  tile: string;
}
/**
 * A seat took the whole pozo; `tiles` from the oldest to the newest.
 */
export interface TookPozo {
  type: 'took_pozo';
  seat: number;
  tiles: string[];
}
/**
 * A new meld lies on the table; `rack` tiles are left to the seat.
 */
export interface Laid {
  type: 'laid';
  seat: number;
  side: number;
  tiles: string[];
  after: MeldView;
  rack: number;
}
/**
 * Tiles were added to a meld, which is `after` now; `tiles` are the new ones.
 *
 * `moved` are wild tiles that changed place, a swap by the natural tile that arrived. `was` is what the meld was
 * before: a canasta, or null.
 */
export interface Added {
  type: 'added';
  seat: number;
  side: number;
  tiles: string[];
  moved: string[];
  was: ('impure' | 'pure') | null;
  after: MeldView;
  rack: number;
}
/**
 * A seat ran out of tiles and took the muerto of its side; only the seat itself hears its tiles.
 *
 * `direct`: by laying, and its turn goes on; else by its discard.
 */
export interface Bought {
  type: 'bought';
  seat: number;
  side: number;
  direct: boolean;
  count: number;
  tiles: string[] | null;
}
/**
 * A tile came to the top of the pozo, and the turn is over; `rack` tiles are left to the seat.
 */
export interface Discarded {
  type: 'discarded';
  seat: number;
  tile: string;
  rack: number;
}
/**
 * The pozo has gone round long enough: the seat that is to take has to draw from the stock.
 */
export interface Locked {
  type: 'locked';
  seat: number;
}
/**
 * A hand has ended; by side what was scored and the totals now, by seat what was left on the racks.
 *
 * `seat` closed it. A void hand has neither scores nor racks.
 */
export interface HandOver {
  type: 'hand_over';
  hand: number;
  reason: 'closed' | 'stock_empty' | 'void';
  seat: number | null;
  by_discard: boolean | null;
  racks: string[][];
  sides: SideScore[];
  totals: number[];
}
/**
 * The match has ended: ranks and totals by seat; partners have the same.
 */
export interface MatchOver {
  type: 'match_over';
  ranks: number[];
  totals: number[];
  reason: string;
}
/**
 * Take the top tile of the stock.
 */
export interface Draw {
  type: 'draw';
}
/**
 * Take all tiles of the pozo.
 */
export interface TakePozo {
  type: 'take_pozo';
}
/**
 * The starter puts the tile just drawn on the pozo and takes another.
 */
export interface ReturnTile {
  type: 'return_tile';
}
/**
 * Lay a new meld; a run is listed from low to high, wild tiles standing where they belong.
 */
export interface Lay {
  type: 'lay';
  kind: 'run' | 'set';
  /**
   * @minItems 1
   * @maxItems 106
   */
  tiles: string[];
}
/**
 * Add tiles to a meld of the own side: the whole meld as it shall lie afterwards, a run from low to high.
 */
export interface Add {
  type: 'add';
  meld: string;
  /**
   * @minItems 1
   * @maxItems 106
   */
  tiles: string[];
}
/**
 * Put a tile of the rack on the pozo, which ends the turn.
 */
export interface Discard {
  type: 'discard';
  tile: string;
}
/**
 * Of a `lay` or `add`: the legal ways to lay its tiles, in any order and of either kind, the best first.
 */
export interface MeldAppraisal {
  ways: MeldOption[];
  adds: MeldOption[];
  code: string | null;
}
/**
 * One legal way to lay or add tiles: how the meld would lie `after` it, and what it would leave.
 */
export interface MeldOption {
  action: Lay | Add;
  meld: string | null;
  kind: 'run' | 'set';
  after: MeldView;
  added: string[];
  ends: ('high' | 'low')[];
  moved: string[];
  points: number;
  bonus: number;
  was: ('impure' | 'pure') | null;
  spoils: boolean;
  left: number;
  last: string | null;
  must_lay_last: boolean;
  then: ('buy' | 'close') | null;
}
/**
 * Of a `take_pozo`: the tiles of the pozo, their points, and those that fit a meld of the own side as it lies.
 */
export interface PozoAppraisal {
  tiles: string[];
  points: number;
  fits: string[];
}
/**
 * Of a `return_tile`: the tile that would go back; None if none may.
 */
export interface ReturnAppraisal {
  tile: string | null;
}
/**
 * Of a `discard`: the melds the tile could be added to, of the own side and of the other, and what it leads to.
 *
 * `then` is what a legal discard leads to beside the end of the turn.
 */
export interface DiscardAppraisal {
  fits: string[];
  theirs: string[];
  wild: boolean;
  then: ('buy' | 'close' | 'stock_empty' | 'void') | null;
  code: string | null;
}
