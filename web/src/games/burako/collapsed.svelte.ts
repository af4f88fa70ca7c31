/** Which melds somebody wants to see open or folded; of the others the room decides. */

import { SvelteSet } from 'svelte/reactivity';
import type { Wanted } from './layout';

export class Folding implements Wanted {
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
