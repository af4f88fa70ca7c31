import { beforeAll, describe, expect, it } from 'vitest';
import { SumokuPlay } from '../../../src/games/sumoku/play.svelte';
import { rest, type Scene } from '../../../src/games/sumoku/scene';
import type { Action, Appraisal, SumokuView } from '../../../src/games/sumoku/types';
import { press } from '../../../src/lib/turn/ActionBar.svelte';
import { learn, speak } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import type { At } from '../../../src/lib/turn/game';
import { QuietPlace } from '../place';
import classic from '../../scenes/sumoku.json';
import race from '../../scenes/sumoku-race.json';
import spot from '../../scenes/sumoku-spot.json';

const view = (scene: { states: { view: unknown }[] }, at = 0): SumokuView => scene.states[at]!.view as SumokuView;

/** A place at the table that answers as it was told, and writes down what is asked and done. */
class Place extends QuietPlace implements At<Scene, Action, Appraisal> {
  readonly people = peopleAt(classic.names.map((name) => ({ kind: 'person' as const, name })));
  readonly pieces = {};
  readonly legal: Action[] = [];
  override readonly sitting = `HIGO/1/${places++}`;
  decisionId = 7;
  scene: Scene;
  newest: SumokuView;
  acts: Action[] = [];
  asked: Action[] = [];
  said: object = {};
  isRefused = false;

  constructor(seen: SumokuView) {
    super();
    this.scene = rest(seen);
    this.newest = seen;
  }

  act(action: Action): Promise<boolean> {
    this.acts.push(action);
    return Promise.resolve(!this.isRefused);
  }

  appraise(): Promise<null> {
    return Promise.resolve(null);
  }

  override appraiseAfter(_: readonly Action[] = [], action?: Action): Promise<never> {
    if (action) this.asked.push(action);
    return Promise.resolve({ appraisal: null, code: null, facts: {}, ...this.said } as never);
  }
}
let places = 0;
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(async () => {
  await learn('en');
  speak('en');
});

describe('a placement', () => {
  const mine = view(classic);
  const turn: SumokuView = { ...mine, classic: { ...mine.classic!, seat: 0 } };
  const button = (play: SumokuPlay, id: string) => play.actions.find((one) => one.id === id);

  it('is asked about as it grows, and played when the server has nothing against it', async () => {
    const at = new Place(turn);
    const play = new SumokuPlay(at);
    expect(button(play, 'play')!.blocked).toBeTruthy();
    at.said = { appraisal: { lines: [{ sum: 24, faults: [] }], points: 24, six: true } };
    play.tileDrag.tapRack('Y6a');
    play.tileDrag.tapRack('Y6a');
    play.tileDrag.tapCell({ x: 5, y: 0 });
    await soon();
    const action = { type: 'play', placements: [{ tile: 'Y6a', x: 5, y: 0, value: 9 }] };
    expect(at.asked).toEqual([action]);
    expect(button(play, 'play')).toMatchObject({ label: 'Play +24', blocked: null });
    button(play, 'play')!.run();
    expect(at.acts).toEqual([action]);
  });

  it('is played by a press before the server has judged it, as soon as it has, or it is said why not', async () => {
    for (const code of [null, 'bad_sum']) {
      const at = new Place(turn);
      const play = new SumokuPlay(at);
      at.said = { appraisal: { lines: [{ sum: 22, faults: [] }], points: 22 }, code, facts: { sum: 22, key: 3 } };
      play.tileDrag.tapRack('O7a');
      play.tileDrag.tapCell({ x: 5, y: 0 });
      press(button(play, 'play')!, (why) => at.warn(why));
      await soon();
      expect(at.acts).toHaveLength(code === null ? 1 : 0);
      expect(at.warnings).toHaveLength(code === null ? 0 : 1);
    }
  });

  it('says why it cannot be played, and can be taken back', async () => {
    const at = new Place(turn);
    const play = new SumokuPlay(at);
    at.said = { appraisal: { lines: [{ sum: 22, faults: ['bad_sum'] }] }, code: 'bad_sum', facts: { sum: 22, key: 3 } };
    play.tileDrag.tapRack('O7a');
    play.tileDrag.tapCell({ x: 5, y: 0 });
    await soon();
    expect(play.prompt.text).toContain('22');
    expect(button(play, 'play')!.blocked).toContain('22');
    expect(play.tools!.canUndo).toBe(true);
    play.tools!.undo();
    expect(play.classic.tried).toEqual([]);
    expect(play.rack).toContain('O7a');
  });

  it('that is passed is asked about once more', () => {
    const at = new Place(turn);
    const play = new SumokuPlay(at);
    button(play, 'pass')!.run();
    expect(at.acts).toEqual([]);
    expect(play.prompt.tone).toBe('bad');
    button(play, 'confirm')!.run();
    expect(at.acts).toEqual([{ type: 'pass' }]);
  });

  it('is nothing to anybody who is not asked', () => {
    const play = new SumokuPlay(new Place(mine));
    play.tileDrag.tapRack('Y6a');
    expect([play.tileDrag.now, play.actions]).toEqual([[], []]);
    expect(play.prompt).toMatchObject({ tone: 'calm', strong: 'Rosa' });
  });
});

describe('a lifted tile', () => {
  const mine = view(classic);
  const turn: SumokuView = { ...mine, classic: { ...mine.classic!, seat: 0 } };
  const there = turn.classic!.grid[0]!;
  const place = { x: 5, y: 0, points: 24, six: false };

  async function lifted(fitting: Record<string, unknown>): Promise<{ at: Place; play: SumokuPlay }> {
    const at = new Place(turn);
    const play = new SumokuPlay(at);
    at.said = { appraisal: { places: [place], extendable: [{ x: 6, y: 1 }], ...fitting }, code: 'cell_occupied' };
    play.tileDrag.tapRack('O7a');
    play.classic.askPlaces();
    await soon();
    return { at, play };
  }

  it('is asked about once: where does it fit?', async () => {
    const { at, play } = await lifted({});
    expect(at.asked).toEqual([{ type: 'play', placements: [{ tile: 'O7a', x: 0, y: 0 }] }]);
    play.tileDrag.tapRack('O7a');
    play.tileDrag.tapRack('O7a');
    play.classic.askPlaces();
    expect(at.asked).toHaveLength(1);
    expect(play.classic.places).toEqual([place]);
    expect(play.prompt).toMatchObject({ tone: 'mine', strong: 'orange 7' });
    expect(play.prompt.text).toContain('one place');
  });

  it('says that it fits nowhere by itself', async () => {
    const { play } = await lifted({ places: [] });
    expect(play.prompt.text).toContain('by itself');
  });

  it('stays in the hand when it is put on another', async () => {
    const { play } = await lifted({});
    expect(play.classic.tapCell(there)).toBe(false);
    await soon();
    expect(play.tileDrag.now).toEqual(['O7a']);
    expect(play.prompt).toMatchObject({ tone: 'bad', strong: 'Not there' });
    expect(play.prompt.text).toContain(String(there.value));
    expect(play.classic.tapCell(place)).toBe(true);
    expect(play.prompt.tone).toBe('mine');
    expect(play.classic.tried).toMatchObject([{ tile: 'O7a', x: 5, y: 0 }]);
  });

  it('stays in the hand when it is put where it cannot lie, and the server says why', async () => {
    const { at, play } = await lifted({});
    at.said = { appraisal: { lines: [{ sum: 23, faults: ['bad_sum'] }] }, code: 'bad_sum', facts: {} };
    expect(play.classic.tapCell({ x: 9, y: 9 })).toBe(false);
    await soon();
    expect(play.tileDrag.now).toEqual(['O7a']);
    expect(play.prompt.text).toContain('23');
    play.tileDrag.tapRack('Y6a');
    expect(play.prompt.tone).toBe('mine');
  });

  it('may lie where it needs a second tile', async () => {
    const { play } = await lifted({});
    expect(play.classic.tapCell({ x: 6, y: 1 })).toBe(true);
    expect(play.classic.tried).toHaveLength(1);
  });
});

describe('a claim', () => {
  it('is about the grid on the screen, in the version that holds it', async () => {
    const at = new Place(view(race));
    await new SumokuPlay(at).race.claim();
    expect(at.acts).toEqual([{ type: 'claim', version: 0 }]);
  });

  it('is not made on a grid that somebody has changed meanwhile', async () => {
    const at = new Place(view(race));
    const play = new SumokuPlay(at);
    const { owners, owner_of } = at.newest.race!;
    const changed = { ...owners[0]!, grid: owners[0]!.grid.slice(1), version: 1 };
    at.newest = { ...at.newest, race: { owner_of, owners: [changed, ...owners.slice(1)] } };
    await play.race.claim();
    expect(at.acts).toEqual([]);
    expect(at.warnings).toHaveLength(1);
  });

  it('waits for moves that are on their way', async () => {
    const at = new Place(view(race));
    const play = new SumokuPlay(at);
    play.race.optimistic.move([{ tile: 'R1a', x: null, y: null }]);
    const claimed = play.race.claim();
    expect(at.acts.map(({ type }) => type)).toEqual(['arrange']);
    const { owners, owner_of } = at.newest.race!;
    const moved = {
      ...owners[0]!,
      rack: ['R1a'],
      grid: owners[0]!.grid.filter(({ tile }) => tile !== 'R1a'),
      version: 1,
    };
    at.newest = { ...at.newest, race: { owner_of, owners: [moved, ...owners.slice(1)] } };
    await claimed;
    expect(at.acts[1]).toEqual({ type: 'claim', version: 1 });
  });
});

describe('a call', () => {
  it('is sent at the first touch; four tiles touched before the answer are shown after it', async () => {
    const at = new Place(view(spot));
    const play = new SumokuPlay(at);
    const heard = play.spot.call(15);
    for (const tile of ['R7a', 'O1a', 'Y2a', 'G5a']) play.spot.tap(tile);
    expect(at.acts).toEqual([{ type: 'call', round: 1, sum: 15 }]);
    const showing = view(spot);
    at.scene = rest({ ...showing, phase: 'showing', spot: { ...showing.spot!, call: { seat: 0, sum: 15 } } });
    await heard;
    expect(at.acts[1]).toEqual({ type: 'show', round: 1, tiles: ['R7a', 'O1a', 'Y2a', 'G5a'] });
  });

  it('that came too late leaves nothing behind', async () => {
    const at = new Place(view(spot));
    const play = new SumokuPlay(at);
    at.isRefused = true;
    await play.spot.call(15);
    expect([play.spot.called, play.spot.picked]).toEqual([null, []]);
  });
});

describe('a hint', () => {
  it('says what a placement scores, and its verb plays it', async () => {
    const mine = view(classic);
    const place = new Place({ ...mine, classic: { ...mine.classic!, seat: 0 } });
    place.said = { appraisal: { points: 45 } };
    const play = new SumokuPlay(place as unknown as At<Scene, Action, Appraisal>);
    const action: Action = { type: 'play', placements: [{ tile: 'R3', x: 1, y: 0, value: 3 }] };
    const advice = (await play.suggest(action))!;
    expect(advice).toMatchObject({ amount: 'I would score 45 points', what: 'I would lay this tile', pieces: ['R3'] });
    expect(advice.verb).toBe('Play +45');
    advice.run();
    expect(place.acts).toEqual([action]);
  });

  it('in a race says how many tiles, and lays them', async () => {
    const place = new Place(view(race, 2));
    const play = new SumokuPlay(place as unknown as At<Scene, Action, Appraisal>);
    const [one, other] = play.race.optimistic.now.rack;
    const moves = [
      { tile: one!, x: 0, y: 0, value: null },
      { tile: other!, x: 1, y: 0, value: null },
    ];
    const advice = (await play.suggest({ type: 'arrange', moves }))!;
    expect(advice).toMatchObject({ amount: 'I would lay 2 tiles', pieces: [one, other], verb: 'Put them there' });
    advice.run();
    expect(place.acts).toEqual([{ type: 'arrange', moves }]);
  });

  it('has nothing to say of what needs no advice', async () => {
    expect(
      await new SumokuPlay(new Place(view(race)) as unknown as At<Scene, Action, Appraisal>).suggest({ type: 'ready' }),
    ).toBeNull();
  });
});
