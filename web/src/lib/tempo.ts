/** How long things take, in milliseconds: the tokens of the same names, and their calm variant. */

export interface Tempo {
  fast: number;
  move: number;
  deal: number;
  pause: number;
}

const FULL: Tempo = { fast: 120, move: 280, deal: 420, pause: 600 };
/** Nothing flies, but there is time to see what has changed. */
const REDUCED: Tempo = { fast: 1, move: 1, deal: 300, pause: 500 };

export function tempo(isReduced: boolean): Tempo {
  return isReduced ? REDUCED : FULL;
}
