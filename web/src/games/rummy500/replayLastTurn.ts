/** The turns since the viewer's own last one, once more: the table before them, and what was told of them. */

import { untold, type Heard } from '../../lib/motion/animationScript';
import type { Frame } from '../../lib/motion/showing.svelte';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import { frames, rest, type Scene } from './scene';
import type { Rummy500View, Told } from './types';

/** What belongs to somebody's turn. */
type OfTurn = Extract<Told, { type: 'drew' | 'took' | 'melded' | 'laid_off' | 'discarded' | 'passed' }>;

export function replayLastTurn(
  told: readonly Told[],
  { seat, view }: Heard<Rummy500View, Told>,
  speed: AnimationSpeed,
): Frame<Scene, Told>[] {
  const shown = turnsSince(told, seat);
  if (shown.length === 0) return [];
  return untold(frames(rest(undone(view, shown)), { seat, view, events: shown }, speed));
}

/** The finished turns of this round after the viewer's own last one; for somebody who only looks on, the last one. */
export function turnsSince(told: readonly Told[], seat: number | null): OfTurn[] {
  const isHand = ({ type }: Told): boolean => type === 'hand';
  const round = told.slice(told.findLastIndex(({ type }) => type === 'dealt') + 1).filter((event) => !isHand(event));
  if (!round.every(isOfTurn)) return [];
  const ends = round.flatMap(({ type }, place) => (type === 'discarded' || type === 'passed' ? [place] : []));
  const last = ends.at(-1);
  if (last === undefined || last !== round.length - 1) return [];
  const own = seat === null ? (ends.at(-2) ?? -1) : ends.findLast((place) => round[place]!.seat === seat);
  return round.slice((own ?? -1) + 1);
}

function isOfTurn(event: Told): event is OfTurn {
  return ['drew', 'took', 'melded', 'laid_off', 'discarded', 'passed'].includes(event.type);
}

/** The table as it was before all this happened, to hands the viewer does not see. */
export function undone(view: Rummy500View, turns: readonly OfTurn[]): Rummy500View {
  return turns.toReversed().reduce(before, { ...view, seat: null });
}

function before(view: Rummy500View, event: OfTurn): Rummy500View {
  const held = (by: number, points = 0): Rummy500View['seats'] =>
    view.seats.map((one, place) =>
      place === event.seat ? { ...one, hand: one.hand + by, table: one.table - points } : one,
    );
  switch (event.type) {
    case 'drew':
      return { ...view, stock: view.stock + 1, seats: held(-1) };
    case 'took':
      return { ...view, row: [...view.row, ...event.cards], seats: held(-event.cards.length) };
    case 'melded':
      return {
        ...view,
        melds: view.melds.filter(({ meld }) => meld !== event.meld),
        seats: held(event.cards.length, event.points),
      };
    case 'laid_off': {
      const gone = event.cards.map(({ card }) => card);
      const melds = view.melds.map((one) =>
        one.meld === event.meld ? { ...one, cards: one.cards.filter(({ card }) => !gone.includes(card)) } : one,
      );
      return { ...view, melds, seats: held(gone.length, event.points) };
    }
    case 'discarded':
      return { ...view, row: view.row.filter((card) => card !== event.card), seats: held(1) };
    case 'passed':
      return view;
  }
}
