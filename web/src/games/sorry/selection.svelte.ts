/** What somebody has chosen of a turn of Sorry! so far, and what follows from it: pawns to touch, squares to go to. */

import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { capital, t } from '../../lib/words/i18n';
import { SendOnce } from '../../lib/turn/sendOnce.svelte';
import { settings } from '../../lib/device/settings.svelte';
import type { At } from '../../lib/turn/game';
import { colourOf, type Colour, type Place } from './board';
import { Labels } from './labels';
import { endOf, type Scene } from './scene';
import type { Action, Appraisal, Journey, Part, PawnView, Split } from './types';
import {
  bumpedBy,
  isUse,
  optionId,
  playOf,
  startOf,
  startSubject,
  stepsOf,
  subjectsOf,
  type Option,
  type Use,
} from './uses';
import { cardName } from './words';

/** How long a card that cannot be used is shown before it is passed, in milliseconds. */
export const PASSES_IN = 1_000;

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
  decisionId: number;
  card: string | null;
  /** The pawn, or the START, that was touched. */
  subject: string | null;
  /** The part of a 7 that is settled. */
  part: Part | null;
  isOtherFirst: boolean;
}

export class Selection {
  /** What a mouse points at. */
  pointed = $state<string | null>(null);
  /** The option that a mouse, a finger or the focus is at. */
  aimed = $state<string | null>(null);
  readonly labels: Labels;
  #chosen = $state.raw<Chosen>(nothingAt(-1));
  /** Something that may be regretted, such as sending back a pawn of one's own team. */
  protected readonly confirmation: Confirmation<Action>;
  /** What would happen: within a turn the answers stay the same. */
  readonly #answers: AppraisalCache<Action, Appraisal>;
  readonly #sending: SendOnce<Action>;

  constructor(protected readonly at: At<Scene, Action, Appraisal>) {
    this.confirmation = new Confirmation(at);
    this.#sending = new SendOnce(at);
    this.#answers = new AppraisalCache(
      () => at.decisionId,
      (action) => at.appraise(action),
    );
    this.labels = new Labels(at, () => this.card);
  }

  get seat(): number | null {
    return this.at.seat;
  }

  get doing(): unknown {
    const { card, subject, part, isOtherFirst } = this.now;
    return [card, subject, part, isOtherFirst, this.confirmation.now !== null];
  }

  // What is possible

  protected get view() {
    return this.at.scene.view;
  }

  protected get now(): Chosen {
    return this.#chosen.decisionId === this.at.decisionId ? this.#chosen : nothingAt(this.at.decisionId);
  }

  protected choose(changes: Partial<Chosen>): void {
    this.confirmation.drop();
    this.#chosen = { ...this.now, ...changes, decisionId: this.at.decisionId };
    this.aimed = null;
  }

  protected get legal(): readonly Action[] {
    return this.#sending.isSent ? [] : this.at.legal;
  }

  get isMine(): boolean {
    return this.legal.length > 0;
  }

  /** Nothing can be done with the card. */
  get mustPass(): boolean {
    return this.legal.length === 1 && this.legal[0]!.type === 'pass';
  }

  /** The turn is passed by itself after `PASSES_IN`. */
  get passesAlone(): boolean {
    return this.mustPass && settings.autoPass;
  }

  protected get mayPass(): boolean {
    return this.legal.some(({ type }) => type === 'pass');
  }

  get mayDiscard(): boolean {
    return this.legal.some(({ type }) => type === 'discard');
  }

  /** The card that is used: the one turned up, or the one chosen from the hand. */
  get card(): string | null {
    return this.view.card ?? this.now.card;
  }

  /** All uses of the card; of every card, as long as none is chosen. */
  protected get uses(): Use[] {
    const { card } = this;
    return this.legal.filter(isUse).filter((use) => card === null || use.card === card);
  }

  // The pawn

  /** What may be touched first: pawns, STARTs a pawn can leave, and pawns that can be hit. */
  get subjects(): string[] {
    const { part } = this.now;
    if (part)
      return [
        ...new Set(
          this.#wholes(part).map(({ first, second }) => (first.pawn === part.pawn ? second.pawn : first.pawn)),
        ),
      ];
    const all = [...new Set(this.uses.flatMap(subjectsOf))];
    // Before a card is chosen, whom it could hit would only be in the way.
    return this.card === null
      ? all.filter((subject) => startOf(subject) !== null || this.teamOf(subject) === this.ownTeam)
      : all;
  }

  /** The one chosen; where there is only one, it need not be. */
  get subject(): string | null {
    const { subject } = this.now;
    const { subjects } = this;
    if (subject !== null && subjects.includes(subject)) return subject;
    const isOnly = subjects.length === 1 || (!this.now.part && this.uses.length === 1);
    return isOnly && this.card !== null ? subjects[0]! : null;
  }

  /** Whose ways are shown: the one chosen, else the one pointed at. */
  get #looked(): string | null {
    return this.subject ?? (this.pointed !== null && this.subjects.includes(this.pointed) ? this.pointed : null);
  }

  get part(): Part | null {
    return this.now.part;
  }

  /** The 7s that begin as it was settled, in either order. */
  #wholes({ pawn, steps }: Part): Split[] {
    const isIt = (one: Part): boolean => one.pawn === pawn && one.steps === steps;
    return this.uses.filter((use) => use.type === 'split').filter(({ first, second }) => isIt(first) || isIt(second));
  }

  /** The way of the pawn whose part of a 7 is settled. */
  get settled(): Journey | null {
    const { part } = this.now;
    const said =
      part &&
      this.#wholes(part)
        .map((whole) => this.answerTo(whole))
        .find((answer) => answer !== null);
    return said?.journeys.find(({ pawn }) => pawn === part?.pawn) ?? null;
  }

  /** What another pawn has to go. */
  protected left(part: Part): number {
    const [whole] = this.#wholes(part);
    if (!whole) return 0;
    return whole.first.pawn === part.pawn ? whole.second.steps : whole.first.steps;
  }

  /** Touch a pawn or a START: the first time to look, the second time to let go. */
  touch(subject: string): void {
    if (!this.subjects.includes(subject)) return;
    const isAgain = this.now.subject === subject;
    this.choose({ subject: isAgain ? null : subject, isOtherFirst: false });
  }

  point(subject: string | null): void {
    this.pointed = subject;
  }

  aim(option: string | null): void {
    this.aimed = option;
  }

  /** Take back the last step: the question, the pawn, the part of a 7, the card. */
  drop(): boolean {
    const { subject, part, card } = this.now;
    if (this.confirmation.drop()) return true;
    if (part && subject !== null && this.subjects.length > 1) this.choose({ subject: null });
    else if (part) this.undo(part);
    else if (subject !== null) this.choose({ subject: null });
    else if (card !== null) this.choose({ card: null });
    else return false;
    return true;
  }

  // The card of a hand

  /** Cards of the hand that something can be done with. */
  get usable(): string[] {
    return [...new Set(this.legal.flatMap((action) => ('card' in action ? [action.card] : [])))];
  }

  get chosenCard(): string | null {
    return this.now.card;
  }

  tapCard(card: string): void {
    if (!this.isMine) return;
    if (!this.usable.includes(card)) return this.at.warn(t('sorry-page-unusable', { card: cardName(card) }));
    const isAgain = this.now.card === card;
    this.choose({ card: isAgain ? null : card, part: null, subject: isAgain ? null : this.now.subject });
  }

  // Where it would go

  /** What can be done with the pawn that is looked at. */
  get options(): Option[] {
    const subject = this.#looked;
    if (subject === null) return [];
    return this.now.part ? this.#rest(subject, this.now.part) : this.#ways(subject);
  }

  #ways(subject: string): Option[] {
    const found = new Map<string, Option>();
    for (const use of this.uses) {
      if (!subjectsOf(use).includes(subject)) continue;
      // Without a card chosen, splitting would hide everything else.
      if (use.type === 'split' && this.card === null) continue;
      const option = this.option(use, subject);
      const isBetter = use.type === 'split' && use.first.pawn === subject;
      if (!found.has(option.id) || isBetter) found.set(option.id, option);
    }
    return [...found.values()].sort((one, other) => stepsOf(one) - stepsOf(other));
  }

  /** The settled part and the rest of this pawn, in the order they were chosen and the other way round. */
  protected orders(part: Part, subject: string): Split[] {
    const wholes = this.#wholes(part).filter(({ first, second }) => first.pawn === subject || second.pawn === subject);
    return wholes.sort((one) => (one.first.pawn === part.pawn ? -1 : 1));
  }

  #rest(subject: string, part: Part): Option[] {
    const orders = this.orders(part, subject);
    const whole = this.now.isOtherFirst ? orders.at(-1) : orders[0];
    return whole ? [{ ...this.option(whole, subject), id: `rest-${subject}`, part: null }] : [];
  }

  protected option(action: Use, subject: string): Option {
    const said = this.answerTo(action);
    const part = action.type === 'split' ? (action.first.pawn === subject ? action.first : action.second) : null;
    const mover = action.type === 'start' || action.type === 'sorry' ? null : subject;
    const journey = said?.journeys.find(({ pawn }) => mover === null || pawn === mover) ?? null;
    return { id: optionId(action, part), subject, action, part, said, journey };
  }

  /** What the server has said of the action, if it was asked. */
  protected answerTo(action: Action): Appraisal | null {
    return this.#answers.to(action);
  }

  protected appraise(action: Action): Promise<Appraisal | null> {
    return this.#answers.ask(action);
  }

  /** The ways that the pawns would go if a hint were followed; null while none is shown. */
  get proposed(): readonly Journey[] | null {
    const action = this.at.hints?.proposed?.action;
    return action && isUse(action) ? (this.answerTo(action)?.journeys ?? []) : null;
  }

  /** What a hint points at: pawns, and cards of the hand. */
  get hinted(): readonly string[] {
    return this.at.hints?.pieces ?? [];
  }

  /** Ask what would happen with each of the options; within a turn the answers stay the same. */
  async inquire(): Promise<void> {
    const { part } = this.now;
    const orders = part && this.subject !== null ? this.orders(part, this.subject) : [];
    const unknown = [...this.options.filter(({ said }) => said === null).map(({ action }) => action), ...orders];
    await Promise.all(unknown.map((action) => this.#answers.ask(action)));
  }

  // Doing it

  /** Go there; for a part of a 7, settle it and ask for the other pawn. */
  async take(option: Option): Promise<void> {
    if (option.part) return this.#settle(option.part);
    const { decisionId } = this.at;
    const said = await this.#answers.ask(option.action);
    if (decisionId !== this.at.decisionId || !this.isMine) return;
    const isVoluntary = new Set(this.legal.map(playOf)).size > 1;
    if (said && isVoluntary && this.#hurt(said).length > 0) this.#askAgain(option.action, said);
    else await this.act(option.action);
  }

  #settle(part: Part): void {
    this.choose({ part, subject: null, isOtherFirst: false });
  }

  async pass(): Promise<void> {
    const found = this.legal.find(({ type }) => type === 'pass');
    if (found) await this.act(found);
  }

  /** Throwing a card away is asked about once more. */
  discard(card: string): void {
    const found = this.legal.find((action) => action.type === 'discard' && action.card === card);
    if (!found) return;
    this.confirmation.ask({
      about: found,
      line: { tone: 'bad', strong: t('sorry-page-sure'), text: t('sorry-page-sure-discard', { card: cardName(card) }) },
      label: t('sorry-page-discard', { card: cardName(card) }),
      run: () => void this.act(found),
    });
  }

  #askAgain(action: Action, said: Appraisal): void {
    const hurt = this.#hurt(said);
    const text = capital(t('sorry-page-sure-bump', { count: hurt.length, pawns: this.labels.pawnsOf(hurt) }));
    this.confirmation.ask({
      about: action,
      line: { tone: 'bad', strong: t('sorry-page-sure'), text },
      label: t('sorry-page-do-anyway'),
      run: () => void this.act(action),
    });
  }

  protected act(action: Action): Promise<void> {
    this.confirmation.drop();
    return this.#sending.send(action);
  }

  /** Pawns of one's own team that would be sent back. */
  #hurt({ journeys }: Appraisal): string[] {
    return bumpedBy(journeys).filter((pawn) => this.teamOf(pawn) === this.ownTeam);
  }

  protected get ownTeam(): number | undefined {
    return this.at.seat === null ? undefined : this.view.seats[this.at.seat]?.team;
  }

  protected teamOf(pawn: string): number | undefined {
    const owner = this.#pawn(pawn)?.seat;
    return owner === undefined ? undefined : this.view.seats[owner]?.team;
  }

  #pawn(pawn: string): PawnView | undefined {
    return this.view.pawns.find((one) => one.pawn === pawn);
  }

  // What can be touched on the board

  get picks(): Pick[] {
    if (!this.isMine || this.confirmation.now) return [];
    const subjects = this.subjects.map((subject) => this.#subjectPick(subject));
    const looked = this.subject === null ? [] : this.options.flatMap((option) => this.#goalPick(option));
    return [...this.#heldPick(), ...subjects, ...looked];
  }

  /** The pawn whose part of a 7 is settled: a touch takes it back. */
  #heldPick(): Pick[] {
    const { part } = this.now;
    if (!part) return [];
    const label = `${t('table-undo')}: ${this.labels.pawnName(part.pawn)}`;
    return [
      {
        id: part.pawn,
        kind: 'held',
        colour: colourOf(part.pawn),
        place: this.#pawn(part.pawn)!.place,
        pawn: part.pawn,
        label,
        isChosen: false,
        run: () => this.undo(part),
      },
    ];
  }

  protected undo(part: Part): void {
    this.choose({ part: null, subject: part.pawn, isOtherFirst: false });
  }

  #subjectPick(subject: string): Pick {
    const colour = startOf(subject);
    const isChosen = this.subject === subject;
    const run = (): void => this.#touchOrTake(subject);
    if (colour !== null) {
      const pawn = this.view.pawns.find((one) => one.colour === colour && one.place === 'start')?.pawn ?? null;
      return {
        id: subject,
        kind: 'start',
        colour,
        place: 'start',
        pawn,
        label: t('sorry-page-pick-start', { colour }),
        isChosen,
        run,
      };
    }
    const place = this.#pawn(subject)?.place ?? 'start';
    const isOwn = this.teamOf(subject) === this.ownTeam;
    return {
      id: subject,
      kind: 'pawn',
      colour: colourOf(subject),
      place,
      pawn: isOwn ? subject : null,
      label: this.labels.pawnName(subject),
      isChosen,
      run,
    };
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
      return [
        {
          id: option.id,
          kind: 'target',
          colour: target.colour,
          place: target.place,
          pawn: null,
          label,
          isChosen: false,
          run,
        },
      ];
    }
    if (!journey) return [];
    return [
      {
        id: option.id,
        kind: 'square',
        colour: colourOf(journey.pawn),
        place: this.#goalOf(option, journey),
        pawn: null,
        label,
        isChosen: false,
        run,
      },
    ];
  }

  /** The square to touch: where the pawn comes to rest, unless another way leads there too. */
  #goalOf(option: Option, journey: Journey): Place {
    const end = endOf(journey);
    const isShared = this.options.some(
      (other) =>
        other.id !== option.id && other.journey && (endOf(other.journey) === end || other.journey.steps.at(-1) === end),
    );
    return isShared ? journey.steps.at(-1)! : end;
  }

  // The pawns on the wood

  /** One's own pawns, then one's partner's. */
  get rackPawns(): PawnView[] {
    const { seat } = this.at;
    if (seat === null) return [];
    const isOurs = (one: PawnView): boolean => this.teamOf(one.pawn) === this.ownTeam;
    return [
      ...this.view.pawns.filter((one) => one.seat === seat),
      ...this.view.pawns.filter((one) => one.seat !== seat && isOurs(one)),
    ];
  }

  /** Touch a pawn on the wood; one that can do nothing says so. */
  touchPawn(pawn: string): void {
    const subject = this.subjectFor(pawn);
    if (subject !== null) this.touch(subject);
    else if (this.isMine) this.at.warn(t('sorry-page-idle'));
  }

  /** What touching the pawn means: itself, or its START, if it is the next to leave it. */
  subjectFor(pawn: string): string | null {
    if (this.subjects.includes(pawn)) return pawn;
    const colour = colourOf(pawn);
    const next = this.view.pawns.find((one) => one.colour === colour && one.place === 'start');
    const start = startSubject(colour);
    return next?.pawn === pawn && this.subjects.includes(start) ? start : null;
  }
}

function nothingAt(decisionId: number): Chosen {
  return { decisionId, card: null, subject: null, part: null, isOtherFirst: false };
}
