// Made by `make protocol` from sobremesa/games/sorry: change those files, not this one.
export type Spoken = SorryView | Told | Action;
export type Told = Began | Hand | TurnedUp | Reshuffled | Moved | Passed | Discarded | Drew | GameOver | MatchOver;
export type Action = Start | Move | Split | Swap | Sorry | Pass | Discard;

/**
 * A match of Sorry! as one viewer may see it. Games count from 1.
 */
export interface SorryView {
  settings: {
    [k: string]: unknown;
  };
  game: number;
  phase: string;
  seat: number | null;
  waiting_for: number[];
  card: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
  again: boolean;
  draw: number;
  top: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
  discards: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[];
  left: {
    [k: string]: number;
  };
  pawns: PawnView[];
  seats: SeatView[];
  own: OwnView | null;
  sheet: number[][];
  finished: FinishedView | null;
  outcome: Outcome | null;
}
/**
 * A pawn, the seat whose colour it has, and its place: `start`, `T0` to `T59`, `S1` to `S5`, `home`.
 */
export interface PawnView {
  pawn: string;
  colour: 'blue' | 'green' | 'red' | 'yellow';
  seat: number;
  place: string;
}
/**
 * What everybody sees of a seat. `team` is the same for partners, `home` counts the pawns of its colour.
 *
 * In the scored game `hand` is the number of its cards, and `known` are those that everybody saw it draw.
 */
export interface SeatView {
  colour: 'blue' | 'green' | 'red' | 'yellow';
  team: number;
  home: number;
  hand: number | null;
  known: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[];
  total: number;
}
/**
 * What only the seat itself sees: its hand, and which of the cards could be used as the board is now.
 */
export interface OwnView {
  hand: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[];
  usable: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[];
}
/**
 * The game last finished, by seat: pawns HOME, the hands laid open, and what the points are made of.
 *
 * `pawns` are points for own pawns HOME, `opponents` for opponents' pawns that are not, `tier` is the bonus.
 */
export interface FinishedView {
  game: number;
  winners: number[];
  home: number[];
  hands: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[][];
  scores: number[];
  pawns: number[];
  opponents: number[];
  tier: number[];
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
 * A game of the match begins: its number, who starts, the cards in the draw pile, and the top one if it is seen.
 */
export interface Began {
  type: 'began';
  game: number;
  seat: number;
  draw: number;
  top: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
}
/**
 * The hand dealt to one seat; told to that seat only.
 */
export interface Hand {
  type: 'hand';
  cards: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[];
}
/**
 * The card a seat has to use now, what is left of the pile, and whether it follows a 2.
 */
export interface TurnedUp {
  type: 'turned_up';
  seat: number;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
  draw: number;
  top: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
  again: boolean;
}
/**
 * The draw pile was empty, so the discards have become the new one.
 */
export interface Reshuffled {
  type: 'reshuffled';
  draw: number;
  top: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
}
/**
 * A seat has used a card. A split and a swap have two journeys, in their order.
 *
 * `before` is (pawn, place) of every pawn that stands elsewhere now, sent back ones too.
 */
export interface Moved {
  type: 'moved';
  seat: number;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
  way: 'move' | 'sorry' | 'split' | 'start' | 'swap';
  journeys: Journey[];
  before: [string, string][];
}
/**
 * What one pawn goes through: the places it passes up to its landing, those it slides over, and whom it bumps.
 *
 * `backward`: it goes against the arrows.
 */
export interface Journey {
  pawn: string;
  origin: string;
  steps: string[];
  slide: string[];
  bumped: Bumped[];
  backward: boolean;
}
/**
 * A pawn sent back to its START: where it stood, and whether a slide swept it away.
 */
export interface Bumped {
  pawn: string;
  at: string;
  sliding: boolean;
}
/**
 * A card was settled without use.
 */
export interface Passed {
  type: 'passed';
  seat: number;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * A card of a hand was thrown away without use.
 */
export interface Discarded {
  type: 'discarded';
  seat: number;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * A seat took the top card of the pile into its hand; None where the viewer may not know it.
 */
export interface Drew {
  type: 'drew';
  seat: number;
  card: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
  draw: number;
  top: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry') | null;
}
/**
 * A game has been won: pawns HOME, what each seat gets for it, the totals, and the hands laid open.
 *
 * Scores are points, or games won where there are no points; `tier` is the winner's bonus.
 */
export interface GameOver {
  type: 'game_over';
  game: number;
  winners: number[];
  home: number[];
  scores: number[];
  totals: number[];
  hands: ('1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry')[][];
  tier: number;
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
 * Put a pawn of the colour from START on its exit square, with a 1 or a 2.
 */
export interface Start {
  type: 'start';
  colour: 'blue' | 'green' | 'red' | 'yellow';
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * Move a pawn forward, or backward where the steps are negative.
 */
export interface Move {
  type: 'move';
  pawn: string;
  steps: number;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * Split a 7 between two pawns; the first part is finished before the second begins.
 */
export interface Split {
  type: 'split';
  first: Part;
  second: Part;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * One of the two parts a 7 is split into.
 */
export interface Part {
  pawn: string;
  steps: number;
}
/**
 * Exchange the places of an own pawn and an opponent's, with an 11.
 */
export interface Swap {
  type: 'swap';
  pawn: string;
  target: string;
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * Bump a pawn from the track and put one of the colour from START in its place.
 */
export interface Sorry {
  type: 'sorry';
  target: string;
  colour: 'blue' | 'green' | 'red' | 'yellow';
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
/**
 * Settle a card that cannot be used; or an 11 that could only be swapped with.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Throw a card of the hand away, because none of them can be used.
 */
export interface Discard {
  type: 'discard';
  card: '1' | '10' | '11' | '12' | '2' | '3' | '4' | '5' | '7' | '8' | 'sorry';
}
