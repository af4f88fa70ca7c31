import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../src/lib/net/api';
import type { Done, Refused, Table } from '../../src/lib/net/protocol';
import { OptimisticValue } from '../../src/lib/net/optimisticValue.svelte';
import { Wishes } from '../../src/lobby/options/wishes.svelte';

const GAME = {
  id: 'sumo',
  modes: ['standard'],
  players: { standard: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
} as unknown as GameInfo;

type Options = Record<string, unknown>;

/** A table that answers when it is told to. */
class SlowTable {
  table = { options: {}, settings: { rounds: 4, target: 66 }, seats: [{}, {}, {}, {}] } as unknown as Table;
  asked: Options[] = [];
  refused: string[] = [];
  #answer: (answer: Done | Refused) => void = () => {};

  readonly wishes = new Wishes({
    game: () => GAME,
    table: () => this.table,
    ask: (options) => {
      this.asked.push(options);
      return new Promise((resolve) => (this.#answer = resolve));
    },
    onrefused: ({ code }) => this.refused.push(code),
  });

  get rounds(): unknown {
    return this.wishes.table.settings['rounds'];
  }

  /** Done; `shown`: the table has been shown as well, as it is after every answer. */
  async grant({ shown = true } = {}): Promise<void> {
    this.#answer({ type: 'done' } as Done);
    await settle();
    if (shown) this.show(this.asked.at(-1)!);
  }

  show(options: Options): void {
    const seats = Array.from({ length: Number(options['players'] ?? 4) }, () => ({}));
    const settings = { ...this.table.settings, ...options };
    this.table = { ...this.table, options, settings, seats } as unknown as Table;
  }

  async refuse(code: string, facts: Record<string, unknown> = {}): Promise<void> {
    this.#answer({ type: 'refused', code, facts } as Refused);
    await settle();
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('options that the table has not confirmed', () => {
  let at: SlowTable;
  beforeEach(() => (at = new SlowTable()));

  const less = (): void => at.wishes.change('rounds', Number(at.rounds) - 1);

  it('are shown at once', () => {
    less();
    expect(at.rounds).toBe(3);
    expect(at.asked).toEqual([{ players: 4, rounds: 3 }]);
  });

  it('are what the next tap steps from; taps made meanwhile are sent together', async () => {
    less();
    less();
    less();
    expect(at.rounds).toBe(1);
    expect(at.asked).toHaveLength(1);
    await at.grant();
    expect(at.asked).toEqual([
      { players: 4, rounds: 3 },
      { players: 4, rounds: 1 },
    ]);
    await at.grant();
    expect(at.rounds).toBe(1);
    expect(at.asked).toHaveLength(2);
  });

  it('stay shown between the answer and the table', async () => {
    less();
    await at.grant({ shown: false });
    expect(at.rounds).toBe(3);
    less();
    expect(at.asked.at(-1)).toEqual({ players: 4, rounds: 2 });
  });

  it('make way for what the table shows later', async () => {
    less();
    await at.grant();
    at.show({ rounds: 9 });
    expect(at.rounds).toBe(9);
  });

  it('are put back by a refusal, which is told', async () => {
    less();
    await at.refuse('not_saved');
    expect(at.rounds).toBe(4);
    expect(at.refused).toEqual(['not_saved']);
  });

  it('outlive the refusal of another one', async () => {
    less();
    at.wishes.change('target', 70);
    await at.refuse('not_saved');
    expect(at.wishes.table.settings).toMatchObject({ rounds: 4, target: 70 });
    expect(at.asked.at(-1)).toEqual({ players: 4, target: 70 });
  });

  it('push out what does not go with them', async () => {
    at.show({ target: 70 });
    less();
    await at.refuse('options_conflict', { names: ['rounds', 'target'] });
    expect(at.asked.at(-1)).toEqual({ players: 4, rounds: 3 });
    await at.grant();
    expect(at.refused).toEqual([]);
  });

  it('count chairs as they will be', () => {
    at.wishes.change('players', at.wishes.players + 1);
    at.wishes.change('players', at.wishes.players + 1);
    expect(at.wishes.players).toBe(6);
  });

  it('are replaced as a whole, after what was asked before and for the same chairs', async () => {
    less();
    const replaced = at.wishes.replace({ target: 30 });
    await at.grant({ shown: false });
    await settle();
    expect(at.asked.at(-1)).toEqual({ target: 30, players: 4 });
    expect(at.wishes.table.options).toEqual({ rounds: 3, players: 4 });
    await at.grant({ shown: false });
    expect(await replaced).toBeNull();
    expect(at.wishes.table.options).toEqual({ target: 30, players: 4 });
  });

  it('that are refused as a whole are given up as a whole, and what conflicts is not left out', async () => {
    const replaced = at.wishes.replace({ target: 30, rounds: 2 });
    await settle();
    await at.refuse('options_conflict', { names: ['target', 'rounds'] });
    expect(await replaced).toMatchObject({ code: 'options_conflict' });
    expect(at.asked).toHaveLength(1);
    expect(at.rounds).toBe(4);
    expect(at.refused).toEqual([]);
  });

  it('that replace one another are asked one after the other', async () => {
    void at.wishes.replace({ target: 30 });
    void at.wishes.replace({ target: 40 });
    await settle();
    expect(at.asked).toHaveLength(1);
    await at.grant();
    await settle();
    expect(at.asked.at(-1)).toEqual({ target: 40, players: 4 });
  });

  it('are settled when the last of them is answered', async () => {
    let isSettled = false;
    less();
    less();
    void at.wishes.settled().then(() => (isSettled = true));
    await at.grant();
    expect(isSettled).toBe(false);
    await at.grant();
    expect(isSettled).toBe(true);
  });
});

describe('one value asked of the table', () => {
  const done = { type: 'done' } as Done;
  const refused = { type: 'refused', code: 'not_saved' } as Refused;
  let table: Table;
  let level: string;
  let wish: OptimisticValue<string>;
  beforeEach(() => {
    table = {} as Table;
    level = 'medium';
    wish = new OptimisticValue(
      () => table,
      () => level,
    );
  });

  function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
    let resolve!: (value: T) => void;
    return { promise: new Promise<T>((give) => (resolve = give)), resolve };
  }

  it('is shown until the table shows it', async () => {
    await wish.ask('hard', Promise.resolve(done));
    expect(wish.value).toBe('hard');
    level = 'easy';
    table = {} as Table;
    expect(wish.value).toBe('easy');
  });

  it('is put back by a refusal', async () => {
    await wish.ask('hard', Promise.resolve(refused));
    expect(wish.value).toBe('medium');
  });

  it('is not put back by the answer to an older one', async () => {
    const first = later<Done | Refused>();
    const second = later<Done | Refused>();
    const asked = wish.ask('easy', first.promise);
    void wish.ask('hard', second.promise);
    first.resolve(refused);
    await asked;
    expect(wish.value).toBe('hard');
  });
});
