/** Moving along pieces with the arrow keys: one of them is in the tab order, and focus is never lost. */

import type { Box } from '../motion/flip';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Which of the boxes comes next in that direction; the same one where there is none. */
export function nextIn(direction: Direction, boxes: readonly Box[], from: number): number {
  const last = boxes.length - 1;
  if (direction === 'first') return 0;
  if (direction === 'last') return last;
  if (direction === 'left') return Math.max(0, from - 1);
  if (direction === 'right') return Math.min(last, from + 1);
  return nearestBeyond(direction === 'up' ? -1 : 1, boxes, from);
}

function nearestBeyond(sign: 1 | -1, boxes: readonly Box[], from: number): number {
  const here = boxes[from];
  if (!here) return from;
  const beyond = boxes
    .map((box, place) => ({
      place,
      rise: sign * (box.y - here.y),
      drift: Math.abs(box.x + box.width / 2 - here.x - here.width / 2),
    }))
    .filter(({ rise }) => rise > here.height / 2);
  const nearest = Math.min(...beyond.map(({ rise }) => rise));
  const line = beyond.filter(({ rise }) => rise < nearest + here.height / 2).sort((a, b) => a.drift - b.drift);
  return line[0]?.place ?? from;
}

/** By an arrow key, move the focus from one of the elements to another. */
export function moveAlong(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = stops.indexOf(document.activeElement as HTMLElement);
  if (!direction || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const next = nextIn(direction, boxes, from);
  if (next === from && (direction === 'up' || direction === 'down')) return;
  event.preventDefault();
  stops[next]?.focus();
}

/** Arrow keys along the elements that match. As `{@attach roving('button')}`. */
export function roving(selector: string): (root: HTMLElement) => () => void {
  return (root) => {
    let place = 0;
    let hadFocus = false;

    const stops = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

    function settle(): void {
      const all = stops();
      place = Math.max(0, Math.min(place, all.length - 1));
      all.forEach((stop, index) => (stop.tabIndex = index === place ? 0 : -1));
      const isLost = hadFocus && (document.activeElement === document.body || document.activeElement === null);
      if (isLost) all[place]?.focus();
    }

    function keydown(event: KeyboardEvent): void {
      moveAlong(stops(), event);
    }

    function focusin(event: FocusEvent): void {
      const found = stops().indexOf(event.target as HTMLElement);
      if (found < 0) return;
      place = found;
      hadFocus = true;
      settle();
    }

    function focusout(event: FocusEvent): void {
      // Without a new owner the piece itself was taken away; the observer then finds its neighbour.
      if (event.relatedTarget !== null) hadFocus = false;
    }

    function pointerdown(event: PointerEvent): void {
      if (!root.contains(event.target as Node)) hadFocus = false;
    }

    const observer = new MutationObserver(settle);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('keydown', keydown);
    root.addEventListener('focusin', focusin);
    root.addEventListener('focusout', focusout);
    addEventListener('pointerdown', pointerdown);
    settle();
    return () => {
      observer.disconnect();
      root.removeEventListener('keydown', keydown);
      root.removeEventListener('focusin', focusin);
      root.removeEventListener('focusout', focusout);
      removeEventListener('pointerdown', pointerdown);
    };
  };
}

/** Whether somebody is writing: letters and digits then belong to the field. */
export function isWriting(event: KeyboardEvent): boolean {
  const field =
    event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable=true]');
  return Boolean(field) || event.ctrlKey || event.metaKey || event.altKey;
}
