// Made by `make protocol` from sobremesa/games/rummy: change those files, not this one.
export type Spoken = RummyView | RummyReview | Told | Action | Appraisal;
export type Told = Dealt | Rack | Drew | Played | Passed | TimeRanOut | HandOver | MatchOver;
export type Action = Draw | Play | Pass;
export type Appraisal = RummyAppraisal;

/**
 * A match of Rummy israelí as one viewer may see it. Hands and sets count from 1.
 */
export interface RummyView {
  settings: {
    [k: string]: unknown;
  };
  hand: number;
  starter: number;
  seat: number | null;
  phase: 'match_over' | 'may_play' | 'must_draw';
  waiting_for: number[];
  may_draw: boolean;
  may_pass: boolean;
  may_play: boolean;
  may_use_closing_tile: boolean;
  played: boolean;
  table: SetView[];
  last_play: LastPlay | null;
  stock: number;
  piles: number;
  closing_tile: string;
  closing_tile_used: boolean;
  idle_turns: number;
  last_turn: boolean;
  deadline: number | null;
  seats: SeatView[];
  own: OwnView | null;
  sheet: number[][];
  finished: FinishedHand | null;
  outcome: Outcome | null;
}
/**
 * One set on the table: a run from low to high, or a group.
 *
 * `set` is its number. It stays the same as long as the set can be told to be the same one, changed or not; no other
 * set of the hand ever bears it.
 */
export interface SetView {
  set: number;
  kind: 'group' | 'run';
  tiles: string[];
  value: number;
  jokers: JokerView[];
}
/**
 * A joker on the table: what it stands for, `R6` in a run and `8` in a group, and what releases it.
 *
 * `paid_by` are faces of which `needed` different ones have to be laid from the rack in one play, or with
 * `from_table` to lie on the table after it, wherever they come from; none if it cannot be released in this turn.
 */
export interface JokerView {
  tile: string;
  stands_for: string;
  paid_by: string[];
  needed: number;
  from_table: boolean;
}
/**
 * The last play of the hand: who laid which tiles, and the numbers of the sets that are new or changed by it.
 */
export interface LastPlay {
  seat: number;
  laid: string[];
  changed: number[];
}
/**
 * What everybody sees of a seat: tiles on its rack, whether it has opened in this hand, its total.
 */
export interface SeatView {
  rack: number;
  opened: boolean;
  total: number;
}
/**
 * What only the seat itself sees: its rack, what that counts against it, and the tile drawn in this turn.
 *
 * `drawn` is told until the turn ends or something is laid in it.
 */
export interface OwnView {
  rack: string[];
  rack_points: number;
  drawn: string | null;
}
/**
 * The hand last counted, as it lay when it ended; `seat` closed it, or nobody did.
 */
export interface FinishedHand {
  hand: number;
  reason: 'all_passed' | 'closed' | 'stock_empty';
  seat: number | null;
  table: SetView[];
  last_play: LastPlay | null;
  closing_tile: string;
  closing_tile_used: boolean;
  seats: FinishedSeat[];
}
/**
 * One seat's line of the sheet: the tiles it was left with, and what they count.
 */
export interface FinishedSeat {
  rack: string[];
  score: number;
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
 * One decision of a seat: what it laid, and what the play would have laid that lays most.
 *
 * `rack` and `before` are the rack and the table at that time; `opened` tells whether the seat had opened.
 */
export interface RummyReview {
  laid: LaidTiles;
  best: LaidTiles;
  closes: boolean;
  opened: boolean;
  rack: string[];
  before: ProposedSet[];
  table: ProposedSet[] | null;
}
/**
 * How many tiles are laid from the rack, and their points there.
 */
export interface LaidTiles {
  tiles: number;
  points: number;
}
/**
 * A run, listed from low to high, jokers standing where they belong; or a group, in any order.
 */
export interface ProposedSet {
  kind: 'group' | 'run';
  /**
   * @maxItems 106
   */
  tiles: string[];
}
/**
 * A hand begins: who starts it, the closing tile, and how many tiles are in the stock.
 */
export interface Dealt {
  type: 'dealt';
  hand: number;
  starter: number;
  closing_tile: string;
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
 * A seat laid tiles. `table` is all that lies there now; `changed` are the sets of it that are new or different.
 *
 * `laid` came from its rack, the closing tile too where that was used. An opening says its `points`. `rack` is how
 * many tiles the seat has left: with none it has closed.
 */
export interface Played {
  type: 'played';
  seat: number;
  laid: string[];
  table: SetView[];
  changed: number[];
  released: Released[];
  opening: boolean;
  points: number;
  closing_tile: boolean;
  rack: number;
}
/**
 * So many jokers left their places: what they stood for there (`R6`, in a group `8`), and the faces that paid.
 */
export interface Released {
  stands_for: string;
  jokers: number;
  paid_by: string[];
}
/**
 * A seat ended its turn without laying anything more. `idle_turns` in succession count towards the hand's end.
 */
export interface Passed {
  type: 'passed';
  seat: number;
  idle_turns: number;
}
/**
 * The clock ended a seat's turn; a tile it still had to draw was drawn for it.
 */
export interface TimeRanOut {
  type: 'time_ran_out';
  seat: number;
  idle_turns: number;
}
/**
 * All racks are shown and counted, by seat. `seat` closed the hand, if anybody did.
 */
export interface HandOver {
  type: 'hand_over';
  hand: number;
  reason: 'all_passed' | 'closed' | 'stock_empty';
  seat: number | null;
  racks: string[][];
  scores: number[];
  totals: number[];
}
/**
 * The match has ended: ranks and totals by seat.
 */
export interface MatchOver {
  type: 'match_over';
  ranks: number[];
  totals: number[];
  reason: string;
}
/**
 * Take the top tile of the stock onto the rack.
 */
export interface Draw {
  type: 'draw';
}
/**
 * Turn the table into this one: every set that is to lie on it when the play is finished.
 */
export interface Play {
  type: 'play';
  /**
   * @maxItems 35
   */
  table: ProposedSet[];
}
/**
 * End the turn without laying anything more.
 */
export interface Pass {
  type: 'pass';
}
/**
 * What may be said of a play, whose sets may be unfinished and whose tiles may lie in any order.
 */
export interface RummyAppraisal {
  sets: SetAppraisal[];
  play: Play;
  laid: string[];
  missing: string[];
  left: number;
  opened: boolean;
  points?: number;
  least?: number;
  touched?: number[];
  released: ReleasedJoker[];
  code: string | null;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What one set of a play is or lacks.
 *
 * If it is none, `kind` is what it was sent as, `value` is 0, and its tiles lie so that one sees what is missing.
 */
export interface SetAppraisal {
  kind: 'group' | 'run';
  tiles: string[];
  value: number;
  jokers: JokerRole[];
  code: string | null;
  others: SetReading[];
  could: ('group' | 'run')[];
  gaps: string[];
}
/**
 * What a joker of a set stands for: `R6` in a run, `8` in a group.
 */
export interface JokerRole {
  tile: string;
  stands_for: string;
}
/**
 * Tiles read as a set, in the order in which they are one.
 */
export interface SetReading {
  kind: 'group' | 'run';
  tiles: string[];
  value: number;
  jokers: JokerRole[];
}
/**
 * A joker of the table that is not where it was: what it stood for there, and what it costs by itself.
 *
 * `paid_by` are faces of which `needed` different ones have to be laid; `paid` tells whether they are.
 */
export interface ReleasedJoker {
  stands_for: string;
  paid_by: string[];
  needed: number;
  paid: boolean;
}
