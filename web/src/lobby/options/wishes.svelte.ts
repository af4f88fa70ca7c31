/** Options the host has asked for and the table does not show yet. Controls show them and step on from them. */

import type { GameInfo } from '../../lib/net/api';
import type { Done, Refused, Table } from '../../lib/net/protocol';
import { withAll, withoutConflict, withOption, type Agreed } from './options';

type Options = Record<string, unknown>;

type Answer = Pick<Done, 'type'> | Refusal;
type Refusal = Pick<Refused, 'type' | 'code' | 'facts'>;

export interface Asking<T extends Agreed = Table> {
  game: () => GameInfo | undefined;
  table: () => T;
  ask: (options: Options) => Promise<Answer>;
  onrefused: (refusal: Refusal) => void;
}

/**
 * One request is on its way at a time: what is changed meanwhile goes into the next one. A refused request is given up
 * as a whole, changes made after it are kept.
 */
export class Wishes<T extends Agreed = Table> {
  /** On its way, or done while the table has not been shown anew. */
  #sent = $state.raw<{ options: Options; table: T | null } | null>(null);
  #later = $state.raw<readonly (readonly [name: string, value: unknown])[]>([]);
  #running: Promise<void> | null = null;

  constructor(private readonly at: Asking<T>) {}

  /** The table as it will be if everything asked for is granted. */
  get table(): T {
    const table = this.at.table();
    const options = this.#options;
    return options === null ? table : { ...table, options, settings: { ...table.settings, ...options } };
  }

  get players(): number {
    return Number(this.#options?.['players'] ?? this.at.table().seats.length);
  }

  get isAsking(): boolean {
    return this.#running !== null;
  }

  change(name: string, value: unknown): void {
    if (!this.at.game()) return;
    this.#later = [...this.#later, [name, value]];
    this.#running ??= this.#run();
  }

  /**
   * Ask for other options as a whole. They come from anywhere: they are shown when they are granted, and nothing of
   * them makes way for the rest. Returns the refusal, or null.
   */
  async replace(options: Options): Promise<Refusal | null> {
    while (this.#running) await this.#running;
    const game = this.at.game();
    if (!game) return null;
    const work = this.#replace(withAll(game, this.at.table(), options));
    this.#running = work.then(() => this.#run());
    return work;
  }

  async #replace(options: Options): Promise<Refusal | null> {
    const answer = await this.at.ask(options);
    if (answer.type === 'done') this.#sent = { options, table: this.at.table() };
    return answer.type === 'refused' ? answer : null;
  }

  /** Resolves when everything asked for has been answered. */
  async settled(): Promise<void> {
    await this.#running;
  }

  get #granted(): Options | null {
    const sent = this.#sent;
    return sent !== null && (sent.table === null || sent.table === this.at.table()) ? sent.options : null;
  }

  get #options(): Options | null {
    const game = this.at.game();
    if (!game) return null;
    const with_ = (options: Options | null, [name, value]: readonly [string, unknown]): Options =>
      withOption(game, this.at.table(), name, value, options);
    return this.#later.reduce(with_, this.#granted);
  }

  async #run(): Promise<void> {
    while (this.#later.length > 0) {
      const [newest] = this.#later.at(-1)!;
      const wish = this.#options!;
      this.#later = [];
      const answer = await this.#ask(wish, newest);
      if (answer.type === 'done') {
        // The table follows its answer: until then the wish is what holds.
        this.#sent = { ...this.#sent!, table: this.at.table() };
      } else {
        this.#sent = null;
        this.at.onrefused(answer);
      }
    }
    this.#running = null;
  }

  /** What was agreed before and does not go with the wish makes way for it. */
  async #ask(wish: Options, newest: string): Promise<Answer> {
    this.#sent = { options: wish, table: null };
    const answer = await this.at.ask(wish);
    if (answer.type !== 'refused' || answer.code !== 'options_conflict') return answer;
    const fitting = withoutConflict(wish, newest, (answer.facts['names'] ?? []) as string[]);
    return fitting === null ? answer : this.#ask(fitting, newest);
  }
}
