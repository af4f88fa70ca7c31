/** Sumo on the page. */

import { t } from '../../lib/words/i18n';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import Overlay from './Overlay.svelte';
import PadNotes from './PadNotes.svelte';
import { momentLine, SumoPlay, tvPrompt } from './play.svelte';
import RulePicture from './RulePicture.svelte';
import { frames, lastTurn, rest, type Scene } from './scene';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, SumoView, Told } from './types';
import { epilogue, sentence } from './words';

const sumo: GamePage<SumoView, Told, Action, Scene, SumoPlay, Appraisal> = {
  id: 'sumo',
  rest,
  frames,
  replayLastTurn: lastTurn,
  play: (at) => new SumoPlay(at),
  seat: seatFacts,
  headline: ({ round, turn, turns }) => ({
    long: t('sumo-page-headline', { round, turn, turns }),
    short: t('sumo-page-headline-short', { round }),
  }),
  sheet: ({ sheet, seats, settings }) => ({
    hands: sheet,
    totals: seats.map(({ total }) => total),
    target: typeof settings['target_sumos'] === 'number' ? settings['target_sumos'] : null,
    lowWins: true,
  }),
  words: {
    unit: (sumos) => t('sumo-page-unit', { sumos }),
    goal: ({ settings }) => {
      if ('target_sumos' in settings) return t('sumo-page-goal-target', { target: Number(settings['target_sumos']) });
      if ('rounds' in settings) return t('sumo-page-goal-rounds', { rounds: Number(settings['rounds']) });
      return t('sumo-page-goal-two');
    },
    column: (round) => t('sumo-sheet-round', { round }),
    plot: 'sumo-page-plot',
    pins: 'sumo-page-pins',
    moment: momentLine,
    event: sentence,
    isHeading: ({ type }) => type === 'dealt',
    isTurn: ({ type }) => type === 'revealed',
    ending: epilogue,
    handOver: (round) => t('sumo-page-news-over', { round }),
  },
  marks,
  keys: () => [['1 2 3 4', 'sumo-page-keys-row']],
  rules: ['goal', 'turn', 'place', 'take', 'low', 'joker', 'sumos', 'end'],
  Cloth,
  Hand,
  HandStrip,
  Overlay,
  hasOverlay: ({ line, view }) => line.length > 0 && view.phase !== 'choose_card',
  PadNotes,
  RulePicture,
  Tv,
  TvStrip,
  tvPrompt,
};

function seatFacts({ view, gain }: Scene, seat: number): SeatFacts {
  const { hand, chosen, total, pile_sumos } = view.seats[seat]!;
  return {
    pieces: t('sumo-page-cards', { cards: hand + (chosen ? 1 : 0) }),
    total: total + (view.outcome ? 0 : (pile_sumos ?? 0)),
    isDone: chosen && view.phase === 'choose_card',
    isThinking: view.waiting_for.includes(seat),
    gain: gain?.seat === seat ? `+${gain.sumos}` : null,
  };
}

export default sumo;
