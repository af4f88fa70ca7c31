/** What a lesson marks of an action: rows. A card that was tried stays on the table as a ghost by itself. */

import type { Action } from './types';

export function marks(action: Action): { pieces: string[]; places: string[] } {
  if (action.type === 'play_card') return { pieces: [], places: [] };
  const row = `.pick[data-row="${action.row}"]`;
  return { pieces: [row], places: [row] };
}
