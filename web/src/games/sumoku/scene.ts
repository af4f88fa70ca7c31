/** What lies on the table of Sumoku at one moment, and how what happened becomes a row of such moments. */

import type { Frame } from '../../lib/motion/showing.svelte';
import { AnimationScript, untold, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import type { Tile } from './tiles';
import type {
  Claimed,
  ClassicView,
  Deducted,
  Drew,
  LineView,
  OwnerView,
  Placed,
  RaceView,
  Shown,
  SumokuView,
  Told,
} from './types';

export type News =
  | { is: 'rolled'; seat: number | null; key: number }
  | { is: 'placed'; seat: number; lines: readonly LineView[]; points: number }
  | { is: 'six'; seat: number }
  | { is: 'passed'; seat: number; automatic: boolean; replay: boolean }
  | { is: 'deducted'; points: readonly number[] }
  | { is: 'shown'; shown: Shown }
  | { is: 'redrawn' };

export interface Scene {
  view: SumokuView;
  /** Tiles that have just come to where they lie. */
  fresh: readonly Tile[];
  /** Lines that have just been scored. */
  scored: readonly LineView[];
  /** Points that have just come to a seat. */
  gain: { seat: number; points: number } | null;
  /** A claim that has just been judged. */
  verdict: Claimed | null;
  news: News | null;
}

type SumokuFrame = Frame<Scene, Told>;

/** The scene in which the table rests. */
export function rest(view: SumokuView): Scene {
  return { view, fresh: [], scored: [], gain: null, verdict: null, news: null };
}

/** How the table gets from one rest to that of a newer state. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<SumokuView, Told>,
  speed: AnimationSpeed,
): SumokuFrame[] {
  const script = new SumokuScript(before, seat, speed);
  for (const event of events) script.add(event);
  return script.end(rest(view));
}

/** The last tiles that somebody laid in the classic game, once more. */
export function replayLastTurn(
  told: readonly Told[],
  { seat, view }: Heard<SumokuView, Told>,
  speed: AnimationSpeed,
): SumokuFrame[] {
  const last = told.findLast((event): event is Placed => event.type === 'placed');
  if (!last || !view.classic || view.outcome) return [];
  const gone = new Set(last.tiles.map(({ tile }) => tile));
  const grid = view.classic.grid.filter(({ tile }) => !gone.has(tile));
  const before = rest({ ...view, classic: { ...view.classic, grid } });
  const script = new SumokuScript(before, seat, speed);
  script.begin(last.seat, speed.pause);
  script.add(last);
  return untold(script.end(rest(view)));
}

class SumokuScript extends AnimationScript<Scene, Told> {
  private verdict: Claimed | null = null;
  private news: News | null = null;

  constructor(before: Scene, viewer: number | null, speed: AnimationSpeed) {
    super({ ...before, fresh: [], scored: [], gain: null, verdict: null, news: null }, viewer, speed);
  }

  /** The table as it was before somebody's turn. */
  begin(seat: number, hold: number): void {
    this.scene = { ...this.scene, gain: { seat, points: 0 } };
    this.show({ gain: null }, hold);
  }

  protected follow(event: Told): void {
    switch (event.type) {
      case 'rolled':
        return this.rolled(event.seat, event.key);
      case 'dealt':
        return this.comeFromPile(event.racks.flat());
      case 'placed':
        return this.place(event);
      case 'passed':
        return this.pass(event.seat, event.automatic, event.replay);
      case 'drew':
        return this.draw(event);
      case 'deducted':
        return this.deduct(event);
      case 'race_dealt':
        return this.comeFromPile(event.owners.flatMap(({ rack }) => rack));
      case 'exchanged':
        this.to[event.gave] = 'pile';
        return this.comeFromPile(event.drew);
      case 'claimed':
        return this.claim(event);
      case 'penalty_drawn':
      case 'stage_confirmed':
        return this.comeFromPile(event.tiles);
      case 'display_laid':
        return this.comeFromPile(event.display);
      case 'shown':
        return this.judge(event);
      case 'redrawn':
        for (const tile of event.tiles) this.to[tile] = 'pile';
        this.news = { is: 'redrawn' };
        return;
    }
  }

  override end(scene: Scene): SumokuFrame[] {
    const fresh = this.scene.fresh.filter((tile) => lies(scene.view, tile));
    return super.end({ ...scene, fresh, verdict: this.verdict, news: this.news });
  }

  /** In a race the die opens it: nobody has time to watch it. */
  private rolled(seat: number | null, key: number): void {
    const news: News = { is: 'rolled', seat, key };
    if (this.scene.view.classic) this.show({ view: { ...this.scene.view, key }, news }, this.speed.pause * 1.5);
  }

  private place({ seat, tiles, lines, points, score, rack, replay }: Placed): void {
    const isOwn = seat === this.viewer;
    const laid = tiles.map(({ tile }) => tile);
    const view = this.classic((classic) => ({
      ...classic,
      grid: [...classic.grid.filter(({ tile }) => !laid.includes(tile)), ...tiles],
      seats: classic.seats.map((one, place) => (place === seat ? { ...one, rack: [...rack], score } : one)),
    }));
    for (const tile of laid) this.from[tile] ??= `seat-${seat}`;
    const news: News = { is: 'placed', seat, lines, points };
    this.show(
      { view, fresh: laid, scored: lines, gain: { seat, points }, news },
      this.speed.pause * (isOwn ? 1.4 : 2.4),
      'tile',
    );
    if (replay) this.show({ news: { is: 'six', seat }, gain: null }, this.speed.pause * 1.6, 'feat');
  }

  private pass(seat: number, automatic: boolean, replay: boolean): void {
    const isBrief = this.scene.view.spot !== null || (seat === this.viewer && !automatic);
    if (isBrief) return;
    this.show(
      { news: { is: 'passed', seat, automatic, replay }, gain: null, scored: [] },
      this.speed.pause * (automatic ? 3 : 1.6),
    );
  }

  private draw({ seat, tiles, rack, pile }: Drew): void {
    this.comeFromPile(tiles);
    const view = this.classic(
      (classic) => ({
        ...classic,
        seats: classic.seats.map((one, place) => (place === seat ? { ...one, rack: [...rack] } : one)),
      }),
      pile,
    );
    this.show({ view, gain: null, scored: [] }, this.speed.move);
  }

  private deduct({ points, scores }: Deducted): void {
    this.show({ news: { is: 'deducted', points }, gain: null, scored: [] }, this.speed.pause * 2);
    const view = this.classic((classic) => ({
      ...classic,
      seats: classic.seats.map((one, seat) => ({ ...one, score: scores[seat] ?? one.score })),
    }));
    this.show({ view }, this.speed.pause * 2);
  }

  /** Those for whom the race goes on must not be kept from it: they see a wrong claim beside their own grid. */
  private claim(verdict: Claimed): void {
    this.verdict = verdict;
    const { race } = this.scene.view;
    const isOver = verdict.right && !this.scene.view.solo;
    const isOwn = this.viewer !== null && race?.owner_of[this.viewer] === verdict.owner;
    if (isOver || this.viewer === null || (isOwn && !verdict.right))
      this.show({ verdict }, this.speed.pause * 4, verdict.right ? 'feat' : 'taken');
    else this.show({ verdict }, 0, verdict.right ? 'feat' : 'taken');
  }

  /** Four tiles were shown: there is time to see them before the next round opens. */
  private judge(shown: Shown): void {
    this.show({ news: { is: 'shown', shown } }, this.speed.pause * 2.5, shown.right ? 'feat' : 'taken');
    if (shown.right) for (const tile of shown.tiles) this.to[tile] = `seat-${shown.seat}`;
  }

  private comeFromPile(tiles: readonly Tile[]): void {
    for (const tile of tiles) this.from[tile] = 'pile';
  }

  private classic(change: (classic: ClassicView) => ClassicView, pile = this.scene.view.pile): SumokuView {
    const { view } = this.scene;
    return view.classic ? { ...view, pile, classic: change(view.classic) } : view;
  }
}

function lies({ classic }: SumokuView, tile: Tile): boolean {
  return classic?.grid.some((one) => one.tile === tile) ?? false;
}

/** The grid and rack of the seat's owner in a race; null for one who only watches. */
export function ownerOf(race: RaceView | null, seat: number | null): OwnerView | null {
  if (race === null || seat === null) return null;
  return race.owners[race.owner_of[seat] ?? -1] ?? null;
}

/** The cell after the end of a line, where its sum is written. */
export function endOf({ x, y, direction, length }: LineView): { x: number; y: number } {
  return direction === 'row' ? { x: x + length, y } : { x, y: y + length };
}
