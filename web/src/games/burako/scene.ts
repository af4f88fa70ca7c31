/** What lies on the table of Burako at one moment, and how what happened becomes a row of such moments. */

import type { Tile } from '../../lib/pieces/tiles';
import type { Frame } from '../../lib/motion/showing.svelte';
import { AnimationScript, untold, type Heard } from '../../lib/motion/animationScript';
import type { AnimationSpeed } from '../../lib/motion/animationSpeed';
import { named, POZO, RACK, type Lying, type Names } from './pieceIds';
import type { Added, Bought, BurakoView, Discarded, Drew, Laid, MeldView, Returned, Told, TookPozo } from './types';

export type News =
  | { is: 'drew'; seat: number }
  | { is: 'took_pozo'; seat: number; tiles: number }
  | { is: 'returned'; seat: number; tile: Tile }
  | { is: 'laid'; seat: number; kind: 'run' | 'set'; tiles: number }
  | { is: 'added'; seat: number; tiles: number; isSwap: boolean }
  | { is: 'canasta'; seat: number; canasta: 'pure' | 'impure' }
  | { is: 'spoiled'; seat: number }
  | { is: 'bought'; seat: number; direct: boolean }
  | { is: 'discarded'; seat: number; tile: Tile }
  | { is: 'locked'; seat: number }
  | { is: 'hand_over'; hand: number; reason: string; seat: number | null };

export interface Scene {
  view: BurakoView;
  /** The names of all tiles that are seen, by where they lie. */
  names: Names;
  /** Names of tiles that have just come to where they lie. */
  fresh: readonly string[];
  /** Somebody is about to take the pozo. */
  isLifted: boolean;
  /** Somebody has a tile of the stock in the fingers. */
  drawn: number | null;
  /** Points that have just come to a seat. */
  gain: { seat: number; points: number } | null;
  news: News | null;
}

type BurakoFrame = Frame<Scene, Told>;

// Names: a view that was seen keeps those it had, a new one takes them over from what was seen last

const seen = new WeakMap<BurakoView, Names>();
let latest: Names = {};
let meant: readonly string[] = [];

/** These are the tiles somebody has picked up to lay them somewhere: of like tiles they are the ones that go. */
export function mean(names: readonly string[]): void {
  meant = names;
}

function namesIn(view: BurakoView, before: Names = latest): Names {
  const names = seen.get(view) ?? named(lyingIn(view), before, meant);
  seen.set(view, names);
  latest = names;
  return names;
}

function lyingIn({ own, pozo, melds }: BurakoView): Lying {
  return {
    [RACK]: own?.rack ?? [],
    [POZO]: pozo,
    ...Object.fromEntries(melds.map(({ meld, tiles }) => [meld, tiles.map(({ tile }) => tile)])),
  };
}

/** The scene in which the table rests. */
export function rest(view: BurakoView): Scene {
  return { view, names: namesIn(view), fresh: [], isLifted: false, drawn: null, gain: null, news: null };
}

/** The table with the melds of another view, and the names of the tiles that would come to them. */
export function proposed(scene: Scene, after: BurakoView): { scene: Scene; ghosts: string[] } {
  const names = named(lyingIn(after), scene.names);
  const lie = scene.view.melds.flatMap(({ meld }) => scene.names[meld] ?? []);
  const ghosts = after.melds.flatMap(({ meld }) => names[meld] ?? []).filter((name) => !lie.includes(name));
  return { scene: { ...scene, view: { ...scene.view, melds: after.melds }, names }, ghosts };
}

/** How the table gets from one rest to that of a newer state. What an unfinished turn showed already is not shown again. */
export function frames(
  before: Scene,
  { seat, view, events }: Heard<BurakoView, Told>,
  speed: AnimationSpeed,
): BurakoFrame[] {
  const script = new BurakoScript({ ...before, fresh: [] }, seat, speed);
  for (const event of events) script.add(event);
  return script.endIn(view);
}

/** The last turn once more, as long as nothing else has happened since. */
export function replayLastTurn(
  told: readonly Told[],
  { seat, view }: Heard<BurakoView, Told>,
  speed: AnimationSpeed,
): BurakoFrame[] {
  const turn = lastTurn(told);
  const before = turn && undone(view, turn, told.slice(0, told.length - turn.length));
  if (!before || turn.some((event) => 'seat' in event && event.seat === seat)) return [];
  return untold(
    frames({ ...rest(before), names: namesIn(before, namesIn(view)) }, { seat, view, events: turn }, speed),
  );
}

/** From taking to discarding; null if something else came after it, or if it is not known from its beginning. */
function lastTurn(told: readonly Told[]): Told[] | null {
  const end = told.findLastIndex(({ type }) => type !== 'locked' && type !== 'bought');
  const last = told[end];
  if (last?.type !== 'discarded') return null;
  const start = told.findLastIndex(
    (event, place) =>
      place < end && (event.type === 'took_pozo' || (event.type === 'drew' && told[place - 1]?.type !== 'returned')),
  );
  const turn = told.slice(start);
  return start < 0 || turn.some(({ type }) => type === 'dealt') ? null : turn;
}

/** The table before the turn: what is known of it from what was told earlier. */
function undone(view: BurakoView, turn: readonly Told[], earlier: readonly Told[]): BurakoView | null {
  let { pozo, stock, melds, seats, sides } = view;
  const held = (seat: number, by: number): void => {
    seats = seats.map((one, place) => (place === seat ? { ...one, rack: one.rack + by } : one));
  };
  for (const event of [...turn].reverse()) {
    if (event.type === 'discarded') {
      pozo = pozo.slice(0, -1);
      held(event.seat, 1);
    } else if (event.type === 'took_pozo') {
      pozo = [...event.tiles];
      held(event.seat, -event.tiles.length);
    } else if (event.type === 'drew') {
      stock += 1;
      held(event.seat, -1);
    } else if (event.type === 'returned') {
      pozo = pozo.slice(0, -1);
      held(event.seat, 1);
    } else if (event.type === 'bought') {
      held(event.seat, -event.count);
      const { side, count } = event;
      sides = sides.map((one, place) => (place === side ? { ...one, muerto: count, bought: false, buyer: null } : one));
    } else if (event.type === 'laid') {
      melds = melds.filter(({ meld }) => meld !== event.after.meld);
      held(event.seat, event.tiles.length);
    } else if (event.type === 'added') {
      held(event.seat, event.tiles.length);
    }
  }
  const known = melds.map((meld) => (isTouched(meld.meld, turn) ? lastSeen(meld.meld, earlier) : meld));
  if (known.includes(null)) return null;
  return { ...view, pozo, stock, seats, sides, melds: known.filter((meld) => meld !== null) };
}

function isTouched(meld: string, turn: readonly Told[]): boolean {
  return turn.some((event) => event.type === 'added' && event.after.meld === meld);
}

function lastSeen(meld: string, earlier: readonly Told[]): MeldView | null {
  const event = earlier.findLast(
    (one): one is Laid | Added => (one.type === 'laid' || one.type === 'added') && one.after.meld === meld,
  );
  return event?.after ?? null;
}

class BurakoScript extends AnimationScript<Scene, Told> {
  private isNewHand = false;
  /** Where tiles come from that are seen for the first time at rest. */
  private source: string | null = null;

  protected follow(event: Told): void {
    switch (event.type) {
      case 'dealt':
        return this.deal();
      case 'rack':
        this.source = 'stock';
        return;
      case 'drew':
        return this.draw(event);
      case 'returned':
        return this.putBack(event);
      case 'took_pozo':
        return this.take(event);
      case 'laid':
        return this.lay(event);
      case 'added':
        return this.addTo(event);
      case 'bought':
        return this.buy(event);
      case 'discarded':
        return this.discard(event);
      case 'locked':
        return this.show({ news: { is: 'locked', seat: event.seat }, gain: null }, this.speed.pause * 1.5);
      case 'hand_over': {
        const { hand, reason, seat } = event;
        return this.show({ news: { is: 'hand_over', hand, reason, seat }, gain: null }, this.speed.pause * 2.5, 'feat');
      }
    }
  }

  endIn(view: BurakoView): BurakoFrame[] {
    const names = namesIn(view, this.scene.names);
    this.travel(names, this.source, this.isNewHand ? 'stock' : null);
    return this.end({ ...rest(view), fresh: this.isNewHand ? [] : this.scene.fresh });
  }

  /** What lay on the table goes back to the stock; the new tiles come from there. */
  private deal(): void {
    this.isNewHand = true;
    this.source = 'stock';
  }

  private draw({ seat, tile, stock }: Drew): void {
    const view = { ...this.holding(seat, 1, tile === null ? [] : [tile], []), stock };
    if (tile !== null) return this.go(view, { from: 'stock', hold: 0 });
    this.from['drawn'] = 'stock';
    this.show(
      { view: { ...this.scene.view, stock }, drawn: seat, news: { is: 'drew', seat }, gain: null },
      this.speed.move,
      'tile',
    );
    this.to['drawn'] = `seat-${seat}`;
    this.show({ view, drawn: null }, this.speed.move);
  }

  private putBack({ seat, tile }: Returned): void {
    const view = this.holding(seat, -1, [], [tile]);
    this.go(
      { ...view, pozo: [...view.pozo, tile] },
      { from: `seat-${seat}`, hold: this.speed.pause, news: { is: 'returned', seat, tile } },
    );
  }

  /** All of it is lifted for a moment, so that everybody sees what goes. */
  private take({ seat, tiles }: TookPozo): void {
    if (this.scene.view.pozo.length === 0) return;
    const news: News = { is: 'took_pozo', seat, tiles: tiles.length };
    if (seat !== this.viewer) this.show({ isLifted: true, news, gain: null }, this.speed.pause * 1.2, 'tile');
    const view = this.holding(seat, tiles.length, tiles, []);
    this.go({ ...view, pozo: [] }, { to: `seat-${seat}`, hold: seat === this.viewer ? 0 : this.speed.pause, news });
  }

  private lay({ seat, tiles, after }: Laid): void {
    if (this.isLying(after)) return;
    const news: News = after.canasta
      ? { is: 'canasta', seat, canasta: after.canasta }
      : { is: 'laid', seat, kind: after.kind, tiles: tiles.length };
    this.putDown(seat, tiles, after, news);
  }

  private addTo({ seat, tiles, moved, was, after }: Added): void {
    if (this.isLying(after)) return;
    const { canasta } = after;
    const news: News =
      canasta !== null && canasta !== was
        ? was === 'pure'
          ? { is: 'spoiled', seat }
          : { is: 'canasta', seat, canasta }
        : { is: 'added', seat, tiles: tiles.length, isSwap: moved.length > 0 };
    this.putDown(seat, tiles, after, news);
  }

  private putDown(seat: number, tiles: readonly Tile[], after: MeldView, news: News): void {
    const { view: before } = this.scene;
    const old = before.melds.find(({ meld }) => meld === after.meld);
    const held = this.holding(seat, -tiles.length, [], tiles);
    const melds = old ? held.melds.map((one) => (one === old ? after : one)) : [...held.melds, after];
    const points = after.points - (old?.points ?? 0);
    const isFeat = news.is === 'canasta';
    this.go(
      { ...held, melds },
      {
        from: `seat-${seat}`,
        hold: this.speed.pause * (isFeat ? 1.8 : 1.3),
        news,
        gain: { seat, points },
        sound: isFeat ? 'feat' : 'tile',
      },
    );
  }

  /** An unfinished turn has shown it already. */
  private isLying({ meld, tiles }: MeldView): boolean {
    const lying = this.scene.view.melds.find((one) => one.meld === meld)?.tiles ?? [];
    return lying.length === tiles.length && lying.every(({ tile }, place) => tile === tiles[place]!.tile);
  }

  private buy({ seat, side, direct, count, tiles }: Bought): void {
    const view = this.holding(seat, count, tiles ?? [], []);
    const sides = view.sides.map((one, place) =>
      place === side ? { ...one, muerto: 0, bought: true, buyer: seat, direct } : one,
    );
    this.to[`muerto-${side}`] = `seat-${seat}`;
    this.go(
      { ...view, sides },
      { from: `muerto-${side}`, hold: this.speed.pause * 1.6, news: { is: 'bought', seat, direct }, sound: 'feat' },
    );
  }

  private discard({ seat, tile }: Discarded): void {
    const view = this.holding(seat, -1, [], [tile]);
    this.go(
      { ...view, pozo: [...view.pozo, tile] },
      { from: `seat-${seat}`, hold: this.speed.pause * 0.8, news: { is: 'discarded', seat, tile } },
    );
  }

  /** The next frame: tiles seen for the first time come from one place, tiles seen no more go to another. */
  private go(
    view: BurakoView,
    how: { from?: string; to?: string; hold: number; news?: News; gain?: Scene['gain']; sound?: 'tile' | 'feat' },
  ): void {
    const names = named(lyingIn(view), this.scene.names, meant);
    const arrived = this.travel(names, how.from ?? null, how.to ?? null);
    const fresh = [...this.scene.fresh.filter((name) => !arrived.includes(name)), ...arrived];
    this.show(
      { view, names, fresh, isLifted: false, gain: how.gain ?? null, news: how.news ?? null },
      how.hold,
      how.sound ?? 'tile',
    );
  }

  /** Which tiles are somewhere else now. */
  private travel(names: Names, from: string | null, to: string | null): string[] {
    const before = zones(this.scene.names);
    const after = zones(names);
    for (const name of after.keys()) if (from && !before.has(name)) this.from[`card-${name}`] = from;
    for (const name of before.keys()) if (to && !after.has(name)) this.to[`card-${name}`] = to;
    return [...after].flatMap(([name, zone]) => (before.get(name) === zone ? [] : [name]));
  }

  /** A rack has grown or shrunk; which tiles these are is seen only on the viewer's own. */
  private holding(seat: number, by: number, come: readonly Tile[], gone: readonly Tile[]): BurakoView {
    const { view } = this.scene;
    const seats = view.seats.map((one, place) => (place === seat ? { ...one, rack: one.rack + by } : one));
    const own =
      view.own && seat === this.viewer
        ? { ...view.own, rack: gone.reduce(without, [...view.own.rack, ...come]) }
        : view.own;
    return { ...view, seats, own };
  }
}

function zones(names: Names): Map<string, string> {
  return new Map(Object.entries(names).flatMap(([zone, list]) => list.map((name) => [name, zone] as const)));
}

/** One of the like tiles is gone. */
export function without(tiles: readonly Tile[], gone: Tile): Tile[] {
  const place = tiles.indexOf(gone);
  return tiles.filter((_, other) => other !== place);
}
