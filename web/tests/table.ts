/** A table at the other end of a line that can be cut: enough of the server to lose and double moves with. */

import { PROTOCOL } from '../src/lib/net/protocol';
import type { Act, PageMessage, State, Table, TableMessage } from '../src/lib/net/protocol';

export const TOKEN = 'token-of-seat-0';

type Handler = ((event: { data: string }) => void) | null;

/** Frames wait on the line until they are let through one by one, so that a test can cut between any two. */
export class Line {
  onopen: (() => void) | null = null;
  onmessage: Handler = null;
  onclose: (() => void) | null = null;
  up: string[] = [];
  down: string[] = [];
  isOpen = false;
  isDead = false;

  constructor(readonly table: FakeTable) {}

  send(text: string): void {
    if (!this.isDead) this.up.push(text);
  }

  close(): void {
    this.isDead = true;
  }

  /** Let one thing happen on the line; false when nothing waits. */
  step(): boolean {
    if (this.isDead) return false;
    if (!this.isOpen) {
      this.isOpen = true;
      this.onopen?.();
      return true;
    }
    const request = this.up.shift();
    if (request !== undefined) {
      this.table.receive(JSON.parse(request) as PageMessage, this);
      return true;
    }
    const answer = this.down.shift();
    if (answer === undefined) return false;
    this.onmessage?.({ data: answer });
    return true;
  }

  /** Both ends lose what was on its way. */
  cut(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.onclose?.();
  }

  tell(message: Partial<TableMessage> & { type: TableMessage['type'] }): void {
    this.down.push(JSON.stringify(message));
  }
}

export class FakeTable {
  lines: Line[] = [];
  moves: unknown[] = [];
  /** Those that open the seat. */
  tokens = new Set([TOKEN]);
  keys = new Map<string, number>();
  heard: PageMessage[] = [];
  protocol = PROTOCOL;
  refuseHello: string | null = null;
  /** Requests the server loses, as when a slow browser's queue is dropped. */
  deafTo = new Set<PageMessage['type']>();

  connect = (): WebSocket => {
    const line = new Line(this);
    this.lines.push(line);
    return line as unknown as WebSocket;
  };

  get line(): Line {
    return this.lines.at(-1)!;
  }

  receive(message: PageMessage, line: Line): void {
    this.heard.push(message);
    if (this.deafTo.delete(message.type)) return;
    switch (message.type) {
      case 'hello':
        return this.greet(message.tokens ?? [], line);
      case 'act':
        return this.act(message, line);
      case 'draft':
        return line.tell({
          type: 'drafted',
          id: message.id,
          seat: message.seat,
          n: this.moves.length,
          view: {},
          legal: [],
          index: 1,
        });
      case 'appraise':
        return line.tell({
          type: 'appraised',
          id: message.id,
          seat: message.seat,
          n: this.moves.length,
          appraisal: { of: message.actions.at(-1) },
        });
      case 'sit':
        this.tokens.add(message.token!);
        return line.tell({ type: 'done', id: message.id, seat: 0, token: null, n: null, link: null });
      case 'learn':
      case 'react':
      case 'seen':
      case 'skip':
        return;
      default:
        return line.tell({ type: 'done', id: message.id, n: null, seat: null, token: null, link: null });
    }
  }

  greet(tokens: string[], line: Line): void {
    if (this.refuseHello !== null) {
      return line.tell({ type: 'refused', id: '', code: this.refuseHello, facts: {}, index: null });
    }
    const worth = tokens.map((token) => (this.tokens.has(token) ? 0 : null));
    line.tell({ type: 'welcome', protocol: this.protocol, tokens: worth, lost: [] });
    line.tell(this.table(worth.includes(0) ? [0] : []));
    line.tell(this.state(true));
  }

  act(message: Act, line: Line): void {
    const before = this.keys.get(message.id);
    if (before === undefined) {
      this.moves.push(...message.actions);
      this.keys.set(message.id, this.moves.length);
      line.tell(this.state(false));
    }
    line.tell({ type: 'done', id: message.id, n: this.keys.get(message.id)!, seat: null, token: null, link: null });
  }

  table(you: number[]): Table {
    const seat = {
      kind: 'person',
      name: 'Ana',
      level: null,
      present: true,
      stand_in: null,
      may_stand_in: false,
      again: false,
      added: true,
      new: false,
      was: '',
    } as const;
    return {
      type: 'table',
      code: 'HIGO2746',
      game: 'sumo',
      link: 'http://192.168.1.2:8000/t/HIGO2746',
      phase: 'playing',
      options: {},
      settings: {},
      seats: [seat],
      you,
      host: false,
      may: { stand: [], link: [], hand_over: false },
      host_seat: null,
      heir: null,
      waiting: [],
      match: 1,
      commitment: 'c0ffee',
      watchers: 0,
      notices: [],
      last: null,
      door: true,
      screen: false,
      pace: 'normal',
      problem: null,
    };
  }

  state(history: boolean): State {
    const n = this.moves.length;
    return {
      type: 'state',
      seat: 0,
      n,
      view: { moves: [...this.moves] },
      decision_id: 100 + n,
      to_act: [0],
      may_act: true,
      legal: [],
      events: [],
      history,
      hand: 0,
      outcome: null,
      clock: 0,
      deadline: null,
    };
  }
}
