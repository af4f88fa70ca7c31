/** How long things take, in milliseconds: the tokens of the same names, and their calm variant. */

import type { Pace } from '../device/settings.svelte';

export interface Tempo {
  fast: number;
  move: number;
  deal: number;
  pause: number;
}

const FULL: Tempo = { fast: 120, move: 280, deal: 420, pause: 600 };
/** Nothing flies, but there is time to see what has changed. */
const REDUCED: Tempo = { fast: 1, move: 1, deal: 300, pause: 500 };

/** What times are multiplied by; the tokens of the same names follow in shell.css. */
const PACE: Record<Pace, number> = { calm: 1.5, normal: 1, fast: 0.5 };

export function tempo(isReduced: boolean, pace: Pace = 'normal'): Tempo {
  const { fast, move, deal, pause } = isReduced ? REDUCED : FULL;
  const by = PACE[pace];
  return { fast, move: move * by, deal: deal * by, pause: pause * by };
}

/** The same so many times as fast. */
export function faster({ fast, move, deal, pause }: Tempo, times: number): Tempo {
  return { fast: fast / times, move: move / times, deal: deal / times, pause: pause / times };
}
