/** The server's HTTP API. */

export interface OptionInfo {
  name: string;
  type: 'integer' | 'boolean' | 'choice' | 'list';
  default: unknown;
  choices?: (string | number)[];
  least?: number;
  most?: number;
  /** A value outside the range that switches the option off. */
  off?: number;
}

export interface GameInfo {
  id: string;
  name: string;
  modes: string[];
  /** How many may play, by mode, in ascending order. */
  players: Record<string, number[]>;
  options: OptionInfo[];
  levels: string[];
  /** The names that bots take, in this order, unless a person has them. */
  bots: string[];
  /** How many scenes its lesson has; 0: it has none. */
  scenes: number;
  /** The modes its lesson shows. */
  taught: string[];
  pieces: Record<string, unknown>;
  /** By mode, the options of a short match; none where it is short as it is. */
  quick_options: Record<string, Record<string, unknown>>;
}

export interface TableInfo {
  code: string;
  game: string;
  phase: 'lobby' | 'playing' | 'paused' | 'result' | 'over' | 'closed';
  seats: { kind: 'free' | 'person' | 'bot'; name: string }[];
  free: number;
  /** The seats the match waits for. */
  to_act: number[];
}

export interface OpenedTable {
  code: string;
  host: string;
  link: string;
}

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
  return (await post<{ settings: Record<string, unknown> }>(path, { options })).settings;
}

export function openTable(
  game: string,
  options: Record<string, unknown>,
  { screen = false } = {},
): Promise<OpenedTable> {
  return post('/api/tables', { game, options, screen });
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
