/** What happens in Sorry!, in sentences: for the prompt, the log, the screen reader and the end of the match. */

import { has, t } from '../../lib/words/i18n';
import { inOneBreath, namesOf, who, winnersOf, type Person } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { colourOf } from './board';
import { endOf, isScored, type Scene } from './scene';
import type { Drew, GameOver, Journey, MatchOver, Moved, SorryView, Told } from './types';

/** `10`, or what the card without a number is called. */
export function cardName(card: string): string {
  return card === 'sorry' ? 'Sorry!' : card;
}

/** Why a card cannot be used. */
export function cannot(card: string): string {
  const own = `sorry-page-cannot-${card}`;
  return t(has(own) ? own : 'sorry-page-cannot', { card: cardName(card) });
}

/** Whether the match is more than one game. */
export function isSeries({ settings }: SorryView): boolean {
  return Number(settings['match_games'] ?? 1) > 1 || Number(settings['match_target'] ?? 0) > 0;
}

/** What the table screen says, and players who wait. */
export function tvPrompt({ view, news }: Scene, people: readonly Person[], viewer: number | null = null): PromptLine {
  switch (news?.is) {
    case 'moved':
      return { tone: news.way === 'sorry' ? 'bad' : 'calm', strong: cardName(news.card), text: moved(news, people) };
    case 'passed':
      return { tone: 'calm', strong: t('sorry-page-news-passed', who(people, news.seat)), text: cannot(news.card) };
    case 'discarded':
      return {
        tone: 'calm',
        strong: cardName(news.card),
        text: t('sorry-page-news-discarded', who(people, news.seat)),
      };
    case 'began':
      return {
        tone: 'calm',
        strong: t('sorry-page-headline', { game: news.game }),
        text: t('sorry-page-news-began', who(people, news.seat)),
      };
    case 'game_over':
      return { tone: 'mine', strong: victory(news.winners, people), text: t('sorry-page-news-over') };
  }
  const player = view.seat === null ? '' : (people[view.seat]?.name ?? '');
  if (view.card === null)
    return {
      tone: 'calm',
      strong: player,
      text: view.seat === null ? '' : t('sorry-page-chooses', { again: view.again ? 'yes' : 'no' }),
    };
  const isMine = view.seat !== null && view.seat === viewer;
  return {
    tone: isMine ? 'mine' : 'calm',
    strong: player,
    text: t('sorry-page-plays', { card: cardName(view.card), again: view.again ? 'yes' : 'no' }),
  };
}

function moved({ seat, way, journeys }: Pick<Moved, 'seat' | 'way' | 'journeys'>, people: readonly Person[]): string {
  const [first, second] = journeys as [Journey, Journey?];
  const bumped = journeys.flatMap((journey) => journey.bumped.map(({ pawn }) => pawn));
  const others = way === 'sorry' ? bumped.slice(1) : bumped;
  const facts = {
    ...who(people, seat),
    way: way === 'move' && first.backward ? 'back' : way,
    steps: first.steps.length,
    rest: second?.steps.length ?? 0,
    home: journeys.some((journey) => endOf(journey) === 'home') ? 'yes' : 'no',
    target: pawnOf(way === 'sorry' ? (bumped[0] ?? '') : (second?.pawn ?? ''), people),
  };
  const slides = journeys.some(({ slide }) => slide.length > 0) ? 'yes' : 'no';
  const told = t('sorry-page-news-moved', facts);
  if (slides === 'no' && others.length === 0) return told;
  return `${told} ${t('sorry-page-news-then', { slides, count: others.length, pawns: inOneBreath(others.map((pawn) => pawnOf(pawn, people))) })}`;
}

function pawnOf(pawn: string, people: readonly Person[]): string {
  const owner = people.find(({ colour }) => colour === colourOf(pawn));
  return owner ? t('sorry-page-pawn-of', who(people, owner.seat)) : '';
}

export function sentence(event: Told, people: readonly Person[]): string | null {
  switch (event.type) {
    case 'began':
      return `${t('sorry-page-headline', { game: event.game })}. ${t('sorry-page-news-began', who(people, event.seat))}`;
    case 'hand':
    case 'turned_up':
      // The play that follows names the card.
      return null;
    case 'reshuffled':
      return t('sorry-page-news-reshuffled');
    case 'moved':
      return `${cardName(event.card)} · ${moved(event, people)}`;
    case 'passed':
      return `${cardName(event.card)} · ${t('sorry-page-news-passed', who(people, event.seat))}`;
    case 'discarded':
      return `${cardName(event.card)} · ${t('sorry-page-news-discarded', who(people, event.seat))}`;
    case 'drew':
      return drew(event, people);
    case 'game_over':
      return gameOver(event, people);
    case 'match_over':
      return ending(event, people);
  }
}

function drew({ seat, card }: Drew, people: readonly Person[]): string | null {
  return card === null ? null : t('sorry-page-news-drew', { ...who(people, seat), card: cardName(card) });
}

function gameOver({ game, winners, scores }: GameOver, people: readonly Person[]): string {
  const told = t('sorry-page-news-game-over', { game, victory: victory(winners, people) });
  const hasPoints = scores.some((points) => points > 1);
  return hasPoints
    ? `${told} ${inOneBreath(scores.map((points, seat) => `${people[seat]?.name ?? ''} ${points}`))}.`
    : told;
}

function ending({ ranks }: Pick<MatchOver, 'ranks'>, people: readonly Person[]): string {
  return `${t('table-over')}. ${victory(winnersOf(ranks), people)}`;
}

/** “You win”, “Rosa wins”, “Rosa and Papá win”. */
export function victory(winners: readonly number[], people: readonly Person[]): string {
  const isYou = winners.some((seat) => people[seat]?.isYou);
  const others = winners.filter((seat) => !people[seat]?.isYou);
  return t('sorry-page-victory', {
    who: isYou ? (winners.length === 1 ? 'you' : 'both') : 'other',
    count: winners.length,
    players: namesOf(people, isYou ? others : winners),
  });
}

/** Below the winner's name: how far the others came, or how the points were made. */
export function epilogue(view: SorryView, people: readonly Person[]): string {
  const { ranks, totals } = view.outcome!;
  const winners = winnersOf(ranks);
  if (isScored(view) || isSeries(view))
    return t(isScored(view) ? 'sorry-page-epilogue-points' : 'sorry-page-epilogue-games', {
      total: totals[winners[0]!] ?? 0,
      games: view.sheet.length,
    });
  const others = view.seats.flatMap(({ home }, seat) =>
    winners.includes(seat) ? [] : [`${people[seat]?.name ?? ''} ${home}`],
  );
  return t('sorry-page-epilogue', { homes: inOneBreath(others) });
}
