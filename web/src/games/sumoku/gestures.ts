/** Fingers, mouse and wheel on a board: pan, pinch, tap, hold, and a frame drawn with Shift. */

import { isDragging, type Point } from '../../lib/motion/drag';

/** What gestures lead to. Points are counted from the upper left corner of the board. */
export interface Gestures {
  /** Only looked at: nothing is heard. */
  isStill(): boolean;
  tap(point: Point): void;
  tapTile(tile: string): void;
  /** A tile was pressed for a while; left out where that means nothing. */
  hold?: ((tile: string) => void) | undefined;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** One notch of the wheel. */
  step(direction: 1 | -1, at: Point): void;
  /** A frame is being drawn; null when it is let go. Left out where there is nothing to enclose. */
  draw?: ((frame: Frame | null) => void) | undefined;
  enclose?: ((frame: Frame) => void) | undefined;
}

export interface Frame {
  from: Point;
  to: Point;
}

const LONG_PRESS = 420;

/** What lies over the board and has gestures of its own, such as buttons or a map. */
const BESIDE = '[data-beside]';

/** Listen to what is done on a board. As `{@attach boardGestures(to)}`. */
export function boardGestures(to: Gestures): (root: HTMLElement) => () => void {
  return (root) => {
    const fingers = new Map<number, Point>();
    let start: { point: Point; kind: string; tile: string | null; isFraming: boolean } | null = null;
    let isPanning = false;
    let frame: Frame | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;

    function inside({ x, y }: Point): Point {
      const box = root.getBoundingClientRect();
      return { x: x - box.x, y: y - box.y };
    }

    function down(event: PointerEvent): void {
      const target = event.target as Element;
      if (to.isStill() || event.button !== 0 || target.closest(BESIDE)) return;
      fingers.set(event.pointerId, pointOf(event));
      clearTimeout(press);
      wasHeld = false;
      if (fingers.size === 2) {
        // Two fingers stretch the table: what one of them was about to pick up stays where it is.
        dispatchEvent(new Event('pointercancel'));
        start = null;
        return;
      }
      const tile = target.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? null;
      const isFraming = event.shiftKey && to.enclose !== undefined;
      start = { point: pointOf(event), kind: event.pointerType, tile, isFraming };
      isPanning = false;
      if (tile !== null && to.hold)
        press = setTimeout(() => {
          wasHeld = true;
          to.hold?.(tile);
        }, LONG_PRESS);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      if (start && isDragging(start.point, now, start.kind)) clearTimeout(press);
      if (fingers.size === 2) pinch(event.pointerId, before, now);
      else if (start && start.tile === null) slide(before, now);
      fingers.set(event.pointerId, now);
    }

    function pinch(finger: number, before: Point, now: Point): void {
      const other = [...fingers].find(([id]) => id !== finger)?.[1];
      if (!other) return;
      const middle = (point: Point): Point => inside({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      const [from, at] = [middle(before), middle(now)];
      to.zoom(distance(now, other) / Math.max(1, distance(before, other)), at);
      to.pan({ x: at.x - from.x, y: at.y - from.y });
    }

    function slide(before: Point, now: Point): void {
      if (!start) return;
      isPanning ||= isDragging(start.point, now, start.kind);
      if (!isPanning) return;
      if (start.isFraming) to.draw?.((frame = { from: inside(start.point), to: inside(now) }));
      else to.pan({ x: now.x - before.x, y: now.y - before.y });
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      clearTimeout(press);
      const begun = start;
      start = null;
      if (frame) return letGoOfFrame(frame);
      if (!begun || isPanning || event.type !== 'pointerup') return;
      if (isDragging(begun.point, pointOf(event), begun.kind)) return;
      if (begun.tile === null) to.tap(inside(pointOf(event)));
      else if (!wasHeld) to.tapTile(begun.tile);
    }

    function letGoOfFrame(drawn: Frame): void {
      frame = null;
      to.draw?.(null);
      to.enclose?.(drawn);
    }

    function wheel(event: WheelEvent): void {
      if (to.isStill() || (event.target as Element).closest(BESIDE)) return;
      event.preventDefault();
      to.step(event.deltaY < 0 ? 1 : -1, inside({ x: event.clientX, y: event.clientY }));
    }

    root.addEventListener('pointerdown', down);
    // Passive listeners cannot keep the page from scrolling.
    root.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      clearTimeout(press);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('wheel', wheel);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
