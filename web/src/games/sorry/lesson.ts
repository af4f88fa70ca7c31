/** What a lesson marks of an action: the pawn that is moved, and the one it is moved to. */

import type { Action } from './types';

export function marks(action: Action): { pieces: string[]; places: string[] } {
  switch (action.type) {
    case 'start':
      return only(`[data-pawn^="${action.colour}-"][data-at="start"]`);
    case 'move':
      return only(man(action.pawn));
    case 'swap':
      return { pieces: [man(action.pawn), man(action.target)], places: [man(action.target)] };
    case 'sorry':
      return only(man(action.target));
    case 'split':
      return { pieces: [man(action.first.pawn), man(action.second.pawn)], places: [] };
    default:
      return { pieces: [], places: [] };
  }
}

function only(mark: string): { pieces: string[]; places: string[] } {
  return { pieces: [mark], places: [mark] };
}

function man(pawn: string): string {
  return `[data-pawn="${pawn}"]`;
}
