import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RummyPlay } from '../../../src/games/rummy/play.svelte';
import { rest, type Scene } from '../../../src/games/rummy/scene';
import type { Action, Appraisal, Play, RummyView } from '../../../src/games/rummy/types';
import { press } from '../../../src/lib/turn/ActionBar.svelte';
import { learn, speak } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import type { Appraised, At } from '../../../src/lib/turn/game';
import { QuietPlace } from '../place';
import lunch from '../../scenes/rummy.json';

/** Lucía has drawn: nine tiles and the yellow 7, five sets on the table. */
const VIEW = lunch.states[5]!.view as unknown as RummyView;
let sittings = 0;

/** A place at the table where the server says of every set that it is one, or what it is told to say. */
class Place extends QuietPlace implements At<Scene, Action, Appraisal> {
  readonly people = peopleAt(
    lunch.names.map((name) => ({ kind: 'person' as const, name })),
    [0],
    'Tú',
  );
  readonly pieces = lunch.pieces as Record<string, unknown>;
  override readonly sitting: string;
  readonly legal: Action[] = [];
  decisionId = 5;
  scene: Scene;
  acts: Action[] = [];
  asked: Action[] = [];
  code: string | null = null;
  hints: NonNullable<At<Scene, Action>['hints']> = { pieces: [], proposed: null };

  constructor(view: RummyView = VIEW, sitting = `HIGO/1/${sittings++}`) {
    super();
    this.scene = rest(view);
    this.sitting = sitting;
  }

  act(...actions: Action[]): Promise<void> {
    this.acts.push(...actions);
    return Promise.resolve();
  }

  override appraiseAfter(): Promise<null>;
  override appraiseAfter(tried: readonly Action[], action: Action): Promise<Appraised<Appraisal>>;
  override appraiseAfter(_?: readonly Action[], action?: Action): Promise<Appraised<Appraisal> | null> {
    this.asked.push(action!);
    const sets = (action as Play).table ?? [];
    const said: Appraisal = {
      sets: sets.map(({ kind, tiles }) => ({
        kind,
        tiles: [...tiles],
        value: 0,
        jokers: [],
        code: tiles.length < 3 ? 'set_too_short' : null,
        others: [],
        could: [],
        gaps: [],
      })),
      play: action as Play,
      code: this.code,
      facts: {},
      laid: [],
      missing: [],
      left: 1,
      opened: true,
      released: [],
    };
    return Promise.resolve({ appraisal: said, code: this.code, facts: {} });
  }

  async appraise(action: Action): Promise<Appraisal | null> {
    return (await this.appraiseAfter([], action)).appraisal;
  }
}

/** Until what was asked has been answered. */
const answered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const sets = (play: RummyPlay): string[] => play.lots.map(({ tiles }) => tiles.join(' '));
const START = VIEW.table.map(({ tiles }) => tiles.join(' '));

beforeAll(async () => {
  await learn('es');
  speak('es');
});

let at: Place;
let play: RummyPlay;
beforeEach(() => {
  at = new Place();
  play = new RummyPlay(at);
});

describe('tiles in the fingers', () => {
  it('are picked and put back by taps, and put into the set that is tapped next', () => {
    play.tap('Y6a');
    play.tap('Y7a');
    play.tap('Y7a');
    expect(play.picked).toEqual(['Y6a']);
    play.tap('Y3a');
    expect(sets(play)).toContain('Y1a Y2a Y3a Y4a Y5a Y6a');
    expect(play.hand).not.toContain('Y6a');
    expect(play.picked).toEqual([]);
  });

  it('of one set are picked together by two taps, and become a set of their own', () => {
    play.pickOn('Y4a');
    expect(play.picked).toEqual(['Y4a', 'Y5a']);
    play.layAside();
    expect(sets(play)).toContain('Y1a Y2a Y3a');
    expect(sets(play)).toContain('Y4a Y5a');
  });

  it('come along when one of them is dragged', () => {
    play.pick(['K2a', 'K3a']);
    expect(play.handful('K3a')).toEqual(['K2a', 'K3a']);
    expect(play.handful('R2a')).toEqual(['R2a']);
    at.mayAct = false;
    expect(play.handful('R2a')).toEqual([]);
  });

  it('of the table cannot be taken to the rack', () => {
    play.takeBack(['Y5a']);
    expect(at.warnings).toEqual(['table_tile_missing']);
    expect(play.shaken).toEqual(['Y5a']);
    expect(sets(play)).toEqual(START);
  });
});

describe('a table that is rearranged', () => {
  it('is undone and redone step by step, and begun anew by one gesture that can be undone', () => {
    play.drop('table', ['K2a']);
    play.drop(`lot-${play.lots.at(-1)!.id}`, ['K3a']);
    expect(sets(play)).toEqual([...START, 'K2a K3a']);
    play.undo();
    expect(sets(play)).toEqual([...START, 'K2a']);
    play.redo();
    play.reset();
    expect(sets(play)).toEqual(START);
    expect(play.isArranged).toBe(false);
    play.undo();
    expect(sets(play)).toEqual([...START, 'K2a K3a']);
    play.takeBack(['K2a', 'K3a']);
    expect(play.hand).toHaveLength(VIEW.own!.rack.length);
  });

  it('is asked about after every step, and what the server says of a set is kept for it', async () => {
    play.drop('table', ['K2a']);
    expect(play.said).toBeNull();
    await answered();
    expect((at.asked.at(-1) as Play).table.at(-1)).toEqual({ kind: 'group', tiles: ['K2a'] });
    expect(play.saidOf(play.lots.at(-1)!)!.code).toBe('set_too_short');
    expect(play.saidOf(play.lots[0]!)!.code).toBeNull();
  });

  it('is pulled apart by a tile that is dragged along its own set, to either side', () => {
    const yellow = play.lots.find(({ tiles }) => tiles.includes('Y3a'))!;
    play.drop(`lot-${yellow.id}-4`, ['Y3a']);
    expect(sets(play)).toContain('Y1a Y2a');
    expect(sets(play)).toContain('Y3a Y4a Y5a');
    play.undo();
    play.drop(`lot-${yellow.id}-0`, ['Y3a']);
    expect(sets(play)).toContain('Y1a Y2a Y3a');
    expect(sets(play)).toContain('Y4a Y5a');
  });

  it('is still there after the page was loaded anew, and forgotten in the next turn', () => {
    play.drop('table', ['K2a']);
    const again = new RummyPlay(new Place(VIEW, at.sitting));
    expect(sets(again)).toEqual([...START, 'K2a']);
    const passed = new Place({ ...VIEW, seat: 1 }, at.sitting);
    const waiting = new RummyPlay(passed);
    expect(sets(waiting)).toEqual(START);
    waiting.keepUp();
    expect(sets(new RummyPlay(new Place(VIEW, at.sitting)))).toEqual(START);
  });

  it('stays as it was arranged while the move is on its way', () => {
    play.drop('table', ['K2a']);
    at.mayAct = false;
    expect(sets(play)).toEqual([...START, 'K2a']);
  });
});

describe('the turn', () => {
  it('is confirmed with the play the server has put in order, once', async () => {
    play.drop(`lot-${play.lots.find(({ tiles }) => tiles.includes('Y5a'))!.id}`, ['Y6a']);
    await answered();
    void play.confirm();
    void play.confirm();
    expect(at.acts).toHaveLength(1);
    expect((at.acts[0] as Play).table).toContainEqual({
      kind: 'run',
      tiles: ['Y1a', 'Y2a', 'Y3a', 'Y4a', 'Y5a', 'Y6a'],
    });
  });

  it('is confirmed by a press before the server has judged it, as soon as it has', async () => {
    play.drop(`lot-${play.lots.find(({ tiles }) => tiles.includes('Y5a'))!.id}`, ['Y6a']);
    const confirm = play.actions.find(({ id }) => id === 'confirm-play')!;
    expect(confirm.isPending).toBe(true);
    press(confirm, (why) => at.warn(why));
    await answered();
    expect(at.acts).toHaveLength(1);
    expect(at.warnings).toEqual([]);
  });

  it('is not confirmed if it has been changed before the answer came', async () => {
    play.drop('table', ['K2a']);
    void play.confirm();
    play.undo();
    await answered();
    expect(at.acts).toEqual([]);
  });

  it('is not confirmed while something is wrong, and the button says what', async () => {
    at.code = 'nothing_laid';
    play.drop('table', ['K2a']);
    await answered();
    const confirm = play.actions.find(({ id }) => id === 'confirm-play')!;
    expect(confirm.blocked).toBeTruthy();
    void play.confirm();
    expect(at.acts).toEqual([]);
    expect(at.warnings).toEqual(['nothing_laid']);
  });

  it('is passed at once, but only on a second thought where something is arranged', () => {
    play.drop('table', ['K2a']);
    play.pass();
    expect(at.acts).toEqual([]);
    expect(play.actions.map(({ id }) => id)).toEqual(['cancel', 'confirm']);
    play.actions.at(-1)!.run();
    expect(at.acts).toEqual([{ type: 'pass' }]);
  });

  it('begins with a draw, and what comes before it is refused in the words of the server', async () => {
    at = new Place({ ...VIEW, may_draw: true, may_play: false, may_pass: false, phase: 'must_draw' });
    play = new RummyPlay(at);
    expect(play.actions.map(({ id }) => id)).toEqual(['draw']);
    at.code = 'draw_first';
    play.tap('K2a');
    await answered();
    expect(at.warnings).toEqual(['draw_first']);
    play.draw();
    expect(at.acts).toEqual([{ type: 'draw' }]);
  });
});

describe('a hint', () => {
  const table = [
    ...VIEW.table.filter(({ tiles }) => !tiles.includes('Y5a')).map(({ kind, tiles }) => ({ kind, tiles })),
    { kind: 'run' as const, tiles: ['Y1a', 'Y2a', 'Y3a', 'Y4a', 'Y5a', 'Y6a', 'Y7a'] },
  ];

  it('points at the tiles, and its verb lays them for a try', async () => {
    const advice = await play.suggest({ type: 'play', table });
    expect(advice).toMatchObject({
      amount: 'Yo bajaría 2 fichas',
      what: 'Yo bajaría estas 2 fichas',
      verb: 'Ponerlas',
    });
    expect(advice.pieces).toEqual(['Y6a', 'Y7a']);
    expect(sets(play)).toEqual(START);
    advice.run();
    expect(sets(play)).toContain('Y1a Y2a Y3a Y4a Y5a Y6a Y7a');
    expect((await play.suggest({ type: 'play', table })).amount).toBeUndefined();
    play.undo();
    expect(sets(play)).toEqual(START);
  });

  it('shows the table as it would lie, with what is new as ghosts', () => {
    at.hints = { pieces: [], proposed: { action: { type: 'play', table }, after: null } };
    expect(play.proposed?.ghosts).toEqual(['Y6a', 'Y7a']);
    expect(play.proposed?.lots.map(({ tiles }) => tiles.join(' '))).toContain('Y1a Y2a Y3a Y4a Y5a Y6a Y7a');
    expect(sets(play)).toEqual(START);
  });

  it('to pass or to draw has its own verb at once', async () => {
    expect(await play.suggest({ type: 'pass' })).toMatchObject({ what: 'Yo pasaría', verb: 'Pasar' });
    expect(await play.suggest({ type: 'draw' })).toMatchObject({ what: 'Yo robaría una ficha', verb: 'Robar' });
  });
});
