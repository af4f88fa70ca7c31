/** A question before an action is carried out. It is dropped when the decision of the seat changes. */

import type { ActionButton } from './ActionBar.svelte';
import { t } from '../words/i18n';
import type { PromptLine } from './Prompt.svelte';

export interface Pending<About> {
  about: About;
  /** What the prompt says meanwhile. */
  line: PromptLine;
  /** The button that does it all the same. */
  label: string;
  run: () => void;
}

export class Confirmation<About> {
  #pending = $state.raw<(Pending<About> & { decisionId: number }) | null>(null);

  constructor(private readonly at: { readonly decisionId: number; readonly mayAct: boolean }) {}

  get now(): Pending<About> | null {
    return this.#pending?.decisionId === this.at.decisionId && this.at.mayAct ? this.#pending : null;
  }

  ask(pending: Pending<About>): void {
    this.#pending = { ...pending, decisionId: this.at.decisionId };
  }

  /** Returns whether there was a question. */
  drop(): boolean {
    const hadOne = this.now !== null;
    this.#pending = null;
    return hadOne;
  }

  /** The buttons to cancel or confirm; `cancel` may undo more than the question. */
  buttons({ label, run }: Pending<About>, cancel: () => void = () => this.drop()): ActionButton[] {
    return [
      { id: 'cancel', label: t('table-cancel'), run: cancel },
      { id: 'confirm', label, isPrimary: true, run },
    ];
  }
}
