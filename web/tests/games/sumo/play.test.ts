import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SumoPlay, tvPrompt } from '../../../src/games/sumo/play.svelte';
import { frames, rest, type Scene } from '../../../src/games/sumo/scene';
import { sentence } from '../../../src/games/sumo/words';
import type { Action, Appraisal, SumoView, Told } from '../../../src/games/sumo/types';
import { learn, speak } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import type { At } from '../../../src/lib/turn/game';
import joker from '../../scenes/joker.json';
import low from '../../scenes/low.json';
import supper from '../../scenes/supper.json';
import { QuietPlace } from '../place';

interface Seen {
  view: SumoView;
  legal: Action[];
  decision_id: number;
  events: Told[];
}

/** A place at the table in a scene: what is sent is written down. */
class Place extends QuietPlace implements At<Scene, Action, Appraisal> {
  readonly people = peopleAt(
    supper.names.map((name) => ({ kind: 'person' as const, name })),
    [0],
    'Tú',
  );
  readonly pieces = {};
  acts: Action[] = [];
  asked: Action[] = [];
  scene: Scene;
  legal: Action[];
  decisionId: number;

  constructor({ view, legal, decision_id: decisionId }: Seen) {
    super();
    this.scene = rest(view);
    this.legal = legal;
    this.decisionId = decisionId;
  }

  act(action: Action): Promise<void> {
    this.acts.push(action);
    return Promise.resolve();
  }

  appraise(action: Action): Promise<Appraisal> {
    this.asked.push(action);
    return Promise.resolve({ row: 3, takes: false, sumos: 0, distances: [] });
  }
}

function at(scene: { states: unknown[] }, place: number): Place {
  return new Place(scene.states.at(place) as Seen);
}

function key(name: string): KeyboardEvent {
  return { key: name, target: null, ctrlKey: false, metaKey: false, altKey: false } as unknown as KeyboardEvent;
}

beforeAll(async () => {
  globalThis.Element ??= class {} as typeof Element;
  await learn('es');
  await speak('es');
});

describe('choosing a card', () => {
  let place: Place;
  let play: SumoPlay;
  beforeEach(() => {
    place = at(supper, 0);
    play = new SumoPlay(place);
  });

  it('the first tap lifts it and asks where it would go, the second lays it', async () => {
    play.tap(36);
    await play.foresee(36);
    expect([play.lifted, place.acts]).toEqual([36, []]);
    expect(play.forecast).toEqual({ card: 36, row: 3, takes: false, sumos: 0, distances: [] });
    expect(play.prompt).toEqual({ tone: 'mine', strong: '36', text: 'Iría a la fila 3.' });
    play.tap(36);
    expect([play.lifted, place.acts]).toEqual([null, [{ type: 'play_card', card: 36 }]]);
  });

  it('a tap on another card lifts that one instead', () => {
    play.tap(36);
    play.tap(90);
    expect([play.lifted, place.acts]).toEqual([90, []]);
  });

  it('asks for each card once a turn', async () => {
    await play.foresee(36);
    await play.foresee(36);
    expect(place.asked).toHaveLength(1);
    place.decisionId += 1;
    await play.foresee(36);
    expect(place.asked).toHaveLength(2);
  });

  it('a forecast of the turn before is not shown', async () => {
    await play.foresee(36);
    play.lifted = 36;
    place.decisionId += 1;
    expect(play.forecast).toBeNull();
  });

  it('the button says what it does, and says why when it cannot', () => {
    expect(play.actions).toMatchObject([{ id: 'lay', label: 'Jugar', blocked: 'Primero toca una carta de tu mano.' }]);
    play.tap(36);
    expect(play.actions).toMatchObject([{ id: 'lay', label: 'Jugar 36', blocked: null }]);
    play.actions[0]!.run();
    expect(place.acts).toEqual([{ type: 'play_card', card: 36 }]);
  });

  it('Esc puts the card back', () => {
    play.tap(36);
    expect(play.key(key('Escape'))).toBe(true);
    expect(play.lifted).toBeNull();
    expect(play.key(key('Escape'))).toBe(false);
  });

  it('nothing can be lifted while something is shown', () => {
    place.legal = [];
    play.tap(36);
    expect([play.lifted, place.acts]).toEqual([null, []]);
  });

  it('a hint says first to which row a card goes, and its verb lays the card', async () => {
    const advice = await play.suggest({ type: 'play_card', card: 52 });
    expect(advice).toMatchObject({
      amount: 'Yo iría a la fila 3',
      what: 'Yo jugaría 52',
      pieces: ['52'],
      verb: 'Jugar 52',
    });
    advice.run();
    expect(place.acts).toEqual([{ type: 'play_card', card: 52 }]);
  });
});

describe('a card that lies face down', () => {
  it('can still be changed, and names who is awaited', () => {
    const place = at(supper, 4);
    const play = new SumoPlay(place);
    expect(play.prompt).toEqual({ tone: 'calm', strong: '66 boca abajo', text: 'Falta Tomás. Aún puedes cambiar.' });
    play.tap(66);
    expect(play.lifted).toBeNull();
    play.tap(36);
    expect(play.actions).toMatchObject([{ label: 'Cambiar por 36' }]);
    play.tap(36);
    expect(place.acts).toEqual([{ type: 'play_card', card: 36 }]);
  });

  it('stays where the table wants it so', () => {
    const place = at(supper, 4);
    place.legal = [];
    const play = new SumoPlay(place);
    expect(play.prompt.text).toBe('Falta Tomás.');
    expect(play.actions).toMatchObject([{ blocked: 'En esta mesa, carta puesta no se cambia.' }]);
  });
});

describe('choosing a row', () => {
  it('a low card: any row, at its cost, by digit', () => {
    const place = at(low, -2);
    const play = new SumoPlay(place);
    expect(play.prompt).toEqual({ tone: 'mine', strong: 'Tu 7 es la menor', text: '¿Qué fila te llevas?' });
    expect([1, 2, 3, 4].map((row) => play.choiceOf(row)?.cost)).toEqual([8, 11, 8, 7]);
    expect(play.key(key('4'))).toBe(true);
    expect(place.acts).toEqual([{ type: 'take_row', row: 4 }]);
  });

  it('a joker: free where there is room, asked again where it takes the row', () => {
    const place = at(joker, -2);
    const play = new SumoPlay(place);
    expect([2, 3, 4].map((row) => play.choiceOf(row)?.cost)).toEqual([11, 0, 0]);
    play.choose(2);
    expect([play.confirming, place.acts]).toEqual([2, []]);
    expect(play.prompt).toEqual({ tone: 'bad', strong: 'Fila 2', text: 'está llena: te llevas 5 cartas, 11 sumos.' });
    expect(play.actions.map(({ label }) => label)).toEqual(['Cancelar', 'Llevarme 11 sumos']);
    play.actions[0]!.run();
    expect(play.confirming).toBeNull();
    play.choose(2);
    play.choose(2);
    expect(place.acts).toEqual([{ type: 'place_joker', row: 2 }]);
  });

  it('a row tapped twice is sent once, until the table has answered', async () => {
    const place = at(low, -2);
    const play = new SumoPlay(place);
    play.choose(4);
    play.choose(4);
    expect(place.acts).toEqual([{ type: 'take_row', row: 4 }]);
    await Promise.resolve();
    await Promise.resolve();
    play.choose(3);
    expect(place.acts).toHaveLength(2);
  });

  it('a joker is not confirmed where it costs nothing', () => {
    const place = at(joker, -2);
    new SumoPlay(place).choose(3);
    expect(place.acts).toEqual([{ type: 'place_joker', row: 3 }]);
  });

  it('a row that ends in a joker says why not', () => {
    const place = at(joker, -2);
    new SumoPlay(place).choose(1);
    expect(place.acts).toEqual([]);
    expect(place.warnings).toEqual(['joker_after_joker']);
  });

  it('the others see who chooses', () => {
    const place = at(low, -2);
    expect(
      tvPrompt(
        place.scene,
        place.people.map((person) => ({ ...person, name: supper.names[person.seat]!, isYou: false })),
      ),
    ).toEqual({
      tone: 'calm',
      strong: 'Lucía',
      text: 'elige qué fila se lleva con su 7.',
    });
  });
});

describe('a lesson that gives the card and asks for its row', () => {
  let place: Place;
  let play: SumoPlay;
  beforeEach(() => {
    place = at(supper, 0);
    Object.assign(place, { isLesson: true });
    place.legal = [{ type: 'play_card', card: 36 }];
    place.appraise = () => Promise.resolve({ row: 3, takes: false, sumos: 0, distances: [11, null, 5, 8] });
    play = new SumoPlay(place);
  });

  it('every row may be the one, and nothing is foretold', () => {
    expect(play.given).toBe(36);
    expect([1, 2, 3, 4].map((row) => play.mayGo(row))).toEqual([true, true, true, true]);
    expect([play.forecast, play.measured, play.actions]).toEqual([null, null, []]);
    play.tap(90);
    expect([play.lifted, place.told]).toEqual([null, ['Ahora tu 36: toca la fila donde cae.']]);
  });

  it('in vain it stays there as a ghost, and what cannot take it is out', async () => {
    await play.put(1);
    expect([place.acts, place.warnings]).toEqual([[], ['not_asked']]);
    expect(play.stray).toEqual({ card: 36, row: 1, isFar: true });
    expect(play.measured?.distances).toEqual([11, null, 5, 8]);
    expect([1, 2, 3, 4].map((row) => play.mayGo(row))).toEqual([false, false, true, true]);
    await play.put(2);
    expect(play.stray).toEqual({ card: 36, row: 2, isFar: false });
  });

  it('the row the rules foresee takes it, also by digit', async () => {
    expect(play.key(key('3'))).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(place.acts).toEqual([{ type: 'play_card', card: 36 }]);
  });

  it('at a table all cards are free', () => {
    Object.assign(place, { isLesson: false });
    expect(play.given).toBeNull();
  });
});

describe('what is told', () => {
  it('every event of a turn is a sentence, but for what the seats show', () => {
    const { people } = at(supper, 0);
    const { events } = supper.states.at(-1) as unknown as Seen;
    expect(events.map((event) => sentence(event, people))).toEqual([
      null,
      '¡Cartas arriba! 46 Inés, 50 Tomás, 57 Anís, 61 Rosa, 66 Tú',
      'El 46 de Inés va a la fila 1.',
      'Con su 50, Tomás se lleva la fila 2 (34 40 41 44 48): +11 sumos.',
      'El 57 de Anís va a la fila 2.',
      'El 61 de Rosa va a la fila 3.',
      'Tu 66 va a la fila 3.',
    ]);
  });

  it('each picture of a turn has its line', () => {
    const { people } = at(supper, 0);
    const [before, after] = supper.states.slice(-2) as unknown as Seen[];
    const story = frames(rest(before!.view), { ...after!, seat: 0 }, { fast: 1, move: 1, deal: 1, pause: 1 });
    const lines = story.map(({ scene }) => tvPrompt(scene, people)).map(({ strong, text }) => `${strong} ${text}`);
    expect(lines.slice(0, 6)).toEqual([
      '¡Cartas arriba! Se colocan de menor a mayor.',
      '¡Cartas arriba! Se colocan de menor a mayor.',
      '¡Cartas arriba! Se colocan de menor a mayor.',
      '46 Inés, a la fila 1.',
      '50 es la sexta Tomás se lleva la fila 2: +11 sumos',
      '50 es la sexta Tomás se lleva la fila 2: +11 sumos',
    ]);
  });
});
