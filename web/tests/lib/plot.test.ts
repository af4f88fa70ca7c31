import { describe, expect, it } from 'vitest';
import { standing } from '../../src/lib/score/Pad.svelte';
import { spread, stepFor } from '../../src/lib/score/Plot.svelte';

describe('the plot of totals', () => {
  it('leaves labels where they are if they do not touch', () => {
    expect(spread([100, 200, 50], 23, 0, 300)).toEqual([100, 200, 50]);
  });

  it('moves labels apart that would lie on each other', () => {
    const placed = spread([100, 104, 102], 23, 0, 300);
    const sorted = [...placed].sort((a, b) => a - b);
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(23);
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(23);
    expect(placed[0]).toBeLessThan(placed[2]!);
    expect(placed[2]).toBeLessThan(placed[1]!);
  });

  it('keeps ten labels within the frame', () => {
    const placed = spread(Array(10).fill(270), 23, 14, 276);
    expect(Math.max(...placed)).toBeLessThanOrEqual(276);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(14);
    expect(new Set(placed.map(Math.round)).size).toBe(10);
  });

  it('counts in round steps', () => {
    expect([1, 4, 9, 70, 76, 500].map(stepFor)).toEqual([1, 1, 5, 20, 20, 200]);
  });
});

describe('the standing', () => {
  const sheet = { hands: [], totals: [30, 12, 30, 7], target: 70, lowWins: true };

  it('begins with the fewest points where few are good', () => {
    expect(standing(sheet)).toEqual([3, 1, 0, 2]);
  });

  it('and with the most where many are', () => {
    expect(standing({ ...sheet, lowWins: false })).toEqual([0, 2, 1, 3]);
  });
});
