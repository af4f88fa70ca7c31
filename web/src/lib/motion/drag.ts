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
  /** The targets that are marked as long as the pieces are held: where they may well be put. */
  shown?(pieces: string[]): string[];
  /** What is at a point where the targets are no elements, as the cells of a grid; null: look for an element. */
  at?(point: Point): string | null;
  /** Where the pieces lie from the grabbed one, if they keep their places; else they are fanned out. */
  spread?(pieces: string[], grabbed: string): Point[];
  /** Held above this target, or above none. */
  over(target: string | null, pieces: string[]): void;
  drop(target: string, pieces: string[], point: Point): void;
  /** Put down where there is no target; they go back by themselves. */
  missed?(pieces: string[], point: Point): void;
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
  near.sort(
    (a, b) =>
      a.away - b.away || area(a.target) - area(b.target) || toCentre(point, a.target) - toCentre(point, b.target),
  );
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
  wings: { wing: HTMLElement; home: HTMLElement; offset: Point }[];
  targets: Target[];
  over: string | null;
  marked: HTMLElement[];
}

/** Let the pieces below an element be dragged. As `{@attach dragging(plan)}`. */
export function dragging(plan: Plan): (root: HTMLElement) => () => void {
  return (root) => {
    let held: Held | null = null;

    function down(event: PointerEvent): void {
      if (held || event.button !== 0 || !(event.target instanceof Element)) return;
      const grabbed = plan.find
        ? pieceNamed(root, plan.find(event))
        : event.target.closest<HTMLElement>('[data-piece]');
      const pieces = grabbed ? plan.grab(grabbed.dataset['piece']!) : [];
      if (!grabbed || pieces.length === 0) return;
      held = {
        pointer: event.pointerId,
        kind: event.pointerType,
        start: pointOf(event),
        pieces,
        grabbed,
        wings: [],
        targets: [],
        over: null,
        marked: [],
      };
    }

    function move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      if (held.wings.length === 0) {
        if (!isDragging(held.start, pointOf(event), held.kind)) return;
        pickUp(root, held, plan);
        plan.lift?.(held.pieces);
      }
      event.preventDefault();
      carry(held, pointOf(event));
      // Where it may go is sometimes known only after it was picked up.
      held.targets = targetsOf(plan, held.pieces);
      const over = plan.at?.(pointOf(event)) ?? targetAt(pointOf(event), held.targets);
      if (over !== held.over) plan.over((held.over = over), held.pieces);
      mark(held, plan.shown?.(held.pieces) ?? []);
    }

    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const { wings, over, pieces } = held;
      if (wings.length > 0) swallowClick();
      if (wings.length > 0 && over === null) plan.missed?.(pieces, pointOf(event));
      if (wings.length === 0 || over === null) return letGo();
      mark(held, []);
      plan.over(null, pieces);
      plan.drop(over, pieces, pointOf(event));
      if (plan.goesByItself) forget(held);
      else layDown(held);
      held = null;
    }

    function letGo(): void {
      if (!held) return;
      if (held.over !== null) plan.over(null, held.pieces);
      mark(held, []);
      putBack(held);
      held = null;
    }

    function cancel(event: Event): void {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (!held || held.wings.length === 0) held = null;
      else letGo();
    }

    // What the browser itself would drag, a text that is selected, is not meant.
    const prevent = (event: Event): void => event.preventDefault();

    root.addEventListener('pointerdown', down);
    root.addEventListener('dragstart', prevent);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', cancel);
    return () => {
      letGo();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('dragstart', prevent);
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

function pickUp(root: HTMLElement, held: Held, plan: Plan): void {
  const homes = held.pieces.flatMap((name) => {
    const home = pieceNamed(root, name);
    return home ? [{ name, home }] : [];
  });
  const grabbed = homes.findIndex(({ home }) => home === held.grabbed);
  const offsets =
    plan.spread?.(held.pieces, held.grabbed.dataset['piece']!) ??
    fanned(homes.length, grabbed, held.grabbed.offsetWidth).map((x) => ({ x, y: 0 }));
  held.wings = homes.map(({ name, home }, place) => {
    const wing = wingFor(copyOf(home)(), held.grabbed.getBoundingClientRect());
    wing.classList.add('held');
    wing.dataset['held'] = name;
    if (home.dataset['place']) wing.dataset['place'] = home.dataset['place'];
    home.classList.add('is-held');
    return { wing, home, offset: offsets[place] ?? { x: 0, y: 0 } };
  });
}

function targetsOf(plan: Plan, pieces: string[]): Target[] {
  const names = plan.targets(pieces);
  return [...document.querySelectorAll<HTMLElement>('[data-target]')]
    .map((element) => ({ name: element.dataset['target']!, box: element.getBoundingClientRect() }))
    .filter(({ name }) => names.includes(name))
    .map(({ name, box }) => ({ name, x: box.x, y: box.y, width: box.width, height: box.height }));
}

/** Mark the targets of these names, and the one that is held above. */
function mark(held: Held, names: readonly string[]): void {
  for (const element of held.marked) element.classList.remove('is-target', 'is-over');
  held.marked = [...document.querySelectorAll<HTMLElement>('[data-target]')].filter((element) =>
    names.includes(element.dataset['target']!),
  );
  for (const element of held.marked) {
    element.classList.add('is-target');
    element.classList.toggle('is-over', element.dataset['target'] === held.over);
  }
}

function carry(held: Held, point: Point): void {
  for (const { wing, offset } of held.wings) {
    const [x, y] = [point.x - held.start.x + offset.x, point.y - held.start.y + offset.y];
    wing.style.transform = `translate(${x}px, ${y}px) rotate(2deg) scale(1.06)`;
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
  // One that begins with a press of its own is meant again.
  const stop = (): void => {
    removeEventListener('click', swallow, { capture: true });
    removeEventListener('pointerdown', stop, { capture: true });
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', stop, { capture: true });
  setTimeout(stop, 50);
}
