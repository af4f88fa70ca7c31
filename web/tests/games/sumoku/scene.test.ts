import { beforeAll, describe, expect, it } from 'vitest';
import { replayLastTurn, frames, rest, type Scene } from '../../../src/games/sumoku/scene';
import type { SumokuView, Told } from '../../../src/games/sumoku/types';
import { sentence, tvPrompt } from '../../../src/games/sumoku/words';
import { learn, speak } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import classic from '../../scenes/sumoku.json';
import race from '../../scenes/sumoku-race.json';
import spot from '../../scenes/sumoku-spot.json';
import tv from '../../scenes/sumoku-tv.json';

const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };
const PEOPLE = peopleAt(classic.names.map((name) => ({ kind: 'person' as const, name })));

interface Seen {
  seat: number | null;
  view: SumokuView;
  events: Told[];
}
const states = (scene: { states: unknown[] }): Seen[] => scene.states as Seen[];

function story(scene: { states: unknown[] }, at: number) {
  const [old, now] = [states(scene)[at - 1]!, states(scene)[at]!];
  return frames(rest(old.view), now, TEMPO);
}

const told = (scene: { states: unknown[] }): Told[] => states(scene).flatMap(({ events }) => events);

/** Every tile that can be seen in the classic game. */
function tilesIn({ view }: Scene): string[] {
  const { grid, seats } = view.classic!;
  return [...grid.map(({ tile }) => tile), ...seats.flatMap(({ rack }) => rack)];
}

beforeAll(async () => {
  await learn('en');
  speak('en');
});

describe.each([
  ['a player', classic],
  ['the table screen', tv],
  ['a racer', race],
  ['one who spots', spot],
])('what happens, as %s sees it', (_, scene) => {
  it('comes to rest as the server says, and is told once and in order', () => {
    for (let at = 1; at < states(scene).length; at += 1) {
      const shown = story(scene, at);
      expect(shown.at(-1)!.scene.view).toEqual(states(scene)[at]!.view);
      expect(shown.at(-1)!.hold).toBe(0);
      expect(shown.flatMap(({ told = [] }) => told)).toEqual(states(scene)[at]!.events);
    }
  });

  it('can be said in words', () => {
    for (const event of told(scene)) expect(sentence(event, PEOPLE) ?? '').not.toMatch(/sumoku-|undefined|\{/);
    for (const { view } of states(scene)) expect(tvPrompt(rest(view), PEOPLE).strong).not.toMatch(/sumoku-/);
  });
});

describe('a placement', () => {
  it('is seen with its lines and points, and a line of six after it', () => {
    const [laid, six] = story(classic, 1);
    expect(laid!.scene.fresh).toEqual(['P3a']);
    expect(laid!.scene.scored.map(({ sum }) => sum)).toEqual([18]);
    expect(laid!.scene.gain).toEqual({ seat: 1, points: 18 });
    expect(six!.scene.news).toEqual({ is: 'six', seat: 1 });
  });

  it('never shows a tile in two places', () => {
    for (let at = 1; at < states(classic).length; at += 1)
      for (const { scene } of story(classic, at)) expect(new Set(tilesIn(scene)).size).toBe(tilesIn(scene).length);
  });

  it('can be seen once more', () => {
    const last = states(classic).at(-1)!;
    const shown = replayLastTurn(told(classic), { ...last, view: { ...last.view, outcome: null } }, TEMPO);
    expect(shown[0]!.scene.view.classic!.grid).toHaveLength(6);
    expect(shown.at(-1)!.scene.view.classic!.grid).toHaveLength(7);
    expect(shown.every(({ told }) => told === undefined)).toBe(true);
  });
});

describe('a wrong claim', () => {
  it('keeps nobody from racing on, and stays to be looked at', () => {
    const shown = story(race, 2);
    expect(shown.every(({ hold }) => hold === 0)).toBe(true);
    expect(shown.at(-1)!.scene.verdict).toMatchObject({ seat: 1, right: false });
  });

  it('is held for those who only look on', () => {
    const shown = frames(rest(states(race)[1]!.view), { ...states(race)[2]!, seat: null }, TEMPO);
    expect(shown[0]!.hold).toBeGreaterThan(1_000);
  });
});
