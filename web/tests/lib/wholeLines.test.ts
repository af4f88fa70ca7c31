import { describe, expect, it } from 'vitest';
import { sections } from '../../src/lib/layout/wholeLines';

const part = (...names: string[]) => names.map((tagName) => ({ tagName }));

describe('what is left out of a pad', () => {
  it('goes with its heading', () => {
    expect(sections(part('TABLE', 'H3', 'UL', 'H3', 'UL'))).toEqual([
      part('TABLE'),
      part('H3', 'UL'),
      part('H3', 'UL'),
    ]);
    expect(sections([])).toEqual([]);
  });
});
