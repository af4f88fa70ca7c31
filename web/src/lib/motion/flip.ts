/**
 * Pieces move, they never jump: measure, change, measure again, and play the way between (FLIP).
 *
 * A piece is an element with `data-piece`, its name unique on the page; `data-zone` on an element around it tells the
 * parts of the table apart. Within a zone a piece slides. From one zone to another it flies above everything, because
 * a cloth or a rack would cut it off at its edge. `data-place` marks where pieces come from or go to.
 */

import { tick } from 'svelte';
import type { Moves, Staged } from './showing.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Way {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

const STAGGER = 40;
/** However many pieces there are, the last one leaves the stock after so many milliseconds. */
const DEALT_IN = 1_200;
const STILL = 0.5;
/** Custom properties a piece takes its width from: a copy in flight has to take it along. */
const SIZES = ['--sw', '--tw', '--cw', '--kw', '--pw'];

/** What turns a box that lies at `to` back into the one it was at `from`. */
export function wayBack(from: Box, to: Box): Way {
  return {
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
    scaleX: to.width === 0 ? 1 : from.width / to.width,
    scaleY: to.height === 0 ? 1 : from.height / to.height,
  };
}

export function isStill(way: Way): boolean {
  const grows = Math.abs(way.scaleX - 1) > 0.01 || Math.abs(way.scaleY - 1) > 0.01;
  return Math.abs(way.x) < STILL && Math.abs(way.y) < STILL && !grows;
}

function transform({ x, y, scaleX, scaleY }: Way): string {
  return `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})`;
}

interface Seen {
  element: HTMLElement;
  box: Box;
  zone: string;
  /** A picture of it, for pieces that will be gone. */
  copy: () => HTMLElement;
}

/** Moves the pieces below one element. */
export class Pieces {
  #flying = new Map<string, { wing: HTMLElement; animation: Animation; hidden: Animation | null }>();
  #sliding = new Map<HTMLElement, Animation>();

  constructor(private readonly root: () => HTMLElement | null) {}

  /** Change the page and let every piece travel from where it was to where it is. */
  async change(apply: () => void, moves: Moves = {}, { move = 280 } = {}): Promise<Staged> {
    const root = this.root();
    if (!root || move < 20) {
      this.land();
      apply();
      await tick();
      return { landed: Promise.resolve() };
    }
    const before = this.#look(root);
    const places = placesIn(root);
    apply();
    await tick();
    this.#play(root, before, { ...places, ...placesIn(root) }, moves, move);
    return { landed: this.#landing(move) };
  }

  /**
   * All pieces that lie there come from one place, one after the other. Those that are set up on a board (`data-set-up`)
   * were there before, and those that lie at the place itself stay. False where there is no such place.
   */
  deal(place: string, { move = 420 } = {}): boolean {
    const root = this.root();
    const from = root && placesIn(root)[place];
    if (!root || !from || move < 20) return false;
    const pieces = piecesIn(root).filter(
      (element) => element.checkVisibility() && !element.closest(`[data-set-up], [data-place="${place}"]`),
    );
    const stagger = Math.min(STAGGER, DEALT_IN / pieces.length);
    pieces.forEach((element, order) => this.#fly(element.dataset['piece']!, element, from, move, order * stagger));
    return true;
  }

  /** When all that is in the air will be down; a page that is not painted does not wait for ever. */
  async #landing(move: number): Promise<void> {
    const flights = [...this.#flying.values()].map(({ animation }) => animation.finished);
    const patience = new Promise((resolve) => setTimeout(resolve, move * 8));
    await Promise.race([Promise.allSettled(flights), patience]);
  }

  /** Everything in flight is where it belongs at once. */
  land(): void {
    for (const name of [...this.#flying.keys()]) this.#arrived(name);
  }

  #look(root: HTMLElement): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of piecesIn(root)) {
      const name = element.dataset['piece']!;
      const inTheAir = this.#flying.get(name)?.wing ?? heldWing(name);
      const box = (inTheAir ?? element).getBoundingClientRect();
      seen.set(name, { element, box, zone: zoneOf(element), copy: copyOf(element) });
    }
    return seen;
  }

  #play(root: HTMLElement, before: Map<string, Seen>, places: Record<string, Box>, moves: Moves, move: number): void {
    let order = 0;
    const here = new Set<string>();
    for (const animation of this.#sliding.values()) animation.cancel();
    this.#sliding.clear();
    for (const element of piecesIn(root)) {
      const name = element.dataset['piece']!;
      here.add(name);
      const old = before.get(name);
      const from = old?.box ?? places[moves.from?.[name] ?? ''];
      if (!from) continue;
      const way = wayBack(from, element.getBoundingClientRect());
      if (isStill(way) && !this.#flying.has(name)) continue;
      const delay = order++ * STAGGER;
      if (old && old.zone === zoneOf(element) && !this.#flying.has(name)) this.#slide(element, way, move);
      else this.#fly(name, element, from, move, old ? 0 : delay);
    }
    for (const [name, old] of before) {
      const to = places[moves.to?.[name] ?? ''];
      if (here.has(name) || !to) continue;
      this.#send(name, old, to, move, order++ * STAGGER);
    }
  }

  #slide(element: HTMLElement, way: Way, move: number): void {
    const keyframes = [{ transform: `${transform(way)} ${ownTransform(element)}` }, {}];
    const animation = element.animate(keyframes, { duration: move, easing: 'cubic-bezier(.2,.8,.2,1)' });
    this.#sliding.set(element, animation);
    animation.onfinish = () => this.#sliding.delete(element);
  }

  #fly(name: string, element: HTMLElement, from: Box, move: number, delay: number): void {
    this.#arrived(name);
    const to = element.getBoundingClientRect();
    const wing = wingFor(copyOf(element)(), to);
    const timing = { duration: move * 1.35, delay, easing: 'cubic-bezier(.3,1.2,.5,1)', fill: 'backwards' } as const;
    const animation = wing.animate([{ transform: transform(wayBack(from, to)) }, { transform: 'none' }], timing);
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + delay });
    lift(wing, timing.duration, delay);
    this.#flying.set(name, { wing, animation, hidden });
    animation.onfinish = () => this.#arrived(name, wing);
  }

  /** It leaves the table: a copy goes to the place and is gone there. */
  #send(name: string, old: Seen, to: Box, move: number, delay: number): void {
    this.#arrived(name);
    const wing = wingFor(old.copy(), old.box);
    const way = wayBack(to, old.box);
    const small = { ...way, scaleX: 0.3, scaleY: 0.3 };
    const timing = { duration: move * 1.8, delay, easing: 'cubic-bezier(.5,0,.3,1)', fill: 'both' } as const;
    const animation = wing.animate(
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: transform(small), opacity: 0 },
      ],
      timing,
    );
    this.#flying.set(name, { wing, animation, hidden: null });
    animation.onfinish = () => this.#arrived(name, wing);
  }

  #arrived(name: string, wing = this.#flying.get(name)?.wing): void {
    const flight = this.#flying.get(name);
    if (!flight || flight.wing !== wing) return;
    this.#flying.delete(name);
    flight.animation.onfinish = null;
    flight.animation.cancel();
    flight.hidden?.cancel();
    flight.wing.remove();
  }
}

function ownTransform(element: HTMLElement): string {
  const own = getComputedStyle(element).transform;
  return own === 'none' ? '' : own;
}

function lift(wing: HTMLElement, duration: number, delay: number): void {
  const keyframes = [{ scale: 1 }, { scale: 1.08, offset: 0.4 }, { scale: 1 }];
  wing.firstElementChild?.animate(keyframes, { duration, delay });
}

function piecesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')];
}

function placesIn(root: HTMLElement): Record<string, Box> {
  const held = document.querySelectorAll<HTMLElement>('[data-held][data-place]');
  const found = [...root.querySelectorAll<HTMLElement>('[data-place]'), ...held];
  return Object.fromEntries(found.map((element) => [element.dataset['place']!, element.getBoundingClientRect()]));
}

function zoneOf(element: HTMLElement): string {
  return element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '';
}

export function copyOf(element: HTMLElement): () => HTMLElement {
  const width = `${element.offsetWidth}px`;
  return () => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const name of ['data-piece', 'data-place', 'id', 'tabindex', 'aria-label']) copy.removeAttribute(name);
    for (const name of SIZES) copy.style.setProperty(name, width);
    return copy;
  };
}

/** The copy of a piece that a finger holds (drag.ts). */
function heldWing(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-held="${CSS.escape(name)}"]`);
}

/** A bare holder above the page, where the box lies. */
export function wingFor(copy: HTMLElement, box: Box): HTMLElement {
  const wing = document.createElement('div');
  wing.className = 'wing';
  wing.setAttribute('aria-hidden', 'true');
  wing.inert = true;
  Object.assign(wing.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  wing.append(copy);
  (document.querySelector('[data-flights]') ?? document.body).append(wing);
  return wing;
}
