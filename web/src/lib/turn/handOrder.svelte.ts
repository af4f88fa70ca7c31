/** The order in which somebody keeps the pieces of a hand: sorted in one of several ways, or as they laid them. */

import { t } from '../words/i18n';
import { recall, recallHere, remember, rememberHere } from '../device/storage';

/** Laid by hand. */
export const OWN = 'own';
export type Compare = (one: string, other: string) => number;

export class HandOrder {
  way = $state('');
  #own = $state.raw<readonly string[]>([]);

  /**
   * @param game  The preferred way of sorting is remembered for each game.
   * @param sitting  What was laid by hand is remembered for this seat in this match.
   */
  constructor(
    private readonly game: string,
    private readonly sitting: () => string,
    private readonly sorts: Record<string, Compare>,
  ) {
    const [first = OWN] = Object.keys(sorts);
    const wanted = recall(`order/${game}`, first);
    this.way = wanted === OWN || wanted in sorts ? wanted : first;
    this.#own = recallHere<string[]>(this.#key, []);
  }

  get ways(): string[] {
    return [...Object.keys(this.sorts), OWN];
  }

  arrange(pieces: readonly string[]): string[] {
    const compare = this.sorts[this.way];
    if (compare) return [...pieces].sort(compare);
    const known = this.#own.filter((piece) => pieces.includes(piece));
    return [...known, ...pieces.filter((piece) => !known.includes(piece))];
  }

  sort(way: string, pieces: readonly string[]): void {
    if (way === OWN) this.#keep(this.arrange(pieces));
    this.way = way;
    remember(`order/${this.game}`, way);
  }

  /** In the next of the ways. */
  sortNext(pieces: readonly string[]): void {
    this.sort(this.ways[(this.ways.indexOf(this.way) + 1) % this.ways.length]!, pieces);
  }

  /** The sort button: the present way in a word and in a sentence, and what a press does. */
  tool(game: string, next: () => void): { name: string; label: string; next: () => void } {
    const { way } = this;
    return { name: t(`${game}-page-sort-${way}`), label: t(`${game}-page-sort`, { way }), next };
  }

  /** Put pieces where another one lies: before it, or behind it if they come from before it. */
  place(moved: readonly string[], target: string, pieces: readonly string[]): void {
    const order = this.arrange(pieces);
    if (moved.includes(target)) return;
    const isForward = order.indexOf(moved[0]!) < order.indexOf(target);
    const rest = order.filter((piece) => !moved.includes(piece));
    rest.splice(rest.indexOf(target) + (isForward ? 1 : 0), 0, ...moved);
    this.#keep(rest);
    this.way = OWN;
    remember(`order/${this.game}`, OWN);
  }

  /** Move one piece by a place. */
  shift(piece: string, by: 1 | -1, pieces: readonly string[]): void {
    const order = this.arrange(pieces);
    const target = order[order.indexOf(piece) + by];
    if (target !== undefined) this.place([piece], target, pieces);
  }

  /** Pieces that have come lie behind those that were there, in the order of coming. */
  welcome(pieces: readonly string[]): void {
    const fresh = pieces.filter((piece) => !this.#own.includes(piece));
    if (this.way === OWN && fresh.length > 0) this.#keep([...this.#own, ...fresh]);
  }

  #keep(order: readonly string[]): void {
    this.#own = order;
    rememberHere(this.#key, order);
  }

  get #key(): string {
    return `hand/${this.sitting()}`;
  }
}
