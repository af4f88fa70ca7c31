/** Which games this device knows: those it has learnt or played. */

import { recall, recallHere, remember, rememberHere } from './storage';
import { holdings } from './tokens';

const LEARNT = 'learnt';

export function noteLearnt(game: string): void {
  remember(LEARNT, [...new Set([...recall<string[]>(LEARNT, []), game])]);
  remember(`scene.${game}`, 0);
}

export function hasLearnt(game: string): boolean {
  return recall<string[]>(LEARNT, []).includes(game);
}

/** The scene at which a lesson stands, counted from 0. Once it has been learnt, it begins with the first again. */
export function noteScene(game: string, scene: number): void {
  if (!hasLearnt(game)) remember(`scene.${game}`, scene);
}

/** The scene at which the lesson was left; 0 if it has not gone on to the second one, or was finished. */
export function sceneLeft(game: string): number {
  const scene = recall<unknown>(`scene.${game}`, 0);
  return Number.isInteger(scene) ? (scene as number) : 0;
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
