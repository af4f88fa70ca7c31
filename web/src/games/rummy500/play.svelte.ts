/** The unfinished turn of somebody who plays Rummy 500: cards picked, what would be taken, what has been tried. */

import type { ActionButton } from '../../lib/ActionBar.svelte';
import { announce } from '../../lib/announce.svelte';
import { Drafting } from '../../lib/drafting.svelte';
import { t } from '../../lib/i18n';
import { isWriting } from '../../lib/keys';
import { Order } from '../../lib/order.svelte';
import { isJoker, likeness, type Card } from '../../lib/pieces/cards';
import type { PromptLine } from '../../lib/Prompt.svelte';
import type { At, Play } from '../../table/game';
import { sortsFrom } from './pieces';
import type { Scene } from './scene';
import type { Action, LayOff, Meld, MeldCard, TakeDiscard } from './types';
import { cardName, listed, tvPrompt, whyNot } from './words';

/** A way to lay cards down or off, as the server proposes it. */
export interface Way {
  action: Meld | LayOff | TakeDiscard;
  kind: 'run' | 'set' | 'lay_off';
  cards: readonly MeldCard[];
  points: number;
}

/** What the server says of cards that might be laid. */
interface Said {
  ways?: Way[];
  code?: string | null;
  takes?: Card[];
  free?: boolean;
  fits?: number[];
  ends?: string | null;
}

/** Cards of the row lifted beside the hand: the chosen one, and all that lie on it. */
export interface Staged {
  moment: number;
  card: Card;
  takes: readonly Card[];
  /** Ways to use the chosen card, the best first. */
  ways: readonly Way[];
  isFree: boolean;
  /** The way it will be used; null as long as none is found. */
  way: Way | null;
  /** Why what is picked is none. */
  code: string | null;
}

/** Something to think about twice. */
interface Doubt {
  moment: number;
  line: PromptLine;
  label: string;
  run: () => void;
}

/** So many cards at once are taken only on a second thought. */
const MANY_CARDS = 5;
/** With so few cards somebody may be out soon. */
export const FEW_CARDS = 2;

export class Rummy500Play implements Play {
  readonly draft: Drafting<Scene, Action>;
  readonly order: Order;
  #picked = $state.raw<readonly Card[]>([]);
  #staged = $state.raw<Staged | null>(null);
  /** What may be said of the cards picked. */
  #said = $state.raw<{ cards: string; said: Said }>({ cards: '', said: {} });
  /** Several ways for the same cards: which is meant? */
  choice = $state.raw<readonly Way[]>([]);
  #doubt = $state.raw<Doubt | null>(null);
  /** The card of the row that is pointed at. */
  pointed = $state<Card | null>(null);
  /** The combination cards are held above, and its end. */
  over = $state.raw<{ meld: number; end: 'low' | 'high' | 'any' } | null>(null);

  constructor(private readonly at: At<Scene, Action>) {
    this.draft = new Drafting(at);
    this.order = new Order('rummy500', () => at.sitting, sortsFrom(at.pieces));
  }

  // What is possible

  get #view() {
    return this.at.scene.view;
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
    return this.#staged?.moment === this.at.moment && this.isDrawing ? this.#staged : null;
  }

  get picked(): readonly Card[] {
    const here = [...(this.#view.own?.hand ?? []), ...(this.staged?.takes ?? [])];
    return this.at.mayAct ? this.#picked.filter((card) => here.includes(card)) : [];
  }

  /** Combinations on which something of what is picked can be laid off. */
  get fitting(): number[] {
    return this.#fittingFor(this.picked);
  }

  #fittingFor(picked: readonly Card[]): number[] {
    const cards = picked.map(likeness);
    if (cards.length === 0) return [];
    const offs = this.draft.legal.flatMap((action): LayOff[] => {
      if (action.type === 'lay_off') return [action];
      const isChosen = action.type === 'take_discard' && action.card === this.staged?.card;
      return isChosen && action.use?.type === 'lay_off' ? [action.use] : [];
    });
    return [...new Set(offs.filter((off) => off.cards.every((card) => cards.includes(likeness(card)))).map(({ meld }) => meld))];
  }

  // Picking cards

  /** Pick a card of the hand, or put it back. */
  tap(card: Card): void {
    if (!this.at.mayAct) return;
    this.#doubt = null;
    if (this.isDrawing && this.staged === null) return this.at.warn(t('rummy500-refused-must_draw_first'));
    if (card === this.staged?.card) return;
    this.pick(this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card]);
  }

  pick(cards: readonly Card[]): void {
    this.#picked = cards;
    if (this.staged) void this.#consider(this.staged, cards);
    else if (this.isPlaying && cards.length > 0) void this.#appraise(cards);
  }

  /** Ask what the cards could become: one alone what it means to discard it, several whether they can be laid down. */
  async #appraise(cards: readonly Card[]): Promise<void> {
    const question: Action = cards.length === 1 ? { type: 'discard', card: cards[0]! } : { type: 'meld', cards: [...cards] };
    const answer = await this.draft.ask(question);
    if (answer) this.#said = { cards: [...cards].sort().join(' '), said: answer.appraisal as Said };
  }

  get #saidOfPicked(): Said | null {
    const { cards, said } = this.#said;
    return cards === [...this.picked].sort().join(' ') ? said : null;
  }

  /** Ways to lay the picked cards down as a new combination. */
  get downs(): readonly Way[] {
    return this.picked.length > 1 ? (this.#saidOfPicked?.ways ?? []) : [];
  }

  /** Cards are held above a target of the table. */
  hold(target: string | null): void {
    const [, meld, end = 'any'] = /^meld-(\d+)(?:-(low|high))?$/.exec(target ?? '') ?? [];
    this.over = meld ? { meld: Number(meld), end: end as 'low' | 'high' | 'any' } : null;
  }

  /** Let everything go that has not been tried. */
  letGo(): void {
    this.#doubt = null;
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
    else if (this.canPass) this.at.warn(t('rummy500-refused-stock_empty'));
    else if (this.isPlaying) this.at.warn(t('rummy500-refused-already_drawn'));
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
  async stage(card: Card, onto: { meld: number; end: 'low' | 'high' | null } | null = null): Promise<void> {
    if (!this.isDrawing) return;
    if (this.staged?.card === card && onto === null) return this.letGo();
    const { moment } = this.at;
    const answer = await this.draft.ask({ type: 'take_discard', card, use: null });
    if (!answer || moment !== this.at.moment) return;
    const said = answer.appraisal as Said;
    const ways = distinct(said.ways ?? []);
    const isFree = said.free === true;
    if (ways.length === 0 && !isFree) return this.at.warn(whyNot(said.code ?? 'must_use_taken_card'));
    const [best = null] = ways;
    const staged: Staged = { moment, card, takes: said.takes ?? this.above(card), ways, isFree, way: best, code: null };
    this.pointed = null;
    this.at.move(() => {
      this.#staged = staged;
      this.#picked = best ? usesOf(best, card) : [];
    });
    if (onto) await this.#consider(staged, [], onto);
  }

  /** Use the chosen card in this way. */
  use(way: Way): void {
    const staged = this.staged;
    if (!staged) return;
    this.#doubt = null;
    this.#staged = { ...staged, way, code: null };
    this.#picked = usesOf(way, staged.card);
  }

  /** Whether the chosen card can be used together with exactly these cards, on a combination or as a new one. */
  async #consider(staged: Staged, cards: readonly Card[], onto: { meld: number; end: 'low' | 'high' | null } | null = null): Promise<void> {
    const all = [staged.card, ...cards.filter((card) => card !== staged.card)];
    const known = onto ? undefined : staged.ways.find((way) => isSame(way.cards.map(({ card }) => card), all));
    if (known) {
      this.#staged = { ...staged, way: known, code: null };
      return;
    }
    const use: Meld | LayOff = onto ? { type: 'lay_off', ...onto, cards: all } : { type: 'meld', cards: all };
    this.#picked = all.filter((card) => card !== staged.card);
    this.#staged = { ...staged, way: null, code: null };
    const asked = this.#staged;
    const answer = await this.draft.ask({ type: 'take_discard', card: staged.card, use });
    if (!answer || this.#staged !== asked) return;
    const { ways = [], code = null } = answer.appraisal as Said;
    if (onto && ways.length === 0) this.at.warn(whyNot(code ?? 'does_not_fit'));
    const [way = null] = ways;
    this.#staged = { ...staged, way, code };
    if (ways.length > 1) this.choice = ways;
  }

  /** Take what is staged and use the chosen card: a step of the turn that can still be undone. */
  take(): void {
    const staged = this.staged;
    if (!staged?.way) return;
    const { way, takes } = staged;
    const left = takes.length - way.cards.filter(({ card }) => takes.includes(card)).length;
    if (takes.length < MANY_CARDS) return void this.#try(way.action);
    this.#ask({ tone: 'bad', strong: t('rummy500-page-take-many', { cards: takes.length }), text: t('rummy500-page-take-many-why', { cards: left }) }, t('rummy500-page-take-sure', { cards: takes.length }), () => void this.#try(way.action));
  }

  /** Take the top card into the hand without using it. */
  takeFreely(): void {
    if (this.staged?.isFree) void this.#try({ type: 'take_discard', card: this.staged.card, use: null });
  }

  pass(): void {
    this.#ask({ tone: 'bad', strong: t('rummy500-page-pass-strong'), text: t('rummy500-page-pass-why') }, t('rummy500-page-pass-sure'), () => void this.draft.take({ type: 'pass' }));
  }

  // Laying down and off

  /** Lay what is picked down as a new combination. */
  async layDown(cards: readonly Card[] = this.picked): Promise<void> {
    if (this.staged) return this.pick(cards);
    if (!this.isPlaying || cards.length === 0) return;
    const answer = await this.draft.ask({ type: 'meld', cards: [...cards] });
    if (!answer) return;
    const { ways = [], code } = answer.appraisal as Said;
    this.#offer(ways, code ?? 'not_a_meld');
  }

  /** Lay cards off on a combination, at one end of it or wherever they fit. */
  async layOff(meld: number, end: 'low' | 'high' | null = null, cards: readonly Card[] = this.picked): Promise<void> {
    if (this.staged) return this.#consider(this.staged, cards, { meld, end });
    if (!this.isPlaying || cards.length === 0) return;
    this.#offer(...(await this.#offs(meld, end, cards)));
  }

  /** Lay cards on the table somewhere: a single one where it fits, several as a combination of their own. */
  lay(cards: readonly Card[]): Promise<void> {
    const isAddition = cards.length === 1 && this.isPlaying && this.#fittingFor(cards).length > 0;
    return isAddition ? this.layOffAnywhere(cards) : this.layDown(cards);
  }

  /** Lay cards off wherever they fit. */
  async layOffAnywhere(cards: readonly Card[] = this.picked): Promise<void> {
    const found = await Promise.all(this.#fittingFor(cards).map((meld) => this.#offs(meld, null, cards)));
    const [, code = 'does_not_fit'] = found.find(([ways]) => ways.length === 0) ?? [];
    this.#offer(found.flatMap(([ways]) => ways), code);
  }

  async #offs(meld: number, end: 'low' | 'high' | null, cards: readonly Card[]): Promise<[Way[], string]> {
    const answer = await this.draft.ask({ type: 'lay_off', meld, end, cards: [...cards] });
    const { ways = [], code } = (answer?.appraisal ?? {}) as Said;
    const there = ways.filter(({ action }) => end === null || (action.type === 'lay_off' && action.end === end));
    return [there.length > 0 ? there : ways, code ?? 'does_not_fit'];
  }

  /** One way is tried at once, several are asked for, none is explained. */
  #offer(found: readonly Way[], code: string): void {
    const ways = distinct(found).sort((one, other) => other.points - one.points);
    const [only] = ways;
    if (!only) this.at.warn(whyNot(code));
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
    this.#doubt = null;
    const attempt = await this.draft.try(action);
    if (attempt === 'refused') return;
    this.#unstage();
    if (attempt === 'tried') announce(tried(action));
    if (attempt === 'reveals') this.#ask({ tone: 'mine', strong: t('rummy500-page-out-strong'), text: t('rummy500-page-out-why') }, t('rummy500-page-out-sure'), () => void this.draft.take(action));
  }

  undo(): void {
    this.#doubt = null;
    this.#picked = [];
    this.draft.undo();
    announce(t('rummy500-page-undo'));
  }

  redo(): void {
    this.#doubt = null;
    this.#picked = [];
    this.draft.redo();
    announce(t('rummy500-page-redo'));
  }

  // Discarding

  /** Discard a card, which ends the turn; what one may regret is asked for twice. */
  async discard(card: Card): Promise<void> {
    if (!this.isPlaying) return this.isDrawing ? this.at.warn(t('rummy500-refused-must_draw_first')) : undefined;
    const answer = await this.draft.ask({ type: 'discard', card });
    if (!answer || !this.isPlaying) return;
    const { fits = [] } = answer.appraisal as Said;
    const run = (): void => void this.draft.take({ type: 'discard', card });
    const isRefused = answer.code !== null && answer.index === this.draft.tried.length;
    if (isRefused) return this.at.refuse(answer.code!, answer.facts);
    const regret = isJoker(card) ? 'joker' : fits.length > 0 ? 'fits' : null;
    if (regret === null) return run();
    this.#picked = [card];
    this.#ask({ tone: 'bad', strong: cardName(card), text: t(`rummy500-page-regret-${regret}`) }, t('rummy500-page-discard-sure', { card: cardName(card) }), run);
  }

  #ask(line: PromptLine, label: string, run: () => void): void {
    this.#doubt = { moment: this.at.moment, line, label, run };
  }

  get doubt(): Doubt | null {
    return this.#doubt?.moment === this.at.moment && this.at.mayAct ? this.#doubt : null;
  }

  // What is said

  get prompt(): PromptLine {
    const { news, view } = this.at.scene;
    if (news || this.at.seat === null || view.seat !== this.at.seat) return tvPrompt(this.at.scene, this.at.people);
    if (this.doubt) return this.doubt.line;
    if (this.staged) return this.#stagedLine(this.staged);
    if (view.part === 'draw') return this.#drawLine();
    return this.#playLine();
  }

  #stagedLine({ takes, way, code, isFree }: Staged): PromptLine {
    const strong = t('rummy500-page-staged', { cards: takes.length });
    if (way) {
      const kind = way.action.type === 'take_discard' && way.action.use?.type === 'lay_off' ? 'lay_off' : 'meld';
      return { tone: 'mine', strong, text: t('rummy500-page-staged-use', { kind, cards: listed(way.cards), points: way.points }) };
    }
    if (isFree && this.picked.length === 0) return { tone: 'mine', strong, text: t('rummy500-page-staged-free') };
    return { tone: 'bad', strong, text: code ? whyNot(code) : t('rummy500-page-staged-pick') };
  }

  #drawLine(): PromptLine {
    if (this.pointed) {
      const cards = this.above(this.pointed);
      return { tone: 'mine', strong: t('rummy500-page-would-take', { cards: cards.length }), text: cards.map(cardName).join(' ') };
    }
    const text = t(this.canDraw || !this.at.mayAct ? 'rummy500-page-draw' : 'rummy500-page-draw-or-pass');
    return { tone: 'mine', strong: t('table-your-turn'), text: [text, this.#danger()].filter(Boolean).join(' ') };
  }

  /** Somebody may be out soon, or the stock is: worth knowing before one draws. */
  #danger(): string {
    const { seats, warns, stock } = this.#view;
    const near = seats.flatMap(({ hand }, seat) => (seat !== this.at.seat && hand <= FEW_CARDS ? [seat] : []));
    const [first] = near;
    if (first !== undefined) return t('rummy500-page-danger-few', { player: this.at.people[first]?.name ?? '', cards: seats[first]!.hand });
    return warns ? t('rummy500-page-danger-stock', { cards: stock }) : '';
  }

  #playLine(): PromptLine {
    const [only] = this.picked;
    if (only === undefined) return { tone: 'mine', strong: t('table-your-turn'), text: t('rummy500-page-play') };
    if (this.picked.length === 1) return { tone: 'mine', strong: cardName(only), text: t(this.fitting.length > 0 ? 'rummy500-page-one-fits' : 'rummy500-page-one') };
    const [best] = this.downs;
    if (best) return { tone: 'mine', strong: t('rummy500-page-points', { points: best.points }), text: t('rummy500-page-down-ready', { kind: best.kind, cards: listed(best.cards) }) };
    const code = this.#saidOfPicked?.code;
    return { tone: 'mine', strong: t('rummy500-page-picked', { cards: this.picked.length }), text: code && this.fitting.length === 0 ? whyNot(code) : t('rummy500-page-pick-more') };
  }

  get actions(): ActionButton[] {
    const doubt = this.doubt;
    if (doubt) {
      return [
        { id: 'cancel', label: t('table-cancel'), run: () => (this.#doubt = null) },
        { id: 'confirm', label: doubt.label, isPrimary: true, run: doubt.run },
      ];
    }
    if (this.staged) return this.#stagedActions(this.staged);
    if (this.isDrawing) return this.#drawActions();
    return this.isPlaying ? this.#playActions() : [];
  }

  #stagedActions({ way, code, isFree }: Staged): ActionButton[] {
    const isOff = way?.action.type === 'take_discard' && way.action.use?.type === 'lay_off';
    const why = way ? null : code ? whyNot(code) : t('rummy500-page-staged-pick');
    const free: ActionButton[] = isFree ? [{ id: 'take-free', label: t('rummy500-page-take-free'), isPrimary: way === null, run: () => this.takeFreely() }] : [];
    const take: ActionButton = { id: 'take', label: t(isOff ? 'rummy500-page-take-off' : 'rummy500-page-take-down'), isPrimary: true, blocked: why, run: () => this.take() };
    return [{ id: 'cancel', label: t('table-cancel'), run: () => this.letGo() }, ...free, ...(isFree && way === null ? [] : [take])];
  }

  #drawActions(): ActionButton[] {
    if (this.canPass) return [{ id: 'pass', label: t('rummy500-page-pass'), isPrimary: true, run: () => this.pass() }];
    return [{ id: 'draw', label: t('rummy500-page-draw-stock'), isPrimary: true, run: () => this.draw() }];
  }

  #playActions(): ActionButton[] {
    const [only] = this.picked;
    const off: ActionButton[] = this.fitting.length > 0 ? [{ id: 'lay-off', label: t('rummy500-page-lay-off'), run: () => void this.layOffAnywhere() }] : [];
    if (this.picked.length > 1) {
      const [best] = this.downs;
      const code = this.#saidOfPicked?.code;
      const label = best ? t('rummy500-page-down-points', { points: best.points }) : t('rummy500-page-down');
      return [...off, { id: 'lay-down', label, isPrimary: true, blocked: best ? null : code ? whyNot(code) : t('rummy500-page-pick-more'), run: () => void this.layDown() }];
    }
    const label = only === undefined ? t('rummy500-page-discard') : t('rummy500-page-discard-card', { card: cardName(only) });
    return [...off, { id: 'discard', label, isPrimary: true, blocked: only === undefined ? t('rummy500-page-discard-first') : null, run: () => only !== undefined && void this.discard(only) }];
  }

  /** Show what a good player would do: the cards are picked, the rest is left to the person. */
  suggest(action: unknown): void {
    const wanted = action as Action;
    if (wanted.type === 'draw_stock') this.at.tell(t('rummy500-page-hint-draw'));
    else if (wanted.type === 'pass') this.at.tell(t('rummy500-page-hint-pass'));
    else if (wanted.type === 'take_discard') void this.stage(wanted.card);
    else if (wanted.type === 'discard') this.#hint([wanted.card], t('rummy500-page-hint-discard', { card: cardName(wanted.card) }));
    else if (wanted.type === 'meld') this.#hint(wanted.cards, t('rummy500-page-hint-down', { cards: wanted.cards.map(cardName).join(' ') }));
    else this.#hint(wanted.cards, t('rummy500-page-hint-off', { cards: wanted.cards.map(cardName).join(' ') }));
  }

  #hint(cards: readonly Card[], text: string): void {
    this.pick(cards);
    this.at.tell(text);
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo || (event.key === 'Backspace' && !isWriting(event))) return this.#keyOf(event.shiftKey ? this.draft.canRedo : this.draft.canUndo, () => (event.shiftKey ? this.redo() : this.undo()));
    if (event.key === 'Enter' && event.shiftKey && !isWriting(event)) return this.#primary();
    if (isWriting(event) || event.key !== 'Escape') return false;
    return this.#keyOf(this.picked.length > 0 || this.staged !== null || this.doubt !== null, () => this.letGo());
  }

  /** What the saffron button would do. */
  #primary(): boolean {
    const primary = this.actions.find(({ isPrimary }) => isPrimary);
    if (primary?.blocked) this.at.warn(primary.blocked);
    else primary?.run();
    return primary !== undefined;
  }

  #keyOf(means: boolean, run: () => void): boolean {
    if (means) run();
    return means;
  }
}

/** A step of the turn in words, for those who do not see it. */
function tried(action: Action): string {
  const use = action.type === 'take_discard' ? action.use : action;
  if (use?.type !== 'meld' && use?.type !== 'lay_off') return '';
  return t('rummy500-page-way', { kind: use.type, cards: use.cards.map(cardName).join(' '), meld: use.type === 'lay_off' ? use.meld : 0 });
}

/** Like cards make like ways: one of them is enough to choose from. */
function distinct(ways: readonly Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const use = way.action.type === 'take_discard' ? way.action.use : way.action;
    const place = use?.type === 'lay_off' ? `${use.meld} ${use.end}` : '';
    const look = `${place} ${way.cards.map(({ card }) => likeness(card)).join(' ')}`;
    return !seen.has(look) && seen.add(look);
  });
}

function usesOf(way: Way, chosen: Card): Card[] {
  return way.cards.map(({ card }) => card).filter((card) => card !== chosen);
}

function isSame(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}
