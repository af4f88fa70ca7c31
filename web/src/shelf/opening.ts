/** From a box on the shelf to a table: for one against bots, for people, or with this screen as the table. */

import { openTable, Refusal } from '../lib/api';
import type { Done, Refused } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { TableSocket } from '../lib/socket.svelte';
import { holdToken } from '../lib/tokens';

export interface Solo {
  game: string;
  name: string;
  rivals: number;
  level: string;
}

/** Sit down alone with bots and begin. */
export async function playSolo({ game, name, rivals, level }: Solo): Promise<void> {
  const code = await set(game, { players: rivals + 1 });
  await at(code, async (socket) => {
    must(await socket.sit(name, 0));
    for (let seat = 1; seat <= rivals; seat++) must(await socket.bot(seat, level));
    must(await socket.start());
  });
  router.go(`/t/${code}`);
}

/** Set a table and wait for people; whoever plays on this screen sits down at once. */
export async function setForPeople(game: string, name: string | null): Promise<void> {
  const code = await set(game, {});
  if (name !== null) await at(code, async (socket) => void must(await socket.sit(name)));
  router.go(`/t/${code}`);
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
