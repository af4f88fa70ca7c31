/** What lies on the table of Sumo at one moment, and how what happened becomes a row of such moments. */

import type { Frame } from '../../lib/motion/showing.svelte';
import { AnimationScript, untold, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import type { Placed, PlacingView, Revealed, SeatView, SumoView, Told } from './types';

export type Card = number | string;
export type Sumos = (card: Card) => number;

/** A card of this turn that is not in a row, or was not a moment ago. */
export interface Lying {
  seat: number;
  /** null while it lies face down. */
  card: Card | null;
  isPlaced: boolean;
}

export interface Taking {
  seat: number;
  card: Card;
  row: number;
  sumos: number;
  /** Because the row was full, or because the card was lower than all rows. */
  why: 'sixth' | 'low';
}

export type News =
  | { is: 'reveal' }
  | { is: 'placing'; seat: number; card: Card; row: number }
  | ({ is: 'taking' | 'taken' } & Taking)
  | { is: 'round_over'; round: number };

export interface Scene {
  view: SumoView;
  /** The cards of the turn: face down in the order of the seats, then face up in the order of placing. */
  line: Lying[];
  isOrdered: boolean;
  /** Cards that came to a row in this turn. */
  fresh: Card[];
  taking: Taking | null;
  /** Sumos that have just come to a seat. */
  gain: { seat: number; sumos: number } | null;
  news: News | null;
}

type SumoFrame = Frame<Scene, Told>;

/** The scene in which the table rests. */
export function rest(view: SumoView): Scene {
  const isPlacing = view.phase === 'choose_row';
  return {
    view,
    line: isPlacing ? view.placing.map(inLine) : facedown(view.seats),
    isOrdered: isPlacing,
    fresh: view.fresh,
    taking: null,
    gain: null,
    news: null,
  };
}

/** The last turn's cards, as long as nobody has laid the next: somebody who looks at a finished match sees them lie. */
export function lookedBack(scene: Scene): Scene {
  const { line, view } = scene;
  if (line.length > 0 || scene.news !== null || view.placing.length === 0) return scene;
  return { ...scene, line: view.placing.map(inLine), isOrdered: true };
}

/** What was taken in the turn whose cards lie there, by row; of a row that was taken twice, the last. */
export function takenIn({ view, taking }: Scene): ReadonlyMap<number, Pick<Taking, 'seat' | 'sumos'>> {
  const taken = view.placing.flatMap(({ seat, row, took, sumos }) =>
    row === null || took.length === 0 || row === taking?.row ? [] : [[row, { seat, sumos }] as const],
  );
  return new Map(taken);
}

function inLine({ seat, card, row }: PlacingView): Lying {
  return { seat, card, isPlaced: row !== null };
}

function facedown(seats: readonly SeatView[]): Lying[] {
  return seats.flatMap(({ chosen }, seat) => (chosen ? [{ seat, card: null, isPlaced: false }] : []));
}

/** How the table gets from one rest to that of a newer state. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<SumoView, Told>,
  speed: AnimationSpeed,
): SumoFrame[] {
  const script = new SumoScript(before, seat, speed);
  for (const event of events) script.add(event);
  return script.end(rest(view));
}

/** The last turn once more, from the rows as they were when its cards were revealed. */
export function lastTurn(
  told: readonly Told[],
  { seat, view }: Pick<Heard<SumoView, Told>, 'seat' | 'view'>,
  speed: AnimationSpeed,
): SumoFrame[] {
  const turn = told.slice(told.findLastIndex(({ type }) => type === 'revealed'));
  const [first] = turn;
  if (view.phase === 'choose_row' || first?.type !== 'revealed') return [];
  const seats = view.seats.map((one) => ({ ...one, chosen: true }));
  const before = rest({ ...view, rows: [...first.rows], seats, placing: [], fresh: [] });
  const script = new SumoScript(before, seat, speed);
  for (const event of turn) if (event.type === 'revealed' || event.type === 'placed') script.add(event);
  return untold(script.end(rest(view)));
}

class SumoScript extends AnimationScript<Scene, Told> {
  protected follow(event: Told): void {
    switch (event.type) {
      case 'laid':
        this.from[`laid-${event.seat}`] = placeOf(event.seat, this.scene.view, event.card);
        break;
      case 'revealed':
        this.reveal(event);
        break;
      case 'placed':
        this.place(event);
        break;
      case 'round_over':
        this.show({ news: { is: 'round_over', round: event.round }, line: [] }, this.speed.pause * 2);
        break;
      case 'dealt':
        this.clearRows();
        for (const cards of event.rows) for (const card of cards) this.from[`card-${card}`] = 'stock';
        break;
      case 'hand':
        for (const card of event.cards) this.from[`card-${card}`] = 'stock';
        break;
    }
  }

  /** What still lies in the rows goes back to the stock; a card that stays is not moved by this. */
  private clearRows(): void {
    for (const { cards } of this.scene.view.rows) for (const card of cards) this.to[`card-${card}`] = 'stock';
  }

  /** All cards lie there, are turned over together, and line up in the order of placing. */
  private reveal({ cards }: Revealed): void {
    const { view } = this.scene;
    const played = new Map(cards);
    const bySeat = [...cards].sort(([one], [other]) => one - other);
    const own = view.own && withoutPlayed(view.own, played);
    const seats = view.seats.map((seat) => ({ ...seat, hand: seat.chosen ? seat.hand : seat.hand - 1, chosen: false }));
    const placing = cards.map(([seat, card]) => ({ seat, card, row: null, took: [], sumos: 0 }));
    for (const [seat, card] of cards) this.from[`laid-${seat}`] ??= placeOf(seat, view, card);
    const before = { ...view, phase: 'placing', choice: null, waiting_for: [], seats };
    this.show(
      {
        view: before,
        line: bySeat.map(([seat]) => lying(seat, null)),
        isOrdered: false,
        fresh: [],
        news: { is: 'reveal' },
      },
      this.speed.deal,
      'card',
    );
    this.show(
      { view: { ...before, own, placing }, line: bySeat.map(([seat, card]) => lying(seat, card)) },
      this.speed.deal + this.speed.pause,
    );
    this.show({ line: cards.map(([seat, card]) => lying(seat, card)), isOrdered: true }, this.speed.pause);
  }

  private place(event: Placed): void {
    const { seat, card, row, took, sumos, why } = event;
    const line = this.scene.line.map((one) => (one.card === card ? { ...one, isPlaced: true } : one));
    const rest = { line, isOrdered: true, gain: null };
    if (why === null) {
      const fresh = [...this.scene.fresh, card];
      const news: News = { is: 'placing', seat, card, row };
      this.show({ ...rest, view: this.withRow(event), fresh, taking: null, news }, this.speed.pause, 'card');
      return;
    }
    const taking: Taking = { seat, card, row, sumos, why };
    const waiting = { ...this.scene.view, phase: 'placing', choice: null };
    this.show({ ...rest, view: waiting, taking, news: { is: 'taking', ...taking } }, this.speed.pause * 1.4, 'card');
    for (const one of took) this.to[`card-${one}`] = `seat-${seat}`;
    const view = withPile(this.withRow(event), event, seat === this.viewer);
    const fresh = [...this.scene.fresh.filter((one) => !took.includes(one)), card];
    this.show(
      { view, fresh, taking: null, gain: { seat, sumos }, news: { is: 'taken', ...taking } },
      this.speed.pause * 1.6,
      'taken',
    );
  }

  private withRow({ card, row, after, took, sumos }: Placed): SumoView {
    const rows = this.scene.view.rows.map((old, place) => (place === row - 1 ? after : old));
    const placing = this.scene.view.placing.map((old) => (old.card === card ? { ...old, row, took, sumos } : old));
    return { ...this.scene.view, phase: 'placing', choice: null, waiting_for: [], rows, placing };
  }
}

function lying(seat: number, card: Card | null): Lying {
  return { seat, card, isPlaced: false };
}

/** Where a seat's card comes from: the own one from the hand. */
function placeOf(seat: number, view: SumoView, card: Card | null): string {
  const isOwn = card !== null && view.own !== null && [...view.own.hand, view.own.chosen].includes(card);
  return isOwn ? `own-${card}` : `seat-${seat}`;
}

function withoutPlayed(
  own: NonNullable<SumoView['own']>,
  played: ReadonlyMap<number, Card>,
): NonNullable<SumoView['own']> {
  const gone = new Set(played.values());
  const hand = own.chosen === null ? own.hand : [...own.hand, own.chosen];
  return { ...own, hand: sorted(hand.filter((card) => !gone.has(card))), chosen: null };
}

function withPile(view: SumoView, { seat, took, sumos }: Placed, isOwn: boolean): SumoView {
  const seats = view.seats.map((old, place) => {
    if (place !== seat) return old;
    const open = old.pile_sumos === null ? {} : { pile_sumos: old.pile_sumos + sumos };
    return { ...old, pile: old.pile + took.length, ...open };
  });
  const own =
    view.own && isOwn ? { ...view.own, pile: [...view.own.pile, ...took], sumos: view.own.sumos + sumos } : view.own;
  return { ...view, seats, own };
}

/** The hand as it stands on the wood: numbers ascending, jokers at the end. */
export function sorted(cards: readonly Card[]): Card[] {
  const order = (card: Card): number => (typeof card === 'number' ? card : 1000 + Number(card.slice(1)));
  return [...cards].sort((one, other) => order(one) - order(other));
}
