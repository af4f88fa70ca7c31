/** Matches that were played on this device, kept in its storage and nowhere else. */

import { recall, remember } from './storage';

export interface Opponent {
  name: string;
  isBot: boolean;
  /** 1 before one, 0 level or on one's own side, -1 behind. */
  ahead: -1 | 0 | 1;
  /** The place at the table, which has a hue. */
  seat: number;
}

export interface Played {
  code: string;
  match: number;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The place one came in, of so many. */
  place: number;
  of: number;
  total: number;
  /** On one's own side. */
  partners: string[];
  others: Opponent[];
}

const KEY = 'matches';
/** So many are kept; a copy of them is some hundred kilobytes. */
export const MOST = 500;
const LONGEST_NAME = 60;
const MOST_OTHERS = 16;

/** All of them, the latest first. */
export function playedMatches(): Played[] {
  const kept = recall<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isPlayed) : [];
}

/** Keep one that is over; a second look at the same result changes nothing. */
export function notePlayed(match: Played): void {
  const others = playedMatches();
  if (!others.some((one) => isSame(one, match))) keep([match, ...others]);
}

/** Add those of a copy that are not there yet; how many that were. */
export function addPlayed(matches: readonly Played[]): number {
  const before = playedMatches();
  const added = matches.filter(
    (match, place) => ![...before, ...matches.slice(0, place)].some((one) => isSame(one, match)),
  );
  keep([...before, ...added].sort((one, other) => other.at - one.at));
  return added.length;
}

export function forgetPlayed(): void {
  keep([]);
}

function keep(matches: readonly Played[]): void {
  remember(KEY, matches.slice(0, MOST));
}

/** Codes are used again one day, so the time belongs to it. */
function isSame(one: Played, other: Played): boolean {
  const DAYS = 2 * 24 * 3600 * 1000;
  return one.code === other.code && one.match === other.match && Math.abs(one.at - other.at) < DAYS;
}

// Copies

export function writeCopy(matches: readonly Played[]): string {
  return JSON.stringify({ sobremesa: 'matches', version: 1, matches }, null, 1);
}

/** The matches in a copy; null if the file is none. */
export function readCopy(text: string): Played[] | null {
  try {
    const { sobremesa, matches } = JSON.parse(text) as { sobremesa?: unknown; matches?: unknown };
    return sobremesa === 'matches' && Array.isArray(matches) ? matches.filter(isPlayed).slice(0, MOST) : null;
  } catch {
    return null;
  }
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const { code, match, game, at, place, of, total, partners, others } = value as Record<string, unknown>;
  return (
    isShort(code) &&
    isShort(game) &&
    [match, at, place, of, total].every((number) => Number.isFinite(number)) &&
    Number(place) >= 1 &&
    Number(place) <= Number(of) &&
    Array.isArray(partners) &&
    partners.every(isShort) &&
    Array.isArray(others) &&
    others.length <= MOST_OTHERS &&
    others.every(isOpponent)
  );
}

function isOpponent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, isBot, ahead, seat } = value as Record<string, unknown>;
  return isShort(name) && typeof isBot === 'boolean' && [-1, 0, 1].includes(ahead as number) && Number.isInteger(seat);
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

// What they add up to

export interface Tally {
  won: number;
  lost: number;
}

export function isWon({ place }: Played): boolean {
  return place === 1;
}

/** The seat one had: the one that none of the others had. */
export function ownSeat({ others }: Played): number {
  const taken = new Set(others.map(({ seat }) => seat));
  return [...others, null].findIndex((_, seat) => !taken.has(seat));
}

/** Where one came in, from 0 for the first to 1 for the last place. */
export function heightOf({ place, of }: Played): number {
  return of > 1 ? (place - 1) / (of - 1) : 0;
}

/** The mean of the last few up to each match, once there are enough. */
export function meansOf(heights: readonly number[], window: number): (number | null)[] {
  return heights.map((_, place) => {
    if (place + 1 < window) return null;
    const last = heights.slice(place + 1 - window, place + 1);
    return last.reduce((sum, height) => sum + height, 0) / window;
  });
}

/** Matches finished before and after each person, those met most often first; bots are no people. */
export function againstPeople(matches: readonly Played[]): { name: string; seat: number; tally: Tally }[] {
  const people = new Map<string, { name: string; seat: number; tally: Tally }>();
  for (const { others } of matches) {
    for (const { name, isBot, ahead, seat } of others) {
      if (isBot) continue;
      const key = name.trim().toLocaleLowerCase();
      const found = people.get(key) ?? { name, seat, tally: { won: 0, lost: 0 } };
      if (ahead < 0) found.tally.won += 1;
      if (ahead > 0) found.tally.lost += 1;
      people.set(key, found);
    }
  }
  return [...people.values()]
    .filter(({ tally }) => tally.won + tally.lost > 0)
    .sort((one, other) => count(other.tally) - count(one.tally));
}

/** Matches in which one finished before every bot, and those in which one did not. */
export function againstBots(matches: readonly Played[]): Tally {
  const tally = { won: 0, lost: 0 };
  for (const { others } of matches) {
    const bots = others.filter(({ isBot }) => isBot);
    if (bots.some(({ ahead }) => ahead > 0)) tally.lost += 1;
    else if (bots.some(({ ahead }) => ahead < 0)) tally.won += 1;
  }
  return tally;
}

/** By game, the most played first: how many were won of how many. */
export function byGame(matches: readonly Played[]): { game: string; won: number; played: number }[] {
  const games = new Map<string, { game: string; won: number; played: number }>();
  for (const match of matches) {
    const found = games.get(match.game) ?? { game: match.game, won: 0, played: 0 };
    found.played += 1;
    found.won += Number(isWon(match));
    games.set(match.game, found);
  }
  return [...games.values()].sort((one, other) => other.played - one.played);
}

function count({ won, lost }: Tally): number {
  return won + lost;
}
