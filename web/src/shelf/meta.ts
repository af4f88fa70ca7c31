/** What stands on the edge of a box: for how many it is, and how long it takes. */

import type { GameInfo } from '../lib/net/api';
import { has, t } from '../lib/words/i18n';

export function playersOf(game: GameInfo): { players: string; most: number } {
  const allowed = [...new Set(Object.values(game.players).flat())].sort((one, other) => one - other);
  const [least, most] = [allowed[0] ?? 1, allowed.at(-1) ?? 1];
  if (least === most) return { players: String(most), most };
  const hasAll = allowed.length === most - least + 1;
  return { players: hasAll ? `${least}–${most}` : t('box-either', { least, most }), most };
}

/** Of a whole match, as the leaflet has it. */
export function minutesOf(game: GameInfo): string {
  const minutes = `box-${game.id}-minutes`;
  return has(minutes) ? t('box-minutes', { minutes: t(minutes) }) : '';
}
