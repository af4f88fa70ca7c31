// Made by `make protocol` from sobremesa/games/sumoku: change those files, not this one.
export type Spoken = SumokuView | Told | Action | Appraisal;
export type Told =
  | BecameReady
  | Rolled
  | CountdownBegan
  | MatchOver
  | Dealt
  | Placed
  | Passed
  | Drew
  | Deducted
  | RaceDealt
  | RaceOpened
  | Arranged
  | Exchanged
  | Claimed
  | OwnerOut
  | PenaltyDrawn
  | GivingUp
  | RoundOver
  | StageConfirmed
  | SoloOver
  | DisplayLaid
  | RoundOpened
  | Called
  | Shown
  | GaveBack
  | SitsOut
  | Redrawn;
export type Action = Play | Pass | Ready | Arrange | Exchange | Claim | Call | Show | GiveUp;
export type Appraisal = SumokuAppraisal;

/**
 * A match of Sumoku. Of `classic`, `race`, `speed`, `solo` and `spot` those are there that the mode has.
 */
export interface SumokuView {
  settings: {
    [k: string]: unknown;
  };
  mode: string;
  phase: 'countdown' | 'open' | 'over' | 'race' | 'showing' | 'turn' | 'waiting';
  waiting_for: number[];
  key: number | null;
  roller: number | null;
  pile: number;
  ready: boolean[];
  classic: ClassicView | null;
  race: RaceView | null;
  speed: SpeedView | null;
  solo: SoloView | null;
  spot: SpotView | null;
  outcome: Outcome | null;
}
/**
 * The classic game: the common grid with all its lines, and the racks.
 */
export interface ClassicView {
  grid: LaidTile[];
  lines: LineView[];
  seats: ClassicSeat[];
  seat: number | null;
  starter: number;
  replay: boolean;
  turn_points: number;
  idle_turns: number;
  pass_ends: boolean;
}
/**
 * A tile on a grid; `value` is its number, or 9 for a six that lies turned. x grows to the right, y downwards.
 */
export interface LaidTile {
  tile: string;
  x: number;
  y: number;
  value: number;
}
/**
 * Two or more tiles side by side, from the first cell on to the right or down.
 *
 * `faults` are some of `line_too_long`, `colour_repeat`, `bad_sum`; none if the line is good.
 */
export interface LineView {
  x: number;
  y: number;
  direction: 'column' | 'row';
  length: number;
  sum: number;
  faults: string[];
}
/**
 * A player of the classic game: the open rack, what it would cost at the end, and the score.
 */
export interface ClassicSeat {
  rack: string[];
  rack_points: number;
  score: number;
}
/**
 * Speed, team or solo: one grid for each owner, in the order of their numbers.
 */
export interface RaceView {
  owners: OwnerView[];
  owner_of: number[];
}
/**
 * Whoever a grid belongs to: a player, a team, or the group of a solo game.
 *
 * `check` says what a claim would come to, where the rules allow to say so (solo, `assisted`); else it is None.
 */
export interface OwnerView {
  seats: number[];
  rack: string[];
  grid: LaidTile[];
  version: number;
  tiles: number;
  out: ('gave_up' | 'wrong_claim') | null;
  giving_up: number[];
  check: CheckView | null;
}
/**
 * What a claim on a grid comes to.
 *
 * `fault` is the first of `tiles_left`, `not_connected`, `line_too_long`, `colour_repeat`, `bad_sum`, or None if the
 * claim is right; `lines` are all lines, rows first.
 */
export interface CheckView {
  fault: string | null;
  lines: LineView[];
}
/**
 * The rounds of a speed match: `winners` of those finished, None for a void one; `wins` by seat.
 */
export interface SpeedView {
  round: number;
  winners: (number | null)[];
  wins: number[];
}
/**
 * How far a solo game has come.
 *
 * `confirmed` are the tiles of the last right claim, `tiles_used` the result if the game ended now.
 */
export interface SoloView {
  stages: number;
  confirmed: number;
  exchanges: number;
  tiles_used: number;
  seconds: number | null;
}
/**
 * The display; a place is None until it is filled again. `sums` are those that can be called.
 */
export interface SpotView {
  round: number;
  display: (string | null)[];
  seats: SpotSeat[];
  call: CallView | null;
  target: number;
  sums: number[];
}
/**
 * A player of a spot match: tiles won, four by four, the last win last.
 */
export interface SpotSeat {
  won: string[][];
  tiles: number;
  sits_out: boolean;
  passed: boolean;
}
/**
 * Who has called, and which sum.
 */
export interface CallView {
  seat: number;
  sum: number;
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
 * A player is ready for the deal.
 */
export interface BecameReady {
  type: 'became_ready';
  seat: number;
}
/**
 * The die was rolled, to the credit of `seat`, and shows the key number; or the key was agreed (`fixed`).
 */
export interface Rolled {
  type: 'rolled';
  seat: number | null;
  key: number;
  fixed: boolean;
}
/**
 * So many milliseconds on the match clock until the race, or the next round, opens.
 */
export interface CountdownBegan {
  type: 'countdown_began';
  until: number;
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
 * Classic: every player has a rack; the lowest total starts.
 */
export interface Dealt {
  type: 'dealt';
  racks: string[][];
  totals: number[];
  starter: number;
  pile: number;
}
/**
 * Tiles were laid: the lines they are in, what they score, the player's score and rack now.
 */
export interface Placed {
  type: 'placed';
  seat: number;
  tiles: LaidTile[];
  lines: LineView[];
  points: number;
  score: number;
  rack: string[];
  replay: boolean;
}
/**
 * Classic: a player passes (`automatic`: because nothing fits) or declines the replay. Spot: sees nothing.
 */
export interface Passed {
  type: 'passed';
  seat: number;
  automatic: boolean;
  replay: boolean;
}
/**
 * Classic: the turn is over and the rack filled up again; `rack` is all of it now.
 */
export interface Drew {
  type: 'drew';
  seat: number;
  tiles: string[];
  rack: string[];
  pile: number;
}
/**
 * The classic game is over: what is left in each rack, and the scores less that.
 */
export interface Deducted {
  type: 'deducted';
  racks: string[][];
  points: number[];
  scores: number[];
}
/**
 * Every owner has tiles; `round` counts those of a speed match.
 */
export interface RaceDealt {
  type: 'race_dealt';
  round: number;
  owners: OwnerView[];
  pile: number;
}
/**
 * From now on all work at the same time.
 */
export interface RaceOpened {
  type: 'race_opened';
  round: number;
}
/**
 * Tiles were moved: those that lie on the grid now, and those that went back to the rack.
 */
export interface Arranged {
  type: 'arranged';
  seat: number;
  owner: number;
  laid: LaidTile[];
  lifted: string[];
  version: number;
}
/**
 * A tile went back to the pile and two came to the rack.
 */
export interface Exchanged {
  type: 'exchanged';
  seat: number;
  owner: number;
  gave: string;
  drew: string[];
  rack: string[];
  version: number;
  pile: number;
}
/**
 * Sumoku! The grid as it was judged, what was left in the rack, and the verdict; wrong is TUBADOKU.
 */
export interface Claimed {
  type: 'claimed';
  seat: number;
  owner: number;
  right: boolean;
  grid: LaidTile[];
  rack: string[];
  check: CheckView;
}
/**
 * An owner is out of the round, and the tiles go back to the pile.
 */
export interface OwnerOut {
  type: 'owner_out';
  owner: number;
  reason: string;
  version: number;
  pile: number;
}
/**
 * After a wrong claim an owner still in the race drew these tiles.
 */
export interface PenaltyDrawn {
  type: 'penalty_drawn';
  owner: number;
  tiles: string[];
  rack: string[];
  version: number;
  pile: number;
}
/**
 * A player wants to give up; it counts when the whole team or group does.
 */
export interface GivingUp {
  type: 'giving_up';
  seat: number;
  owner: number;
  members: number[];
}
/**
 * A round of speed is over: who won it, None if nobody, and the rounds won by seat.
 */
export interface RoundOver {
  type: 'round_over';
  round: number;
  winner: number | null;
  wins: number[];
}
/**
 * Solo: so many tiles are confirmed, and these were drawn.
 */
export interface StageConfirmed {
  type: 'stage_confirmed';
  stage: number;
  confirmed: number;
  tiles: string[];
  rack: string[];
  version: number;
  pile: number;
}
/**
 * What a solo game came to.
 */
export interface SoloOver {
  type: 'solo_over';
  tiles_used: number;
  stages: number;
  exchanges: number;
  seconds: number;
}
/**
 * Tiles were turned up: all of the display, after so many `dead` ones that held no combination.
 */
export interface DisplayLaid {
  type: 'display_laid';
  display: string[];
  pile: number;
  dead: number;
}
/**
 * Everybody may call but the one who sits out.
 */
export interface RoundOpened {
  type: 'round_opened';
  round: number;
  sits_out: number | null;
}
/**
 * A player calls a sum, and has until then to show it.
 */
export interface Called {
  type: 'called';
  seat: number;
  sum: number;
  until: number;
}
/**
 * Four tiles were shown: right, or wrong because of `reason` (`colour_repeat`, `wrong_sum`, `too_late`).
 *
 * `values` is the reading of the tiles that was judged, `held` how many tiles the player has now.
 */
export interface Shown {
  type: 'shown';
  seat: number;
  sum: number;
  tiles: string[];
  values: number[];
  right: boolean;
  reason: string | null;
  display: (string | null)[];
  held: number;
}
/**
 * After a wrong show the four tiles won last go back to the pile.
 */
export interface GaveBack {
  type: 'gave_back';
  seat: number;
  tiles: string[];
  held: number;
  pile: number;
}
/**
 * After a wrong show without tiles to give back a player sits out the next round.
 */
export interface SitsOut {
  type: 'sits_out';
  seat: number;
  round: number;
}
/**
 * Nobody sees anything: the display goes back to the pile.
 */
export interface Redrawn {
  type: 'redrawn';
  tiles: string[];
  pile: number;
}
/**
 * Lay tiles of the rack in one row or column of the common grid.
 */
export interface Play {
  type: 'play';
  /**
   * @maxItems 200
   */
  placements: Placement[];
}
/**
 * A tile laid on a cell; `value` says how a six lies, 6 or 9, and is left out for other tiles. Left out it is 6.
 */
export interface Placement {
  tile: string;
  x: number;
  y: number;
  value?: number;
}
/**
 * Classic: lay nothing, or nothing more. Spot: say that there is nothing to see.
 */
export interface Pass {
  type: 'pass';
}
/**
 * The next deal may come.
 */
export interface Ready {
  type: 'ready';
}
/**
 * Move tiles between rack and grid, all at once: they are lifted first and set down then.
 */
export interface Arrange {
  type: 'arrange';
  /**
   * @maxItems 200
   */
  moves: Move[];
}
/**
 * A tile that goes to a cell, or back to the rack if both coordinates are null.
 *
 * `value` says how a six is to lie; left out, one from the rack lies as 6 and one on the grid stays as it lies.
 */
export interface Move {
  tile: string;
  x: number | null;
  y: number | null;
  value?: number;
}
/**
 * Give one tile back for two of the pile.
 */
export interface Exchange {
  type: 'exchange';
  tile: string;
}
/**
 * Sumoku! The grid is complete, as it is in this version of the owner's tiles.
 */
export interface Claim {
  type: 'claim';
  version: number;
}
/**
 * Name the sum of four tiles on display.
 */
export interface Call {
  type: 'call';
  round: number;
  sum: number;
}
/**
 * Show the four tiles whose sum was called.
 */
export interface Show {
  type: 'show';
  round: number;
  /**
   * @maxItems 200
   */
  tiles: string[];
}
/**
 * Leave the round.
 */
export interface GiveUp {
  type: 'give_up';
}
/**
 * Where the last tile of a placement could lie beside the others, and what the placement would come to.
 *
 * `points`, `six` and `lines` are left out unless all tiles are on empty cells. Points are those of all lines, good or
 * not: `check` says whether it may be laid so.
 */
export interface SumokuAppraisal {
  places: FittingCell[];
  extendable: Cell[];
  points?: number;
  six?: boolean;
  lines?: LineView[];
}
/**
 * A cell where all that is laid then is legal: what it would score, and whether it completes a line of six.
 */
export interface FittingCell {
  x: number;
  y: number;
  points: number;
  six: boolean;
}
/**
 * An empty cell of the grid.
 */
export interface Cell {
  x: number;
  y: number;
}
