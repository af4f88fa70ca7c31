/** The gestures that people at the table have just made, by seat. */

import type { TableMessage } from '../../lib/net/protocol';
import type { Gesture } from '../../lib/people/Gestures.svelte';

/** How long a gesture is seen, in milliseconds. */
const SHOWN = 2_600;

export class ShownGestures {
  bySeat = $state.raw<Readonly<Record<number, Gesture>>>({});

  hear(message: TableMessage): void {
    if (message.type !== 'reacted') return;
    const { seat, reaction } = message;
    this.bySeat = { ...this.bySeat, [seat]: reaction };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.bySeat;
      this.bySeat = others;
    }, SHOWN);
  }
}
