/** The unfinished turn of somebody who plays Sorry!: the card, the pawn, and where it would go. */

import type { ActionButton } from '../../lib/ActionBar.svelte';
import { capital, t } from '../../lib/i18n';
import { isWriting } from '../../lib/keys';
import type { PromptLine } from '../../lib/Prompt.svelte';
import type { At, Play } from '../../table/game';
import { colourOf, type Colour, type Place } from './board';
import { Labels } from './labels';
import { endOf, sorted, type Scene } from './scene';
import type { Action, Journey, Part, PawnView, Split } from './types';
import { bumpedBy, isUse, keyOf, optionId, playOf, resultOf, startOf, startSubject, stepsOf, subjectsOf, type Option, type Said, type Use } from './uses';
import { cannot, cardName, tvPrompt } from './words';

/** Something on the board that can be touched. */
export interface Pick {
  id: string;
  kind: 'pawn' | 'start' | 'held' | 'square' | 'target';
  colour: Colour;
  place: Place;
  /** The pawn that stands there and may be dragged. */
  pawn: string | null;
  label: string;
  isChosen: boolean;
  run: () => void;
}

/** What has been chosen so far, for the question of that moment. */
interface Chosen {
  moment: number;
  card: string | null;
  /** The pawn, or the START, that was touched. */
  subject: string | null;
  /** The part of a 7 that is settled. */
  part: Part | null;
  isOtherFirst: boolean;
  /** An action that has to be confirmed. */
  asking: Action | null;
  isSent: boolean;
}

/** So many buttons have room for whole sentences. */
const FEW = 3;

export class SorryPlay implements Play {
  /** What a mouse points at. */
  pointed = $state<string | null>(null);
  /** The option that a mouse, a finger or the focus is at. */
  aimed = $state<string | null>(null);
  readonly labels: Labels;
  #chosen = $state.raw<Chosen>(nothingAt(-1));
  #answers = $state.raw<{ moment: number; said: ReadonlyMap<string, Said> }>({ moment: -1, said: new Map() });

  constructor(private readonly at: At<Scene, Action>) {
    this.labels = new Labels(at, () => this.card);
  }

  get seat(): number | null {
    return this.at.seat;
  }

  // What is possible

  get #view() {
    return this.at.scene.view;
  }

  get #now(): Chosen {
    return this.#chosen.moment === this.at.moment ? this.#chosen : nothingAt(this.at.moment);
  }

  #choose(changes: Partial<Chosen>): void {
    this.#chosen = { ...this.#now, ...changes, moment: this.at.moment };
    this.aimed = null;
  }

  get #legal(): readonly Action[] {
    return this.#now.isSent ? [] : this.at.legal;
  }

  get isMine(): boolean {
    return this.#legal.length > 0;
  }

  /** Nothing can be done with the card: it is passed without a question. */
  get mustPass(): boolean {
    return this.#legal.length === 1 && this.#legal[0]!.type === 'pass';
  }

  get #mayPass(): boolean {
    return this.#legal.some(({ type }) => type === 'pass');
  }

  get mayDiscard(): boolean {
    return this.#legal.some(({ type }) => type === 'discard');
  }

  /** The card that is used: the one turned up, or the one chosen from the hand. */
  get card(): string | null {
    return this.#view.card ?? this.#now.card;
  }

  /** All uses of the card; of every card, as long as none is chosen. */
  get #uses(): Use[] {
    const { card } = this;
    return this.#legal.filter(isUse).filter((use) => card === null || use.card === card);
  }

  // The pawn

  /** What may be touched first: pawns, STARTs a pawn can leave, and pawns that can be hit. */
  get subjects(): string[] {
    const { part } = this.#now;
    if (part) return [...new Set(this.#wholes(part).map(({ first, second }) => (first.pawn === part.pawn ? second.pawn : first.pawn)))];
    const all = [...new Set(this.#uses.flatMap(subjectsOf))];
    // Before a card is chosen, whom it could hit would only be in the way.
    return this.card === null ? all.filter((subject) => startOf(subject) !== null || this.#teamOf(subject) === this.#ownTeam) : all;
  }

  /** The one chosen; where there is only one, it need not be. */
  get subject(): string | null {
    const { subject } = this.#now;
    const { subjects } = this;
    if (subject !== null && subjects.includes(subject)) return subject;
    const isOnly = subjects.length === 1 || (!this.#now.part && this.#uses.length === 1);
    return isOnly && this.card !== null ? subjects[0]! : null;
  }

  /** Whose ways are shown: the one chosen, else the one pointed at. */
  get #looked(): string | null {
    return this.subject ?? (this.pointed !== null && this.subjects.includes(this.pointed) ? this.pointed : null);
  }

  get part(): Part | null {
    return this.#now.part;
  }

  /** The 7s that begin as it was settled, in either order. */
  #wholes({ pawn, steps }: Part): Split[] {
    const isIt = (one: Part): boolean => one.pawn === pawn && one.steps === steps;
    return this.#uses.filter((use) => use.type === 'split').filter(({ first, second }) => isIt(first) || isIt(second));
  }

  /** What another pawn has to go. */
  #left(part: Part): number {
    const [whole] = this.#wholes(part);
    if (!whole) return 0;
    return whole.first.pawn === part.pawn ? whole.second.steps : whole.first.steps;
  }

  /** Touch a pawn or a START: the first time to look, the second time to let go. */
  touch(subject: string): void {
    if (!this.subjects.includes(subject)) return;
    const isAgain = this.#now.subject === subject;
    this.#choose({ subject: isAgain ? null : subject, asking: null, isOtherFirst: false });
  }

  point(subject: string | null): void {
    this.pointed = subject;
  }

  aim(option: string | null): void {
    this.aimed = option;
  }

  /** Take back the last step: the question, the pawn, the part of a 7, the card. */
  drop(): boolean {
    const { asking, subject, part, card } = this.#now;
    if (asking) this.#choose({ asking: null });
    else if (part && subject !== null && this.subjects.length > 1) this.#choose({ subject: null });
    else if (part) this.#undo(part);
    else if (subject !== null) this.#choose({ subject: null });
    else if (card !== null) this.#choose({ card: null });
    else return false;
    return true;
  }

  // The card of a hand

  /** Cards of the hand that something can be done with. */
  get usable(): string[] {
    return [...new Set(this.#legal.flatMap((action) => ('card' in action ? [action.card] : [])))];
  }

  get chosenCard(): string | null {
    return this.#now.card;
  }

  tapCard(card: string): void {
    if (!this.isMine) return;
    if (!this.usable.includes(card)) return this.at.warn(t('sorry-page-unusable', { card: cardName(card) }));
    const isAgain = this.#now.card === card;
    this.#choose({ card: isAgain ? null : card, part: null, subject: isAgain ? null : this.#now.subject, asking: null });
  }

  // Where it would go

  /** What can be done with the pawn that is looked at. */
  get options(): Option[] {
    const subject = this.#looked;
    if (subject === null) return [];
    return this.#now.part ? this.#rest(subject, this.#now.part) : this.#ways(subject);
  }

  #ways(subject: string): Option[] {
    const found = new Map<string, Option>();
    for (const use of this.#uses) {
      if (!subjectsOf(use).includes(subject)) continue;
      // Without a card chosen, splitting would hide everything else.
      if (use.type === 'split' && this.card === null) continue;
      const option = this.#option(use, subject);
      const isBetter = use.type === 'split' && use.first.pawn === subject;
      if (!found.has(option.id) || isBetter) found.set(option.id, option);
    }
    return [...found.values()].sort((one, other) => stepsOf(one) - stepsOf(other));
  }

  /** The settled part and the rest of this pawn, in the order they were chosen and the other way round. */
  #orders(part: Part, subject: string): Split[] {
    const wholes = this.#wholes(part).filter(({ first, second }) => first.pawn === subject || second.pawn === subject);
    return wholes.sort((one) => (one.first.pawn === part.pawn ? -1 : 1));
  }

  #rest(subject: string, part: Part): Option[] {
    const orders = this.#orders(part, subject);
    const whole = this.#now.isOtherFirst ? orders.at(-1) : orders[0];
    return whole ? [{ ...this.#option(whole, subject), id: `rest-${subject}`, part: null }] : [];
  }

  #option(action: Use, subject: string): Option {
    const said = this.#answers.moment === this.at.moment ? (this.#answers.said.get(keyOf(action)) ?? null) : null;
    const part = action.type === 'split' ? (action.first.pawn === subject ? action.first : action.second) : null;
    const mover = action.type === 'start' || action.type === 'sorry' ? null : subject;
    const journey = said?.journeys.find(({ pawn }) => mover === null || pawn === mover) ?? null;
    return { id: optionId(action, part), subject, action, part, said, journey };
  }

  /** Ask what would happen with each of the options; within a turn the answers stay the same. */
  async inquire(): Promise<void> {
    const { moment } = this.at;
    const { part } = this.#now;
    const orders = part && this.subject !== null ? this.#orders(part, this.subject) : [];
    const unknown = [...this.options.filter(({ said }) => said === null).map(({ action }) => action), ...orders];
    await Promise.all(unknown.map((action) => this.#ask(action, moment)));
  }

  #asked = new Map<string, Promise<Said | null>>();
  #askedAt = -1;

  #ask(action: Use, moment: number): Promise<Said | null> {
    if (this.#askedAt !== moment) this.#asked.clear();
    this.#askedAt = moment;
    const key = keyOf(action);
    const asked = this.#asked.get(key) ?? this.#hear(action, key, moment);
    this.#asked.set(key, asked);
    return asked;
  }

  async #hear(action: Use, key: string, moment: number): Promise<Said | null> {
    const told = await this.at.appraise(action);
    if (!told || !Array.isArray(told['journeys']) || moment !== this.at.moment) return null;
    const said = told as unknown as Said;
    const before = this.#answers.moment === moment ? this.#answers.said : [];
    this.#answers = { moment, said: new Map(before).set(key, said) };
    return said;
  }

  // Doing it

  /** Go there; for a part of a 7, settle it and ask for the other pawn. */
  async take(option: Option): Promise<void> {
    if (option.part) return this.#settle(option.part);
    const { moment } = this.at;
    const said = await this.#ask(option.action, moment);
    if (moment !== this.at.moment || !this.isMine) return;
    const isVoluntary = new Set(this.#legal.map(playOf)).size > 1;
    if (said && isVoluntary && this.#hurt(said).length > 0) this.#choose({ asking: option.action });
    else await this.#act(option.action);
  }

  #settle(part: Part): void {
    this.#choose({ part, subject: null, isOtherFirst: false });
  }

  async pass(): Promise<void> {
    const found = this.#legal.find(({ type }) => type === 'pass');
    if (found) await this.#act(found);
  }

  /** Throwing a card away is asked about once more. */
  discard(card: string): void {
    const found = this.#legal.find((action) => action.type === 'discard' && action.card === card);
    if (found) this.#choose({ asking: found });
  }

  async #act(action: Action): Promise<void> {
    const { moment } = this.at;
    this.#choose({ isSent: true, asking: null });
    await this.at.act(action);
    // Still the same question: it was refused.
    if (moment === this.at.moment) this.#choose({ isSent: false });
  }

  /** Pawns of one's own team that would be sent back. */
  #hurt({ journeys }: Said): string[] {
    return bumpedBy(journeys).filter((pawn) => this.#teamOf(pawn) === this.#ownTeam);
  }

  get #ownTeam(): number | undefined {
    return this.at.seat === null ? undefined : this.#view.seats[this.at.seat]?.team;
  }

  #teamOf(pawn: string): number | undefined {
    const owner = this.#pawn(pawn)?.seat;
    return owner === undefined ? undefined : this.#view.seats[owner]?.team;
  }

  #pawn(pawn: string): PawnView | undefined {
    return this.#view.pawns.find((one) => one.pawn === pawn);
  }

  // What can be touched on the board

  get picks(): Pick[] {
    if (!this.isMine || this.#now.asking) return [];
    const subjects = this.subjects.map((subject) => this.#subjectPick(subject));
    const looked = this.subject === null ? [] : this.options.flatMap((option) => this.#goalPick(option));
    return [...this.#heldPick(), ...subjects, ...looked];
  }

  /** The pawn whose part of a 7 is settled: a touch takes it back. */
  #heldPick(): Pick[] {
    const { part } = this.#now;
    if (!part) return [];
    const label = `${t('sorry-page-undo')}: ${this.labels.pawnName(part.pawn)}`;
    return [{ id: part.pawn, kind: 'held', colour: colourOf(part.pawn), place: this.#pawn(part.pawn)!.place, pawn: part.pawn, label, isChosen: false, run: () => this.#undo(part) }];
  }

  #undo(part: Part): void {
    this.#choose({ part: null, subject: part.pawn, isOtherFirst: false });
  }

  #subjectPick(subject: string): Pick {
    const colour = startOf(subject);
    const isChosen = this.subject === subject;
    const run = (): void => this.#touchOrTake(subject);
    if (colour !== null) {
      const pawn = this.#view.pawns.find((one) => one.colour === colour && one.place === 'start')?.pawn ?? null;
      return { id: subject, kind: 'start', colour, place: 'start', pawn, label: t('sorry-page-pick-start', { colour }), isChosen, run };
    }
    const place = this.#pawn(subject)?.place ?? 'start';
    const isOwn = this.#teamOf(subject) === this.#ownTeam;
    return { id: subject, kind: 'pawn', colour: colourOf(subject), place, pawn: isOwn ? subject : null, label: this.labels.pawnName(subject), isChosen, run };
  }

  /** Who can be hit in one way only is hit by the second touch. */
  #touchOrTake(subject: string): void {
    const [only, ...others] = this.options;
    const isVictim = only?.action.type === 'sorry' && only.action.target === subject && others.length === 0;
    if (isVictim && this.subject === subject) void this.take(only);
    else this.touch(subject);
  }

  #goalPick(option: Option): Pick[] {
    const { action, journey } = option;
    const run = (): void => void this.take(option);
    const label = [this.labels.labelOf(option), this.labels.detailOf(option)].filter(Boolean).join(': ');
    if (action.type === 'sorry' && option.subject === action.target) return [];
    if (action.type === 'swap' || action.type === 'sorry') {
      const target = this.#pawn(action.target)!;
      return [{ id: option.id, kind: 'target', colour: target.colour, place: target.place, pawn: null, label, isChosen: false, run }];
    }
    if (!journey) return [];
    return [{ id: option.id, kind: 'square', colour: colourOf(journey.pawn), place: this.goalOf(option, journey), pawn: null, label, isChosen: false, run }];
  }

  /** The square to touch: where the pawn comes to rest, unless another way leads there too. */
  goalOf(option: Option, journey: Journey): Place {
    const end = endOf(journey);
    const isShared = this.options.some((other) => other.id !== option.id && other.journey && (endOf(other.journey) === end || other.journey.steps.at(-1) === end));
    return isShared ? journey.steps.at(-1)! : end;
  }

  // What is said

  get prompt(): PromptLine {
    const { view, news } = this.at.scene;
    const isWatching = this.at.seat === null || view.seat !== this.at.seat || news !== null;
    if (isWatching) return tvPrompt(this.at.scene, this.at.people, this.at.seat);
    const { asking } = this.#now;
    if (asking) return { tone: 'bad', strong: t('sorry-page-sure'), text: this.#warning(asking) };
    if (view.card === null) return this.#handPrompt();
    const strong = t(view.again ? 'sorry-page-turned-again' : 'sorry-page-turned', { card: cardName(view.card) });
    if (this.mustPass) return { tone: 'mine', strong, text: cannot(view.card) };
    return { tone: 'mine', strong, text: this.#question(view.card) };
  }

  #warning(action: Action): string {
    if (action.type === 'discard') return t('sorry-page-sure-discard', { card: cardName(action.card) });
    const said = this.#answers.said.get(keyOf(action));
    const hurt = said ? this.#hurt(said) : [];
    return capital(t('sorry-page-sure-bump', { count: hurt.length, pawns: this.labels.pawnsOf(hurt) }));
  }

  #question(card: string): string {
    const { part } = this;
    if (part && this.subject === null) return t('sorry-page-other-pawn', { steps: this.#left(part) });
    if (part) return t('sorry-page-confirm-split');
    const uses = this.#uses;
    if (uses.length > 0 && uses.every(({ type }) => type === 'swap')) return t(this.subject === null ? 'sorry-page-swap-only' : 'sorry-page-swap-whom');
    if (this.subject === null) return t(`sorry-card-${card}`);
    if (uses.some(({ type }) => type === 'swap') && this.options.length > FEW) return t('sorry-page-swap-or');
    if (this.options.some(({ part }) => part !== null)) return t('sorry-page-how-many');
    return this.options.length > 1 ? t('sorry-page-where') : t('sorry-page-go');
  }

  #handPrompt(): PromptLine {
    const strong = t(this.#view.again ? 'sorry-page-hand-again' : 'table-your-turn');
    if (this.card !== null && this.#uses.length > 0) return { tone: 'mine', strong: t('sorry-page-with-card', { card: cardName(this.card) }), text: this.#question(this.card) };
    if (this.mayDiscard) return { tone: 'mine', strong, text: t(this.#uses.length > 0 ? 'sorry-page-hand-swap' : 'sorry-page-hand-none') };
    return { tone: 'mine', strong, text: t(this.subject === null ? 'sorry-page-hand-pick' : 'sorry-page-where') };
  }

  get actions(): ActionButton[] {
    const { asking, part } = this.#now;
    if (!this.isMine) return [];
    if (asking) return this.#confirmation(asking);
    if (this.mustPass) return [{ id: 'pass', label: t('sorry-page-pass'), isPrimary: true, run: () => void this.pass() }];
    if (part) return this.#partButtons(part);
    return [...this.#discardButton(), ...this.#passButton(), ...this.#splitButton(), ...this.#optionButtons()];
  }

  #confirmation(asking: Action): ActionButton[] {
    const label = asking.type === 'discard' ? t('sorry-page-discard', { card: cardName(asking.card) }) : t('sorry-page-do-anyway');
    return [
      { id: 'cancel', label: t('table-cancel'), run: () => void this.drop() },
      { id: 'confirm', label, isPrimary: true, run: () => void this.#act(asking) },
    ];
  }

  /** A swap is a choice like passing, and looks like one. */
  #passButton(): ActionButton[] {
    if (!this.#mayPass) return [];
    const pass = { id: 'pass', label: t('sorry-page-pass'), run: () => void this.pass() };
    if (this.subject !== null) return [pass];
    const [first] = this.subjects;
    return first === undefined ? [pass] : [pass, { id: 'swap', label: t('sorry-page-swap'), run: () => this.touch(first) }];
  }

  #discardButton(): ActionButton[] {
    const { card } = this;
    if (!this.mayDiscard) return [];
    const blocked = card === null ? t('sorry-page-tap-card') : null;
    return [{ id: 'discard', label: card === null ? t('sorry-page-discard-one') : t('sorry-page-discard', { card: cardName(card) }), blocked, run: () => card !== null && this.discard(card) }];
  }

  /** A pawn was chosen before the card, and the 7 could be split. */
  #splitButton(): ActionButton[] {
    const { subject } = this;
    const split = this.card === null && subject !== null && this.#uses.find((use) => use.type === 'split' && subjectsOf(use).includes(subject));
    return split ? [{ id: 'split', label: t('sorry-page-split'), run: () => this.#choose({ card: split.card }) }] : [];
  }

  #optionButtons(): ActionButton[] {
    if (this.subject === null) return [];
    const { options } = this;
    const shown = options.length > FEW ? options.filter(({ action }) => action.type !== 'swap') : options;
    const isOnly = shown.length === 1 && !this.#mayPass;
    return shown.map((option) => ({
      id: option.id,
      label: this.labels.labelOf(option),
      detail: this.labels.detailOf(option),
      ...(shown.length > FEW && { short: this.#short(option) }),
      isPrimary: isOnly,
      run: () => void this.take(option),
    }));
  }

  #short({ action, part }: Option): string {
    const steps = part?.steps ?? ('steps' in action ? action.steps : null);
    return this.card === null ? cardName(action.card) : String(steps ?? '');
  }

  #partButtons(part: Part): ActionButton[] {
    const undo = { id: 'undo', label: t('sorry-page-undo'), run: () => this.#undo(part) };
    const [whole] = this.subject === null ? [] : this.options;
    if (!whole) return [undo];
    const ends = this.#orders(part, this.subject!).map((order) => this.#option(order, this.subject!).said).map((said) => said && resultOf(said));
    const isBothWays = ends.length > 1 && ends.every((end) => end !== null) && ends[0] !== ends[1];
    const turn = { id: 'turn', label: t('sorry-page-other-order'), run: () => this.#choose({ isOtherFirst: !this.#now.isOtherFirst }) };
    const go = { id: whole.id, label: this.labels.labelOf(whole), detail: this.labels.detailOf(whole), isPrimary: true, run: () => void this.take(whole) };
    return [undo, ...(isBothWays ? [turn] : []), go];
  }

  suggest(action: unknown): void {
    const wished = action as Action;
    if (wished.type === 'pass') return this.at.tell(t('sorry-page-hint-pass'));
    if (wished.type === 'discard') {
      this.#choose({ card: wished.card, subject: null, part: null });
      return this.at.tell(t('sorry-page-hint-discard', { card: cardName(wished.card) }));
    }
    const card = this.#view.card === null ? wished.card : null;
    const part = wished.type === 'split' ? wished.first : null;
    const subject = wished.type === 'split' ? wished.second.pawn : subjectsOf(wished)[0]!;
    this.#choose({ card, part, subject, asking: null, isOtherFirst: false });
    this.aimed = optionId(wished, null);
    this.at.tell(t('sorry-page-hint', { what: this.labels.labelOf(this.#option(wished, subject)) }));
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    if (isWriting(event)) return false;
    if (event.key === 'Escape') return this.drop();
    if (/^[1-9]$/.test(event.key)) return this.#digit(Number(event.key));
    const isFree = !(event.target instanceof Element && event.target.closest('button, a, [role=button]'));
    if ((event.key === 'Enter' || event.key === ' ') && this.mustPass && isFree) {
      void this.pass();
      return true;
    }
    return false;
  }

  /** So many steps of a 7; else a card of the hand, else a pawn. */
  #digit(digit: number): boolean {
    const { options } = this;
    const isSplitting = this.subject !== null && options.some(({ part }) => part !== null);
    const step = options.find((option) => isSplitting && stepsOf(option) === digit);
    if (step) {
      void this.take(step);
      return true;
    }
    const { own } = this.#view;
    if (own && this.card === null) {
      const card = sorted(own.hand)[digit - 1];
      if (card !== undefined) this.tapCard(card);
      return card !== undefined;
    }
    const chip = this.rackPawns[digit - 1];
    const subject = chip === undefined ? null : this.subjectFor(chip.pawn);
    if (subject !== null) this.touch(subject);
    return subject !== null;
  }

  // The pawns on the wood

  /** One's own pawns, then one's partner's. */
  get rackPawns(): PawnView[] {
    const { seat } = this.at;
    if (seat === null) return [];
    const isOurs = (one: PawnView): boolean => this.#teamOf(one.pawn) === this.#ownTeam;
    return [...this.#view.pawns.filter((one) => one.seat === seat), ...this.#view.pawns.filter((one) => one.seat !== seat && isOurs(one))];
  }

  /** What touching the pawn means: itself, or its START, if it is the next to leave it. */
  subjectFor(pawn: string): string | null {
    if (this.subjects.includes(pawn)) return pawn;
    const colour = colourOf(pawn);
    const next = this.#view.pawns.find((one) => one.colour === colour && one.place === 'start');
    const start = startSubject(colour);
    return next?.pawn === pawn && this.subjects.includes(start) ? start : null;
  }
}

function nothingAt(moment: number): Chosen {
  return { moment, card: null, subject: null, part: null, isOtherFirst: false, asking: null, isSent: false };
}
