import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameInfo } from '../src/lib/net/api';
import { learn } from '../src/lib/words/i18n';
import { settings } from '../src/lib/device/settings.svelte';
import { remember } from '../src/lib/device/storage';
import { saveRuleSet } from '../src/lobby/options/ruleSets';
import { hasLearnt, noteLearnt, noteScene, sceneLeft } from '../src/lib/device/known';
import { isAgainstBots, type LaidTable } from '../src/shelf/laid.svelte';
import { SoloChoice } from '../src/shelf/soloChoice.svelte';

const OPTIONS: GameInfo['options'] = [
  { name: 'players', type: 'integer', default: 4 },
  { name: 'mode', type: 'choice', default: 'classic' },
  { name: 'key_number', type: 'choice', default: 0 },
];

function box(changes: Partial<GameInfo> = {}): GameInfo {
  const modes = ['classic', 'speed', 'spot', 'solo'];
  return {
    id: 'sumoku',
    name: 'sumoku@1',
    modes,
    players: { classic: [2, 3, 4, 5], speed: [2, 3], spot: [2, 3], solo: [1, 2, 3] },
    options: OPTIONS,
    levels: ['easy', 'medium', 'hard', 'expert'],
    usual_level: 'medium',
    bots: [],
    reviews: false,
    scenes: 6,
    taught: [],
    pieces: {},
    quick_options: { solo: { time_limit_seconds: 600 } },
    ...changes,
  };
}

const BURAKO = box({
  id: 'burako',
  name: 'burako@1',
  modes: [],
  players: { '': [2, 4] },
  quick_options: { '': { target: 500 } },
});

let refusal: { code: string; facts: object } | null;

beforeAll(() => learn('es'));

beforeEach(() => {
  settings.change({ language: 'es' });
  refusal = null;
  for (const key of ['habit.sumoku', 'habit.burako', 'rules.burako']) remember(key, null);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    refusal ? Response.json(refusal, { status: 400 }) : Response.json({ settings: JSON.parse(body).options }),
  );
});

describe('the choice of a match against bots, in one line', () => {
  test('has the values of last time', async () => {
    const first = new SoloChoice(BURAKO);
    expect(first.line).toBe('pareja y 2 rivales, medio');
    first.rivals = 1;
    first.level = 'hard';
    await first.replace({ target: 500 });
    expect(first.line).toBe('1 bot, difícil, partida corta');
    first.remember();
    const next = new SoloChoice(BURAKO);
    expect(next.line).toBe('1 bot, difícil, partida corta');
    expect(next.options).toEqual({ target: 500 });
  });

  test('names rules that are kept, and says where rules were changed', async () => {
    const choice = new SoloChoice(BURAKO);
    await choice.replace({ target: 2000 });
    expect(choice.line).toBe('pareja y 2 rivales, medio, reglas cambiadas');
    saveRuleSet(BURAKO, 'Domingo', choice.options);
    expect(choice.line).toBe('pareja y 2 rivales, medio, Domingo');
  });

  test('names the mode where there are many; who plays alone has no bots until they ask for some', async () => {
    const choice = new SoloChoice(box());
    expect(choice.line).toBe('clásico, 3 bots, medio');
    choice.changeMode('solo');
    await choice.wishes.settled();
    expect(choice.line).toBe('solitario, sin bots');
    expect(choice.start).toBe('Jugar ya a solas');
    choice.rivals = 2;
    expect(choice.start).toBe('Jugar ya con 2 ayudantes');
    choice.changeMode('classic');
    await choice.wishes.settled();
    expect(choice.line).toBe('clásico, 3 bots, medio');
    choice.changeMode('speed');
    await choice.wishes.settled();
    expect(choice.rivals).toBe(2);
  });
});

describe('what is stored of the last choice', () => {
  test('may come from before there were options', () => {
    remember('habit.sumoku', { rivals: 1, level: 'easy', mode: 'spot' });
    expect(new SoloChoice(box()).line).toBe('vista, 1 bot, fácil');
  });

  test.each([['nonsense'], [7], [{ rivals: 'x', level: 'genius', options: 3, mode: 'chess' }]])(
    'may be anything: %o',
    (stored) => {
      remember('habit.sumoku', stored);
      expect(new SoloChoice(box()).line).toBe('clásico, 3 bots, medio');
    },
  );

  test('gives way to the leaflet if the server no longer takes it', async () => {
    remember('habit.burako', { rivals: 3, level: 'medium', options: { gone: 1 } });
    const choice = new SoloChoice(BURAKO);
    refusal = { code: 'unknown_option', facts: { name: 'gone' } };
    await choice.look();
    expect(choice.refusal).toMatchObject({ code: 'unknown_option' });
    expect(choice.options).toEqual({});
  });

  test('is kept if the server is away', async () => {
    remember('habit.burako', { rivals: 3, level: 'medium', options: { target: 500 } });
    const choice = new SoloChoice(BURAKO);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
    await choice.look();
    expect(choice.refusal).toMatchObject({ code: 'away' });
    expect(choice.options).toEqual({ target: 500 });
  });
});

describe('a lesson', () => {
  beforeEach(() => {
    remember('learnt', []);
    remember('scene.sumo', 0);
  });

  test('that was left goes on at its scene until it has been learnt', () => {
    noteScene('sumo', 2);
    expect(sceneLeft('sumo')).toBe(2);
    noteLearnt('sumo');
    expect(hasLearnt('sumo')).toBe(true);
    expect(sceneLeft('sumo')).toBe(0);
    noteScene('sumo', 3);
    expect(sceneLeft('sumo')).toBe(0);
  });

  test('begins where what is stored is no scene', () => {
    remember('scene.sumo', 'third');
    expect(sceneLeft('sumo')).toBe(0);
  });
});

describe('a table that is still laid', () => {
  function laid(phase: LaidTable['table']['phase'], kinds: ('person' | 'bot' | 'free')[], own = [0]): LaidTable {
    const seats = kinds.map((kind) => ({ kind, name: '' }));
    return { table: { code: 'X', game: 'sumo', phase, seats, free: 0, to_act: [] }, own, isScreen: false };
  }

  test.each([
    ['of one person and bots', laid('playing', ['person', 'bot', 'bot']), true],
    ['of one person alone', laid('paused', ['person']), true],
    ['with other people', laid('playing', ['person', 'person']), false],
    ['at which nobody plays yet', laid('lobby', ['person', 'bot']), false],
    ['whose match is over', laid('over', ['person', 'bot']), false],
    ['of two on this device', laid('playing', ['person', 'person'], [0, 1]), false],
    ['that this screen is', { ...laid('playing', ['person', 'bot']), isScreen: true }, false],
  ])('%s', (_, table, isOne) => expect(isAgainstBots(table)).toBe(isOne));
});
