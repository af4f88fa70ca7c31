/** A match that is over goes into the notebook of this device. */

import { notePlayed, type Opponent } from '../../lib/device/played';
import type { AtTable } from '../seat/atTable.svelte';

/** Note the match for the person at this screen; whoever only watches has played nothing. */
export function saveToHistory(at: AtTable): void {
  const { seat, table, game, state, everybody } = at;
  const { outcome } = state;
  if (seat === null || outcome === null) return;
  const { ranks, totals } = outcome;
  const own = ranks[seat];
  if (own === undefined) return;
  const sideOf = (other: number) => game.seat(at.scene, other).pair ?? null;
  const side = sideOf(seat);
  const isPartner = (other: number): boolean => side !== null && sideOf(other) === side;
  const others = ranks.map((_, other) => other).filter((other) => other !== seat);
  // Pairs come in first or second, whatever number the ranks of seats have.
  const places = side === null ? null : [...new Set(ranks)].sort((one, other) => one - other);
  notePlayed({
    code: table.code,
    match: table.match,
    game: game.id,
    at: Date.now(),
    place: places === null ? own : places.indexOf(own) + 1,
    of: places === null ? ranks.length : 2,
    total: totals[seat] ?? 0,
    partners: others.filter(isPartner).map((other) => everybody[other]?.name ?? ''),
    others: others
      .filter((other) => !isPartner(other))
      .map((other) => ({
        name: everybody[other]?.name ?? '',
        isBot: everybody[other]?.isBot === true,
        ahead: Math.sign(own - ranks[other]!) as Opponent['ahead'],
        seat: other,
      })),
  });
}
