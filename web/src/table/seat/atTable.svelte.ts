/** The place of this screen at a table: what it shows, what it may do, and what it says. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import type { Gesture } from '../../lib/people/Gestures.svelte';
import type { MatchTime } from '../../lib/turn/matchTime.svelte';
import type { Person } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { Refused, TableMessage } from '../../lib/net/protocol';
import type { TableSocket } from '../../lib/net/socket.svelte';
import type { AnyGame, Appraised, At, Play, Seen, Tried } from '../../lib/turn/game';
import { buzz, play as sound } from '../../lib/device/sound';
import { announce } from '../../lib/ui/announce.svelte';
import { isWriting } from '../../lib/ui/keys';
import { t } from '../../lib/words/i18n';
import { refusalText } from '../../lib/words/refusals';
import { absence } from './absence';
import { Following } from './following.svelte';
import { HandResults } from './handResults.svelte';
import type { Hotseat } from './hotseat.svelte';
import { Notice } from './notice.svelte';
import { playersOf } from './players';
import { ShownGestures } from './shownGestures.svelte';
import { TableButtons } from './tableButtons.svelte';
import { TableHints } from './tableHints.svelte';

/** From then on an answer is slow, in milliseconds. */
const SLOW = 400;
/** What a screen reader is not told: the seats show it. */
const QUIET = new Set(['laid', 'hand']);

export interface Screen {
  root: () => HTMLElement | null;
  isNarrow: () => boolean;
  isPhone: () => boolean;
  /** What is tried and sorted is remembered under this name; if there is none, for the seat in its match. */
  sitting?: string;
}

/** Made anew for every match and every seat. */
export class AtTable implements At<{ view: unknown }, unknown> {
  readonly following: Following;
  readonly play: Play;
  readonly notice = new Notice();
  readonly gestures = new ShownGestures();
  readonly hints = new TableHints(this);
  readonly buttons = new TableButtons(this);
  readonly results: HandResults;
  /** A move has been on its way for longer than one expects. */
  isSending = $state(false);
  readonly #match: number | null;
  #stop: () => void;

  constructor(
    readonly socket: TableSocket,
    readonly game: AnyGame,
    readonly pieces: Record<string, unknown>,
    readonly seat: number | null,
    protected readonly screen: Screen,
    readonly hotseat: Hotseat,
  ) {
    this.#match = socket.match;
    this.following = new Following(game, pieces, socket.stateOf(seat) as Seen<unknown, unknown, unknown>, {
      ...screen,
      told: socket.told.get(seat) ?? [],
    });
    this.following.time.run(socket.table?.phase === 'playing');
    this.following.onTold = (told) => this.#announce(told);
    this.results = new HandResults(socket, this.following, hotseat, seat);
    this.play = game.play(this);
    this.#stop = socket.listen((message) => this.#hear(message));
  }

  leave(): void {
    this.#stop();
    this.notice.end();
  }

  // What is seen

  get table() {
    return this.socket.table!;
  }

  get state() {
    return this.following.state;
  }

  get scene(): { view: unknown } {
    return this.following.showing.scene;
  }

  get newest(): unknown {
    return this.state.view;
  }

  get time(): MatchTime {
    return this.following.time;
  }

  get people(): Person[] {
    // Nobody is "you" on a result that all the people of one device look at.
    const isForAll = this.hotseat.isShared && (this.isOver || this.hasResult);
    return playersOf(this.game, this.table, this.state, this.seat === null || isForAll ? [] : [this.seat]);
  }

  /** The same people by their names: nobody is “you”. */
  get everybody(): Person[] {
    return playersOf(this.game, this.table, this.state);
  }

  get isNarrow(): boolean {
    return this.screen.isNarrow();
  }

  get isBusy(): boolean {
    return this.following.showing.busy;
  }

  get isPaused(): boolean {
    return this.table.phase === 'paused';
  }

  /** The match is over and its end has been shown. */
  get isOver(): boolean {
    return this.state.outcome !== null && !this.isBusy;
  }

  get hasResult(): boolean {
    return this.results.isDue;
  }

  /** Nothing is left to look at: the device may be passed on. */
  get isDone(): boolean {
    return !this.isBusy && !this.isPaused && !this.hasResult && this.state.outcome === null;
  }

  // What may be done

  get mayAct(): boolean {
    return !this.isBusy && !this.isPaused && !this.isSending && this.state.may_act && this.state.outcome === null;
  }

  get legal(): readonly unknown[] {
    return this.mayAct ? (this.state.legal ?? []) : [];
  }

  get decisionId(): number {
    return this.state.decision_id;
  }

  /** The match waits for this person. */
  get isAwaited(): boolean {
    return (
      this.seat !== null && this.state.to_act.includes(this.seat) && !this.isBusy && !this.isPaused && !this.hasResult
    );
  }

  get sitting(): string {
    return this.screen.sitting ?? `${this.table.code}/${this.table.match}/${this.seat}`;
  }

  async act(...actions: unknown[]): Promise<boolean> {
    if (this.seat === null) return false;
    this.buttons.offersLesson = false;
    this.hints.drop();
    const slow = setTimeout(() => (this.isSending = true), SLOW);
    const answer = await this.socket.act(this.seat, actions, this.state.decision_id);
    clearTimeout(slow);
    this.isSending = false;
    if (answer.type === 'refused') this.refuse(answer.code, answer.facts);
    return answer.type !== 'refused';
  }

  async draft(actions: readonly unknown[]): Promise<Tried<unknown, unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.draft(this.seat, [...actions], this.state.decision_id);
    return answer.type === 'drafted' ? answer : null;
  }

  async appraise(action: unknown): Promise<unknown> {
    return (await this.appraiseAfter([], action))?.appraisal ?? null;
  }

  async appraiseAfter(tried: readonly unknown[], action: unknown): Promise<Appraised<unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.appraise(this.seat, [...tried, action], this.state.decision_id);
    if (answer.type !== 'appraised') return null;
    // An empty object on the wire: there is nothing to say.
    const isEmpty = Object.keys(answer.appraisal as object).length === 0;
    return { ...answer, appraisal: isEmpty ? null : answer.appraisal };
  }

  preview(view: unknown | null): void {
    this.following.preview(view);
  }

  move(change: () => void): void {
    this.endTouch();
    this.following.move(change);
  }

  /** Ask for something around the match; a refusal is shown. */
  async ask(request: Promise<{ type: string }>): Promise<boolean> {
    const answer = await request;
    if (answer.type !== 'refused') return true;
    const { code, facts } = answer as Refused;
    this.refuse(code, facts);
    return false;
  }

  /** Go to the end of what is being shown, and so do all other screens of the table. */
  skip(): void {
    if (this.seat !== null && !this.following.isAgain) this.socket.skip(this.seat, this.state.n);
    this.following.showing.skip();
  }

  react(gesture: Gesture): void {
    if (this.seat !== null) this.socket.react(this.seat, gesture);
  }

  standIn(seat: number, level: string | null = 'medium'): void {
    void this.ask(this.socket.bot(seat, level));
  }

  /** Everybody on this device wants another match, or does not any more. The host's yes starts it. */
  async rematch(on = true): Promise<void> {
    const seats = this.seat === null ? [null] : this.hotseat.own;
    for (const seat of seats) if (!(await this.ask(this.socket.rematch(seat, on)))) return;
  }

  /** The person touches something. */
  touch(_target: EventTarget | null): void {
    this.notice.touch();
  }

  endTouch(): void {
    this.notice.endTouch();
  }

  /** A key pressed at the table; whether it means anything here. */
  key(event: KeyboardEvent): boolean {
    const { line } = this.notice;
    if (['Enter', ' '].includes(event.key)) this.touch(event.target);
    const isSkip = this.isBusy && !isWriting(event) && ['Enter', ' ', 'Escape'].includes(event.key);
    if (isSkip) this.skip();
    const isUsed = isSkip || this.hints.key(event) || this.buttons.key(event) || this.play.key(event);
    if (isUsed && this.notice.line === line) this.notice.end();
    return isUsed;
  }

  // What is said

  get prompt(): PromptLine {
    if (this.notice.line !== null) return this.notice.line;
    if (this.isSending) return { tone: 'calm', strong: t('table-sending'), text: t('table-sending-wait') };
    if (this.isPaused)
      return {
        tone: 'calm',
        strong: t('table-paused'),
        text: t(this.table.host ? 'table-paused-host' : 'table-paused-wait'),
      };
    const missed = this.isAwaited ? null : absence(this.table, this.state.to_act);
    return missed ?? this.hints.prompt ?? this.play.prompt;
  }

  get actions(): ActionButton[] {
    return this.buttons.bar;
  }

  warn(text: string): void {
    this.notify({ tone: 'bad', strong: '', text });
  }

  tell(text: string): void {
    this.notify({ tone: 'mine', strong: '', text });
  }

  protected notify(line: PromptLine): void {
    this.hints.drop();
    this.notice.show(line);
  }

  refuse(code: string, facts: Record<string, unknown>): void {
    if (code !== 'left') this.warn(this.refusal(code, facts));
  }

  /** A refusal in the words of this game. */
  protected refusal(code: string, facts: Record<string, unknown>): string {
    const seat = facts['seat'];
    const player = typeof seat === 'number' ? (this.people[seat]?.name ?? '') : '';
    return refusalText(code, { reason: '', ...(this.game.words.facts?.(facts) ?? facts), player }, this.game.id);
  }

  /** The person's turn has come: one sound, a phone buzzes, and words for who cannot see it. */
  yourTurn(): void {
    sound('turn', { isPhone: this.screen.isPhone() });
    if (this.screen.isPhone()) buzz();
    const { strong, text } = this.play.prompt;
    announce([strong, text].filter(Boolean).join('. '), { urgent: true });
  }

  // What is heard

  #hear(message: TableMessage): void {
    // The first state of the next match: this place is about to be left.
    if (this.socket.match !== this.#match) return;
    if (message.type === 'state' && message.seat === this.seat && message.decision_id !== this.decisionId)
      this.notice.end();
    if (message.type === 'reacted') {
      const player = this.people[message.seat]?.name ?? '';
      announce(t('table-reacted', { player, gesture: message.reaction }));
    }
    this.gestures.hear(message);
    this.following.hear(message, this.seat);
  }

  #announce(told: readonly unknown[]): void {
    for (const event of told) {
      if (QUIET.has((event as { type: string }).type)) continue;
      const text = this.game.words.event(event, this.people);
      if (text) announce(text);
    }
  }
}
