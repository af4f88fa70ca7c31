/** Feeds the states of a match into the animation queue, and keeps all events for the log. */

import { Pieces } from '../../lib/motion/flip';
import { MatchTime } from '../../lib/turn/matchTime.svelte';
import type { TableMessage } from '../../lib/net/protocol';
import { settings, type Pace } from '../../lib/device/settings.svelte';
import { Showing, type Frame, type Staged } from '../../lib/motion/showing.svelte';
import { play } from '../../lib/device/sound';
import { animationSpeed, faster } from '../../lib/motion/animationSpeed';
import type { AnyGame, Seen } from '../../lib/turn/game';

/** Moves as short as this are none: nothing flies. */
const CALM = 20;
/** So long after its beginning, by its own clock, a match has just been dealt; in milliseconds. */
const FRESH = 4_000;

type AnyState = Seen<unknown, unknown, unknown>;
interface AnyScene {
  view: unknown;
}

export interface Surroundings {
  /** The element that holds all pieces. */
  root: () => HTMLElement | null;
  isPhone: () => boolean;
  /** What was told before the first state was shown. */
  told?: readonly unknown[];
  /** How many times as fast as at the table. */
  speed?: () => number;
  /** How fast pieces move; without it, as this browser's person likes it. */
  pace?: () => Pace;
}

export class Following {
  readonly showing: Showing<AnyScene>;
  /** The newest state. */
  state = $state.raw() as AnyState;
  /** Everything told in this match, as far as it has been shown. */
  told = $state.raw<readonly unknown[]>([]);
  onTold: (told: readonly unknown[]) => void = () => {};
  readonly pieces: Pieces;
  readonly time = new MatchTime();
  #isPhone: () => boolean;
  #speed: () => number;
  #pace: () => Pace;
  #isAgain = false;
  /** Frames of the newest state that wait for `goOn`: what is shown stops at one of its events. */
  #waiting: readonly Frame<AnyScene>[] = [];
  /** What is shown in place of the newest state: an unfinished turn. */
  #preview: AnyScene | null = null;

  constructor(
    readonly game: AnyGame,
    readonly box: Record<string, unknown>,
    first: AnyState,
    { root, isPhone, told = first.events, pace = () => settings.pace, speed = () => 1 }: Surroundings,
  ) {
    this.#speed = speed;
    this.pieces = new Pieces(root);
    this.#isPhone = isPhone;
    this.#pace = pace;
    this.showing = new Showing<AnyScene>(game.rest(first.view), (frame, apply) => this.#stage(frame, apply));
    this.showing.onTold = (told) => this.#hear(told);
    this.state = first;
    this.time.hear(first);
    this.told = told;
  }

  /** Take a message of the line: a state of this viewer, or what concerns everybody. */
  hear(message: TableMessage, seat: number | null): void {
    if (message.type === 'table') this.time.run(message.phase === 'playing');
    if (message.type === 'skipped' && !this.#isAgain) this.showing.skip();
    if (message.type !== 'state' || message.seat !== seat) return;
    if (message.history) this.jump(message as AnyState);
    else this.go(message as AnyState);
  }

  /** Show a state at once: after a reconnection, or anywhere in a replay. */
  jump(state: AnyState): void {
    this.#preview = null;
    this.#waiting = [];
    this.state = state;
    this.time.hear(state);
    this.told = state.events;
    this.showing.cut(this.game.rest(state.view));
  }

  /** Show how the table gets to a newer state. What is only being shown again makes way for it. */
  go(state: AnyState): void {
    this.showing.tell(this.#way(state));
  }

  /** Show how the table gets to a newer state, but only as far as one of its events; `goOn` shows the rest. */
  goUntil(state: AnyState, event: unknown): void {
    const frames = this.#way(state);
    const until = placeOf(event, frames);
    this.#waiting = frames.slice(until);
    this.showing.tell(frames.slice(0, until));
  }

  /** Show at once the moment of one of the events between two states; `goOn` shows the rest. */
  jumpUntil(before: AnyState, state: AnyState, event: unknown): void {
    this.jump(before);
    const frames = this.#way(state);
    const until = placeOf(event, frames);
    this.#waiting = frames.slice(until);
    this.told = frames.slice(0, until).flatMap((frame) => frame.told ?? []);
    this.showing.cut(frames[until - 1]!.scene);
  }

  /** Whether the rest of a state waits to be shown. */
  get isHeld(): boolean {
    return this.#waiting.length > 0;
  }

  goOn(): void {
    this.showing.tell(this.#waiting);
    this.#waiting = [];
  }

  #way(state: AnyState): Frame<AnyScene>[] {
    if (this.#isAgain) this.showing.skip();
    this.#isAgain = false;
    const before = this.#preview ?? this.game.rest(this.state.view);
    this.#preview = null;
    this.#waiting = [];
    this.state = state;
    this.time.hear(state);
    return this.game.frames(before, state, this.animationSpeed);
  }

  /** Show the table as an unfinished turn would leave it, until something happens; null: as it is. */
  preview(view: unknown | null): void {
    if (this.showing.busy) return;
    this.#preview = view === null ? null : this.game.rest(view);
    const scene = this.#preview ?? this.game.rest(this.state.view);
    void this.pieces.change(() => this.showing.cut(scene), {}, { move: this.animationSpeed.move });
  }

  /** Change what is on the screen so that pieces travel. */
  move(change: () => void): void {
    void this.pieces.change(change, {}, { move: this.animationSpeed.move });
  }

  /** The first hand of a match comes from the stock, or from the pile, before one's eyes. */
  dealIn(): void {
    if (this.state.clock > FRESH || this.animationSpeed.move < CALM) return;
    play('card', { isPhone: this.#isPhone() });
    const { deal: move } = this.animationSpeed;
    if (!this.pieces.deal('stock', { move })) this.pieces.deal('pile', { move });
  }

  /** The last turn once more. */
  again(): void {
    this.showing.skip();
    this.#isAgain = true;
    this.showing.tell(this.#lastTurn);
  }

  /** The last turn is being shown once more, on this screen only. */
  get isAgain(): boolean {
    return this.#isAgain && this.showing.busy;
  }

  get hasAgain(): boolean {
    return this.#lastTurn.length > 0;
  }

  get #lastTurn(): Frame<AnyScene>[] {
    return this.game.replayLastTurn(this.told, this.state, this.animationSpeed);
  }

  /** How many hands have been shown to their end: those on the sheet that is shown. */
  get hand(): number {
    return this.game.sheet(this.showing.scene.view).hands.length;
  }

  get animationSpeed() {
    return faster(animationSpeed(settings.reducedMotion, this.#pace()), this.#speed());
  }

  #hear(told: readonly unknown[]): void {
    this.told = [...this.told, ...told];
    this.onTold(told);
  }

  #stage(frame: Frame<AnyScene>, apply: () => void): Promise<Staged> {
    if (frame.sound) play(frame.sound, { isPhone: this.#isPhone() });
    return this.pieces.change(apply, frame.moves, { move: frame.move ?? this.animationSpeed.move });
  }
}

/** How many frames it takes to tell an event; all of them if none tells it. */
function placeOf(event: unknown, frames: readonly Frame<AnyScene>[]): number {
  const wanted = JSON.stringify(event);
  const place = frames.findIndex(({ told }) => told?.some((one) => JSON.stringify(one) === wanted));
  return place < 0 ? frames.length : place + 1;
}
