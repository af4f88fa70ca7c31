/** Rummy 500 on the page. */

import { t } from '../../lib/words/i18n';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import { HAND, STEPS } from '../../lib/turn/shortcuts';
import { replayLastTurn } from './replayLastTurn';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import PadNotes from './PadNotes.svelte';
import { FEW_CARDS, Rummy500Play } from './play.svelte';
import Reckoning from './Reckoning.svelte';
import RulePicture from './RulePicture.svelte';
import { frames, rest, type Scene } from './scene';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, Rummy500View, Told } from './types';
import { epilogue, factsInWords, sentence, tvPrompt } from './words';

const rummy500: GamePage<Rummy500View, Told, Action, Scene, Rummy500Play, Appraisal> = {
  id: 'rummy500',
  rest,
  frames,
  replayLastTurn,
  play: (at) => new Rummy500Play(at),
  seat: seatFacts,
  headline: ({ round, settings }) => ({
    long:
      'rounds' in settings
        ? t('rummy500-page-headline-of', { round, rounds: Number(settings['rounds']) })
        : t('rummy500-page-headline', { round }),
    short: t('rummy500-sheet-round', { round }),
  }),
  sheet: ({ sheet, seats, settings, phase }) => ({
    hands: sheet,
    totals: seats.map(({ total }) => total),
    target: typeof settings['target_score'] === 'number' ? settings['target_score'] : null,
    lowWins: false,
    running:
      phase === 'match_over'
        ? null
        : { label: t('rummy500-page-column-table'), points: seats.map(({ table }) => table) },
  }),
  words: {
    unit: (points) => t('rummy500-page-unit', { points }),
    goal: ({ settings }) =>
      'target_score' in settings
        ? t('rummy500-page-goal-target', { target: Number(settings['target_score']) })
        : t('rummy500-page-goal-rounds', { rounds: Number(settings['rounds']) }),
    column: (round) => t('rummy500-sheet-round', { round }),
    plot: 'rummy500-page-plot',
    event: sentence,
    facts: factsInWords,
    isHeading: ({ type }) => type === 'dealt',
    ending: epilogue,
    handOver: (round) => t('rummy500-page-news-over', { round }),
  },
  marks,
  keys: () => [...HAND, ...STEPS],
  rules: ['goal', 'turn', 'meld', 'row', 'layoff', 'joker', 'values', 'out', 'end'],
  Cloth,
  Hand,
  HandStrip,
  PadNotes,
  RulePicture,
  Reckoning,
  Tv,
  TvStrip,
  tvPrompt,
};

function seatFacts({ view, gain }: Scene, seat: number): SeatFacts {
  const { hand, table, total } = view.seats[seat]!;
  return {
    pieces: t('rummy500-page-seat', { cards: hand, points: table }),
    held: hand,
    total,
    isDone: false,
    isThinking: view.waiting_for.includes(seat),
    warns: hand <= FEW_CARDS && view.phase !== 'match_over',
    gain: gain?.seat === seat ? `+${gain.points}` : null,
    isGood: true,
  };
}

export default rummy500;
