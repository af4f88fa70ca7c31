/** Burako on the page. */

import { t } from '../../lib/words/i18n';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import { HAND, STEPS } from '../../lib/turn/shortcuts';
import { FEW_TILES } from './prompts';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import PadNotes from './PadNotes.svelte';
import { BurakoPlay } from './play.svelte';
import Reckoning from './Reckoning.svelte';
import Result from './Result.svelte';
import RulePicture from './RulePicture.svelte';
import { replayLastTurn, frames, rest, type Scene } from './scene';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, BurakoView, Told } from './types';
import { epilogue, factsInWords, sentence, tvPrompt, victory } from './words';

const burako: GamePage<BurakoView, Told, Action, Scene, BurakoPlay, Appraisal> = {
  id: 'burako',
  rest,
  frames,
  replayLastTurn,
  play: (at) => new BurakoPlay(at),
  seat: seatFacts,
  headline: ({ hand }) => ({ long: t('burako-page-headline', { hand }), short: t('burako-page-headline', { hand }) }),
  sheet: ({ hand, sheet, sides, seats, settings, phase }) => ({
    hands: [
      ...sheet.map((line) => seats.map(({ side }) => line[side]!.score)),
      ...Array.from({ length: voidHands({ hand, phase, sheet }) }, () => seats.map(() => 0)),
    ],
    totals: seats.map(({ side }) => sides[side]!.total),
    target: Number(settings['target'] ?? 0) || null,
    lowWins: false,
    teams: sides.map((side) => side.seats),
  }),
  words: {
    unit: (points) => t('burako-page-unit', { points }),
    goal: ({ settings }) => t('burako-page-goal', { target: Number(settings['target'] ?? 0) }),
    column: (hand) => t('burako-page-column', { hand }),
    plot: 'burako-page-plot',
    event: sentence,
    facts: factsInWords,
    isHeading: ({ type }) => type === 'dealt',
    victory,
    ending: epilogue,
    handOver: (hand) => t('burako-page-over', { hand }),
  },
  marks,
  keys: () => [...HAND, ...STEPS],
  rules: ['goal', 'turn', 'pozo', 'meld', 'wild', 'swap', 'canasta', 'muerto', 'close', 'score'],
  Cloth,
  Hand,
  HandStrip,
  PadNotes,
  Result,
  RulePicture,
  Reckoning,
  Tv,
  TvStrip,
  tvPrompt,
};

/** Hands that were played but not scored: nothing was written down for them. */
function voidHands({ hand, phase, sheet }: Pick<BurakoView, 'hand' | 'phase' | 'sheet'>): number {
  return hand - (phase === 'match_over' ? 0 : 1) - sheet.length;
}

function seatFacts({ view, gain }: Scene, seat: number): SeatFacts {
  const { rack, side } = view.seats[seat]!;
  const isPairs = view.sides[side]!.seats.length > 1;
  return {
    pieces: t('burako-page-tiles', { tiles: rack }),
    total: view.sides[side]!.total,
    held: rack,
    pair: isPairs ? side : null,
    isDone: false,
    isThinking: view.waiting_for.includes(seat),
    warns: rack <= FEW_TILES && view.sides[side]!.missing.length === 0,
    gain: gain?.seat === seat ? `+${gain.points}` : null,
    isGood: true,
  };
}

export default burako;
