/** Melds that the player has opened or collapsed; the layout decides for all others. */

import { SvelteSet } from 'svelte/reactivity';
import type { Wanted } from './layout';

export class Collapsed implements Wanted {
  readonly opened = new SvelteSet<string>();
  readonly folded = new SvelteSet<string>();

  toggle(meld: string, isFolded: boolean): void {
    const [to, from] = isFolded ? [this.opened, this.folded] : [this.folded, this.opened];
    to.add(meld);
    from.delete(meld);
  }

  /** A new hand: the melds of the old one are gone. */
  forget(): void {
    this.opened.clear();
    this.folded.clear();
  }
}
