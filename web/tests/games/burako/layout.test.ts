import { describe, expect, it } from 'vitest';
import { isWhole, layOut, unitsOf, wholeInPozo, type Sizes } from '../../../src/games/burako/layout';
import type { MeldView } from '../../../src/games/burako/types';

const SIZES: Sizes = { least: 30, easy: 40, most: 60, pad: 5, beside: 12, between: 14 };
const NOTHING = { opened: new Set<string>(), folded: new Set<string>() };

function run(meld: string, length: number, wild = -1): MeldView {
  const tiles = Array.from({ length }, (_, place) => ({
    tile: place === wild ? 'J' : `R${place + 1}`,
    stands_for: `R${place + 1}`,
    wild: place === wild,
    slot: place + 1,
    points: 5,
  }));
  return {
    meld,
    side: 0,
    kind: 'run',
    colour: 'R',
    number: null,
    tiles,
    wilds: wild < 0 ? 0 : 1,
    points: 5 * length,
    canasta: length > 6 ? 'pure' : null,
    bonus: 0,
    low_open: true,
    high_open: true,
  };
}

describe('melds on a table', () => {
  it('lie open and large where there is room', () => {
    const { tile, folded } = layOut([run('m1', 3)], [run('m2', 7)], { width: 900, height: 400 }, SIZES, NOTHING);
    expect(tile).toBe(60);
    expect([...folded]).toEqual([]);
  });

  it('fold from the longest of the other side on until tiles are easy to read', () => {
    const far = [run('m1', 4), run('m2', 12)];
    const { tile, folded } = layOut(far, [run('m3', 9)], { width: 330, height: 180 }, SIZES, NOTHING);
    expect([...folded][0]).toBe('m2');
    expect(tile).toBeGreaterThanOrEqual(30);
  });

  it('stay as somebody wants them', () => {
    const melds = [run('m1', 9), run('m2', 9)];
    const wanted = { opened: new Set(['m1']), folded: new Set(['m2']) };
    const { folded } = layOut(melds, [], { width: 300, height: 60 }, SIZES, wanted);
    expect([...folded]).toEqual(['m2']);
  });

  it('show ends and wild tiles whole when they are folded', () => {
    const meld = run('m1', 7, 3);
    expect(meld.tiles.map((_, place) => isWhole(meld, place))).toEqual([true, false, false, true, false, false, true]);
    expect(unitsOf(meld, true)).toBeCloseTo(3.8);
    expect(unitsOf(meld, false)).toBe(7);
  });
});

describe('the pozo', () => {
  it('shows all of a few tiles, and always its top', () => {
    expect(wholeInPozo(4, 300, 40)).toBe(4);
    expect(wholeInPozo(30, 300, 40)).toBeLessThan(5);
    expect(wholeInPozo(60, 100, 40)).toBe(1);
  });
});
