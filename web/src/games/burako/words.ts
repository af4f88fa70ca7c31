/** What happens in Burako, in sentences: for the log, the screen reader and the end of the match. */

import { signed } from '../../lib/score/signed';
import { t } from '../../lib/words/i18n';
import { namesOf, sideName, who, winnersOf, type Person } from '../../lib/people/people';
import { faceOf, isJoker, tileName, type Tile } from '../../lib/pieces/tiles';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { News, Scene } from './scene';
import type { BurakoView, HandOver, MeldTile, MeldView, SideView, Told } from './types';

/** Tiles in few words: a run of one colour says it once, as do tiles of one number. */
export function listed(tiles: readonly Tile[]): string {
  const faces = tiles.filter((tile) => !isJoker(tile)).map(faceOf);
  const colours = new Set(faces.map(({ colour }) => colour));
  const [first] = faces;
  if (tiles.length < 2 || !first || colours.size > 1) return tiles.map(tileName).join(', ');
  const numbers = tiles.map((tile) => (isJoker(tile) ? t('tile-joker') : faceOf(tile).number)).join('-');
  return t('tile', { number: numbers, colour: first.colour });
}

/** A meld in a few signs: `4-5-6 red`, `11-11-11`. */
export function inShort({ kind, tiles, colour }: Pick<MeldView, 'kind' | 'tiles' | 'colour'>): string {
  const numbers = tiles.map(({ stands_for }) => faceOf(stands_for).number).join('-');
  return kind === 'run' && colour !== null ? t('tile', { number: numbers, colour }) : numbers;
}

/** Tiles as they lie: a wild one tells what it stands for. */
export function lying(tiles: readonly MeldTile[]): string {
  return tiles
    .map(({ tile, wild, stands_for }) =>
      wild ? t('tile-stands', { name: tileName(tile), as: tileName(stands_for) }) : tileName(tile),
    )
    .join(', ');
}

/** The whole of a meld in words. */
export function meldName({ kind, tiles, canasta }: MeldView): string {
  return t('burako-page-meld', { kind, count: tiles.length, canasta: canasta ?? 'none', tiles: lying(tiles) });
}

/** The facts of a refusal with tiles as people call them. */
export function factsInWords(facts: Record<string, unknown>): Record<string, unknown> {
  const { tile } = facts;
  return typeof tile === 'string' ? { ...facts, tile: tileName(tile) } : facts;
}

/** What a side still lacks to close. */
export function missingFor(side: SideView): string {
  return t('burako-page-missing', { what: lackOf(side) });
}

/** The same in a few words. */
export function lacks(side: SideView): string {
  return t('burako-page-lacks', { what: lackOf(side) });
}

function lackOf({ missing }: SideView): string {
  return missing.length === 2 ? 'both' : (missing[0] ?? 'nothing');
}

export function sentence(event: Told, people: readonly Person[]): string | null {
  switch (event.type) {
    case 'dealt':
      return t('burako-page-log-dealt', { ...who(people, event.starter), hand: event.hand });
    case 'rack':
      return null;
    case 'drew':
      return t('burako-page-log-drew', {
        ...who(people, event.seat),
        tile: event.tile === null ? '' : tileName(event.tile),
      });
    case 'returned':
      return t('burako-page-log-returned', { ...who(people, event.seat), tile: tileName(event.tile) });
    case 'took_pozo':
      return t('burako-page-log-took', {
        ...who(people, event.seat),
        tiles: event.tiles.map(tileName).join(', '),
      });
    case 'laid':
      return inOne(
        t('burako-page-log-laid', { ...who(people, event.seat), tiles: lying(event.after.tiles) }),
        canastaNews(null, event.after),
      );
    case 'added':
      return inOne(
        t('burako-page-log-added', { ...who(people, event.seat), tiles: event.tiles.map(tileName).join(', ') }),
        event.moved.length > 0 ? t('burako-page-log-swapped') : '',
        canastaNews(event.was, event.after),
      );
    case 'bought':
      return t('burako-page-log-bought', who(people, event.seat));
    case 'discarded':
      return t('burako-page-log-discarded', { ...who(people, event.seat), tile: tileName(event.tile) });
    case 'locked':
      return t('burako-page-log-locked', who(people, event.seat));
    case 'hand_over':
      return handOver(event, people);
    case 'match_over':
      return `${t('table-over')}. ${victory(winnersOf(event.ranks), people)}`;
  }
}

/** What somebody did, in a few words without the name: for the pad. */
export function inBrief(event: Told, people: readonly Person[]): string | null {
  if (!('seat' in event) || event.seat === null) return null;
  const whose = who(people, event.seat);
  switch (event.type) {
    case 'drew':
    case 'bought':
      return t(`burako-page-move-${event.type}`, whose);
    case 'took_pozo':
      return t('burako-page-move-took', { ...whose, tiles: event.tiles.length });
    case 'laid':
      return t('burako-page-move-laid', { ...whose, tiles: event.tiles.length });
    case 'added':
      return t('burako-page-move-added', { ...whose, tiles: event.tiles.length });
    case 'returned':
    case 'discarded':
      return t('burako-page-move-discarded', { ...whose, tile: tileName(event.tile) });
    default:
      return null;
  }
}

function inOne(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** A meld became a canasta, or is another one now. */
function canastaNews(was: string | null, { canasta }: MeldView): string {
  return canasta === null || canasta === was ? '' : t(`burako-page-log-canasta-${canasta}`);
}

function handOver({ hand, reason, seat, sides }: HandOver, people: readonly Person[]): string {
  const told =
    seat === null
      ? t('burako-page-log-ended', { hand, reason })
      : t('burako-page-log-closed', { ...who(people, seat), hand });
  const scores = sides.map(({ score }, side) => `${sideName(people, seatsOf(side, people))} ${signed(score)}`);
  return scores.length > 0 ? `${told} ${scores.join(', ')}.` : told;
}

/** Partners sit opposite each other. */
function seatsOf(side: number, people: readonly Person[]): number[] {
  return people.flatMap(({ seat }) => (seat % 2 === side ? [seat] : []));
}

/** “You win”, “Rosa wins”, “Rosa and Papá win”. */
export function victory(winners: readonly number[], people: readonly Person[]): string {
  const isYou = winners.some((seat) => people[seat]?.isYou);
  const others = winners.filter((seat) => !people[seat]?.isYou);
  return t('burako-page-victory', {
    who: isYou ? (winners.length === 1 ? 'you' : 'both') : 'other',
    count: winners.length,
    players: namesOf(people, isYou ? others : winners),
  });
}

/** Below the winners' names: how it stands, and after how many hands. */
export function epilogue(view: BurakoView): string {
  const totals = view.sides.map(({ total }) => total).sort((one, other) => other - one);
  return t('burako-page-epilogue', { won: totals[0]!, lost: totals[1]!, hands: view.sheet.length });
}

/** What the table screen says, and everybody who is not asked. */
export function tvPrompt({ view, news }: Scene, people: readonly Person[]): PromptLine {
  if (news) return newsLine(news, people);
  if (view.seat === null) return { tone: 'calm', strong: '' };
  const text = t(view.phase === 'play' ? 'burako-page-plays' : 'burako-page-draws');
  const last = view.last_turn ? t('burako-page-last-turn') : '';
  return { tone: 'calm', strong: people[view.seat]?.name ?? '', text: [text, last].filter(Boolean).join(' ') };
}

/** What is being shown, in a line: the same for players and for the table screen. */
function newsLine(news: News, people: readonly Person[]): PromptLine {
  if (news.is === 'hand_over') {
    const closed = news.seat === null ? '' : t('burako-page-news-closed', who(people, news.seat));
    const strong = t('burako-page-over', { hand: news.hand });
    return { tone: 'calm', strong, text: closed || t(`burako-page-news-${news.reason}`) };
  }
  const facts = {
    ...who(people, news.seat),
    ...('tiles' in news && { tiles: news.tiles }),
    ...('tile' in news && { tile: tileName(news.tile) }),
    ...('canasta' in news && { canasta: news.canasta }),
  };
  const id = news.is === 'added' && news.isSwap ? 'swap' : news.is.replace('_', '-');
  return { tone: 'calm', strong: people[news.seat]?.name ?? '', text: t(`burako-page-news-${id}`, facts) };
}
