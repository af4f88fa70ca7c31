import { describe, expect, it } from 'vitest';
import { Camera, type Cell } from '../../../src/games/sumoku/camera.svelte';
import {
  densest,
  goesOn,
  isShown,
  keptOn,
  mapFrame,
  mapOf,
  mapSize,
  nearestPlace,
  nextPlace,
  type Pane,
} from '../../../src/games/sumoku/places';

const at = (...cells: [number, number][]): Cell[] => cells.map(([x, y]) => ({ x, y }));
const NO = { across: 0, down: 0 };
/** What a phone shows from near, 390 by 844. */
const PANE: Pane = {
  across: 8.2,
  down: 11.6,
  edge: { top: 0.4, side: 0.2 },
  left: NO,
  right: { across: 2.5, down: 3 },
};
const HOME = { x: 0, y: 0 };
const ARROWS = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };

function shown(places: readonly Cell[], middle: { x: number; y: number }, pane = PANE): Cell[] {
  const corner = { x: middle.x - pane.across / 2, y: middle.y - pane.down / 2 };
  return places.filter((place) => isShown(place, corner, pane));
}

describe('the part of the grid that is shown from near', () => {
  it('is where most places are', () => {
    const few = at([-10, 0], [-9, 2]);
    const many = at([10, 0], [11, 3], [12, 5], [14, 4]);
    expect(shown([...few, ...many], densest([...few, ...many], PANE, HOME)!)).toEqual(many);
  });

  it('has the same room on both sides of them', () => {
    expect(densest(at([4, 6]), PANE, HOME)).toEqual({ x: 4.5, y: 6.5 });
    expect(densest(at([2, 0], [4, 2]), PANE, HOME)).toEqual({ x: 3.5, y: 1.5 });
  });

  it('of equal groups is the one nearer to the middle of the grid', () => {
    const [left, right] = [at([-20, 0]), at([9, 0])];
    expect(shown([...left, ...right], densest([...left, ...right], PANE, HOME)!)).toEqual(right);
  });

  it('leaves no place under what lies in its corners', () => {
    const places = at([0, 0], [6, 10]);
    const found = shown(places, densest(places, PANE, HOME)!);
    expect(found).toHaveLength(1);
    const clear = at([0, 10], [6, 0]);
    expect(shown(clear, densest(clear, PANE, HOME)!)).toHaveLength(2);
    const covered = { ...PANE, left: { across: 2, down: 3 } };
    expect(shown(clear, densest(clear, covered, HOME)!, covered)).toHaveLength(1);
  });

  it('shows five of many scattered places at least, on the smallest phone too', () => {
    const low: Pane = {
      across: 7.9,
      down: 8.1,
      edge: { top: 0.4, side: 0.2 },
      left: NO,
      right: { across: 2.2, down: 2.6 },
    };
    const places = Array.from({ length: 19 }, (_, n) => ({ x: (n * 7) % 13, y: (n * 5) % 15 }));
    expect(shown(places, densest(places, low, HOME)!, low).length).toBeGreaterThanOrEqual(5);
  });

  it('is nowhere without places', () => {
    expect(densest([], PANE, HOME)).toBeNull();
  });
});

describe('the place that is meant', () => {
  const places = at([2, 2], [5, 2], [2, 6]);

  it('by a finger is the one it is on, or one within reach', () => {
    expect(nearestPlace(places, { x: 2.9, y: 2.1 }, 0.68)).toEqual({ x: 2, y: 2 });
    expect(nearestPlace(places, { x: 3.15, y: 2.5 }, 0.68)).toEqual({ x: 2, y: 2 });
    expect(nearestPlace(places, { x: 3.5, y: 2.5 }, 0.68)).toBeNull();
  });

  it('by an arrow is the next one straight ahead rather than to the side', () => {
    expect(nextPlace(places, { x: 2, y: 2 }, ARROWS.right)).toEqual({ x: 5, y: 2 });
    expect(nextPlace(places, { x: 2, y: 2 }, ARROWS.down)).toEqual({ x: 2, y: 6 });
    expect(nextPlace(places, { x: 5, y: 2 }, ARROWS.left)).toEqual({ x: 2, y: 2 });
    expect(nextPlace(places, { x: 2, y: 2 }, ARROWS.up)).toBeNull();
  });
});

describe('the small map', () => {
  const map = mapOf(at([0, 0], [9, 4]));

  it('shows everything, half a cell around it', () => {
    expect(map).toEqual({ left: -0.5, top: -0.5, across: 11, down: 6 });
    expect(mapSize(map, { width: 88, height: 150 })).toBe(8);
    expect(mapSize(mapOf(at([0, 0], [0, 28])), { width: 88, height: 150 })).toBe(5);
  });

  it('frames what the window shows of it', () => {
    const seen = { left: 6, top: -4, across: 8, down: 7 };
    expect(mapFrame(map, seen)).toEqual({ left: 6, top: -0.5, across: 4.5, down: 3.5 });
    expect(goesOn(map, seen)).toEqual({ left: true, right: false, top: false, bottom: true });
  });

  it('keeps the window on it', () => {
    const seen = { left: 0, top: 0, across: 4, down: 8 };
    expect(keptOn(map, { x: 50, y: 50 }, seen)).toEqual({ x: 8.5, y: 2.5 });
    expect(keptOn(map, { x: 3, y: 0 }, seen)).toEqual({ x: 3, y: 2.5 });
  });
});

describe('a camera that comes near', () => {
  const cells = Array.from({ length: 30 }, (_, x) => ({ x, y: x }));
  const room = { width: 378, height: 552 };
  const corners = { height: 52, left: 160, right: 140, top: 20 };
  const near = (): Camera => {
    const camera = new Camera(() => ({ natural: 48, least: 10, most: 110 }));
    camera.follow(cells, room, corners);
    return camera;
  };

  it('stays there until it is asked to show everything', () => {
    const camera = near();
    const { cell } = camera;
    camera.comeTo({ x: 10, y: 10 }, 46);
    camera.follow([...cells, { x: 40, y: 0 }], room, corners);
    expect([camera.cell, camera.x, camera.isNear]).toEqual([46, 10, true]);
    camera.whole(cells);
    expect([camera.cell, camera.isNear]).toEqual([cell, false]);
  });

  it('knows where it comes from, so that the board can glide', () => {
    const camera = near();
    const [origin, cell] = [camera.origin, camera.cell];
    camera.comeTo({ x: 10, y: 10 }, 46);
    expect(camera.glide).toEqual({ origin, cell });
    expect(camera.window.across).toBeCloseTo(378 / 46);
  });

  it('does not move while something is held', () => {
    const camera = near();
    const { x, y, cell } = camera;
    camera.follow([...cells, { x: 60, y: 0 }], room, corners, true);
    expect([camera.x, camera.y, camera.cell]).toEqual([x, y, cell]);
  });

  it('leaves what lies over its upper edge clear', () => {
    const camera = near();
    expect(camera.origin.y).toBeGreaterThanOrEqual(20);
  });
});
