import { describe, expect, it } from 'vitest';
import { distance, fanned, isDragging, REACH, targetAt, type Target } from '../../src/lib/motion/drag';

const cloth: Target = { name: 'table', x: 0, y: 0, width: 400, height: 300 };
const row: Target = { name: 'row-1', x: 20, y: 40, width: 300, height: 80 };

describe('dragging', () => {
  it('begins later for a trembling finger than for a mouse', () => {
    const start = { x: 100, y: 100 };
    expect(isDragging(start, { x: 104, y: 103 }, 'mouse')).toBe(false);
    expect(isDragging(start, { x: 104, y: 105 }, 'mouse')).toBe(true);
    expect(isDragging(start, { x: 104, y: 105 }, 'touch')).toBe(false);
    expect(isDragging(start, { x: 100, y: 90 }, 'touch')).toBe(true);
    expect(isDragging(start, { x: 100, y: 108 }, 'some new pointer')).toBe(false);
  });

  it('measures from the edge of a box, not from its middle', () => {
    expect(distance({ x: 30, y: 50 }, row)).toBe(0);
    expect(distance({ x: 320 + 3, y: 120 + 4 }, row)).toBe(5);
    expect(distance({ x: 10, y: 60 }, row)).toBe(10);
  });

  it('finds the smallest target that holds the point', () => {
    expect(targetAt({ x: 100, y: 80 }, [cloth, row])).toBe('row-1');
    expect(targetAt({ x: 100, y: 250 }, [cloth, row])).toBe('table');
  });

  it('of targets that overlap finds the one whose middle is nearest', () => {
    const squares = [0, 22, 44].map((x): Target => ({ name: `square-${x}`, x, y: 0, width: 44, height: 44 }));
    expect(targetAt({ x: 23, y: 20 }, squares)).toBe('square-0');
    expect(targetAt({ x: 42, y: 20 }, squares)).toBe('square-22');
    expect(targetAt({ x: 60, y: 20 }, squares)).toBe('square-44');
  });

  it('snaps to the nearest target within reach', () => {
    expect(targetAt({ x: 200, y: 300 + REACH }, [cloth])).toBe('table');
    expect(targetAt({ x: 200, y: 301 + REACH }, [cloth])).toBeNull();
    const other: Target = { name: 'pile', x: 440, y: 0, width: 50, height: 300 };
    expect(targetAt({ x: 425, y: 20 }, [cloth, other])).toBe('pile');
  });

  it('has nowhere to go without targets', () => {
    expect(targetAt({ x: 0, y: 0 }, [])).toBeNull();
  });

  it('holds several pieces side by side, the grabbed one under the finger', () => {
    expect(fanned(1, 0, 50)).toEqual([0]);
    const [left, grabbed, right] = fanned(3, 1, 50);
    expect(grabbed).toBe(0);
    expect(left).toBe(-right!);
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(50);
  });
});
