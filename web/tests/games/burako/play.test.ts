import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BurakoPlay } from '../../../src/games/burako/play.svelte';
import { rest, type Scene } from '../../../src/games/burako/scene';
import type {
  Action,
  Add,
  Appraisal,
  BurakoView,
  DiscardAppraisal,
  MeldAppraisal,
  MeldOption,
  MeldView,
} from '../../../src/games/burako/types';
import { press } from '../../../src/lib/turn/ActionBar.svelte';
import { learn, speak, t } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import type { Appraised, At, Tried } from '../../../src/lib/turn/game';
import coffee from '../../scenes/burako.json';
import { QuietPlace } from '../place';

/** Lucía has drawn: R3 R8 B10 Y11 Y4 Y5 Y6 B2 K1 and one more. */
const VIEW = coffee.states[9]!.view as unknown as BurakoView;
const RUN = VIEW.melds.find(({ meld }) => meld === 'm4')!;

/** A place that says of tiles what it was told to, and takes or refuses to try. */
class Place extends QuietPlace implements At<Scene, Action, Appraisal> {
  readonly people = peopleAt(
    coffee.names.map((name) => ({ kind: 'person' as const, name })),
    [0],
    'Tú',
  );
  readonly pieces = coffee.pieces as Record<string, unknown>;
  readonly legal: Action[] = [];
  decisionId = 3;
  scene: Scene = rest(VIEW);
  acts: Action[][] = [];
  said: Partial<MeldAppraisal & DiscardAppraisal> = {};
  /** What is tried would turn something up. */
  reveals = false;
  code: string | null = null;

  act(...actions: Action[]): Promise<void> {
    this.acts.push(actions);
    return Promise.resolve();
  }

  appraise(): Promise<null> {
    return Promise.resolve(null);
  }

  override appraiseAfter(): Promise<never> {
    const appraisal = { ways: [], adds: [], fits: [], theirs: [], wild: false, then: null, code: null, ...this.said };
    return Promise.resolve({ appraisal, code: this.code, facts: {} } satisfies Appraised<Appraisal> as never);
  }

  override draft(actions: readonly Action[] = []): Promise<never> {
    const index = this.reveals ? actions.length - 1 : actions.length;
    const tried: Tried<BurakoView, Action> = { view: VIEW, legal: [], index, code: null, facts: {} };
    return Promise.resolve(tried as never);
  }
}

function way(changes: Partial<MeldOption> = {}): MeldOption {
  const after: MeldView = { ...RUN, canasta: 'impure' };
  const action: Add = { type: 'add', meld: 'm4', tiles: after.tiles.map(({ tile }) => tile) };
  return {
    action,
    meld: 'm4',
    kind: 'run',
    after,
    added: ['R8'],
    ends: ['high'],
    moved: [],
    points: 10,
    bonus: 0,
    was: null,
    spoils: false,
    left: 9,
    last: null,
    must_lay_last: false,
    then: null,
    ...changes,
  };
}

function playing(said: Place['said'], changes: Partial<Place> = {}): { at: Place; play: BurakoPlay } {
  const at = Object.assign(new Place(), changes, { said });
  return { at, play: new BurakoPlay(at as unknown as At<Scene, Action, Appraisal>) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(async () => {
  await learn('en');
  speak('en');
});

describe('a turn of Burako on the page', () => {
  it('tries the only way at once, and asks where there are several', async () => {
    const { play } = playing({ adds: [way()] });
    await play.add(4, null, ['R8·1']);
    await settled();
    expect(play.draft.tried).toEqual([way().action]);

    const several = playing({ adds: [way({ ends: ['low'] }), way({ ends: ['high'] })] });
    await several.play.add(4, null, ['R8·1']);
    expect(several.play.choice).toHaveLength(2);
    several.play.letGo();
    await several.play.add(4, 'low', ['R8·1']);
    await settled();
    expect(several.play.choice).toEqual([]);
    expect(several.play.draft.tried).toHaveLength(1);
  });

  it('does not spoil a pure canasta by accident', async () => {
    const { play } = playing({ adds: [way({ spoils: true, bonus: -100 })] });
    await play.add(4, null, ['B2·1']);
    expect(play.prompt.text).toContain('100');
    expect(play.draft.tried).toEqual([]);
    play.actions.find(({ id }) => id === 'confirm')!.run();
    await settled();
    expect(play.draft.tried).toHaveLength(1);
  });

  it.each([
    ['buy', 'burako-page-buy-strong'],
    ['close', 'burako-page-close-strong'],
  ] as const)('asks before the last tiles %s', async (then, strong) => {
    const { at, play } = playing({ adds: [way({ left: 0, then })] }, { reveals: true });
    await play.add(4, null, ['R8·1']);
    await settled();
    expect(at.acts).toEqual([]);
    expect(play.prompt.strong).toBe(t(strong));
    expect(play.actions.map(({ id }) => id)).toEqual(['cancel', 'confirm']);
    play.actions[1]!.run();
    expect(at.acts).toEqual([[way().action]]);
  });

  it('asks twice before a wild tile is thrown away, and says why a discard is refused', async () => {
    const { at, play } = playing({ wild: true });
    await play.discard('B2·1');
    expect(at.acts).toEqual([]);
    expect(play.picked).toEqual(['B2·1']);
    play.actions.find(({ id }) => id === 'confirm')!.run();
    expect(at.acts).toEqual([[{ type: 'discard', tile: 'B2' }]]);

    const refused = playing({}, { code: 'close_needs_canasta' });
    await refused.play.discard('K1·1');
    expect(refused.at.acts).toEqual([]);
    expect(refused.at.warnings).toEqual(['close_needs_canasta']);
  });

  it('says what is missing to close, and why tiles cannot be laid', async () => {
    const { play } = playing({ code: 'would_strand' });
    expect(play.prompt.text).toContain('close');
    play.pick(['Y4·1', 'Y5·1', 'Y6·1']);
    await settled();
    expect(play.prompt.tone).toBe('bad');
    expect(play.actions.at(-1)!.blocked).toBeTruthy();
  });

  it('lays tiles by a press before the server has judged them, as soon as it has', async () => {
    const { at, play } = playing({ ways: [way({ meld: null })] });
    play.pick(['Y4·1', 'Y5·1', 'Y6·1']);
    const lay = play.actions.at(-1)!;
    expect(lay).toMatchObject({ id: 'lay', isPending: true });
    press(lay, (why) => at.warn(why));
    await settled();
    expect(play.draft.tried).toEqual([way().action]);
    expect(at.warnings).toEqual([]);
  });

  it('takes for a hint the tiles that do not lie on the table yet, and its verb tries it', async () => {
    const { at, play } = playing({});
    const add: Action = { type: 'add', meld: 'm4', tiles: [...RUN.tiles.map(({ tile }) => tile), 'R8'] };
    const advice = await play.suggest(add);
    expect(advice.pieces?.map((name) => name.split('·')[0])).toEqual(['R8']);
    expect(advice).toMatchObject({ amount: t('burako-page-hint-add-count', { count: 1 }), verb: t('burako-page-add') });
    advice.run();
    await vi.waitFor(() => expect(play.steps).toEqual([add]));
    expect([at.told, at.acts]).toEqual([[], []]);
  });

  it('does what a hint has shown without asking twice', async () => {
    const { at, play } = playing({ fits: ['m4'], wild: true } as never);
    (await play.suggest({ type: 'discard', tile: 'R8' })).run();
    await vi.waitFor(() => expect(at.acts).toEqual([[{ type: 'discard', tile: 'R8' }]]));
    expect(play.confirmation.now).toBeNull();
  });

  it('takes the muerto by the verb of a hint that empties the rack', async () => {
    const { at, play } = playing({}, { reveals: true });
    (await play.suggest(way().action)).run();
    await vi.waitFor(() => expect(at.acts).toEqual([[way().action]]));
  });
});
