/** The result that lies beside the lobby: who was where, and who has left since. */

import { peopleAt, type Person } from '../lib/people/people';
import type { Table } from '../lib/net/protocol';

export interface LastLine {
  person: Person;
  rank: number;
  total: number;
  isGone: boolean;
}

export interface BetweenPeople {
  /** Those in the chairs, by chair. */
  seated: Person[];
  /** Those who played, from the first place to the last. */
  lines: LastLine[];
}

/** Everybody on the screen at once, so that no two share their letters; who left gets a hue that is not in use. */
export function peopleBetween(table: Table, you: string): BetweenPeople {
  const { last, seats } = table;
  const gone = (last?.seats ?? []).filter(({ chair }) => chair === null);
  const all = peopleAt([...seats, ...gone], table.you, you);
  const seated = all.slice(0, seats.length);
  if (last === null) return { seated, lines: [] };
  let left = seats.length;
  const played = last.seats.map(({ chair }) => all[chair ?? left++]!);
  const lines = played.map((person, seat) => ({
    person,
    rank: last.ranks[seat]!,
    total: last.totals[seat]!,
    isGone: last.seats[seat]!.chair === null,
  }));
  return { seated, lines: lines.sort((one, other) => one.rank - other.rank) };
}
