/** Sumoku on the page: classic, speed, spot, team and solo. */

import { t } from '../../lib/words/i18n';
import type { ScoreSheet } from '../../lib/score/Pad.svelte';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import type { Shortcut } from '../../lib/turn/shortcuts';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import OnHem from './OnHem.svelte';
import PadNotes from './PadNotes.svelte';
import { SumokuPlay } from './play.svelte';
import Result from './Result.svelte';
import RulePicture from './RulePicture.svelte';
import { replayLastTurn, frames, ownerOf, rest, type Scene } from './scene';
import SeatPieces from './SeatPieces.svelte';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, SumokuView, Told } from './types';
import { epilogue, sentence, tvPrompt, victory } from './words';

/** The signs of teams, as other games of teams use them. */
const TEAMS = ['i-hat', 'i-cap', 'i-house', 'suit-D'];

const sumoku: GamePage<SumokuView, Told, Action, Scene, SumokuPlay, Appraisal> = {
  id: 'sumoku',
  rest,
  frames,
  replayLastTurn,
  play: (at) => new SumokuPlay(at),
  seat: seatFacts,
  headline,
  sheet: sheetOf,
  hasSecrets: () => false,
  hasHints: ({ spot }) => !spot,
  words: {
    unit: (count, view) => t(`sumoku-page-unit-${unitOf(view)}`, { count }),
    goal: (view) => t('sumoku-page-goal', { mode: view.mode, target: view.spot?.target ?? 0 }),
    column: (round) => t('sumoku-page-round', { round }),
    plot: 'sumoku-page-plot',
    event: sentence,
    isHeading: ({ type }) => type === 'dealt' || type === 'race_dealt' || type === 'round_opened',
    victory,
    ending: epilogue,
    handOver: (round) => t('sumoku-page-round-over', { round }),
  },
  marks,
  keys: keysOf,
  rules: ['goal', 'line', 'six', 'turn', 'bonus', 'end', 'speed', 'team', 'spot', 'solo'],
  Cloth,
  Hand,
  HandStrip,
  OnHem,
  SeatPieces,
  PadNotes,
  Result,
  RulePicture,
  Tv,
  TvStrip,
  tvPrompt,
};

function keysOf({ spot, classic }: SumokuView): readonly Shortcut[] {
  if (spot)
    return [
      ['0 … 9', 'sumoku-page-keys-sum'],
      ['Enter', 'sumoku-page-keys-call'],
    ];
  return [
    ['1 … 9', 'sumoku-page-keys-lift'],
    ['D', 'sumoku-page-keys-turn'],
    ['Backspace', 'keys-undo'],
    ['+ −', 'sumoku-page-keys-zoom'],
    ['M', 'sumoku-page-keys-map'],
    ...(classic ? ([['Enter', 'sumoku-page-keys-play']] as const) : []),
  ];
}

function unitOf({ classic, speed }: SumokuView): string {
  return classic ? 'points' : speed ? 'rounds' : 'tiles';
}

function headline(view: SumokuView): { long: string; short: string } {
  const mode = t('sumoku-page-mode', { mode: view.mode });
  const round = view.speed?.round ?? view.spot?.round ?? null;
  if (round === null) return { long: mode, short: mode };
  return { long: `${mode} · ${t('sumoku-page-round-of', { round })}`, short: t('sumoku-page-round-of', { round }) };
}

function sheetOf({ classic, speed, spot, race }: SumokuView): ScoreSheet {
  const sheet = { hands: [], target: null, lowWins: false };
  if (classic) return { ...sheet, totals: classic.seats.map(({ score }) => score) };
  if (spot) return { ...sheet, totals: spot.seats.map(({ tiles }) => tiles), target: spot.target };
  if (speed)
    return {
      ...sheet,
      hands: speed.winners.map((winner) => speed.wins.map((_, seat) => (seat === winner ? 1 : 0))),
      totals: speed.wins,
    };
  return { ...sheet, totals: (race?.owner_of ?? []).map(() => 0), isCounted: false };
}

function seatFacts(scene: Scene, seat: number): SeatFacts {
  const { view, gain } = scene;
  // Where all act at once nobody is waited for more than the others.
  const isThinking = !['race', 'open'].includes(view.phase) && view.waiting_for.includes(seat);
  const facts = { isDone: view.phase === 'waiting' && view.ready[seat] === true, isThinking };
  if (view.classic)
    return {
      ...facts,
      pieces: '',
      total: view.classic.seats[seat]!.score,
      gain: gain?.seat === seat && gain.points > 0 ? `+${gain.points}` : null,
      isGood: true,
    };
  if (view.spot) {
    const { tiles, sits_out, passed } = view.spot.seats[seat]!;
    const state = sits_out ? 'out' : passed && view.phase === 'open' ? 'passed' : 'none';
    return { ...facts, pieces: state === 'none' ? '' : t('sumoku-page-spot-seat', { state }), total: tiles };
  }
  const owner = ownerOf(view.race, seat);
  const laid = owner?.out
    ? t('sumoku-page-out', { why: owner.out })
    : t('sumoku-page-progress', { laid: owner?.grid.length ?? 0, tiles: owner?.tiles ?? 0 });
  const team = view.mode === 'team' ? (view.race?.owner_of[seat] ?? 0) : null;
  return {
    ...facts,
    pieces: laid,
    total: view.speed ? (view.speed.wins[seat] ?? 0) : null,
    team: team === null ? null : { symbol: TEAMS[team] ?? '', name: t('sumoku-page-team', { team: team + 1 }) },
  };
}

export default sumoku;
