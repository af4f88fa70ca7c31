/** How long things take, in milliseconds: the tokens of the same names, and their calm variant. */

import type { Pace } from '../device/settings.svelte';

export interface AnimationSpeed {
  fast: number;
  move: number;
  deal: number;
  pause: number;
}

const FULL: AnimationSpeed = { fast: 120, move: 280, deal: 420, pause: 600 };
/** Nothing flies, but there is time to see what has changed. */
const REDUCED: AnimationSpeed = { fast: 1, move: 1, deal: 300, pause: 500 };

/** What times are multiplied by; the tokens of the same names follow in shell.css. */
const PACE: Record<Pace, number> = { calm: 1.5, normal: 1, fast: 0.5 };

export function animationSpeed(isReduced: boolean, pace: Pace = 'normal'): AnimationSpeed {
  const { fast, move, deal, pause } = isReduced ? REDUCED : FULL;
  const by = PACE[pace];
  return { fast, move: move * by, deal: deal * by, pause: pause * by };
}

/** The same so many times as fast. */
export function faster({ fast, move, deal, pause }: AnimationSpeed, times: number): AnimationSpeed {
  return { fast: fast / times, move: move / times, deal: deal / times, pause: pause / times };
}
