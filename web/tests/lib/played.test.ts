import { afterEach, describe, expect, test } from 'vitest';
import {
  addPlayed,
  againstBots,
  againstPeople,
  byGame,
  forgetPlayed,
  heightOf,
  meansOf,
  MOST,
  notePlayed,
  ownSeat,
  playedMatches,
  readCopy,
  writeCopy,
  type Opponent,
  type Played,
} from '../../src/lib/device/played';
import { remember } from '../../src/lib/device/storage';

function other(name: string, ahead: Opponent['ahead'], isBot = false): Opponent {
  return { name, ahead, isBot, seat: 1 };
}

function match(changes: Partial<Played> = {}): Played {
  return {
    code: 'HIGO2746',
    match: 1,
    game: 'sumo',
    at: 1_000_000_000_000,
    place: 1,
    of: 2,
    total: 31,
    partners: [],
    others: [other('Rosa', -1)],
    ...changes,
  };
}

afterEach(() => forgetPlayed());

describe('the notebook', () => {
  test('has a match once, however often its result is looked at, the latest first', () => {
    notePlayed(match());
    notePlayed(match({ at: 1_000_000_060_000 }));
    notePlayed(match({ match: 2 }));
    expect(playedMatches().map((one) => one.match)).toEqual([2, 1]);
  });

  test('takes the same code of another year for another match', () => {
    notePlayed(match());
    notePlayed(match({ at: 1_050_000_000_000 }));
    expect(playedMatches()).toHaveLength(2);
  });

  test('has an end', () => {
    addPlayed(Array.from({ length: MOST + 20 }, (_, number) => match({ match: number, at: number })));
    expect(playedMatches()).toHaveLength(MOST);
    expect(playedMatches()[0]?.match).toBe(MOST + 19);
  });

  test('passes over what is no match, whoever wrote it there', () => {
    const broken = [
      null,
      7,
      {},
      match({ place: 3 }),
      match({ others: [{} as Opponent] }),
      match({ game: 'x'.repeat(99) }),
    ];
    remember('matches', [...broken, match()]);
    expect(playedMatches()).toEqual([match()]);
    remember('matches', 'nonsense');
    expect(playedMatches()).toEqual([]);
  });
});

describe('a copy', () => {
  test('brings back what was erased, each match once', () => {
    const both = [match({ match: 2, at: 1_000_000_001_000 }), match()];
    addPlayed(both);
    const copy = writeCopy(playedMatches());
    forgetPlayed();
    expect(addPlayed([...readCopy(copy)!, match()])).toBe(2);
    expect(playedMatches()).toEqual(both);
  });

  test.each(['', '[]', '{"sobremesa":"else","matches":[]}', '{"matches":7}', 'null'])('%s is none', (text) =>
    expect(readCopy(text)).toBeNull(),
  );
});

describe('what it adds up to', () => {
  const matches = [
    match({ others: [other('Rosa', -1), other('Canela', 1, true)] }),
    match({ others: [other('rosa ', 1), other('Beto', 0)], place: 2 }),
    match({ game: 'burako', others: [other('Anís', -1, true)] }),
  ];

  test('people are counted by name and bots apart from them; whoever was level counts for neither', () => {
    expect(againstPeople(matches)).toEqual([{ name: 'Rosa', seat: 1, tally: { won: 1, lost: 1 } }]);
    expect(againstBots(matches)).toEqual({ won: 1, lost: 1 });
  });

  test('games are counted by how many were won', () => {
    expect(byGame(matches)).toEqual([
      { game: 'sumo', won: 1, played: 2 },
      { game: 'burako', won: 1, played: 1 },
    ]);
  });

  test('places of games with other numbers of players share one axis, and their mean begins when there are enough', () => {
    expect([match(), match({ place: 2, of: 3 }), match({ place: 4, of: 4 }), match({ of: 1 })].map(heightOf)).toEqual([
      0, 0.5, 1, 0,
    ]);
    expect(meansOf([0, 1, 0.5, 0], 2)).toEqual([null, 0.5, 0.75, 0.25]);
  });
});

test('the own seat is the one that nobody else had', () => {
  const at = (...seats: number[]): number =>
    ownSeat(match({ others: seats.map((seat) => ({ ...other('Rosa', -1), seat })) }));
  expect([at(1), at(0), at(0, 2), at(0, 1, 2), at()]).toEqual([0, 1, 1, 3, 0]);
});
