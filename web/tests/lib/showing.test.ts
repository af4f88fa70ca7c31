import { describe, expect, it } from 'vitest';
import { Showing, type Frame, type Timer } from '../../src/lib/motion/showing.svelte';

/** A clock that stands still until a test lets time pass. */
class StillClock implements Timer {
  waiting: { ms: number; wake: () => void }[] = [];

  start(ms: number) {
    let wake = () => {};
    const done = new Promise<void>((resolve) => (wake = resolve));
    this.waiting.push({ ms, wake });
    return { done, wake };
  }

  async pass(): Promise<void> {
    this.waiting.shift()?.wake();
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function story(...scenes: string[]): Frame<string, string>[] {
  return scenes.map((scene, place) => ({ scene, hold: place < scenes.length - 1 ? 600 : 0, told: [`told ${scene}`] }));
}

function theatre() {
  const clock = new StillClock();
  const seen: string[] = [];
  const told: string[] = [];
  const showing = new Showing<string, string>(
    'start',
    (frame, apply) => {
      seen.push(frame.scene);
      apply();
    },
    clock,
  );
  showing.onTold = (news) => told.push(...news);
  return { clock, seen, told, showing };
}

describe('showing', () => {
  it('tells a story picture by picture and opens when its end is reached', async () => {
    const { clock, seen, showing } = theatre();
    showing.tell(story('a', 'b', 'end'));
    await settled();
    expect([showing.scene, showing.busy]).toEqual(['a', true]);
    await clock.pass();
    expect([showing.scene, showing.busy]).toEqual(['b', true]);
    await clock.pass();
    expect([showing.scene, showing.busy]).toEqual(['end', false]);
    expect(seen).toEqual(['a', 'b', 'end']);
  });

  it('does not close the table for something that need not be waited for', async () => {
    const { showing } = theatre();
    showing.tell([{ scene: 'somebody laid a card', hold: 0 }]);
    expect(showing.busy).toBe(false);
    await settled();
    expect(showing.scene).toBe('somebody laid a card');
  });

  it('queues a state that arrives in the middle and loses none', async () => {
    const { clock, seen, told, showing } = theatre();
    showing.tell(story('a', 'b', 'first'));
    await settled();
    showing.tell(story('c', 'second'));
    while (clock.waiting.length > 0) await clock.pass();
    expect(seen).toEqual(['a', 'b', 'first', 'c', 'second']);
    expect(told).toEqual(['told a', 'told b', 'told first', 'told c', 'told second']);
    expect(showing.busy).toBe(false);
  });

  it('skips to the end of all that is waiting, and tells what was left out', async () => {
    const { seen, told, showing } = theatre();
    showing.tell(story('a', 'b', 'first'));
    showing.tell(story('c', 'second'));
    await settled();
    showing.skip();
    await settled();
    expect([showing.scene, showing.busy]).toEqual(['second', false]);
    expect(seen).toEqual(['a', 'second']);
    expect(told).toEqual(['told a', 'told b', 'told first', 'told c', 'told second']);
  });

  it('keeps the moves of the pictures it leaves out', async () => {
    const clock = new StillClock();
    const moves: unknown[] = [];
    const showing = new Showing<string>(
      'start',
      (frame, apply) => {
        moves.push(frame.moves);
        apply();
      },
      clock,
    );
    showing.tell([
      { scene: 'a', hold: 600 },
      { scene: 'b', hold: 600, moves: { to: { 'card-34': 'seat-2' } } },
      { scene: 'end', hold: 0, moves: { from: { 'laid-1': 'seat-1' } } },
    ]);
    await settled();
    showing.skip();
    await settled();
    expect(moves.at(-1)).toEqual({ from: { 'laid-1': 'seat-1' }, to: { 'card-34': 'seat-2' } });
  });

  it('goes faster when another story waits', async () => {
    const { clock, showing } = theatre();
    showing.tell(story('a', 'first'));
    showing.tell(story('b', 'second'));
    await settled();
    expect(clock.waiting[0]!.ms).toBe(300);
    await clock.pass();
    await settled();
    expect(clock.waiting[0]!.ms).toBe(600);
  });

  it('reduces what is old to its end when it falls far behind', async () => {
    const { clock, seen, told, showing } = theatre();
    for (const name of ['1', '2', '3', '4', '5']) showing.tell(story(`${name}a`, `${name}b`, name));
    await settled();
    while (clock.waiting.length > 0) await clock.pass();
    expect(seen).toEqual(['1a', '4', '5a', '5b', '5']);
    expect(told).toHaveLength(15);
  });

  it('does not hurry because of cards that are laid meanwhile', async () => {
    const { clock, seen, showing } = theatre();
    showing.tell(story('a', 'b', 'first'));
    for (const name of ['1', '2', '3', '4']) showing.tell([{ scene: `${name} laid`, hold: 0 }]);
    await settled();
    expect(clock.waiting[0]!.ms).toBe(600);
    while (clock.waiting.length > 0) await clock.pass();
    expect(seen).toEqual(['a', 'b', 'first', '1 laid', '2 laid', '3 laid', '4 laid']);
  });

  it('cuts to a scene at once, whatever was being shown', async () => {
    const { clock, seen, showing } = theatre();
    showing.tell(story('a', 'b', 'first'));
    await settled();
    showing.cut('reconnected');
    await settled();
    await clock.pass();
    expect([showing.scene, showing.busy]).toEqual(['reconnected', false]);
    expect(seen).toEqual(['a']);
  });

  it('waits for pieces in the air, but not when it is skipped', async () => {
    const clock = new StillClock();
    let land = () => {};
    const showing = new Showing<string>(
      'start',
      (_, apply) => {
        apply();
        return Promise.resolve({ landed: new Promise<void>((resolve) => (land = resolve)) });
      },
      clock,
    );
    showing.tell(story('a', 'b', 'c', 'end'));
    await settled();
    await clock.pass();
    expect(showing.scene).toBe('a');
    land();
    await settled();
    expect(showing.scene).toBe('b');
    showing.skip();
    await settled();
    expect([showing.scene, showing.busy]).toEqual(['end', false]);
  });

  it('does not let a slow stage bring back what was cut', async () => {
    let apply = () => {};
    let finish = () => {};
    const showing = new Showing<string>('start', (_, change) => {
      apply = change;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    showing.tell(story('a', 'first'));
    await settled();
    showing.cut('reconnected');
    apply();
    finish();
    await settled();
    expect(showing.scene).toBe('reconnected');
  });
});
