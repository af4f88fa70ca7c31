import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Rummy500Play } from '../../../src/games/rummy500/play.svelte';
import { rest, type Scene } from '../../../src/games/rummy500/scene';
import type {
  Action,
  Appraisal,
  MeldCard,
  MeldOption,
  Rummy500View,
  TakeDiscard,
  TakeOption,
} from '../../../src/games/rummy500/types';
import { sentence } from '../../../src/games/rummy500/words';
import { press as pressed } from '../../../src/lib/turn/ActionBar.svelte';
import { learn, speak, t } from '../../../src/lib/words/i18n';
import { peopleAt } from '../../../src/lib/people/people';
import type { Appraised, At, Tried } from '../../../src/lib/turn/game';
import tea from '../../scenes/rummy500.json';

type Answer = Partial<Tried<Rummy500View, Action> & Appraised<Appraisal>>;
const VIEW = tea.states[5]!.view as unknown as Rummy500View;
const PLAYING: Rummy500View = { ...VIEW, part: 'play', phase: 'play' };
let seats = 0;

/** A place at the table that answers as it was told, and writes down what is asked and done. */
class Place implements At<Scene, Action, Appraisal> {
  readonly seat = 0;
  readonly people = peopleAt(
    tea.names.map((name) => ({ kind: 'person' as const, name })),
    [0],
    'Tú',
  );
  readonly pieces = tea.pieces as Record<string, unknown>;
  readonly sitting: string;
  isNarrow = false;
  mayAct = true;
  decisionId = 7;
  legal: Action[] = [
    { type: 'draw_stock' },
    { type: 'take_discard', card: '7S1', use: { type: 'meld', cards: ['7S1', '7C1', '7D1'] } },
  ];
  scene: Scene;
  acts: Action[][] = [];
  /** What was tried, or asked about after what was tried. */
  asked: Action[][] = [];
  shown: (Rummy500View | null)[] = [];
  warnings: string[] = [];
  /** The next answers; without one the actions can be tried. */
  answers: Answer[] = [];

  constructor(view: Rummy500View = VIEW, sitting = `HIGO/1/${seats++}`) {
    this.scene = rest(view);
    this.sitting = sitting;
  }

  act(...actions: Action[]): Promise<void> {
    this.acts.push(actions);
    return Promise.resolve();
  }

  draft(actions: readonly Action[]): Promise<Tried<Rummy500View, Action>> {
    this.asked.push([...actions]);
    const answer = this.answers.shift() ?? {};
    return Promise.resolve({
      view: this.scene.view,
      legal: [],
      index: actions.length,
      code: null,
      facts: {},
      ...answer,
    });
  }

  async appraise(action: Action): Promise<Appraisal | null> {
    return (await this.appraiseAfter([], action)).appraisal;
  }

  appraiseAfter(tried: readonly Action[], action: Action): Promise<Appraised<Appraisal>> {
    this.asked.push([...tried, action]);
    return Promise.resolve({ appraisal: null, code: null, facts: {}, ...this.answers.shift() });
  }

  preview(view: Rummy500View | null): void {
    this.shown.push(view);
    this.scene = rest(view ?? VIEW);
  }

  move(change: () => void): void {
    change();
  }

  refuse(code: string): void {
    this.warnings.push(code);
  }

  warn(text: string): void {
    this.warnings.push(text);
  }

  tell(text: string): void {
    this.warnings.push(text);
  }
}

const laid = (...cards: string[]): MeldCard[] =>
  cards.map((card) => ({ card, owner: 0, stands_for: card.slice(0, 2), points: 7 }));
const sevens: TakeOption = {
  action: { type: 'take_discard', card: '7S1', use: { type: 'meld', cards: ['7S1', '7C1', '7D1'] } },
  kind: 'set',
  meld: null,
  uses: ['7S1', '7C1', '7D1'],
  cards: laid('7S1', '7C1', '7D1'),
  points: 21,
};
const spades: TakeOption = {
  action: { type: 'take_discard', card: '7S1', use: { type: 'meld', cards: ['6S1', '7S1', '8S1'] } },
  kind: 'run',
  meld: null,
  uses: ['6S1', '7S1', '8S1'],
  cards: laid('6S1', '7S1', '8S1'),
  points: 20,
};
const kings: MeldOption = {
  action: { type: 'meld', cards: ['KC1', 'KD1', 'X1'] },
  kind: 'set',
  cards: laid('KC1', 'KD1', 'X1'),
  points: 30,
};
const low: MeldOption = {
  action: { type: 'lay_off', meld: 1, end: 'low', cards: ['X1'] },
  kind: 'run',
  cards: laid('X1'),
  points: 6,
};
const high: MeldOption = {
  action: { type: 'lay_off', meld: 1, end: 'high', cards: ['X1'] },
  kind: 'run',
  cards: laid('X1'),
  points: 10,
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key: name,
    target: null,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  }) as KeyboardEvent;
const actionsOf = (play: Rummy500Play): string[] => play.actions.map(({ id }) => id);
const press = (play: Rummy500Play, id: string): void =>
  pressed(
    play.actions.find((action) => action.id === id)!,
    (why) => at.warn(why),
  );

beforeAll(async () => {
  globalThis.Element ??= class {} as typeof Element;
  await learn('en');
  await speak('en');
});

let at: Place;
let play: Rummy500Play;
function sitDown(view: Rummy500View = VIEW): void {
  at = new Place(view);
  play = new Rummy500Play(at);
}
beforeEach(() => sitDown());

describe('drawing', () => {
  it('from the stock is a move of its own', () => {
    expect(actionsOf(play)).toEqual(['draw']);
    press(play, 'draw');
    press(play, 'draw');
    expect(at.acts).toEqual([[{ type: 'draw_stock' }]]);
  });

  it('is possible where there is too much to list', () => {
    at.legal = [];
    expect(play.canDraw).toBe(true);
    expect(actionsOf(play)).toEqual(['draw']);
  });

  it('marks what the server lists, and nothing while it may not act', () => {
    expect(play.takeable).toEqual(['7S1']);
    at.mayAct = false;
    expect(play.takeable).toEqual([]);
    expect(play.actions).toEqual([]);
  });

  it('says what would come along with a card that is pointed at', () => {
    play.point('7S1');
    expect(play.prompt).toEqual({ tone: 'mine', strong: 'You would take 2', text: '7♠ 6♠' });
  });

  it('promises nothing of a card that cannot be taken', () => {
    play.point('KH1');
    expect(play.prompt).toEqual({ tone: 'mine', strong: 'K♥', text: t('rummy500-page-row-no') });
  });

  it('has a word for cards that are let go above the table', async () => {
    at.answers = [{ code: 'must_draw_first', facts: {} }];
    play.missed(['7C1']);
    await settled();
    expect(at.warnings).toEqual(['must_draw_first']);
    at.mayAct = false;
    play.missed(['7C1']);
    expect(at.warnings.at(-1)).toBe(t('table-drop-wait'));
  });

  it('warns of somebody who has hardly any cards left', () => {
    at.scene = rest({ ...VIEW, seats: VIEW.seats.map((seat, place) => (place === 1 ? { ...seat, hand: 1 } : seat)) });
    expect(play.prompt.text).toContain('Rosa has 1 card left');
  });

  it('asks before the round is ended by a pass', () => {
    at.legal = [{ type: 'pass' }];
    press(play, 'pass');
    expect(at.acts).toEqual([]);
    expect(actionsOf(play)).toEqual(['cancel', 'confirm']);
    press(play, 'confirm');
    expect(at.acts).toEqual([[{ type: 'pass' }]]);
  });
});

describe('reaching into the row', () => {
  async function lift(takes = ['7S1', '6S1'], ways = [sevens, spades], more = {}): Promise<void> {
    at.answers.push({ code: 'must_use_taken_card', appraisal: { takes, ways, free: false, code: null, ...more } });
    await play.stage('7S1');
  }

  it('lifts the cards, picks the best way and takes nothing yet', async () => {
    await lift();
    expect(play.staged?.takes).toEqual(['7S1', '6S1']);
    expect(play.picked).toEqual(['7C1', '7D1']);
    expect(play.prompt.text).toBe('You lay down 7♠ 7♣ 7♦: 21 points.');
    expect(at.acts).toEqual([]);
  });

  it('costs nothing when one thinks again', async () => {
    await lift();
    expect(play.key(key('Escape'))).toBe(true);
    expect(play.staged).toBeNull();
    expect(play.picked).toEqual([]);
    expect(at.asked).toHaveLength(1);
  });

  it('takes and lays down as a step that can be undone', async () => {
    await lift();
    press(play, 'take');
    await settled();
    expect(at.asked.at(-1)).toEqual([sevens.action]);
    expect(play.draft.tried).toEqual([sevens.action]);
    expect(at.acts).toEqual([]);
    play.tools!.undo();
    expect(play.draft.tried).toEqual([]);
    expect(at.shown.at(-1)).toBeNull();
  });

  it('offers another way by a tap, or by picking its cards', async () => {
    await lift();
    play.use(spades);
    expect(play.staged?.way).toBe(spades);
    expect(play.picked).toEqual(['6S1']);
    play.use(sevens);
    expect(play.staged?.way).toBe(sevens);
  });

  it('asks the server about cards that are none of the ways, and says why not', async () => {
    await lift();
    at.answers.push({ code: 'not_a_meld', appraisal: { ways: [], code: 'not_a_meld' } });
    play.tap('7D1');
    await settled();
    expect(at.asked.at(-1)).toEqual([
      { type: 'take_discard', card: '7S1', use: { type: 'meld', cards: ['7S1', '7C1'] } },
    ]);
    expect(play.staged?.way).toBeNull();
    expect(play.prompt).toEqual({ tone: 'bad', strong: 'You take 2', text: 'That is neither a set nor a run.' });
    expect(play.actions.find(({ id }) => id === 'take')?.blocked).toBe('That is neither a set nor a run.');
  });

  it('offers the ways found for the cards that are picked, the best one chosen', async () => {
    await lift();
    const up: TakeOption = { ...sevens, cards: laid('KD1', '7S1'), points: 12 };
    const down: TakeOption = { ...sevens, cards: laid('QD1', '7S1'), points: 11 };
    at.answers.push({ appraisal: { takes: ['7S1', '6S1'], ways: [down, up], free: false, code: null } });
    play.tap('7D1');
    await settled();
    expect(play.staged?.way).toBe(up);
    expect(play.staged?.ways).toEqual([up, down, sevens, spades]);
    expect(play.choice).toEqual([]);
  });

  it('takes with cards that the server has not judged yet, as soon as it has', async () => {
    await lift();
    at.answers.push({ appraisal: { ways: [kings], code: null } });
    play.tap('7D1');
    press(play, 'take');
    await settled();
    expect(play.draft.tried).toEqual([kings.action]);
    expect(at.warnings).toEqual([]);
  });

  it('says why not where the server, once it has judged, has something against it', async () => {
    await lift();
    at.answers.push({ code: 'not_a_meld', appraisal: { ways: [], code: 'not_a_meld' } });
    play.tap('7D1');
    press(play, 'take');
    await settled();
    expect(play.draft.tried).toEqual([]);
    expect(at.warnings).toEqual(['That is neither a set nor a run.']);
  });

  it('lays the card off on a combination that is touched', async () => {
    await lift();
    const off: TakeOption = {
      action: { type: 'take_discard', card: '7S1', use: { type: 'lay_off', meld: 2, end: 'high', cards: ['7S1'] } },
      kind: 'lay_off',
      meld: 2,
      uses: ['7S1'],
      cards: laid('7S1'),
      points: 7,
    };
    at.answers.push({ appraisal: { takes: ['7S1', '6S1'], ways: [off], free: false, code: null } });
    await play.layOff(2, null, []);
    expect(at.asked.at(-1)).toEqual([
      { type: 'take_discard', card: '7S1', use: { type: 'lay_off', meld: 2, end: null, cards: ['7S1'] } },
    ]);
    expect(play.staged?.way).toEqual(off);
    expect(play.actions.at(-1)?.label).toBe('Take and lay off');
  });

  it('lays it off in the way that was proposed there, whatever is picked', async () => {
    const off: TakeOption = {
      action: { type: 'take_discard', card: '7S1', use: { type: 'lay_off', meld: 2, end: 'high', cards: ['7S1'] } },
      kind: 'lay_off',
      meld: 2,
      uses: ['7S1'],
      cards: laid('7S1'),
      points: 7,
    };
    await lift(['7S1', '6S1'], [sevens, off]);
    await play.layOff(2);
    expect(play.staged?.way).toBe(off);
    expect(at.asked).toHaveLength(1);
  });

  it('is thought over when five cards or more come along', async () => {
    await lift(['7S1', 'QD1', '4H1', 'JC1', '5C1']);
    press(play, 'take');
    await settled();
    expect(play.draft.tried).toEqual([]);
    expect(play.prompt).toEqual({ tone: 'bad', strong: 'All 5?', text: 'You keep 4 more in your hand.' });
    press(play, 'confirm');
    await settled();
    expect(play.draft.tried).toEqual([sevens.action]);
  });

  it('says why a card cannot be taken', async () => {
    await lift(['7S1'], [], { code: 'must_use_taken_card' });
    expect(play.staged).toBeNull();
    expect(at.warnings).toEqual(['You may take it only if you use it right away.']);
  });

  it('lets the top card be taken as it is where the table allows it', async () => {
    await lift(['6S1'], [], { free: true });
    expect(actionsOf(play)).toEqual(['cancel', 'take-free']);
    press(play, 'take-free');
    await settled();
    expect(play.draft.tried).toEqual([{ type: 'take_discard', card: '7S1', use: null }]);
  });
});

describe('laying down and off', () => {
  beforeEach(() => {
    sitDown({ ...PLAYING, own: { ...VIEW.own!, hand: ['KC1', 'KD1', 'X1', '4S1'] } });
    at.legal = [
      { type: 'discard', card: '4S1' },
      { type: 'lay_off', meld: 1, end: 'low', cards: ['X1'] },
    ];
  });

  it('of cards that the server has not judged yet is done as soon as it has', async () => {
    at.answers.push({ appraisal: { ways: [kings], code: null } }, { appraisal: { ways: [kings], code: null } });
    play.pick(['KC1', 'KD1', 'X1']);
    press(play, 'lay-down');
    await settled();
    expect(play.draft.tried).toEqual([kings.action]);
    expect(at.warnings).toEqual([]);
  });

  it('asks what the picked cards make, and lays them with what they are worth', async () => {
    at.answers.push(
      {},
      { code: 'meld_too_short', appraisal: { ways: [], code: 'meld_too_short' } },
      { appraisal: { ways: [kings], code: null } },
    );
    for (const card of ['KC1', 'KD1', 'X1']) play.tap(card);
    await settled();
    expect(play.actions.at(-1)).toMatchObject({ id: 'lay-down', label: 'Lay down +30', blocked: null });
    at.answers.push({ appraisal: { ways: [kings], code: null } });
    press(play, 'lay-down');
    await settled();
    expect(play.draft.tried).toEqual([kings.action]);
    expect(play.picked).toEqual([]);
  });

  it('shows where something picked fits, and asks which end is meant', async () => {
    play.pick(['X1']);
    expect(play.fitting).toEqual([1]);
    at.answers.push({ appraisal: { ways: [low, high], code: null } });
    await play.layOff(1);
    expect(play.choice).toEqual([high, low]);
    expect(play.draft.tried).toEqual([]);
    play.choose(low);
    await settled();
    expect(play.draft.tried).toEqual([low.action]);
    expect(play.choice).toEqual([]);
  });

  it('takes the end the card was dropped on', async () => {
    at.answers.push({ appraisal: { ways: [low, high], code: null } });
    await play.layOff(1, 'low', ['X1']);
    await settled();
    expect(play.choice).toEqual([]);
    expect(play.draft.tried).toEqual([low.action]);
  });

  it('says why something does not fit', async () => {
    at.answers.push({ code: 'does_not_fit', appraisal: { ways: [], code: 'does_not_fit' } });
    await play.layOff(1, 'high', ['KC1']);
    expect(at.warnings).toEqual(['That does not fit there.']);
  });

  it('undoes and redoes by keys, and forgets what was undone when something else is tried', async () => {
    await play.draft.try(low.action);
    await play.draft.try(kings.action);
    expect(play.key(key('Backspace'))).toBe(true);
    expect(play.draft.tried).toEqual([low.action]);
    expect(play.key(key('Backspace', { shiftKey: true }))).toBe(true);
    expect(play.draft.tried).toEqual([low.action, kings.action]);
    expect(play.key(key('z', { ctrlKey: true }))).toBe(true);
    await play.draft.try(high.action);
    expect(play.draft.tried).toEqual([low.action, high.action]);
    expect(play.draft.canRedo).toBe(false);
  });

  it('tries again what was tried before the page was loaded anew, in the same moment only', async () => {
    await play.draft.try(low.action);
    const again = new Place(PLAYING, at.sitting);
    const after = new Rummy500Play(again);
    await after.draft.restore();
    expect(after.draft.tried).toEqual([low.action]);
    const later = new Place(PLAYING, at.sitting);
    later.decisionId = 9;
    const late = new Rummy500Play(later);
    await late.draft.restore();
    expect(late.draft.tried).toEqual([]);
  });

  it('shows again what was tried when the table was shown anew', async () => {
    at.answers.push({ view: { ...PLAYING, stock: 3 } });
    await play.draft.try(low.action);
    at.scene = rest(PLAYING);
    play.draft.keepShown();
    expect(at.scene.view.stock).toBe(3);
    const shown = at.shown.length;
    play.draft.keepShown();
    expect(at.shown).toHaveLength(shown);
  });

  it('lays a single card that is dropped on the cloth where it fits', async () => {
    at.answers.push({ appraisal: { ways: [high], code: null } });
    await play.lay(['X1']);
    await settled();
    expect(play.draft.tried).toEqual([high.action]);
  });

  it('lets a turn go that the table has gone past', async () => {
    await play.draft.try(low.action);
    at.decisionId += 1;
    expect(play.draft.tried).toEqual([]);
    expect(play.draft.canUndo).toBe(false);
  });

  it('says what the server refuses, and keeps what was tried', async () => {
    await play.draft.try(low.action);
    at.answers.push({ index: 1, code: 'keep_a_discard' });
    expect(await play.draft.try(kings.action)).toBe('refused');
    expect(at.warnings).toEqual(['keep_a_discard']);
    expect(play.draft.tried).toEqual([low.action]);
  });

  it('asks before a combination that ends the round, for that cannot be tried', async () => {
    at.answers.push({ appraisal: { ways: [kings], code: null } }, { index: 0, code: null });
    await play.layDown(['KC1', 'KD1', 'X1']);
    await settled();
    expect(play.prompt.strong).toBe('You are out!');
    press(play, 'confirm');
    expect(at.acts).toEqual([[kings.action]]);
  });
});

describe('discarding', () => {
  beforeEach(() => {
    sitDown({ ...PLAYING, own: { ...VIEW.own!, hand: ['KC1', 'X1', '4S1'] } });
    at.legal = [{ type: 'discard', card: 'KC1' }];
  });

  it('needs a card, and says so', () => {
    expect(play.actions.at(-1)).toMatchObject({ id: 'discard', blocked: 'First tap the card you want to discard.' });
  });

  it('sends the whole turn at once', async () => {
    await play.draft.try(low.action);
    at.answers.push({ appraisal: { fits: [], ends: null } });
    await play.discard('KC1');
    expect(at.acts).toEqual([[low.action, { type: 'discard', card: 'KC1' }]]);
  });

  it.each([
    ['X1', [], 'goes with anything. Discard it anyway?'],
    ['4S1', [2], 'would fit on the table and score. Discard it?'],
  ])('of %s is thought over', async (card, fits, text) => {
    at.answers.push({ appraisal: { fits, ends: null } });
    await play.discard(card);
    expect(at.acts).toEqual([]);
    expect(play.prompt).toMatchObject({ tone: 'bad', text });
    press(play, 'confirm');
    expect(at.acts).toEqual([[{ type: 'discard', card }]]);
  });

  it('is done by the key that does what the saffron button does', async () => {
    play.pick(['KC1']);
    await settled();
    expect(play.key(key('Enter', { shiftKey: true }))).toBe(true);
    await settled();
    expect(at.acts).toEqual([[{ type: 'discard', card: 'KC1' }]]);
  });

  it('is refused in words where the table does not allow it', async () => {
    at.answers.push({
      code: 'cannot_discard_taken_card',
      facts: { card: 'KC1' },
      appraisal: { fits: [], ends: null },
    });
    await play.discard('KC1');
    expect(at.acts).toEqual([]);
    expect(at.warnings).toEqual(['cannot_discard_taken_card']);
  });
});

describe('a hint', () => {
  it('points at the cards, and its verb tries to lay them', async () => {
    sitDown({ ...PLAYING, own: { ...VIEW.own!, hand: ['KC1', 'KD1', 'X1', '4S1'] } });
    const advice = await play.suggest({ type: 'meld', cards: ['KC1', 'KD1', 'X1'] });
    expect(advice).toMatchObject({
      amount: 'I would lay down 3 cards',
      what: 'I would lay down K♣ K♦ joker',
      pieces: ['KC1', 'KD1', 'X1'],
    });
    expect([play.picked, at.acts]).toEqual([[], []]);
  });

  it('to reach into the row points at what comes along and at what is laid with it', async () => {
    const advice = await play.suggest(spades.action);
    const { use, card } = spades.action as TakeDiscard;
    expect(advice.pieces).toEqual([
      ...play.above(card),
      ...use!.cards.filter((one) => !play.above(card).includes(one)),
    ]);
    expect(advice.verb).toBe('Take and lay down');
    expect(play.staged).toBeNull();
  });
});

describe('what happened, in sentences', () => {
  it('names the people and the cards', () => {
    const told = tea.states.flatMap(({ events }) => events as never[]).map((event) => sentence(event, at.people));
    expect(told.filter(Boolean)).toEqual([
      'Rosa draws from the stock.',
      'Rosa lays off 10♥ on combination 1: 10 points.',
      'Rosa discards 2♣.',
      'Tomás reaches for Q♦ and takes 5 cards from the discard row: Q♦ 4♥ J♣ 5♣ 2♣.',
      'Tomás lays down a set: Q♥ Q♦ Q♣, 30 points.',
      'Tomás discards 6♠.',
      'You reach for 7♠ and take 2 cards from the discard row: 7♠ 6♠.',
      'You lay down a set: 7♠ 7♦ 7♣, 21 points.',
      'You lay off 4♠ on combination 2: 4 points.',
      'You discard K♣.',
    ]);
  });
});
