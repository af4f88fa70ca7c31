import { describe, expect, it } from 'vitest';
import { fitGroups, linesFor } from '../../src/lib/fit';

const layout = { step: 0.5, tall: 1.5, pad: 5, gap: 10, least: 30, most: 80 };

describe('pieces that have to fit', () => {
  it('are as large as allowed where there is room', () => {
    expect(fitGroups([3, 4], { width: 900, height: 500 }, layout)).toBe(80);
  });

  it('shrink until all lines of groups have room', () => {
    const width = fitGroups([3, 4, 5, 3, 6, 3, 4], { width: 500, height: 300 }, layout);
    expect(width).toBeLessThan(80);
    expect(width).toBeGreaterThan(30);
    expect(fitGroups([3, 4, 5, 3, 6, 3, 4], { width: 500, height: 299 }, layout)).toBeLessThanOrEqual(width);
  });

  it('are never smaller than can be read: then one scrolls', () => {
    expect(
      fitGroups(
        Array.from({ length: 30 }, () => 6),
        { width: 300, height: 200 },
        layout,
      ),
    ).toBe(30);
  });

  it('lie in as few lines as show enough of each', () => {
    expect(linesFor(5, 50, 300, 0.5)).toBe(1);
    expect(linesFor(11, 50, 300, 0.5)).toBe(1);
    expect(linesFor(12, 50, 300, 0.5)).toBe(2);
    expect(linesFor(0, 50, 300, 0.5)).toBe(1);
  });
});
