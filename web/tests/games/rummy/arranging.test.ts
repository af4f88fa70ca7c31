import { describe, expect, it } from 'vitest';
import {
  aside,
  kindOf,
  tableSetsOf,
  put,
  setsOf,
  split,
  without,
  type TableSets,
} from '../../../src/games/rummy/arranging';

/** Sets as the rules write them: `run[Y7a Y8a]`. */
function table(...sets: string[]): TableSets {
  return tableSetsOf(
    sets.map((set, place) => {
      const [, kind, tiles] = /^(run|group)\[(.*)\]$/.exec(set)!;
      return { set: place + 1, kind: kind as 'run' | 'group', tiles: tiles!.split(' ') };
    }),
  );
}

function written(lots: TableSets): string[] {
  return setsOf(lots).map(({ kind, tiles }) => `${kind}[${tiles.join(' ')}]`);
}

const idOf = (lots: TableSets, tile: string): number => lots.find(({ tiles }) => tiles.includes(tile))!.id;

describe('tiles that are put into a set', () => {
  it('lie where their number belongs, whatever end they are dropped at', () => {
    const lots = put(table('run[Y7a Y8a Y9a]'), ['Y10a', 'Y6a'], { lot: 1, place: 0 });
    expect(written(lots)).toEqual(['run[Y6a Y7a Y8a Y9a Y10a]']);
  });

  it('of a group lie in the order of coming', () => {
    expect(written(put(table('group[B7a K7a]'), ['Y7a'], { lot: 1, place: null }))).toEqual(['group[B7a K7a Y7a]']);
  });

  it('leave the set they lay in: the leaflet adds one and takes one', () => {
    const added = put(table('run[Y7a Y8a Y9a]'), ['Y10a'], { lot: 1, place: null });
    const taken = aside(added, ['B7a', 'K7a', 'Y7a']);
    expect(written(taken)).toEqual(['run[Y8a Y9a Y10a]', 'group[B7a K7a Y7a]']);
  });

  it('part a row at an equal tile: the leaflet splits a run', () => {
    expect(written(put(table('run[Y3a Y4a Y5a Y6a Y7a]'), ['Y5b'], { lot: 1, place: null }))).toEqual([
      'run[Y3a Y4a Y5a]',
      'run[Y5b Y6a Y7a]',
    ]);
  });

  it('lie beside a row whose end is equal', () => {
    expect(written(put(table('run[Y3a Y4a Y5a]'), ['Y5b'], { lot: 1, place: null }))).toEqual([
      'run[Y3a Y4a Y5a]',
      'group[Y5b]',
    ]);
  });

  it('come from two sets at once, as in the leaflet', () => {
    const start = table('run[R2b R3a R4a R5a]', 'group[K2a R2a B2a Y2a]');
    const begun = aside(start, ['K2b']);
    const joined = put(begun, ['R2b', 'Y2a'], { lot: idOf(begun, 'K2b'), place: null });
    expect(written(joined)).toEqual(['run[R3a R4a R5a]', 'group[K2a R2a B2a]', 'group[K2b R2b Y2a]']);
  });
});

describe('a joker', () => {
  it('makes way for the tile it stands for in a row, and lies beside', () => {
    const lots = put(table('run[R5a Ja R7a]'), ['R6a'], { lot: 1, place: null });
    expect(written(lots)).toEqual(['run[R5a R6a R7a]', 'group[Ja]']);
  });

  it('of a group makes way only where a tile is put on it', () => {
    const group = table('group[R8a B8a K8a Ja]');
    expect(written(put(group, ['Y8a'], { lot: 1, place: null }))).toEqual(['group[R8a B8a K8a Ja Y8a]']);
    expect(written(put(group, ['Y8a'], { lot: 1, place: 3 }))).toEqual(['group[R8a B8a K8a Y8a]', 'group[Ja]']);
  });

  it('goes into a gap, or to the end, or in front of the tile it is put on', () => {
    expect(written(put(table('run[B2a B4a]'), ['Ja'], { lot: 1, place: null }))).toEqual(['run[B2a Ja B4a]']);
    expect(written(put(table('run[B2a B3a]'), ['Ja'], { lot: 1, place: null }))).toEqual(['run[B2a B3a Ja]']);
    expect(written(put(table('run[B2a B3a]'), ['Ja'], { lot: 1, place: 0 }))).toEqual(['run[Ja B2a B3a]']);
  });

  it('keeps its place while the row around it grows and is parted', () => {
    const lots = put(table('run[R3a R4a R5a Ja R7a R8a]'), ['R5b'], { lot: 1, place: null });
    expect(written(lots)).toEqual(['run[R3a R4a R5a]', 'run[R5b Ja R7a R8a]']);
  });

  it('with one number is what its player says it is', () => {
    expect(kindOf({ kind: 'run', tiles: ['Ja', 'R5a', 'Jb'] })).toBe('run');
    expect(kindOf({ kind: 'group', tiles: ['Ja', 'R5a', 'Jb'] })).toBe('group');
    expect(kindOf({ kind: 'group', tiles: ['Ja', 'R5a', 'R6a'] })).toBe('run');
  });
});

describe('a set that is pulled apart', () => {
  it('is two, and may be joined again', () => {
    const parted = split(table('run[Y3a Y4a Y5a Y6a Y7a Y8a]'), 1, 3);
    expect(written(parted)).toEqual(['run[Y3a Y4a Y5a]', 'run[Y6a Y7a Y8a]']);
    const joined = put(parted, ['Y3a', 'Y4a', 'Y5a'], { lot: idOf(parted, 'Y6a'), place: null });
    expect(written(joined)).toEqual(['run[Y3a Y4a Y5a Y6a Y7a Y8a]']);
  });

  it('falls apart where something is taken out of the middle of a row, but a group stays together', () => {
    expect(written(without(table('run[Y3a Y4a Y5a Y6a Y7a]'), ['Y5a']))).toEqual(['run[Y3a Y4a]', 'run[Y6a Y7a]']);
    expect(written(without(table('group[K2a R2a B2a]'), ['R2a']))).toEqual(['group[K2a B2a]']);
    expect(written(without(table('group[K2a R2a B2a]'), ['K2a', 'R2a', 'B2a']))).toEqual([]);
  });

  it('keeps its number in its first part, and no two sets have the same', () => {
    const lots = without(table('run[Y3a Y4a Y5a Y6a Y7a]', 'run[B3a B4a B5a B6a B7a]'), ['Y5a', 'B5a']);
    expect(lots[0]!.id).toBe(1);
    expect(lots[2]!.id).toBe(2);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(4);
  });
});
