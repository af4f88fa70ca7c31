/** Picking pieces up with mouse, finger or pen, and putting them down on a target. */

import { copyOf, wingFor, type Box } from './flip';

export interface Point {
  x: number;
  y: number;
}

export interface Target extends Box {
  name: string;
}

/** What may be picked up, where it may be put, and what happens then. Targets are elements with `data-target`. */
export interface Plan {
  /** The piece that is meant, where pieces are so near to one another that what was hit does not tell. */
  find?(event: PointerEvent): string | null;
  /** The pieces that come along when this one is picked up; none if it has to stay. */
  grab(piece: string): string[];
  /** They have left the table. */
  lift?(pieces: string[]): void;
  targets(pieces: string[]): string[];
  /** Held above this target, or above none. */
  over(target: string | null, pieces: string[]): void;
  drop(target: string, pieces: string[]): void;
  /** What is put down goes there by itself, from where it was: its copy in the hand is gone at once. */
  goesByItself?: boolean;
}

const NUDGE = { mouse: 5, pen: 6, touch: 9 };
/** How near to a target counts as on it, in pixels. */
export const REACH = 36;
const FAN = 0.42;
const HOME = 200;
const LAID = 320;

/** Whether a pointer has moved far enough to be dragging: a finger trembles more than a mouse. */
export function isDragging(start: Point, now: Point, pointer: string): boolean {
  const nudge = NUDGE[pointer as keyof typeof NUDGE] ?? NUDGE.touch;
  return Math.hypot(now.x - start.x, now.y - start.y) > nudge;
}

export function distance(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - (box.x + box.width));
  const dy = Math.max(box.y - point.y, 0, point.y - (box.y + box.height));
  return Math.hypot(dx, dy);
}

/** The target at a point: the smallest that holds it, of equals the one whose middle is nearest, else the nearest within reach. */
export function targetAt(point: Point, targets: readonly Target[], reach = REACH): string | null {
  const near = targets.map((target) => ({ target, away: distance(point, target) })).filter(({ away }) => away <= reach);
  near.sort((a, b) => a.away - b.away || area(a.target) - area(b.target) || toCentre(point, a.target) - toCentre(point, b.target));
  return near[0]?.target.name ?? null;
}

function area({ width, height }: Box): number {
  return width * height;
}

function toCentre(point: Point, { x, y, width, height }: Box): number {
  return Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y);
}

/** Where the pieces of a handful lie, from the one that was grabbed: side by side, overlapping. */
export function fanned(count: number, grabbed: number, width: number): number[] {
  return Array.from({ length: count }, (_, place) => (place - grabbed) * width * FAN);
}

interface Held {
  pointer: number;
  kind: string;
  start: Point;
  pieces: string[];
  grabbed: HTMLElement;
  wings: { wing: HTMLElement; home: HTMLElement; offset: number }[];
  targets: Target[];
  over: string | null;
}

/** Let the pieces below an element be dragged. As `{@attach dragging(plan)}`. */
export function dragging(plan: Plan): (root: HTMLElement) => () => void {
  return (root) => {
    let held: Held | null = null;

    function down(event: PointerEvent): void {
      if (held || event.button !== 0 || !(event.target instanceof Element)) return;
      const grabbed = plan.find ? pieceNamed(root, plan.find(event)) : event.target.closest<HTMLElement>('[data-piece]');
      const pieces = grabbed ? plan.grab(grabbed.dataset['piece']!) : [];
      if (!grabbed || pieces.length === 0) return;
      held = { pointer: event.pointerId, kind: event.pointerType, start: pointOf(event), pieces, grabbed, wings: [], targets: [], over: null };
    }

    function move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      if (held.wings.length === 0) {
        if (!isDragging(held.start, pointOf(event), held.kind)) return;
        pickUp(root, held);
        plan.lift?.(held.pieces);
      }
      event.preventDefault();
      carry(held, pointOf(event));
      // Where it may go is sometimes known only after it was picked up.
      held.targets = targetsOf(plan, held.pieces);
      const over = targetAt(pointOf(event), held.targets);
      if (over !== held.over) plan.over((held.over = over), held.pieces);
    }

    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const { wings, over, pieces } = held;
      if (wings.length > 0) swallowClick();
      if (wings.length === 0 || over === null) return letGo();
      plan.over(null, pieces);
      plan.drop(over, pieces);
      if (plan.goesByItself) forget(held);
      else layDown(held);
      held = null;
    }

    function letGo(): void {
      if (!held) return;
      if (held.over !== null) plan.over(null, held.pieces);
      putBack(held);
      held = null;
    }

    function cancel(event: Event): void {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (!held || held.wings.length === 0) held = null;
      else letGo();
    }

    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', cancel);
    return () => {
      letGo();
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', cancel);
    };
  };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function pieceNamed(root: HTMLElement, name: string | null): HTMLElement | null {
  return name === null ? null : root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(name)}"]`);
}

function pickUp(root: HTMLElement, held: Held): void {
  const homes = held.pieces.flatMap((name) => {
    const home = pieceNamed(root, name);
    return home ? [{ name, home }] : [];
  });
  const grabbed = homes.findIndex(({ home }) => home === held.grabbed);
  const offsets = fanned(homes.length, grabbed, held.grabbed.offsetWidth);
  held.wings = homes.map(({ name, home }, place) => {
    const wing = wingFor(copyOf(home)(), held.grabbed.getBoundingClientRect());
    wing.classList.add('held');
    wing.dataset['held'] = name;
    if (home.dataset['place']) wing.dataset['place'] = home.dataset['place'];
    home.classList.add('is-held');
    return { wing, home, offset: offsets[place]! };
  });
}

function targetsOf(plan: Plan, pieces: string[]): Target[] {
  const names = plan.targets(pieces);
  return [...document.querySelectorAll<HTMLElement>('[data-target]')]
    .map((element) => ({ name: element.dataset['target']!, box: element.getBoundingClientRect() }))
    .filter(({ name }) => names.includes(name))
    .map(({ name, box }) => ({ name, x: box.x, y: box.y, width: box.width, height: box.height }));
}

function carry(held: Held, point: Point): void {
  for (const { wing, offset } of held.wings) {
    const x = point.x - held.start.x + offset;
    wing.style.transform = `translate(${x}px, ${point.y - held.start.y}px) rotate(2deg) scale(1.06)`;
  }
}

function forget(held: Held): void {
  for (const { wing, home } of held.wings) {
    wing.remove();
    home.classList.remove('is-held');
  }
}

/** What was put down stays a moment where it is: whatever it becomes starts from there (lib/flip.ts). */
function layDown(held: Held): void {
  for (const { wing, home } of held.wings) {
    const fade = wing.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { duration: LAID });
    fade.onfinish = () => {
      wing.remove();
      home.classList.remove('is-held');
    };
  }
}

/** What was held goes back where it came from. */
function putBack(held: Held): void {
  for (const { wing, home } of held.wings) {
    const at = wing.getBoundingClientRect();
    const to = home.isConnected ? home.getBoundingClientRect() : at;
    const way = [{ translate: '0 0' }, { translate: `${to.x - at.x}px ${to.y - at.y}px` }];
    const back = wing.animate(way, { duration: HOME, easing: 'cubic-bezier(.2,.8,.2,1)' });
    back.onfinish = back.oncancel = () => {
      wing.remove();
      home.classList.remove('is-held');
    };
  }
}

/** The click that a browser makes of the end of a drag is not meant. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
