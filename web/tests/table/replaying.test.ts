import { describe, expect, it } from 'vitest';
import type { Following } from '../../src/table/seat/following.svelte';
import { hashOf, momentIn, Replaying } from '../../src/table/replay/replaying.svelte';
import type { Pin, Step, Steps, Timeline } from '../../src/lib/net/steps';

/** Two rounds of two turns; the second turn has its big moment before its end. */
const PIN: Pin = { n: 5, seat: 1, value: 12, event: { type: 'placed' } };
const TIMELINE: Timeline = { of: 12, turns: [3, 6, 9, 12], hands: [0, 6], pins: [PIN], game: 'sumo', names: [] };

/** Writes down what is shown, and which steps were asked for. */
class Table {
  shown: string[] = [];
  isHeld = false;
  showing = { busy: false };
  steps = {
    at: (n: number, seat: number | null, since = n - 1): Promise<Step> =>
      Promise.resolve({ n, of: 12, seat, view: {}, events: [since], move: null }),
  };
  replay = new Replaying(TIMELINE, this.steps as unknown as Steps, this as unknown as Following, 2);

  jump({ n }: Step): void {
    this.#show(`at ${n}`, false);
  }
  go({ n, events }: Step): void {
    this.#show(`${events[0]} to ${n}`, false);
  }
  goUntil({ n, events }: Step): void {
    this.#show(`${events[0]} towards ${n}`, true);
  }
  jumpUntil(before: Step, { n, events }: Step): void {
    this.#show(`between ${before.n}=${events[0]} and ${n}`, true);
  }
  goOn(): void {
    this.#show('rest', false);
  }
  #show(what: string, isHeld: boolean): void {
    this.shown.push(what);
    this.isHeld = isHeld;
  }
}

describe('a replay', () => {
  it('shows the next turn as it happened and any other at once', async () => {
    const { replay, shown } = new Table();
    await replay.go(0);
    await replay.next();
    await replay.go(12);
    await replay.back();
    expect(shown).toEqual(['at 0', '0 to 3', 'at 12', 'at 9']);
  });

  it('shows the turn of a big moment from its beginning and holds it there', async () => {
    const { replay, shown } = new Table();
    await replay.show(PIN);
    expect(shown).toEqual(['at 3', '3 towards 6']);
    expect([replay.held, replay.pin, replay.moment, replay.n]).toEqual([PIN, PIN, 5, 6]);
    await replay.next();
    expect(shown.at(-1)).toBe('rest');
    expect([replay.held, replay.moment]).toEqual([null, 6]);
    await replay.next();
    expect(shown.at(-1)).toBe('6 to 9');
  });

  it('goes to a big moment by its link, and stays there with other eyes', async () => {
    const { replay, shown } = new Table();
    await replay.go(6, PIN);
    await replay.look(1);
    expect(shown).toEqual(['between 3=3 and 6', 'between 3=3 and 6']);
    expect(replay.held).toBe(PIN);
    await replay.back();
    expect([shown.at(-1), replay.held]).toEqual(['at 3', null]);
  });

  it('counts the turns of a hand', () => {
    const { replay } = new Table();
    expect([1, 3, 5, 6, 7, 12].map((n) => replay.whereIs(n))).toEqual([
      { hand: 0, turn: 1 },
      { hand: 0, turn: 1 },
      { hand: 0, turn: 2 },
      { hand: 0, turn: 2 },
      { hand: 1, turn: 1 },
      { hand: 1, turn: 2 },
    ]);
  });

  it.each([
    ['#0', { n: 0, big: 0, eyes: null }],
    ['#120-2', { n: 120, big: 0, eyes: 2 }],
    ['#120.1-all', { n: 120, big: 1, eyes: 'all' as const }],
  ])('has an address for every moment: %s', (hash, moment) => {
    expect(momentIn(hash)).toEqual(moment);
    expect(hashOf(moment.n, moment.eyes, moment.big)).toBe(hash);
  });

  it('begins at the deal where the address tells nothing', () => {
    expect(momentIn('#?')).toEqual({ n: 0, big: 0, eyes: null });
  });
});
