/** What lies on the table of Rummy 500 at one moment, and how what happened becomes a row of such moments. */

import type { Card } from '../../lib/pieces/cards';
import type { Frame } from '../../lib/motion/showing.svelte';
import { AnimationScript, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import type { Dealt, Discarded, Drew, LaidOff, MeldCard, Melded, Rummy500View, Told, Took } from './types';

export type News =
  | { is: 'drew'; seat: number }
  | { is: 'took'; seat: number; card: Card; cards: number }
  | { is: 'melded'; seat: number; kind: 'run' | 'set'; points: number }
  | { is: 'laid_off'; seat: number; cards: number; points: number }
  | { is: 'discarded'; seat: number; card: Card }
  | { is: 'passed'; seat: number }
  | { is: 'round_over'; round: number; reason: string; seat: number | null };

export interface Scene {
  view: Rummy500View;
  /** Cards that have just come to where they lie. */
  fresh: readonly Card[];
  /** Cards of the row that somebody is about to take. */
  lifted: readonly Card[];
  /** Somebody has a card of the stock in the fingers. */
  drawn: number | null;
  /** Points that have just come to a seat. */
  gain: { seat: number; points: number } | null;
  news: News | null;
}

type Rummy500Frame = Frame<Scene, Told>;

/** The scene in which the table rests. */
export function rest(view: Rummy500View): Scene {
  return { view, fresh: [], lifted: [], drawn: null, gain: null, news: null };
}

/** How the table gets from one rest to that of a newer state. What an unfinished turn showed already is not shown again. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<Rummy500View, Told>,
  speed: AnimationSpeed,
): Rummy500Frame[] {
  const script = new RummyScript({ ...before, fresh: [] }, seat, speed);
  for (const event of events) script.add(event);
  return script.end(rest(view));
}

class RummyScript extends AnimationScript<Scene, Told> {
  /** Taken from the row, but not yet in the hand: the first use comes with it. */
  private taken: Took | null = null;
  private isNewRound = false;

  protected follow(event: Told): void {
    switch (event.type) {
      case 'dealt':
        return this.deal(event);
      case 'hand':
        return this.comeFrom('stock', event.cards);
      case 'drew':
        return this.draw(event);
      case 'took':
        return this.take(event);
      case 'melded':
        return this.meld(event);
      case 'laid_off':
        return this.layOff(event);
      case 'discarded':
        return this.discard(event);
      case 'passed':
        return this.show({ news: { is: 'passed', seat: event.seat }, gain: null }, this.speed.pause * 1.5);
      case 'round_over':
        return this.show(
          { news: { is: 'round_over', round: event.round, reason: event.reason, seat: event.seat }, gain: null },
          this.speed.pause * 2.5,
          'feat',
        );
    }
  }

  override end(scene: Scene): Rummy500Frame[] {
    if (this.taken) this.intoHand(this.taken);
    return super.end({ ...scene, fresh: this.isNewRound ? [] : this.scene.fresh });
  }

  /** What lay on the table goes back to the stock; the new cards come from there. */
  private deal({ row }: Dealt): void {
    this.isNewRound = true;
    this.taken = null;
    const { view } = this.scene;
    for (const card of [...view.row, ...view.melds.flatMap(({ cards }) => cards.map(({ card }) => card))])
      this.to[`card-${card}`] = 'stock';
    this.comeFrom('stock', row);
  }

  private draw({ seat, card, stock }: Drew): void {
    const view = { ...this.handled(seat, 1, card === null ? [] : [card], []), stock };
    if (card !== null) {
      this.comeFrom('stock', [card]);
      this.show({ view, fresh: [card] }, 0, 'card');
      return;
    }
    this.from['drawn'] = 'stock';
    this.show(
      { view: { ...this.scene.view, stock }, drawn: seat, news: { is: 'drew', seat }, gain: null },
      this.speed.move,
      'card',
    );
    this.to['drawn'] = `seat-${seat}`;
    this.show({ view, drawn: null }, this.speed.move);
  }

  /** All that will be taken is lifted; it leaves the row together with its first use. */
  private take(event: Took): void {
    const { seat, card, cards } = event;
    if (!this.scene.view.row.includes(card)) return;
    this.taken = event;
    this.show(
      { lifted: cards, gain: null, news: { is: 'took', seat, card, cards: cards.length } },
      this.speed.pause * 1.5,
      'card',
    );
  }

  private meld(event: Melded): void {
    const { seat, kind, cards, points, after } = event;
    if (this.isLaid(after.meld, cards)) return;
    const view = this.used(seat, cards, points);
    this.lay({ ...view, melds: [...view.melds, after] }, event, { is: 'melded', seat, kind, points });
  }

  private layOff(event: LaidOff): void {
    const { seat, cards, points, after } = event;
    if (this.isLaid(after.meld, cards)) return;
    const view = this.used(seat, cards, points);
    const melds = view.melds.map((one) => (one.meld === after.meld ? after : one));
    this.lay({ ...view, melds }, event, { is: 'laid_off', seat, cards: cards.length, points });
  }

  private lay(view: Rummy500View, { seat, cards, points }: Melded | LaidOff, news: News): void {
    const fresh = [...this.scene.fresh, ...cards.map(({ card }) => card)];
    this.show({ view, fresh, lifted: [], gain: { seat, points }, news }, this.speed.pause * 1.3, 'card');
  }

  /** An unfinished turn has shown it already. */
  private isLaid(meld: number, cards: readonly MeldCard[]): boolean {
    const lying = this.scene.view.melds.find((one) => one.meld === meld)?.cards ?? [];
    return cards.every(({ card }) => lying.some((one) => one.card === card));
  }

  /** The cards have left the hand of the seat, with what was taken for them in it. */
  private used(seat: number, cards: readonly MeldCard[], points: number): Rummy500View {
    if (this.taken) this.intoHand(this.taken);
    const gone = cards.map(({ card }) => card);
    this.comeFrom(`seat-${seat}`, gone);
    const view = this.handled(seat, -gone.length, [], gone);
    return {
      ...view,
      seats: view.seats.map((one, place) => (place === seat ? { ...one, table: one.table + points } : one)),
    };
  }

  private intoHand({ seat, cards }: Took): void {
    this.taken = null;
    if (seat !== this.viewer) for (const card of cards) this.to[`card-${card}`] = `seat-${seat}`;
    const view = this.handled(seat, cards.length, cards, []);
    const row = view.row.filter((card) => !cards.includes(card));
    this.scene = {
      ...this.scene,
      view: { ...view, row },
      lifted: [],
      fresh: [...this.scene.fresh, ...cards],
    };
  }

  private discard({ seat, card }: Discarded): void {
    if (this.taken) this.intoHand(this.taken);
    this.comeFrom(`seat-${seat}`, [card]);
    const view = this.handled(seat, -1, [], [card]);
    const row = view.row.includes(card) ? view.row : [...view.row, card];
    this.show(
      {
        view: { ...view, row },
        fresh: [...this.scene.fresh, card],
        gain: null,
        news: { is: 'discarded', seat, card },
      },
      this.speed.pause * 0.6,
      'card',
    );
  }

  /** A hand has grown or shrunk; which cards these are is seen only in the viewer's own. */
  private handled(seat: number, by: number, come: readonly Card[], gone: readonly Card[]): Rummy500View {
    const { view } = this.scene;
    const seats = view.seats.map((one, place) => (place === seat ? { ...one, hand: one.hand + by } : one));
    const own =
      view.own && seat === this.viewer
        ? { ...view.own, hand: [...view.own.hand, ...come].filter((card) => !gone.includes(card)) }
        : view.own;
    return { ...view, seats, own };
  }

  private comeFrom(place: string, cards: readonly Card[]): void {
    for (const card of cards) this.from[`card-${card}`] = place;
  }
}
