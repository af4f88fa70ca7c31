/** What a lesson marks of an action: the sets that it makes or changes. */

import type { Action, RummyView } from './types';

const STOCK = '.cloth [data-action="stock"]';

export function marks(action: Action, view: RummyView): { pieces: string[]; places: string[] } {
  if (action.type === 'draw') return { pieces: [STOCK], places: [STOCK] };
  if (action.type !== 'play') return { pieces: [], places: [] };
  const lying = view.table.map(({ tiles }) => tiles.map(String));
  const changed = action.table.filter(({ tiles }) => !lying.some((set) => isSame(set, tiles)));
  const lots = changed.map(({ tiles }) => tiles.map((tile) => `[data-lot]:has([data-card="${tile}"])`).join(', '));
  return { pieces: lots, places: lots };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tile) => other.includes(tile));
}
