/** What lies on the table of Sumo at one moment, and how what happened becomes a row of such moments. */

import type { Frame } from '../../lib/showing.svelte';
import type { Sound } from '../../lib/sound';
import type { Placed, PlacingView, Revealed, RowView, SeatView, SumoView, Told } from './types';

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

export interface Tempo {
  move: number;
  deal: number;
  pause: number;
}

type SumoFrame = Frame<Scene, Told>;

/** What a viewer hears and then sees. */
export interface Heard {
  seat: number | null;
  view: SumoView;
  events: Told[];
}

/** The scene in which the table rests. */
export function rest(view: SumoView): Scene {
  const placed = view.placing.filter(({ row }) => row !== null).map(({ card }) => card);
  const isPlacing = view.phase === 'choose_row';
  return {
    view,
    line: isPlacing ? view.placing.map(inLine) : facedown(view.seats),
    isOrdered: isPlacing,
    fresh: placed,
    taking: null,
    gain: null,
    news: null,
  };
}

function inLine({ seat, card, row }: PlacingView): Lying {
  return { seat, card, isPlaced: row !== null };
}

function facedown(seats: readonly SeatView[]): Lying[] {
  return seats.flatMap(({ chosen }, seat) => (chosen ? [{ seat, card: null, isPlaced: false }] : []));
}

/** How the table gets from one rest to that of a newer state. */
export function frames(before: Scene, { seat, view, events }: Heard, sumos: Sumos, tempo: Tempo): SumoFrame[] {
  const story = new Story(before, seat, sumos, tempo);
  for (const event of events) story.add(event);
  return story.end(rest(view));
}

/** The last turn once more, from the rows as they were before it. */
export function lastTurn(seat: number | null, view: SumoView, sumos: Sumos, tempo: Tempo): SumoFrame[] {
  const before = beforeLastTurn(view, sumos);
  const cards = view.placing.map(({ seat, card }): [number, Card] => [seat, card]);
  const story = new Story(before, seat, sumos, tempo);
  story.add({ type: 'revealed', cards });
  for (const placing of view.placing) {
    if (placing.row !== null) story.add({ type: 'placed', ...placing, row: placing.row, value: valueIn(view, placing) });
  }
  return story.end(rest(view)).map(({ told: _, ...frame }) => frame);
}

export function hasLastTurn(view: SumoView): boolean {
  return view.phase !== 'choose_row' && view.placing.length > 0;
}

/** The rows before the cards last revealed were placed, found by taking them away again. */
export function beforeLastTurn(view: SumoView, sumos: Sumos): Scene {
  const isNewRound = view.turn === 1 && view.finished_rows.length > 0 && view.phase !== 'match_over';
  const rows = (isNewRound ? view.finished_rows : view.rows).map((row) => [...row.cards]);
  const seats = view.seats.map((seat) => ({ ...seat, chosen: true }));
  for (const { row, took } of [...view.placing].reverse()) {
    if (row === null) continue;
    if (took.length > 0) rows[row - 1] = [...took];
    else rows[row - 1]!.pop();
  }
  const known = rows.map((cards) => rowOf(cards, null, sumos));
  return { ...rest({ ...view, rows: known, seats, placing: [] }), fresh: [] };
}

function valueIn(view: SumoView, { card, row }: PlacingView): number {
  const lying = [...view.rows, ...view.finished_rows].find(({ cards }) => cards.includes(card));
  const value = lying?.values[lying.cards.indexOf(card)];
  return value ?? (typeof card === 'number' ? card : (view.rows[row! - 1]?.values[0] ?? 0));
}

/** A row of these cards; a joker has the value of the card before it. */
function rowOf(cards: readonly Card[], first: number | null, sumos: Sumos): RowView {
  const values: number[] = [];
  for (const card of cards) values.push(typeof card === 'number' ? card : (values.at(-1) ?? first ?? 0));
  return { cards: [...cards], values, sumos: cards.reduce((sum: number, card) => sum + sumos(card), 0) };
}

class Story {
  private scene: Scene;
  private readonly frames: SumoFrame[] = [];
  private told: Told[] = [];
  private from: Record<string, string> = {};
  private to: Record<string, string> = {};

  constructor(
    before: Scene,
    private readonly viewer: number | null,
    private readonly sumos: Sumos,
    private readonly tempo: Tempo,
  ) {
    this.scene = before;
  }

  add(event: Told): void {
    this.told.push(event);
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
        this.show({ news: { is: 'round_over', round: event.round }, line: [] }, this.tempo.pause * 2);
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

  end(scene: Scene): SumoFrame[] {
    this.frames.push({ scene, hold: 0, moves: { from: this.from, to: this.to }, told: this.told });
    return this.frames;
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
    this.show({ view: before, line: bySeat.map(([seat]) => lying(seat, null)), isOrdered: false, fresh: [], news: { is: 'reveal' } }, this.tempo.deal, 'card');
    this.show({ view: { ...before, own, placing }, line: bySeat.map(([seat, card]) => lying(seat, card)) }, this.tempo.deal + this.tempo.pause);
    this.show({ line: cards.map(([seat, card]) => lying(seat, card)), isOrdered: true }, this.tempo.pause);
  }

  private place(event: Placed): void {
    const { seat, card, row, took, sumos } = event;
    const chosen = this.scene.view.choice;
    const isChosenLow = chosen?.card === card && typeof card === 'number';
    const line = this.scene.line.map((one) => (one.card === card ? { ...one, isPlaced: true } : one));
    const rest = { line, isOrdered: true, gain: null };
    if (took.length === 0) {
      const view = this.withRow(row, [...this.rowCards(row), card], event);
      this.show({ ...rest, view, fresh: [...this.scene.fresh, card], taking: null, news: { is: 'placing', seat, card, row } }, this.tempo.pause, 'card');
      return;
    }
    const taking: Taking = { seat, card, row, sumos, why: isChosenLow ? 'low' : 'sixth' };
    const waiting = { ...this.scene.view, phase: 'placing', choice: null };
    this.show({ ...rest, view: waiting, taking, news: { is: 'taking', ...taking } }, this.tempo.pause * 1.4, 'card');
    for (const one of took) this.to[`card-${one}`] = `seat-${seat}`;
    const view = withPile(this.withRow(row, [card], event), event, seat === this.viewer);
    const fresh = [...this.scene.fresh.filter((one) => !took.includes(one)), card];
    this.show({ view, fresh, taking: null, gain: { seat, sumos }, news: { is: 'taken', ...taking } }, this.tempo.pause * 1.6, 'taken');
  }

  private rowCards(row: number): Card[] {
    return this.scene.view.rows[row - 1]!.cards;
  }

  private withRow(row: number, cards: Card[], { card, value, took, sumos }: Placed): SumoView {
    const known = this.scene.view.rows[row - 1]!;
    const first = cards.length === 1 ? value : (known.values[0] ?? null);
    const rows = this.scene.view.rows.map((old, place) => (place === row - 1 ? rowOf(cards, first, this.sumos) : old));
    const placing = this.scene.view.placing.map((old) => (old.card === card ? { ...old, row, took, sumos } : old));
    return { ...this.scene.view, phase: 'placing', choice: null, waiting_for: [], rows, placing };
  }

  private show(changes: Partial<Scene>, hold: number, sound?: Sound): void {
    this.scene = { ...this.scene, ...changes };
    const frame = { scene: this.scene, hold, moves: { from: this.from, to: this.to }, told: this.told };
    this.frames.push(sound ? { ...frame, sound } : frame);
    this.told = [];
    this.from = {};
    this.to = {};
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

function withoutPlayed(own: NonNullable<SumoView['own']>, played: ReadonlyMap<number, Card>): NonNullable<SumoView['own']> {
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
  const own = view.own && isOwn ? { ...view.own, pile: [...view.own.pile, ...took], sumos: view.own.sumos + sumos } : view.own;
  return { ...view, seats, own };
}

/** The hand as it stands on the wood: numbers ascending, jokers at the end. */
export function sorted(cards: readonly Card[]): Card[] {
  const order = (card: Card): number => (typeof card === 'number' ? card : 1000 + Number(card.slice(1)));
  return [...cards].sort((one, other) => order(one) - order(other));
}
