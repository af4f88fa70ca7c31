/** The best solo results of this device: one list for each time limit, the best first. */

import { recall, remember } from '../../lib/device/storage';
import type { SumokuView } from './types';

export interface Best {
  tiles: number;
  stages: number;
  seconds: number;
  exchanges: number;
  /** The match it is of: a page that is loaded anew does not count it again. */
  match: string;
  /** The day, as YYYY-MM-DD. */
  day: string;
}

const KEPT = 5;

function keyOf(view: SumokuView): string {
  return `sumoku/best/${Number(view.settings['time_limit_seconds'] ?? 0)}`;
}

export function bestOf(view: SumokuView): Best[] {
  return recall<Best[]>(keyOf(view), []);
}

/** More tiles are better, then less time, then fewer exchanges. */
function compare(one: Best, other: Best): number {
  return other.tiles - one.tiles || one.seconds - other.seconds || one.exchanges - other.exchanges;
}

/** Keep the result of a finished solo game. */
export function keepBest(view: SumokuView, match: string, day = new Date().toISOString().slice(0, 10)): void {
  const { solo, outcome } = view;
  if (!solo || !outcome || solo.seconds === null || solo.tiles_used === 0) return;
  const kept = bestOf(view);
  if (kept.some((one) => one.match === match)) return;
  const result = {
    tiles: solo.tiles_used,
    stages: solo.stages,
    seconds: solo.seconds,
    exchanges: solo.exchanges,
    match,
    day,
  };
  remember(keyOf(view), [...kept, result].sort(compare).slice(0, KEPT));
}
