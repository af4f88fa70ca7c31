/** What is asked once more before it is done. Forgotten when the question put to the seat changes. */

import type { ActionButton } from './ActionBar.svelte';
import { t } from '../words/i18n';
import type { PromptLine } from './Prompt.svelte';

export interface Doubt<About> {
  about: About;
  /** What the prompt says meanwhile. */
  line: PromptLine;
  /** The button that does it all the same. */
  label: string;
  run: () => void;
}

export class Doubts<About> {
  #doubt = $state.raw<(Doubt<About> & { moment: number }) | null>(null);

  constructor(private readonly at: { readonly moment: number; readonly mayAct: boolean }) {}

  get now(): Doubt<About> | null {
    return this.#doubt?.moment === this.at.moment && this.at.mayAct ? this.#doubt : null;
  }

  raise(doubt: Doubt<About>): void {
    this.#doubt = { ...doubt, moment: this.at.moment };
  }

  /** Whether there was one. */
  drop(): boolean {
    const hadOne = this.now !== null;
    this.#doubt = null;
    return hadOne;
  }

  /** Cancel or confirm; `cancel` undoes more than the doubt, where that is needed. */
  buttons({ label, run }: Doubt<About>, cancel: () => void = () => this.drop()): ActionButton[] {
    return [
      { id: 'cancel', label: t('table-cancel'), run: cancel },
      { id: 'confirm', label, isPrimary: true, run },
    ];
  }
}
