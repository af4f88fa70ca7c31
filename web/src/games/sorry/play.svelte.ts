/** The turn of somebody who plays Sorry!: what is asked, what the buttons do, and the keys. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { HandTools, Play } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { Selection, PASSES_IN } from './selection.svelte';
import { sorted } from './scene';
import type { Action, Part } from './types';
import { cardPiece, resultOf, startOf, stepsOf, subjectsOf, type Option, type Use } from './uses';
import { cannot, cardName, tvPrompt } from './words';

/** So many buttons have room for whole sentences. */
const FEW = 3;

export class SorryPlay extends Selection implements Play {
  // What is said

  get prompt(): PromptLine {
    const { view, news } = this.at.scene;
    const isWatching = this.at.seat === null || view.seat !== this.at.seat || news !== null;
    if (isWatching) return tvPrompt(this.at.scene, this.at.people, this.at.seat);
    if (this.confirmation.now) return this.confirmation.now.line;
    if (view.card === null) return this.#handPrompt();
    const strong = t(view.again ? 'sorry-page-turned-again' : 'sorry-page-turned', { card: cardName(view.card) });
    if (this.mustPass) return { tone: 'mine', strong, text: cannot(view.card) };
    return { tone: 'mine', strong, text: this.#question(view.card) };
  }

  #question(card: string): string {
    const { part } = this;
    if (part && this.subject === null) return t('sorry-page-other-pawn', { steps: this.left(part) });
    if (part) return t('sorry-page-confirm-split');
    const uses = this.uses;
    if (uses.length > 0 && uses.every(({ type }) => type === 'swap'))
      return t(this.subject === null ? 'sorry-page-swap-only' : 'sorry-page-swap-whom');
    if (this.subject === null) return t(`sorry-card-${card}`);
    if (this.options.length > 1 && this.options.every(({ action }) => action.type === 'sorry'))
      return t('sorry-page-whom');
    if (uses.some(({ type }) => type === 'swap') && this.options.length > FEW) return t('sorry-page-swap-or');
    if (this.options.some(({ part }) => part !== null)) return t('sorry-page-how-many');
    return this.options.length > 1 ? t('sorry-page-where') : t('sorry-page-go');
  }

  #handPrompt(): PromptLine {
    const strong = t(this.view.again ? 'sorry-page-hand-again' : 'table-your-turn');
    if (this.card !== null && this.uses.length > 0)
      return {
        tone: 'mine',
        strong: t('sorry-page-with-card', { card: cardName(this.card) }),
        text: this.#question(this.card),
      };
    if (this.mayDiscard)
      return { tone: 'mine', strong, text: t(this.uses.length > 0 ? 'sorry-page-hand-swap' : 'sorry-page-hand-none') };
    return { tone: 'mine', strong, text: t(this.subject === null ? 'sorry-page-hand-pick' : 'sorry-page-where') };
  }

  get actions(): ActionButton[] {
    const { part } = this.now;
    if (!this.isMine) return [];
    if (this.confirmation.now) return this.confirmation.buttons(this.confirmation.now);
    if (this.mustPass) return [this.#onlyPass()];
    if (part) return this.#partButtons(part);
    return [...this.#discardButton(), ...this.#passButton(), ...this.#splitButton(), ...this.#optionButtons()];
  }

  #onlyPass(): ActionButton {
    const pass = { id: 'pass', label: t('sorry-page-pass'), isPrimary: true, run: () => void this.pass() };
    return this.passesAlone ? { ...pass, runsIn: PASSES_IN } : pass;
  }

  /** A swap is a choice like passing, and looks like one. */
  #passButton(): ActionButton[] {
    if (!this.mayPass) return [];
    const pass = { id: 'pass', label: t('sorry-page-pass'), run: () => void this.pass() };
    if (this.subject !== null) return [pass];
    const [first] = this.subjects;
    return first === undefined
      ? [pass]
      : [pass, { id: 'swap', label: t('sorry-page-swap'), run: () => this.touch(first) }];
  }

  #discardButton(): ActionButton[] {
    const { card } = this;
    if (!this.mayDiscard) return [];
    const blocked = card === null ? t('sorry-page-tap-card') : null;
    return [
      {
        id: 'discard',
        label: card === null ? t('sorry-page-discard-one') : t('sorry-page-discard', { card: cardName(card) }),
        blocked,
        run: () => card !== null && this.discard(card),
      },
    ];
  }

  /** A pawn was chosen before the card, and the 7 could be split. */
  #splitButton(): ActionButton[] {
    const { subject } = this;
    const split =
      this.card === null &&
      subject !== null &&
      this.uses.find((use) => use.type === 'split' && subjectsOf(use).includes(subject));
    return split ? [{ id: 'split', label: t('sorry-page-split'), run: () => this.choose({ card: split.card }) }] : [];
  }

  #optionButtons(): ActionButton[] {
    if (this.subject === null) return [];
    const { options } = this;
    const hasRoom = options.length <= FEW;
    const shown = options.filter(
      ({ action, subject }) => hasRoom || !('target' in action) || action.target === subject,
    );
    const isOnly = shown.length === 1 && !this.mayPass;
    return shown.map((option) => ({
      id: option.id,
      label: this.labels.labelOf(option),
      detail: this.labels.detailOf(option),
      ...(shown.length > FEW && { short: this.#short(option) }),
      isPrimary: isOnly,
      run: () => void this.take(option),
    }));
  }

  #short({ action, part }: Option): string {
    const steps = part?.steps ?? ('steps' in action ? action.steps : null);
    return this.card === null ? cardName(action.card) : String(steps ?? '');
  }

  #partButtons(part: Part): ActionButton[] {
    // Where there is little room it has a place of its own at the beginning of the bar.
    const undo = this.at.isNarrow ? [] : [{ id: 'undo', label: t('table-undo'), run: () => this.undo(part) }];
    const [whole] = this.subject === null ? [] : this.options;
    if (!whole) return undo;
    const ends = this.orders(part, this.subject!)
      .map((order) => this.option(order, this.subject!).said)
      .map((said) => said && resultOf(said));
    const isBothWays = ends.length > 1 && ends.every((end) => end !== null) && ends[0] !== ends[1];
    const turn = {
      id: 'turn',
      label: t('sorry-page-other-order'),
      run: () => this.choose({ isOtherFirst: !this.now.isOtherFirst }),
    };
    const go = {
      id: whole.id,
      label: this.labels.labelOf(whole),
      detail: this.labels.detailOf(whole),
      isPrimary: true,
      run: () => void this.take(whole),
    };
    return [...undo, ...(isBothWays ? [turn] : []), go];
  }

  /** Half of a 7 can be taken back. */
  get tools(): HandTools {
    const { part } = this.now;
    const undo = (): void => {
      if (part) this.undo(part);
    };
    return { canUndo: this.isMine && part !== null, canRedo: false, undo, redo: () => {}, reset: undo, sort: null };
  }

  async suggest(action: unknown): Promise<Advice> {
    const wished = action as Action;
    const run = (): void => void this.act(wished);
    if (wished.type === 'pass') return { what: t('sorry-page-hint-pass'), verb: t('sorry-page-pass'), run };
    const ownCard = this.view.card === null ? [cardPiece(wished.card)] : [];
    if (wished.type === 'discard') {
      const card = cardName(wished.card);
      return {
        amount: t('sorry-page-hint-discard-one'),
        what: t('sorry-page-hint-discard', { card }),
        pieces: ownCard,
        verb: t('sorry-page-discard', { card }),
        run,
      };
    }
    await this.appraise(wished);
    const subject = wished.type === 'split' ? wished.second.pawn : subjectsOf(wished)[0]!;
    const label = this.labels.labelOf({ ...this.option(wished, subject), part: null });
    return {
      amount: t('sorry-page-hint-kind', { kind: wished.type === 'move' && wished.steps < 0 ? 'back' : wished.type }),
      what: t('sorry-page-hint', { what: label }),
      pieces: [...this.#pawnsIn(wished), ...ownCard],
      verb: label,
      run,
    };
  }

  /** The pawns that are moved; of START the next one to leave it. */
  #pawnsIn(use: Use): string[] {
    const target = 'target' in use ? [use.target] : [];
    return [...subjectsOf(use), ...target].flatMap((subject) => {
      const colour = startOf(subject);
      if (colour === null) return [subject];
      return this.view.pawns.find((one) => one.colour === colour && one.place === 'start')?.pawn ?? [];
    });
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    if (isWriting(event)) return false;
    if (event.key === 'Escape') return this.drop();
    if (/^[1-9]$/.test(event.key)) return this.#digit(Number(event.key));
    const isFree = !(event.target instanceof Element && event.target.closest('button, a, [role=button]'));
    if ((event.key === 'Enter' || event.key === ' ') && this.mustPass && isFree) {
      void this.pass();
      return true;
    }
    return false;
  }

  /** So many steps of a 7; else a card of the hand, else a pawn. */
  #digit(digit: number): boolean {
    const { options } = this;
    const isSplitting = this.subject !== null && options.some(({ part }) => part !== null);
    const step = options.find((option) => isSplitting && stepsOf(option) === digit);
    if (step) {
      void this.take(step);
      return true;
    }
    const { own } = this.view;
    if (own && this.card === null) {
      const card = sorted(own.hand)[digit - 1];
      if (card !== undefined) this.tapCard(card);
      return card !== undefined;
    }
    const chip = this.rackPawns[digit - 1];
    const subject = chip === undefined ? null : this.subjectFor(chip.pawn);
    if (subject !== null) this.touch(subject);
    return subject !== null;
  }
}
