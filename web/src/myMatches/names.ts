/** What a game is called where there is little room; one that is no longer on the shelf by its id. */

import { has, t } from '../lib/words/i18n';

export function gameName(game: string): string {
  return t([`${game}-page-name`, `${game}-name`].find(has) ?? 'mine-unknown-game', { game });
}
