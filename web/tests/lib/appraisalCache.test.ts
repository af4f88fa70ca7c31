import { beforeEach, expect, it } from 'vitest';
import { AppraisalCache, keyOf } from '../../src/lib/turn/appraisalCache.svelte';

let decisionId: number;
let asked: string[];
let reply: (said: string | null) => void;
let answers: AppraisalCache<string, string>;

beforeEach(() => {
  decisionId = 1;
  asked = [];
  answers = new AppraisalCache(
    () => decisionId,
    (action) => {
      asked.push(action);
      return new Promise((resolve) => (reply = resolve));
    },
  );
});

it('an answer is kept for the question it was given to', async () => {
  const said = answers.ask('draw');
  expect(answers.to('draw')).toBeNull();
  reply('fine');
  expect(await said).toBe('fine');
  expect(answers.to('draw')).toBe('fine');
  decisionId = 2;
  expect(answers.to('draw')).toBeNull();
});

it('nothing is asked twice, not even while it is on its way', async () => {
  const first = answers.ask('draw');
  const second = answers.ask('draw');
  reply('fine');
  expect(await Promise.all([first, second])).toEqual(['fine', 'fine']);
  expect(await answers.ask('draw')).toBe('fine');
  expect(asked).toEqual(['draw']);
});

it('what was not answered may be asked again', async () => {
  const said = answers.ask('draw');
  reply(null);
  expect(await said).toBeNull();
  void answers.ask('draw');
  expect(asked).toEqual(['draw', 'draw']);
});

it('an answer to an older question is not taken for one to the present', async () => {
  const said = answers.ask('draw');
  decisionId = 2;
  void answers.ask('pass');
  decisionId = 3;
  reply('fine');
  decisionId = 2;
  expect(answers.to('pass')).toBeNull();
  void said;
});

it('actions are the same whatever order their fields are in', () => {
  expect(keyOf({ type: 'move', part: { pawn: 'red-1', steps: 3 } })).toBe(
    keyOf({ part: { steps: 3, pawn: 'red-1' }, type: 'move' }),
  );
  expect(keyOf({ cards: ['AS', '2S'] })).not.toBe(keyOf({ cards: ['2S', 'AS'] }));
});
