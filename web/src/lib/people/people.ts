/** People and bots as every screen shows them: a name, a hue for their place, and the letters on their coaster. */

import { has, t } from '../words/i18n';
import type { LastMatch, SeatInfo, Table } from '../net/protocol';
import { settings } from '../device/settings.svelte';

export interface Person {
  seat: number;
  name: string;
  initial: string;
  isYou: boolean;
  isBot: boolean;
  /** The colour of this person's pieces, in games where each has one. */
  colour?: string | undefined;
}

const HUES = 10;

/** A hue for each place at the table; `l` is the one for thin lines. */
export function hue(seat: number, kind: 'p' | 'l' = 'p'): string {
  return `var(--${kind}${(seat % HUES) + 1})`;
}

/** The same people, each with the colour of their pieces. */
export function coloured(people: readonly Person[], colour: ((seat: number) => string | undefined) | null): Person[] {
  return colour === null ? [...people] : people.map((person) => ({ ...person, colour: colour(person.seat) }));
}

/** The seats as one sees them: clockwise from the own left, without the own one. */
export function opposite(count: number, own: number | null): number[] {
  if (own === null) return Array.from({ length: count }, (_, seat) => seat);
  return Array.from({ length: count - 1 }, (_, place) => (own + 1 + place) % count);
}

/** Everybody at the table; `you` is what this browser's own people are called. */
export function peopleAt(
  seats: readonly Pick<SeatInfo, 'kind' | 'name'>[],
  own: readonly number[] = [],
  you: string | null = null,
): Person[] {
  const isNamedYou = (seat: number): boolean => you !== null && own.length === 1 && own.includes(seat);
  const initials = initialsOf(seats.map(({ name }, seat) => (isNamedYou(seat) ? '' : name)));
  return seats.map(({ kind, name }, seat) => ({
    seat,
    name: isNamedYou(seat) ? you! : name,
    initial: isNamedYou(seat) ? you! : initials[seat]!,
    isYou: own.includes(seat),
    isBot: kind === 'bot',
  }));
}

/**
 * What a bot is at this table, with its level: in a game with words of its own perhaps a helper. An expert says how it
 * plays.
 */
export function botLabel({ game, settings: agreed }: Pick<Table, 'game' | 'settings'>, level: string | null): string {
  const own = `${game}-bot`;
  const usual = level === 'expert' ? 'table-bot-expert' : 'table-bot';
  return t(has(own) ? own : usual, { level: t(`level-${level ?? ''}`), mode: String(agreed['mode'] ?? '') });
}

/** Those who played the last match, by its own seats; `own` are the chairs of this browser's people now. */
export function played({ seats }: LastMatch, own: readonly number[], you: string | null): Person[] {
  const mine = seats.flatMap(({ chair }, seat) => (chair !== null && own.includes(chair) ? [seat] : []));
  return peopleAt(seats, mine, you);
}

/** Their names as they are said in one breath: Ana, Rosa y Canela. */
export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  return inOneBreath(seats.map((seat) => people[seat]?.name ?? ''));
}

/** Those who play together: “us” and “them” for somebody who plays along, else their names. */
export function sideName(people: readonly Person[], seats: readonly number[]): string {
  if (seats.length === 1 || !people.some(({ isYou }) => isYou)) return namesOf(people, seats);
  return t(seats.some((seat) => people[seat]?.isYou) ? 'table-us' : 'table-them');
}

/** A person as sentences need them: `who` is “you” or “other”. */
export function who(people: readonly Person[], seat: number): { who: 'you' | 'other'; player: string } {
  return { who: people[seat]?.isYou ? 'you' : 'other', player: people[seat]?.name ?? '' };
}

/** The seats that are first: several, if they share it. */
export function winnersOf(ranks: readonly number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** How the match ended for whoever looks on: who won, and whether it was shared. */
export function verdict(
  ranks: readonly number[],
  people: readonly Person[],
): { result: 'you' | 'other' | 'you_shared' | 'shared'; winners: string } {
  const first = winnersOf(ranks);
  const youWin = first.some((seat) => people[seat]?.isYou);
  const result = first.length > 1 ? (youWin ? 'you_shared' : 'shared') : youWin ? 'you' : 'other';
  return { result, winners: namesOf(people, first) };
}

export function inOneBreath(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names.filter((name) => name !== ''));
}

/** One letter, or where that is shared two that nobody else has: the first ones, the first and a later one, a number. */
export function initialsOf(names: readonly string[]): string[] {
  const short = names.map((name) => letters(name, 1));
  const found: string[] = names.map(() => '');
  const open = names.flatMap((name, place) => (name.trim() === '' ? [] : [place]));
  const isFree = (wanted: string): boolean => !found.some((other) => plain(other) === plain(wanted));
  const settle = (places: readonly number[], of: (place: number) => string): void => {
    for (const place of places) {
      const shared = places.some((other) => other !== place && plain(of(other)) === plain(of(place)));
      if (!shared && isFree(of(place))) found[place] = of(place);
    }
  };
  settle(open, (place) => short[place]!);
  const rest = open.filter((place) => found[place] === '');
  settle(rest, (place) => letters(names[place]!, 2));
  for (const place of rest) {
    if (found[place] !== '') continue;
    const [, second = '', ...later] = Array.from(names[place]!.trim());
    const ways = [...later.filter(isLetter), second, ...names.map((_, number) => String(number + 2))].map(
      (letter) => short[place]! + letter,
    );
    found[place] = ways.find(isFree) ?? letters(names[place]!, 2);
  }
  return found;
}

function letters(name: string, count: number): string {
  const [first = '', ...rest] = Array.from(name.trim());
  return first.toLocaleUpperCase() + rest.slice(0, count - 1).join('');
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

/** As one sees it from afar: without accents, and large. */
function plain(letters: string): string {
  return letters.normalize('NFD').replace(/\p{M}/gu, '').toLocaleUpperCase();
}
