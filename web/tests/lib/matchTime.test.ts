import { describe, expect, it } from 'vitest';
import { MatchTime } from '../../src/lib/turn/matchTime.svelte';

describe('the match clock', () => {
  it('goes on from what the server told, and stands still while the match does', () => {
    let wall = 1_000;
    const time = new MatchTime(() => wall);
    time.hear({ clock: 50_000, deadline: 53_000 });
    wall += 700;
    expect([time.isRunning, time.now]).toEqual([false, 50_000]);

    time.run(true);
    wall += 1_200;
    expect([time.now, time.left]).toEqual([51_200, 1_800]);

    time.run(false);
    wall += 60_000;
    expect(time.now).toBe(51_200);

    time.run(true);
    wall += 5_000;
    expect([time.now, time.left]).toEqual([56_200, 0]);

    time.hear({ clock: 56_300, deadline: null });
    expect([time.now, time.left]).toEqual([56_300, null]);
  });
});
