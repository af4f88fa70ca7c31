import { describe, expect, it } from 'vitest';
import { seatToShow } from '../../src/table/seat/seatToShow';

describe('a device that is passed round', () => {
  it('stays with whoever is asked', () => {
    expect(seatToShow([0, 1, 3], 1, [0, 1, 2])).toBe(1);
  });

  it('goes to the next one asked, round the table', () => {
    expect(seatToShow([0, 1, 3], 0, [1, 3])).toBe(1);
    expect(seatToShow([0, 1, 3], 1, [0, 3])).toBe(3);
    expect(seatToShow([0, 1, 3], 3, [0, 1])).toBe(0);
    expect(seatToShow([0, 1, 3], 1, [0])).toBe(0);
  });

  it('stays where it is while only others are asked, or nobody', () => {
    expect(seatToShow([0, 1, 3], 1, [2])).toBe(1);
    expect(seatToShow([0, 1, 3], 1, [])).toBe(1);
  });

  it('does not move in the hands of one', () => {
    expect(seatToShow([2], 2, [0, 1])).toBe(2);
  });
});
