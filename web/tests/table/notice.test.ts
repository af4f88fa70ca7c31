import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notice } from '../../src/table/seat/notice.svelte';

const REFUSAL = { tone: 'bad', strong: '', text: 'Not now.' } as const;
const NEWS = { tone: 'mine', strong: '', text: 'Two tiles are left.' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a notice in the prompt', () => {
  it('goes by itself after a while, but a refusal stays', () => {
    const notice = new Notice();
    notice.show(NEWS);
    vi.advanceTimersByTime(4_500);
    expect(notice.line).toBeNull();
    notice.show(NEWS);
    notice.show(REFUSAL);
    vi.advanceTimersByTime(60_000);
    expect(notice.line).toBe(REFUSAL);
  });

  it('ends with the touch that it was read before, not with the one that it answers', () => {
    const notice = new Notice();
    notice.touch();
    notice.show(REFUSAL);
    notice.endTouch();
    expect(notice.line).toBe(REFUSAL);
    notice.touch();
    expect(notice.line).toBe(REFUSAL);
    notice.endTouch();
    expect(notice.line).toBeNull();
  });
});
