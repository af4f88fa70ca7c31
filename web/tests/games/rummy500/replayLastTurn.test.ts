import { describe, expect, it } from 'vitest';
import { replayLastTurn, turnsSince, undone } from '../../../src/games/rummy500/replayLastTurn';
import type { Rummy500View, Told } from '../../../src/games/rummy500/types';
import tea from '../../scenes/rummy500.json';

const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };
const states = tea.states as unknown as { seat: number | null; view: Rummy500View; events: Told[] }[];
const told = (last: number): Told[] => states.slice(0, last + 1).flatMap(({ events }) => events);
/** What everybody sees of a table. */
const common = ({ row, stock, seats, melds }: Rummy500View) => ({
  row,
  stock,
  hands: seats.map(({ hand, table }) => [hand, table]),
  melds: melds.map(({ cards }) => cards.map(({ card }) => card)),
});

describe('the last turns once more', () => {
  it('begins with the table as it was before them', () => {
    const turns = turnsSince(told(5), 0);
    expect(turns.map(({ type }) => type)).toEqual(['drew', 'laid_off', 'discarded', 'took', 'melded', 'discarded']);
    expect(common(undone(states[5]!.view, turns))).toEqual(common(states[0]!.view));
  });

  it('ends where the table stands, and tells nothing twice', () => {
    const frames = replayLastTurn(told(5), states[5]!, TEMPO);
    expect(frames.length).toBeGreaterThan(6);
    expect(common(frames.at(-1)!.scene.view)).toEqual(common(states[5]!.view));
    expect(frames.every(({ told }) => told === undefined)).toBe(true);
  });

  it('is the last turn for somebody who only looks on', () => {
    expect(turnsSince(told(5), null).map(({ seat }) => seat)).toEqual([2, 2, 2]);
  });

  it('is none in the middle of a turn, after the own one, and in a new round', () => {
    expect(replayLastTurn(told(4), states[4]!, TEMPO)).toEqual([]);
    expect(replayLastTurn(told(6), states[6]!, TEMPO)).toEqual([]);
    const dealt = { type: 'dealt', round: 2, dealer: 0, first: 1, row: [], stock: 30 } as Told;
    expect(turnsSince([...told(5), dealt, { type: 'hand', cards: [] }], 0)).toEqual([]);
  });
});
