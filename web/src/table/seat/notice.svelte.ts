/** What stands in the prompt for a while: a refusal, or something worth knowing. */

import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { announce } from '../../lib/ui/announce.svelte';

/** How long a notice stands, in milliseconds. */
const SHOWN = 4_500;

export class Notice {
  line = $state.raw<PromptLine | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The line that stood there when something was touched last. */
  #read: PromptLine | null = null;

  show(line: PromptLine): void {
    this.line = line;
    announce(line.text ?? '', { urgent: true });
    clearTimeout(this.#timer);
    // A refusal stays until the next act, or until another question is put.
    if (line.tone !== 'bad') this.#timer = setTimeout(() => (this.line = null), SHOWN);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.line = null;
  }

  /** Something is touched: the line that stands there has been read. */
  touch(): void {
    this.#read = this.line;
  }

  /**
   * The touch is done: a line that was read ends with it. Not before: what is touched may be drawn anew without the
   * line, and a button that is drawn anew between press and release is not clicked.
   */
  endTouch(): void {
    if (this.line === this.#read) this.end();
  }
}
