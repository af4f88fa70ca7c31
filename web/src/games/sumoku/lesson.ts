/** What a lesson marks of an action: the tiles that are laid or moved, and the cells they go to. */

import type { Cell } from './camera.svelte';
import type { Action } from './types';

const CLAIM = '.cloth [data-action="claim"]';

export function marks(action: Action): { pieces: string[]; places: string[] } {
  if (action.type === 'claim') return { pieces: [CLAIM], places: [CLAIM] };
  if (action.type !== 'play' && action.type !== 'arrange') return { pieces: [], places: [] };
  const laid = action.type === 'play' ? action.placements : action.moves;
  return { pieces: laid.map(({ tile }) => `[data-piece="${tile}"]`), places: ['.board .spot.asked'] };
}

/** The cells in which tiles are asked for. */
export function cellsOf(asked: unknown): Cell[] {
  const action = asked as Action | null | undefined;
  const laid = action?.type === 'play' ? action.placements : action?.type === 'arrange' ? action.moves : [];
  return laid.flatMap(({ x, y }) => (x == null || y == null ? [] : [{ x, y }]));
}
