import { describe, expect, it } from 'vitest';
import { faceIn, named } from '../../../src/games/burako/pieceIds';

describe('names of like tiles', () => {
  it('are two for each face', () => {
    expect(named({ rack: ['R7', 'R7', 'J'], pozo: ['K9'] })).toEqual({ rack: ['R7·1', 'R7·2', 'J·1'], pozo: ['K9·1'] });
    expect(faceIn('R13·2')).toBe('R13');
    expect(faceIn('J·1')).toBe('J');
  });

  it('stay with a tile that stays, also when its twin appears', () => {
    const before = named({ rack: ['R7'], pozo: [] });
    expect(named({ rack: ['R7'], m1: ['R7', 'R8', 'R9'] }, before)).toEqual({
      rack: ['R7·1'],
      m1: ['R7·2', 'R8·1', 'R9·1'],
    });
  });

  it('go along with a tile that moves', () => {
    const before = named({ rack: ['R7'], m1: ['R7', 'R8', 'R9'] }, { rack: ['R7·2'] });
    expect(before['m1']![0]).toBe('R7·1');
    expect(named({ rack: [], pozo: ['R7'], m1: ['R7', 'R8', 'R9'] }, before)['pozo']).toEqual(['R7·2']);
  });

  it('are those of the tiles that were picked up', () => {
    const before = named({ rack: ['R7', 'R7'] });
    expect(named({ rack: ['R7'], pozo: ['R7'] }, before, ['R7·2'])).toEqual({ rack: ['R7·1'], pozo: ['R7·2'] });
    expect(named({ rack: ['R7'], pozo: ['R7'] }, before, ['R7·1'])).toEqual({ rack: ['R7·2'], pozo: ['R7·1'] });
  });

  it('let a wild tile keep its name when it moves to the other end', () => {
    const before = named({ rack: ['R6'], m1: ['R4', 'R5', 'J', 'R7'] });
    const after = named({ rack: [], m1: ['J', 'R4', 'R5', 'R6', 'R7'] }, before);
    expect(after['m1']).toEqual(['J·1', 'R4·1', 'R5·1', 'R6·1', 'R7·1']);
  });
});
