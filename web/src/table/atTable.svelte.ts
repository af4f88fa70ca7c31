/** The place of this screen at a table: what it shows, what it may do, and what it says. */

import { announce } from '../lib/announce.svelte';
import type { ActionButton } from '../lib/ActionBar.svelte';
import type { Gesture } from '../lib/Gestures.svelte';
import { t } from '../lib/i18n';
import { peopleAt, type Person } from '../lib/people';
import type { PromptLine } from '../lib/Prompt.svelte';
import type { Refused, TableMessage } from '../lib/protocol';
import { refusalText } from '../lib/refusals';
import type { TableSocket } from '../lib/socket.svelte';
import { play as sound } from '../lib/sound';
import { Following } from './following.svelte';
import { seated, type AnyGame, type At, type Play, type Seen, type Tried } from './game';
import type { Passing } from './passing.svelte';

/** How long a notice stands, and how long a gesture is seen, in milliseconds. */
const NOTICED = 4_500;
const GESTURE = 2_600;
/** From then on an answer is slow. */
const SLOW = 400;
/** What a screen reader is not told: the seats show it. */
const QUIET = new Set(['laid', 'hand']);

export interface Screen {
  root: () => HTMLElement | null;
  isNarrow: () => boolean;
  isPhone: () => boolean;
}

export class AtTable implements At<{ view: unknown }, unknown> {
  readonly following: Following;
  readonly play: Play;
  /** What stands in the prompt for a while. */
  notice = $state<PromptLine | null>(null);
  /** A move has been on its way for longer than one expects. */
  isSending = $state(false);
  gestures = $state<Record<number, Gesture>>({});
  /** Hands whose result this person has looked at. */
  seenHands = $state(0);
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(
    readonly socket: TableSocket,
    readonly game: AnyGame,
    readonly pieces: Record<string, unknown>,
    readonly seat: number | null,
    private readonly screen: Screen,
    readonly passing: Passing,
  ) {
    this.following = new Following(game, pieces, socket.states.get(seat) as Seen<unknown, unknown, unknown>, { ...screen, told: socket.told.get(seat) ?? [] });
    this.following.onTold = (told) => this.#announce(told);
    this.play = game.play(this);
    this.seenHands = this.#owesALook() ? this.following.hand - 1 : this.following.hand;
    this.#stop = socket.listen((message) => this.#hear(message));
  }

  leave(): void {
    this.#stop();
    clearTimeout(this.#noticed);
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

  get people(): Person[] {
    return seated(this.game, this.state.view, peopleAt(this.table.seats.slice(0, this.#players), this.#you, t('you')));
  }

  /** Nobody is "you" on a result that all the people of one device look at. */
  get #you(): number[] {
    const isForAll = this.passing.isShared && (this.isOver || this.hasResult);
    return this.seat === null || isForAll ? [] : [this.seat];
  }

  get #players(): number {
    return this.game.sheet(this.state.view).totals.length;
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

  /** A hand is over and its result waits to be looked at. */
  get hasResult(): boolean {
    return !this.isBusy && this.state.outcome === null && this.following.hand > this.seenHands;
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

  get moment(): number {
    return this.state.moment;
  }

  /** The match waits for this person. */
  get isAwaited(): boolean {
    return this.seat !== null && this.state.to_act.includes(this.seat) && !this.isBusy && !this.isPaused && !this.hasResult;
  }

  get sitting(): string {
    return `${this.table.code}/${this.table.match}/${this.seat}`;
  }

  async act(...actions: unknown[]): Promise<void> {
    if (this.seat === null) return;
    const slow = setTimeout(() => (this.isSending = true), SLOW);
    const answer = await this.socket.act(this.seat, actions, this.state.n);
    clearTimeout(slow);
    this.isSending = false;
    if (answer.type === 'refused') this.#refused(answer);
  }

  async draft(actions: readonly unknown[]): Promise<Tried<unknown, unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.draft(this.seat, [...actions], this.state.n);
    return answer.type === 'drafted' ? answer : null;
  }

  async appraise(action: unknown): Promise<Record<string, unknown> | null> {
    return (await this.draft([action]))?.appraisal ?? null;
  }

  preview(view: unknown | null): void {
    this.following.preview(view);
  }

  move(change: () => void): void {
    this.following.move(change);
  }

  /** Ask for something around the match; a refusal is shown. */
  async ask(request: Promise<{ type: string }>): Promise<boolean> {
    const answer = await request;
    if (answer.type === 'refused') this.#refused(answer as Refused);
    return answer.type !== 'refused';
  }

  /** Ask what a good player would do. */
  async hint(): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.socket.hint(this.seat);
    if (answer.type === 'refused') this.#refused(answer);
    else this.play.suggest(answer.action);
  }

  skip(): void {
    this.following.showing.skip();
  }

  react(gesture: Gesture): void {
    if (this.seat !== null) this.socket.react(this.seat, gesture);
  }

  seen(): void {
    this.seenHands = this.following.hand;
    for (const seat of this.passing.own) this.socket.seen(seat);
    // Everybody has looked at the sheet: the new hand is for one of them alone.
    if (this.passing.isShared) this.passing.fall();
  }

  /** Everybody on this device wants another match. The host's first yes opens the lobby: from there it starts. */
  async rematch(): Promise<void> {
    const seats = this.seat === null ? [null] : this.passing.own;
    for (const seat of seats) if (!(await this.ask(this.socket.rematch(seat)))) return;
    if (this.passing.isShared && this.table.host && this.#isAgreed) await this.ask(this.socket.start());
  }

  get #isAgreed(): boolean {
    const others = this.table.seats.filter(({ kind, present }, seat) => kind === 'person' && present && !this.passing.own.includes(seat));
    return this.table.phase === 'lobby' && this.table.problem === null && others.every(({ again }) => again);
  }

  // What is said

  warn(text: string): void {
    this.#notify({ tone: 'bad', strong: '', text });
  }

  tell(text: string): void {
    this.#notify({ tone: 'mine', strong: '', text });
  }

  #notify(line: PromptLine): void {
    this.notice = line;
    announce(line.text ?? '', { urgent: true });
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.notice = null), NOTICED);
  }

  get prompt(): PromptLine {
    if (this.notice !== null) return this.notice;
    if (this.isSending) return { tone: 'calm', strong: t('table-sending'), text: t('table-sending-wait') };
    if (this.isPaused) return { tone: 'calm', strong: t('table-paused'), text: t(this.table.host ? 'table-paused-host' : 'table-paused-wait') };
    return this.play.prompt;
  }

  get actions(): ActionButton[] {
    if (this.isBusy) return [{ id: 'skip', label: t('table-skip'), run: () => this.skip() }];
    if (this.isPaused) return this.table.host ? [{ id: 'go-on', label: t('table-go-on'), isPrimary: true, run: () => void this.ask(this.socket.pause(false)) }] : [];
    return [...this.#again(), ...this.#standIns(), ...this.#passOn(), ...this.play.actions];
  }

  #again(): ActionButton[] {
    const hasMore = this.game.again(this.state, this.pieces, this.following.tempo).length > 0;
    return hasMore ? [{ id: 'again', label: t('table-last-turn'), run: () => this.following.again() }] : [];
  }

  /** Somebody is awaited who has been gone for a while: a bot may play on. */
  #standIns(): ActionButton[] {
    if (this.seat === null) return [];
    const gone = this.state.to_act.find((seat) => this.table.seats[seat]?.may_stand_in && !this.table.seats[seat]?.stand_in);
    if (gone === undefined) return [];
    return [{ id: 'stand-in', label: t('table-stand-in', { player: this.people[gone]?.name ?? '' }), run: () => this.standIn(gone) }];
  }

  /** Somebody has taken the device who is not asked, and another one of its people is. */
  #passOn(): ActionButton[] {
    const asked = this.passing.own.find((seat) => seat !== this.seat && this.passing.isAsked(seat));
    if (asked === undefined || this.passing.isAsked(this.seat ?? -1)) return [];
    return [{ id: 'pass', label: t('table-pass-to', { player: this.people[asked]?.name ?? '' }), run: () => this.passing.fall() }];
  }

  standIn(seat: number, level: string | null = 'medium'): void {
    void this.ask(this.socket.bot(seat, level));
  }

  // What is heard

  #hear(message: TableMessage): void {
    if (message.type === 'reacted') this.#gesture(message.seat, message.reaction);
    if (message.type === 'state' && message.seat === this.seat && message.history) this.seenHands = Math.min(this.seenHands, message.hand);
    this.following.hear(message, this.seat);
  }

  #gesture(seat: number, gesture: Gesture): void {
    this.gestures = { ...this.gestures, [seat]: gesture };
    announce(t('table-reacted', { player: this.people[seat]?.name ?? '', gesture }));
    setTimeout(() => {
      const { [seat]: _, ...others } = this.gestures;
      this.gestures = others;
    }, GESTURE);
  }

  #announce(told: readonly unknown[]): void {
    for (const event of told) {
      if (QUIET.has((event as { type: string }).type)) continue;
      const text = this.game.words.event(event, this.people);
      if (text) announce(text);
    }
  }

  #refused({ code, facts }: Refused): void {
    this.refuse(code, facts);
  }

  refuse(code: string, facts: Record<string, unknown>): void {
    const seat = facts['seat'];
    const player = typeof seat === 'number' ? (this.people[seat]?.name ?? '') : '';
    if (code !== 'left') this.warn(refusalText(code, { reason: '', ...(this.game.words.facts?.(facts) ?? facts), player }, this.game.id));
  }

  #owesALook(): boolean {
    const isWaitedFor = this.seat !== null && this.table.waiting.includes(this.seat);
    return this.table.phase === 'result' && isWaitedFor && this.following.hand > 0;
  }

  /** The person's turn has come: one sound, and words for who cannot see it. */
  yourTurn(): void {
    sound('turn', { isPhone: this.screen.isPhone() });
    const { strong, text } = this.play.prompt;
    announce([strong, text].filter(Boolean).join('. '), { urgent: true });
  }
}
