/** The line to a table. It may break at any moment; what was asked stays asked until it has been answered. */

import { PROTOCOL } from './protocol';
import type {
  Appraised,
  Done,
  Drafted,
  Hinted,
  Lesson,
  LostSeat,
  Notice,
  Reviewed,
  PageMessage,
  Reacted,
  Refused,
  State,
  Table,
  TableMessage,
  Welcome,
} from './protocol';
import { dropContribution, keepContribution, renameContributions } from './seedContribution';
import { randomHex } from '../device/random';
import { reloadOnce } from '../device/reload';
import { dropToken, hold, holding, holdToken, letGo } from '../device/tokens';
import { keptActs, keepActs } from './unanswered';

export type Request = Extract<PageMessage, { id: string }>;
export type Answer = Done | Drafted | Appraised | Hinted | Reviewed | Refused;
export type Listener = (message: TableMessage) => void;
type Asked<T extends Request['type']> = Omit<Extract<Request, { type: T }>, 'type' | 'id'>;

/** How long a silent line is trusted, and how long an answer may take, in milliseconds. */
export const QUIET = 25_000;
export const PATIENCE = 8_000;
/** How long a broken line is not worth mentioning. */
export const GRACE = 1_500;
const SEED_PATIENCE = 1_500;
const PULSE = 1_000;
const LONGEST_WAIT = 1_500;
const LONGEST_WAIT_LATER = 10_000;
const MANY_TRIES = 40;

export interface Ways {
  /** Look on without the seats this browser holds: the table screen. */
  watch?: boolean;
  /** The game whose lesson this is, in place of a table. */
  lesson?: string | null;
  /** With which of its scenes it begins. */
  scene?: number;
  connect?: (address: string) => WebSocket;
  reload?: () => boolean;
}

interface Pending {
  request: Request;
  settle: (answer: Answer) => void;
  /** When it was last sent on the present line; 0: not yet. */
  sent: number;
}

export class TableSocket {
  readonly code: string;
  table = $state.raw<Table | null>(null);
  /** Where the lesson stands, if this is one. */
  lesson = $state.raw<Lesson | null>(null);
  /** The match as each of this browser's eyes sees it: its seats, or `null` for a spectator. */
  states = $state.raw<ReadonlyMap<number | null, State>>(new Map());
  /** The match that these states are of: at a deal the table already has the next number when they come. */
  match = $state<number | null>(null);
  /** Everything told to those eyes in this match: for a screen that comes to it late. */
  readonly told = new Map<number | null, readonly unknown[]>();
  /** The line is open and the table has answered. */
  open = $state(false);
  /** The line has been broken for long enough to say so. */
  away = $state(false);
  /** Why there is no table here: the code of a refusal. Nothing is tried any more until `retry`. */
  trouble = $state<string | null>(null);
  /** Moves made but not yet answered. */
  unanswered = $state(0);
  /** Seats that this browser had until somebody made a new link for them. */
  lost = $state.raw<LostSeat[]>([]);
  /** The last notice that needs not be shown any more: those that lay there when this browser came are in the log. */
  noticed = $state<number | null>(null);

  #shown = $state<number | null>(null);
  #ways: Required<Ways>;
  #line: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<Listener>();
  #offered: string[] = [];
  /** What is being added to the seed, by seal and seat. */
  #adding = new Set<string>();
  /** What was added with `sit`, by seat, until the table shows the seat. */
  #seated = new Map<number, { table: Table; random: string }>();
  #tries = 0;
  #heard = 0;
  #awaiting: number | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #grace: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #left = false;

  constructor(code: string, ways: Ways = {}) {
    this.code = code;
    this.#ways = {
      watch: false,
      lesson: null,
      scene: 0,
      connect: (address) => new WebSocket(address),
      reload: reloadOnce,
      ...ways,
    };
    if (!this.#ways.watch) for (const act of keptActs(code)) this.#ask({ ...act, resent: true });
    globalThis.addEventListener?.('online', this.#lookAround);
    globalThis.addEventListener?.('offline', this.#lookAround);
    globalThis.addEventListener?.('pageshow', this.#lookAround);
    globalThis.document?.addEventListener('visibilitychange', this.#lookAround);
    this.#mayBeAway();
    this.#connect();
  }

  /** The seat shown on this screen; null for one who only watches. */
  get seat(): number | null {
    const own = this.table?.you ?? [];
    return own.find((seat) => seat === this.#shown) ?? own[0] ?? null;
  }

  /** Show another of this browser's seats. */
  show(seat: number): void {
    this.#shown = seat;
  }

  /** The match as this screen's seat sees it. */
  get state(): State | null {
    return this.stateOf(this.seat);
  }

  /** The match as a seat sees it; who sat down after it sees it as everybody may. */
  stateOf(seat: number | null): State | null {
    return this.states.get(seat) ?? this.states.get(null) ?? null;
  }

  /** What everybody has to know and was not shown here yet. */
  get notices(): Notice[] {
    return this.table?.notices.filter(({ number }) => number > (this.noticed ?? 0)) ?? [];
  }

  /** Hear every message in the order it came: states carry events that a later state does not repeat. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Take actions for a seat: all or none. `decision_id` is that of the state they answer. */
  act(seat: number, actions: unknown[], decision_id = this.#decisionId(seat)): Promise<Done | Refused> {
    return this.#request('act', { seat, decision_id, actions, match: this.table?.match ?? null });
  }

  draft(seat: number, actions: unknown[], decision_id = this.#decisionId(seat)): Promise<Drafted | Refused> {
    return this.#request('draft', { seat, decision_id, actions });
  }

  /** Ask about the last of these actions, after the others have been tried out. */
  appraise(seat: number, actions: unknown[], decision_id = this.#decisionId(seat)): Promise<Appraised | Refused> {
    return this.#request('appraise', { seat, decision_id, actions });
  }

  /** Ask what should follow these actions, which have been tried out. */
  hint(seat: number, actions: unknown[], decision_id = this.#decisionId(seat)): Promise<Hinted | Refused> {
    return this.#request('hint', { seat, decision_id, actions });
  }

  review(seat: number): Promise<Reviewed | Refused> {
    return this.#request('review', { seat });
  }

  /** The token is kept before anybody is asked: a page that never hears the answer finds its seat by it. */
  async sit(name: string, seat: number | null = null): Promise<Done | Refused> {
    const token = randomHex(18);
    const random = randomHex(16);
    const table = this.table;
    holdToken(this.code, token);
    const answer = await this.#request<'sit', Done>('sit', { name, seat, random, token });
    if (answer.type === 'done') {
      holdToken(this.code, token);
      // Its name as the table has it comes with the table, which follows.
      if (table !== null && answer.seat !== null) this.#seated.set(answer.seat, { table, random });
    } else if (this.open) dropToken(this.code, token);
    return answer;
  }

  stand(seat: number): Promise<Done | Refused> {
    return this.#request('stand', { seat });
  }

  /** Seat a bot, change its level, or with `null` send it away. */
  bot(seat: number, level: string | null): Promise<Done | Refused> {
    return this.#request('bot', { seat, level });
  }

  options(options: Record<string, unknown>): Promise<Done | Refused> {
    return this.#request('options', { options });
  }

  /** What was changed last asks everybody's device for its part of the chance anew: give those present a moment. */
  async start(): Promise<Done | Refused> {
    const until = Date.now() + SEED_PATIENCE;
    while (!this.#hasAllAdded && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
    return this.#request('start', {});
  }

  get #hasAllAdded(): boolean {
    return this.table?.seats.every(({ kind, present, added }) => kind !== 'person' || !present || added) ?? true;
  }

  pause(on: boolean): Promise<Done | Refused> {
    return this.#request('pause', { on });
  }

  /** Say yes to another match, or take it back. */
  rematch(seat: number | null, on = true): Promise<Done | Refused> {
    return this.#request('rematch', { seat, on });
  }

  /** After a match: to the lobby, where the result lies beside the chairs. */
  lobby(): Promise<Done | Refused> {
    return this.#request('lobby', {});
  }

  game(game: string): Promise<Done | Refused> {
    return this.#request('game', { game });
  }

  door(open: boolean): Promise<Done | Refused> {
    return this.#request('door', { open });
  }

  /** Exchange two chairs with who sits in them. */
  swap(seat: number, to: number): Promise<Done | Refused> {
    return this.#request('swap', { seat, to });
  }

  shuffle(): Promise<Done | Refused> {
    return this.#request('shuffle', {});
  }

  handOver(seat: number): Promise<Done | Refused> {
    return this.#request('hand_over', { seat });
  }

  rename(seat: number, name: string): Promise<Done | Refused> {
    return this.#request('rename', { seat, name });
  }

  pace(pace: Table['pace']): Promise<Done | Refused> {
    return this.#request('pace', { pace });
  }

  link(seat: number): Promise<Done | Refused> {
    return this.#request('link', { seat });
  }

  /** In a lesson: begin a scene, or begin it anew. */
  scene(scene: number): Promise<Done | Refused> {
    return this.#request('scene', { scene });
  }

  /** In a lesson: let the rest of the scene be done. */
  showRest(): Promise<Done | Refused> {
    return this.#request('show', {});
  }

  /** Clear the table away for good. */
  close(): Promise<Done | Refused> {
    return this.#request('close', {});
  }

  /** A gesture, and "I have seen the result": worth nothing later, so they are not kept for a broken line. */
  react(seat: number, reaction: Reacted['reaction']): void {
    if (this.open) this.#send({ type: 'react', seat, reaction });
  }

  seen(seat: number): void {
    if (this.open) this.#send({ type: 'seen', seat });
  }

  /** The animation of the state `n` is skipped on every screen of the table. */
  skip(seat: number, n: number): void {
    if (this.open) this.#send({ type: 'skip', seat, n });
  }

  /** Hang up: the screen is left. */
  leave(): void {
    this.#left = true;
    globalThis.removeEventListener?.('online', this.#lookAround);
    globalThis.removeEventListener?.('offline', this.#lookAround);
    globalThis.removeEventListener?.('pageshow', this.#lookAround);
    globalThis.document?.removeEventListener('visibilitychange', this.#lookAround);
    this.#hangUp();
    clearTimeout(this.#grace);
    for (const { request, settle } of [...this.#pending.values()]) settle(refusal(request.id, 'left'));
    this.#pending.clear();
  }

  /** Try once more after trouble. */
  retry(): void {
    this.trouble = null;
    this.#tries = 0;
    this.#connect();
  }

  #decisionId(seat: number): number {
    return this.states.get(seat)?.decision_id ?? 0;
  }

  #request<T extends Request['type'], A extends Answer>(type: T, fields: Asked<T>): Promise<A | Refused> {
    return this.#ask({ type, id: randomHex(10), ...fields } as unknown as Request) as Promise<A | Refused>;
  }

  #ask(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      const pending = { request, settle: resolve, sent: 0 };
      this.#pending.set(request.id, pending);
      this.#keepActs();
      if (this.open) this.#sendRequest(pending);
    });
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    this.#pending.delete(answer.id);
    this.#keepActs();
    pending.settle(answer);
  }

  #keepActs(): void {
    const acts = [...this.#pending.values()].map(({ request }) => request).filter((request) => request.type === 'act');
    this.unanswered = acts.length;
    if (!this.#ways.watch) keepActs(this.code, acts);
  }

  // The line

  #connect(): void {
    if (this.#left || this.#line || this.trouble !== null) return;
    clearTimeout(this.#again);
    this.#heard = Date.now();
    this.#awaiting = this.#heard;
    // With the code, so that a proxy before several servers can send all that come to a table to the same one.
    const way = this.#ways.lesson === null ? `/ws/${encodeURIComponent(this.code)}` : '/ws';
    const line = this.#ways.connect(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${way}`);
    this.#line = line;
    line.onopen = () => this.#hello();
    line.onmessage = ({ data }) => line === this.#line && this.#hear(String(data));
    line.onclose = () => line === this.#line && this.#broken();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feelPulse(), PULSE);
  }

  #hello(): void {
    const { lesson, scene } = this.#ways;
    if (lesson !== null)
      return this.#send({ type: 'learn', protocol: PROTOCOL, game: lesson, scene: this.lesson?.scene ?? scene });
    this.#offered = this.#ways.watch ? [] : holding(this.code).tokens;
    this.#send({ type: 'hello', protocol: PROTOCOL, table: this.code, tokens: this.#offered });
  }

  #send(message: PageMessage): void {
    this.#awaiting ??= Date.now();
    this.#line?.send(JSON.stringify(message));
  }

  /** An act that was sent before says so: the server may have to look for it among very old ones. */
  #sendRequest(pending: Pending): void {
    if (pending.sent > 0 && pending.request.type === 'act') pending.request.resent = true;
    pending.sent = Date.now();
    this.#send(pending.request);
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    this.open = false;
    clearInterval(this.#pulse);
    clearTimeout(this.#again);
    line?.close();
  }

  #broken(): void {
    this.#hangUp();
    if (this.#left || this.trouble !== null) return;
    this.#mayBeAway();
    this.#again = setTimeout(() => this.#connect(), waitBefore(this.#tries++));
  }

  #mayBeAway(): void {
    this.#grace ??= setTimeout(() => (this.away = true), GRACE);
  }

  #feelPulse(): void {
    const now = Date.now();
    if (this.#awaiting !== null && now - this.#awaiting >= PATIENCE) return this.#broken();
    if (!this.open) return;
    if (now - this.#heard >= QUIET) this.#ping();
    for (const pending of this.#pending.values()) if (now - pending.sent >= PATIENCE) this.#sendRequest(pending);
  }

  #ping(): void {
    if (this.#awaiting === null) this.#send({ type: 'ping', id: randomHex(10) });
  }

  /** The phone was woken, or the network came or went: is anybody there? */
  #lookAround = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    this.#tries = 0;
    if (this.open) this.#ping();
    else if (!this.#line) this.#connect();
  };

  // What is heard

  #hear(text: string): void {
    this.#heard = Date.now();
    this.#awaiting = null;
    const message = JSON.parse(text) as TableMessage;
    this.#take(message);
    for (const listener of this.#listeners) listener(message);
    if (this.open && this.#pending.size > 0) this.#awaiting ??= this.#heard;
  }

  #take(message: TableMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        return this.#setTable(message);
      case 'state':
        return this.#setState(message);
      case 'lesson':
        this.lesson = message;
        return;
      case 'refused':
        return message.id === '' ? this.#refusedWithoutId(message) : this.#settle(message);
      case 'done':
        return this.#settle(message);
      case 'drafted':
      case 'appraised':
      case 'hinted':
      case 'reviewed':
        return this.#settle(message);
      case 'reacted':
      case 'skipped':
        return;
    }
  }

  #welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.#protocolChanged();
    if (!this.#ways.watch) this.#keepGoodTokens(message.tokens);
    this.lost = message.lost;
    this.#tries = 0;
    this.open = true;
    this.away = false;
    clearTimeout(this.#grace);
    this.#grace = undefined;
    for (const pending of this.#pending.values()) this.#sendRequest(pending);
  }

  #keepGoodTokens(seats: (number | null)[]): void {
    const good = this.#offered.filter((_, place) => typeof seats[place] === 'number');
    if (good.length === 0) return letGo(this.code);
    hold(this.code, { tokens: good, seats: seats.filter((seat) => seat !== null) });
  }

  #setTable(table: Table): void {
    const eyes: (number | null)[] = table.you.length > 0 && table.phase !== 'over' ? table.you : [...table.you, null];
    // In the lobby there is no match: the next one may be of another game.
    if (table.phase === 'lobby') this.#forgetMatch();
    this.states = new Map([...this.states].filter(([seat]) => eyes.includes(seat)));
    const before = this.table;
    this.table = table;
    this.noticed ??= table.notices.at(-1)?.number ?? 0;
    if (this.#ways.watch) return;
    this.#followNames(before, table);
    this.#addToSeed(table);
    if (table.phase === 'closed') letGo(this.code);
    else if (table.you.length > 0 || table.host)
      hold(this.code, { game: table.game, seats: table.host ? [...table.you, -1] : table.you });
  }

  /** What was given is kept with the name that the record will have. */
  #followNames(before: Table | null, table: Table): void {
    for (const [seat, given] of this.#seated) {
      const name = table.you.includes(seat) ? table.seats[seat]?.name : undefined;
      if (name === undefined) continue;
      this.#seated.delete(seat);
      this.#keepContribution(given.table, name, given.random);
    }
    if (before?.match !== table.match || before.commitment !== table.commitment) return;
    const names = new Map<string, string>();
    for (const seat of table.you) {
      const [was, is] = [before.seats[seat], table.seats[seat]];
      if (before.you.includes(seat) && was?.added && is?.added) names.set(was.name, is.name);
    }
    renameContributions(this.code, table.match + 1, names);
  }

  /** The seal of the next deal is shown: every person here adds to its chance, and anew when the table has changed. */
  #addToSeed(table: Table): void {
    if (table.phase !== 'lobby' && table.phase !== 'over') return;
    for (const seat of table.you) {
      const chair = table.seats[seat];
      const key = `${table.commitment} ${seat}`;
      if (chair?.kind !== 'person' || chair.added || this.#adding.has(key)) continue;
      this.#adding.add(key);
      dropContribution(this.code, table.match + 1, chair.name);
      const random = randomHex(16);
      void this.#request('add', { seat, random }).then((answer) => {
        this.#adding.delete(key);
        if (answer.type === 'done') this.#keepContribution(table, this.table?.seats[seat]?.name ?? chair.name, random);
      });
    }
  }

  #keepContribution(table: Table | null, name: string, random: string): void {
    if (table === null) return;
    keepContribution({ code: this.code, match: table.match + 1, name, commitment: table.commitment, random });
  }

  #setState(state: State): void {
    if (this.match !== this.table!.match) this.#forgetMatch();
    const before = state.history ? [] : (this.told.get(state.seat) ?? []);
    this.told.set(state.seat, [...before, ...state.events]);
    this.states = new Map(this.states).set(state.seat, state);
    this.match = this.table!.match;
  }

  #forgetMatch(): void {
    this.states = new Map();
    this.told.clear();
  }

  #refusedWithoutId(message: Refused): void {
    if (message.code === 'protocol_changed') return this.#protocolChanged();
    if (this.open) return this.#notUnderstood(message);
    if (message.code === 'no_such_table' && !this.#ways.watch) letGo(this.code);
    this.#fail(message.code);
  }

  /** Too fast: it is sent again in a while. Else the table answers in order, so it means what was asked first. */
  #notUnderstood(message: Refused): void {
    const [first] = this.#pending.values();
    if (first && message.code !== 'too_fast') this.#settle({ ...message, id: first.request.id });
  }

  #protocolChanged(): void {
    if (this.#ways.reload()) this.#hangUp();
    else this.#fail('protocol_changed');
  }

  /** There is no table for us: moves wait for a retry, everything else is answered. */
  #fail(code: string): void {
    this.trouble = code;
    this.#hangUp();
    for (const { request } of [...this.#pending.values()])
      if (request.type !== 'act') this.#settle(refusal(request.id, code));
  }
}

/** Short at first, so that a restarted server is found again at once; never in step with other browsers. */
export function waitBefore(tries: number, chance = Math.random()): number {
  const longest = tries < MANY_TRIES ? LONGEST_WAIT : LONGEST_WAIT_LATER;
  return Math.min(longest, 200 * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);
}

function refusal(id: string, code: string): Refused {
  return { type: 'refused', id, code, facts: {}, index: null };
}
