/** Which results of hands the person at this screen has looked at. */

import type { TableSocket } from '../../lib/net/socket.svelte';
import type { Following } from './following.svelte';
import type { Hotseat } from './hotseat.svelte';

export class HandResults {
  /** Hands whose result has been looked at. */
  #seenHands = $state(0);
  #isOpen = $state(false);

  constructor(
    private readonly socket: TableSocket,
    private readonly following: Following,
    private readonly hotseat: Hotseat,
    seat: number | null,
  ) {
    const { phase, waiting } = socket.table!;
    const isAwaited = phase === 'result' && seat !== null && waiting.includes(seat) && following.hand > 0;
    this.#seenHands = isAwaited ? following.hand - 1 : following.hand;
  }

  /** A hand is over and its result waits to be looked at. While somebody does, bots may play on behind it. */
  get isDue(): boolean {
    const { showing, state, hand } = this.following;
    const isHeldBack = showing.busy && !this.#isOpen;
    return !isHeldBack && state.outcome === null && hand > this.#seenHands;
  }

  /** The result is put on the screen. Call what is returned when it is gone. */
  open(): () => void {
    this.#isOpen = true;
    return () => (this.#isOpen = false);
  }

  markSeen(): void {
    this.#seenHands = this.following.hand;
    for (const seat of this.hotseat.own) this.socket.seen(seat);
    // Everybody has looked at the sheet: the new hand is for one of them alone.
    if (this.hotseat.isShared) this.hotseat.fall();
  }
}
