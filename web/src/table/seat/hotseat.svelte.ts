/** One device shared by several seats: whose view is shown, and when the curtain hides it from the next person. */

import type { TableSocket } from '../../lib/net/socket.svelte';
import { seatToShow } from './seatToShow';

export class Hotseat {
  /** The curtain is down, for the person of this seat or whoever is asked. */
  #down = $state.raw<{ seat: number; isWished: boolean } | null>(null);
  /** The state somebody looked at who took the device without being asked: until the next one it stays with them. */
  #takenAt = $state<number | null>(null);
  #match = 0;

  constructor(private readonly socket: TableSocket) {}

  get own(): readonly number[] {
    return this.socket.table?.you ?? [];
  }

  get isShared(): boolean {
    return this.own.length > 1;
  }

  /** For whom the curtain is down; null: it is up. */
  get curtain(): number | null {
    if (this.#down === null || !this.isShared) return null;
    const { seat, isWished } = this.#down;
    return isWished ? seat : seatToShow(this.own, seat, this.#asked);
  }

  isAsked(seat: number): boolean {
    return this.#asked.includes(seat);
  }

  /** Who has to get the device now; null: it stays where it is. */
  get next(): number | null {
    const { seat, state } = this.socket;
    if (seat === null || !this.isShared || state?.n === this.#takenAt) return null;
    const next = seatToShow(this.own, seat, this.#asked);
    return next === seat ? null : next;
  }

  /** A match that was not shown yet, after a reload or a deal, begins behind the curtain. */
  meet(match: number): void {
    if (match === this.#match || this.socket.state?.outcome !== null) return;
    this.#match = match;
    if (this.isShared) this.fall();
  }

  /** Let the curtain fall: for whoever is asked, or for somebody who wishes to look. */
  fall(wished: number | null = null): void {
    this.#down = { seat: wished ?? this.socket.seat ?? 0, isWished: wished !== null };
  }

  /** Somebody says who they are, and the curtain rises. */
  rise(seat: number): void {
    this.socket.show(seat);
    this.#takenAt = this.isAsked(seat) ? null : (this.socket.state?.n ?? null);
    this.#down = null;
  }

  get #asked(): readonly number[] {
    return this.socket.state?.to_act ?? [];
  }
}
