/** What is asked of somebody whose turn it is: the sentence above the hand, and the buttons. */

import { whyNot } from '../../lib/words/refusals';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { t } from '../../lib/words/i18n';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At } from '../../lib/turn/game';
import { FEW_CARDS, type Rummy500Play, type Staged } from './play.svelte';
import type { Scene } from './scene';
import type { Action } from './types';
import { useIn } from './meldOptions';
import { cardName, listed } from './words';

type Place = At<Scene, Action>;

export function promptOf(play: Rummy500Play, at: Place): PromptLine {
  if (play.staged) return stagedLine(play, play.staged);
  return at.scene.view.part === 'draw' ? drawLine(play, at) : playLine(play);
}

function stagedLine(play: Rummy500Play, { takes, way, code, isFree }: Staged): PromptLine {
  const strong = t('rummy500-page-staged', { cards: takes.length });
  if (way)
    return {
      tone: 'mine',
      strong,
      text: t('rummy500-page-staged-use', {
        kind: useIn(way.action)?.type ?? 'meld',
        cards: listed(way.cards),
        points: way.points,
      }),
    };
  if (isFree && play.picked.length === 0) return { tone: 'mine', strong, text: t('rummy500-page-staged-free') };
  return { tone: 'bad', strong, text: code ? whyNot('rummy500', code) : t('rummy500-page-staged-pick') };
}

function drawLine(play: Rummy500Play, at: Place): PromptLine {
  if (play.pointed && !play.takeable.includes(play.pointed))
    return { tone: 'mine', strong: cardName(play.pointed), text: t('rummy500-page-row-no') };
  if (play.pointed) {
    const cards = play.above(play.pointed);
    return {
      tone: 'mine',
      strong: t('rummy500-page-would-take', { cards: cards.length }),
      text: cards.map(cardName).join(' '),
    };
  }
  const text = t(play.canPass ? 'rummy500-page-draw-or-pass' : 'rummy500-page-draw');
  return { tone: 'mine', strong: t('table-your-turn'), text: [text, danger(at)].filter(Boolean).join(' ') };
}

/** Somebody may be out soon, or the stock is: worth knowing before one draws. */
function danger(at: Place): string {
  const { seats, warns, stock } = at.scene.view;
  const near = seats.findIndex(({ hand }, seat) => seat !== at.seat && hand <= FEW_CARDS);
  if (near >= 0)
    return t('rummy500-page-danger-few', { player: at.people[near]?.name ?? '', cards: seats[near]!.hand });
  return warns ? t('rummy500-page-danger-stock', { cards: stock }) : '';
}

function playLine(play: Rummy500Play): PromptLine {
  const { picked, fitting, downs, code } = play;
  const [only] = picked;
  if (only === undefined) return { tone: 'mine', strong: t('table-your-turn'), text: t('rummy500-page-play') };
  if (picked.length === 1)
    return {
      tone: 'mine',
      strong: cardName(only),
      text: t(fitting.length > 0 ? 'rummy500-page-one-fits' : 'rummy500-page-one'),
    };
  const [best] = downs;
  if (best)
    return {
      tone: 'mine',
      strong: t('rummy500-page-points', { points: best.points }),
      text: t('rummy500-page-down-ready', { kind: best.kind, cards: listed(best.cards) }),
    };
  const text = code && fitting.length === 0 ? whyNot('rummy500', code) : t('rummy500-page-pick-more');
  return { tone: 'mine', strong: t('rummy500-page-picked', { cards: picked.length }), text };
}

export function actionsOf(play: Rummy500Play): ActionButton[] {
  const { confirmation, staged } = play;
  if (confirmation.now) return confirmation.buttons(confirmation.now);
  if (staged) return stagedActions(play, staged);
  if (play.isDrawing) return [play.canPass ? passing(play) : drawing(play)];
  return play.isPlaying ? playActions(play) : [];
}

function stagedActions(play: Rummy500Play, { way, ways, code, isFree, isAsked }: Staged): ActionButton[] {
  const cancel: ActionButton = { id: 'cancel', label: t('table-cancel'), run: () => play.letGo() };
  const free: ActionButton = {
    id: 'take-free',
    label: t('rummy500-page-take-free'),
    isPrimary: way === null,
    run: () => play.takeFreely(),
  };
  if (isFree && way === null) return [cancel, free];
  const isOff = way !== null && useIn(way.action)?.type === 'lay_off';
  const blocked = way ? null : code ? whyNot('rummy500', code) : t('rummy500-page-staged-pick');
  const take: ActionButton = {
    id: 'take',
    label: t(isOff ? 'rummy500-page-take-off' : 'rummy500-page-take-down'),
    isPrimary: true,
    blocked,
    isPending: isAsked,
    run: () => void play.take(),
  };
  // Beside a laptop's hand all ways are shown; elsewhere they are asked for.
  const others: ActionButton = { id: 'ways', label: t('rummy500-page-other-way'), run: () => (play.choice = ways) };
  return [cancel, ...(isFree ? [free] : []), ...(play.isNarrow && ways.length > 1 ? [others] : []), take];
}

function passing(play: Rummy500Play): ActionButton {
  return { id: 'pass', label: t('rummy500-page-pass'), isPrimary: true, run: () => play.pass() };
}

function drawing(play: Rummy500Play): ActionButton {
  return { id: 'draw', label: t('rummy500-page-draw-stock'), isPrimary: true, run: () => play.draw() };
}

function playActions(play: Rummy500Play): ActionButton[] {
  const off: ActionButton = { id: 'lay-off', label: t('rummy500-page-lay-off'), run: () => void play.layOffAnywhere() };
  return [...(play.fitting.length > 0 ? [off] : []), play.picked.length > 1 ? layingDown(play) : discarding(play)];
}

function layingDown(play: Rummy500Play): ActionButton {
  const { downs, code } = play;
  const [best] = downs;
  const label = best ? t('rummy500-page-down-points', { points: best.points }) : t('rummy500-page-down');
  const blocked = best ? null : code ? whyNot('rummy500', code) : t('rummy500-page-pick-more');
  const isPending = !play.isJudged;
  return { id: 'lay-down', label, isPrimary: true, blocked, isPending, run: () => void play.layDown() };
}

function discarding(play: Rummy500Play): ActionButton {
  const [only] = play.picked;
  if (only === undefined)
    return {
      id: 'discard',
      label: t('rummy500-page-discard'),
      isPrimary: true,
      blocked: t('rummy500-page-discard-first'),
      run: () => {},
    };
  return {
    id: 'discard',
    label: t('rummy500-page-discard-card', { card: cardName(only) }),
    isPrimary: true,
    run: () => void play.discard(only),
  };
}
