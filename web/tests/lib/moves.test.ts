import { describe, expect, it } from 'vitest';
import { movesOf } from '../../src/lib/score/moves';

const say = ({ type }: { type: string }): string | null => (type === 'quiet' ? null : type);

describe('the last moves', () => {
  it('are one for all that a seat did in a row', () => {
    const told = [
      { type: 'drew', seat: 1 },
      { type: 'quiet', seat: 1 },
      { type: 'laid', seat: 1 },
      { type: 'drew', seat: 2 },
    ];
    expect(movesOf(told, say)).toEqual([
      { seat: 1, text: 'drew, laid' },
      { seat: 2, text: 'drew' },
    ]);
  });

  it('begin anew with a deal, and leave out who did nothing worth a word', () => {
    const told = [{ type: 'laid', seat: 1 }, { type: 'dealt' }, { type: 'laid', seat: 1 }, { type: 'quiet', seat: 2 }];
    expect(movesOf(told, say)).toEqual([
      { seat: 1, text: 'laid' },
      { seat: 1, text: 'laid' },
    ]);
  });
});
