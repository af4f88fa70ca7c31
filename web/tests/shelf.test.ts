import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameInfo, OptionDescription } from '../src/lib/net/api';
import { ask, Refusal } from '../src/lib/net/api';
import { readCode, spokenCode } from '../src/lib/net/codes';
import type { Table } from '../src/lib/net/protocol';
import { hold, holding, holdings, holdToken, letGo } from '../src/lib/device/tokens';
import { hasShort, shortMatch, wholeMatch } from '../src/lobby/options/matchLength';
import { firstMatch, nearest, rivalsAllowed } from '../src/shelf/opening';
import { offered, playersAllowed, stepOf, turned, withOption, withoutConflict } from '../src/lobby/options/options';
import { FakeTable } from './table';

describe('codes', () => {
  test.each([
    ['higo 2746', 'HIGO2746'],
    [' Limón-1234 ', 'LIMON1234'],
    ['', ''],
  ])('%s is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));

  test.each([
    ['HIGO2746', 'HIGO 2746'],
    ['higo', 'HIGO'],
    ['higo ', 'HIGO '],
    ['higo 2', 'HIGO 2'],
  ])('%s is shown as %s', (typed, shown) => expect(spokenCode(typed)).toBe(shown));
});

describe('the keys this browser holds', () => {
  afterEach(() => {
    for (const [code] of holdings()) letGo(code);
    vi.useRealTimers();
  });

  test('are kept per table, each once', () => {
    holdToken('HIGO2746', 'a');
    holdToken('HIGO2746', 'a');
    holdToken('HIGO2746', 'b');
    expect(holding('HIGO2746').tokens).toEqual(['a', 'b']);
    expect(holding('PERA1111').tokens).toEqual([]);
  });

  test('are listed with the table visited last first, and only so many', () => {
    vi.useFakeTimers();
    for (let table = 0; table < 30; table++) {
      vi.setSystemTime(table * 1000);
      hold(`MESA${table}`, { tokens: ['x'] });
    }
    expect(holdings()).toHaveLength(24);
    expect(holdings()[0]?.[0]).toBe('MESA29');
  });
});

describe('the server over HTTP', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a refusal bears its code and facts', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'no_such_table', facts: { x: 1 } }, { status: 404 }));
    await expect(ask('/api/tables/X')).rejects.toMatchObject({ code: 'no_such_table', facts: { x: 1 } });
  });

  test('a server that is away, or somebody else in its place, is a refusal as well', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
    await expect(ask('/api/games')).rejects.toBeInstanceOf(Refusal);
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await expect(ask('/api/games')).rejects.toMatchObject({ code: 'away' });
  });
});

describe('house rules', () => {
  const game: GameInfo = {
    id: 'sumo',
    name: 'sumo@1',
    modes: ['standard', 'two_round'],
    players: { standard: [2, 3, 4, 5, 6, 7, 8, 9, 10], two_round: [4, 5, 6, 7] },
    options: [
      { name: 'players', type: 'integer', default: 4 },
      { name: 'mode', type: 'choice', default: 'standard', choices: ['standard', 'two_round'] },
      { name: 'end_condition', type: 'choice', default: 'target', choices: ['target', 'rounds'] },
      { name: 'target_sumos', type: 'integer', default: 70, least: 1, most: 500 },
      { name: 'rounds', type: 'integer', default: 4, least: 1, most: 50 },
      { name: 'change_before_reveal', type: 'boolean', default: true },
      { name: 'pile_view', type: 'choice', default: 'face_down', choices: ['face_down', 'open'] },
    ],
    levels: ['easy', 'medium', 'hard', 'expert'],
    usual_level: 'medium',
    bots: ['Canela', 'Anís', 'Clavo'],
    reviews: false,
    scenes: 0,
    taught: [],
    pieces: {},
    quick_options: { standard: { target_sumos: 30 }, two_round: {} },
  };
  const settings = {
    players: 4,
    mode: 'standard',
    end_condition: 'target',
    target_sumos: 70,
    change_before_reveal: false,
    pile_view: 'face_down',
  };

  function lobby(changes: Partial<Table> = {}): Table {
    const free = {
      kind: 'free',
      name: '',
      level: null,
      present: false,
      stand_in: null,
      may_stand_in: false,
      again: false,
      added: true,
      new: false,
      was: '',
    } as const;
    return { ...new FakeTable().table([]), phase: 'lobby', settings, seats: [free, free, free, free], ...changes };
  }

  test('those without effect are not offered, the uncommon ones wait, and what was changed is counted', () => {
    const { open, more, changed } = offered(game, lobby());
    expect(open.map(({ name }) => name)).toEqual(['mode', 'end_condition', 'target_sumos']);
    expect(more.map(({ name }) => name)).toEqual(['change_before_reveal', 'pile_view']);
    expect(changed).toBe(1);
  });

  test('a short match is the mode with the options the game says, where it can be shorter at all', () => {
    expect(shortMatch(game)).toEqual({ mode: 'standard', target_sumos: 30 });
    expect(hasShort(game)).toBe(true);
    expect(shortMatch(game, 'two_round')).toEqual(wholeMatch(game, 'two_round'));
    expect(hasShort(game, 'two_round')).toBe(false);
  });

  test('the first match after a lesson is short if the lesson has shown how that is played', () => {
    expect(firstMatch({ ...game, taught: ['standard'] })).toEqual(shortMatch(game));
    const elsewhere = { ...game, quick_options: { standard: { mode: 'two_round' } } };
    expect(firstMatch({ ...elsewhere, taught: ['standard'] })).toEqual(wholeMatch(game));
    expect(firstMatch({ ...elsewhere, taught: ['standard', 'two_round'] })).toEqual({ mode: 'two_round' });
  });

  test('there are as many rivals as wished, as far as the mode allows', () => {
    const few = rivalsAllowed(game, { mode: 'two_round' });
    expect(few).toEqual([3, 4, 5, 6]);
    expect([1, 5, 9].map((wished) => nearest(few, wished))).toEqual([3, 5, 6]);
  });

  test('another mode brings as many chairs as it needs', () => {
    const two = lobby({ seats: lobby().seats.slice(0, 2) });
    expect(withOption(game, two, 'mode', 'two_round')).toMatchObject({ mode: 'two_round', players: 4 });
    const nine = lobby({ seats: Array.from({ length: 9 }, () => lobby().seats[0]!) });
    expect(withOption(game, nine, 'mode', 'two_round')).toMatchObject({ players: 7 });
  });

  test('one changed rule leaves the others and the chairs as they are', () => {
    expect(withOption(game, lobby({ options: { pile_view: 'open' } }), 'target_sumos', 50)).toEqual({
      pile_view: 'open',
      target_sumos: 50,
      players: 4,
    });
    expect(withOption(game, lobby(), 'players', 5)).toEqual({ players: 5 });
  });

  test('a wish that is still on its way to the table is kept', () => {
    const wished = withOption(game, lobby(), 'players', 6);
    expect(withOption(game, lobby(), 'rounds', 1, wished)).toEqual({ players: 6, rounds: 1 });
    expect(withOption(game, lobby(), 'mode', 'two_round', { players: 9 })).toEqual({ mode: 'two_round', players: 7 });
  });

  test('what does not go with the newest wish makes way for it', () => {
    const wish = { mode: 'standard', match_target: 200, players: 4 };
    expect(withoutConflict(wish, 'mode', ['match_target', 'mode'])).toEqual({ mode: 'standard', players: 4 });
    expect(withoutConflict({ players: 3, colours: ['red', 'yellow'] }, 'players', ['colours', 'players'])).toEqual({
      players: 3,
    });
    expect(withoutConflict(wish, 'match_target', ['match_target', 'mode'])).toBe(null);
  });

  test('a list is turned round its choices, is offered last, and is changed only by a wish', () => {
    const colours: OptionDescription = {
      name: 'colours',
      type: 'list',
      default: [],
      choices: ['red', 'blue', 'yellow', 'green'],
    };
    expect(turned(colours, ['red', 'yellow'], 'green')).toEqual(['green', 'blue']);
    expect(turned(colours, ['yellow', 'green', 'red'], 'red')).toEqual(['red', 'blue', 'yellow']);
    const withColours = { ...game, options: [colours, ...game.options] };
    const agreed = { settings: { ...settings, colours: ['red', 'yellow'] } };
    expect(offered(withColours, lobby(agreed)).more.at(-1)).toBe(colours);
    expect(offered(withColours, lobby(agreed)).changed).toBe(1);
    expect(offered(withColours, lobby({ ...agreed, options: { colours: ['red', 'yellow'] } })).changed).toBe(2);
  });

  test('another mode has as many chairs, or the next number of them that is allowed', () => {
    const pairs = { ...game, players: { standard: [2, 4], two_round: [4, 6] } };
    const three = { ...lobby(), options: { players: 3 }, seats: lobby().seats.slice(1) };
    expect(withOption(pairs, three, 'pile_view', 'open')['players']).toBe(4);
    expect(withOption(pairs, lobby(), 'mode', 'two_round')['players']).toBe(4);
    expect(withOption(pairs, lobby(), 'players', 2)['players']).toBe(2);
  });

  test('the mode says how many can play, and wide ranges go by tens', () => {
    expect(playersAllowed(game, lobby())).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(playersAllowed(undefined, lobby({ settings: {} }))).toEqual([4]);
    expect(stepOf(game.options[3]!)).toBe(10);
    expect(stepOf(game.options[4]!)).toBe(1);
  });
});
