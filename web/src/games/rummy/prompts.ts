/** What is asked of somebody whose turn it is: the sentence above the rack, and the buttons. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { t } from '../../lib/words/i18n';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At } from '../../lib/turn/game';
import { FEW_TILES, type RummyPlay } from './play.svelte';
import type { Scene } from './scene';
import type { Action, Appraisal } from './types';
import { refusal } from './words';

type Place = At<Scene, Action>;

export function promptOf(play: RummyPlay, at: Place): PromptLine {
  if (play.confirmation.now) return play.confirmation.now.line;
  if (play.picked.length > 0) return pickedLine(play);
  if (play.isArranged) return arrangedLine(play.said);
  return mine(at.scene.view.may_draw ? drawText(play) : openText(play), danger(at));
}

function mine(...texts: string[]): PromptLine {
  return { tone: 'mine', strong: t('table-your-turn'), text: texts.filter(Boolean).join(' ') };
}

function pickedLine({ picked }: RummyPlay): PromptLine {
  const tiles = picked.length;
  return { tone: 'mine', strong: t('rummy-page-tiles', { tiles }), text: t('rummy-page-picked', { tiles }) };
}

function arrangedLine(said: Appraisal | null): PromptLine {
  if (!said) return { tone: 'mine', strong: t('table-your-turn'), text: t('rummy-page-looking') };
  const strong = t('rummy-page-tiles', { tiles: said.laid.length });
  if (said.code !== null) return { tone: 'mine', strong: '', text: refusal(said.code, said.facts) };
  const text = said.left === 0 ? 'rummy-page-closes' : said.opened ? 'rummy-page-ready' : 'rummy-page-opens';
  return { tone: 'mine', strong, text: t(text, { points: said.points ?? 0 }) };
}

function drawText({ view }: RummyPlay): string {
  return t(view.may_use_closing_tile ? 'rummy-page-draw-or-close' : 'rummy-page-draw');
}

function openText({ view, hasOpened }: RummyPlay): string {
  if (hasOpened) return t(view.played ? 'rummy-page-play-on' : 'rummy-page-play');
  return t('rummy-page-open', { least: Number(view.settings['opening_minimum'] ?? 0) });
}

/** Somebody may close soon, or the stock is at its end: worth knowing. */
function danger(at: Place): string {
  const { seats, stock, last_turn } = at.scene.view;
  if (last_turn) return t('rummy-page-danger-last');
  const near = seats.findIndex(({ rack }, seat) => seat !== at.seat && rack <= FEW_TILES);
  if (near >= 0) return t('rummy-page-danger-few', { player: at.people[near]?.name ?? '', tiles: seats[near]!.rack });
  return stock <= LOW_STOCK ? t('rummy-page-danger-stock', { tiles: stock }) : '';
}

/** So few tiles in the stock are worth a word. */
const LOW_STOCK = 5;

export function actionsOf(play: RummyPlay): ActionButton[] {
  const { confirmation, picked } = play;
  if (confirmation.now) return confirmation.buttons(confirmation.now);
  if (picked.length > 0) return pickedActions(play);
  if (play.isDrawing && !play.isArranged)
    return [{ id: 'draw', label: t('rummy-page-draw-do'), isPrimary: true, run: () => play.draw() }];
  return play.isPlaying ? [passing(play), confirming(play)] : [];
}

function pickedActions(play: RummyPlay): ActionButton[] {
  const [only] = play.picked;
  return [
    { id: 'cancel', label: t('rummy-page-let-go'), run: () => play.letGo() },
    ...(play.canTakeBack
      ? [{ id: 'take-back', label: t('rummy-page-take-back'), run: () => play.takeBack() } satisfies ActionButton]
      : []),
    ...(play.canSplit
      ? [{ id: 'split', label: t('rummy-page-split'), run: () => play.splitAt(only!) } satisfies ActionButton]
      : []),
    { id: 'aside', label: t('rummy-page-aside'), isPrimary: true, run: () => play.layAside() },
  ];
}

function passing(play: RummyPlay): ActionButton {
  return {
    id: 'pass',
    label: t('rummy-page-pass'),
    run: () => play.pass(),
  };
}

function confirming(play: RummyPlay): ActionButton {
  const { said, isArranged } = play;
  const blocked = !isArranged
    ? t('rummy-page-nothing')
    : !said
      ? t('rummy-page-looking')
      : said.code === null
        ? null
        : refusal(said.code, said.facts);
  const label = said?.code === null && said.left === 0 ? 'rummy-page-close' : 'rummy-page-confirm';
  return {
    id: 'confirm-play',
    label: t(label),
    isPrimary: true,
    blocked,
    isPending: isArranged && !said,
    run: () => void play.confirm(),
  };
}
