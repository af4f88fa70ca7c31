/** The animation queue: the frames of each state are shown one after the other, up to the newest state. */

import type { Sound } from '../device/sound';

/** Places pieces come from or go to when they are not on the table before or after: piece → place. */
export interface Moves {
  from?: Record<string, string>;
  to?: Record<string, string>;
}

/** One animation frame: the scene to show, how long to hold it, and the events that go to the log with it. */
export interface Frame<Scene, Told = unknown> {
  scene: Scene;
  /** Milliseconds before the next frame, or longer if pieces are still in the air; 0 for what need not be waited for. */
  hold: number;
  moves?: Moves;
  /** How long pieces take to get where they go, where that is not what the table is used to; in milliseconds. */
  move?: number;
  sound?: Sound;
  told?: readonly Told[];
}

/** Renders a frame: calls `apply` after measuring (FLIP), and resolves `landed` when its animations have ended. */
export type RenderFrame<Scene, Told> = (frame: Frame<Scene, Told>, apply: () => void) => Promise<Staged | void> | void;

export interface Staged {
  landed: Promise<void>;
}

export interface Timer {
  /** Resolves after the time, or as soon as the returned promise's `wake` is called. */
  start(ms: number): { done: Promise<void>; wake: () => void };
}

const realTime: Timer = {
  start(ms) {
    let wake = () => {};
    const done = new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
    return { done, wake };
  },
};

interface Script<Scene, Told> {
  frames: Frame<Scene, Told>[];
  isSlow: boolean;
}

/** With more queued scripts than this, frames are held half as long, or all but the newest script is skipped. */
const HURRY = 1;
const CUT = 3;

/**
 * A queue of scripts. A script is the frames of one state and ends with its rest, so the last frame always shows the
 * newest state; skipping leaves out frames, never the last one and never events for the log.
 */
export class Showing<Scene, Told = unknown> {
  scene = $state.raw() as Scene;
  /** Frames that are held are being shown: input waits. */
  busy = $state(false);
  onTold: (told: readonly Told[]) => void = () => {};

  #scripts: Script<Scene, Told>[] = [];
  #running = false;
  #wake: () => void = () => {};
  #cuts = 0;

  constructor(
    scene: Scene,
    private readonly stage: RenderFrame<Scene, Told> = (_, apply) => apply(),
    private readonly timer: Timer = realTime,
  ) {
    this.scene = scene;
  }

  /** Clear the queue and show the scene without animation: first state, reconnection, jump in a replay. */
  cut(scene: Scene): void {
    this.#scripts = [];
    this.#cuts += 1;
    this.busy = false;
    this.scene = scene;
    this.#wake();
  }

  /** Append a script to the queue. */
  tell(frames: readonly Frame<Scene, Told>[]): void {
    if (frames.length === 0) return;
    const isSlow = frames.some((frame) => frame.hold > 0);
    this.#scripts.push({ frames: [...frames], isSlow });
    if (isSlow) this.busy = true;
    void this.#run();
  }

  /** Skip to the last frame of the queue. */
  skip(): void {
    if (this.#scripts.length === 0) return;
    const rest = this.#scripts.flatMap((script) => script.frames);
    this.#scripts = rest.length === 0 ? [] : [{ frames: [ending(rest)], isSlow: false }];
    this.#wake();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#scripts.length > 0) {
      if (this.#slow() > CUT) this.#cutShort();
      const script = this.#scripts[0]!;
      const frame = script.frames.shift();
      if (frame === undefined) {
        this.#scripts.shift();
        continue;
      }
      await this.#show(frame);
    }
    this.#running = false;
    this.busy = false;
  }

  async #show(frame: Frame<Scene, Told>): Promise<void> {
    const cuts = this.#cuts;
    const staged = await this.stage(frame, () => {
      if (cuts === this.#cuts) this.scene = frame.scene;
    });
    if (cuts !== this.#cuts) return;
    if (frame.told?.length) this.onTold(frame.told);
    const hold = this.#slow() > HURRY ? frame.hold / 2 : frame.hold;
    if (hold <= 0 || this.#isLast()) return;
    const { done, wake } = this.timer.start(hold);
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([woken, Promise.all([done, staged?.landed])]);
    wake();
    this.#wake = () => {};
  }

  /** How many of the scripts take their time; a card that somebody lays meanwhile does not. */
  #slow(): number {
    return this.#scripts.filter(({ isSlow }) => isSlow).length;
  }

  #isLast(): boolean {
    return this.#scripts.every((script) => script.frames.length === 0);
  }

  /** Everything but the newest script is reduced to its end. */
  #cutShort(): void {
    const newest = this.#scripts.at(-1)!;
    const older = this.#scripts.slice(0, -1).flatMap((script) => script.frames);
    this.#scripts = older.length === 0 ? [newest] : [{ frames: [ending(older)], isSlow: false }, newest];
  }
}

/** The last of several frames, which tells what all of them would have told and moves what any of them would have. */
function ending<Scene, Told>(frames: readonly Frame<Scene, Told>[]): Frame<Scene, Told> {
  const last = frames.at(-1)!;
  return {
    scene: last.scene,
    hold: 0,
    moves: {
      from: Object.assign({}, ...frames.map((frame) => frame.moves?.from)),
      to: Object.assign({}, ...frames.map((frame) => frame.moves?.to)),
    },
    told: frames.flatMap((frame) => frame.told ?? []),
  };
}
