/** What happens in Sumo, in sentences: for the log, the screen reader and the end of the match. */

import { t } from '../../lib/words/i18n';
import { namesOf, verdict, who, winnersOf, type Person } from '../../lib/people/people';
import { cardName } from './play.svelte';
import type { Card } from './scene';
import type { MatchOver, Placed, SumoView, Told } from './types';

export function sentence(event: Told, people: readonly Person[]): string | null {
  switch (event.type) {
    case 'dealt':
      return [
        t('sumo-event-dealt', { round: event.round, rows: event.rows.map(list).join(' · ') }),
        ...event.exchanged.map(([joker, row]) => t('sumo-event-dealt-exchanged', { joker: cardName(joker), row })),
      ].join(' ');
    case 'hand':
      return null;
    case 'void_deal':
      return t('sumo-event-void_deal', { rows: list(event.rows) });
    case 'laid':
      // That somebody has chosen is seen at the seats; in the log it would drown the rest.
      if (event.card === null) return null;
      return t('sumo-event-laid', { ...who(people, event.seat), card: cardName(event.card) });
    case 'revealed':
      return t('sumo-event-revealed', {
        cards: event.cards
          .map(([seat, card]) =>
            t('sumo-event-revealed-card', { card: cardName(card), player: people[seat]?.name ?? '' }),
          )
          .join(', '),
      });
    case 'must_choose':
      return t('sumo-event-must_choose', { ...who(people, event.seat), ...kind(event.card) });
    case 'placed':
      return placed(event, people);
    case 'round_over':
      return t('sumo-event-round_over', {
        round: event.round,
        scores: event.scores
          .map((sumos, seat) => t('sumo-event-round_over-score', { player: people[seat]?.name ?? '', sumos }))
          .join(', '),
      });
    case 'match_over':
      return ending(event, people);
  }
}

function placed({ seat, card, row, value, took, sumos }: Placed, people: readonly Person[]): string {
  return t('sumo-event-placed', {
    ...who(people, seat),
    ...kind(card),
    row,
    value,
    took: took.length,
    cards: list(took),
    sumos,
  });
}

/** Who won, by how much and why it is over. */
export function ending(
  { ranks, totals, reason }: Pick<MatchOver, 'ranks' | 'totals' | 'reason'>,
  people: readonly Person[],
): string {
  return t('sumo-event-match_over', {
    ...verdict(ranks, people),
    reason,
    sumos: totals[winnersOf(ranks)[0] ?? 0] ?? 0,
  });
}

/** Below the winner's name: how many sumos, in how many rounds, and what ended it. */
export function epilogue(view: SumoView, people: readonly Person[]): string {
  const { ranks, totals, reason } = view.outcome!;
  const best = Math.min(...totals);
  const target = Number(view.settings['target_sumos'] ?? 0);
  const over = totals.flatMap((total, seat) =>
    reason === 'target_reached' && total >= target && ranks[seat] !== 1 ? [seat] : [],
  );
  const told = t('sumo-page-epilogue', { sumos: best, rounds: view.sheet.length });
  if (over.length === 0) return told;
  const isYours = over.some((seat) => people[seat]?.isYou);
  const whose = isYours ? (over.length === 1 ? 'you' : 'together') : 'other';
  return `${told} ${t('sumo-page-epilogue-target', { players: namesOf(people, over), count: over.length, who: whose, target })}`;
}

function kind(card: Card): { kind: string; card: string } {
  return { kind: typeof card === 'string' ? 'joker' : 'number', card: cardName(card) };
}

function list(cards: readonly Card[]): string {
  return cards.map(cardName).join(' ');
}
