import { describe, expect, it } from 'vitest';
import type { TableSocket } from '../../src/lib/net/socket.svelte';
import type { Following } from '../../src/table/seat/following.svelte';
import { HandResults } from '../../src/table/seat/handResults.svelte';
import type { Hotseat } from '../../src/table/seat/hotseat.svelte';

/** Seat 0 of a table, or seats 0 and 1 of a device that they share. */
function scene({ hand = 0, phase = 'playing', waiting = [] as number[], own = [0] } = {}) {
  const following = { hand, showing: { busy: false }, state: { outcome: null as unknown } };
  const seen: number[] = [];
  let curtains = 0;
  const socket = { table: { phase, waiting }, seen: (seat: number) => seen.push(seat) };
  const hotseat = { own, isShared: own.length > 1, fall: () => (curtains += 1) };
  const results = new HandResults(
    socket as unknown as TableSocket,
    following as unknown as Following,
    hotseat as unknown as Hotseat,
    0,
  );
  return { following, results, seen, curtains: () => curtains };
}

describe('the result of a hand', () => {
  it('is due when its end has been shown, and stays open while bots play on', () => {
    const { following, results, seen } = scene();
    following.hand = 1;
    following.showing.busy = true;
    expect(results.isDue).toBe(false);
    following.showing.busy = false;
    expect(results.isDue).toBe(true);
    const close = results.open();
    following.showing.busy = true;
    expect(results.isDue).toBe(true);
    close();
    results.markSeen();
    following.showing.busy = false;
    expect([results.isDue, seen]).toEqual([false, [0]]);
  });

  it('is still due after a reload if the table waits for this seat', () => {
    expect(scene({ hand: 2, phase: 'result', waiting: [0] }).results.isDue).toBe(true);
    expect(scene({ hand: 2, phase: 'result', waiting: [1] }).results.isDue).toBe(false);
    expect(scene({ hand: 2 }).results.isDue).toBe(false);
  });

  it('gives way to that of the match', () => {
    const { following, results } = scene();
    following.hand = 1;
    following.state.outcome = { ranks: [1, 2] };
    expect(results.isDue).toBe(false);
  });

  it('is seen for everybody who shares the device, and then the curtain falls', () => {
    const { following, results, seen, curtains } = scene({ own: [0, 1] });
    following.hand = 1;
    results.markSeen();
    expect([seen, curtains()]).toEqual([[0, 1], 1]);
  });
});
