// Made by `make protocol` from sobremesa/games/rummy500: change those files, not this one.
export type Spoken = Rummy500View | Told | Action | Appraisal;
export type Told = Dealt | Hand | Drew | Took | Melded | LaidOff | Discarded | Passed | RoundOver | MatchOver;
export type Action = DrawStock | TakeDiscard | Meld | LayOff | Discard | Pass;
export type Appraisal = MeldAppraisal | TakeAppraisal | DiscardAppraisal;

/**
 * A match of Rummy 500 as one viewer may see it. Rounds and melds count from 1, the row is oldest card first.
 */
export interface Rummy500View {
  settings: {
    [k: string]: unknown;
  };
  round: number;
  dealer: number;
  seat: number | null;
  part: ('draw' | 'play') | null;
  phase: string;
  waiting_for: number[];
  stock: number;
  row: string[];
  melds: MeldView[];
  seats: SeatView[];
  own: OwnView | null;
  sheet: number[][];
  finished: FinishedRound | null;
  warns: boolean;
  balances: number[];
  outcome: Outcome | null;
}
/**
 * One combination, its cards from low to high, and the points of it that belong to each seat.
 *
 * `low_open` and `high_open` tell whether a run can still grow at that end; for a set `low_open` tells whether it has
 * room.
 */
export interface MeldView {
  meld: number;
  kind: 'run' | 'set';
  cards: MeldCard[];
  points: number[];
  low_open: boolean;
  high_open: boolean;
}
/**
 * A card on the table: who put it there, the face it counts as (`6H`, in a set of nines `9`), and its points.
 */
export interface MeldCard {
  card: string;
  owner: number;
  stands_for: string;
  points: number;
}
/**
 * What everybody sees of a seat: cards in hand, points on the table this round, total.
 *
 * `known` are cards it took from the discard row before everybody's eyes and still holds.
 */
export interface SeatView {
  hand: number;
  table: number;
  total: number;
  known: string[];
}
/**
 * What only the seat itself sees; `barred` is the card it took freely and may not discard in this turn.
 */
export interface OwnView {
  hand: string[];
  hand_points: number;
  barred: string | null;
}
/**
 * The round last counted; `seat` went out, or nobody did.
 */
export interface FinishedRound {
  round: number;
  reason: string;
  seat: number | null;
  seats: FinishedSeat[];
}
/**
 * One seat's line of the sheet: what it laid, what it was left with, and table less hand.
 */
export interface FinishedSeat {
  laid: LaidView[];
  table: number;
  hand: string[];
  hand_points: number;
  score: number;
}
/**
 * The cards one seat put on one combination of the finished round.
 */
export interface LaidView {
  meld: number;
  kind: 'run' | 'set';
  cards: MeldCard[];
  points: number;
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
 * A round begins: who dealt, who plays first, the card turned up, and how many are left in the stock.
 */
export interface Dealt {
  type: 'dealt';
  round: number;
  dealer: number;
  first: number;
  row: string[];
  stock: number;
}
/**
 * The hand dealt to one seat; told to that seat only.
 */
export interface Hand {
  type: 'hand';
  cards: string[];
}
/**
 * A seat drew from the stock, which has so many cards left. Only the seat itself hears which card it was.
 */
export interface Drew {
  type: 'drew';
  seat: number;
  card: string | null;
  stock: number;
}
/**
 * A seat took a card of the discard row and all that lay on it; `cards` in the order of the row.
 */
export interface Took {
  type: 'took';
  seat: number;
  card: string;
  cards: string[];
}
/**
 * A new combination lies on the table, which is `after` now.
 */
export interface Melded {
  type: 'melded';
  seat: number;
  meld: number;
  kind: 'run' | 'set';
  cards: MeldCard[];
  points: number;
  after: MeldView;
}
/**
 * Cards were added to a combination, at an end if it is a run; `after` is all of it now.
 */
export interface LaidOff {
  type: 'laid_off';
  seat: number;
  meld: number;
  end: ('high' | 'low') | null;
  cards: MeldCard[];
  points: number;
  after: MeldView;
}
/**
 * A card came to the top of the discard row, and the turn is over.
 */
export interface Discarded {
  type: 'discarded';
  seat: number;
  card: string;
}
/**
 * A seat passed because the stock is empty, which ends the round.
 */
export interface Passed {
  type: 'passed';
  seat: number;
}
/**
 * All hands are shown and counted, by seat: `scores` are `tables` less `hand_points`. `seat` went out, if any.
 */
export interface RoundOver {
  type: 'round_over';
  round: number;
  reason: string;
  seat: number | null;
  tables: number[];
  hands: string[][];
  hand_points: number[];
  scores: number[];
  totals: number[];
}
/**
 * The match has ended: ranks, totals and what each seat wins or pays, by seat.
 */
export interface MatchOver {
  type: 'match_over';
  ranks: number[];
  totals: number[];
  reason: string;
  balances: number[];
}
/**
 * Take the top card of the stock into the hand.
 */
export interface DrawStock {
  type: 'draw_stock';
}
/**
 * Take a card of the discard row with all that lie on it, and use it at once; null takes the top card freely.
 */
export interface TakeDiscard {
  type: 'take_discard';
  card: string;
  use: (Meld | LayOff) | null;
}
/**
 * Lay a new combination; a run is listed from low to high, jokers standing where they belong.
 */
export interface Meld {
  type: 'meld';
  /**
   * @minItems 1
   * @maxItems 108
   */
  cards: string[];
}
/**
 * Add cards to a combination on the table: to one end of a run, listed from low to high, or to a set (null).
 */
export interface LayOff {
  type: 'lay_off';
  meld: number;
  end: ('high' | 'low') | null;
  /**
   * @minItems 1
   * @maxItems 108
   */
  cards: string[];
}
/**
 * Put a card of the hand on the discard row, which ends the turn.
 */
export interface Discard {
  type: 'discard';
  card: string;
}
/**
 * End the round because the stock is empty.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Of a `meld` or `lay_off`: the legal ways to lay its cards, in any order, the best first.
 */
export interface MeldAppraisal {
  ways: MeldOption[];
  code: string | null;
}
/**
 * One legal way to lay cards down or off: the new cards as they would lie, and their points.
 */
export interface MeldOption {
  action: Meld | LayOff;
  kind: 'run' | 'set';
  cards: MeldCard[];
  points: number;
}
/**
 * Of a `take_discard`: the cards it takes, the ways to use the first of them, and whether it needs no use.
 */
export interface TakeAppraisal {
  takes: string[];
  ways: TakeOption[];
  free: boolean;
  code: string | null;
}
/**
 * One legal way to use a card of the discard row at once, with the cards laid for it.
 */
export interface TakeOption {
  action: TakeDiscard;
  kind: 'lay_off' | 'run' | 'set';
  meld: number | null;
  uses: string[];
  cards: MeldCard[];
  points: number;
}
/**
 * Of a `discard`: the combinations the card could be laid off on, and why the round would end with it.
 */
export interface DiscardAppraisal {
  fits: number[];
  ends: string | null;
}
