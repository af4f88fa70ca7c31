/** A value requested of the table: shown at once, kept until the table confirms it, dropped when it is refused. */

import type { Done, Refused, Table } from './protocol';

export class OptimisticValue<T> {
  /** `table`: null while the request is on its way, then the table that does not show it yet. */
  #wished = $state.raw<{ value: T; table: Table | null } | null>(null);

  constructor(
    private readonly table: () => Table,
    private readonly confirmed: () => T,
  ) {}

  get value(): T {
    const wished = this.#wished;
    return wished !== null && (wished.table === null || wished.table === this.table())
      ? wished.value
      : this.confirmed();
  }

  /** Only the answer to the newest wish counts: the table answers in order. */
  async ask<A extends Done | Refused>(value: T, request: Promise<A>): Promise<A> {
    const wished = { value, table: null };
    this.#wished = wished;
    const answer = await request;
    if (this.#wished === wished) this.#wished = answer.type === 'done' ? { value, table: this.table() } : null;
    return answer;
  }
}
