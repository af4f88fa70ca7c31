/** Ways to lay cards down or off, as the server proposes them. */

import { t } from '../../lib/words/i18n';
import type { End } from '../../lib/pieces/Meld.svelte';
import { likeness, type Card } from '../../lib/pieces/cards';
import type { Laying } from '../../lib/melds/meldPlay.svelte';
import type { Action, Appraisal, LayOff, Meld, MeldOption, TakeOption } from './types';
import { cardName } from './words';

export type Way = MeldOption | TakeOption;

/** What an appraisal says of laying cards; null where it says nothing of it. */
export function layingIn(appraisal: Appraisal | null): Laying<Way> | null {
  return appraisal && 'ways' in appraisal ? appraisal : null;
}

/** What is laid: for a card taken from the row, its use. */
export function useIn(action: Action): Meld | LayOff | null {
  const use = action.type === 'take_discard' ? action.use : action;
  return use?.type === 'meld' || use?.type === 'lay_off' ? use : null;
}

/** Whether cards are laid off on this combination, at this end of it if one is named. */
export function isOnto({ action }: Way, meld: number, end: End | null): boolean {
  const use = useIn(action);
  return use?.type === 'lay_off' && use.meld === meld && (end === null || use.end === end);
}

/** Like cards make like ways: one of them is enough to choose from. The best come first. */
export function distinct(ways: readonly Way[]): Way[] {
  const seen = new Set<string>();
  const different = ways.filter(({ action, cards }) => {
    const use = useIn(action);
    const place = use?.type === 'lay_off' ? `${use.meld} ${use.end}` : '';
    const look = `${place} ${cards.map(({ card }) => likeness(card)).join(' ')}`;
    return !seen.has(look) && seen.add(look);
  });
  return different.sort((one, other) => other.points - one.points);
}

/** The cards of a way beside the one it was found for. */
export function companions(way: Way, chosen: Card): Card[] {
  return way.cards.map(({ card }) => card).filter((card) => card !== chosen);
}

export function isOf(way: Way, cards: readonly Card[]): boolean {
  return way.cards.length === cards.length && way.cards.every(({ card }) => cards.includes(card));
}

/** A step of the turn in words, for those who do not see it; empty where nothing was laid. */
export function inWords(action: Action): string {
  const use = useIn(action);
  if (use === null) return '';
  return t('rummy500-page-way', {
    kind: use.type,
    cards: use.cards.map(cardName).join(' '),
    meld: use.type === 'lay_off' ? use.meld : 0,
  });
}
