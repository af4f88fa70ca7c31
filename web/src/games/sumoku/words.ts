/** What happens in Sumoku, in sentences: for the prompt, the log, the screen reader and the end of the match. */

import { t } from '../../lib/words/i18n';
import { namesOf, verdict, who, type Person } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { ownerOf, type News, type Scene } from './scene';
import { tileName, type Tile } from './tiles';
import type { CheckView, Claimed, LaidTile, LineView, SumokuView, Told } from './types';

/** `15 + 10 + 10`. */
function sumsOf(lines: readonly LineView[]): string {
  return lines.map(({ sum }) => sum).join(' + ');
}

/** What somebody did in the classic game, in a few words without the name: for the pad. */
export function inBrief(event: Told, people: readonly Person[]): string | null {
  if (event.type === 'passed') return t('sumoku-page-move-passed', who(people, event.seat));
  if (event.type !== 'placed') return null;
  const { seat, tiles, points } = event;
  return t('sumoku-page-move-placed', { ...who(people, seat), tiles: tiles.length, points });
}

/** Multiples of the key number, as they are written beside the die. */
export function multiplesOf(key: number, count = 8): number[] {
  return Array.from({ length: count }, (_, place) => key * (place + 1));
}

/** `3:05`. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whoever a grid belongs to: a person, or the people of a team. */
export function ownerName(view: SumokuView, owner: number, people: readonly Person[]): string {
  const seats = view.race?.owners[owner]?.seats ?? [];
  return namesOf(people, seats);
}

function names(tiles: readonly Tile[]): string {
  return tiles.map((tile) => tileName(tile)).join(', ');
}

function laidNames(tiles: readonly LaidTile[]): string {
  return tiles.map(({ tile, value }) => tileName(tile, value)).join(', ');
}

// The prompt

/** What the classic game says to everybody who is not asked. */
export function tableLine({ view, news }: Scene, people: readonly Person[], you: number | null): PromptLine {
  if (news) return newsLine(news, people);
  const seat = view.classic?.seat ?? null;
  if (seat === null) return { tone: 'calm', strong: '' };
  if (seat === you) return { tone: 'calm', strong: t('table-your-turn') };
  return {
    tone: 'calm',
    strong: people[seat]?.name ?? '',
    text: t(view.classic?.replay ? 'sumoku-page-plays-again' : 'sumoku-page-plays'),
  };
}

export function newsLine(news: News, people: readonly Person[]): PromptLine {
  switch (news.is) {
    case 'rolled':
      return {
        tone: 'calm',
        strong: t('sumoku-page-key', { key: news.key }),
        text: t('sumoku-page-news-rolled', {
          ...who(people, news.seat ?? -1),
          fixed: news.seat === null ? 'yes' : 'no',
        }),
      };
    case 'placed':
      return {
        tone: 'calm',
        strong: people[news.seat]?.name ?? '',
        text: t('sumoku-page-news-placed', { lines: news.lines.length, sums: sumsOf(news.lines), points: news.points }),
      };
    case 'six':
      return { tone: 'calm', strong: t('sumoku-page-six'), text: t('sumoku-page-news-six', who(people, news.seat)) };
    case 'passed':
      return {
        tone: 'calm',
        strong: people[news.seat]?.name ?? '',
        text: t('sumoku-page-news-passed', {
          ...who(people, news.seat),
          why: news.automatic ? 'automatic' : news.replay ? 'replay' : 'own',
        }),
      };
    case 'deducted':
      return { tone: 'calm', strong: t('sumoku-page-news-over'), text: t('sumoku-page-news-deducted') };
    case 'shown': {
      const { seat, sum, right, reason } = news.shown;
      return {
        tone: right ? 'calm' : 'bad',
        strong: t('sumoku-page-news-called', { ...who(people, seat), sum }),
        text: t('sumoku-page-news-shown', { ...who(people, seat), result: right ? 'right' : (reason ?? 'wrong_sum') }),
      };
    }
    case 'redrawn':
      return { tone: 'calm', strong: t('sumoku-page-news-redrawn'), text: t('sumoku-page-news-redrawn-what') };
  }
}

/** What is said of a claim. */
export function verdictLine(claim: Claimed, people: readonly Person[], view: SumokuView): PromptLine {
  const whose = who(people, claim.seat);
  if (claim.right)
    return {
      tone: 'mine',
      strong: t('sumoku-page-right'),
      text: t('sumoku-page-right-what', { ...whose, key: view.key ?? 0 }),
    };
  return { tone: 'bad', strong: t('sumoku-page-wrong'), text: faultText(claim.check, view.key ?? 0) };
}

/** The first fault, with the sum that is wrong. */
export function faultText({ fault, lines }: CheckView, key: number): string {
  const bad = lines.find(({ faults }) => fault !== null && faults.includes(fault));
  return t('sumoku-page-fault', { fault: fault ?? 'none', sum: bad?.sum ?? 0, length: bad?.length ?? 0, key });
}

/** What a race says to those who cannot act. */
export function racePrompt({ view }: Scene, people: readonly Person[], you: number | null): PromptLine {
  const own = ownerOf(view.race, you);
  switch (view.phase) {
    case 'waiting':
      return waiting(view, people, you);
    case 'countdown':
      return { tone: 'calm', strong: t('sumoku-page-countdown'), text: t('sumoku-page-countdown-race') };
    case 'race':
      if (own?.out)
        return { tone: 'calm', strong: t('sumoku-page-out', { why: own.out }), text: t('sumoku-page-out-watch') };
      return { tone: 'calm', strong: t('sumoku-page-racing'), text: t('sumoku-page-key', { key: view.key ?? 0 }) };
    default:
      return { tone: 'calm', strong: '' };
  }
}

function waiting(view: SumokuView, people: readonly Person[], you: number | null): PromptLine {
  const missing = view.waiting_for.filter((seat) => seat !== you);
  const isAsked = you !== null && view.ready[you] === false;
  if (isAsked) return { tone: 'mine', strong: t('sumoku-page-ready-ask'), text: t('sumoku-page-ready-how') };
  return {
    tone: 'calm',
    strong: t('sumoku-page-ready-wait'),
    text: t('sumoku-page-ready-missing', { players: namesOf(people, missing), count: missing.length }),
  };
}

/** What spot says to those who have not called. */
export function spotPrompt({ view, news }: Scene, people: readonly Person[], you: number | null): PromptLine {
  if (news) return newsLine(news, people);
  const spot = view.spot!;
  if (view.phase === 'waiting') return waiting(view, people, you);
  if (view.phase === 'countdown')
    return { tone: 'calm', strong: t('sumoku-page-countdown'), text: t('sumoku-page-countdown-spot') };
  if (view.phase === 'showing' && spot.call)
    return {
      tone: 'calm',
      strong: t('sumoku-page-news-called', { ...who(people, spot.call.seat), sum: spot.call.sum }),
      text: t('sumoku-page-showing'),
    };
  const me = you === null ? null : spot.seats[you];
  if (me?.sits_out) return { tone: 'calm', strong: t('sumoku-page-sits-out'), text: t('sumoku-page-sits-out-what') };
  if (me?.passed) return { tone: 'calm', strong: t('sumoku-page-passed'), text: t('sumoku-page-passed-may') };
  return { tone: 'calm', strong: t('sumoku-page-spot'), text: t('sumoku-page-key', { key: view.key ?? 0 }) };
}

/** What the table screen says. */
export function tvPrompt(scene: Scene, people: readonly Person[]): PromptLine {
  if (scene.verdict) return verdictLine(scene.verdict, people, scene.view);
  if (scene.view.spot) return spotPrompt(scene, people, null);
  return scene.view.race ? racePrompt(scene, people, null) : tableLine(scene, people, null);
}

// The log

/** What happened, in a sentence; moves of tiles in a race are too many to be told, and drawn tiles show themselves. */
export function sentence(event: Told, people: readonly Person[]): string | null {
  const say = (facts: Record<string, string | number>): string => t(`sumoku-event-${event.type}`, facts);
  switch (event.type) {
    case 'rolled': {
      const { who: whose, player } = who(people, event.seat ?? -1);
      return say({ how: event.fixed ? 'fixed' : event.seat === null ? 'nobody' : whose, player, key: event.key });
    }
    case 'dealt':
      return say(who(people, event.starter));
    case 'placed':
      return say({
        ...who(people, event.seat),
        tiles: laidNames(event.tiles),
        points: event.points,
        how: event.replay ? 'again' : 'once',
      }).trim();
    case 'passed':
      return say({
        ...who(people, event.seat),
        how: event.automatic ? 'automatic' : event.replay ? 'replay' : 'own',
      });
    case 'drew':
      return say({ ...who(people, event.seat), tiles: names(event.tiles) });
    case 'deducted':
      return say({
        scores: event.points.map((points, seat) => `${people[seat]?.name ?? ''} −${points}`).join(', '),
      });
    case 'race_dealt':
    case 'round_opened':
      return say({ round: event.round });
    case 'race_opened':
    case 'redrawn':
      return say({});
    case 'exchanged':
      return say({ ...who(people, event.seat), gave: tileName(event.gave), tiles: names(event.drew) });
    case 'claimed':
      return say({ ...who(people, event.seat), fault: event.check.fault ?? 'none' });
    case 'giving_up':
    case 'sits_out':
      return say(who(people, event.seat));
    case 'round_over': {
      const { who: whose, player } = who(people, event.winner ?? -1);
      return say({ who: event.winner === null ? 'nobody' : whose, player, round: event.round });
    }
    case 'stage_confirmed':
      return say({ confirmed: event.confirmed, tiles: event.tiles.length });
    case 'solo_over':
      return say({ used: event.tiles_used, seconds: event.seconds });
    case 'called':
      return say({ ...who(people, event.seat), sum: event.sum });
    case 'shown':
      return say({
        ...who(people, event.seat),
        tiles: event.tiles.map((tile, place) => tileName(tile, event.values[place])).join(', '),
        why: event.right ? 'right' : (event.reason ?? 'wrong_sum'),
      });
    case 'gave_back':
      return say({ ...who(people, event.seat), tiles: names(event.tiles) });
    case 'match_over': {
      const { result, winners } = verdict(event.ranks, people);
      return say({ result: winners === '' ? 'nobody' : result, winners, reason: event.reason });
    }
    default:
      return null;
  }
}

// The end

/** Who won: one, a team, several who share it, or nobody. */
export function victory(winners: readonly number[], people: readonly Person[], view: SumokuView): string {
  if (view.solo)
    return t('sumoku-page-solo-over', {
      result: winners.length > 0 ? 'complete' : 'rest',
      tiles: view.solo.tiles_used,
    });
  if (winners.length === 0) return t('sumoku-page-nobody');
  const isYou = winners.some((seat) => people[seat]?.isYou);
  const others = winners.filter((seat) => !people[seat]?.isYou);
  return t('sumoku-page-victory', {
    who: isYou ? (winners.length === 1 ? 'you' : 'both') : 'other',
    count: winners.length,
    players: namesOf(people, isYou ? others : winners),
  });
}

/** How the match ended. */
export function epilogue(view: SumokuView): string {
  const { reason, totals } = view.outcome!;
  return t('sumoku-page-epilogue', {
    reason: view.solo && reason === 'complete' ? 'all_tiles' : reason,
    most: Math.max(...totals),
  });
}
