/** The unfinished turn of somebody who plays Rummy 500: cards picked, what would be taken, what has been tried. */

import { press, type ActionButton } from '../../lib/turn/ActionBar.svelte';
import { announce } from '../../lib/ui/announce.svelte';
import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { Drafting } from '../../lib/turn/drafting.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import { meldAt, type End } from '../../lib/pieces/Meld.svelte';
import { dropHint } from '../../lib/turn/dropHint';
import { HandOrder } from '../../lib/turn/handOrder.svelte';
import { isJoker, likeness, type Card } from '../../lib/pieces/cards';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At, HandTools, Play } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { actionsOf, promptOf } from './prompts';
import { marks } from './lesson';
import { sortsFrom } from './pieces';
import type { Scene } from './scene';
import type { Action, LayOff, Meld, Rummy500View, TakeDiscard } from './types';
import { companions, distinct, inWords, isOf, isOnto, useIn, type Said, type Way } from './meldOptions';
import { cardName, tvPrompt, whyNot } from './words';

/** Cards of the row lifted beside the hand: the chosen one, and all that lie on it. */
export interface Staged {
  decisionId: number;
  card: Card;
  takes: readonly Card[];
  /** Ways to use the chosen card, the best first. */
  ways: readonly Way[];
  isFree: boolean;
  /** The way it will be used; null as long as none is found. */
  way: Way | null;
  /** Why what is picked is none. */
  code: string | null;
  /** Whether what is picked is one is still being asked. */
  isAsked: boolean;
}

/** A combination on the table, at one end of it or wherever something fits. */
interface Onto {
  meld: number;
  end: End | null;
}

/** So many cards at once are taken only on a second thought. */
const MANY_CARDS = 5;
/** With so few cards somebody may be out soon. */
export const FEW_CARDS = 2;

export class Rummy500Play implements Play {
  readonly draft: Drafting<Scene, Action>;
  readonly order: HandOrder;
  #picked = $state.raw<readonly Card[]>([]);
  #staged = $state.raw<Staged | null>(null);
  /** Done when it is known whether the cards picked last go with the chosen one. */
  #considered: Promise<void> = Promise.resolve();
  /** Several ways for the same cards: which is meant? */
  choice = $state.raw<readonly Way[]>([]);
  /** The card of the row that is pointed at. */
  pointed = $state<Card | null>(null);
  /** The combination cards are held above, and its end. */
  over = $state.raw<{ meld: number; end: End | 'any' } | null>(null);

  readonly confirmation: Confirmation<null>;
  /** What may be said of the cards picked, after what has been tried. */
  readonly #said: AppraisalCache<Action, Said>;

  constructor(private readonly at: At<Scene, Action>) {
    this.draft = new Drafting(at);
    this.confirmation = new Confirmation(at);
    this.#said = new AppraisalCache(
      () => JSON.stringify([at.decisionId, this.draft.tried]),
      async (action) => ((await this.draft.ask(action))?.appraisal as Said | undefined) ?? null,
    );
    this.order = new HandOrder('rummy500', () => at.sitting, sortsFrom(at.pieces));
  }

  get steps(): readonly Action[] {
    return this.draft.tried;
  }

  get doing(): unknown {
    return [this.steps, this.picked, this.staged?.card, this.choice.length, this.confirmation.now !== null];
  }

  // What is possible

  get #view() {
    return this.at.scene.view;
  }

  get isNarrow(): boolean {
    return this.at.isNarrow;
  }

  get melds() {
    return this.#view.melds;
  }

  get isDrawing(): boolean {
    return this.at.mayAct && this.#view.part === 'draw';
  }

  get isPlaying(): boolean {
    return this.at.mayAct && this.#view.part === 'play';
  }

  /** Where not everything can be listed the stock is offered all the same: the server knows. */
  get canDraw(): boolean {
    const { legal } = this.draft;
    return this.isDrawing && (legal.length === 0 || legal.some(({ type }) => type === 'draw_stock'));
  }

  get canPass(): boolean {
    return this.isDrawing && this.draft.legal.some(({ type }) => type === 'pass');
  }

  /** Cards of the row that may be taken. */
  get takeable(): Card[] {
    if (!this.isDrawing) return [];
    const listed = this.draft.legal.flatMap((action) => (action.type === 'take_discard' ? [action.card] : []));
    return this.#view.row.filter((card) => listed.includes(card));
  }

  /** The own hand in the order it is kept in, with what is staged left aside. */
  get hand(): Card[] {
    return this.order.arrange(this.#view.own?.hand ?? []);
  }

  get staged(): Staged | null {
    return this.#staged?.decisionId === this.at.decisionId && this.isDrawing ? this.#staged : null;
  }

  get picked(): readonly Card[] {
    const here = [...(this.#view.own?.hand ?? []), ...(this.staged?.takes ?? [])];
    return this.at.mayAct ? this.#picked.filter((card) => here.includes(card)) : [];
  }

  /** Combinations on which something of what is picked can be laid off. */
  get fitting(): number[] {
    return this.fittingFor(this.picked);
  }

  fittingFor(picked: readonly Card[]): number[] {
    const cards = picked.map(likeness);
    if (cards.length === 0) return [];
    const offs = this.draft.legal.flatMap((action): LayOff[] => {
      if (action.type === 'lay_off') return [action];
      const isChosen = action.type === 'take_discard' && action.card === this.staged?.card;
      return isChosen && action.use?.type === 'lay_off' ? [action.use] : [];
    });
    return [
      ...new Set(
        offs.filter((off) => off.cards.every((card) => cards.includes(likeness(card)))).map(({ meld }) => meld),
      ),
    ];
  }

  // Picking cards

  /** Pick a card of the hand, or put it back. */
  tap(card: Card): void {
    if (!this.at.mayAct) return;
    this.confirmation.drop();
    if (this.isDrawing && this.staged === null) return void this.#explain({ type: 'discard', card });
    if (card === this.staged?.card) return;
    this.pick(this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card]);
  }

  pick(cards: readonly Card[]): void {
    this.#picked = cards;
    if (this.staged) this.#considered = this.#consider(this.staged, cards);
    else if (this.isPlaying && cards.length > 0) void this.#said.ask(questionOf(cards));
  }

  get #saidOfPicked(): Said | null {
    return this.picked.length > 0 ? this.#said.to(questionOf(this.picked)) : null;
  }

  /** Whether the server has said what can be done with what is picked. */
  get isJudged(): boolean {
    return this.#saidOfPicked !== null;
  }

  /** Ways to lay the picked cards down as a new combination. */
  get downs(): readonly Way[] {
    return this.picked.length > 1 ? (this.#saidOfPicked?.ways ?? []) : [];
  }

  /** Why there are none. */
  get code(): string | null {
    return this.#saidOfPicked?.code ?? null;
  }

  /** Cards are held above a target of the table. */
  hold(target: string | null): void {
    const onto = meldAt(target);
    this.over = onto && { meld: onto.meld, end: onto.end ?? 'any' };
  }

  /** Cards were let go above the table before one may lay any. */
  missed([card]: readonly Card[]): void {
    if (this.isDrawing && card !== undefined) void this.#explain({ type: 'discard', card });
    else dropHint(this.at);
  }

  /** Let everything go that has not been tried. */
  letGo(): void {
    this.confirmation.drop();
    this.choice = [];
    if (this.staged) this.at.move(() => this.#unstage());
    else this.#picked = [];
  }

  #unstage(): void {
    this.#staged = null;
    this.#picked = [];
  }

  // Drawing

  draw(): void {
    if (this.canDraw) void this.draft.take({ type: 'draw_stock' });
    else if (this.at.mayAct) void this.#explain({ type: 'draw_stock' });
  }

  /** Say why the action is refused, in the server's words. */
  async #explain(action: Action): Promise<void> {
    const answer = await this.draft.ask(action);
    if (answer?.code) this.at.refuse(answer.code, answer.facts);
  }

  /** What would come along with a card of the row: it, and all that lie on it. */
  above(card: Card): Card[] {
    const place = this.#view.row.indexOf(card);
    return place < 0 ? [] : this.#view.row.slice(place);
  }

  point(card: Card | null): void {
    this.pointed = this.isDrawing && this.staged === null ? card : null;
  }

  /** Lift a card of the row and all that lie on it beside the hand: nothing is taken yet. */
  async stage(card: Card, onto: Onto | null = null): Promise<void> {
    if (this.isPlaying) return this.#explain({ type: 'take_discard', card, use: null });
    if (!this.isDrawing) return;
    if (this.staged?.card === card && onto === null) return this.letGo();
    const { decisionId } = this.at;
    const answer = await this.draft.ask({ type: 'take_discard', card, use: null });
    if (!answer || decisionId !== this.at.decisionId) return;
    const said = answer.appraisal as Said;
    const ways = distinct(said.ways ?? []);
    const isFree = said.free === true;
    if (ways.length === 0 && !isFree) return this.#warn(said.code ?? answer.code);
    const [best = null] = ways;
    const staged: Staged = {
      decisionId,
      card,
      takes: said.takes ?? this.above(card),
      ways,
      isFree,
      way: best,
      code: null,
      isAsked: false,
    };
    this.pointed = null;
    this.at.move(() => {
      this.#staged = staged;
      this.#picked = best ? companions(best, card) : [];
    });
    if (onto) await this.#stageOnto(staged, onto.meld, onto.end, []);
  }

  /** Use the chosen card in this way. */
  use(way: Way): void {
    const staged = this.staged;
    if (!staged) return;
    this.confirmation.drop();
    this.#staged = { ...staged, way, code: null, isAsked: false };
    this.#picked = companions(way, staged.card);
  }

  /** Whether the chosen card can be used together with exactly these cards, on a combination or as a new one. */
  async #consider(staged: Staged, cards: readonly Card[], onto: Onto | null = null): Promise<void> {
    const all = [staged.card, ...cards.filter((card) => card !== staged.card)];
    const known = onto ? undefined : staged.ways.find((way) => isOf(way, all));
    if (known) {
      this.#staged = { ...staged, way: known, code: null, isAsked: false };
      return;
    }
    const use: Meld | LayOff = onto ? { type: 'lay_off', ...onto, cards: all } : { type: 'meld', cards: all };
    this.#picked = all.filter((card) => card !== staged.card);
    this.#staged = { ...staged, way: null, code: null, isAsked: true };
    const asked = this.#staged;
    const answer = await this.draft.ask({ type: 'take_discard', card: staged.card, use });
    if (!answer || this.#staged !== asked) return;
    const { ways: found = [], code = null } = answer.appraisal as Said;
    if (onto && found.length === 0) this.#warn(code ?? answer.code);
    const ways = distinct(found);
    const [way = null] = ways;
    this.#staged = { ...staged, ways: [...ways, ...staged.ways], way, code, isAsked: false };
    if (onto && ways.length > 1) this.choice = ways;
  }

  /** Lay the chosen card off there: in a way that was proposed, else together with what is picked. */
  async #stageOnto(staged: Staged, meld: number, end: End | null, cards: readonly Card[]): Promise<void> {
    const known = staged.ways.filter((way) => isOnto(way, meld, end));
    if (known.length === 1) this.use(known[0]!);
    else if (known.length > 1) this.choice = known;
    else await (this.#considered = this.#consider(staged, cards, { meld, end }));
  }

  /** Take what is staged and use the chosen card: a step of the turn that can still be undone. */
  async take(): Promise<void> {
    if (this.staged?.isAsked) await this.#considered;
    if (!this.staged) return;
    const { way, takes, code } = this.staged;
    if (!way) return this.#warn(code);
    const left = takes.length - way.cards.filter(({ card }) => takes.includes(card)).length;
    if (takes.length < MANY_CARDS) return void this.#try(way.action);
    this.#ask(
      {
        tone: 'bad',
        strong: t('rummy500-page-take-many', { cards: takes.length }),
        text: t('rummy500-page-take-many-why', { cards: left }),
      },
      t('rummy500-page-take-sure', { cards: takes.length }),
      () => void this.#try(way.action),
    );
  }

  /** Take the top card into the hand without using it. */
  takeFreely(): void {
    if (this.staged?.isFree) void this.#try({ type: 'take_discard', card: this.staged.card, use: null });
  }

  pass(): void {
    this.#ask(
      { tone: 'bad', strong: t('rummy500-page-pass-strong'), text: t('rummy500-page-pass-why') },
      t('rummy500-page-pass-sure'),
      () => void this.draft.take({ type: 'pass' }),
    );
  }

  // Laying down and off

  /** Lay what is picked down as a new combination. */
  async layDown(cards: readonly Card[] = this.picked): Promise<void> {
    if (this.staged) return this.pick(cards);
    if (!this.isPlaying || cards.length === 0) return;
    const answer = await this.draft.ask({ type: 'meld', cards: [...cards] });
    if (!answer) return;
    const { ways = [], code } = answer.appraisal as Said;
    this.#offer(ways, code ?? answer.code);
  }

  /** Lay cards off on a combination, at one end of it or wherever they fit. */
  async layOff(meld: number, end: End | null = null, cards: readonly Card[] = this.picked): Promise<void> {
    if (this.staged) return this.#stageOnto(this.staged, meld, end, cards);
    if (!this.isPlaying || cards.length === 0) return;
    this.#offer(...(await this.#offs(meld, end, cards)));
  }

  /** Lay cards on the table somewhere: a single one where it fits, several as a combination of their own. */
  lay(cards: readonly Card[]): Promise<void> {
    const isAddition = cards.length === 1 && this.isPlaying && this.fittingFor(cards).length > 0;
    return isAddition ? this.layOffAnywhere(cards) : this.layDown(cards);
  }

  /** Lay cards off wherever they fit. */
  async layOffAnywhere(cards: readonly Card[] = this.picked): Promise<void> {
    const found = await Promise.all(this.fittingFor(cards).map((meld) => this.#offs(meld, null, cards)));
    const [, code = null] = found.find(([ways]) => ways.length === 0) ?? [];
    this.#offer(
      found.flatMap(([ways]) => ways),
      code,
    );
  }

  async #offs(meld: number, end: End | null, cards: readonly Card[]): Promise<[Way[], string | null]> {
    const answer = await this.draft.ask({ type: 'lay_off', meld, end, cards: [...cards] });
    const { ways = [], code } = (answer?.appraisal ?? {}) as Said;
    const there = ways.filter((way) => isOnto(way, meld, end));
    return [there.length > 0 ? there : ways, code ?? answer?.code ?? null];
  }

  /** One way is tried at once, several are asked for, none is explained. */
  #offer(found: readonly Way[], code: string | null): void {
    const ways = distinct(found);
    const [only] = ways;
    if (!only) this.#warn(code);
    else if (ways.length === 1) void this.#try(only.action);
    else this.choice = ways;
  }

  /** The way that was meant. */
  choose(way: Way): void {
    this.choice = [];
    if (this.staged) this.use(way);
    else void this.#try(way.action);
  }

  async #try(action: Action): Promise<void> {
    this.confirmation.drop();
    const attempt = await this.draft.try(action);
    if (attempt === 'refused') return;
    this.#unstage();
    if (attempt === 'tried' && useIn(action)) announce(inWords(action));
    if (attempt === 'reveals')
      this.#ask(
        { tone: 'mine', strong: t('rummy500-page-out-strong'), text: t('rummy500-page-out-why') },
        t('rummy500-page-out-sure'),
        () => void this.draft.take(action),
      );
  }

  undo(): void {
    this.confirmation.drop();
    this.#picked = [];
    this.draft.undo();
    announce(t('table-undo'));
  }

  undoAll(): void {
    this.letGo();
    this.draft.drop();
    announce(t('table-reset'));
  }

  redo(): void {
    this.confirmation.drop();
    this.#picked = [];
    this.draft.redo();
    announce(t('table-redo'));
  }

  // Discarding

  /** Discard a card, which ends the turn; what one may regret is asked for twice. */
  async discard(card: Card): Promise<void> {
    if (!this.isPlaying) return this.isDrawing ? this.#explain({ type: 'discard', card }) : undefined;
    const answer = await this.draft.ask({ type: 'discard', card });
    if (!answer || !this.isPlaying) return;
    const { fits = [] } = answer.appraisal as Said;
    const run = (): void => void this.draft.take({ type: 'discard', card });
    if (answer.code !== null) return this.at.refuse(answer.code, answer.facts);
    const regret = isJoker(card) ? 'joker' : fits.length > 0 ? 'fits' : null;
    if (regret === null) return run();
    this.#picked = [card];
    this.#ask(
      { tone: 'bad', strong: cardName(card), text: t(`rummy500-page-regret-${regret}`) },
      t('rummy500-page-discard-sure', { card: cardName(card) }),
      run,
    );
  }

  #ask(line: PromptLine, label: string, run: () => void): void {
    this.confirmation.ask({ about: null, line, label, run });
  }

  #warn(code: string | null): void {
    if (code !== null) this.at.warn(whyNot(code));
  }

  // What is said

  get prompt(): PromptLine {
    const { news, view } = this.at.scene;
    const isAsked = news === null && this.at.seat !== null && view.seat === this.at.seat;
    return isAsked ? promptOf(this, this.at) : tvPrompt(this.at.scene, this.at.people);
  }

  get actions(): ActionButton[] {
    return actionsOf(this);
  }

  /** Undo and sort; null for who holds nothing. */
  get tools(): HandTools | null {
    if (!this.#view.own) return null;
    const { canUndo, canRedo } = this.draft;
    const { way } = this.order;
    return {
      canUndo,
      canRedo,
      undo: () => this.undo(),
      redo: () => this.redo(),
      reset: () => this.undoAll(),
      sort: {
        name: t(`rummy500-page-sort-${way}`),
        label: t('rummy500-page-sort', { way }),
        next: () => this.at.move(() => this.order.sortNext(this.#view.own?.hand ?? [])),
      },
    };
  }

  /** What a good player would do, and the verb that does it. */
  async suggest(action: unknown): Promise<Advice<Rummy500View>> {
    const wanted = action as Action;
    const run = (): void => void this.#follow(wanted);
    switch (wanted.type) {
      case 'draw_stock':
        return {
          what: t('rummy500-page-hint-draw'),
          places: marks(wanted).places,
          verb: t('rummy500-page-draw-stock'),
          run,
        };
      case 'pass':
        return { what: t('rummy500-page-hint-pass'), verb: t('rummy500-page-pass'), run };
      case 'discard': {
        const card = cardName(wanted.card);
        return {
          run,
          places: ['.cloth [data-zone="row"]'],
          amount: t('rummy500-page-hint-discard-one'),
          what: t('rummy500-page-hint-discard', { card }),
          pieces: [wanted.card],
          verb: t('rummy500-page-discard-card', { card }),
        };
      }
      case 'take_discard':
        return { run, ...this.#takingAdvice(wanted), after: await this.draft.after(wanted) };
      default:
        return { run, ...layingAdvice(wanted), after: await this.draft.after(wanted) };
    }
  }

  #takingAdvice({ card, use }: TakeDiscard): Omit<Advice, 'run'> {
    const takes = this.above(card);
    const verb = use === null ? 'take-free' : use.type === 'lay_off' ? 'take-off' : 'take-down';
    return {
      amount: t('rummy500-page-hint-take-count', { cards: takes.length }),
      what: t('rummy500-page-hint-take', { card: cardName(card), cards: takes.length }),
      pieces: [...takes, ...(use?.cards ?? []).filter((one) => !takes.includes(one))],
      verb: t(`rummy500-page-${verb}`),
    };
  }

  /** Do what a hint has shown: nothing is asked twice. */
  async #follow(action: Action): Promise<void> {
    this.letGo();
    const isTried = action.type === 'meld' || action.type === 'lay_off' || action.type === 'take_discard';
    const attempt = isTried ? await this.draft.try(action) : 'reveals';
    if (attempt === 'reveals') await this.draft.take(action);
    if (attempt === 'tried' && useIn(action)) announce(inWords(action));
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo || (event.key === 'Backspace' && !isWriting(event)))
      return this.#keyOf(event.shiftKey ? this.draft.canRedo : this.draft.canUndo, () =>
        event.shiftKey ? this.redo() : this.undo(),
      );
    if (event.key === 'Enter' && event.shiftKey && !isWriting(event)) return this.#primary();
    if (isWriting(event) || event.key !== 'Escape') return false;
    return this.#keyOf(this.picked.length > 0 || this.staged !== null || this.confirmation.now !== null, () =>
      this.letGo(),
    );
  }

  /** What the saffron button would do. */
  #primary(): boolean {
    const primary = this.actions.find(({ isPrimary }) => isPrimary);
    if (primary) press(primary, (why) => this.at.warn(why));
    return primary !== undefined;
  }

  #keyOf(means: boolean, run: () => void): boolean {
    if (means) run();
    return means;
  }
}

/** What to ask of picked cards: of one alone what it means to discard it, of several whether they can be laid down. */
function questionOf(cards: readonly Card[]): Action {
  return cards.length === 1 ? { type: 'discard', card: cards[0]! } : { type: 'meld', cards: [...cards] };
}

function layingAdvice({ type, cards }: Meld | LayOff): Omit<Advice, 'run'> {
  const facts = { count: cards.length, cards: cards.map(cardName).join(' ') };
  const way = type === 'meld' ? 'down' : 'off';
  return {
    amount: t(`rummy500-page-hint-${way}-count`, facts),
    what: t(`rummy500-page-hint-${way}`, facts),
    pieces: cards,
    verb: t(type === 'meld' ? 'rummy500-page-down' : 'rummy500-page-lay-off'),
  };
}
