/** A hint at the table, told in three steps: how much, which pieces, and where they go. */

import type { ActionButton } from './ActionBar.svelte';
import { t } from '../words/i18n';
import { isWriting } from '../ui/keys';
import type { PromptLine } from './Prompt.svelte';

/** What a game says of the action that a good player would take. */
export interface Advice<View = unknown> {
  /** How much, without saying which. Left out where there is nothing to look for: then the hint has one step. */
  amount?: string;
  /** What I would do. */
  what: string;
  /** The pieces it is done with, by the names they have on the screen. */
  pieces?: readonly string[];
  /** What they are called, where `what` does not name them. */
  names?: string;
  /** Where it is done: selectors of piles, rows and combinations. */
  places?: readonly string[];
  /** The table afterwards: what is new on it is shown as ghosts. */
  after?: View | null;
  /** The button that does it. */
  verb: string;
  run: () => void;
}

type Step = 'amount' | 'which' | 'where';

interface Given<View, Action> {
  action: Action;
  advice: Advice<View>;
  /** The reasons, the most important first. */
  why: readonly string[];
  step: Step;
  /** What had been done of the turn when it was asked for. */
  doing: string;
}

/** What the parts of a game see of a hint. */
export interface ShownHint<View, Action> {
  /** Pieces that are pointed at. */
  readonly pieces: readonly string[];
  /** In the last step: the action, and the table after it. */
  readonly proposed: { action: Action; after: View | null } | null;
}

export class Hints<View, Action> implements ShownHint<View, Action> {
  #given = $state.raw<Given<View, Action> | null>(null);

  /**
   * @param doing what has been done of the turn so far: a hint holds until that changes.
   * @param isNarrow there is room for one reason at a time.
   */
  constructor(
    private readonly doing: () => string,
    private readonly isNarrow: () => boolean,
  ) {}

  get #now(): Given<View, Action> | null {
    return this.#given !== null && this.#given.doing === this.doing() ? this.#given : null;
  }

  get isOn(): boolean {
    return this.#now !== null;
  }

  give(action: Action, advice: Advice<View>, why: readonly string[]): void {
    const step = advice.amount === undefined ? 'where' : 'amount';
    this.#given = { action, advice, why, step, doing: this.doing() };
  }

  drop(): void {
    this.#given = null;
  }

  /** Forget a hint that no longer holds, so that it does not come back when a step is undone. */
  follow(): void {
    if (this.#given && !this.#now) this.drop();
  }

  /** Tell more; at the end, do it. */
  next(): void {
    const now = this.#now;
    if (!now) return;
    if (now.step !== 'where') this.#given = { ...now, step: now.step === 'amount' ? 'which' : 'where' };
    else {
      this.drop();
      now.advice.run();
    }
  }

  // What is pointed at

  get pieces(): readonly string[] {
    const now = this.#now;
    return now && now.step !== 'amount' ? (now.advice.pieces ?? []) : [];
  }

  get places(): readonly string[] {
    return this.#now?.step === 'where' ? (this.#now.advice.places ?? []) : [];
  }

  get proposed(): { action: Action; after: View | null } | null {
    const now = this.#now;
    return now?.step === 'where' ? { action: now.action, after: now.advice.after ?? null } : null;
  }

  // What is said

  get prompt(): PromptLine | null {
    const now = this.#now;
    if (!now) return null;
    const { step, advice } = now;
    const strong = step === 'amount' ? advice.amount! : advice.what;
    if (step === 'amount') return { tone: 'hint', strong, text: t('table-hint-more') };
    return { tone: 'hint', strong, text: this.#why(now), ...(advice.names && { names: advice.names }) };
  }

  /** The first reason comes with the pieces, the others with the place; a hint of one step has them all. */
  #why({ step, advice, why }: Given<View, Action>): string {
    const isWhole = advice.amount === undefined || why.length < 2;
    const told = isWhole ? why : step === 'which' ? why.slice(0, 1) : why.slice(1);
    return (this.isNarrow() ? told.slice(0, 1) : told).join(' ');
  }

  get actions(): ActionButton[] {
    const now = this.#now;
    if (!now) return [];
    const { step, advice } = now;
    const label =
      step === 'amount'
        ? t('table-hint-which', { pieces: advice.pieces?.length ?? 1 })
        : step === 'which'
          ? t('table-hint-where')
          : advice.verb;
    return [
      { id: 'hint-drop', label: t('table-hint-drop'), run: () => this.drop() },
      { id: 'hint-next', label, isPrimary: true, run: () => this.next() },
    ];
  }

  key(event: KeyboardEvent): boolean {
    if (!this.isOn || isWriting(event)) return false;
    if (event.key === 'Escape') this.drop();
    else if (event.key === 'Enter' && event.shiftKey) this.next();
    else return false;
    return true;
  }
}
