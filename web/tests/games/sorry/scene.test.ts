import { beforeAll, describe, expect, it } from 'vitest';
import { beforeIt, frames, lastPlay, rest, type Scene } from '../../../src/games/sorry/scene';
import type { Moved, Told } from '../../../src/games/sorry/types';
import { sentence, tvPrompt } from '../../../src/games/sorry/words';
import { learn, speak } from '../../../src/lib/words/i18n';
import type { Frame } from '../../../src/lib/motion/showing.svelte';
import { animationSpeed } from '../../../src/lib/motion/animationSpeed';
import hand from '../../scenes/sorry-hand.json';
import match from '../../scenes/sorry-match.json';
import matchTv from '../../scenes/sorry-match-tv.json';
import none from '../../scenes/sorry-none.json';
import slide from '../../scenes/sorry-slide.json';
import sorry from '../../scenes/sorry-sorry.json';
import split from '../../scenes/sorry-split.json';
import swap from '../../scenes/sorry-swap.json';
import ten from '../../scenes/sorry-ten.json';
import { peopleOf, statesOf, type Recorded } from './table';

const FULL = animationSpeed(false);
const CALM = animationSpeed(true);

function story(recorded: Recorded, to = 1, time = FULL): Frame<Scene, Told>[] {
  const [before, after] = [statesOf(recorded)[to - 1]!, statesOf(recorded)[to]!];
  return frames(rest(before.view), after, time);
}

function placesOf(scene: Scene, pawn: string): string {
  return scene.view.pawns.find((one) => one.pawn === pawn)!.place;
}

/** Where a pawn is seen, one place after the other. */
function way(told: readonly Frame<Scene, Told>[], pawn: string): string[] {
  const places = told.map(({ scene }) => placesOf(scene, pawn));
  return places.filter((place, at) => at === 0 || place !== places[at - 1]);
}

beforeAll(async () => {
  await learn('es');
  await speak('es');
});

describe('a move', () => {
  it('goes square by square, slides in one go, and sends back whom it meets', () => {
    const told = story(slide);
    expect(way(told, 'red-1')).toEqual([
      'T5',
      'T6',
      'T7',
      'T8',
      'T9',
      'T10',
      'T11',
      'T12',
      'T13',
      'T14',
      'T15',
      'T16',
      'T19',
    ]);
    expect(way(told, 'blue-1')).toEqual(['T16', 'start']);
    expect(way(told, 'yellow-1')).toEqual(['T18', 'start']);
  });

  it('bumps the one it lands on before it slides into the other', () => {
    const told = story(slide);
    const first = told.findIndex(({ scene }) => placesOf(scene, 'blue-1') === 'start');
    const second = told.findIndex(({ scene }) => placesOf(scene, 'yellow-1') === 'start');
    expect(first).toBeLessThan(second);
  });

  it('marks the pawn, the one that is hit, and afterwards where it came from', () => {
    const told = story(slide);
    expect(told[0]!.scene.moving).toEqual(['red-1']);
    expect(told.some(({ scene }) => scene.hit.includes('blue-1'))).toBe(true);
    expect(told.at(-1)!.scene.fresh.map(({ pawn, origin }) => [pawn, origin])).toEqual([['red-1', 'T4']]);
  });

  it('is shown at once where nothing is to move', () => {
    const told = story(slide, 1, CALM);
    expect(way(told, 'red-1')).toEqual(['T16', 'T19']);
    expect(told.every(({ move }) => move === undefined)).toBe(true);
  });
});

describe('the other ways to use a card', () => {
  it('moves the parts of a 7 one after the other', () => {
    const told = story(split);
    expect(way(told, 'red-3')).toEqual(['S3', 'S4', 'S5', 'home']);
    expect(way(told, 'red-2')).toEqual(['T50', 'T51', 'T52', 'T53']);
    const home = told.findIndex(({ scene }) => placesOf(scene, 'red-3') === 'home');
    expect(placesOf(told[home]!.scene, 'red-2')).toBe('T50');
  });

  it('lets the pawns of a swap cross before one of them slides', () => {
    const told = story(swap);
    expect(way(told, 'red-1')).toEqual(['T16', 'T19']);
    expect(way(told, 'blue-1')).toEqual(['T4']);
    expect(told[0]!.scene.moving).toEqual(['red-1', 'blue-1']);
  });

  it('calls out a Sorry!', () => {
    const told = story(sorry);
    expect(told[0]!.scene.call).toBe('sorry');
    expect(way(told, 'red-4')).toEqual(['start', 'T16', 'T19']);
    expect(way(told, 'blue-1')).toEqual(['T16', 'start']);
  });

  it('calls out that somebody goes on after a 2', () => {
    const told = story(ten, 2);
    expect(told.some(({ scene }) => scene.call === 'again')).toBe(true);
    expect(told.at(-1)!.scene.call).toBe(null);
  });

  it('tells others who passed, and does not make the one wait who did', () => {
    const [, state] = statesOf(none);
    const before = rest(statesOf(none)[0]!.view);
    expect(frames(before, state!, FULL)).toHaveLength(1);
    const seen = frames(before, { ...state!, seat: 1 }, FULL);
    expect(seen[0]!.scene.news).toMatchObject({ is: 'passed', seat: 0, card: '12' });
  });

  it('lays a card of the hand on the discards before the pawn goes', () => {
    const told = story(hand);
    const [first] = told;
    expect(first!.scene.view.discards.at(-1)).toBe('12');
    expect(first!.scene.view.own!.hand).not.toContain('12');
    expect(first!.moves!.from).toEqual({ 'heap-6': 'own-12' });
    expect(placesOf(first!.scene, 'red-1')).toBe('T4');
  });
});

describe.each([
  ['a player', match],
  ['the table screen', matchTv],
])('a match as %s sees it', (_, recorded) => {
  const states = statesOf(recorded);

  it('always comes to rest in the newest state', () => {
    for (let to = 1; to < states.length; to++) {
      const told = story(recorded, to);
      expect(told.at(-1)!.scene.view).toBe(states[to]!.view);
      expect(told.at(-1)!.hold).toBe(0);
      expect(told.flatMap((frame) => frame.told ?? [])).toEqual(states[to]!.events);
    }
  });

  it('can say all that happens', () => {
    const people = peopleOf(recorded);
    const told = states.flatMap(({ events }) => events).flatMap((event) => sentence(event, people) ?? []);
    expect(told.length).toBeGreaterThan(states.length);
    for (const text of told) expect(text).not.toMatch(/sorry-page|undefined|\{|^$/);
  });

  it('has something to say at every moment', () => {
    const people = peopleOf(recorded);
    for (let to = 1; to < states.length; to++) {
      for (const { scene } of story(recorded, to)) {
        if (scene.view.outcome === null) expect(tvPrompt(scene, people).strong).not.toBe('');
      }
    }
  });
});

describe('the last play once more', () => {
  it.each([
    ['a slide', slide],
    ['a split', split],
    ['a swap', swap],
    ['a Sorry!', sorry],
  ])('begins where %s began', (_, recorded) => {
    const [before, after] = statesOf(recorded);
    const moved = after!.events.find((event): event is Moved => event.type === 'moved')!;
    expect(beforeIt(after!.view, moved)).toEqual(before!.view.pawns);
    const told = lastPlay(after!.events, after!, FULL);
    expect(told.at(-1)!.scene.view).toBe(after!.view);
    expect(told.every((frame) => frame.told === undefined)).toBe(true);
  });

  it('is nothing where nobody moved', () => {
    const [, after] = statesOf(none);
    expect(lastPlay(after!.events, after!, FULL)).toEqual([]);
  });

  it('is the last one, however many were told', () => {
    const [before, first, second] = statesOf(ten);
    const all = [before!, first!, second!].flatMap(({ events }) => events);
    const shown = lastPlay(all, second!, FULL).flatMap(({ scene }) => scene.moving);
    expect(new Set(shown)).toEqual(new Set(['blue-3']));
  });
});
