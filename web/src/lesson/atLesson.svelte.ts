/** The place of a learner: a seat at a table at which one thing is asked, and a wrong try costs nothing. */

import type { ActionButton } from '../lib/turn/ActionBar.svelte';
import { announce } from '../lib/ui/announce.svelte';
import { has, t } from '../lib/words/i18n';
import type { PromptLine } from '../lib/turn/Prompt.svelte';
import { randomHex } from '../lib/device/random';
import type { TableSocket } from '../lib/net/socket.svelte';
import { play as sound } from '../lib/device/sound';
import type { Mark } from '../table/frame/Marks.svelte';
import { AtTable, type Screen } from '../table/seat/atTable.svelte';
import type { AnyGame, Appraised, Tried } from '../lib/turn/game';
import { Hotseat } from '../table/seat/hotseat.svelte';

/** What a learner may do beside playing. */
export interface Ways {
  skip: () => void;
  show: () => void;
  next: () => void;
}

export class AtLesson extends AtTable {
  readonly isLesson = true;
  /** Why the last try was not what is asked. */
  wrong = $state<string | null>(null);
  /** Something was tried in vain: the rest may be shown. */
  hasErred = $state(false);
  /** What was tried in vain, until something else is touched. */
  tried = $state.raw<readonly Mark[]>([]);
  /** What was asked in place of it: an action, as far as the server has said so. */
  asked = $state.raw<unknown>(null);
  /** What the server judged last, and what it would have asked for instead. */
  #judged: { action: unknown; asked: unknown } | null = null;
  /** The piece or pile that was touched last. */
  #touched: HTMLElement | null = null;
  /** The id of the scene's words. */
  readonly words: string;
  /** What the game says as long as nothing has been begun. */
  #untouched = '';

  constructor(
    socket: TableSocket,
    game: AnyGame,
    pieces: Record<string, unknown>,
    screen: Screen,
    private readonly ways: Ways,
  ) {
    // Each time a place of its own: nothing is left of what was tried before a scene began anew.
    const sitting = `lesson/${randomHex(8)}`;
    super(socket, game, pieces, socket.seat, { ...screen, sitting }, new Hotseat(socket));
    const { scenes, scene } = socket.lesson!;
    this.words = `${game.id}-lesson-${scenes[scene]}`;
    this.following.time.run(false);
    this.#untouched = said(this.play.prompt);
  }

  // Where the scene stands

  /** All that was asked has been done and shown. */
  get isFinished(): boolean {
    return this.socket.lesson!.done && !this.isBusy;
  }

  get isLast(): boolean {
    const { scene, scenes } = this.socket.lesson!;
    return scene === scenes.length - 1;
  }

  override get mayAct(): boolean {
    return super.mayAct && !this.socket.lesson!.done;
  }

  override get isAwaited(): boolean {
    return super.isAwaited && !this.socket.lesson!.done;
  }

  // What is tried

  override async act(...actions: unknown[]): Promise<boolean> {
    this.#judge(actions, {});
    return this.#after(await super.act(...actions));
  }

  override async draft(actions: readonly unknown[]): Promise<Tried<unknown, unknown> | null> {
    const answer = await super.draft(actions);
    this.#judge(actions, answer?.facts ?? {});
    this.#after(answer !== null && answer.code === null);
    return answer;
  }

  override async appraiseAfter(tried: readonly unknown[], action: unknown): Promise<Appraised<unknown> | null> {
    const answer = await super.appraiseAfter(tried, action);
    this.#judge([action], answer?.facts ?? {});
    return answer;
  }

  #judge(actions: readonly unknown[], facts: Record<string, unknown>): void {
    this.#judged = { action: actions.at(-1), asked: facts['asked'] ?? null };
  }

  /** What was right leaves no marks. */
  #after(isRight: boolean): boolean {
    if (isRight) [this.tried, this.asked] = [[], null];
    return isRight;
  }

  /** A piece, a pile or anything else is touched: what was tried before is put away. */
  override touch(target: EventTarget | null): void {
    super.touch(target);
    const element = target instanceof Element ? target : null;
    this.#touched = element?.closest<HTMLElement>('[data-card], [data-tile], .cloth [data-action]') ?? null;
    this.tried = [];
  }

  /** Where what is asked would be done. */
  get places(): readonly string[] {
    if (this.asked === null || this.isFinished) return [];
    return this.game.marks?.(this.asked, this.state.view).places ?? [];
  }

  #mark(action: unknown, asked: unknown): void {
    const pieces = action == null ? [] : (this.game.marks?.(action, this.state.view).pieces ?? []);
    this.tried = pieces.length > 0 || this.#touched === null ? pieces : [this.#touched];
    this.asked = asked;
  }

  // What is said

  /** The paper beside the table: why it is done, why a try was wrong, or what has come of it. */
  get paper(): { title: string; text: string } {
    if (this.isFinished) return { title: this.#own('title', 'lesson-well'), text: t(`${this.words}-done`) };
    if (this.wrong !== null) return { title: this.#own('look', 'lesson-look'), text: this.wrong };
    return { title: t('lesson-why'), text: t(`${this.words}-why`) };
  }

  /** What the scene says itself, or what all of them say. */
  #own(word: string, common: string): string {
    const own = `${this.words}-${word}`;
    return t(has(own) ? own : common);
  }

  /** The task stands in the prompt until a turn is begun; from then on the game says how to go on. */
  override get prompt(): PromptLine {
    if (this.isFinished) return { tone: 'ok', strong: t('lesson-right'), text: this.#own('so', 'lesson-go-on') };
    const isUntouched = said(this.play.prompt) === this.#untouched;
    if (this.isBusy || this.notice.line !== null || this.isSending || !isUntouched) return super.prompt;
    return { tone: 'mine', strong: t('lesson-your-turn'), text: t(`${this.words}-task`) };
  }

  override get actions(): ActionButton[] {
    if (this.isBusy) return super.actions;
    if (this.isFinished) {
      const label = t(this.isLast ? 'lesson-finish' : 'lesson-next');
      return [{ id: 'next', label, isPrimary: true, run: this.ways.next }];
    }
    const shows: ActionButton = { id: 'show', label: t('lesson-show'), run: this.ways.show };
    return [
      { id: 'skip-scene', label: t('lesson-skip'), isQuiet: true, run: this.ways.skip },
      ...(this.hasErred ? [shows] : []),
      ...(this.play.actions.length > 0 ? this.play.actions : [this.#notYet]),
    ];
  }

  /** Where the task is done on the cloth, the way on is seen already; tapped, it says what is to be done. */
  get #notYet(): ActionButton {
    const label = t(this.isLast ? 'lesson-finish' : 'lesson-next');
    return { id: 'not-yet', label, isPrimary: true, blocked: t(`${this.words}-task`), run: () => {} };
  }

  override refuse(code: string, facts: Record<string, unknown>): void {
    if (code === 'left') return;
    if (facts['asked'] !== undefined && this.#judged) this.#judged.asked = facts['asked'];
    this.warn(code === 'not_asked' ? this.#notAsked(String(facts['word'] ?? '')) : this.refusal(code, facts));
  }

  /** What cannot be done is a try in vain too, also where the page knows it without asking. */
  override warn(why: string): void {
    this.hasErred = true;
    this.wrong = why;
    this.#mark(this.#judged?.action, this.#judged?.asked ?? null);
    this.#judged = null;
    this.notify({ tone: 'mine', strong: t('lesson-almost'), text: this.#own('again', 'lesson-try-again') });
    announce(`${t('lesson-almost')}. ${plain(this.wrong)}`, { urgent: true });
  }

  #notAsked(word: string): string {
    const ids = [`${this.words}-wrong-${word}`, `${this.words}-wrong`];
    return t(ids.find(has) ?? 'refused-not_asked');
  }

  /** Words for who cannot see the task and its reason. */
  override yourTurn(): void {
    sound('turn', { isPhone: this.screen.isPhone() });
    const said = [this.prompt.strong, t(`${this.words}-task`), t(`${this.words}-why`)];
    announce(plain(said.join('. ')), { urgent: true });
  }

  sayDone(): void {
    announce(plain([t('lesson-right'), t(`${this.words}-done`)].join('. ')), { urgent: true });
  }
}

/** Without the asterisks round what stands out on the paper. */
function plain(text: string): string {
  return text.replaceAll('*', '');
}

function said({ strong, text }: PromptLine): string {
  return `${strong} ${text ?? ''}`;
}
