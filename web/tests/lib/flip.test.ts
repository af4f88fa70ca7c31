import { describe, expect, it } from 'vitest';
import { isStill, wayBack } from '../../src/lib/motion/flip';

describe('the way of a piece', () => {
  const small = { x: 0, y: 600, width: 50, height: 70 };
  const large = { x: 300, y: 100, width: 100, height: 140 };

  it('leads from the middle of one box to the middle of the other', () => {
    expect(wayBack(small, large)).toEqual({ x: 25 - 350, y: 635 - 170, scaleX: 0.5, scaleY: 0.5 });
  });

  it('is still where nothing has changed', () => {
    expect(isStill(wayBack(large, large))).toBe(true);
    expect(isStill(wayBack({ ...large, x: 300.3 }, large))).toBe(true);
    expect(isStill(wayBack({ ...large, x: 302 }, large))).toBe(false);
    expect(isStill(wayBack({ ...large, x: 295, y: 93, width: 110, height: 154 }, large))).toBe(false);
  });

  it('does not divide by a box that is not laid out', () => {
    expect(wayBack(small, { x: 0, y: 0, width: 0, height: 0 })).toMatchObject({ scaleX: 1, scaleY: 1 });
  });
});
