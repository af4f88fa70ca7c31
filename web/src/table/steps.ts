/** The steps of a finished match, fetched when they are looked at and kept. */

import { ask, Refusal } from '../lib/api';

export interface Step {
  n: number;
  of: number;
  seat: number | null;
  view: unknown;
  events: unknown[];
}

export class Steps {
  #kept = new Map<string, Promise<Step>>();
  readonly #path: string;

  constructor(code: string, match: number) {
    this.#path = `/api/tables/${encodeURIComponent(code)}/matches/${match}`;
  }

  get record(): string {
    return `${this.#path}/record`;
  }

  at(n: number, seat: number | null): Promise<Step> {
    const key = `${n}/${seat}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = ask<Step>(`${this.#path}/steps/${n}${seat === null ? '' : `?seat=${seat}`}`);
    asked.catch(() => this.#kept.delete(key));
    this.#kept.set(key, asked);
    return asked;
  }

  /** Who played. */
  async names(): Promise<string[]> {
    const { seats = [] } = await this.#header();
    return seats.map(({ name = '' }) => name);
  }

  /** What was promised before the deal: the hash of the secret that the record now tells. */
  async seal(): Promise<string> {
    return (await this.#header()).commitment ?? '';
  }

  /** The first line of the record. */
  async #header(): Promise<{ seats?: { name?: string }[]; commitment?: string | null }> {
    const answer = await fetch(this.record);
    if (!answer.ok) throw new Refusal('no_such_match');
    const [header = '{}'] = (await answer.text()).split('\n', 1);
    return JSON.parse(header) as { seats?: { name?: string }[]; commitment?: string | null };
  }

  forget(): void {
    this.#kept.clear();
  }
}
