/** Builds the animation frames of a state from its events; each game extends it with what an event changes. */

import type { Sound } from '../device/sound';
import type { AnimationSpeed } from './animationSpeed';
import type { Frame } from './showing.svelte';

/** What a viewer hears and then sees. */
export interface Heard<View, Told> {
  seat: number | null;
  view: View;
  events: readonly Told[];
}

export abstract class AnimationScript<Scene, Told> {
  /** Where pieces of the next frame come from or go to that are not on the table before or after it. */
  protected from: Record<string, string> = {};
  protected to: Record<string, string> = {};
  #frames: Frame<Scene, Told>[] = [];
  #told: Told[] = [];

  constructor(
    protected scene: Scene,
    protected readonly viewer: number | null,
    protected readonly speed: AnimationSpeed,
  ) {}

  /** Show what the event changes. One that is not shown by itself is told with the next frame. */
  protected abstract follow(event: Told): void;

  add(event: Told): void {
    this.#told.push(event);
    this.follow(event);
  }

  /** The next frame; `move` is how long its pieces take, where that is not what the table is used to. */
  protected show(changes: Partial<Scene>, hold: number, sound?: Sound, move?: number): void {
    this.scene = { ...this.scene, ...changes };
    this.#push({ scene: this.scene, hold, ...(sound && { sound }), ...(move !== undefined && { move }) });
  }

  /** All frames; the last one is the rest of the new state. */
  end(rest: Scene): Frame<Scene, Told>[] {
    this.#push({ scene: rest, hold: 0 });
    return this.#frames;
  }

  #push(frame: Frame<Scene, Told>): void {
    this.#frames.push({ ...frame, moves: { from: this.from, to: this.to }, told: this.#told });
    this.#told = [];
    this.from = {};
    this.to = {};
  }
}

/** Frames that are shown once more: nothing is told again. */
export function untold<Scene, Told>(frames: readonly Frame<Scene, Told>[]): Frame<Scene, Told>[] {
  return frames.map(({ told: _, ...frame }) => frame);
}
