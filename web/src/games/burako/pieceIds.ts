/**
 * Tiles are named by their face alone, and each face is there twice. To see which of two like tiles moves where, the
 * page gives every tile it sees a name of its own, `R7·1` or `R7·2`, and lets it keep the name as long as it can.
 */

import type { Tile } from '../../lib/pieces/tiles';

/** Faces by zone: `rack`, `pozo`, `m3`. */
export type Lying = Readonly<Record<string, readonly Tile[]>>;
/** The names of the tiles, in the same zones and order. */
export type Names = Readonly<Record<string, readonly string[]>>;

interface Spot {
  zone: string;
  index: number;
}

/** Its order is one's own, so a place there tells nothing. */
export const RACK = 'rack';
export const POZO = 'pozo';
const COPIES = 2;
/** What speaks for a name at a spot: it lay there, or in this zone, or it was picked up to go somewhere. */
const THERE = 8;
const SAME_ZONE = 4;
const MEANT = 2;

export function faceIn(name: string): Tile {
  return name.replace(/·\d$/, '');
}

/** Names for all tiles that are seen; `meant` are those somebody has just picked up. */
export function named(lying: Lying, before: Names = {}, meant: readonly string[] = []): Names {
  const spots = new Map<Tile, Spot[]>();
  for (const [zone, faces] of Object.entries(lying))
    faces.forEach((face, index) => spots.set(face, [...(spots.get(face) ?? []), { zone, index }]));
  const old = whereabouts(before);
  const names: Record<string, string[]> = Object.fromEntries(Object.keys(lying).map((zone) => [zone, []]));
  for (const [face, places] of spots)
    bestFor(face, places, old, meant).forEach((name, place) => {
      const { zone, index } = places[place]!;
      names[zone]![index] = name;
    });
  return names;
}

function whereabouts(names: Names): Map<string, Spot> {
  return new Map(
    Object.entries(names).flatMap(([zone, list]) => list.map((name, index) => [name, { zone, index }] as const)),
  );
}

/** Of the two ways to give out two names the one that moves less. */
function bestFor(
  face: Tile,
  places: readonly Spot[],
  old: ReadonlyMap<string, Spot>,
  meant: readonly string[],
): string[] {
  // More than two of a face is no table of Burako; names stay unique all the same.
  const names = Array.from({ length: Math.max(COPIES, places.length) }, (_, copy) => `${face}·${copy + 1}`);
  const other = [names[1]!, names[0]!, ...names.slice(2)];
  const best = merit(other, places, old, meant) > merit(names, places, old, meant) ? other : names;
  return best.slice(0, places.length);
}

function merit(
  names: readonly string[],
  places: readonly Spot[],
  old: ReadonlyMap<string, Spot>,
  meant: readonly string[],
): number {
  return places.reduce((sum, { zone, index }, place) => {
    const name = names[place]!;
    const was = old.get(name);
    if (was === undefined) return sum;
    if (was.zone !== zone) return sum + (meant.includes(name) ? MEANT : 0);
    return sum + (was.index === index && zone !== RACK ? THERE : SAME_ZONE);
  }, 0);
}
