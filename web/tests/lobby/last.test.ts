import { expect, test } from 'vitest';
import { initialsOf, peopleAt, played } from '../../src/lib/people/people';
import type { LastMatch, SeatInfo, Table } from '../../src/lib/net/protocol';
import { animationSpeed } from '../../src/lib/motion/animationSpeed';
import { peopleBetween } from '../../src/lobby/last';
import { FakeTable } from '../table';

function seat(name: string, kind: SeatInfo['kind'] = name === '' ? 'free' : 'person'): SeatInfo {
  return { ...new FakeTable().table([]).seats[0]!, kind, name };
}

const LAST: LastMatch = {
  match: 1,
  game: 'sumo',
  seats: [
    { name: 'Rosa', kind: 'person', chair: 2 },
    { name: 'Inés', kind: 'person', chair: null },
    { name: 'Tomás', kind: 'person', chair: 0 },
  ],
  ranks: [2, 1, 3],
  totals: [5, 3, 9],
};

function between(you: number[]): Table {
  const seats = [seat('Tomás'), seat('Nico'), seat('Rosa'), seat('')];
  return { ...new FakeTable().table(you), phase: 'lobby', seats, last: LAST };
}

test('the result is in the order of the places, and says who left', () => {
  const { lines } = peopleBetween(between([2]), 'Tú');
  expect(lines.map(({ person, rank, total, isGone }) => [rank, person.name, total, isGone])).toEqual([
    [1, 'Inés', 3, true],
    [2, 'Tú', 5, false],
    [3, 'Tomás', 9, false],
  ]);
});

test('who left has letters and a hue that nobody in a chair has', () => {
  const { lines, seated } = peopleBetween(between([]), 'Tú');
  expect(seated.map(({ name }) => name)).toEqual(['Tomás', 'Nico', 'Rosa', '']);
  expect(seated.map(({ seat }) => seat)).not.toContain(lines[0]!.person.seat);
  expect(lines[1]!.person).toBe(seated[2]);
});

test('on the sheet of the match everybody keeps the seat it was played in', () => {
  expect(played(LAST, [0], 'Tú').map(({ seat, name, isYou }) => [seat, name, isYou])).toEqual([
    [0, 'Rosa', false],
    [1, 'Inés', false],
    [2, 'Tú', true],
  ]);
});

test.each([
  [
    ['Ana', 'Beto'],
    ['A', 'B'],
  ],
  [
    ['Ana', 'Álvaro'],
    ['An', 'Ál'],
  ],
  [
    ['Rosa', 'Rocío', 'Beto'],
    ['Rs', 'Rc', 'B'],
  ],
  [
    ['María', 'Mariano', 'Mariana'],
    ['Mr', 'Mi', 'Ma'],
  ],
  [
    ['Al', 'Al 2', 'Al-2'],
    ['Al', 'A2', 'A3'],
  ],
  [
    ['', 'Ana', ''],
    ['', 'A', ''],
  ],
])('the letters of %o are %o', (names, letters) => {
  expect(initialsOf(names)).toEqual(letters);
});

test('no two share their letters, whatever they are called', () => {
  const names = ['Pe', 'Pep', 'Pepa', 'Pepe', 'Pepi', 'Pepín', 'Pepito', 'Peppe', 'PEP', 'P'];
  expect(new Set(initialsOf(names).map((one) => one.toUpperCase())).size).toBe(names.length);
});

test('somebody who is called like oneself is not taken for oneself', () => {
  const people = peopleAt([seat('Ana'), seat('Tú')], [0], 'Tú');
  expect(people.map(({ name, isYou }) => [name, isYou])).toEqual([
    ['Tú', true],
    ['Tú', false],
  ]);
  expect(people.map(({ initial }) => initial)).toEqual(['Tú', 'T']);
});

test('the pace stretches what moves', () => {
  const [calm, normal, fast] = (['calm', 'normal', 'fast'] as const).map((pace) => animationSpeed(false, pace));
  expect(calm!.move).toBeGreaterThan(normal!.move);
  expect(fast!.pause).toBeLessThan(normal!.pause);
  expect(animationSpeed(false)).toEqual(normal);
});
