import { describe, expect, it } from 'vitest';
import { replayLastTurn, frames, rest, type Scene } from '../../../src/games/burako/scene';
import type { BurakoView, Told } from '../../../src/games/burako/types';
import buys from '../../scenes/burako-buys.json';
import partner from '../../scenes/burako-buys-partner.json';
import match from '../../scenes/burako-match.json';
import coffee from '../../scenes/burako.json';
import tv from '../../scenes/burako-tv.json';

const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };

interface Seen {
  seat: number | null;
  view: BurakoView;
  events: Told[];
}
interface Recorded {
  states: unknown[];
}
const states = (scene: Recorded): Seen[] => scene.states as Seen[];
const moves = [
  { is: 'Rosa draws', at: 1 },
  { is: 'Rosa adds', at: 2 },
  { is: 'Rosa discards', at: 3 },
  { is: 'Tomás takes the pozo', at: 4 },
  { is: 'Tomás lays a run', at: 5 },
  { is: 'Tomás discards', at: 6 },
  { is: 'Inés draws', at: 7 },
  { is: 'Inés discards', at: 8 },
  { is: 'Lucía draws', at: 9 },
  { is: 'Lucía swaps, lays and discards', at: 10 },
];

function story(scene: Recorded, at: number, before?: Scene) {
  const [old, now] = [states(scene)[at - 1]!, states(scene)[at]!];
  return frames(before ?? rest(old.view), now, TEMPO);
}

function namesIn({ names }: Scene): string[] {
  return Object.values(names).flat();
}

describe.each([
  ['a player', coffee],
  ['the table screen', tv],
])('what happens over coffee, as %s sees it', (_, scene) => {
  it.each(moves)('$is, and all comes to rest as the server says', ({ at }) => {
    const shown = story(scene, at);
    expect(shown.at(-1)!.scene.view).toEqual(states(scene)[at]!.view);
    expect(shown.at(-1)!.hold).toBe(0);
  });

  it.each(moves)('$is: everything told is told once, in order', ({ at }) => {
    expect(story(scene, at).flatMap(({ told = [] }) => told)).toEqual(states(scene)[at]!.events);
  });

  it.each(moves)('$is: every tile has a name of its own, and the face it is named by', ({ at }) => {
    for (const { scene: picture } of story(scene, at)) {
      expect(new Set(namesIn(picture)).size).toBe(namesIn(picture).length);
      const { view, names } = picture;
      for (const { meld, tiles } of view.melds)
        expect(names[meld]!.map((name) => name.split('·')[0])).toEqual(tiles.map(({ tile }) => tile));
      expect(names['pozo']!.map((name) => name.split('·')[0])).toEqual(view.pozo);
    }
  });

  it('the racks of the frames are as full as the server says at the end', () => {
    for (const { at } of moves) {
      const shown = story(scene, at);
      const racks = (one: Scene) => one.view.seats.map(({ rack }) => rack);
      if (shown.length > 1) expect(racks(shown.at(-2)!.scene)).toEqual(racks(shown.at(-1)!.scene));
    }
  });
});

describe('a swap', () => {
  it('lets the joker slide to the end, under its own name, while the natural tile comes from the rack', () => {
    const before = rest(states(coffee)[9]!.view);
    const joker = before.names['m4']![4]!;
    const shown = story(coffee, 10, before);
    const swapped = shown.find(({ scene }) => scene.names['m4']!.length === 8)!.scene;
    expect(swapped.names['m4']![0]).toBe(joker);
    expect(before.names['rack']).toContain(swapped.names['m4']![5]);
    expect(swapped.news).toEqual({ is: 'added', seat: 0, tiles: 1, isSwap: true });
  });

  it('is not shown again when the draft has shown it', () => {
    const [old, now] = [states(coffee)[9]!, states(coffee)[10]!];
    const drafted: BurakoView = {
      ...old.view,
      melds: now.view.melds,
      seats: old.view.seats.map((seat, place) => (place === 0 ? { ...seat, rack: seat.rack - 4 } : seat)),
      own: { ...old.view.own!, rack: [...now.view.own!.rack, 'K1'] },
    };
    const shown = frames(rest(drafted), now, TEMPO);
    expect(shown.map(({ scene }) => scene.news?.is ?? null)).toEqual(['discarded', null]);
  });
});

describe('a purchase', () => {
  it('brings eleven tiles from the muerto to the own rack', () => {
    const shown = story(buys, 1);
    const bought = shown.find(({ scene }) => scene.news?.is === 'bought')!;
    const places = Object.values(bought.moves!.from!);
    expect(places.filter((place) => place === 'muerto-0')).toHaveLength(11);
    expect(bought.scene.view.sides[0]!.muerto).toBe(0);
  });

  it('takes the muerto to the seat of a partner, who alone sees its tiles', () => {
    const bought = story(partner, 1).find(({ scene }) => scene.news?.is === 'bought')!;
    expect(bought.moves!.to).toMatchObject({ 'muerto-0': 'seat-0' });
    expect(Object.values(bought.moves!.from!)).toEqual([]);
    expect(bought.scene.view.seats[0]!.rack).toBe(11);
  });
});

describe('the last turn again', () => {
  const told = (until: number): Told[] =>
    states(coffee)
      .slice(0, until + 1)
      .flatMap(({ events }) => events);

  it('shows what the player before did, and tells nothing twice', () => {
    const shown = replayLastTurn(told(6), states(coffee)[6]!, TEMPO);
    expect(shown[0]!.scene.view.pozo).toHaveLength(6);
    expect(shown.map(({ scene }) => scene.news?.is ?? null)).toEqual([
      'took_pozo',
      'took_pozo',
      'laid',
      'discarded',
      null,
    ]);
    expect(shown.at(-1)!.scene.view).toEqual(states(coffee)[6]!.view);
    expect(shown.every((frame) => frame.told === undefined)).toBe(true);
  });

  it('is not offered in the middle of a turn, nor of the own one', () => {
    expect(replayLastTurn(told(5), states(coffee)[5]!, TEMPO)).toEqual([]);
    expect(replayLastTurn(told(10), states(coffee)[10]!, TEMPO)).toEqual([]);
  });
});

describe('the end of a match', () => {
  it('shows how the hand ended and comes to rest', () => {
    const last = states(match).length - 1;
    const shown = story(match, last);
    expect(shown.some(({ scene }) => scene.news?.is === 'hand_over')).toBe(true);
    expect(shown.at(-1)!.scene.view.outcome).not.toBeNull();
  });
});
