import { beforeEach, describe, expect, it } from 'vitest';
import { Rummy500Play } from '../../../src/games/rummy500/play.svelte';
import { rest, type Scene } from '../../../src/games/rummy500/scene';
import type { Action, Appraisal, Rummy500View } from '../../../src/games/rummy500/types';
import type { At } from '../../../src/lib/turn/game';
import tea from '../../scenes/rummy500.json';
import { QuietPlace } from '../place';

const VIEW = tea.states[5]!.view as unknown as Rummy500View;

/** A table that refuses everything, with a code for each type of action. */
class Strict extends QuietPlace {
  readonly people = [];
  readonly pieces = tea.pieces as Record<string, unknown>;
  readonly decisionId = 7;
  legal: Action[] = [];
  scene: Scene;
  asked: Action[] = [];
  acts: Action[][] = [];
  refusals: [string, Record<string, unknown>][] = [];

  constructor(part: 'draw' | 'play') {
    super();
    this.scene = rest({ ...VIEW, part });
  }

  #answer(action: Action) {
    this.asked.push(action);
    const { view } = this.scene;
    return { view, legal: [], index: 0, code: `no_${action.type}`, facts: { n: 1 }, appraisal: null };
  }

  override draft(actions: readonly Action[] = []): Promise<never> {
    return Promise.resolve(this.#answer(actions.at(-1)!) as never);
  }

  override appraiseAfter(_: readonly Action[] = [], action?: Action): Promise<never> {
    return Promise.resolve(this.#answer(action!) as never);
  }

  override refuse(code: string, facts: Record<string, unknown> = {}): void {
    this.refusals.push([code, facts]);
  }

  act(...actions: Action[]): Promise<void> {
    this.acts.push(actions);
    return Promise.resolve();
  }
}

let at: Strict;
let play: Rummy500Play;

function sit(part: 'draw' | 'play'): void {
  at = new Strict(part);
  play = new Rummy500Play(at as unknown as At<Scene, Action, Appraisal>);
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('what cannot be done yet is explained by the server', () => {
  beforeEach(() => sit('draw'));

  it.each([
    ['a tap on a card of the hand', (): unknown => play.tap('KC1')],
    ['a discard', (): unknown => play.discard('KC1')],
  ])('%s before the draw', async (_, act) => {
    act();
    await settled();
    expect(at.refusals).toEqual([['no_discard', { n: 1 }]]);
    expect(at.acts).toEqual([]);
  });

  it('drawing from an empty stock', async () => {
    at.legal = [{ type: 'pass' }];
    play.draw();
    await settled();
    expect(at.refusals).toEqual([['no_draw_stock', { n: 1 }]]);
  });
});

describe('what has been done is explained by the server', () => {
  beforeEach(() => sit('play'));

  it('drawing twice', async () => {
    play.draw();
    await settled();
    expect([at.asked, at.refusals]).toEqual([[{ type: 'draw_stock' }], [['no_draw_stock', { n: 1 }]]]);
  });

  it('reaching into the row after the draw', async () => {
    await play.stage('7S1');
    expect(at.asked).toEqual([{ type: 'take_discard', card: '7S1', use: null }]);
    expect(at.refusals).toEqual([['no_take_discard', { n: 1 }]]);
  });
});
