import { expect, it } from 'vitest';
import { sentBack } from '../../../src/games/sorry/sentBack';
import type { SorryView, Told } from '../../../src/games/sorry/types';

const pawns = ['red-1', 'blue-1', 'yellow-1', 'yellow-2'].map((pawn) => ({
  pawn,
  seat: ['red', 'blue', 'yellow'].indexOf(pawn.split('-')[0]!),
})) as SorryView['pawns'];

function moved(seat: number, ...bumped: string[]): Told {
  return { type: 'moved', seat, journeys: [{ bumped: bumped.map((pawn) => ({ pawn })) }] } as unknown as Told;
}

it('tells who was sent back how often and by whom, the most often first', () => {
  const told = [
    moved(0, 'yellow-1'),
    { type: 'passed', seat: 1 } as unknown as Told,
    moved(1, 'yellow-2', 'red-1'),
    moved(1, 'yellow-1'),
    moved(2),
  ];
  expect(sentBack(told, { pawns })).toEqual([
    {
      seat: 2,
      count: 3,
      by: [
        { seat: 1, count: 2 },
        { seat: 0, count: 1 },
      ],
    },
    { seat: 0, count: 1, by: [{ seat: 1, count: 1 }] },
  ]);
});

it('has nothing to tell of a game in which nobody was sent back', () => {
  expect(sentBack([moved(0), moved(1)], { pawns })).toEqual([]);
});
