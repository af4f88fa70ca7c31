/** From a box on the shelf to a table: for one against bots, for people, or with this screen as the table. */

import { openTable, Refusal, type GameInfo } from '../lib/net/api';
import { t } from '../lib/words/i18n';
import type { Done, Refused } from '../lib/net/protocol';
import { router } from '../lib/ui/router.svelte';
import { settings } from '../lib/device/settings.svelte';
import { TableSocket } from '../lib/net/socket.svelte';
import { hold, holdToken } from '../lib/device/tokens';
import { shortMatch, wholeMatch } from '../lobby/options/matchLength';
import { hasLearnt, hasTable, offerLesson } from '../lib/device/known';

const FIRST_RIVALS = 2;

export interface Solo {
  game: string;
  name: string;
  rivals: number;
  level: string;
  /** Those that are not as usual; the chairs are counted by the rivals. */
  options?: Record<string, unknown>;
}

/** How many others there may be with these options, in ascending order. */
export function rivalsAllowed(game: GameInfo, options: Record<string, unknown>): number[] {
  const mode = String(options['mode'] ?? game.modes[0] ?? '');
  return (game.players[mode] ?? [2, 3, 4]).map((players) => players - 1);
}

/** As many rivals as wished, or the nearest number below that is allowed. */
export function nearest(allowed: readonly number[], wished: number): number {
  return allowed.findLast((number) => number <= wished) ?? allowed[0] ?? 1;
}

/** Sit down alone with bots and begin. */
export async function playSolo(
  { game, name, rivals, level, options = {} }: Solo,
  go = (path: string): void => router.go(path),
): Promise<void> {
  const isFirst = !hasLearnt(game) && !hasTable(game);
  const code = await set(game, { ...options, players: rivals + 1 });
  await at(code, async (socket) => {
    must(await socket.sit(name, 0));
    for (let seat = 1; seat <= rivals; seat++) must(await socket.bot(seat, level));
    must(await socket.start());
  });
  if (isFirst) offerLesson(code);
  go(`/t/${code}`);
}

/** The first match after the lesson: a short one, unless that is played by rules the lesson has not shown. */
export function firstMatch(game: GameInfo): Record<string, unknown> {
  const short = shortMatch(game);
  return short['mode'] === undefined || game.taught.includes(String(short['mode'])) ? short : wholeMatch(game);
}

function firstRivals(game: GameInfo): number {
  return nearest(rivalsAllowed(game, firstMatch(game)), FIRST_RIVALS);
}

function ownName(): string {
  return settings.name || t('guest');
}

/** The bots that will sit down: the first of their names, for a bot never has that of a person. */
export function opponents(game: GameInfo, rivals: number): string[] {
  const own = ownName().toLowerCase();
  return game.bots.filter((name) => name.toLowerCase() !== own).slice(0, rivals);
}

/** Those of the first match. */
export function firstOpponents(game: GameInfo): string[] {
  return opponents(game, firstRivals(game));
}

/** A match for somebody who has just learnt the game; going back from it does not lead to the lesson again. */
export function playFirst(game: GameInfo): Promise<void> {
  const options = firstMatch(game);
  const solo = { game: game.id, name: ownName(), rivals: firstRivals(game), level: game.levels[0] ?? '', options };
  return playSolo(solo, (path) => router.go(path, { replace: true }));
}

/** Set a table and wait for people; whoever plays on this screen sits down at once. */
export async function setForPeople(game: string, name: string, options: Record<string, unknown> = {}): Promise<void> {
  const code = await set(game, options);
  await at(code, async (socket) => void must(await socket.sit(name)));
  router.go(`/t/${code}`);
}

/** Let this screen be the table: the first person who sits down is the host. */
export async function setOnScreen(game: string): Promise<void> {
  const { code, host } = await openTable(game, {}, { screen: true });
  holdToken(code, host);
  hold(code, { game, isScreen: true });
  router.go(`/tv/${code}`);
}

async function set(game: string, options: Record<string, unknown>): Promise<string> {
  const { code, host } = await openTable(game, options);
  holdToken(code, host);
  return code;
}

async function at(code: string, work: (socket: TableSocket) => Promise<void>): Promise<void> {
  const socket = new TableSocket(code);
  try {
    await work(socket);
  } finally {
    socket.leave();
  }
}

function must(answer: Done | Refused): void {
  if (answer.type === 'refused') throw new Refusal(answer.code, answer.facts);
}
