/** What the server tells of the cards: in which order suits and ranks come, and what each card counts in a hand. */

import { isJoker, likeness, type Card } from '../../lib/pieces/cards';

type Compare = (one: Card, other: Card) => number;

/** The ways a hand can be sorted: by suit, then rank; by rank, then suit. Jokers come last. */
export function sortsFrom(pieces: Record<string, unknown>): Record<'suit' | 'rank', Compare> {
  const suits = orderIn(pieces['suits']);
  const ranks = orderIn(pieces['ranks']);
  const suit: Compare = (one, other) => suits(one[1]!) - suits(other[1]!);
  const rank: Compare = (one, other) => ranks(one[0]!) - ranks(other[0]!);
  const joker: Compare = (one, other) => Number(isJoker(one)) - Number(isJoker(other));
  const name: Compare = (one, other) => one.localeCompare(other);
  return {
    suit: (one, other) => joker(one, other) || suit(one, other) || rank(one, other) || name(one, other),
    rank: (one, other) => joker(one, other) || rank(one, other) || suit(one, other) || name(one, other),
  };
}

function orderIn(list: unknown): (name: string) => number {
  const names = Array.isArray(list) ? (list as string[]) : [];
  return (name) => names.indexOf(name);
}

/** What a card counts in a hand. */
export function valuesFrom(pieces: Record<string, unknown>): (card: Card) => number {
  const values = (pieces['values'] ?? {}) as Record<string, number>;
  return (card) => values[likeness(card)] ?? 0;
}
