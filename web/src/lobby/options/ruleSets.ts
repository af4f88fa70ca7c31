/** House rules: sets of options kept under a name on this device, for every game. */

import type { GameInfo } from '../../lib/net/api';
import { recall, remember } from '../../lib/device/storage';

export type ChosenOptions = Record<string, unknown>;

export interface RuleSet {
  name: string;
  /** The game with its version, such as `sumo@1`, for which the set was saved. */
  version: string;
  options: ChosenOptions;
}

/** How many sets a game may have, and how long their names and options may be. */
export const MOST_SETS = 8;
export const LONGEST_NAME = 24;
const LONGEST_OPTIONS = 2_000;

export type SaveProblem = 'no_name' | 'name_taken' | 'too_many' | 'too_long';

function keyOf(game: GameInfo): string {
  return `rules.${game.id}`;
}

/** The sets of a game. What is stored may be anything: what is not a set is left out. */
export function ruleSets(game: GameInfo): RuleSet[] {
  const stored = recall<unknown>(keyOf(game), []);
  return Array.isArray(stored) ? stored.filter(isRuleSet).slice(0, MOST_SETS) : [];
}

function isRuleSet(value: unknown): value is RuleSet {
  const { name, version, options } = (value ?? {}) as Partial<RuleSet>;
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  return typeof name === 'string' && name !== '' && typeof version === 'string' && isObject;
}

/** Keep the options under a new name. Returns what is in the way, or null. */
export function saveRuleSet(game: GameInfo, name: string, options: ChosenOptions): SaveProblem | null {
  const sets = ruleSets(game);
  const set: RuleSet = { name: name.trim(), version: game.name, options: storable(game, options) };
  const problem = nameProblem(sets, set.name);
  if (problem !== null) return problem;
  if (sets.length >= MOST_SETS) return 'too_many';
  if (JSON.stringify(set.options).length > LONGEST_OPTIONS) return 'too_long';
  remember(keyOf(game), [...sets, set]);
  return null;
}

export function renameRuleSet(game: GameInfo, from: string, to: string): SaveProblem | null {
  const name = to.trim();
  const sets = ruleSets(game);
  const problem = nameProblem(
    sets.filter((set) => set.name !== from),
    name,
  );
  if (problem !== null) return problem;
  remember(
    keyOf(game),
    sets.map((set) => (set.name === from ? { ...set, name } : set)),
  );
  return null;
}

export function deleteRuleSet(game: GameInfo, name: string): void {
  remember(
    keyOf(game),
    ruleSets(game).filter((set) => set.name !== name),
  );
}

function nameProblem(others: readonly RuleSet[], name: string): SaveProblem | null {
  if (name === '') return 'no_name';
  if (name.length > LONGEST_NAME) return 'too_long';
  return others.some((set) => set.name.toLocaleLowerCase() === name.toLocaleLowerCase()) ? 'name_taken' : null;
}

/** Without what belongs to one table: the number of chairs, and lists with an entry for each chair. */
export function storable(game: GameInfo, options: ChosenOptions): ChosenOptions {
  const ofTable = new Set(['players', ...game.options.filter(({ type }) => type === 'list').map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !ofTable.has(name)));
}

/** Whether two choices of options come to the same: chairs do not count, nor do defaults that are written out. */
export function isSameChoice(game: GameInfo, one: ChosenOptions, other: ChosenOptions): boolean {
  const [a, b] = [unusual(game, one), unusual(game, other)];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}

function unusual(game: GameInfo, options: ChosenOptions): ChosenOptions {
  const usual = new Map(game.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(
    Object.entries(storable(game, options)).filter(([name, value]) => value !== usual.get(name)),
  );
}
