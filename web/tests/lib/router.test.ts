import { beforeEach, expect, test, vi } from 'vitest';
import { placeOf, Router } from '../../src/lib/ui/router.svelte';

test.each([
  ['/', { at: 'shelf' }],
  ['/matches', { at: 'mine' }],
  ['/matches/x', { at: 'nowhere' }],
  ['/t/HIGO2746', { at: 'table', code: 'HIGO2746' }],
  ['/t/higo2746', { at: 'table', code: 'HIGO2746' }],
  ['/tv/HIGO2746', { at: 'tv', code: 'HIGO2746' }],
  ['/replay/HIGO2746/3', { at: 'replay', code: 'HIGO2746', match: 3 }],
  ['/replay/HIGO2746/x', { at: 'nowhere' }],
  ['/t/', { at: 'nowhere' }],
  ['/t/A/B', { at: 'nowhere' }],
  ['/t/higo%202746', { at: 'table', code: 'HIGO2746' }],
  ['/tv/H%C3%ADgo-2746', { at: 'tv', code: 'HIGO2746' }],
  ['/t/%E0%A4%A', { at: 'nowhere' }],
  ['/matches/%E0%A4%A', { at: 'nowhere' }],
  ['/what', { at: 'nowhere' }],
])('%s leads to %o', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

/** A browser's history: it goes back only after a while, in the order it was told to. */
class Entries {
  entries: unknown[] = ['elsewhere', null];
  at = 1;
  #waiting: number[] = [];
  pop = (): void => {};

  get state(): unknown {
    return this.entries[this.at];
  }

  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  go(steps: number): void {
    this.#waiting.push(steps);
  }

  /** Let the time pass in which it goes where it was told to. */
  async settle(): Promise<void> {
    for (let turns = 0; turns < 5; turns += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      const steps = this.#waiting.shift();
      if (steps === undefined) continue;
      this.at += steps;
      this.pop();
    }
  }
}

const page = new Entries();

beforeEach(() => {
  Object.assign(page, new Entries());
  vi.stubGlobal('history', page);
  vi.stubGlobal('location', { pathname: '/t/HIGO2746' });
  vi.stubGlobal('document', { addEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => (page.pop = hear));
});

async function arrive(): Promise<Router> {
  const router = new Router();
  const listening = router.listen();
  await page.settle();
  await listening;
  return router;
}

test('going back closes what lies on top, and stays', async () => {
  const router = await arrive();
  const [below, above] = [vi.fn(), vi.fn()];
  router.layer(below);
  router.layer(above);
  page.go(-1);
  await page.settle();
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  expect(page.at).toBe(2);
});

test('what is closed by itself leaves the history', async () => {
  const router = await arrive();
  const closed = router.layer(vi.fn());
  expect(page.at).toBe(2);
  closed();
  await page.settle();
  expect(page.at).toBe(1);
});

test('what takes the place of something else takes its entry', async () => {
  const router = await arrive();
  const closed = router.layer(vi.fn());
  closed();
  const other = vi.fn();
  router.layer(other);
  await page.settle();
  expect(page.at).toBe(2);
  expect(page.entries).toHaveLength(3);
  expect(other).not.toHaveBeenCalled();
});

test('what is opened while the page goes back stays open, and is closed by going back once', async () => {
  const router = await arrive();
  router.layer(vi.fn())();
  await new Promise((resolve) => setTimeout(resolve));
  const next = vi.fn();
  router.layer(next);
  await page.settle();
  expect(next).not.toHaveBeenCalled();
  expect(page.at).toBe(2);
  page.go(-1);
  await page.settle();
  expect(next).toHaveBeenCalledOnce();
  expect(page.at).toBe(1);
});

test('what a reload closed is left before anything is shown', async () => {
  page.pushState({ layers: 1 });
  const router = await arrive();
  expect(page.at).toBe(1);
  router.layer(vi.fn());
  expect(page.at).toBe(2);
});

test('a history that cannot go back does not keep the page from being shown', async () => {
  Object.assign(page, { entries: [{ layers: 1 }], at: 0 });
  vi.spyOn(page, 'go').mockImplementationOnce(() => {});
  vi.useFakeTimers();
  const listening = new Router().listen();
  await vi.advanceTimersByTimeAsync(1_000);
  await listening;
  vi.useRealTimers();
});

test('a place gone to after an inner layer was closed takes the entry of the outer one', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const router = await arrive();
  router.layer(vi.fn());
  const closed = router.layer(vi.fn());
  closed();
  const settled = vi.fn();
  void router.settled().then(settled);
  expect(settled).not.toHaveBeenCalled();
  await page.settle();
  expect(settled).toHaveBeenCalled();
  router.go('/tv/HIGO2746');
  expect(page.at).toBe(2);
  expect(page.state).toEqual({ isFromHere: true });
});
