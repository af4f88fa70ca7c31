import { describe, expect, it } from 'vitest';
import { MEASURE, Tabletop, type Plan } from '../../../src/games/rummy/tabletop';
import type { Lying } from '../../../src/games/rummy/layout';

const LAPTOP = { width: 950, height: 480 };
const PHONE = { width: 350, height: 400 };
const LIMITS = { least: 32, most: 60 };
const TALL = 1.34;

let made = 0;
/** A set of so many tiles, none of which lies anywhere else. */
function lot(id: number, tiles: number): Lying {
  return { id, tiles: Array.from({ length: tiles }, () => `tile-${made++}`) };
}

/** A full table: ninety tiles in threes, fours and fives. */
function full(): Lying[] {
  return [3, 4, 3, 5, 3, 3, 4, 3, 3, 4, 5, 3, 4, 3, 3, 4, 3, 3, 4, 3, 6, 3, 4, 3, 4].map((tiles, id) =>
    lot(id + 1, tiles),
  );
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxes(lots: readonly Lying[], { places, size }: Plan): Box[] {
  return lots.map(({ id, tiles }) => {
    const { left, top } = places.get(id)!;
    return { left, top, right: left + (tiles.length + MEASURE.pad) * size, bottom: top + TALL * size };
  });
}

function overlaps(all: Box[]): number {
  const meet = (one: Box, other: Box): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return all.filter((one, place) => all.slice(place + 1).some((other) => meet(one, other))).length;
}

describe('sets on the cloth', () => {
  it('never lie on one another nor beyond its edge, and ninety tiles fit on a laptop without scrolling', () => {
    const lots = full();
    const plan = new Tabletop().plan(lots, LAPTOP, LIMITS);
    const all = boxes(lots, plan);
    expect(overlaps(all)).toBe(0);
    expect(Math.min(...all.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all.map(({ right }) => right))).toBeLessThanOrEqual(LAPTOP.width + 0.5);
    expect(Math.max(...all.map(({ bottom }) => bottom))).toBeLessThanOrEqual(LAPTOP.height);
    expect(plan.size).toBeGreaterThanOrEqual(36);
  });

  it('reach below the edge of a phone, where tiles would get too small, and can be scrolled', () => {
    const lots = full();
    const plan = new Tabletop().plan(lots, PHONE, { least: 30, most: 40 });
    expect(plan.size).toBe(30);
    expect(plan.height).toBeGreaterThan(PHONE.height);
    expect(overlaps(boxes(lots, plan))).toBe(0);
  });

  it('stay where they are when another one comes or goes', () => {
    const table = new Tabletop();
    const lots = [lot(1, 3), lot(2, 4), lot(3, 5)];
    const before = table.plan(lots, LAPTOP, LIMITS);
    const after = table.plan([...lots, lot(4, 3)], LAPTOP, LIMITS);
    for (const { id } of lots) expect(after.places.get(id)).toEqual(before.places.get(id));
    const fewer = table.plan(lots.slice(1), LAPTOP, LIMITS);
    for (const { id } of lots.slice(1)) expect(fewer.places.get(id)).toEqual(before.places.get(id));
  });

  it('make room within their row for one that grows', () => {
    const table = new Tabletop();
    const [one, other, third] = [lot(1, 3), lot(2, 3), lot(3, 3)];
    const before = table.plan([one, other, third], LAPTOP, LIMITS);
    const grown = { ...one, tiles: [...one.tiles, ...lot(9, 2).tiles] };
    const after = table.plan([grown, other, third], LAPTOP, LIMITS);
    expect(overlaps(boxes([grown, other, third], after))).toBe(0);
    for (const { id } of [one, other, third]) expect(after.places.get(id)!.top).toBe(before.places.get(id)!.top);
  });

  it('lie where they were put, and one that is parted lies beside its other half', () => {
    const table = new Tabletop();
    const lots = [lot(1, 6), lot(2, 3)];
    const before = table.plan(lots, LAPTOP, LIMITS);
    table.wish(2, 3, 120, 40);
    const put = table.plan(lots, LAPTOP, LIMITS);
    expect(put.places.get(2)!.top).toBeLessThan(before.places.get(1)!.top);
    expect(put.places.get(2)!.left).toBeLessThan(60);
    const [left, right] = [
      { id: 1, tiles: lots[0]!.tiles.slice(0, 3) },
      { id: 1001, tiles: lots[0]!.tiles.slice(3) },
    ];
    const parted = table.plan([left, right, lots[1]!], LAPTOP, LIMITS);
    expect(parted.places.get(1)).toEqual(before.places.get(1));
    expect(parted.places.get(1001)!.top).toBe(before.places.get(1)!.top);
    expect(parted.places.get(2)).toEqual(put.places.get(2));
  });

  it('keep their place when the table gives them other numbers', () => {
    const table = new Tabletop();
    const lots = [lot(1, 3), lot(1001, 4)];
    const before = table.plan(lots, LAPTOP, LIMITS);
    const named = [lots[0]!, { id: 7, tiles: lots[1]!.tiles }];
    expect(table.plan(named, LAPTOP, LIMITS).places.get(7)).toEqual(before.places.get(1001));
  });
});
