/** What lies on the table of Rummy at one moment, and how what happened becomes a row of such moments. */

import type { Tile } from '../../lib/pieces/tiles';
import type { Frame } from '../../lib/motion/showing.svelte';
import { AnimationScript, untold, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import type { Drew, HandOver, Played, RummyView, SetView, Told } from './types';

export type News =
  | { is: 'drew'; seat: number }
  | { is: 'played'; seat: number; tiles: number; opening: boolean; points: number; closes: boolean; joker: boolean }
  | { is: 'passed'; seat: number }
  | { is: 'late'; seat: number }
  | { is: 'hand_over'; hand: number; reason: HandOver['reason']; seat: number | null };

export interface Scene {
  view: RummyView;
  /** Tiles that have just come to where they lie. */
  fresh: readonly Tile[];
  /** Tiles of the table that have just gone from one set to another. */
  moved: readonly Tile[];
  /** Somebody has a tile of the stock in the fingers. */
  drawn: number | null;
  news: News | null;
}

type RummyFrame = Frame<Scene, Told>;

/** The scene in which the table rests: what was laid last stays marked. */
export function rest(view: RummyView): Scene {
  return { view, fresh: view.last_play?.laid ?? [], moved: [], drawn: null, news: null };
}

/** How the table gets from one rest to that of a newer state. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<RummyView, Told>,
  speed: AnimationSpeed,
): RummyFrame[] {
  const script = new RummyScript(before, seat, speed);
  for (const event of events) script.add(event);
  return script.end(rest(view));
}

/** The plays of the others since the viewer's own last one, once more; and if that was the last one, it. */
export function replayLastTurn(
  told: readonly Told[],
  { seat, view }: Heard<RummyView, Told>,
  speed: AnimationSpeed,
): RummyFrame[] {
  const hand = told.slice(told.findLastIndex(({ type }) => type === 'dealt') + 1);
  const plays = hand.filter((event): event is Played => event.type === 'played');
  if (plays.length === 0) return [];
  const own = hand.findLastIndex(
    (event) => (event.type === 'played' || event.type === 'passed') && event.seat === seat,
  );
  const since = plays.filter((play) => hand.indexOf(play) > own);
  const shown = since.length > 0 ? since : plays.slice(-1);
  const first = plays.indexOf(shown[0]!);
  const scene = rest(view);
  const script = new RummyScript(
    { ...scene, view: { ...view, table: plays[first - 1]?.table ?? [] }, fresh: [], news: null },
    seat,
    speed,
    true,
  );
  for (const play of shown) script.add(play);
  return untold(script.end(scene));
}

class RummyScript extends AnimationScript<Scene, Told> {
  private isNewHand = false;

  constructor(before: Scene, viewer: number | null, speed: AnimationSpeed, isAgain = false) {
    super(before, viewer, speed);
    if (isAgain) this.show({}, speed.pause * 0.6);
  }

  protected follow(event: Told): void {
    switch (event.type) {
      case 'dealt':
        return this.deal();
      case 'rack':
        return this.comeFrom('stock', event.tiles);
      case 'drew':
        return this.draw(event);
      case 'played':
        return this.play(event);
      case 'passed':
        return this.endTurn({ is: 'passed', seat: event.seat });
      case 'time_ran_out':
        return this.endTurn({ is: 'late', seat: event.seat });
      case 'hand_over':
        return this.show(
          {
            news: { is: 'hand_over', hand: event.hand, reason: event.reason, seat: event.seat },
            moved: [],
          },
          this.speed.pause * 2.5,
          'feat',
        );
      case 'match_over':
        return;
    }
  }

  override end(scene: Scene): RummyFrame[] {
    return super.end(this.isNewHand ? { ...scene, fresh: [] } : scene);
  }

  /** What lay on the table goes back to the stock; the new tiles come from there. */
  private deal(): void {
    this.isNewHand = true;
    for (const { tiles } of this.scene.view.table) for (const tile of tiles) this.to[`card-${tile}`] = 'stock';
  }

  private draw({ seat, tile, stock }: Drew): void {
    const view = { ...this.racked(seat, 1, tile === null ? [] : [tile], []), stock };
    if (tile !== null) {
      this.comeFrom('stock', [tile]);
      this.show({ view, drawn: null, news: null, moved: [] }, 0, 'tile');
      return;
    }
    this.from['drawn'] = 'stock';
    this.show(
      { view: { ...this.scene.view, stock }, drawn: seat, news: { is: 'drew', seat }, moved: [] },
      this.speed.move,
      'tile',
    );
    this.to['drawn'] = `seat-${seat}`;
    this.show({ view, drawn: null }, this.speed.move);
  }

  /** New tiles come from whoever laid them, and those that change sets go there; one's own lie there already. */
  private play(event: Played): void {
    const { seat, laid, table, opening, points, rack, released } = event;
    const { view } = this.scene;
    const moved = changes(view.table, table).filter((tile) => !laid.includes(tile));
    const isOwn = seat === this.viewer;
    this.comeFrom(`seat-${seat}`, laid);
    if (event.closing_tile) this.comeFrom('closing', [view.closing_tile]);
    const seats = view.seats.map((one, place) => (place === seat ? { ...one, rack, opened: true } : one));
    const own =
      view.own && isOwn ? { ...view.own, rack: view.own.rack.filter((tile) => !laid.includes(tile)) } : view.own;
    this.show(
      {
        view: {
          ...view,
          seats,
          own,
          table: [...table],
          closing_tile_used: view.closing_tile_used || event.closing_tile,
        },
        fresh: laid,
        moved,
        drawn: null,
        news: {
          is: 'played',
          seat,
          tiles: laid.length,
          opening,
          points,
          closes: rack === 0,
          joker: released.length > 0,
        },
      },
      isOwn ? this.speed.move : this.speed.pause * 2.5,
      'tile',
      this.speed.move * 1.6,
    );
  }

  private endTurn(news: News): void {
    this.show({ news, drawn: null, moved: [] }, this.speed.pause * 1.5);
  }

  /** A rack has grown or shrunk; which tiles these are is seen only on the viewer's own. */
  private racked(seat: number, by: number, come: readonly Tile[], gone: readonly Tile[]): RummyView {
    const { view } = this.scene;
    const seats = view.seats.map((one, place) => (place === seat ? { ...one, rack: one.rack + by } : one));
    const own =
      view.own && seat === this.viewer
        ? {
            ...view.own,
            rack: [...view.own.rack, ...come].filter((tile) => !gone.includes(tile)),
            drawn: come[0] ?? view.own.drawn,
          }
        : view.own;
    return { ...view, seats, own };
  }

  private comeFrom(place: string, tiles: readonly Tile[]): void {
    for (const tile of tiles) this.from[`card-${tile}`] = place;
  }
}

/** Tiles that lie in another set than before. */
function changes(before: readonly SetView[], after: readonly SetView[]): Tile[] {
  const home = new Map(before.flatMap(({ set, tiles }) => tiles.map((tile) => [tile, set] as const)));
  return after.flatMap(({ set, tiles }) => tiles.filter((tile) => home.has(tile) && home.get(tile) !== set));
}
