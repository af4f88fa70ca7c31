import { beforeAll, describe, expect, it } from 'vitest';
import { SorryPlay } from '../../../src/games/sorry/play.svelte';
import type { Split } from '../../../src/games/sorry/types';
import { learn, speak } from '../../../src/lib/words/i18n';
import hand from '../../scenes/sorry-hand.json';
import none from '../../scenes/sorry-none.json';
import partners from '../../scenes/sorry-partners.json';
import slide from '../../scenes/sorry-slide.json';
import sorry from '../../scenes/sorry-sorry.json';
import split from '../../scenes/sorry-split.json';
import swap from '../../scenes/sorry-swap.json';
import ten from '../../scenes/sorry-ten.json';
import { Place, type Recorded } from './table';

function at(recorded: Recorded): { place: Place; play: SorryPlay } {
  const place = new Place(recorded);
  return { place, play: new SorryPlay(place) };
}

/** Touch it, and hear what the server says of it. */
async function touch(play: SorryPlay, subject: string): Promise<void> {
  play.touch(subject);
  await play.inquire();
}

function press(play: SorryPlay, action: string): void {
  play.actions.find(({ id }) => id === action)!.run();
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function key(name: string): KeyboardEvent {
  return { key: name, target: null, ctrlKey: false, metaKey: false, altKey: false } as unknown as KeyboardEvent;
}

beforeAll(async () => {
  globalThis.Element ??= class {} as typeof Element;
  await learn('es');
  await speak('es');
});

describe('a pawn', () => {
  it('is offered where it can move, and shown where it would go', async () => {
    const { play } = at(ten);
    expect(play.subjects).toEqual(['red-1', 'red-2', 'red-3']);
    expect(play.picks.every(({ kind }) => kind === 'pawn')).toBe(true);
    await touch(play, 'red-1');
    expect(play.picks.filter(({ kind }) => kind === 'square').map(({ place }) => place)).toEqual(['T3', 'T14']);
    expect(play.actions.map(({ label }) => label)).toEqual(['1 atrás', '10 adelante']);
  });

  it('goes where it is told', async () => {
    const { place, play } = at(ten);
    await touch(play, 'red-1');
    play.picks.find((pick) => pick.place === 'T14')!.run();
    await settled();
    expect(place.acts).toEqual([{ type: 'move', pawn: 'red-1', steps: 10, card: '10' }]);
  });

  it('is sent once, however often it is touched', async () => {
    const { place, play } = at(ten);
    await touch(play, 'red-1');
    const { run } = play.picks.find((pick) => pick.place === 'T14')!;
    run();
    run();
    await settled();
    expect(place.acts).toHaveLength(1);
  });

  it('tells what comes of it: the slide, and who is sent back', async () => {
    const { play } = at(slide);
    await touch(play, 'red-1');
    expect(play.actions[0]).toMatchObject({
      label: '12 adelante',
      detail: 'resbalas, y la ficha de Rosa y la ficha de Tomás vuelven a la SALIDA',
    });
    expect(play.picks.find(({ kind }) => kind === 'square')!.place).toBe('T19');
  });

  it('says so when it can do nothing', () => {
    const { place, play } = at(ten);
    play.touchPawn('red-4');
    expect(play.subject).toBe(null);
    expect(place.warnings).toEqual(['Ahora esa ficha no puede hacer nada.']);
    play.touchPawn('red-2');
    expect(play.subject).toBe('red-2');
  });

  it('is let go with Escape', async () => {
    const { play } = at(ten);
    await touch(play, 'red-2');
    expect(play.key(key('Escape'))).toBe(true);
    expect(play.subject).toBe(null);
    expect(play.key(key('Escape'))).toBe(false);
  });

  it('is asked about once', async () => {
    const { place, play } = at(ten);
    await touch(play, 'red-1');
    await play.inquire();
    expect(place.asked).toBe(2);
  });

  it('is forgotten when the question changes', async () => {
    const { place, play } = at(ten);
    await touch(play, 'red-1');
    place.decisionId += 1;
    expect(play.subject).toBe(null);
    expect(play.options).toEqual([]);
  });
});

describe('a 7', () => {
  it('is split between two pawns, and nothing is sent before the whole is confirmed', async () => {
    const { place, play } = at(split);
    await touch(play, 'red-3');
    expect(play.actions.map(({ id }) => id)).toContain('part-4');
    press(play, 'part-4');
    expect(play.subjects).toEqual(['red-1', 'red-2']);
    expect(play.prompt.text).toBe('Quedan 3 pasos: ¿con qué otra ficha?');
    expect(play.settled).toMatchObject({ pawn: 'red-3', origin: 'S2', steps: ['S3', 'S4', 'S5', 'home'] });
    await touch(play, 'red-2');
    expect(place.acts).toEqual([]);
    press(play, 'rest-red-2');
    await settled();
    expect(place.acts).toEqual([
      { type: 'split', first: { pawn: 'red-3', steps: 4 }, second: { pawn: 'red-2', steps: 3 }, card: '7' },
    ]);
  });

  it('can be taken back, part by part', async () => {
    const { play } = at(split);
    await touch(play, 'red-3');
    press(play, 'part-4');
    await touch(play, 'red-1');
    expect(play.drop()).toBe(true);
    expect([play.part?.pawn, play.subject]).toEqual(['red-3', null]);
    expect(play.drop()).toBe(true);
    expect([play.part, play.subject]).toEqual([null, 'red-3']);
  });

  it('is split by digits', async () => {
    const { play } = at(split);
    await touch(play, 'red-3');
    expect(play.key(key('4'))).toBe(true);
    expect(play.part).toEqual({ pawn: 'red-3', steps: 4 });
  });

  it('offers a part also where only the other order is legal', async () => {
    const { place, play } = at(split);
    place.legal = place.legal.filter(
      (action) => action.type === 'split' && action.first.pawn === 'red-2' && action.second.pawn === 'red-3',
    );
    await touch(play, 'red-3');
    const [part] = play.options;
    press(play, part!.id);
    await touch(play, 'red-2');
    press(play, 'rest-red-2');
    await settled();
    expect((place.acts[0] as Split).second).toEqual(part!.part);
  });

  it('of partners moves the pawns of both', async () => {
    const { play } = at(partners);
    expect(play.rackPawns.map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 2, 2, 2, 2]);
    await touch(play, 'yellow-2');
    press(play, 'part-2');
    expect(play.subjects.some((pawn) => pawn.startsWith('red'))).toBe(true);
    expect(play.subjects.some((pawn) => pawn.startsWith('blue'))).toBe(false);
  });
});

describe('what hurts one’s own', () => {
  it('is asked about, and only then done', async () => {
    const { place, play } = at(partners);
    place.appraise = () => Promise.resolve(onto('yellow-1'));
    await touch(play, 'red-1');
    const move = play.options.find(({ action }) => action.type === 'move')!;
    await play.take(move);
    expect(place.acts).toEqual([]);
    expect(play.prompt).toEqual({ tone: 'bad', strong: '¿Seguro?', text: 'La ficha de Tomás vuelve a la SALIDA.' });
    press(play, 'cancel');
    expect(play.actions.some(({ id }) => id === 'confirm')).toBe(false);
    await play.take(move);
    press(play, 'confirm');
    await settled();
    expect(place.acts).toEqual([move.action]);
  });

  it('is done without a question where there is nothing else to do', async () => {
    const { place, play } = at(partners);
    place.appraise = () => Promise.resolve(onto('yellow-1'));
    place.legal = place.legal.filter((action) => action.type === 'move').slice(0, 1);
    await play.inquire();
    await play.take(play.options[0]!);
    expect(place.acts).toEqual(place.legal);
  });

  it('is no question where an opponent is hit', async () => {
    const { place, play } = at(partners);
    place.appraise = () => Promise.resolve(onto('blue-1'));
    await touch(play, 'red-1');
    await play.take(play.options.find(({ action }) => action.type === 'move')!);
    expect(place.acts).toHaveLength(1);
  });

  /** A move of red that sends this pawn back. */
  function onto(pawn: string) {
    return {
      journeys: [
        {
          pawn: 'red-1',
          origin: 'T4',
          steps: ['T11'],
          slide: [],
          bumped: [{ pawn, at: 'T11', sliding: false }],
          backward: false,
        },
      ],
      wins: false,
    };
  }
});

describe('the other cards', () => {
  it('swaps by a touch on the other pawn', async () => {
    const { place, play } = at(swap);
    await touch(play, 'red-1');
    const target = play.picks.find(({ id }) => id === 'swap-blue-1')!;
    expect(target).toMatchObject({ kind: 'target', place: 'T16', colour: 'blue' });
    target.run();
    await settled();
    expect(place.acts).toEqual([{ type: 'swap', pawn: 'red-1', target: 'blue-1', card: '11' }]);
  });

  it('offers a swap and a pass as equals', () => {
    const { place, play } = at(swap);
    place.legal = [...place.legal.filter(({ type }) => type === 'swap'), { type: 'pass' }];
    expect(play.mustPass).toBe(false);
    expect(play.actions.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      ['pass', undefined],
      ['swap', undefined],
    ]);
    expect(play.prompt.text).toBe('Solo puedes cambiar de lugar, o pasar.');
  });

  it('says Sorry! to whom is touched twice', async () => {
    const { place, play } = at(sorry);
    expect(play.subjects).toContain('blue-1');
    const touchIt = (): void => play.picks.find(({ id }) => id === 'blue-1')!.run();
    touchIt();
    await play.inquire();
    touchIt();
    await settled();
    expect(place.acts).toEqual([{ type: 'sorry', target: 'blue-1', colour: 'red', card: 'sorry' }]);
  });

  it('brings a pawn out of its START to whom is touched then', async () => {
    const { place, play } = at(sorry);
    await touch(play, 'start-red');
    expect(play.prompt.text).toBe('¿A quién?');
    const target = play.picks.find(({ id }) => id === 'sorry-red-blue-1')!;
    expect(target).toMatchObject({ kind: 'target', place: 'T16' });
    target.run();
    await settled();
    expect(place.acts).toEqual([{ type: 'sorry', target: 'blue-1', colour: 'red', card: 'sorry' }]);
  });

  it('lets nobody pick up what is not theirs', () => {
    const { play } = at(sorry);
    expect(play.picks.filter(({ pawn }) => pawn !== null).map(({ id }) => id)).toEqual(['start-red']);
  });

  it('passes a card that cannot be used, and says why', async () => {
    const { place, play } = at(none);
    expect(play.mustPass).toBe(true);
    expect(play.prompt).toEqual({ tone: 'mine', strong: 'Sale 12', text: 'Ninguna ficha puede mover 12.' });
    expect(play.key(key('Enter'))).toBe(true);
    await settled();
    expect(place.acts).toEqual([{ type: 'pass' }]);
  });
});

describe('a hand', () => {
  it('lets a card be chosen first', async () => {
    const { place, play } = at(hand);
    play.tapCard('5');
    await touch(play, 'red-1');
    press(play, 'move-5-5');
    await settled();
    expect(place.acts).toEqual([{ type: 'move', pawn: 'red-1', steps: 5, card: '5' }]);
  });

  it('or a pawn first, whose ways then name their cards', async () => {
    const { play } = at(hand);
    await touch(play, 'red-1');
    expect(play.actions.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['5: 5 adelante', '12: 12 adelante']),
    );
  });

  it('says of a card that it is of no use', () => {
    const { place, play } = at(hand);
    place.legal = place.legal.filter((action) => 'card' in action && action.card !== '3');
    play.tapCard('3');
    expect(play.chosenCard).toBe(null);
    expect(place.warnings).toEqual(['Ahora no hay nada que hacer con 3.']);
  });

  it('asks before a card is thrown away', async () => {
    const { place, play } = at(hand);
    place.legal = [
      { type: 'discard', card: '5' },
      { type: 'discard', card: '12' },
    ];
    expect(play.prompt.text).toBe('Ninguna carta te sirve: tira una.');
    expect(play.actions[0]).toMatchObject({ id: 'discard', blocked: 'Primero toca la carta que quieres tirar.' });
    play.tapCard('5');
    press(play, 'discard');
    expect(place.acts).toEqual([]);
    expect(play.prompt.tone).toBe('bad');
    press(play, 'confirm');
    await settled();
    expect(place.acts).toEqual([{ type: 'discard', card: '5' }]);
  });
});

describe('a hint', () => {
  it('points at both pawns of a 7, and its verb moves them', async () => {
    const { place, play } = at(split);
    const wished = place.legal.find(({ type }) => type === 'split') as Split;
    const advice = await play.suggest(wished);
    expect(advice.amount).toBe('Yo repartiría el 7 entre dos fichas');
    expect(advice.pieces).toEqual([wished.first.pawn, wished.second.pawn]);
    expect([advice.verb, play.part]).toEqual([`Mover ${wished.first.steps} y ${wished.second.steps}`, null]);
    advice.run();
    await settled();
    expect(place.acts).toEqual([wished]);
  });
});
