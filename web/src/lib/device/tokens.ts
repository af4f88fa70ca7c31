/** Seat and host tokens, kept in local storage by table code. They are never part of a URL that the server sees. */

import { recall, remember } from './storage';

export interface Holding {
  game: string;
  tokens: string[];
  /** The seats the tokens opened when last asked; the host's key is -1. */
  seats: number[];
  /** When the table was last visited, in milliseconds since 1970. */
  seen: number;
  /** This browser is the table: it comes back to the table screen. */
  isScreen?: boolean;
  /** Its note was put away from the shelf, until the table is visited again. */
  isPutAway?: boolean;
}

type Holdings = Record<string, Holding>;

const KEY = 'tables';
const MOST = 24;
const NOTHING: Holding = { game: '', tokens: [], seats: [], seen: 0 };

export function holding(code: string): Holding {
  return recall<Holdings>(KEY, {})[code] ?? NOTHING;
}

/** The tables held, the one visited last first. */
export function holdings(): [string, Holding][] {
  return Object.entries(recall<Holdings>(KEY, {})).sort(([, a], [, b]) => b.seen - a.seen);
}

export function hold(code: string, changes: Partial<Holding>): void {
  const kept = { ...holding(code), isPutAway: false, ...changes, seen: Date.now() };
  keep([[code, kept], ...holdings().filter(([other]) => other !== code)]);
}

export function holdToken(code: string, token: string): void {
  const { tokens } = holding(code);
  if (!tokens.includes(token)) hold(code, { tokens: [...tokens, token] });
}

/** Take the note of a table off the shelf; its keys stay. */
export function putAway(code: string): void {
  hold(code, { isPutAway: true });
}

/** A token that nobody has accepted. */
export function dropToken(code: string, token: string): void {
  const tokens = holding(code).tokens.filter((other) => other !== token);
  if (tokens.length === 0) letGo(code);
  else hold(code, { tokens });
}

export function letGo(code: string): void {
  keep(holdings().filter(([other]) => other !== code));
}

function keep(entries: [string, Holding][]): void {
  remember(KEY, Object.fromEntries(entries.slice(0, MOST)));
}
