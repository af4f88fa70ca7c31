import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../src/lib/words/i18n';
import type { SeatInfo, Table } from '../../src/lib/net/protocol';
import { absence } from '../../src/table/seat/absence';

const here: SeatInfo = {
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
};
const bot: SeatInfo = { ...here, kind: 'bot', name: 'Bot', present: false };

function table(changes: Partial<Table>): Table {
  return { seats: [here, { ...here, name: 'Beto' }, bot], you: [0], heir: null, host_seat: 1, ...changes } as Table;
}
const gone = (changes: Partial<SeatInfo> = {}): SeatInfo[] => [
  here,
  { ...here, name: 'Beto', present: false, ...changes },
  bot,
];

describe('who is away', () => {
  beforeAll(() => speak('en'));

  it('is nobody while those who are awaited are there, or are bots', () => {
    expect(absence(table({}), [1, 2])).toBeNull();
    expect(absence(table({ seats: gone() }), [0])).toBeNull();
    expect(absence(table({ seats: gone({ stand_in: 'medium' }) }), [1])).toBeNull();
  });

  it('is named with what happens next', () => {
    const first = absence(table({ seats: gone() }), [1])!;
    expect(first.strong).toContain('Beto');
    const later = absence(table({ seats: gone({ may_stand_in: true }) }), [1])!;
    const watched = absence(table({ seats: gone({ may_stand_in: true }), you: [] }), [1])!;
    expect(new Set([first.text, later.text, watched.text]).size).toBe(3);
  });

  it('may be the host, whose role passes on', () => {
    const heir = { seat: 0, seconds: 40 };
    const mine = absence(table({ heir }), [2])!;
    const others = absence(table({ heir, you: [] }), [2])!;
    expect(mine.strong).toContain('Beto');
    expect(others.text).toContain('Ana');
    expect(mine.text).not.toContain('Ana');
  });
});
