// Made by `make protocol` from sobremesa/games/sumo: change those files, not this one.
export type Spoken = SumoView | Told | Action | Appraisal;
export type Told = Dealt | Hand | VoidDeal | Laid | Revealed | MustChoose | Placed | RoundOver | MatchOver;
export type Action = PlayCard | PlaceJoker | TakeRow;
export type Appraisal = SumoAppraisal;

/**
 * A match of Sumo as one viewer may see it. Rows are 1 to 4, rounds and turns count from 1.
 */
export interface SumoView {
  settings: {
    [k: string]: unknown;
  };
  round: number;
  turn: number;
  turns: number;
  phase: string;
  waiting_for: number[];
  rows: RowView[];
  seats: SeatView[];
  own: OwnView | null;
  choice: ChoiceView | null;
  placing: PlacingView[];
  fresh: (number | string)[];
  sheet: number[][];
  stock: number;
  exchanged: [number | string, number][];
  finished_rows: RowView[];
  outcome: Outcome | null;
}
/**
 * One row: its cards from left to right, the value of each (a joker's is adopted), and their sumos together.
 *
 * `room` is how many cards can come to it before one takes it.
 */
export interface RowView {
  cards: (number | string)[];
  values: number[];
  sumos: number;
  room: number;
}
/**
 * What everybody sees of a seat; `pile_cards` and `pile_sumos` only where piles lie open.
 */
export interface SeatView {
  hand: number;
  chosen: boolean;
  pile: number;
  total: number;
  pile_cards: (number | string)[] | null;
  pile_sumos: number | null;
}
/**
 * What only the seat itself sees.
 */
export interface OwnView {
  hand: (number | string)[];
  chosen: number | string | null;
  pile: (number | string)[];
  sumos: number;
}
/**
 * The row choice everybody waits for, and what each row would mean.
 */
export interface ChoiceView {
  seat: number;
  card: number | string;
  rows: RowChoice[];
}
/**
 * What choosing a row would mean: the sumos it costs, or the code of the refusal.
 */
export interface RowChoice {
  cost: number;
  refused: string | null;
}
/**
 * A revealed card, the row it went to (None: not placed yet) and what its player took.
 */
export interface PlacingView {
  seat: number;
  card: number | string;
  row: number | null;
  took: (number | string)[];
  sumos: number;
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
 * A round begins: its four rows, and the jokers that were exchanged to get them (in order, with their row).
 *
 * A joker that has stayed in a row is written with its value, `J5=64`.
 */
export interface Dealt {
  type: 'dealt';
  round: number;
  rows: (number | string)[][];
  exchanged: [number | string, number][];
}
/**
 * The hand dealt to one seat; told to that seat only.
 */
export interface Hand {
  type: 'hand';
  cards: (number | string)[];
}
/**
 * A joker lay among the four row cards and no card was left to exchange it: all is dealt again.
 */
export interface VoidDeal {
  type: 'void_deal';
  rows: (number | string)[];
}
/**
 * A seat has laid a card face down. Only the seat itself hears which one, and only the seat that it changed it.
 */
export interface Laid {
  type: 'laid';
  seat: number;
  card: number | string | null;
}
/**
 * All cards are turned up: (seat, card) in the order in which they will be placed, and the rows as they lie.
 */
export interface Revealed {
  type: 'revealed';
  cards: [number, number | string][];
  rows: RowView[];
}
/**
 * The next card is a joker or lower than all rows: its player has to choose a row.
 */
export interface MustChoose {
  type: 'must_choose';
  seat: number;
  card: number | string;
}
/**
 * A card came to a row, which is `after` now. If the row was taken, `took` are its cards.
 *
 * A row is taken because the card came sixth, or because it was lower than all rows.
 */
export interface Placed {
  type: 'placed';
  seat: number;
  card: number | string;
  row: number;
  value: number;
  after: RowView;
  took: (number | string)[];
  sumos: number;
  why: ('low' | 'sixth') | null;
}
/**
 * The sumos of the round and the totals, by seat.
 */
export interface RoundOver {
  type: 'round_over';
  round: number;
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
 * Lay a card of the hand face down: 1 to 102, `J5` or `J7`.
 */
export interface PlayCard {
  type: 'play_card';
  card: number | string;
}
/**
 * Put the joker that is next to be placed to the right of a row, 1 to 4.
 */
export interface PlaceJoker {
  type: 'place_joker';
  row: number;
}
/**
 * Take a row, 1 to 4, because the card that is next to be placed is lower than all of them.
 */
export interface TakeRow {
  type: 'take_row';
  row: number;
}
/**
 * Where a number would go as the table is now, and the sumos it would take: a forecast, for the table changes.
 *
 * `row` is None for a card that is lower than all rows. `distances` is how far the card is above each row, the first
 * row first; None where the row ends higher.
 */
export interface SumoAppraisal {
  row: number | null;
  takes: boolean;
  sumos: number;
  distances: (number | null)[];
}
