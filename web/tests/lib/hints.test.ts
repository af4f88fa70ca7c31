import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learn, speak } from '../../src/lib/words/i18n';
import { Hints, type Advice } from '../../src/lib/turn/hints.svelte';

let doing = 'nothing';
let isNarrow = false;
let hints: Hints<string, string>;
const run = vi.fn();
const WHY = ['Abre con 30 puntos.', 'Guardas el comodín.', 'Rosa tiene 2 fichas.'];

function advice(changes: Partial<Advice<string>> = {}): Advice<string> {
  return {
    what: 'Yo bajaría estas 3',
    pieces: ['R1', 'R2', 'R3'],
    places: ['.pozo'],
    verb: 'Ponerlas',
    run,
    ...changes,
  };
}

const label = (): string => hints.actions.find(({ isPrimary }) => isPrimary)!.label;
const press = (id: string): void => hints.actions.find((action) => action.id === id)!.run();

const key = (name: string, shiftKey = false): KeyboardEvent =>
  ({ key: name, shiftKey, target: null }) as unknown as KeyboardEvent;

beforeAll(async () => {
  await learn('es');
  await speak('es');
});

beforeEach(() => {
  doing = 'nothing';
  isNarrow = false;
  run.mockReset();
  hints = new Hints(
    () => doing,
    () => isNarrow,
  );
});

describe('a hint in three steps', () => {
  beforeEach(() => hints.give('lay', advice({ amount: 'Yo bajaría 3', after: 'then' }), WHY));

  it('says first how much, and points at nothing', () => {
    expect(hints.prompt).toEqual({ tone: 'hint', strong: 'Yo bajaría 3', text: 'Búscalo tú, o sigue preguntando.' });
    expect([hints.pieces, hints.places, hints.proposed]).toEqual([[], [], null]);
    expect(label()).toBe('¿Cuáles?');
  });

  it('then which pieces, with the first reason', () => {
    press('hint-next');
    expect(hints.prompt).toMatchObject({ strong: 'Yo bajaría estas 3', text: WHY[0] });
    expect([hints.pieces, hints.places, hints.proposed]).toEqual([['R1', 'R2', 'R3'], [], null]);
    expect(label()).toBe('Muéstrame');
  });

  it('then where they go, with the other reasons and its own verb, which does it', () => {
    press('hint-next');
    press('hint-next');
    expect(hints.prompt?.text).toBe(`${WHY[1]} ${WHY[2]}`);
    expect(hints.proposed).toEqual({ action: 'lay', after: 'then' });
    expect([hints.pieces.length, hints.places]).toEqual([3, ['.pozo']]);
    expect(label()).toBe('Ponerlas');
    expect(run).not.toHaveBeenCalled();
    press('hint-next');
    expect(run).toHaveBeenCalledOnce();
    expect(hints.isOn).toBe(false);
  });

  it('is gone with the next act, and stays so when that is undone', () => {
    doing = 'a tile picked';
    expect([hints.isOn, hints.prompt, hints.actions]).toEqual([false, null, []]);
    hints.follow();
    doing = 'nothing';
    expect(hints.isOn).toBe(false);
  });

  it('is put away by the plain button and by Escape', () => {
    press('hint-drop');
    expect(hints.isOn).toBe(false);
    hints.give('lay', advice({ amount: 'Yo bajaría 3' }), WHY);
    expect(hints.key(key('Escape'))).toBe(true);
    expect(hints.isOn).toBe(false);
    expect(hints.key(key('Escape'))).toBe(false);
  });

  it('goes on by the key of the saffron button', () => {
    for (let step = 0; step < 3; step += 1) expect(hints.key(key('Enter', true))).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('has room for one reason at a time on a phone', () => {
    isNarrow = true;
    press('hint-next');
    press('hint-next');
    expect(hints.prompt?.text).toBe(WHY[1]);
  });
});

it('has one step where there is nothing to look for', () => {
  hints.give('draw', advice({ pieces: [], verb: 'Robar' }), WHY.slice(0, 1));
  expect(hints.prompt).toEqual({ tone: 'hint', strong: 'Yo bajaría estas 3', text: WHY[0] });
  expect([hints.places, label()]).toEqual([['.pozo'], 'Robar']);
});
