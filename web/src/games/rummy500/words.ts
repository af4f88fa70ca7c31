/** What happens in Rummy 500, in sentences: for the log, the screen reader and the end of the match. */

import { signed } from '../../lib/score/signed';
import { t } from '../../lib/words/i18n';
import { verdict, who, winnersOf, type Person } from '../../lib/people/people';
import { shortName, type Card } from '../../lib/pieces/cards';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { News, Scene } from './scene';
import type { MatchOver, MeldCard, Rummy500View, Told } from './types';

/** `10♥`, or what jokers are called. */
export function cardName(card: Card): string {
  return shortName(card, t('rummy500-page-joker-name'));
}

/** Cards as they lie: a joker tells what it stands for. */
export function listed(cards: readonly MeldCard[]): string {
  return cards
    .map(({ card, stands_for }) =>
      card.startsWith('X') ? t('rummy500-page-joker-as', { card: shortName(stands_for, '?') }) : cardName(card),
    )
    .join(' ');
}

/** The facts of a refusal with cards as people call them. */
export function factsInWords(facts: Record<string, unknown>): Record<string, unknown> {
  const { card } = facts;
  return typeof card === 'string' ? { ...facts, card: cardName(card) } : facts;
}

export function sentence(event: Told, people: readonly Person[]): string | null {
  switch (event.type) {
    case 'dealt':
      return t('rummy500-event-dealt', {
        ...who(people, event.dealer),
        round: event.round,
        card: event.row.map(cardName).join(' '),
      });
    case 'hand':
      return null;
    case 'drew':
      return t('rummy500-event-drew', {
        ...who(people, event.seat),
        card: event.card === null ? '' : cardName(event.card),
      });
    case 'took':
      return t('rummy500-event-took', {
        ...who(people, event.seat),
        card: cardName(event.card),
        cards: event.cards.map(cardName).join(' '),
        took: event.cards.length,
      });
    case 'melded':
      return t('rummy500-event-melded', {
        ...who(people, event.seat),
        kind: event.kind,
        cards: listed(event.cards),
        points: event.points,
      });
    case 'laid_off':
      return t('rummy500-event-laid_off', {
        ...who(people, event.seat),
        cards: listed(event.cards),
        meld: event.meld,
        points: event.points,
      });
    case 'discarded':
      return t('rummy500-event-discarded', { ...who(people, event.seat), card: cardName(event.card) });
    case 'passed':
      return t('rummy500-event-passed', who(people, event.seat));
    case 'round_over':
      return t('rummy500-event-round_over', {
        ...who(people, event.seat ?? -1),
        round: event.round,
        reason: event.reason,
        scores: event.scores
          .map((score, seat) =>
            t('rummy500-event-round_over-score', { player: people[seat]?.name ?? '', score: signed(score) }),
          )
          .join(', '),
      });
    case 'match_over':
      return ending(event, people);
  }
}

/** The same in a few words, without the name: for the pad. */
export function inBrief(event: Told, people: readonly Person[]): string | null {
  if (!('seat' in event) || event.seat === null) return null;
  const whose = who(people, event.seat);
  switch (event.type) {
    case 'drew':
    case 'passed':
      return t(`rummy500-page-move-${event.type}`, whose);
    case 'took':
      return t('rummy500-page-move-took', { ...whose, cards: event.cards.length });
    case 'melded':
      return t('rummy500-page-move-melded', { ...whose, cards: listed(event.cards) });
    case 'laid_off':
      return t('rummy500-page-move-laid_off', { ...whose, cards: listed(event.cards) });
    case 'discarded':
      return t('rummy500-page-move-discarded', { ...whose, card: cardName(event.card) });
    default:
      return null;
  }
}

/** Who won, by how much and why it is over. */
export function ending(
  { ranks, totals, reason }: Pick<MatchOver, 'ranks' | 'totals' | 'reason'>,
  people: readonly Person[],
): string {
  return t('rummy500-event-match_over', {
    ...verdict(ranks, people),
    reason,
    points: totals[winnersOf(ranks)[0] ?? 0] ?? 0,
  });
}

/** Below the winner's name: how many points, in how many rounds. */
export function epilogue(view: Rummy500View): string {
  return t('rummy500-page-epilogue', { points: Math.max(...view.outcome!.totals), rounds: view.sheet.length });
}

/** What the table screen says, and everybody who is not asked. */
export function tvPrompt({ view, news }: Scene, people: readonly Person[]): PromptLine {
  if (news) return newsLine(news, people);
  if (view.seat === null) return { tone: 'calm', strong: '' };
  return {
    tone: 'calm',
    strong: people[view.seat]?.name ?? '',
    text: t(view.part === 'play' ? 'rummy500-page-plays' : 'rummy500-page-draws'),
  };
}

/** What is being shown, in a line: the same for players and for the table screen. */
function newsLine(news: News, people: readonly Person[]): PromptLine {
  if (news.is === 'round_over') {
    const out = news.seat === null ? '' : t('rummy500-page-news-out', who(people, news.seat));
    return {
      tone: 'calm',
      strong: t('rummy500-page-news-over', { round: news.round }),
      text: out || t(`rummy500-page-news-${news.reason}`),
    };
  }
  const facts = {
    ...who(people, news.seat),
    ...('cards' in news && { cards: news.cards }),
    ...('card' in news && { card: cardName(news.card) }),
    ...('kind' in news && { kind: news.kind }),
    ...('points' in news && { points: news.points }),
  };
  const text = t(`rummy500-page-news-${news.is.replace('_', '-')}`, facts);
  return { tone: 'calm', strong: people[news.seat]?.name ?? '', text };
}
