/** Which games this device knows: those it has learnt or played. */

import { recall, recallHere, remember, rememberHere } from '../lib/storage';
import { holdings } from '../lib/tokens';

const LEARNT = 'learnt';

export function noteLearnt(game: string): void {
  remember(LEARNT, [...new Set([...recall<string[]>(LEARNT, []), game])]);
}

export function hasLearnt(game: string): boolean {
  return recall<string[]>(LEARNT, []).includes(game);
}

export function hasTable(game: string): boolean {
  return holdings().some(([, held]) => held.game === game);
}

export function isKnown(game: string): boolean {
  return hasLearnt(game) || hasTable(game) || recall<unknown>(`habit.${game}`, null) !== null;
}

/** The first match against bots, at this table: the lesson is offered there once more. */
export function offerLesson(code: string): void {
  rememberHere(`first/${code}`, true);
}

export function isLessonOffered(code: string): boolean {
  return recallHere(`first/${code}`, false);
}
