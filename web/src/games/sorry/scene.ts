/** What lies on the table of Sorry! at one moment, and how what happened becomes a row of such moments. */

import type { Frame } from '../../lib/motion/showing.svelte';
import type { Sound } from '../../lib/device/sound';
import { AnimationScript, untold, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import type { Place } from './board';
import type { Discarded, Drew, GameOver, Journey, Moved, Passed, SorryView, Told } from './types';

/** A word that is called out over the board. */
export type Call = 'sorry' | 'again';

export type News =
  | ({ is: 'moved' } & Pick<Moved, 'seat' | 'card' | 'way' | 'journeys'>)
  | { is: 'passed' | 'discarded'; seat: number; card: string }
  | { is: 'began'; game: number; seat: number }
  | { is: 'game_over'; winners: number[] };

export interface Scene {
  view: SorryView;
  /** Pawns on their way: they go over the heads of the others. */
  moving: string[];
  /** Pawns that have just been hit. */
  hit: string[];
  /** Counts the hops, so that each of them can be seen. */
  beat: number;
  /** What the last play moved. */
  fresh: readonly Journey[];
  call: Call | null;
  news: News | null;
}

type SorryFrame = Frame<Scene, Told>;

/** A pawn hops from square to square, slides faster than it hops, and flies further than it slides; in milliseconds. */
const HOP = 115;
const SLIDE = 75;
const FLIGHT = 460;
/** Below that nothing moves: whoever wishes so sees only where things end. */
const CALM = 20;

/** The scene in which the table rests. */
export function rest(view: SorryView): Scene {
  return { view, moving: [], hit: [], beat: 0, fresh: [], call: null, news: null };
}

/** How the table gets from one rest to that of a newer state. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<SorryView, Told>,
  speed: AnimationSpeed,
): SorryFrame[] {
  const script = new SorryScript(before, seat, speed);
  for (const event of events) script.add(event);
  return script.endIn(view);
}

/** The last play once more, from the board as it was before it. */
export function lastPlay(
  told: readonly Told[],
  { seat, view }: Pick<Heard<SorryView, Told>, 'seat' | 'view'>,
  speed: AnimationSpeed,
): SorryFrame[] {
  const play = told.findLast(({ type }) => type === 'moved' || type === 'began');
  if (play?.type !== 'moved') return [];
  const script = new SorryScript(rest({ ...view, pawns: beforeIt(view, play) }), seat, speed);
  script.walk(play);
  return untold(script.endIn(view));
}

/** The pawns as they stood before the play. */
export function beforeIt({ pawns }: SorryView, { before }: Moved): SorryView['pawns'] {
  return before.reduce((now, [pawn, place]) => put(now, pawn, place), pawns);
}

function put(pawns: SorryView['pawns'], pawn: string, place: Place): SorryView['pawns'] {
  return pawns.map((one) => (one.pawn === pawn ? { ...one, place } : one));
}

/** Everybody plays from a hand, for points. */
export function isScored({ settings }: SorryView): boolean {
  return settings['mode'] === 'scored';
}

export function hasTeams({ settings }: SorryView): boolean {
  return settings['mode'] === 'partners';
}

/** What the pawns of a seat wear, so that the teams are told apart; null where there are none. */
export function hatOf(view: SorryView, seat: number): 0 | 1 | null {
  return hasTeams(view) ? ((view.seats[seat]!.team % 2) as 0 | 1) : null;
}

/** Where the journey comes to rest. */
export function endOf({ steps, slide }: Journey): Place {
  return slide.at(-1) ?? landing(steps);
}

function landing(steps: readonly Place[]): Place {
  return steps.at(-1)!;
}

class SorryScript extends AnimationScript<Scene, Told> {
  private fresh: readonly Journey[] = [];
  /** The card that has just come to the viewer's own hand. */
  private drawn: string | null = null;
  private readonly isCalm = this.speed.move < CALM;

  protected follow(event: Told): void {
    switch (event.type) {
      case 'moved':
        this.play(event);
        this.walk(event);
        break;
      case 'passed':
        this.pass(event);
        break;
      case 'discarded':
        this.discard(event);
        break;
      case 'drew':
        this.draw(event);
        break;
      case 'turned_up':
        if (event.again) this.show({ call: 'again', news: null, moving: [], hit: [] }, this.speed.pause);
        break;
      case 'began':
        this.begin(event.game, event.seat);
        break;
      case 'game_over':
        this.finish(event);
        break;
    }
  }

  endIn(view: SorryView): SorryFrame[] {
    const copies = view.own?.hand.filter((card) => card === this.drawn).length ?? 0;
    if (this.drawn !== null && copies > 0) this.from[handPiece(this.drawn, copies - 1)] = 'pile';
    return this.end({ ...rest(view), fresh: this.fresh });
  }

  /** In the scored game a card of the hand is laid on the discard pile first. */
  private play({ seat, card }: Pick<Moved, 'seat' | 'card'>): void {
    const { view } = this.scene;
    if (!isScored(view)) return;
    const discards = [...view.discards, card];
    const isOwn = seat === this.viewer && view.own !== null;
    this.from[heapPiece(discards.length)] = isOwn ? ownPlace(card) : `seat-${seat}`;
    const own = isOwn && view.own ? { ...view.own, hand: without(view.own.hand, card) } : view.own;
    this.show({ view: { ...view, discards, own }, fresh: [], news: null }, this.speed.deal, 'card');
  }

  /** The pawns of a play go their ways. */
  walk({ seat, card, way, journeys }: Moved): void {
    this.fresh = journeys;
    const news: News = { is: 'moved', seat, card, way, journeys };
    if (way === 'swap') this.swap(news, journeys);
    else for (const journey of journeys) this.travel(news, journey, way);
  }

  private travel(news: News, journey: Journey, way: string): void {
    const { pawn, steps, bumped } = journey;
    const hitThere = bumped.filter(({ sliding }) => !sliding).map((hit) => hit.pawn);
    if (way === 'sorry') {
      this.show({ call: 'sorry', news, moving: [pawn], hit: hitThere, fresh: [] }, this.speed.pause * 1.2, 'taken');
      this.step([[pawn, landing(steps)], ...home(hitThere)], { news, call: null, hit: [] }, FLIGHT);
    } else {
      this.hop(news, pawn, steps, way === 'start' ? FLIGHT * 0.7 : HOP);
      if (hitThere.length > 0) this.bump(hitThere, news);
    }
    this.slide(news, journey);
    if (endOf(journey) === 'home') this.show({ news, moving: [] }, this.speed.pause * 0.6, 'feat');
  }

  /** Square by square; calmly, all at once. */
  private hop(news: News, pawn: string, steps: readonly Place[], each: number): void {
    const shown = this.isCalm ? steps.slice(-1) : steps;
    for (const place of shown) this.step([[pawn, place]], { news, moving: [pawn], hit: [], fresh: [] }, each, 'tile');
  }

  private bump(pawns: readonly string[], news: News): void {
    this.show({ hit: [...pawns], news }, this.isCalm ? 0 : HOP);
    this.step(home(pawns), { news, hit: [], moving: [...this.scene.moving, ...pawns] }, FLIGHT, 'taken');
  }

  /** The pawn slides on, and who stood in its way flies off. */
  private slide(news: News, { pawn, slide, bumped }: Journey): void {
    if (slide.length === 0) return;
    const hit = bumped.filter(({ sliding }) => sliding).map((one) => one.pawn);
    this.step(
      [[pawn, slide.at(-1)!], ...home(hit)],
      { news, moving: [pawn, ...hit], hit: [] },
      Math.max(SLIDE * slide.length, hit.length > 0 ? FLIGHT : 0),
      hit.length > 0 ? 'taken' : 'card',
    );
  }

  /** Both cross, then each may slide. */
  private swap(news: News, journeys: readonly Journey[]): void {
    const places = journeys.map(({ pawn, steps }): [string, Place] => [pawn, landing(steps)]);
    this.step(places, { news, moving: journeys.map(({ pawn }) => pawn), hit: [], fresh: [] }, FLIGHT * 1.3, 'card');
    for (const journey of journeys) this.slide(news, journey);
  }

  private pass({ seat, card }: Passed): void {
    // Who passed has seen why before; for the others it is news.
    const hold = seat === this.viewer ? 0 : this.speed.pause * 1.4;
    if (hold > 0) this.show({ news: { is: 'passed', seat, card }, moving: [], hit: [], fresh: [] }, hold);
  }

  private discard(event: Discarded): void {
    this.play(event);
    this.show({ news: { is: 'discarded', seat: event.seat, card: event.card } }, this.speed.pause);
  }

  private draw({ seat, card }: Drew): void {
    const { view } = this.scene;
    if (seat === this.viewer) this.drawn = card;
    else this.to[pilePiece(view.draw)] = `seat-${seat}`;
  }

  private begin(game: number, seat: number): void {
    this.fresh = [];
    if (game > 1) this.show({ news: { is: 'began', game, seat }, moving: [], hit: [], fresh: [] }, 0);
  }

  private finish({ winners }: GameOver): void {
    this.show({ news: { is: 'game_over', winners: [...winners] }, moving: [], hit: [] }, this.speed.pause * 2, 'feat');
  }

  /** Pawns come to other places, each taking its time. */
  private step(
    places: readonly (readonly [string, Place])[],
    changes: Partial<Scene>,
    time: number,
    sound?: Sound,
  ): void {
    let { pawns } = this.scene.view;
    for (const [pawn, place] of places) pawns = put(pawns, pawn, place);
    const view = { ...this.scene.view, pawns };
    const hold = this.isCalm ? this.speed.pause * 0.6 : time;
    this.show({ ...changes, view, beat: this.scene.beat + 1 }, hold, sound, this.isCalm ? undefined : time);
  }
}

function home(pawns: readonly string[]): [string, Place][] {
  return pawns.map((pawn) => [pawn, 'start']);
}

// The names of pieces and places (lib/flip.ts)

/** A card of the draw pile; the one turned up keeps its name. */
export function pilePiece(below: number): string {
  return `pile-${below}`;
}

/** The card that lies on the discard pile of the scored game. */
export function heapPiece(cards: number): string {
  return `heap-${cards}`;
}

/** A card of the own hand; equal ones are counted. */
export function handPiece(card: string, copy: number): string {
  return `hand-${card}-${copy}`;
}

export function ownPlace(card: string): string {
  return `own-${card}`;
}

function without<Card extends string>(cards: readonly Card[], card: Card): Card[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : [...cards.slice(0, place), ...cards.slice(place + 1)];
}

/** The hand as it stands on the wood. */
export function sorted<Card extends string>(cards: readonly Card[]): Card[] {
  const order = (card: string): number => (card === 'sorry' ? 100 : Number(card));
  return [...cards].sort((one, other) => order(one) - order(other));
}
