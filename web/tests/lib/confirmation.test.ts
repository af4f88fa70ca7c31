import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Confirmation } from '../../src/lib/turn/confirmation.svelte';
import { learn, speak } from '../../src/lib/words/i18n';
import { SendOnce } from '../../src/lib/turn/sendOnce.svelte';

let at: { decisionId: number; mayAct: boolean };
let runs: number;
let confirmation: Confirmation<string>;

beforeAll(async () => {
  await learn('en');
  await speak('en');
});

beforeEach(() => {
  at = { decisionId: 1, mayAct: true };
  runs = 0;
  confirmation = new Confirmation(at);
  confirmation.ask({ about: 'pass', line: { tone: 'bad', strong: 'Sure?' }, label: 'Pass', run: () => (runs += 1) });
});

it('is asked with two buttons, of which one does it', () => {
  const [cancel, confirm] = confirmation.buttons(confirmation.now!);
  expect([confirmation.now!.about, cancel!.id, confirm!.label]).toEqual(['pass', 'cancel', 'Pass']);
  confirm!.run();
  expect(runs).toBe(1);
});

it('is gone when it is cancelled', () => {
  confirmation.buttons(confirmation.now!)[0]!.run();
  expect([confirmation.now, runs, confirmation.drop()]).toEqual([null, 0, false]);
});

it('is gone when something else is asked, and while nothing may be done', () => {
  at.mayAct = false;
  expect(confirmation.now).toBeNull();
  at.mayAct = true;
  expect(confirmation.now).not.toBeNull();
  at.decisionId = 2;
  expect(confirmation.now).toBeNull();
});

it('an answer is sent once, and again when it was refused', async () => {
  const sent: string[] = [];
  let refuse = (): void => {};
  const sending = new SendOnce<string>({
    decisionId: 1,
    act: (action) => {
      sent.push(action);
      return new Promise((resolve) => (refuse = resolve));
    },
  });
  const first = sending.send('take');
  await sending.send('take');
  expect([sent, sending.isSent]).toEqual([['take'], true]);
  refuse();
  await first;
  expect(sending.isSent).toBe(false);
  void sending.send('leave');
  expect(sent).toEqual(['take', 'leave']);
});
