/** The last turns in a few words, for the pad: who, and what they did one after the other. */

export interface Move {
  seat: number;
  text: string;
}

/**
 * One move for all that a seat did in a row; `say` has a verb for each event, or null for what needs none.
 * What belongs to nobody, as a new deal, begins anew.
 */
export function movesOf<Told extends object>(
  told: readonly Told[],
  say: (event: Told, seat: number) => string | null,
): Move[] {
  const moves: { seat: number; parts: string[] }[] = [];
  let isNew = true;
  for (const event of told) {
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
    if (seat === null || moves.at(-1)?.seat !== seat) isNew = true;
    const part = seat === null ? null : say(event, seat);
    if (seat === null || part === null) continue;
    if (isNew) moves.push({ seat, parts: [] });
    isNew = false;
    moves.at(-1)!.parts.push(part);
  }
  return moves.map(({ seat, parts }) => ({ seat, text: parts.join(', ') }));
}
