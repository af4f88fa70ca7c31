// Made by `make protocol` from protocol.py of sobremesa/server: change that file, not this one.
export type Protocol = PageMessage | TableMessage;
export type PageMessage =
  | Hello
  | StartLesson
  | Sit
  | AddEntropy
  | Stand
  | Bot
  | Options
  | Start
  | Act
  | Draft
  | Appraise
  | Hint
  | Review
  | React
  | Skip
  | ResultSeen
  | Pause
  | Rematch
  | Lobby
  | Game
  | SetDoor
  | Swap
  | Shuffle
  | HandOver
  | Rename
  | SetPace
  | Link
  | Close
  | Scene
  | ShowSolution
  | Ping;
export type TableMessage =
  Welcome | Table | State | Lesson | Done | Refused | Drafted | Appraised | Hinted | Reviewed | Reacted | Skipped;

/**
 * The first message: which table, and the tokens this browser holds for it (seats, the host's key).
 */
export interface Hello {
  type: 'hello';
  protocol: string;
  table: string;
  /**
   * @maxItems 12
   */
  tokens?: string[];
}
/**
 * The first message in place of `hello`: the lesson of a game, from a scene on.
 */
export interface StartLesson {
  type: 'learn';
  protocol: string;
  game: string;
  scene?: number;
}
/**
 * Sit down, on a certain chair or any free one, adding random bytes to the seed of the next match.
 *
 * `token` opens the seat from now on. A page chooses it, so that it may ask again when the answer was lost: the seat
 * is its own then already. A client that names none gets one in `done`, and may get a second chair by asking again.
 */
export interface Sit {
  type: 'sit';
  id: string;
  name: string;
  random: string;
  seat?: number | null;
  token?: string | null;
}
/**
 * Add random bytes to the seed of the next match, for a seat whose chair says that it has not (`added`).
 *
 * Once for each commitment: the same bytes may be sent again, others are refused.
 */
export interface AddEntropy {
  type: 'add';
  id: string;
  seat: number;
  random: string;
}
/**
 * Leave the own seat; the host may also remove another person or a bot.
 */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}
/**
 * Before the match, the host seats a bot. During it, anybody may let one substitute for an absent person.
 *
 * Without a level the substitution ends.
 */
export interface Bot {
  type: 'bot';
  id: string;
  seat: number;
  level?: string | null;
}
/**
 * The host changes the options of the next match; those not named get their defaults.
 */
export interface Options {
  type: 'options';
  id: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * The host starts the match.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Take one action, or several of which all or none are applied. `decision_id` is that of the state they answer.
 *
 * `match` is the number of the match (`table.match`): an action that waited in a sleeping phone is not for the next.
 * `resent`: it was sent before and not answered, so it may have been made long ago.
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  decision_id: number;
  /**
   * @minItems 1
   * @maxItems 30
   */
  actions: unknown[];
  match?: number | null;
  resent?: boolean;
}
/**
 * Try actions out: nothing is stored, nobody else sees it.
 */
export interface Draft {
  type: 'draft';
  id: string;
  seat: number;
  decision_id: number;
  /**
   * @minItems 1
   * @maxItems 30
   */
  actions: unknown[];
}
/**
 * Ask what may be said of the last of these actions, finished or not, after the others have been tried out.
 */
export interface Appraise {
  type: 'appraise';
  id: string;
  seat: number;
  decision_id: number;
  /**
   * @minItems 1
   * @maxItems 30
   */
  actions: unknown[];
}
/**
 * Ask what a good player would do, from what the seat may know, after these actions have been tried out.
 */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
  decision_id: number;
  /**
   * @maxItems 30
   */
  actions?: unknown[];
}
/**
 * Ask what would have been best in each of the seat's own turns of the hand that was counted last.
 */
export interface Review {
  type: 'review';
  id: string;
  seat: number;
}
/**
 * A gesture for everybody at the table.
 */
export interface React {
  type: 'react';
  seat: number;
  reaction: 'clap' | 'hurry' | 'laugh' | 'ouch' | 'toast' | 'wow';
}
/**
 * Skip the animation of the state `n`, on every screen at the table. Ignored if a newer state has been sent.
 */
export interface Skip {
  type: 'skip';
  seat: number;
  n: number;
}
/**
 * The person has looked at the result of the hand; bots and clock wait for that.
 */
export interface ResultSeen {
  type: 'seen';
  seat: number;
}
/**
 * The host stops the match clock and the bots, or lets them go on.
 */
export interface Pause {
  type: 'pause';
  id: string;
  on: boolean;
}
/**
 * Say yes to another match, adding fresh random bytes to its seed, or take the yes back.
 *
 * While the result lies on the table the host's yes starts it, as soon as all seats of the host's own browser have
 * said so; nobody else is waited for. Where it cannot start the lobby opens.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  seat?: number | null;
  random?: string | null;
  on?: boolean;
}
/**
 * The host opens the lobby after a match: chairs and options can be changed, the result stays beside them.
 */
export interface Lobby {
  type: 'lobby';
  id: string;
}
/**
 * The host puts another game on the table, for those who sit at it, with the game's own options.
 */
export interface Game {
  type: 'game';
  id: string;
  game: string;
}
/**
 * The host closes the table to newcomers, or opens it again.
 */
export interface SetDoor {
  type: 'door';
  id: string;
  open: boolean;
}
/**
 * Take another free chair; the host may exchange any two.
 */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
  to: number;
}
/**
 * The host lets chance decide who sits where.
 */
export interface Shuffle {
  type: 'shuffle';
  id: string;
}
/**
 * The host makes the person of that seat the host.
 */
export interface HandOver {
  type: 'hand_over';
  id: string;
  seat: number;
}
/**
 * Change the name of the own seat.
 */
export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}
/**
 * The host says how long bots hesitate; the table screen moves its pieces at the same pace.
 */
export interface SetPace {
  type: 'pace';
  id: string;
  pace: 'calm' | 'fast' | 'normal';
}
/**
 * The host makes a new link for the seat of a person who is away (a lost phone).
 *
 * The old token is worth nothing then, and everybody is told. Somebody to whom the host's role has passed cannot have
 * one for the host's own seat.
 */
export interface Link {
  type: 'link';
  id: string;
  seat: number;
}
/**
 * The host closes the table for good.
 */
export interface Close {
  type: 'close';
  id: string;
}
/**
 * In a lesson: begin this scene, or begin it anew.
 */
export interface Scene {
  type: 'scene';
  id: string;
  scene: number;
}
/**
 * In a lesson: let the rest of the scene be done, to be looked at.
 */
export interface ShowSolution {
  type: 'show';
  id: string;
}
/**
 * Answered with `done`: a page cannot see the ping frames of the WebSocket itself.
 */
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * The answer to `hello`: for each token the seat it opens, -1 for the host's key, None if it is worth nothing.
 */
export interface Welcome {
  type: 'welcome';
  protocol: string;
  tokens: (number | null)[];
  lost: LostSeat[];
}
/**
 * A seat that a token of `hello` opened until a new link was made for it.
 */
export interface LostSeat {
  seat: number;
  name: string;
  by: string;
}
/**
 * Everything about the table but the match itself. `you`, `host` and `may` are about this browser.
 */
export interface Table {
  type: 'table';
  code: string;
  game: string;
  link: string;
  phase: 'closed' | 'lobby' | 'over' | 'paused' | 'playing' | 'result';
  options: {
    [k: string]: unknown;
  };
  settings: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  may: Powers;
  host_seat: number | null;
  heir: NextHost | null;
  waiting: number[];
  match: number;
  commitment: string;
  watchers: number;
  notices: Notice[];
  last: LastMatch | null;
  door: boolean;
  screen: boolean;
  pace: 'calm' | 'fast' | 'normal';
  problem: string | null;
}
/**
 * A chair at the table, as everybody sees it.
 */
export interface SeatInfo {
  kind: 'bot' | 'free' | 'person';
  name: string;
  level: string | null;
  present: boolean;
  stand_in: string | null;
  may_stand_in: boolean;
  again: boolean;
  added: boolean;
  new: boolean;
  was: string;
}
/**
 * What the host's role lets a browser do with other people's seats. Somebody to whom the role has passed while the
 * host is gone may do less: not with the host's own seat, nor hand the role over.
 */
export interface Powers {
  stand: number[];
  link: number[];
  hand_over: boolean;
}
/**
 * The host is away: who gets the role if that does not change, and in how many seconds.
 */
export interface NextHost {
  seat: number;
  seconds: number;
}
/**
 * Something that everybody at the table has to know, beside the match.
 */
export interface Notice {
  number: number;
  kind: 'match_too_long' | 'new_link';
  name: string;
  by: string;
}
/**
 * How the last match ended, by the seats it was played in.
 */
export interface LastMatch {
  match: number;
  game: string;
  seats: LastSeat[];
  ranks: number[];
  totals: number[];
}
/**
 * Somebody who played the last match.
 */
export interface LastSeat {
  name: string;
  kind: 'bot' | 'person';
  chair: number | null;
}
/**
 * The match as one seat may see it (None: a spectator or the table screen).
 */
export interface State {
  type: 'state';
  seat: number | null;
  n: number;
  view: unknown;
  decision_id: number;
  to_act: number[];
  may_act: boolean;
  legal: unknown[] | null;
  events: unknown[];
  history: boolean;
  hand: number;
  outcome: Outcome | null;
  clock: number;
  deadline: number | null;
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
 * Where a lesson stands: it follows the state with which a scene begins, and comes again when the scene is done.
 */
export interface Lesson {
  type: 'lesson';
  scenes: string[];
  scene: number;
  done: boolean;
}
/**
 * The request was carried out. `token` opens `seat` (after a `sit` that named none); `link` leads to a seat (after
 * `link`).
 */
export interface Done {
  type: 'done';
  id: string;
  n: number | null;
  seat: number | null;
  token: string | null;
  link: string | null;
}
/**
 * The request changed nothing. `id` is empty where the message had none; `index` is the action that failed.
 */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  facts: {
    [k: string]: unknown;
  };
  index: number | null;
}
/**
 * What a draft leads to: the view after the actions up to `index`.
 *
 * If the action at `index` is refused, `code` and `facts` say why. If it would reveal something, there is no code: it
 * has to be confirmed by `act` first.
 */
export interface Drafted {
  type: 'drafted';
  id: string;
  seat: number;
  n: number;
  view: unknown;
  legal: unknown[] | null;
  index: number;
  code: string | null;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What may be said of an action, an empty object where there is nothing to say.
 *
 * `code` and `facts` say why it would be refused, if it would.
 */
export interface Appraised {
  type: 'appraised';
  id: string;
  seat: number;
  n: number;
  appraisal: unknown;
  code: string | null;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The next action a good player would take, and why: each reason has a `code` and `facts` (`Game.reasons`).
 *
 * `win` is the chance to win the match with it, where a bot has estimated it.
 */
export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  action: unknown;
  reasons: unknown[];
  win: number | null;
}
/**
 * The seat's own turns of a hand, in order, each as the game describes it (`Game.review`).
 */
export interface Reviewed {
  type: 'reviewed';
  id: string;
  seat: number;
  hand: number;
  turns: unknown[];
}
/**
 * Somebody's gesture.
 */
export interface Reacted {
  type: 'reacted';
  seat: number;
  reaction: 'clap' | 'hurry' | 'laugh' | 'ouch' | 'toast' | 'wow';
}
/**
 * Somebody has skipped the animation of the newest state: show its end.
 */
export interface Skipped {
  type: 'skipped';
}

export const PROTOCOL = '45cfd984e5dee99b';
