// Made by `make protocol` from sobremesa/server/http/answers.py: change that file, not this one.
export type Http = GameInfo | NewTable | Opened | TableInfo | ChosenOptions | GameSettings | Step | MatchTimeline;

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
  choices?: (string | number)[];
  least?: number | null;
  most?: number | null;
  off?: number | null;
  step?: number | null;
}
/**
 * The body of `POST /api/tables`.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  screen?: boolean;
}
/**
 * A table just opened, and the key that makes its holder the host.
 */
export interface Opened {
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
 * The body of `POST /api/games/{game}/settings`.
 */
export interface ChosenOptions {
  options: {
    [k: string]: unknown;
  };
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
  by: string | null;
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
  event: unknown;
}
