// Made by `make protocol` from sobremesa/server/protocol.py: change that file, not this one.
export type Protocol = PageMessage | TableMessage;
export type PageMessage =
  | Hello
  | Sit
  | Stand
  | Bot
  | Options
  | Start
  | Act
  | Draft
  | Hint
  | React
  | Seen
  | Pause
  | Rematch
  | Link
  | Close
  | Ping;
export type TableMessage = Welcome | Table | State | Done | Refused | Drafted | Hinted | Presence | Reacted;

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
 * Sit down, on a certain chair or any free one, adding random bytes to the seed of the next match.
 */
export interface Sit {
  type: 'sit';
  id: string;
  name: string;
  random: string;
  seat?: number | null;
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
 * Before the match, the host seats a bot. During it, anybody may let one stand in for an absent person.
 *
 * Without a level the stand-in ends.
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
 * Take one action, or several of which all or none are applied. `n` is that of the state they were made for.
 *
 * `match` is the number of the match (`table.match`): an action that waited in a sleeping phone is not for the next.
 */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  n: number;
  /**
   * @minItems 1
   * @maxItems 200
   */
  actions: unknown[];
  match?: number | null;
}
/**
 * Try actions out: nothing is stored, nobody else sees it.
 */
export interface Draft {
  type: 'draft';
  id: string;
  seat: number;
  n: number;
  /**
   * @minItems 1
   * @maxItems 200
   */
  actions: unknown[];
}
/**
 * Ask what a good player would do, from what the seat may know.
 */
export interface Hint {
  type: 'hint';
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
 * The person has looked at the result of the hand; bots and clock wait for that.
 */
export interface Seen {
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
 * Say yes to another match with the same people, bots and options, adding fresh random bytes to its seed.
 *
 * The host's yes opens it: at once if everybody present has agreed, else by way of the lobby.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  seat?: number | null;
  random?: string | null;
}
/**
 * The host makes a new link for a person's seat (a lost phone); the old token is worth nothing then.
 */
export interface Link {
  type: 'link';
  id: string;
  seat: number;
}
/**
 * The host clears the table away for good.
 */
export interface Close {
  type: 'close';
  id: string;
}
/**
 * Is anybody there? Answered with `done`: a page cannot see the pings of the WebSocket itself.
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
}
/**
 * Everything about the table but the match itself. `you` and `host` are about this browser.
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
  host_seat: number | null;
  waiting: number[];
  match: number;
  commitment: string;
  watchers: number;
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
}
/**
 * The match as one seat may see it (None: a spectator or the table screen).
 */
export interface State {
  type: 'state';
  seat: number | null;
  n: number;
  view: unknown;
  moment: number;
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
 * The request was carried out. `token` opens `seat` (after `sit`); `link` leads to a seat (after `link`).
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
 * If the action at `index` is refused, `code` says why and `appraisal` what may be said of it. If it would reveal
 * something, there is no code: it has to be confirmed by `act` first.
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
  appraisal: {
    [k: string]: unknown;
  };
}
/**
 * An action a good player would take.
 */
export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  action: unknown;
}
/**
 * Who is connected, by seat, and how many only watch.
 */
export interface Presence {
  type: 'presence';
  present: boolean[];
  watchers: number;
}
/**
 * Somebody's gesture.
 */
export interface Reacted {
  type: 'reacted';
  seat: number;
  reaction: 'clap' | 'hurry' | 'laugh' | 'ouch' | 'toast' | 'wow';
}

export const PROTOCOL = '103edf3a450fe6a7';
