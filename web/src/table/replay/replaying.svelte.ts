/** A finished match that is looked at again: which moment, with whose eyes, how fast. */

import { untrack } from 'svelte';
import type { Following } from '../seat/following.svelte';
import type { Seen } from '../../lib/turn/game';
import type { MatchTimeline, Pin, Step } from '../../lib/net/answers';
import type { Steps } from '../../lib/net/steps';

/** Whose hand one sees: a seat's own, nobody's, or everybody's. */
export type Eyes = number | 'all' | null;

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two turns that are played one after the other, and longer after a big moment. */
const BETWEEN = 700;
const AT_A_PIN = 600;

export class Replaying {
  /** The moves that have been made at the moment that is shown. */
  n = $state(0);
  /** The big moment at which the turn is held: the rest of it has not been shown yet. */
  held = $state.raw<Pin | null>(null);
  eyes = $state<Eyes>(null);
  /** Everybody's step of this moment, where all hands are looked at. */
  hands = $state.raw<readonly Step[]>([]);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #wanted = $state(0);
  #until: Pin | null = null;

  constructor(
    readonly timeline: MatchTimeline,
    private readonly steps: Steps,
    private readonly following: Following,
    private readonly players: number,
  ) {
    this.#stops = [0, ...timeline.turns];
  }

  /** The seat whose hand is on the wood. */
  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null;
  }

  /** The moment that was asked for last; it may still be on its way. */
  get wanted(): number {
    return this.#wanted;
  }

  /** The ends of turns, the deal first: where one can stop. A match that is too long for an outline has none. */
  readonly #stops: readonly number[];

  #after(n: number): number | undefined {
    if (this.timeline.turns.length === 0) return n < this.timeline.of ? n + 1 : undefined;
    return this.#stops.find((stop) => stop > n);
  }

  #before(n: number): number {
    if (this.timeline.turns.length === 0) return Math.max(0, n - 1);
    return this.#stops.findLast((stop) => stop < n) ?? 0;
  }

  /** The big moment that is shown, if there is one in this turn. */
  get pin(): Pin | null {
    if (this.held) return this.held;
    const last = this.n <= 0 ? 0 : this.#before(this.n);
    return this.timeline.pins.findLast(({ n }) => n > last && n <= this.n) ?? null;
  }

  /** The hand that is played at a moment, from 0 on. */
  handAt(n: number): number {
    return Math.max(
      0,
      this.timeline.hands.findLastIndex((begins) => begins <= n),
    );
  }

  /** The number of moves to be told of the moment that is shown. */
  get moment(): number {
    return this.held?.n ?? Math.max(0, this.n);
  }

  /** Where something lies on the tape: the hand, from 0 on, and the turn in it, from 1 on. */
  whereIs(n: number): { hand: number; turn: number } {
    const hand = this.handAt(Math.max(0, n - 1));
    const begins = this.timeline.hands[hand] ?? 0;
    return { hand, turn: this.timeline.turns.filter((end) => end > begins && end <= this.snap(n)).length };
  }

  async next(): Promise<void> {
    if (this.held && this.#wanted === this.n) return this.#goOn();
    return this.go(this.#after(this.#wanted) ?? this.timeline.of);
  }

  back(): Promise<void> {
    return this.go(this.#before(this.#wanted));
  }

  /** The end of the turn a move belongs to. */
  snap(n: number): number {
    return n <= 0 ? 0 : (this.#after(n - 1) ?? this.timeline.of);
  }

  /**
   * Go to a moment: the end of the next turn is shown as it happened, any other at once. With a big moment of the turn
   * that ends there, only as far as that; cut, nothing is shown as it happened.
   */
  async go(to: number, until: Pin | null = null, isCut = false): Promise<void> {
    const { of } = this.timeline;
    this.#wanted = Math.max(0, Math.min(of, to));
    this.#until = until;
    const isFree = !isCut && this.n >= 0 && !this.held && !this.following.showing.busy;
    const isNext = isFree && this.#wanted === this.#after(this.n);
    const [wanted, seat, begins] = [this.#wanted, this.seat, this.#before(this.#wanted)];
    const isWhole = isNext || until !== null;
    const [step, before] = await Promise.all([
      this.steps.at(wanted, seat, isWhole ? begins : wanted - 1),
      until && !isNext ? this.steps.at(begins, seat) : null,
    ]);
    if (wanted !== this.#wanted || seat !== this.seat || until !== this.#until) return;
    if (before) this.following.jumpUntil(seen(before), seen(step), until!.event);
    else if (!isNext) this.following.jump(seen(step));
    else if (until) this.following.goUntil(seen(step), until.event);
    else this.following.go(seen(step));
    this.held = until && this.following.isHeld ? until : null;
    this.n = wanted;
    void this.#lookAround();
    const after = this.#after(wanted);
    if (after !== undefined) void this.steps.at(after, seat, wanted);
  }

  /** See how it came to a big moment: its turn is shown from its beginning, and held there. */
  async show(pin: Pin): Promise<void> {
    const end = this.snap(pin.n);
    const begins = this.#before(end);
    await this.go(begins, null, true);
    if (this.#wanted === begins) await this.go(end, pin);
  }

  /** The rest of a turn that was held. */
  #goOn(): void {
    this.held = null;
    this.#until = null;
    this.following.goOn();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.hands = [];
    this.n = -1;
    await this.go(this.#wanted, this.#until);
  }

  async #lookAround(): Promise<void> {
    if (this.eyes !== 'all') return;
    const now = this.n;
    const all = await Promise.all(
      Array.from({ length: this.players }, (_, seat) => this.steps.at(now, seat, Math.max(0, now - 1))),
    );
    if (now === this.n) this.hands = all;
  }

  /** While it plays the next turn comes when the last has been shown; call it in an effect. */
  keepPlaying(): (() => void) | undefined {
    if (!this.isPlaying || this.following.showing.busy) return;
    if (this.n >= this.timeline.of && !this.held) {
      this.isPlaying = false;
      return;
    }
    const pause = (BETWEEN + (this.pin === null ? 0 : AT_A_PIN)) / this.speed;
    const timer = setTimeout(() => untrack(() => void this.next()), pause);
    return () => clearTimeout(timer);
  }

  /** From the end it plays from the beginning. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.n >= this.timeline.of && !this.held) void this.go(0);
  }
}

/** A step as a state that nobody has to answer. */
export function seen({ seat, n, view, events }: Step): Seen<unknown, unknown, unknown> {
  return {
    type: 'state',
    seat,
    n,
    view,
    events,
    decision_id: 0,
    to_act: [],
    may_act: false,
    legal: [],
    history: false,
    hand: 0,
    outcome: null,
    clock: 0,
    deadline: null,
  };
}

/**
 * The moment and the eyes in the address of a link: `#120` or `#120-2`, `#120-all`. `#120.1` is the first big moment
 * of that move.
 */
export function momentIn(hash: string): { n: number; big: number; eyes: Eyes } {
  const [, n = '0', big = '0', eyes = ''] = /^#(\d+)(?:\.(\d+))?(?:-(\d+|all))?$/.exec(hash) ?? [];
  return { n: Number(n), big: Number(big), eyes: eyes === '' ? null : eyes === 'all' ? 'all' : Number(eyes) };
}

export function hashOf(n: number, eyes: Eyes, big = 0): string {
  return `#${Math.max(0, n)}${big > 0 ? `.${big}` : ''}${eyes === null ? '' : `-${eyes}`}`;
}
