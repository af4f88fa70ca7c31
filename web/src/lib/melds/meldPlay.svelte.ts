/** The unfinished turn in a game of melds: the pieces picked, the steps tried, and the question asked before one. */

import { meldAt, type End } from '../pieces/Meld.svelte';
import type { ActionButton } from '../turn/ActionBar.svelte';
import { AppraisalCache } from '../turn/appraisalCache.svelte';
import { Confirmation, type Pending } from '../turn/confirmation.svelte';
import { Drafting } from '../turn/drafting.svelte';
import { dropHint } from '../turn/dropHint';
import type { At, HandTools, Play } from '../turn/game';
import { HandOrder, type Compare } from '../turn/handOrder.svelte';
import type { Advice } from '../turn/hints.svelte';
import type { PromptLine } from '../turn/Prompt.svelte';
import { runIf, turnKey } from '../turn/turnKeys';
import { announce } from '../ui/announce.svelte';
import { isWriting } from '../ui/keys';
import { t } from '../words/i18n';
import { whyNot } from '../words/refusals';

export interface MeldScene {
  view: { seat: number | null; own: object | null };
  news: object | null;
}

/** The ways to lay picked pieces down, the best first, or why there are none. */
export interface Laying<Option> {
  readonly ways: readonly Option[];
  readonly code: string | null;
}

export abstract class MeldPlay<
  Scene extends MeldScene,
  Action,
  Option,
  Appraisal extends object,
  Said extends Appraisal,
> implements Play {
  readonly draft: Drafting<Scene, Action, Appraisal>;
  readonly order: HandOrder;
  readonly confirmation: Confirmation<null>;
  /** The same pieces can be laid in several ways: the player has to choose one. */
  choice = $state.raw<readonly Option[]>([]);
  /** The meld that pieces are held above, and its end. */
  over = $state.raw<{ meld: number; end: End | 'any' } | null>(null);
  protected chosen = $state.raw<readonly string[]>([]);
  /** Appraisals of the picked pieces, after the steps tried. */
  protected readonly said: AppraisalCache<Action, Said>;
  #isRestored = false;

  constructor(
    protected readonly at: At<Scene, Action, Appraisal>,
    private readonly game: string,
    sorts: Record<string, Compare>,
  ) {
    this.draft = new Drafting(at);
    this.confirmation = new Confirmation(at);
    this.said = new AppraisalCache(
      () => JSON.stringify([at.decisionId, this.draft.tried]),
      // Only `questionOf` is asked here, and what is said of that is a `Said`.
      async (action) => ((await this.draft.ask(action))?.appraisal ?? null) as Said | null,
    );
    this.order = new HandOrder(game, () => at.sitting, sorts);
  }

  // What differs from game to game

  /** The pieces of the own hand, as the server has them. */
  abstract get held(): readonly string[];
  /** Pieces that are picked and still here. */
  abstract get picked(): readonly string[];
  abstract get isDrawing(): boolean;
  abstract get isPlaying(): boolean;
  abstract get actions(): ActionButton[];
  abstract choose(option: Option): void;
  abstract suggest(action: unknown): Promise<Advice>;
  /** The prompt while it is the player's turn, and while it is not. */
  protected abstract promptNow(): PromptLine;
  protected abstract promptOfOthers(): PromptLine;
  /** What to ask the server of picked pieces. */
  protected abstract questionOf(pieces: readonly string[]): Action;
  /** What the answer to it says of laying them down; null as long as it says nothing. */
  protected abstract get laying(): Laying<Option> | null;
  protected abstract discardOf(piece: string): Action;
  /** What speaks against a legal discard; null where nothing does. */
  protected abstract regretOf(piece: string, appraisal: Appraisal | null, run: () => void): Pending<null> | null;
  /** A step in words, for a screen reader; '' where there are none. */
  protected abstract inWords(action: Action): string;

  // What has been done of the turn

  get steps(): readonly Action[] {
    return this.draft.tried;
  }

  get doing(): unknown {
    return [this.steps, this.picked, this.choice.length, this.confirmation.now !== null];
  }

  /** The own hand in the order it is kept in. */
  get hand(): string[] {
    return this.order.arrange(this.held);
  }

  /** Nothing may be laid before something was drawn. */
  protected get mustDraw(): boolean {
    return this.isDrawing;
  }

  /** Escape would let something go. */
  protected get isHolding(): boolean {
    return this.picked.length > 0 || this.confirmation.now !== null;
  }

  // Picking

  /** Pick a piece of the hand, or put it back. */
  tap(piece: string): void {
    if (!this.at.mayAct) return;
    this.confirmation.drop();
    if (this.mustDraw) return void this.explain(this.discardOf(piece));
    this.pick(this.picked.includes(piece) ? this.picked.filter((one) => one !== piece) : [...this.picked, piece]);
  }

  pick(pieces: readonly string[]): void {
    this.chosen = pieces;
    if (this.isPlaying && pieces.length > 0) void this.said.ask(this.questionOf(pieces));
  }

  protected get saidOfPicked(): Said | null {
    return this.picked.length > 0 ? this.said.to(this.questionOf(this.picked)) : null;
  }

  /** Whether the server has said what can be done with the picked pieces. */
  get isJudged(): boolean {
    return this.saidOfPicked !== null;
  }

  /** Ways to lay the picked pieces as a meld of their own, the best first. */
  get downs(): readonly Option[] {
    return this.laying?.ways ?? [];
  }

  /** Why there are none. */
  get code(): string | null {
    return this.laying?.code ?? null;
  }

  /** Pieces are held above a target of the table. */
  hold(target: string | null): void {
    const onto = meldAt(target);
    this.over = onto && { meld: onto.meld, end: onto.end ?? 'any' };
  }

  /** Pieces were dropped on the table before any may be laid. */
  missed([piece]: readonly string[]): void {
    if (this.isDrawing && piece !== undefined) void this.explain(this.discardOf(piece));
    else dropHint(this.at);
  }

  /** Let everything go that has not been tried. */
  letGo(): void {
    this.confirmation.drop();
    this.choice = [];
    this.chosen = [];
  }

  // Trying and acting

  /** Try the only option, ask which of several is meant, or say why there is none. */
  protected offer(options: readonly Option[], code: string | null): void {
    const [only] = options;
    if (!only) this.warn(code);
    else if (options.length === 1) this.choose(only);
    else this.choice = options;
  }

  /** Discard a piece, which ends the turn; what the player may regret is asked for twice. */
  async discard(piece: string): Promise<void> {
    const action = this.discardOf(piece);
    if (!this.isPlaying) return this.isDrawing ? this.explain(action) : undefined;
    const answer = await this.draft.ask(action);
    if (!answer || !this.isPlaying) return;
    if (answer.code !== null) return this.at.refuse(answer.code, answer.facts);
    const run = (): void => this.endWith(piece, action);
    const pending = this.regretOf(piece, answer.appraisal, run);
    if (pending === null) return run();
    this.chosen = [piece];
    this.confirmation.ask(pending);
  }

  protected endWith(_piece: string, action: Action): void {
    void this.draft.take(action);
  }

  /** Do what a hint has shown: nothing is asked twice. */
  protected async follow(action: Action, isTried: boolean): Promise<void> {
    this.letGo();
    const attempt = isTried ? await this.draft.try(action) : 'reveals';
    if (attempt === 'reveals') await this.draft.take(action);
    if (attempt === 'tried') this.say(action);
  }

  protected say(action: Action): void {
    const words = this.inWords(action);
    if (words !== '') announce(words);
  }

  /** Say why the action is refused, in the server's words. */
  protected async explain(action: Action): Promise<void> {
    const answer = await this.draft.ask(action);
    if (answer?.code) this.at.refuse(answer.code, answer.facts);
  }

  protected warn(code: string | null): void {
    if (code !== null) this.at.warn(whyNot(this.game, code));
  }

  #step(move: () => void, said: string): void {
    this.letGo();
    move();
    announce(t(said));
  }

  /** The table changed. After a reload the steps are tried again, once; as long as they hold they stay shown. */
  keepUp(): void {
    if (this.at.mayAct && !this.#isRestored) {
      this.#isRestored = true;
      void this.draft.restore();
    }
    this.draft.keepShown();
  }

  // What is shown

  get prompt(): PromptLine {
    const { news, view } = this.at.scene;
    const isAsked = news === null && this.at.seat !== null && view.seat === this.at.seat;
    if (!isAsked) return this.promptOfOthers();
    return this.confirmation.now?.line ?? this.promptNow();
  }

  /** Undo and sort; null for a viewer without a hand. */
  get tools(): HandTools | null {
    if (!this.at.scene.view.own) return null;
    const { draft, order } = this;
    return {
      canUndo: draft.canUndo,
      canRedo: draft.canRedo,
      undo: () => this.#step(() => draft.undo(), 'table-undo'),
      redo: () => this.#step(() => draft.redo(), 'table-redo'),
      reset: () => this.#step(() => draft.drop(), 'table-reset'),
      sort: order.tool(this.game, () => this.at.move(() => order.sortNext(this.held))),
    };
  }

  key(event: KeyboardEvent): boolean {
    const isUsed = turnKey(event, this, (why) => this.at.warn(why));
    if (isUsed !== null) return isUsed;
    if (isWriting(event) || event.key !== 'Escape') return false;
    return runIf(this.isHolding, () => this.letGo());
  }
}
