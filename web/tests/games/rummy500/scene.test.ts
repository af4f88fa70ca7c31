import { describe, expect, it } from 'vitest';
import { frames, rest, type Scene } from '../../../src/games/rummy500/scene';
import type { Rummy500View, Told } from '../../../src/games/rummy500/types';
import eight from '../../scenes/rummy500-eight.json';
import match from '../../scenes/rummy500-match.json';
import tea from '../../scenes/rummy500.json';
import tv from '../../scenes/rummy500-tv.json';

const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };

interface Seen {
  seat: number | null;
  view: Rummy500View;
  events: Told[];
}
const states = (scene: { states: unknown[] }): Seen[] => scene.states as Seen[];
const moves = [
  { is: 'Rosa draws', at: 1 },
  { is: 'Rosa lays off', at: 2 },
  { is: 'Rosa discards', at: 3 },
  { is: 'Tomás takes five', at: 4 },
  { is: 'Tomás discards', at: 5 },
  { is: 'Lucía plays her turn', at: 6 },
];

function story(scene: { states: unknown[] }, at: number, before?: Scene) {
  const [old, now] = [states(scene)[at - 1]!, states(scene)[at]!];
  return frames(before ?? rest(old.view), now, TEMPO);
}

/** Every card that can be seen, wherever it lies. */
function cardsIn({ view }: Scene): string[] {
  return [
    ...view.row,
    ...view.melds.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...(view.own?.hand ?? []),
  ].sort();
}

describe.each([
  ['a player', tea],
  ['the table screen', tv],
])('what happens at tea, as %s sees it', (_, scene) => {
  it.each(moves)('$is, and all comes to rest as the server says', ({ at }) => {
    const shown = story(scene, at);
    expect(shown.at(-1)!.scene.view).toEqual(states(scene)[at]!.view);
    expect(shown.at(-1)!.hold).toBe(0);
  });

  it.each(moves)('$is: everything told is told once, in order', ({ at }) => {
    expect(story(scene, at).flatMap(({ told = [] }) => told)).toEqual(states(scene)[at]!.events);
  });

  it.each(moves)('$is: no card lies in two places', ({ at }) => {
    for (const { scene: picture } of story(scene, at)) {
      expect(new Set(cardsIn(picture)).size).toBe(cardsIn(picture).length);
    }
  });
});

describe('pieces in motion', () => {
  it('a hidden card goes from the stock to the hand of the seat, without a face', () => {
    const [lifted, gone] = story(tea, 1);
    expect(lifted!.scene.drawn).toBe(1);
    expect(lifted!.moves?.from).toEqual({ drawn: 'stock' });
    expect(gone!.scene.drawn).toBeNull();
    expect(gone!.moves?.to).toEqual({ drawn: 'seat-1' });
  });

  it('a card laid off comes from its seat, and the points with it', () => {
    const [laid] = story(tea, 2);
    expect(laid!.moves?.from).toEqual({ 'card-TH1': 'seat-1' });
    expect(laid!.scene.gain).toEqual({ seat: 1, points: 10 });
    expect(laid!.scene.view.melds[0]!.cards.at(-1)!.card).toBe('TH1');
  });

  it('all cards taken are lifted first; then the used ones lie down and the others go to the seat', () => {
    const taken = ['QD1', '4H1', 'JC1', '5C1', '2C1'];
    const [lifted, laid] = story(tea, 4);
    expect(lifted!.scene.lifted).toEqual(taken);
    expect(lifted!.scene.view.row).toEqual(expect.arrayContaining(taken));
    expect(laid!.scene.view.row).toEqual(['9C1', '2D1', 'KH1', '7S1']);
    expect(laid!.scene.view.seats[2]!.hand).toBe(6);
    for (const card of taken) expect(laid!.moves?.to?.[`card-${card}`]).toBe('seat-2');
  });

  it('what the own unfinished turn showed already is not shown again', () => {
    const [old, now] = [states(tea)[5]!, states(tea)[6]!];
    const own = now.view.own!;
    const tried = { ...now.view, seat: 0, row: ['9C1', '2D1', 'KH1'], own: { ...own, hand: [...own.hand, 'KC1'] } };
    const shown = story(tea, 6, rest(tried));
    expect(story(tea, 6, rest(old.view)).length).toBeGreaterThan(shown.length);
    expect(shown).toHaveLength(2);
    expect(shown[0]!.scene.view.row).toEqual(['9C1', '2D1', 'KH1', 'KC1']);
    expect(shown[0]!.scene.news).toEqual({ is: 'discarded', seat: 0, card: 'KC1' });
  });

  it('with eight people and two packs it ends as the server says, too', () => {
    for (let at = 1; at < states(eight).length; at++) {
      expect(story(eight, at).at(-1)!.scene.view).toEqual(states(eight)[at]!.view);
    }
  });

  it('a round that ends is looked at before the next is dealt', () => {
    const last = states(match).length - 1;
    const shown = story(match, last);
    const over = shown.find(({ scene }) => scene.news?.is === 'round_over');
    expect(over!.hold).toBeGreaterThan(TEMPO.pause);
    expect(over!.scene.view.sheet.length).toBe(states(match)[last]!.view.sheet.length - 1);
  });
});
