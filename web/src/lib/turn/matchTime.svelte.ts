/** The match clock between two messages: the server tells what it is, and while the match runs the page counts on. */

import { untrack } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';

/** How often what is shown of it changes, in milliseconds. */
const TICK = 100;

export class MatchTime {
  /** When the clock of the match has to act by itself. */
  deadline = $state<number | null>(null);
  #clock = $state.raw({ told: 0, heard: 0 });
  #runs = $state(false);
  #ticking = createSubscriber((update) => {
    const ticking = setInterval(update, TICK);
    return () => clearInterval(ticking);
  });

  constructor(private readonly wall: () => number = () => performance.now()) {}

  hear({ clock, deadline }: { clock: number; deadline: number | null }): void {
    this.#clock = { told: clock, heard: this.wall() };
    this.deadline = deadline;
  }

  get isRunning(): boolean {
    return this.#runs;
  }

  /** Let it go on, or stand still as the match does. */
  run(isRunning: boolean): void {
    untrack(() => {
      if (isRunning === this.#runs) return;
      this.#clock = { told: this.now, heard: this.wall() };
      this.#runs = isRunning;
    });
  }

  /** Milliseconds on the match clock; whoever shows it is told when it has gone on. */
  get now(): number {
    this.#ticking();
    const { told, heard } = this.#clock;
    return this.#runs ? told + this.wall() - heard : told;
  }

  /** Milliseconds until the deadline; null without one. */
  get left(): number | null {
    return this.deadline === null ? null : Math.max(0, this.deadline - this.now);
  }
}
