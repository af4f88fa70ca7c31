import { expect, it } from 'vitest';
import { verdict, who, winnersOf, type Person } from '../../src/lib/people/people';
import { AnimationScript, untold } from '../../src/lib/motion/animationScript';
import { animationSpeed } from '../../src/lib/motion/animationSpeed';

interface Scene {
  lying: string[];
  news: string | null;
}
type Told = { is: 'quiet' } | { is: 'laid'; card: string };

class Cards extends AnimationScript<Scene, Told> {
  protected follow(event: Told): void {
    if (event.is === 'quiet') return;
    this.from[event.card] = 'hand';
    this.show({ lying: [...this.scene.lying, event.card], news: event.card }, 100, 'card');
  }
}

const SPEED = animationSpeed(false);
const QUIET: Told = { is: 'quiet' };
const ACE: Told = { is: 'laid', card: 'A' };

it('each event that changes something is a frame, and the last frame is the rest', () => {
  const story = new Cards({ lying: ['K'], news: null }, null, SPEED);
  for (const event of [QUIET, ACE, QUIET]) story.add(event);
  const rest = { lying: ['K', 'A'], news: null };
  expect(story.end(rest)).toEqual([
    {
      scene: { lying: ['K', 'A'], news: 'A' },
      hold: 100,
      sound: 'card',
      moves: { from: { A: 'hand' }, to: {} },
      told: [QUIET, ACE],
    },
    { scene: rest, hold: 0, moves: { from: {}, to: {} }, told: [QUIET] },
  ]);
});

it('what is shown once more is not told again', () => {
  const story = new Cards({ lying: [], news: null }, null, SPEED);
  story.add(ACE);
  expect(untold(story.end({ lying: ['A'], news: null })).every((frame) => !('told' in frame))).toBe(true);
});

it('people are named as sentences need them', () => {
  const people = [{ name: 'Rosa', isYou: true }, { name: 'Canela' }] as Person[];
  expect([who(people, 0), who(people, 1), who(people, 2)]).toEqual([
    { who: 'you', player: 'Rosa' },
    { who: 'other', player: 'Canela' },
    { who: 'other', player: '' },
  ]);
  expect(winnersOf([2, 1, 1])).toEqual([1, 2]);
  expect(verdict([1, 2], people)).toEqual({ result: 'you', winners: 'Rosa' });
  expect(verdict([1, 1], people).result).toBe('you_shared');
  expect(verdict([2, 1], people)).toEqual({ result: 'other', winners: 'Canela' });
});
