/** Places of a lifted tile on the grid: which part of it shows most of them, and which one is meant. */

import type { Point } from '../../lib/motion/drag';
import { boundsOf, type Cell, type Window } from './camera.svelte';

/** What is seen of the grid, in cells, and what of that is covered. */
export interface Pane {
  across: number;
  down: number;
  /** The edges, which fade. */
  edge: { top: number; side: number };
  /** The lower corners: a map lies in the right one. */
  left: { across: number; down: number };
  right: { across: number; down: number };
}

/** The middle of the pane that shows most places; of several, the one nearest to `home`. Null where there are none. */
export function densest(places: readonly Cell[], pane: Pane, home: Point): Point | null {
  let best: { at: Corner; count: number; away: number } | null = null;
  for (const { x } of places)
    for (const { y } of places)
      for (const at of cornersAt({ x, y }, pane)) {
        const count = places.filter((place) => isShown(place, at, pane)).length;
        const away = distance(middleOf(at, pane), home);
        if (!best || count > best.count || (count === best.count && away < best.away)) best = { at, count, away };
      }
  return best && centred(places, best.at, pane);
}

/** The upper left corner of a pane. */
type Corner = Point;

/** The panes that just hold a cell in their upper left or lower right corner. */
function cornersAt({ x, y }: Cell, { across, down, edge }: Pane): Corner[] {
  const [left, right] = [x - edge.side, x + 1 + edge.side - across];
  const [top, bottom] = [y - edge.top, y + 1 + edge.side - down];
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
}

function middleOf({ x, y }: Corner, { across, down }: Pane): Point {
  return { x: x + across / 2, y: y + down / 2 };
}

/** The same places with as much room on one side of them as on the other. */
function centred(places: readonly Cell[], at: Corner, pane: Pane): Point {
  const shown = places.filter((place) => isShown(place, at, pane));
  const { left, right, top, bottom } = boundsOf(shown);
  const moved = { x: (left + right - pane.across) / 2, y: (top + bottom - pane.down) / 2 };
  const choices = [moved, { x: moved.x, y: at.y }, { x: at.x, y: moved.y }];
  return middleOf(choices.find((corner) => shown.every((place) => isShown(place, corner, pane))) ?? at, pane);
}

/** Whether a cell lies wholly in the pane, clear of its edges and corners. */
export function isShown({ x, y }: Cell, corner: Corner, { across, down, edge, left, right }: Pane): boolean {
  const [fromLeft, fromTop] = [x - corner.x, y - corner.y];
  const near = 1e-6;
  const isInside =
    fromLeft >= edge.side - near &&
    fromTop >= edge.top - near &&
    fromLeft + 1 <= across - edge.side + near &&
    fromTop + 1 <= down - edge.side + near;
  const isLeft = fromLeft < left.across && fromTop + 1 > down - left.down;
  const isRight = fromLeft + 1 > across - right.across && fromTop + 1 > down - right.down;
  return isInside && !isLeft && !isRight;
}

/** The place a finger means: the one it is on, or the nearest whose middle is not farther than `reach` cells. */
export function nearestPlace<T extends Cell>(places: readonly T[], at: Point, reach: number): T | null {
  const on = places.find(({ x, y }) => x === Math.floor(at.x) && y === Math.floor(at.y));
  if (on) return on;
  const away = (place: Cell): number => distance({ x: place.x + 0.5, y: place.y + 0.5 }, at);
  const near = places.filter((place) => away(place) <= reach);
  return near.reduce<T | null>((best, place) => (best === null || away(place) < away(best) ? place : best), null);
}

/** The next place in the direction of an arrow: straight ahead rather than to the side. */
export function nextPlace<T extends Cell>(places: readonly T[], from: Cell, step: Cell): T | null {
  const cost = (place: Cell): number => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    return ahead > 0 ? ahead + 2 * Math.abs(dx * step.y + dy * step.x) : Infinity;
  };
  const found = places.filter((place) => cost(place) < Infinity);
  return found.reduce<T | null>((best, place) => (best === null || cost(place) < cost(best) ? place : best), null);
}

/** Edges of what the small map shows: all tiles and places, with half a cell around them. */
export function mapOf(cells: readonly Cell[]): Window {
  const { left, right, top, bottom } = boundsOf(cells);
  return { left: left - 0.5, top: top - 0.5, across: right - left + 1, down: bottom - top + 1 };
}

/** How large the map is drawn: as wide as it may be, unless it would become too high. */
export function mapSize({ across, down }: Window, most: { width: number; height: number }): number {
  return Math.min(most.width / across, most.height / down);
}

/** The part of the map that the window shows. */
export function mapFrame(map: Window, seen: Window): Window {
  const [left, top] = [Math.max(map.left, seen.left), Math.max(map.top, seen.top)];
  const right = Math.min(map.left + map.across, seen.left + seen.across);
  const bottom = Math.min(map.top + map.down, seen.top + seen.down);
  return { left, top, across: Math.max(0, right - left), down: Math.max(0, bottom - top) };
}

/** Whether there is more than the window shows. */
export function goesOn(all: Window, seen: Window): { left: boolean; right: boolean; top: boolean; bottom: boolean } {
  return {
    left: all.left < seen.left,
    top: all.top < seen.top,
    right: all.left + all.across > seen.left + seen.across,
    bottom: all.top + all.down > seen.top + seen.down,
  };
}

/** Where the middle of the window may be so that it stays on the map. */
export function keptOn(map: Window, middle: Point, { across, down }: Window): Point {
  const keep = (at: number, from: number, size: number, seen: number): number =>
    seen >= size ? from + size / 2 : Math.min(Math.max(at, from + seen / 2), from + size - seen / 2);
  return { x: keep(middle.x, map.left, map.across, across), y: keep(middle.y, map.top, map.down, down) };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
