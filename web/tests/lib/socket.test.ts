import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GRACE, PATIENCE, QUIET, TableSocket, waitBefore } from '../../src/lib/net/socket.svelte';
import { isAsContributed, type Header } from '../../src/lib/net/seedContribution';
import { hold, holding, letGo } from '../../src/lib/device/tokens';
import { keepActs } from '../../src/lib/net/unanswered';
import type { Table } from '../../src/lib/net/protocol';
import { FakeTable, TOKEN } from '../table';

const CODE = 'HIGO2746';
let table: FakeTable;
let sockets: TableSocket[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: '192.168.1.2:8000' });
  table = new FakeTable();
  sockets = [];
  hold(CODE, { tokens: [TOKEN] });
});

afterEach(() => {
  for (const socket of sockets) socket.leave();
  letGo(CODE);
  keepActs(CODE, []);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function visit(ways: ConstructorParameters<typeof TableSocket>[1] = {}): TableSocket {
  const socket = new TableSocket(CODE, { connect: table.connect, reload: () => true, ...ways });
  sockets.push(socket);
  return socket;
}

/** Let everything happen that can happen without time passing. */
async function settle(): Promise<void> {
  do await Promise.resolve();
  while (table.line.step());
  await Promise.resolve();
}

/** Let time pass until a new line stands and all is quiet. */
async function recover(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_000);
  await settle();
}

describe('coming to the table', () => {
  test('the page says hello with the tokens it holds, and learns where it sits', async () => {
    const socket = visit();
    await settle();
    expect(table.heard[0]).toMatchObject({ type: 'hello', table: CODE, tokens: [TOKEN] });
    expect(socket.open).toBe(true);
    expect(socket.seat).toBe(0);
    expect(socket.state?.n).toBe(0);
  });

  test('a match stays until the first state of the next one comes, and is then forgotten for all seats', async () => {
    const socket = visit();
    await settle();
    table.line.tell(table.table([0, 1]));
    table.line.tell({ ...table.state(true), seat: 1 });
    table.line.tell({ ...table.table([0, 1]), match: 2 });
    await settle();
    expect([socket.table?.match, socket.match, [...socket.states.keys()]]).toEqual([2, 1, [0, 1]]);

    table.line.tell({ ...table.state(true), events: ['dealt'] });
    await settle();
    expect([socket.match, [...socket.states.keys()]]).toEqual([2, [0]]);
    expect([...socket.told]).toEqual([[0, ['dealt']]]);
  });

  test('a token that opens nothing is thrown away, the others stay', async () => {
    hold(CODE, { tokens: ['worn-out', TOKEN] });
    visit();
    await settle();
    expect(holding(CODE).tokens).toEqual([TOKEN]);
    expect(holding(CODE).seats).toEqual([0]);
  });

  test('the table screen shows no token', async () => {
    const socket = visit({ watch: true });
    await settle();
    expect(table.heard[0]).toMatchObject({ tokens: [] });
    expect(socket.seat).toBeNull();
    expect(holding(CODE).tokens).toEqual([TOKEN]);
  });

  test('the page chooses the token of its seat and keeps it before it asks', async () => {
    letGo(CODE);
    const socket = visit();
    await settle();
    table.deafTo.add('sit');
    const answer = socket.sit('Rosa');
    const [token] = holding(CODE).tokens;
    expect(token).toMatch(/^[0-9a-f]{36}$/);
    await settle();
    table.line.cut();
    await recover();
    expect((await answer).type).toBe('done');
    const sent = table.heard.filter(({ type }) => type === 'sit');
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({ name: 'Rosa', token });
    expect(holding(CODE).tokens).toEqual([token]);
  });

  test('a seat whose answer was never heard is found by its token after a reload', async () => {
    letGo(CODE);
    const first = visit();
    await settle();
    void first.sit('Rosa');
    table.line.step();
    first.leave();
    const second = visit();
    await settle();
    expect(second.seat).toBe(0);
    expect(table.heard.filter(({ type }) => type === 'sit')).toHaveLength(1);
  });

  test('the people here add to the next deal once its seal is shown, and know what they gave', async () => {
    const socket = visit();
    await settle();
    const [chair] = table.table([0]).seats;
    const over: Table = {
      ...table.table([0]),
      phase: 'over',
      commitment: 'seal',
      seats: [{ ...chair!, added: false }],
    };
    table.line.tell(over);
    table.line.tell(over);
    await settle();
    const added = table.heard.filter((message) => message.type === 'add');
    expect(added).toHaveLength(1);
    const { seat, random } = added[0]!;
    expect(seat).toBe(0);
    const header = {
      commitment: 'seal',
      seats: [
        { name: 'Ana', random },
        { name: 'Canela', bot: 'easy' },
      ],
    };
    const match = socket.table!.match + 1;
    expect(isAsContributed(CODE, match, [0], header)).toBe(true);
    expect(isAsContributed(CODE, match, [0], { ...header, commitment: 'another' })).toBe(false);
    expect(isAsContributed(CODE, match, [0], { ...header, seats: [{ name: 'Ana', random: 'other' }] })).toBe(false);
    expect(isAsContributed(CODE, match, [0], { ...header, seats: [{ name: 'Ana' }] })).toBe(false);
    const bot = { name: 'Canela', bot: 'easy', random: 'chosen' };
    expect(isAsContributed(CODE, match, [0], { ...header, seats: [header.seats[0]!, bot] })).toBe(false);
    expect(isAsContributed(CODE, match + 1, [0], header)).toBe(null);
  });

  test('what was given goes with the name when that is changed, in one step for all', async () => {
    hold(CODE, { tokens: [TOKEN, 'another'] });
    const socket = visit();
    await settle();
    const [chair] = table.table([0]).seats;
    const lobby = (names: string[], added: boolean): Table => ({
      ...table.table([0]),
      you: [0, 1],
      phase: 'lobby',
      commitment: 'seal',
      seats: names.map((name) => ({ ...chair!, name, added })),
    });
    table.line.tell(lobby(['Ana', 'Beto'], false));
    await settle();
    const bytes = table.heard.flatMap((message) => (message.type === 'add' ? [message.random] : []));
    expect(bytes).toHaveLength(2);
    table.line.tell(lobby(['Ana', 'Beto'], true));
    table.line.tell(lobby(['Beto', 'Ana'], true));
    await settle();
    const header = (names: string[]): Header => ({
      commitment: 'seal',
      seats: names.map((name, seat) => ({ name, random: bytes[seat]! })),
    });
    const match = socket.table!.match + 1;
    expect(isAsContributed(CODE, match, [0, 1], header(['Beto', 'Ana']))).toBe(true);
    expect(isAsContributed(CODE, match, [0, 1], header(['Ana', 'Beto']))).toBe(false);
  });

  test('what is given with a chair is kept under the name that the table has made of it', async () => {
    letGo(CODE);
    const socket = visit();
    await settle();
    const sitting = socket.sit('A\u200bna');
    await settle();
    await sitting;
    table.line.tell(table.table([0]));
    await settle();
    const { random } = table.heard.find((message) => message.type === 'sit')!;
    const { commitment, match, seats } = socket.table!;
    const header = { commitment, seats: [{ name: seats[0]!.name, random }] };
    expect(seats[0]!.name).toBe('Ana');
    expect(isAsContributed(CODE, match + 1, [0], header)).toBe(true);
  });

  test('whoever comes back to a seat given away is told, and a notice is new only to those who were there', async () => {
    const socket = visit();
    await settle();
    const notice = { number: 3, kind: 'new_link', name: 'Beto', by: 'Ana' } as const;
    table.line.tell({ ...table.table([0]), notices: [notice] });
    await settle();
    expect(socket.notices).toEqual([notice]);
    const lost = [{ seat: 1, name: 'Beto', by: 'Ana' }];
    table.line.tell({ type: 'welcome', protocol: table.protocol, tokens: [0], lost });
    await settle();
    expect(socket.lost).toEqual(lost);
  });

  test.each(['no_such_table', 'too_many_guesses'])('%s is told, and nothing is tried again', async (code) => {
    table.refuseHello = code;
    const socket = visit();
    await settle();
    expect(socket.trouble).toBe(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.lines).toHaveLength(1);
    table.refuseHello = null;
    socket.retry();
    await settle();
    expect(socket.open).toBe(true);
  });

  test('where there is no table, what was asked is answered, and moves wait', async () => {
    table.refuseHello = 'too_many_guesses';
    const socket = visit();
    const wish = socket.sit('Ana');
    const move = socket.act(0, ['patient']);
    await settle();
    expect(await wish).toMatchObject({ type: 'refused', code: 'too_many_guesses' });
    table.refuseHello = null;
    socket.retry();
    await settle();
    expect((await move).type).toBe('done');
  });

  test('a page from before an upgrade reloads', async () => {
    const reload = vi.fn(() => true);
    table.refuseHello = 'protocol_changed';
    visit({ reload });
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a page that is still old after a reload says so', async () => {
    table.protocol = 'another';
    const socket = visit({ reload: () => false });
    await settle();
    expect(socket.trouble).toBe('protocol_changed');
  });
});

describe('asking', () => {
  test('an act names the decision it answers and is answered', async () => {
    const socket = visit();
    await settle();
    const answer = socket.act(0, [{ type: 'play_card', card: 20 }]);
    await settle();
    expect(await answer).toMatchObject({ type: 'done', n: 1 });
    expect(table.heard[1]).toMatchObject({ type: 'act', seat: 0, decision_id: 100 });
    expect(socket.state?.n).toBe(1);
    expect(socket.unanswered).toBe(0);
  });

  test('what is asked before the line stands is sent when it does', async () => {
    const socket = visit();
    const answer = socket.act(0, ['early']);
    expect(socket.unanswered).toBe(1);
    await settle();
    expect((await answer).type).toBe('done');
    expect(table.moves).toEqual(['early']);
  });

  test('a draft is answered with what it leads to', async () => {
    const socket = visit();
    await settle();
    const answer = socket.draft(0, ['try']);
    await settle();
    expect(await answer).toMatchObject({ type: 'drafted', index: 1 });
  });

  test('an appraisal is answered with what may be said of the last action', async () => {
    const socket = visit();
    await settle();
    const answer = socket.appraise(0, ['tried', 'asked']);
    await settle();
    expect(await answer).toMatchObject({ type: 'appraised', appraisal: { of: 'asked' } });
  });

  test('an answer that got lost on a line that stands is asked for again', async () => {
    const socket = visit();
    await settle();
    table.deafTo.add('act');
    const answer = socket.act(0, ['once']);
    await settle();
    table.line.tell({ type: 'reacted', seat: 0, reaction: 'clap' });
    await vi.advanceTimersByTimeAsync(PATIENCE / 2);
    await settle();
    await vi.advanceTimersByTimeAsync(PATIENCE / 2);
    await settle();
    expect((await answer).type).toBe('done');
    expect(table.lines).toHaveLength(1);
    expect(table.moves).toEqual(['once']);
    const acts = table.heard.filter((message) => message.type === 'act');
    expect(acts.map((act) => act.resent ?? false)).toEqual([false, true]);
  });

  test('a refusal without an id answers what was asked first', async () => {
    const socket = visit();
    await settle();
    table.deafTo.add('sit');
    const answer = socket.sit('x'.repeat(300));
    await settle();
    table.line.tell({ type: 'refused', id: '', code: 'malformed_message', facts: {}, index: null });
    await settle();
    expect(await answer).toMatchObject({ type: 'refused', code: 'malformed_message' });
  });

  test('what came too fast is sent again, not given up', async () => {
    const socket = visit();
    await settle();
    table.deafTo.add('act');
    const answer = socket.act(0, ['eager']);
    await settle();
    table.line.tell({ type: 'refused', id: '', code: 'too_fast', facts: {}, index: null });
    await settle();
    expect(socket.unanswered).toBe(1);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1_000);
    await settle();
    table.line.tell({ type: 'reacted', seat: 0, reaction: 'clap' });
    await settle();
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect((await answer).type).toBe('done');
  });

  test('leaving the screen answers what is still open', async () => {
    const socket = visit();
    const answer = socket.hint(0, []);
    socket.leave();
    expect(await answer).toMatchObject({ type: 'refused', code: 'left' });
  });

  test('every message is heard in order, and states are not skipped', async () => {
    const socket = visit();
    const seen: number[] = [];
    socket.listen((message) => message.type === 'state' && seen.push(message.n));
    await settle();
    void socket.act(0, ['a']);
    void socket.act(0, ['b']);
    await settle();
    expect(seen).toEqual([0, 1, 2]);
  });
});

describe('a line that breaks', () => {
  // Opening, hello, welcome, table, state, and for each of three moves: act, state, done.
  const POINTS = 5 + 3 * 3 + 1;

  test.each(Array.from({ length: POINTS }, (_, point) => point))(
    'cut after %i things: no move lost, none doubled',
    async (point) => {
      const socket = visit();
      const answers = ['a', 'b', 'c'].map((move) => socket.act(0, [move]));
      let happened = 0;
      while (happened < point && (await Promise.resolve(), table.line.step())) happened++;
      expect(happened).toBe(point);
      table.line.cut();
      await recover();
      expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(['done', 'done', 'done']);
      expect(table.moves).toEqual(['a', 'b', 'c']);
      expect(socket.state?.n).toBe(3);
      expect(socket.unanswered).toBe(0);
    },
  );

  test.each([1, 2, 3, 4, 5])('cut again and again every %i steps: it still arrives, once', async (every) => {
    const socket = visit();
    const answers = Array.from({ length: 12 }, (_, move) => socket.act(0, [move]));
    for (let cuts = 0; cuts < 20; cuts++) {
      for (let step = 0; step < every; step++) {
        await Promise.resolve();
        table.line.step();
      }
      table.line.cut();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    await settle();
    expect((await Promise.all(answers)).every(({ type }) => type === 'done')).toBe(true);
    expect([...table.moves].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 12 }, (_, move) => move),
    );
    expect(socket.state?.n).toBe(12);
  });

  test('a move on its way outlives a reload of the page', async () => {
    const before = visit();
    void before.act(0, ['under way']);
    table.line.cut();
    const text = JSON.stringify(table.moves);
    const after = visit();
    await settle();
    expect(text).toBe('[]');
    expect(table.moves).toEqual(['under way']);
    expect(table.heard.at(-1)).toMatchObject({ type: 'act', resent: true });
    expect(after.unanswered).toBe(0);
  });

  test('a short break is not mentioned, a long one is, and its end as well', async () => {
    const socket = visit();
    await settle();
    table.line.cut();
    await vi.advanceTimersByTimeAsync(GRACE - 1);
    expect(socket.away).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.away).toBe(true);
    await recover();
    expect(socket.away).toBe(false);
  });

  test('a line nobody answers on is given up', async () => {
    const socket = visit();
    await settle();
    void socket.act(0, ['into the void']);
    const dead = table.line;
    dead.isDead = true;
    await vi.advanceTimersByTimeAsync(PATIENCE + 2_000);
    expect(table.line).not.toBe(dead);
    await settle();
    expect(table.moves).toEqual(['into the void']);
  });

  test('a quiet line is asked whether anybody is there', async () => {
    visit();
    await settle();
    await vi.advanceTimersByTimeAsync(QUIET + 1_000);
    await settle();
    expect(table.heard.at(-1)).toMatchObject({ type: 'ping' });
    expect(table.lines).toHaveLength(1);
  });

  test('waking the phone asks at once, and finds a dead line quickly', async () => {
    const doc = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', doc);
    visit();
    await settle();
    table.line.isDead = true;
    doc.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(PATIENCE + 2_000);
    expect(table.lines.length).toBeGreaterThan(1);
  });

  test('coming back online does not wait for the next try', async () => {
    const windowEvents = new EventTarget();
    vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
    vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
    visit();
    await settle();
    table.line.cut();
    windowEvents.dispatchEvent(new Event('online'));
    expect(table.lines).toHaveLength(2);
  });

  test('who has left does not come back', async () => {
    const socket = visit();
    await settle();
    socket.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.lines).toHaveLength(1);
  });

  test('a gesture is not kept for later', async () => {
    const socket = visit();
    socket.react(0, 'clap');
    await settle();
    expect(table.heard.map(({ type }) => type)).toEqual(['hello']);
  });
});

describe('waiting before the next try', () => {
  test('is short at first, stays under two seconds while people look, and is never in step', () => {
    expect(waitBefore(0, 1)).toBe(200);
    expect(waitBefore(10, 1)).toBeLessThan(2_000);
    expect(waitBefore(3, 0)).toBe(waitBefore(3, 1) / 2);
    expect(waitBefore(500, 1)).toBe(10_000);
  });
});
