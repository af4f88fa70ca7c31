/** People and bots as every screen shows them: a name, a hue for their place, and the letters on their coaster. */

import type { SeatInfo } from './protocol';
import { settings } from './settings.svelte';

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
export function peopleAt(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[], own: readonly number[] = [], you: string | null = null): Person[] {
  const names = seats.map(({ name }, seat) => (you !== null && own.length === 1 && own.includes(seat) ? you : name));
  const isNamedYou = (seat: number): boolean => you !== null && names[seat] === you;
  const initials = initialsOf(names.map((name, seat) => (isNamedYou(seat) ? '' : name))).map((initial, seat) => (isNamedYou(seat) ? you! : initial));
  return seats.map(({ kind }, seat) => ({ seat, name: names[seat]!, initial: initials[seat]!, isYou: own.includes(seat), isBot: kind === 'bot' }));
}

/** Their names as they are said in one breath: Ana, Rosa y Canela. */
export function namesOf(people: readonly Person[], seats: readonly number[]): string {
  return inOneBreath(seats.map((seat) => people[seat]?.name ?? ''));
}

export function inOneBreath(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names.filter((name) => name !== ''));
}

/** Equal initials get two letters. */
export function initialsOf(names: readonly string[]): string[] {
  const short = names.map((name) => letters(name, 1));
  return names.map((name, place) => (short.filter((other) => other === short[place]).length > 1 ? letters(name, 2) : short[place]!));
}

function letters(name: string, count: number): string {
  const [first = '', ...rest] = Array.from(name.trim());
  return first.toLocaleUpperCase() + rest.slice(0, count - 1).join('');
}
