import { describe, expect, it } from 'vitest';
import { replayLastTurn, frames, rest, type Scene } from '../../../src/games/rummy/scene';
import type { RummyView, Told } from '../../../src/games/rummy/types';
import match from '../../scenes/rummy-match.json';
import tv from '../../scenes/rummy-tv.json';
import lunch from '../../scenes/rummy.json';

const TEMPO = { fast: 120, move: 280, deal: 420, pause: 600 };

interface Seen {
  seat: number | null;
  view: RummyView;
  events: Told[];
}
const states = (scene: { states: unknown[] }): Seen[] => scene.states as Seen[];
const moves = [
  { is: 'Rosa draws', at: 1 },
  { is: 'Rosa frees a joker', at: 2 },
  { is: 'Tomás draws', at: 3 },
  { is: 'Tomás passes', at: 4 },
  { is: 'Lucía draws', at: 5 },
  { is: 'Lucía lays two tiles', at: 6 },
];

function story(scene: { states: unknown[] }, at: number) {
  const [old, now] = [states(scene)[at - 1]!, states(scene)[at]!];
  return frames(rest(old.view), now, TEMPO);
}

/** Every tile that can be seen, wherever it lies. */
function tilesIn({ view }: Scene): string[] {
  return [...view.table.flatMap(({ tiles }) => tiles), ...(view.own?.rack ?? [])].sort();
}

describe.each([
  ['a player', lunch],
  ['the table screen', tv],
])('what happens at lunch, as %s sees it', (_, scene) => {
  it.each(moves)('$is, and all comes to rest as the server says', ({ at }) => {
    const shown = story(scene, at);
    expect(shown.at(-1)!.scene.view).toEqual(states(scene)[at]!.view);
    expect(shown.at(-1)!.hold).toBe(0);
    expect(shown.flatMap(({ told = [] }) => told)).toEqual(states(scene)[at]!.events);
    for (const { scene: picture } of shown) expect(new Set(tilesIn(picture)).size).toBe(tilesIn(picture).length);
  });
});

describe('what another one lays', () => {
  const shown = story(lunch, 2);

  it('comes from their seat and stays marked, and what changes its set is told from it', () => {
    const [first] = shown;
    expect(first!.moves?.from).toEqual({ 'card-R6a': 'seat-1', 'card-R8a': 'seat-1' });
    expect([...first!.scene.fresh].sort()).toEqual(['R6a', 'R8a']);
    expect(first!.scene.moved).toEqual(['Ja']);
    expect(first!.scene.news).toMatchObject({ is: 'played', seat: 1, tiles: 2, joker: true, closes: false });
    expect(shown.at(-1)!.scene.fresh).toHaveLength(2);
  });

  it('takes its time, while what one has laid oneself lies there already', () => {
    expect(shown[0]!.hold).toBeGreaterThan(story(lunch, 6)[0]!.hold);
  });

  it('can be seen once more, from the table as it was', () => {
    const { events } = states(lunch)[2]!;
    const last = replayLastTurn(events, states(lunch)[3]!, TEMPO);
    expect(last[0]!.scene.view.table).toEqual([]);
    expect(last[1]!.scene.view.table).toEqual(states(lunch)[2]!.view.table);
    expect(last.at(-1)!.scene).toEqual(rest(states(lunch)[3]!.view));
    expect(last.flatMap(({ told = [] }) => told)).toEqual([]);
    expect(replayLastTurn([], states(lunch)[3]!, TEMPO)).toEqual([]);
  });
});

it('a tile that another one draws is not seen, and the own one is', () => {
  expect(story(lunch, 3).some(({ scene }) => scene.drawn === 2)).toBe(true);
  const [own] = story(lunch, 5);
  expect(own!.moves?.from).toEqual({ 'card-Y7a': 'stock' });
  expect(own!.scene.view.own!.rack).toContain('Y7a');
});

it('a hand is shown to its end before the next one is dealt', () => {
  for (let at = 1; at < match.states.length; at += 1) {
    const shown = story(match, at);
    expect(shown.at(-1)!.scene.view).toEqual(states(match)[at]!.view);
    const over = states(match)[at]!.events.some(({ type }) => type === 'hand_over');
    expect(shown.some(({ scene }) => scene.news?.is === 'hand_over')).toBe(over);
  }
});
