// Made by `make protocol` from answers.py of sobremesa/server: change that file, not this one.
export type HttpAnswer = GameInfo | GameSettings | OpenedTable | TableInfo | Step | MatchTimeline | RefusedRequest;

/**
 * What a page needs to offer a game.
 */
export interface GameInfo {
  id: string;
  name: string;
  modes: string[];
  players: {
    [k: string]: number[];
  };
  options: OptionDescription[];
  levels: string[];
  usual_level: string;
  bots: string[];
  pieces: {
    [k: string]: unknown;
  };
  quick_options: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  reviews: boolean;
  scenes: number;
  taught: string[];
}
/**
 * One option in words a page or a terminal can ask with; its sentences are in the game's locale files.
 */
export interface OptionDescription {
  name: string;
  type: 'boolean' | 'choice' | 'integer' | 'list';
  default: unknown;
  choices?: (number | string)[];
  least?: number;
  most?: number;
  off?: number;
  step?: number;
}
/**
 * The options that shape a match, with the values they would have.
 */
export interface GameSettings {
  settings: {
    [k: string]: unknown;
  };
}
/**
 * A table just opened, and the key that makes its holder the host.
 */
export interface OpenedTable {
  code: string;
  host: string;
  link: string;
}
/**
 * What a visitor may know of a table before sitting down at it.
 */
export interface TableInfo {
  code: string;
  game: string;
  phase: 'closed' | 'lobby' | 'over' | 'paused' | 'playing' | 'result';
  seats: ChairInfo[];
  free: number;
  to_act: number[];
}
/**
 * What a visitor may know of a chair.
 */
export interface ChairInfo {
  kind: 'bot' | 'free' | 'person';
  name: string;
}
/**
 * A finished match after `n` of its moves, as one seat saw it (None: a spectator).
 */
export interface Step {
  n: number;
  of: number;
  seat: number | null;
  view: unknown;
  events: unknown[];
  move: (Acted | Ticked) | null;
}
/**
 * An accepted action; `by` says who made it where that was not the seat's own player.
 */
export interface Acted {
  line: 'act';
  n: number;
  seat: number;
  at: number;
  action: {
    [k: string]: unknown;
  };
  by?: string;
}
/**
 * The clock's own move.
 */
export interface Ticked {
  line: 'tick';
  n: number;
  at: number;
}
/**
 * The outline of a finished match, and what was played by whom.
 */
export interface MatchTimeline {
  of: number;
  turns: number[];
  hands: number[];
  pins: Pin[];
  game: string;
  names: string[];
}
/**
 * A big moment: after which move it was, whose it is, the number told of it, and what everybody heard.
 */
export interface Pin {
  n: number;
  seat: number;
  value: number;
  event: Event;
}
export interface Event {
  [k: string]: unknown;
}
/**
 * Why a request was refused; the sentence for the code is in the locale files.
 */
export interface RefusedRequest {
  code: string;
  facts: {
    [k: string]: unknown;
  };
}
