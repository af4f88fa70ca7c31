/** What this browser contributed to the seed of a deal, and the commitment it was shown: compared with the record. */

import { recall, remember } from '../device/storage';

export interface SeedContribution {
  code: string;
  /** The number of the match it was for. */
  match: number;
  /** Of the person at the table. */
  name: string;
  commitment: string;
  random: string;
}

/** The first line of a record, as far as it tells of the deal. */
export interface Header {
  /** With the version of its rules: `sumo@1`. */
  game?: string;
  seats: { name?: string; bot?: string | null; random?: string }[];
  commitment?: string | null;
}

const KEY = 'given';
const MOST = 60;

export function keepContribution(given: SeedContribution): void {
  const others = all().filter((one) => !isSame(one, given));
  remember(KEY, [...others, given].slice(-MOST));
}

/** The chairs or the options have changed: the contribution no longer counts. */
export function dropContribution(code: string, match: number, name: string): void {
  remember(
    KEY,
    all().filter((one) => one.code !== code || one.match !== match || one.name !== name),
  );
}

/** Names were changed: contributions are kept under the new names. */
export function renameContributions(code: string, match: number, names: ReadonlyMap<string, string>): void {
  remember(
    KEY,
    all().map((one) =>
      one.code === code && one.match === match ? { ...one, name: names.get(one.name) ?? one.name } : one,
    ),
  );
}

/**
 * Whether the seal is the one shown before, what the people here added stands at their seats, and bots added nothing.
 * Null where this browser has added nothing, and so cannot tell.
 */
export function isAsContributed(code: string, match: number, own: readonly number[], header: Header): boolean | null {
  if (header.seats.some(({ bot, random }) => bot && random)) return false;
  const known = own.flatMap((place) => {
    const seat = header.seats[place];
    const given = all().find((one) => one.code === code && one.match === match && one.name === seat?.name);
    return seat && given ? [given.random === seat.random && given.commitment === header.commitment] : [];
  });
  return known.length === 0 ? null : known.every(Boolean);
}

function all(): SeedContribution[] {
  return recall<SeedContribution[]>(KEY, []);
}

function isSame(one: SeedContribution, other: SeedContribution): boolean {
  return one.code === other.code && one.match === other.match && one.name === other.name;
}
