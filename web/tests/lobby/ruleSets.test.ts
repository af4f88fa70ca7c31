import { beforeEach, describe, expect, test } from 'vitest';
import type { GameInfo } from '../../src/lib/net/api';
import { remember } from '../../src/lib/device/storage';
import {
  deleteRuleSet,
  isSameChoice,
  LONGEST_NAME,
  MOST_SETS,
  renameRuleSet,
  ruleSets,
  saveRuleSet,
} from '../../src/lobby/options/ruleSets';

const GAME = {
  id: 'sorry',
  name: 'sorry@1',
  modes: ['standard', 'scored'],
  options: [
    { name: 'players', type: 'integer', default: 4 },
    { name: 'mode', type: 'choice', default: 'standard' },
    { name: 'colours', type: 'list', default: [] },
    { name: 'match_games', type: 'integer', default: 3 },
  ],
} as unknown as GameInfo;
const OTHER = { ...GAME, id: 'sumo', name: 'sumo@1' };

function names(game = GAME): string[] {
  return ruleSets(game).map(({ name }) => name);
}

describe('sets of house rules on this device', () => {
  beforeEach(() => {
    for (const game of [GAME, OTHER]) remember(`rules.${game.id}`, []);
  });

  test('are kept by game, with its version and without what belongs to one table', () => {
    const options = { players: 3, colours: ['red', 'blue', 'green'], mode: 'scored', match_games: 2 };
    expect(saveRuleSet(GAME, ' Domingo ', options)).toBeNull();
    expect(ruleSets(GAME)).toEqual([
      { name: 'Domingo', version: 'sorry@1', options: { mode: 'scored', match_games: 2 } },
    ]);
    expect(ruleSets(OTHER)).toEqual([]);
  });

  test('are renamed and deleted by name', () => {
    for (const name of ['Uno', 'Dos', 'Tres']) saveRuleSet(GAME, name, {});
    expect(renameRuleSet(GAME, 'Dos', 'Dos y medio')).toBeNull();
    deleteRuleSet(GAME, 'Uno');
    expect(names()).toEqual(['Dos y medio', 'Tres']);
  });

  test('have a name that no other set of the game has', () => {
    saveRuleSet(GAME, 'Domingo', {});
    expect(saveRuleSet(GAME, ' domingo', {})).toBe('name_taken');
    expect(saveRuleSet(GAME, '  ', {})).toBe('no_name');
    expect(saveRuleSet(GAME, 'x'.repeat(LONGEST_NAME + 1), {})).toBe('too_long');
    expect(saveRuleSet(OTHER, 'Domingo', {})).toBeNull();
    saveRuleSet(GAME, 'Lunes', {});
    expect(renameRuleSet(GAME, 'Lunes', 'DOMINGO')).toBe('name_taken');
    expect(renameRuleSet(GAME, 'Domingo', 'domingo')).toBeNull();
    expect(names()).toEqual(['domingo', 'Lunes']);
  });

  test('are limited in number and size', () => {
    expect(saveRuleSet(GAME, 'Largo', { note: 'x'.repeat(3_000) })).toBe('too_long');
    for (let number = 0; number < MOST_SETS; number++) expect(saveRuleSet(GAME, `Regla ${number}`, {})).toBeNull();
    expect(saveRuleSet(GAME, 'Una más', {})).toBe('too_many');
    expect(names()).toHaveLength(MOST_SETS);
  });

  test.each([
    ['something else', { a: 1 }],
    ['no sets', [null, 7, 'x', { name: 1 }, { name: 'x', version: 'sorry@1', options: [] }]],
  ])('are read from storage that holds %s', (_, stored) => {
    remember('rules.sorry', stored);
    expect(ruleSets(GAME)).toEqual([]);
    expect(saveRuleSet(GAME, 'Domingo', {})).toBeNull();
  });

  test('of an older version are still there: the server judges them', () => {
    saveRuleSet(GAME, 'Domingo', { gone: true });
    expect(ruleSets({ ...GAME, name: 'sorry@2' })[0]).toMatchObject({ version: 'sorry@1', options: { gone: true } });
  });

  test('are the same choice whatever the chairs, and with defaults written out or not', () => {
    expect(isSameChoice(GAME, { players: 2 }, { players: 4, mode: 'standard' })).toBe(true);
    expect(isSameChoice(GAME, { match_games: 2 }, { mode: 'standard', match_games: 2 })).toBe(true);
    expect(isSameChoice(GAME, { match_games: 2 }, {})).toBe(false);
    expect(isSameChoice(GAME, { mode: 'scored' }, { mode: 'standard' })).toBe(false);
  });
});
