/** Whose pawns of a match of Sorry! were sent back to their START, how often and by whom. */

import type { SorryView, Told } from './types';

export interface SentBack {
  seat: number;
  count: number;
  /** By whom, the most often first. */
  by: { seat: number; count: number }[];
}

/** Everybody whose pawns were sent back, the most often first. */
export function sentBack(told: readonly Told[], { pawns }: Pick<SorryView, 'pawns'>): SentBack[] {
  const owner = new Map(pawns.map(({ pawn, seat }) => [pawn, seat]));
  const counts = new Map<number, Map<number, number>>();
  for (const event of told) {
    if (event.type !== 'moved') continue;
    for (const { pawn } of event.journeys.flatMap(({ bumped }) => bumped)) {
      const whose = owner.get(pawn);
      if (whose === undefined) continue;
      const by = counts.get(whose) ?? new Map<number, number>();
      counts.set(whose, by.set(event.seat, (by.get(event.seat) ?? 0) + 1));
    }
  }
  const byCount = (one: { count: number; seat: number }, other: { count: number; seat: number }): number =>
    other.count - one.count || one.seat - other.seat;
  return [...counts]
    .map(([seat, by]) => ({
      seat,
      count: [...by.values()].reduce((sum, count) => sum + count, 0),
      by: [...by].map(([seat, count]) => ({ seat, count })).sort(byCount),
    }))
    .sort(byCount);
}
