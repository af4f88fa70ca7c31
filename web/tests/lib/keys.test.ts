import { describe, expect, it } from 'vitest';
import { nextIn } from '../../src/lib/ui/keys';

/** A hand in two lines: three cards above, two below, in the middle. */
const hand = [
  { x: 0, y: 0, width: 50, height: 70 },
  { x: 60, y: 0, width: 50, height: 70 },
  { x: 120, y: 0, width: 50, height: 70 },
  { x: 30, y: 80, width: 50, height: 70 },
  { x: 90, y: 80, width: 50, height: 70 },
];

describe('arrow keys', () => {
  it('go along the pieces and stop at the ends', () => {
    expect(nextIn('right', hand, 1)).toBe(2);
    expect(nextIn('right', hand, 2)).toBe(3);
    expect(nextIn('right', hand, 4)).toBe(4);
    expect(nextIn('left', hand, 0)).toBe(0);
    expect(nextIn('first', hand, 3)).toBe(0);
    expect(nextIn('last', hand, 0)).toBe(4);
  });

  it('go to the nearest piece of the line above or below', () => {
    expect(nextIn('down', hand, 2)).toBe(4);
    expect(nextIn('up', hand, 3)).toBe(0);
    expect(nextIn('up', hand, 1)).toBe(1);
    expect(nextIn('down', hand, 4)).toBe(4);
  });

  it('do not mind a piece that is lifted a little', () => {
    const lifted = hand.map((box, place) => (place === 1 ? { ...box, y: -11 } : box));
    expect(nextIn('up', lifted, 0)).toBe(0);
    expect(nextIn('down', lifted, 1)).toBe(3);
  });
});
