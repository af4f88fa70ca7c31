/** Sorry! on the page. */

import { t } from '../../lib/words/i18n';
import type { GamePage, SeatFacts } from '../../lib/turn/game';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';
import HandStrip from './HandStrip.svelte';
import { marks } from './lesson';
import PadNotes from './PadNotes.svelte';
import { SorryPlay } from './play.svelte';
import Result from './Result.svelte';
import RulePicture from './RulePicture.svelte';
import { frames, hasTeams, hatOf, isScored, lastPlay, rest, type Scene } from './scene';
import Tv from './Tv.svelte';
import TvStrip from './TvStrip.svelte';
import type { Action, Appraisal, SorryView, Told } from './types';
import { epilogue, isSeries, sentence, tvPrompt, victory } from './words';

const sorry: GamePage<SorryView, Told, Action, Scene, SorryPlay, Appraisal> = {
  id: 'sorry',
  rest,
  frames,
  replayLastTurn: lastPlay,
  play: (at) => new SorryPlay(at),
  seat: seatFacts,
  headline: (view) => {
    const long = isSeries(view)
      ? t('sorry-page-headline', { game: view.game })
      : t(hasTeams(view) ? 'sorry-page-headline-teams' : 'sorry-page-headline-single');
    return { long, short: isSeries(view) ? t('sorry-page-headline-short', { game: view.game }) : '' };
  },
  sheet: (view) => ({
    hands: view.sheet,
    totals: view.seats.map(({ total }) => total),
    target: Number(view.settings['match_target'] ?? 0) || null,
    lowWins: false,
    isCounted: isSeries(view),
  }),
  colour: ({ seats }, seat) => seats[seat]?.colour ?? 'red',
  hasSecrets: isScored,
  words: {
    unit: (points, view) => t(isScored(view) ? 'sorry-page-unit-points' : 'sorry-page-unit-games', { points }),
    goal: ({ settings }) => {
      const target = Number(settings['match_target'] ?? 0);
      const games = Number(settings['match_games'] ?? 1);
      if (target > 0) return t('sorry-page-goal-target', { target });
      return games > 1 ? t('sorry-page-goal-games', { games }) : t('sorry-page-goal');
    },
    column: (game) => t('sorry-sheet-game', { game }),
    plot: 'sorry-page-plot-points',
    event: sentence,
    isHeading: ({ type }) => type === 'began',
    victory,
    ending: epilogue,
    handOver: (game) => t('sorry-page-over', { game }),
  },
  marks,
  keys: () => [['1 … 9', 'sorry-page-keys-number']],
  rules: ['goal', 'turn', 'start', 'move', 'slides', 'cards', 'partners', 'scored', 'end'],
  Cloth,
  Hand,
  HandStrip,
  PadNotes,
  Result,
  RulePicture,
  Tv,
  TvStrip,
  tvPrompt: (scene, people) => tvPrompt(scene, people),
};

function seatFacts({ view }: Scene, seat: number): SeatFacts {
  const { home, total } = view.seats[seat]!;
  const hat = hatOf(view, seat);
  const pawns = view.pawns.filter((pawn) => pawn.seat === seat).length;
  return {
    pieces: t('sorry-page-homes', { count: home }),
    dots: { count: home, of: pawns },
    total: isSeries(view) ? total : null,
    team: hat === null ? null : { symbol: hat === 0 ? 'i-hat' : 'i-cap', name: t(`sorry-page-team-${hat}`) },
    isDone: false,
    isThinking: view.seat === seat,
  };
}

export default sorry;
