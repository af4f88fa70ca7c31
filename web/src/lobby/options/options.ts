/** The options of a table, as the lobby offers them. The game says which there are and which have an effect. */

import type { GameInfo, OptionDescription } from '../../lib/net/api';
import { has, t } from '../../lib/words/i18n';
import { inOneBreath } from '../../lib/people/people';
import type { Table } from '../../lib/net/protocol';

/** How many rules stand open; the others wait behind "more". */
const OPEN = 3;
const COARSE = 100;

/** What is agreed on: at a table, or in a box before there is one. */
export type Agreed = Pick<Table, 'options' | 'settings'> & { seats: readonly unknown[] };

export interface Offered {
  open: OptionDescription[];
  more: OptionDescription[];
  changed: number;
  isChanged: (option: OptionDescription) => boolean;
}

/** Chairs are counted at the table itself, and options without effect are not shown; lists, which hang on the chairs, come last. */
export function offered(game: GameInfo, table: Agreed): Offered {
  const effective = game.options.filter(({ name }) => name !== 'players' && name in table.settings);
  const ordered = [
    ...effective.filter(({ type }) => type !== 'list'),
    ...effective.filter(({ type }) => type === 'list'),
  ];
  const more = ordered.slice(OPEN);
  const changed = (option: OptionDescription): boolean => isChanged(option, table);
  return { open: ordered.slice(0, OPEN), more, changed: more.filter(changed).length, isChanged: changed };
}

function isChanged({ name, type, default: usual }: OptionDescription, table: Agreed): boolean {
  return type === 'list' ? name in table.options : table.settings[name] !== usual;
}

/** The wish without what does not go with it: what was agreed before makes way for the newest. */
export function withoutConflict(
  wish: Record<string, unknown>,
  newest: string,
  conflict: readonly string[],
): Record<string, unknown> | null {
  const gone = conflict.filter((name) => name !== newest && name !== 'players' && name !== 'mode' && name in wish);
  return gone.length === 0 ? null : Object.fromEntries(Object.entries(wish).filter(([name]) => !gone.includes(name)));
}

/** A list turned round its choices until it begins with that one: everybody keeps their distance. */
export function turned(option: OptionDescription, list: readonly unknown[], first: unknown): unknown[] {
  const round = option.choices ?? [];
  const by = round.indexOf(first as string) - round.indexOf(list[0] as string);
  return list.map((value) => round[(round.indexOf(value as string) + by + round.length) % round.length]);
}

/** How many may play by these rules, in ascending order. */
export function playersAllowed(game: GameInfo | undefined, table: Agreed): number[] {
  const mode = String(table.settings['mode'] ?? game?.modes[0] ?? '');
  return game?.players[mode] ?? [table.seats.length];
}

/** As many chairs, or the next number of them that is allowed. */
function enough(allowed: readonly number[], chairs: number): number {
  return allowed.find((number) => number >= chairs) ?? allowed.at(-1) ?? chairs;
}

/**
 * The options with one of them changed. Another mode may need other numbers of chairs. What was wished for a moment ago
 * and is not at the table yet is changed with it, not forgotten.
 */
export function withOption(
  game: GameInfo,
  table: Agreed,
  name: string,
  value: unknown,
  wished: Record<string, unknown> | null = null,
): Record<string, unknown> {
  const before = wished ?? { ...table.options, players: table.seats.length };
  const mode = String(name === 'mode' ? value : (before['mode'] ?? table.settings['mode'] ?? ''));
  const players = name === 'players' ? Number(value) : enough(game.players[mode] ?? [], Number(before['players']));
  return { ...before, [name]: value, players };
}

/** Other options for the same chairs, or the next number of them that their mode allows. */
export function withAll(game: GameInfo, table: Agreed, options: Record<string, unknown>): Record<string, unknown> {
  const mode = String(options['mode'] ?? game.modes[0] ?? '');
  return { ...options, players: enough(game.players[mode] ?? [], table.seats.length) };
}

/** The rules as parts of a sentence: those that stand open, and those that are not as usual. What was chosen stands between asterisks. */
export function saidRules(game: GameInfo, table: Agreed): { name: string; said: string }[] {
  const { open, more, isChanged } = offered(game, table);
  const options = [...open, ...more.filter(isChanged)].filter(({ name }) => has(`${game.id}-said-${name}`));
  return options.map((option) => ({ name: option.name, said: sayRule(game, option, table.settings[option.name]) }));
}

function sayRule(game: GameInfo, option: OptionDescription, value: unknown): string {
  const id = `${game.id}-said-${option.name}`;
  if (typeof value === 'boolean') return t(id, { value: value ? 'yes' : 'no' });
  return t(id, { value: Array.isArray(value) ? valueName(game.id, option, value) : (value as string | number) });
}

export function optionName(game: string, option: OptionDescription): string {
  return t(`${game}-option-${option.name}`);
}

/** What the option means; for a mode, what the chosen one is like. */
export function optionHelp(game: string, option: OptionDescription, value: unknown): string {
  const ofMode = `${game}-${option.name}-${String(value)}`;
  return t(has(ofMode) ? ofMode : `${game}-option-${option.name}-help`);
}

export function valueName(game: string, option: OptionDescription, value: unknown): string {
  if (option.type === 'boolean') return t(value ? 'yes' : 'no');
  if (option.type === 'integer') return String(value);
  if (Array.isArray(value)) return inOneBreath(value.map((one) => t(`${game}-option-${option.name}-${String(one)}`)));
  const id = `${game}-option-${option.name}-${String(value)}`;
  return t(has(`${id}-short`) ? `${id}-short` : id);
}

/** One press of the stepper: wide ranges go by tens. */
export function stepOf(option: OptionDescription): number {
  return (option.most ?? 0) - (option.least ?? 0) > COARSE ? 10 : 1;
}
