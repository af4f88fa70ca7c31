/** Rummy israelí on the page. */

import { t } from '../../lib/words/i18n';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import { HAND, STEPS } from '../../lib/turn/shortcuts';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import PadNotes from './PadNotes.svelte';
import { FEW_TILES, RummyPlay } from './play.svelte';
import Reckoning from './Reckoning.svelte';
import Review from './Review.svelte';
import RulePicture from './RulePicture.svelte';
import { replayLastTurn, frames, rest, type Scene } from './scene';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, RummyView, Told } from './types';
import { epilogue, factsInWords, sentence, tvPrompt } from './words';

const handsOf = ({ settings }: RummyView): number => Number(settings['hands'] ?? 1);

const rummy: GamePage<RummyView, Told, Action, Scene, RummyPlay, Appraisal> = {
  id: 'rummy',
  rest,
  frames,
  replayLastTurn,
  play: (at) => new RummyPlay(at),
  seat: seatFacts,
  headline: (view) => ({
    long:
      handsOf(view) === 1
        ? t('rummy-page-headline-one')
        : t('rummy-page-headline-of', { hand: view.hand, hands: Math.max(view.hand, handsOf(view)) }),
    short: handsOf(view) === 1 ? t('rummy-page-headline-one') : t('rummy-page-headline', { hand: view.hand }),
  }),
  sheet: ({ sheet, seats }) => ({
    hands: sheet,
    totals: seats.map(({ total }) => total),
    target: null,
    lowWins: true,
    running: null,
  }),
  words: {
    unit: (points) => t('rummy-page-unit', { points }),
    goal: () => t('rummy-page-goal'),
    column: (hand) => t('rummy-sheet-hand', { hand }),
    plot: 'rummy-page-plot',
    event: sentence,
    facts: factsInWords,
    isHeading: ({ type }) => type === 'dealt',
    ending: epilogue,
    handOver: (hand) => t('rummy-page-news-over', { hand }),
  },
  marks,
  keys: () => [
    ...HAND,
    ...STEPS,
    ['N', 'rummy-page-keys-new'],
    ['S', 'rummy-page-keys-split'],
    ['Delete', 'rummy-page-keys-back'],
  ],
  rules: ['goal', 'turn', 'sets', 'opening', 'table', 'joker', 'closing', 'end', 'values'],
  Cloth,
  Hand,
  HandStrip,
  PadNotes,
  RulePicture,
  Reckoning,
  Review,
  Tv,
  TvStrip,
  tvPrompt,
};

function seatFacts({ view }: Scene, seat: number): SeatFacts {
  const { rack, opened, total } = view.seats[seat]!;
  return {
    pieces: t('rummy-page-seat', { tiles: rack, opened: String(opened) }),
    held: rack,
    total,
    isDone: false,
    isThinking: view.waiting_for.includes(seat),
    warns: rack <= FEW_TILES && view.phase !== 'match_over',
    gain: null,
  };
}

export default rummy;
