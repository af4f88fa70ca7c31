/** The steps of a finished match, fetched when they are looked at and kept. */

import { ask, Refusal } from './api';
import type { MatchTimeline, Step } from './http';
import type { Header } from './seedContribution';

export type { MatchTimeline as Timeline, Pin, Step } from './http';

export class Steps {
  #kept = new Map<string, Promise<Step>>();
  readonly #path: string;

  constructor(code: string, match: number) {
    this.#path = `/api/tables/${encodeURIComponent(code)}/matches/${match}`;
  }

  get record(): string {
    return `${this.#path}/record`;
  }

  timeline(): Promise<MatchTimeline> {
    return ask<MatchTimeline>(`${this.#path}/timeline`);
  }

  /** The match after so many moves, with what was told since another moment; else what its last move told. */
  at(n: number, seat: number | null, since = n - 1): Promise<Step> {
    const key = `${n}/${seat}/${since}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const query = new URLSearchParams(seat === null ? {} : { seat: String(seat) });
    if (since !== n - 1) query.set('since', String(Math.max(0, since)));
    const asked = ask<Step>(`${this.#path}/steps/${n}${query.size > 0 ? `?${query}` : ''}`);
    asked.catch(() => this.#kept.delete(key));
    this.#kept.set(key, asked);
    return asked;
  }

  /** The first line of the record: who played, what each added to the seed, and the hash of the server's secret. */
  async header(): Promise<Header> {
    const answer = await fetch(this.record);
    if (!answer.ok) throw new Refusal('no_such_match');
    const [header = '{}'] = (await answer.text()).split('\n', 1);
    return { seats: [], ...(JSON.parse(header) as Partial<Header>) };
  }

  forget(): void {
    this.#kept.clear();
  }
}
