/** The server's HTTP API. */

import type { GameInfo, GameSettings, NewTable, Opened, TableInfo } from './http';

export type { GameInfo, OptionDescription as OptionInfo, TableInfo } from './http';

/** A refusal by the server; its code is `away` when there was no answer at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

let shelf: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  shelf ??= ask<GameInfo[]>('/api/games').catch((refusal: unknown) => {
    shelf = null;
    throw refusal;
  });
  return shelf;
}

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}

/** The options that have an effect, with their values; refused as a table with these options would be. */
export async function settingsOf(game: string, options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const path = `/api/games/${encodeURIComponent(game)}/settings`;
  return (await post<GameSettings>(path, { options })).settings;
}

export function openTable(game: string, options: Record<string, unknown>, { screen = false } = {}): Promise<Opened> {
  const table: NewTable = { game, options, screen };
  return post('/api/tables', table);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function lookAt(code: string): Promise<TableInfo> {
  return ask(`/api/tables/${encodeURIComponent(code)}`);
}

export async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal('away');
  }
  const content = (await answer.json().catch(() => ({}))) as unknown;
  if (answer.ok) return content as T;
  const { code = 'away', facts = {} } = content as { code?: string; facts?: Record<string, unknown> };
  throw new Refusal(code, facts);
}
