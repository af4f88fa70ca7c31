/** What happens in Rummy, in sentences: for the log, the screen reader and the end of the match. */

import { has, t } from '../../lib/words/i18n';
import { verdict, who, winnersOf, type Person } from '../../lib/people/people';
import { tileName, type Tile } from '../../lib/pieces/tiles';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { refusalText } from '../../lib/words/refusals';
import type { News, Scene } from './scene';
import type { MatchOver, RummyView, Told } from './types';

/** Tiles or faces, one after the other. */
export function listed(tiles: readonly Tile[]): string {
  return tiles.map(tileName).join(', ');
}

/** Why a play is refused; what it lacks is said in a few words where there is room for few. */
export function whyNot(code: string, facts: Record<string, unknown> = {}): string {
  const own = `rummy-page-why-${code}`;
  return has(own) ? t(own) : refusal(code, facts);
}

/** Why a play is refused, in a whole sentence. */
export function refusal(code: string, facts: Record<string, unknown>): string {
  return refusalText(code, factsInWords(facts), 'rummy');
}

/** The facts of a refusal with tiles as people call them. */
export function factsInWords(facts: Record<string, unknown>): Record<string, unknown> {
  const { tile, tiles, joker } = facts;
  return {
    ...facts,
    ...(typeof tile === 'string' && { tile: tileName(tile) }),
    ...(Array.isArray(tiles) && { tiles: listed(tiles as Tile[]), choices: tiles.length }),
    ...(typeof joker === 'string' && { joker: tileName(joker) }),
  };
}

export function sentence(event: Told, people: readonly Person[]): string | null {
  switch (event.type) {
    case 'dealt':
      return t('rummy-event-dealt', {
        ...who(people, event.starter),
        hand: event.hand,
        tile: tileName(event.closing_tile),
      });
    case 'rack':
      return null;
    case 'drew':
      return t('rummy-event-drew', {
        ...who(people, event.seat),
        tile: event.tile === null ? '' : tileName(event.tile),
      });
    case 'played':
      return t('rummy-event-played', {
        ...who(people, event.seat),
        tiles: listed(event.laid),
        count: event.laid.length,
        points: event.points,
        opening: String(event.opening),
        closing: String(event.closing_tile),
        left: event.rack,
      });
    case 'passed':
      return t('rummy-event-passed', who(people, event.seat));
    case 'time_ran_out':
      return t('rummy-event-time_ran_out', who(people, event.seat));
    case 'hand_over':
      return t('rummy-event-hand_over', {
        ...who(people, event.seat ?? -1),
        hand: event.hand,
        reason: event.reason,
        scores: event.scores
          .map((score, seat) => t('rummy-event-hand_over-score', { player: people[seat]?.name ?? '', score }))
          .join(', '),
      });
    case 'match_over':
      return ending(event, people);
  }
}

/** Who won, with how much. */
export function ending({ ranks, totals, reason }: Omit<MatchOver, 'type'>, people: readonly Person[]): string {
  return t('rummy-event-match_over', {
    ...verdict(ranks, people),
    reason,
    points: totals[winnersOf(ranks)[0] ?? 0] ?? 0,
  });
}

/** Below the winner's name: with how many points, after how many hands. */
export function epilogue(view: RummyView): string {
  return t('rummy-page-epilogue', { points: Math.min(...view.outcome!.totals), hands: view.sheet.length });
}

/** What the table screen says, and everybody who is not asked. */
export function tvPrompt({ view, news }: Scene, people: readonly Person[]): PromptLine {
  if (news) return newsLine(news, people);
  if (view.seat === null || view.outcome !== null) return { tone: 'calm', strong: '' };
  return {
    tone: 'calm',
    strong: people[view.seat]?.name ?? '',
    text: t(view.may_draw ? 'rummy-page-draws' : 'rummy-page-plays'),
  };
}

/** What is being shown, in a line: the same for players and for the table screen. */
function newsLine(news: News, people: readonly Person[]): PromptLine {
  if (news.is === 'hand_over') {
    const text =
      news.seat === null ? t(`rummy-page-news-${news.reason}`) : t('rummy-page-news-closed', who(people, news.seat));
    return { tone: 'calm', strong: t('rummy-page-news-over', { hand: news.hand }), text };
  }
  const whose = who(people, news.seat);
  const strong = people[news.seat]?.name ?? '';
  if (news.is !== 'played') return { tone: 'calm', strong, text: t(`rummy-page-news-${news.is}`, whose) };
  const how = news.closes ? 'closes' : news.opening ? 'opens' : news.joker ? 'joker' : 'played';
  return {
    tone: 'calm',
    strong,
    text: t(`rummy-page-news-${how}`, { ...whose, tiles: news.tiles, points: news.points }),
  };
}

/** What somebody did, in a few words without the name: for the pad. */
export function inBrief(event: Told, people: readonly Person[]): string | null {
  if (event.type !== 'played' && event.type !== 'passed' && event.type !== 'time_ran_out') return null;
  const whose = who(people, event.seat);
  if (event.type === 'played') return t('rummy-page-move-played', { ...whose, tiles: event.laid.length });
  return t('rummy-page-move-passed', whose);
}
