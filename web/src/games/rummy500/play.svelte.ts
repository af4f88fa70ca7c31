/** The unfinished turn of somebody who plays Rummy 500: cards picked, what would be taken, what has been tried. */

import { MeldPlay, type Laying } from '../../lib/melds/meldPlay.svelte';
import { isJoker, likeness, type Card } from '../../lib/pieces/cards';
import type { End } from '../../lib/pieces/Meld.svelte';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import type { Pending } from '../../lib/turn/confirmation.svelte';
import type { At } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { t } from '../../lib/words/i18n';
import { marks } from './lesson';
import { companions, distinct, inWords, isOf, isOnto, layingIn, useIn, type Way } from './meldOptions';
import { sortsFrom } from './pieces';
import { actionsOf, promptOf } from './prompts';
import type { Scene } from './scene';
import type { Action, Appraisal, LayOff, Meld, Rummy500View, TakeDiscard } from './types';
import { cardName, tvPrompt } from './words';

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

export class Rummy500Play extends MeldPlay<Scene, Action, Way, Appraisal, Appraisal> {
  #staged = $state.raw<Staged | null>(null);
  /** Done when it is known whether the cards picked last go with the chosen one. */
  #considered: Promise<void> = Promise.resolve();
  /** The card of the row that is pointed at. */
  pointed = $state<Card | null>(null);

  constructor(at: At<Scene, Action, Appraisal>) {
    super(at, 'rummy500', sortsFrom(at.pieces));
  }

  override get doing(): unknown {
    return [super.doing, this.staged?.card];
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

  get held(): readonly Card[] {
    return this.#view.own?.hand ?? [];
  }

  protected override get mustDraw(): boolean {
    return this.isDrawing && this.staged === null;
  }

  protected override get isHolding(): boolean {
    return super.isHolding || this.staged !== null;
  }

  get staged(): Staged | null {
    return this.#staged?.decisionId === this.at.decisionId && this.isDrawing ? this.#staged : null;
  }

  get picked(): readonly Card[] {
    const here = [...this.held, ...(this.staged?.takes ?? [])];
    return this.at.mayAct ? this.chosen.filter((card) => here.includes(card)) : [];
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

  override tap(card: Card): void {
    if (card === this.staged?.card) this.confirmation.drop();
    else super.tap(card);
  }

  /** A single card cannot be laid down. */
  override get downs(): readonly Way[] {
    return this.picked.length > 1 ? super.downs : [];
  }

  override pick(cards: readonly Card[]): void {
    super.pick(cards);
    if (this.staged) this.#considered = this.#consider(this.staged, cards);
  }

  override letGo(): void {
    if (this.staged) this.at.move(() => this.#unstage());
    super.letGo();
  }

  #unstage(): void {
    this.#staged = null;
    this.chosen = [];
  }

  // Drawing

  draw(): void {
    if (this.canDraw) void this.draft.take({ type: 'draw_stock' });
    else if (this.at.mayAct) void this.explain({ type: 'draw_stock' });
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
    if (this.isPlaying) return this.explain({ type: 'take_discard', card, use: null });
    if (!this.isDrawing) return;
    if (this.staged?.card === card && onto === null) return this.letGo();
    const { decisionId } = this.at;
    const answer = await this.draft.ask({ type: 'take_discard', card, use: null });
    if (!answer || decisionId !== this.at.decisionId) return;
    const said = answer.appraisal;
    if (!said || !('takes' in said)) return this.warn(answer.code);
    const ways = distinct(said.ways);
    if (ways.length === 0 && !said.free) return this.warn(said.code ?? answer.code);
    const [best = null] = ways;
    const staged: Staged = {
      decisionId,
      card,
      takes: said.takes,
      ways,
      isFree: said.free,
      way: best,
      code: null,
      isAsked: false,
    };
    this.pointed = null;
    this.at.move(() => {
      this.#staged = staged;
      this.chosen = best ? companions(best, card) : [];
    });
    if (onto) await this.#stageOnto(staged, onto.meld, onto.end, []);
  }

  /** Use the chosen card in this way. */
  use(way: Way): void {
    const staged = this.staged;
    if (!staged) return;
    this.confirmation.drop();
    this.#staged = { ...staged, way, code: null, isAsked: false };
    this.chosen = companions(way, staged.card);
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
    this.chosen = all.filter((card) => card !== staged.card);
    this.#staged = { ...staged, way: null, code: null, isAsked: true };
    const asked = this.#staged;
    const answer = await this.draft.ask({ type: 'take_discard', card: staged.card, use });
    if (!answer || this.#staged !== asked) return;
    const { ways: found = [], code = null } = layingIn(answer.appraisal) ?? {};
    if (onto && found.length === 0) this.warn(code ?? answer.code);
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
    if (!way) return this.warn(code);
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
    const { ways = [], code } = layingIn(answer.appraisal) ?? {};
    this.offer(ways, code ?? answer.code);
  }

  /** Lay cards off on a combination, at one end of it or wherever they fit. */
  async layOff(meld: number, end: End | null = null, cards: readonly Card[] = this.picked): Promise<void> {
    if (this.staged) return this.#stageOnto(this.staged, meld, end, cards);
    if (!this.isPlaying || cards.length === 0) return;
    this.offer(...(await this.#offs(meld, end, cards)));
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
    this.offer(
      found.flatMap(([ways]) => ways),
      code,
    );
  }

  async #offs(meld: number, end: End | null, cards: readonly Card[]): Promise<[readonly Way[], string | null]> {
    const answer = await this.draft.ask({ type: 'lay_off', meld, end, cards: [...cards] });
    const { ways = [], code } = layingIn(answer?.appraisal ?? null) ?? {};
    const there = ways.filter((way) => isOnto(way, meld, end));
    return [there.length > 0 ? there : ways, code ?? answer?.code ?? null];
  }

  protected override offer(found: readonly Way[], code: string | null): void {
    super.offer(distinct(found), code);
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
    if (attempt === 'tried') this.say(action);
    if (attempt === 'reveals')
      this.#ask(
        { tone: 'mine', strong: t('rummy500-page-out-strong'), text: t('rummy500-page-out-why') },
        t('rummy500-page-out-sure'),
        () => void this.draft.take(action),
      );
  }

  // Discarding

  protected discardOf(card: Card): Action {
    return { type: 'discard', card };
  }

  protected regretOf(card: Card, said: Appraisal | null, run: () => void): Pending<null> | null {
    const isFitting = said !== null && 'fits' in said && said.fits.length > 0;
    const regret = isJoker(card) ? 'joker' : isFitting ? 'fits' : null;
    if (regret === null) return null;
    return {
      about: null,
      line: { tone: 'bad', strong: cardName(card), text: t(`rummy500-page-regret-${regret}`) },
      label: t('rummy500-page-discard-sure', { card: cardName(card) }),
      run,
    };
  }

  #ask(line: PromptLine, label: string, run: () => void): void {
    this.confirmation.ask({ about: null, line, label, run });
  }

  // What is said

  protected promptNow(): PromptLine {
    return promptOf(this, this.at);
  }

  protected promptOfOthers(): PromptLine {
    return tvPrompt(this.at.scene, this.at.people);
  }

  get actions(): ActionButton[] {
    return actionsOf(this);
  }

  /** What a good player would do, and the verb that does it. */
  async suggest(action: unknown): Promise<Advice<Rummy500View>> {
    const wanted = action as Action;
    const run = (): void => void this.follow(wanted, useIn(wanted) !== null || wanted.type === 'take_discard');
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

  /** Of one card what it means to discard it, of several whether they can be laid down. */
  protected questionOf(cards: readonly Card[]): Action {
    return cards.length === 1 ? this.discardOf(cards[0]!) : { type: 'meld', cards: [...cards] };
  }

  protected get laying(): Laying<Way> | null {
    return layingIn(this.saidOfPicked);
  }

  protected inWords(action: Action): string {
    return inWords(action);
  }
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
