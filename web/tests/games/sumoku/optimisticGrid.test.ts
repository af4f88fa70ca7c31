import { describe, expect, it } from 'vitest';
import {
  OptimisticGrid,
  merged,
  moved,
  toCell,
  toRack,
  type Holding,
} from '../../../src/games/sumoku/optimisticGrid.svelte';
import type { Move } from '../../../src/games/sumoku/types';

const START: Holding = { rack: ['R1a', 'O6a', 'G4a'], grid: [{ tile: 'B2a', x: 0, y: 0, value: 2 }] };

/** A server that answers when it is told to, and a desk on the tiles it has shown. */
class Server {
  shown = START;
  true = START;
  sent: Move[][] = [];
  #answers: ((taken: boolean) => void)[] = [];
  readonly optimistic = new OptimisticGrid(
    () => this.shown,
    () => this.shown === this.true,
    (moves) => {
      this.sent.push(moves);
      return new Promise((resolve) => this.#answers.push(resolve));
    },
  );

  async answer(taken: boolean, isShown = true): Promise<void> {
    if (taken) this.true = moved(this.true, this.sent.at(-1)!);
    if (isShown) this.shown = this.true;
    this.#answers.shift()!(taken);
    await new Promise((resolve) => setTimeout(resolve));
    this.optimistic.settle();
  }
}

const cells = ({ grid }: Holding): string[] => grid.map(({ tile, x, y, value }) => `${tile}@${x},${y}=${value}`);

describe('tiles that are moved at once', () => {
  it('lie where they were put before the server has answered, and stay there when it has', async () => {
    const server = new Server();
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    expect(cells(server.optimistic.now)).toEqual(['B2a@0,0=2', 'R1a@1,0=1']);
    expect(server.optimistic.pending).toEqual(['R1a']);
    await server.answer(true);
    expect(cells(server.optimistic.now)).toEqual(['B2a@0,0=2', 'R1a@1,0=1']);
    expect(server.optimistic.isBusy).toBe(false);
  });

  it('stay where they are between the answer and the state that shows it', async () => {
    const server = new Server();
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    await server.answer(true, false);
    expect(cells(server.optimistic.now)).toContain('R1a@1,0=1');
  });

  it('go together with the next message while one is on its way', async () => {
    const server = new Server();
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    server.optimistic.move([toCell('O6a', 2, 0, 9)]);
    server.optimistic.move([toCell('O6a', 3, 0, 9), toRack('B2a')]);
    expect(server.sent).toHaveLength(1);
    await server.answer(true);
    expect(server.sent[1]).toEqual([
      { tile: 'O6a', x: 3, y: 0, value: 9 },
      { tile: 'B2a', x: null, y: null },
    ]);
    await server.answer(true);
    expect(cells(server.optimistic.now)).toEqual(['R1a@1,0=1', 'O6a@3,0=9']);
  });

  it('go back when they are refused, and are marked', async () => {
    const server = new Server();
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    await server.answer(false);
    expect(server.optimistic.now).toEqual(START);
    expect(server.optimistic.back).toEqual(['R1a']);
  });

  it('are not put back for what another one did: they are sent again, one by one', async () => {
    const server = new Server();
    server.optimistic.move([toRack('B2a')]);
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    server.optimistic.move([toCell('G4a', 5, 5, 4)]);
    await server.answer(true);
    await server.answer(false);
    expect(server.sent[2]).toEqual([{ tile: 'R1a', x: 1, y: 0 }]);
    await server.answer(false);
    await server.answer(true);
    expect(cells(server.optimistic.now)).toEqual(['G4a@5,5=4']);
    expect(server.optimistic.back).toEqual(['R1a']);
  });

  it('can be waited for', async () => {
    const server = new Server();
    let isQuiet = false;
    server.optimistic.move([toCell('R1a', 1, 0, 1)]);
    void server.optimistic.quiet().then(() => (isQuiet = true));
    await Promise.resolve();
    expect(isQuiet).toBe(false);
    await server.answer(true);
    expect(isQuiet).toBe(true);
  });
});

describe('moving', () => {
  it('lifts all before it sets any down: two tiles change places', () => {
    const grid = [
      { tile: 'R1a', x: 0, y: 0, value: 1 },
      { tile: 'O6a', x: 1, y: 0, value: 9 },
    ];
    const swapped = moved({ rack: [], grid }, [
      { tile: 'R1a', x: 1, y: 0 },
      { tile: 'O6a', x: 0, y: 0 },
    ]);
    expect(cells(swapped)).toEqual(['R1a@1,0=1', 'O6a@0,0=9']);
  });

  it('knows nothing of tiles that are gone', () => {
    expect(moved(START, [toCell('P8b', 4, 4, 8)])).toEqual(START);
  });

  it('counts of several moves only the last of each tile', () => {
    expect(merged([[toCell('R1a', 1, 0, 1)], [toRack('R1a')]])).toEqual([toRack('R1a')]);
  });
});
