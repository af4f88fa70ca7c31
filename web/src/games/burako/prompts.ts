/** What is asked of somebody whose turn it is: the sentence above the rack, the buttons, and what is asked twice. */

import { whyNot } from '../../lib/words/refusals';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import type { Pending } from '../../lib/turn/confirmation.svelte';
import { t } from '../../lib/words/i18n';
import { tileName, type Tile } from '../../lib/pieces/tiles';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At } from '../../lib/turn/game';
import { faceIn } from './pieceIds';
import type { BurakoPlay } from './play.svelte';
import type { Scene } from './scene';
import type { Action, DiscardAppraisal, MeldOption } from './types';
import { inShort, missingFor } from './words';

type Place = At<Scene, Action>;

/** With so few tiles in the stock the hand may end before long. */
export const FEW_LEFT = 10;
/** With so few tiles somebody may be out soon. */
export const FEW_TILES = 2;

export function promptOf(play: BurakoPlay, at: Place): PromptLine {
  return at.scene.view.phase === 'draw' ? drawLine(play, at) : playLine(play, at);
}

function drawLine(play: BurakoPlay, at: Place): PromptLine {
  const { pozo, locked } = at.scene.view;
  const how = locked ? 'locked' : pozo.length === 0 ? 'only' : 'choice';
  const text = t(`burako-page-draw-${how}`);
  return { tone: 'mine', strong: t('table-your-turn'), text: [text, danger(at, play)].filter(Boolean).join(' ') };
}

/** Somebody of the other side may be out soon, or the stock is: worth knowing before one takes. */
function danger(at: Place, play: BurakoPlay): string {
  const { seats, stock, sides } = at.scene.view;
  const near = seats.findIndex(
    ({ side, rack }) => side !== play.side && rack <= FEW_TILES && sides[side]?.missing.length === 0,
  );
  if (near >= 0) return t('burako-page-danger-few', { player: at.people[near]?.name ?? '', tiles: seats[near]!.rack });
  return stock <= FEW_LEFT ? t('burako-page-danger-stock', { tiles: stock }) : '';
}

function playLine(play: BurakoPlay, at: Place): PromptLine {
  const { picked } = play;
  const [only] = picked;
  if (only === undefined) return { tone: 'mine', strong: t('table-your-turn'), text: idleText(play, at) };
  if (picked.length === 1) {
    const text = t(play.fitting.length > 0 ? 'burako-page-one-fits' : 'burako-page-one');
    return { tone: 'mine', strong: tileName(faceIn(only)), text };
  }
  const [best] = play.downs;
  if (best)
    return {
      tone: 'mine',
      strong: t('burako-page-points', { points: best.points }),
      text: [
        t('burako-page-lay-ready', { kind: best.kind, tiles: inShort(best.after) }),
        best.then ? t(`burako-page-then-${best.then}`) : '',
      ]
        .filter(Boolean)
        .join(' '),
    };
  const strong = t('burako-page-picked', { tiles: picked.length });
  if (play.fitting.length > 0) return { tone: 'mine', strong, text: t('burako-page-many-fit') };
  // Two tiles are not wrong, only too few as yet.
  const code = play.code === 'meld_too_short' ? null : play.code;
  return { tone: code ? 'bad' : 'mine', strong, text: code ? whyNot('burako', code) : t('burako-page-pick-more') };
}

function idleText(play: BurakoPlay, at: Place): string {
  const { own, may_return, last_turn } = at.scene.view;
  if (may_return && own?.drawn) return t('burako-page-may-return', { tile: tileName(own.drawn) });
  const first = t(last_turn ? 'burako-page-play-last' : 'burako-page-play');
  return play.own ? `${first} ${missingFor(play.own)}` : first;
}

// Buttons

export function actionsOf(play: BurakoPlay, at: Place): ActionButton[] {
  const { confirmation } = play;
  if (confirmation.now) return confirmation.buttons(confirmation.now, () => play.letGo());
  if (play.isDrawing) return [...(play.canTake ? [taking(play, at)] : []), drawing(play)];
  return play.isPlaying ? playActions(play) : [];
}

function drawing(play: BurakoPlay): ActionButton {
  return { id: 'draw', label: t('burako-page-draw-stock'), isPrimary: true, run: () => play.draw() };
}

function taking(play: BurakoPlay, at: Place): ActionButton {
  const detail = t('burako-page-tiles', { tiles: at.scene.view.pozo.length });
  return { id: 'take-pozo', label: t('burako-page-take'), detail, run: () => play.takePozo() };
}

function playActions(play: BurakoPlay): ActionButton[] {
  const back: ActionButton = { id: 'return', label: t('burako-page-return'), run: () => play.putBack() };
  const add: ActionButton = { id: 'add', label: t('burako-page-add'), run: () => void play.addAnywhere() };
  const isAlone = play.picked.length === 1;
  const isOnlyAdding = play.picked.length > 1 && play.downs.length === 0 && play.fitting.length > 0;
  if (isOnlyAdding) return [{ ...add, isPrimary: true }];
  return [
    ...(play.canReturn && play.picked.length === 0 ? [back] : []),
    ...(play.fitting.length > 0 ? [add] : []),
    isAlone || play.picked.length === 0 ? discarding(play) : laying(play),
  ];
}

function laying(play: BurakoPlay): ActionButton {
  const { downs, code } = play;
  const [best] = downs;
  const label = best ? t('burako-page-lay-what', { tiles: inShort(best.after) }) : t('burako-page-lay');
  const blocked = best ? null : code ? whyNot('burako', code) : t('burako-page-pick-more');
  const isPending = !play.isJudged;
  return { id: 'lay', label, isPrimary: true, blocked, isPending, run: () => void play.lay() };
}

function discarding(play: BurakoPlay): ActionButton {
  const [only] = play.picked;
  if (only === undefined)
    return {
      id: 'discard',
      label: t('burako-page-discard'),
      isPrimary: true,
      blocked: t('burako-page-discard-first'),
      run: () => {},
    };
  const label = t('burako-page-discard-tile', { tile: tileName(faceIn(only)) });
  return { id: 'discard', label, isPrimary: true, run: () => void play.discard(only) };
}

// Asked twice

/** The rack would be empty: the muerto is bought, or the hand is closed; neither can be undone. */
export function confirmEmptying(then: MeldOption['then'], partner: number | null, run: () => void): Pending<null> {
  if (then === 'close') return confirmClosing(partner, run);
  return {
    about: null,
    line: { tone: 'mine', strong: t('burako-page-buy-strong'), text: t('burako-page-buy-why') },
    label: t('burako-page-buy-sure'),
    run,
  };
}

function confirmClosing(partner: number | null, run: () => void): Pending<null> {
  const text = partner === null ? t('burako-page-close-why') : t('burako-page-close-partner', { tiles: partner });
  return {
    about: null,
    line: { tone: 'mine', strong: t('burako-page-close-strong'), text },
    label: t('burako-page-close-sure'),
    run,
  };
}

/** A wild tile would make an impure canasta of a pure one. */
export function confirmLaying({ spoils, bonus }: MeldOption, run: () => void): Pending<null> | null {
  if (!spoils) return null;
  return {
    about: null,
    line: {
      tone: 'bad',
      strong: t('burako-page-spoil-strong'),
      text: t('burako-page-spoil-why', { points: -bonus }),
    },
    label: t('burako-page-spoil-sure'),
    run,
  };
}

/** What one may regret of a discard; null where nothing speaks against it. */
export function confirmDiscard(
  play: BurakoPlay,
  at: Place,
  tile: Tile,
  { fits, wild, then }: DiscardAppraisal,
  run: () => void,
): Pending<null> | null {
  if (then === 'close') return confirmClosing(play.partnerTiles, run);
  const isLate = then === 'buy' && at.scene.view.stock <= FEW_LEFT;
  const regret = wild ? 'wild' : isLate ? 'late' : then === null && fits.length > 0 ? 'fits' : null;
  if (regret === null) return null;
  return {
    about: null,
    line: { tone: 'bad', strong: tileName(tile), text: t(`burako-page-regret-${regret}`) },
    label: t('burako-page-discard-sure', { tile: tileName(tile) }),
    run,
  };
}
