import { describe, expect, it } from 'vitest';
import { boardFrom, Layout } from '../../../src/games/sorry/board';
import ten from '../../scenes/sorry-ten.json';

const board = boardFrom(ten.pieces);

describe('the board', () => {
  it.each(board.colours)('has the edge of %s at the bottom for whoever plays it', (colour) => {
    const layout = new Layout(board, colour);
    expect(layout.track(board.exit[colour]!)[1]).toBe(15);
    expect(layout.square(colour, 'start')[1]).toBeGreaterThan(10);
    expect(layout.square(colour, 'S5')[1]).toBeLessThan(layout.square(colour, 'S1')[1]);
  });

  it('is turned, not mirrored: pawns run clockwise for everybody', () => {
    for (const colour of [...board.colours, null]) {
      const layout = new Layout(board, colour);
      const corners = [0, 15, 30, 45].map((square) => layout.track(square));
      const area = corners.reduce((sum, [x, y], place) => {
        const [nextX, nextY] = corners[(place + 1) % 4]!;
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(area / 2).toBe(15 * 15);
    }
  });

  it('is drawn as it is printed for who only watches', () => {
    const layout = new Layout(board, null);
    expect(layout.track(0)).toEqual([0, 0]);
    expect(layout.track(60)).toEqual([0, 0]);
    expect(layout.track(-1)).toEqual([0, 1]);
  });

  it('gives every pawn in START a place of its own', () => {
    const layout = new Layout(board, 'green');
    const places = [1, 2, 3, 4].map((number) => layout.standing(`red-${number}`, 'start').join());
    expect(new Set(places).size).toBe(4);
    expect(layout.at([7.5, 7.5])).toEqual({ left: '50.000%', top: '50.000%' });
  });
});
