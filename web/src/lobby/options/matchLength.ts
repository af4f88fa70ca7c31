/** The options of a whole match and of a short one, in a game's modes. */

import type { GameInfo } from '../../lib/net/api';

/** The options of a mode as the leaflet has them. */
export function wholeMatch(game: GameInfo, mode = game.modes[0] ?? ''): Record<string, unknown> {
  return mode === '' ? {} : { mode };
}

/** The options of a short match, for somebody who would play that mode. */
export function shortMatch(game: GameInfo, mode = game.modes[0] ?? ''): Record<string, unknown> {
  return { ...wholeMatch(game, mode), ...game.quick_options[mode] };
}

/** Whether a match of the mode can be made shorter. */
export function hasShort(game: GameInfo, mode = game.modes[0] ?? ''): boolean {
  return Object.keys(game.quick_options[mode] ?? {}).length > 0;
}
