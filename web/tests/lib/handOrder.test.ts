import { beforeEach, describe, expect, it } from 'vitest';
import { OWN, HandOrder } from '../../src/lib/turn/handOrder.svelte';

const byLetter = (one: string, other: string): number => one.localeCompare(other);
const byNumber = (one: string, other: string): number => one.slice(1).localeCompare(other.slice(1));

let seats = 0;
let sitting = '';

function order(): HandOrder {
  return new HandOrder('toys', () => sitting, { letter: byLetter, number: byNumber });
}

beforeEach(() => {
  sitting = `HIGO/1/${seats++}`;
  order().sort('letter', []);
});

describe('the order of a hand', () => {
  const hand = ['b1', 'a2', 'c0'];

  it('is sorted in the way one likes best, also at the next table', () => {
    order().sort('number', hand);
    sitting = 'another';
    expect(order().way).toBe('number');
    expect(order().arrange(hand)).toEqual(['c0', 'b1', 'a2']);
  });

  it('is kept by hand from the first piece that is moved', () => {
    const mine = order();
    mine.place(['c0'], 'a2', hand);
    expect(mine.way).toBe(OWN);
    expect(mine.arrange(hand)).toEqual(['c0', 'a2', 'b1']);
  });

  it('puts a piece behind the one it is dropped on when it comes from before it', () => {
    const mine = order();
    mine.place(['a2'], 'b1', hand);
    expect(mine.arrange(hand)).toEqual(['b1', 'a2', 'c0']);
  });

  it('moves several pieces together', () => {
    const mine = order();
    mine.place(['b1', 'c0'], 'a2', hand);
    expect(mine.arrange(hand)).toEqual(['b1', 'c0', 'a2']);
  });

  it('is the same after the page was loaded anew', () => {
    order().place(['c0'], 'a2', hand);
    expect(order().arrange(hand)).toEqual(['c0', 'a2', 'b1']);
  });

  it('has new pieces at its end in the order of their coming, and keeps the place of one that comes back', () => {
    const mine = order();
    mine.place(['c0'], 'a2', hand);
    mine.welcome([...hand, 'a0']);
    mine.welcome([...hand, 'a0', 'a1'].filter((piece) => piece !== 'a2'));
    expect(mine.arrange(['a0', 'a1', 'b1', 'c0'])).toEqual(['c0', 'b1', 'a0', 'a1']);
    expect(mine.arrange(['a0', 'a1', 'a2', 'b1', 'c0'])).toEqual(['c0', 'a2', 'b1', 'a0', 'a1']);
  });

  it('is changed by keys one place at a time, and not beyond its ends', () => {
    const mine = order();
    mine.shift('a2', 1, hand);
    mine.shift('a2', 1, hand);
    mine.shift('a2', 1, hand);
    expect(mine.arrange(hand)).toEqual(['b1', 'c0', 'a2']);
    mine.shift('c0', -1, hand);
    expect(mine.arrange(hand)).toEqual(['c0', 'b1', 'a2']);
  });
});
