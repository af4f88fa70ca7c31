import { describe, expect, it } from 'vitest';
import { fitGroups, forLargePieces, layHand, linesFor } from '../../src/lib/layout/fit';

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

describe('a hand', () => {
  /** Two lines of tiles on a phone of 360 pixels, one on its side, and cards that may overlap. */
  const phone = { across: 352, lines: 2, piece: 42, most: 56, gap: 2, seen: 0 };
  const side = { across: 828, lines: 1, piece: 46, most: 46, gap: 2, seen: 0 };
  const cards = { across: 344, lines: 2, piece: 56, most: 56, gap: 8, seen: 44 };

  it('of few tiles is one line of large ones', () => {
    expect(layHand(5, phone)).toEqual({ columns: 5, size: 56, step: 58, runs: false });
    expect(layHand(8, phone)).toEqual({ columns: 8, size: 42, step: 44, runs: false });
  });

  it('of 9 to 16 lies in two lines of eight', () => {
    expect(layHand(9, phone)).toEqual({ columns: 8, size: 42, step: 44, runs: false });
    expect(layHand(16, phone)).toEqual({ columns: 8, size: 42, step: 44, runs: false });
  });

  it('of more runs on sideways, in no smaller tiles', () => {
    expect(layHand(17, phone)).toEqual({ columns: 9, size: 42, step: 44, runs: true });
    expect(layHand(24, phone)).toEqual({ columns: 12, size: 42, step: 44, runs: true });
  });

  it('has seventeen tiles in one line on a phone on its side', () => {
    expect(layHand(17, side)).toEqual({ columns: 17, size: 46, step: 48, runs: false });
    expect(layHand(18, side)).toMatchObject({ columns: 18, runs: true });
  });

  it('keeps fifteen tiles in one line on a laptop, and shrinks them for more', () => {
    const laptop = { across: 960, lines: 1, piece: 36, most: 54, gap: 4, seen: 0 };
    expect(layHand(14, laptop)).toMatchObject({ columns: 14, size: 54 });
    expect(layHand(15, laptop)).toMatchObject({ columns: 15, size: 54 });
    expect(layHand(24, laptop)).toEqual({ columns: 24, size: 36, step: 40, runs: false });
    expect(layHand(25, laptop)).toMatchObject({ columns: 25, size: 36, runs: true });
  });

  it('of cards overlaps before it runs on, and a finger finds each', () => {
    expect(layHand(5, cards)).toMatchObject({ columns: 5, runs: false });
    expect(layHand(9, cards)).toMatchObject({ columns: 5, step: 64, runs: false });
    expect(layHand(14, cards)).toMatchObject({ columns: 7, step: 48, runs: false });
    expect(layHand(20, cards)).toMatchObject({ columns: 10, step: 44, runs: true });
  });
});

describe('large pieces in a hand', () => {
  it('lie in one line, as wide as they may be, and run on sideways where they must', () => {
    const room = forLargePieces({ across: 390, lines: 2, piece: 42, most: 56, gap: 4, seen: 0 });
    expect(layHand(6, room)).toMatchObject({ columns: 6, size: 56, runs: false });
    expect(layHand(15, room)).toMatchObject({ columns: 15, size: 56, runs: true });
  });
});
