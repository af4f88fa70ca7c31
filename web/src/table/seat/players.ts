/** The people of a match, as its screens name them. */

import type { Table } from '../../lib/net/protocol';
import { peopleAt, played, type Person } from '../../lib/people/people';
import { seated, type AnyGame } from '../../lib/turn/game';
import { t } from '../../lib/words/i18n';

/**
 * Those who play or have played: when the match is over they stay on its sheet, wherever they sit by now. `own` are the
 * seats that are called “you”.
 */
export function playersOf(
  game: AnyGame,
  table: Table,
  { view, outcome }: { view: unknown; outcome: unknown },
  own: readonly number[] = [],
): Person[] {
  const { last, match, seats } = table;
  const people =
    last !== null && last.match === match && outcome !== null
      ? played(last, own, t('you'))
      : peopleAt(seats.slice(0, game.sheet(view).totals.length), own, t('you'));
  return seated(game, view, people);
}
