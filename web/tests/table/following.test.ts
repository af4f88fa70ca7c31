import { describe, expect, it } from 'vitest';
import type { TableMessage } from '../../src/lib/net/protocol';
import { Following } from '../../src/table/seat/following.svelte';
import type { AnyGame, Seen } from '../../src/lib/turn/game';

const LONG = 60_000;

function state(view: number): TableMessage {
  return { type: 'state', seat: 0, view, events: [], history: false, clock: LONG, deadline: null } as never;
}

/** Shows every state by way of a frame that takes a minute. */
const game = {
  rest: (view: unknown) => ({ view }),
  frames: (_before: unknown, { view }: { view: unknown }) => [
    { scene: { view: `towards ${view as number}` }, hold: LONG },
    { scene: { view }, hold: 0 },
  ],
  replayLastTurn: () => [
    { scene: { view: 'again' }, hold: LONG },
    { scene: { view: 1 }, hold: 0 },
  ],
} as unknown as AnyGame;

async function following(): Promise<Following> {
  const one = new Following(game, {}, state(0) as unknown as Seen<unknown, unknown, unknown>, {
    root: () => null,
    isPhone: () => false,
    pace: () => 'normal',
  });
  one.hear(state(1), 0);
  await settled();
  return one;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a skip at the table', () => {
  it('ends what is being shown on every screen', async () => {
    const one = await following();
    expect(one.showing.scene.view).toBe('towards 1');
    one.hear({ type: 'skipped' }, 0);
    await settled();
    expect([one.showing.scene.view, one.showing.busy]).toEqual([1, false]);
  });

  it('leaves alone what somebody looks at once more', async () => {
    const one = await following();
    one.again();
    await settled();
    expect([one.showing.scene.view, one.isAgain]).toEqual(['again', true]);
    one.hear({ type: 'skipped' }, 0);
    await settled();
    expect(one.showing.scene.view).toBe('again');
  });
});
