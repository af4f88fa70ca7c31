/** A line to a table that is only a file: states come from a scene, one after the other. */

import type { State, Table, TableMessage } from '../src/lib/net/protocol';
import type { TableSocket } from '../src/lib/net/socket.svelte';

export interface Scene {
  game: string;
  names: string[];
  pieces: Record<string, unknown>;
  states: State[];
  /** What the server said of each action that was legal, state by state. */
  said?: [unknown, Record<string, unknown>][][];
}

export class SceneLine {
  readonly code = 'HIGO2746';
  table = $state.raw() as Table;
  states = $state.raw() as ReadonlyMap<number | null, State>;
  readonly told = new Map<number | null, unknown[]>();
  open = true;
  away = false;
  trouble = null;
  readonly pieces: Record<string, unknown>;
  #scene: Scene;
  #at: number;
  #listeners = new Set<(message: TableMessage) => void>();

  constructor(scene: Scene, at: number, changes: Partial<Table> = {}) {
    this.#scene = scene;
    this.pieces = scene.pieces;
    this.#at = Math.min(at, scene.states.length - 1);
    const state = scene.states[this.#at]!;
    this.states = new Map([[state.seat, state]]);
    this.told.set(
      state.seat,
      scene.states.slice(0, this.#at + 1).flatMap(({ events }) => events),
    );
    this.table = { ...tableOf(scene, state), ...changes };
  }

  get seat(): number | null {
    return this.table.you[0] ?? null;
  }

  get state(): State | null {
    return this.states.get(this.seat) ?? null;
  }

  listen(listener: (message: TableMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next state of the scene comes in. */
  next(): void {
    const state = this.#scene.states[++this.#at];
    if (!state) return;
    this.states = new Map([[state.seat, state]]);
    this.table = { ...this.table, phase: state.outcome ? 'over' : this.table.phase };
    this.say({ ...state, history: false });
  }

  say(message: TableMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  act(): Promise<unknown> {
    this.next();
    return this.#done();
  }

  draft(seat: number): Promise<unknown> {
    const { view } = this.state!;
    return Promise.resolve({ type: 'drafted', seat, view, legal: [], index: 0, code: 'unknown_action', facts: {} });
  }

  appraise(seat: number, actions: { card: number }[]): Promise<unknown> {
    const asked = actions.at(-1)!;
    const said = this.#scene.said?.[this.#at]?.find(([action]) => JSON.stringify(action) === JSON.stringify(asked));
    const appraisal = said?.[1] ?? (this.table.game === 'sumo' ? forecast(asked.card) : {});
    return Promise.resolve({ type: 'appraised', seat, appraisal, code: null, facts: {} });
  }

  seen(): void {}
  react(seat: number, reaction: 'clap'): void {
    this.say({ type: 'reacted', seat, reaction });
  }
  stand = () => this.#done();
  bot = () => this.#done();
  pause = () => this.#done();
  rematch = () => this.#done();
  link = () => Promise.resolve({ type: 'done', link: 'http://192.168.1.7:8000/t/HIGO2746#abc' });
  close = () => this.#done();
  #done = () => Promise.resolve({ type: 'done', id: '', n: null, seat: null, token: null, link: null });

  get socket(): TableSocket {
    return this as unknown as TableSocket;
  }
}

/** Something to look at: scenes of Sumo do not hold what was said of each card. */
function forecast(card: number): Record<string, unknown> {
  if (card < 12) return { row: null, takes: false, sumos: 0 };
  return { row: card < 34 ? 1 : card < 58 ? 2 : 3, takes: card > 48 && card < 55, sumos: 11 };
}

function tableOf({ game, names }: Scene, state: State): Table {
  const bots = new Set(['Anís', 'Canela', 'Clavo', 'Turrón']);
  return {
    type: 'table',
    code: 'HIGO2746',
    game,
    link: 'http://192.168.1.7:8000/t/HIGO2746',
    phase: state.outcome ? 'over' : 'playing',
    options: {},
    settings: {},
    seats: names.map((name) => ({
      kind: bots.has(name) ? 'bot' : 'person',
      name,
      level: bots.has(name) ? 'medium' : null,
      present: true,
      stand_in: null,
      may_stand_in: false,
      again: false,
      added: true,
      new: false,
      was: '',
    })),
    you: state.seat === null ? [] : [state.seat],
    host: true,
    may: { stand: [], link: [], hand_over: false },
    host_seat: 0,
    heir: null,
    waiting: [],
    match: 1,
    commitment: '9f2c4a7be0b1d3558c6f',
    watchers: 1,
    notices: [],
    last: null,
    door: true,
    screen: false,
    pace: 'normal',
    problem: null,
  };
}
