import { describe, expect, it } from 'vitest';
import { sumosFrom } from '../../../src/games/sumo/pieces';
import { frames, lastTurn, lookedBack, rest, sorted, takenIn, type Scene } from '../../../src/games/sumo/scene';
import type { SumoView, Told } from '../../../src/games/sumo/types';
import joker from '../../scenes/joker.json';
import low from '../../scenes/low.json';
import match from '../../scenes/match.json';
import matchTv from '../../scenes/match-tv.json';
import supper from '../../scenes/supper.json';
import ten from '../../scenes/ten.json';

interface Seen {
  seat: number | null;
  view: SumoView;
  events: Told[];
}
const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };
const sumos = sumosFrom(supper.pieces);

function states(scene: { states: unknown[] }): Seen[] {
  return scene.states as Seen[];
}

function told(scene: { states: unknown[] }, place: number): ReturnType<typeof frames> {
  const all = states(scene);
  const at = place < 0 ? all.length + place : place;
  return frames(rest(all[at - 1]!.view), all[at]!, TEMPO);
}

function rows({ view }: Scene): string[] {
  return view.rows.map(({ cards }) => cards.join(' '));
}

describe('the scenes of Sumo', () => {
  it.each(Object.entries({ supper, low, joker, ten, match, matchTv }))(
    '%s: every story ends in the state it tells',
    (_, scene) => {
      const all = states(scene);
      for (let place = 1; place < all.length; place++) {
        const story = told(scene, place);
        expect(story.at(-1)!.scene).toEqual(rest(all[place]!.view));
        expect(story.flatMap((frame) => frame.told ?? [])).toEqual(all[place]!.events);
        expect(story.at(-1)!.hold).toBe(0);
      }
    },
  );

  it.each(Object.entries({ supper, low, joker, ten, match }))(
    '%s: no card is in two places and none gets lost in the middle',
    (_, scene) => {
      const all = states(scene);
      for (let place = 1; place < all.length; place++) {
        for (const { scene: shown } of told(scene, place)) {
          const inLine = shown.line
            .filter(({ isPlaced }) => !isPlaced)
            .flatMap(({ card }) => (card === null ? [] : [card]));
          const lying = [...shown.view.rows.flatMap(({ cards }) => cards), ...inLine, ...(shown.view.own?.hand ?? [])];
          expect(new Set(lying).size).toBe(lying.length);
          expect(Math.max(...shown.view.rows.map(({ cards }) => cards.length))).toBeLessThanOrEqual(5);
        }
      }
    },
  );

  it('the reveal: face down by seat, turned over together, lined up by number', () => {
    const [down, up, ordered] = told(supper, -1);
    expect(down!.scene.line.map(({ seat, card }) => [seat, card])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, null],
      [4, null],
    ]);
    expect(up!.scene.line.map(({ seat, card }) => [seat, card])).toEqual([
      [0, 66],
      [1, 61],
      [2, 50],
      [3, 46],
      [4, 57],
    ]);
    expect(ordered!.scene.line.map(({ card }) => card)).toEqual([46, 50, 57, 61, 66]);
    expect(up!.scene.view.own!.hand).toEqual([7, 36, 52, 90, 'J7']);
  });

  it.each(Object.entries({ supper, low, joker, ten, match }))(
    '%s: the sumos of a row are right in every picture',
    (_, scene) => {
      for (let place = 1; place < states(scene).length; place++) {
        for (const { scene: shown } of told(scene, place)) {
          for (const row of shown.view.rows)
            expect(row.sumos).toBe(row.cards.reduce((sum: number, card) => sum + sumos(card), 0));
        }
      }
    },
  );

  it('cards fly one after the other; the sixth takes the row', () => {
    const [, , , first, taking, taken, next] = told(supper, -1);
    expect(rows(first!.scene)[0]).toBe('12 19 J5 27 46');
    expect(taking!.scene.taking).toEqual({ seat: 2, card: 50, row: 2, sumos: 11, why: 'sixth' });
    expect(rows(taking!.scene)[1]).toBe('34 40 41 44 48');
    expect(rows(taken!.scene)[1]).toBe('50');
    expect(taken!.scene.gain).toEqual({ seat: 2, sumos: 11 });
    expect(taken!.moves!.to).toMatchObject({ 'card-34': 'seat-2', 'card-48': 'seat-2' });
    expect(rows(next!.scene)[1]).toBe('50 57');
    expect(next!.scene.gain).toBeNull();
  });

  it('a low card takes the row its player chose', () => {
    const [taking, taken] = told(low, -1);
    expect(taking!.scene.taking).toMatchObject({ seat: 0, card: 7, row: 4, why: 'low' });
    expect(rows(taken!.scene)[3]).toBe('7');
    expect(taken!.scene.view.own!.pile).toEqual([71, 73, 88]);
  });

  it('a joker that comes sixth starts the row with the value it had', () => {
    const taken = told(joker, -1)[1]!.scene;
    expect(taken.view.rows[1]).toMatchObject({ cards: ['J7'], values: [48] });
  });

  it('while a row is chosen the line stays, with what is placed already', () => {
    const resting = rest(states(low).at(-2)!.view);
    expect(resting.line.map(({ card, isPlaced }) => [card, isPlaced])).toEqual([
      [7, false],
      [46, false],
      [50, false],
      [57, false],
      [61, false],
    ]);
  });

  it('somebody lays a card: nothing to wait for, and it comes from that seat', () => {
    const [only, ...more] = told(supper, 1);
    expect(more).toEqual([]);
    expect(only!.hold).toBe(0);
    expect(only!.moves!.from).toEqual({ 'laid-1': 'seat-1' });
  });

  it('the own card comes from the hand', () => {
    expect(told(supper, 4)[0]!.moves!.from).toEqual({ 'laid-0': 'own-66' });
  });

  it('a new round is dealt after the old one has been looked at', () => {
    const place = states(match).findIndex(({ events }) => events.some(({ type }) => type === 'round_over'));
    const story = told(match, place);
    expect(story.at(-2)!.scene.news).toEqual({ is: 'round_over', round: 1 });
    expect(story.at(-2)!.hold).toBeGreaterThan(600);
  });

  it.each(Object.entries({ low, joker, ten, match }))(
    '%s: the last turn can be seen again, from the rows before it',
    (_, scene) => {
      const all = states(scene);
      const heard: Told[] = [];
      let before: Scene | null = null;
      let looked = 0;
      all.forEach(({ seat, view, events }, place) => {
        heard.push(...events);
        if (events.some(({ type }) => type === 'revealed')) before = rest(all[place - 1]!.view);
        const isTurnOver = before !== null && view.phase !== 'choose_row';
        const again = lastTurn(heard, { seat, view }, TEMPO);
        expect(again.length > 0).toBe(isTurnOver);
        if (!isTurnOver) return;
        expect(again[0]!.scene.view.rows).toEqual(before!.view.rows);
        expect(again.at(-1)!.scene).toEqual(rest(view));
        expect(again.flatMap((frame) => frame.told ?? [])).toEqual([]);
        looked += 1;
      });
      expect(looked).toBeGreaterThan(0);
    },
  );

  it('a joker that starts a row keeps its value when the turn is seen again', () => {
    const heard = states(joker).flatMap(({ events }) => events);
    const { seat, view } = states(joker).at(-1)!;
    const values = lastTurn(heard, { seat, view }, TEMPO).map(({ scene }) => scene.view.rows[1]!.values[0]);
    expect(values).not.toContain(0);
    expect(values.at(-1)).toBe(48);
  });

  it('no card that has just been dealt is marked as just placed', () => {
    const dealt = states(match).filter(({ events }) => events.some(({ type }) => type === 'round_over'));
    expect(dealt.length).toBeGreaterThan(1);
    for (const { view } of dealt.filter(({ view }) => view.phase !== 'match_over'))
      expect(rest(view).fresh).toEqual([]);
  });

  it('the hand stands in ascending order, jokers last', () => {
    expect(sorted(['J7', 'J5', 90, 7, 36])).toEqual([7, 36, 90, 'J5', 'J7']);
  });

  it('say in a replay what is taken now and what was taken before in the same turn', () => {
    const scenes = told(
      match,
      states(match).findIndex(({ events }) => events.some(takes)),
    ).map(({ scene }) => scene);
    const taking = scenes.find((scene) => scene.taking !== null)!;
    const { row, seat, sumos: cost } = taking.taking!;
    expect(takenIn(taking).has(row)).toBe(false);
    const after = lookedBack(scenes.at(-1)!);
    expect(takenIn(after).get(row)).toEqual({ seat, sumos: cost });
    expect(after.line.every(({ isPlaced }) => isPlaced)).toBe(true);
  });
});

function takes(event: Told): boolean {
  return event.type === 'placed' && event.took.length > 0;
}
