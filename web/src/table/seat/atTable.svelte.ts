/** The place of this screen at a table: what it shows, what it may do, and what it says. */

import { announce } from '../../lib/ui/announce.svelte';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import type { Gesture } from '../../lib/people/Gestures.svelte';
import { t, type Words } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import type { MatchTime } from '../../lib/turn/matchTime.svelte';
import { namesOf, peopleAt, played, type Person } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { Refused, TableMessage } from '../../lib/net/protocol';
import { refusalText } from '../../lib/words/refusals';
import { router } from '../../lib/ui/router.svelte';
import type { TableSocket } from '../../lib/net/socket.svelte';
import { buzz, play as sound } from '../../lib/device/sound';
import { absence } from './absence';
import { Following } from './following.svelte';
import { seated, type AnyGame, type Appraised, type At, type Play, type Seen, type Tried } from '../../lib/turn/game';
import { Hints } from '../../lib/turn/hints.svelte';
import type { Hotseat } from './hotseat.svelte';

/** How long a notice stands, and how long a gesture is seen, in milliseconds. */
const NOTICED = 4_500;
const GESTURE = 2_600;
/** From then on an answer is slow. */
const SLOW = 400;
/** How often, and how long after one another, a review is asked for that is being worked out; in milliseconds. */
const REVIEW_TRIES = 20;
const REVIEW_PAUSE = 3_000;
/** What a screen reader is not told: the seats show it. */
const QUIET = new Set(['laid', 'hand']);

interface Reason {
  code: string;
  facts: Record<string, unknown>;
}

export interface Screen {
  root: () => HTMLElement | null;
  isNarrow: () => boolean;
  isPhone: () => boolean;
  /** What is tried and sorted is remembered under this name; if there is none, for the seat in its match. */
  sitting?: string;
}

export class AtTable implements At<{ view: unknown }, unknown> {
  readonly following: Following;
  readonly play: Play;
  /** What stands in the prompt for a while. */
  notice = $state<PromptLine | null>(null);
  /** A move has been on its way for longer than one expects. */
  isSending = $state(false);
  gestures = $state<Record<number, Gesture>>({});
  /** A hint is being thought about. */
  isHinting = $state(false);
  readonly hints: Hints<unknown, unknown>;
  /** It is the first match of the game on this device: until the first move its lesson is offered. */
  offersLesson = $state(false);
  /** Hands whose result this person has looked at. */
  seenHands = $state(0);
  /** The result of a hand is on the screen. */
  #isResultOpen = $state(false);
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** The notice that stood there when something was touched last. */
  #read: PromptLine | null = null;
  /** When the newest state came, how long the clock has stood still since, and since when it does. */
  #heardAt = performance.now();
  #stood = 0;
  #stoppedAt: number | null = null;
  #stop: () => void;

  constructor(
    readonly socket: TableSocket,
    readonly game: AnyGame,
    readonly pieces: Record<string, unknown>,
    readonly seat: number | null,
    protected readonly screen: Screen,
    readonly hotseat: Hotseat,
  ) {
    this.following = new Following(game, pieces, socket.stateOf(seat) as Seen<unknown, unknown, unknown>, {
      ...screen,
      told: socket.told.get(seat) ?? [],
    });
    this.following.time.run(socket.table?.phase === 'playing');
    this.following.onTold = (told) => this.#announce(told);
    this.hints = new Hints(
      () => this.#doing,
      () => this.isNarrow,
    );
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

  get newest(): unknown {
    return this.state.view;
  }

  get time(): MatchTime {
    return this.following.time;
  }

  get people(): Person[] {
    return seated(this.game, this.state.view, this.#players(this.#you));
  }

  /** The same people by their names: nobody is “you”. */
  get everybody(): Person[] {
    return seated(this.game, this.state.view, this.#players([]));
  }

  /** Those who play or have played: when the match is over they stay on its sheet, wherever they sit by now. */
  #players(own: readonly number[]): Person[] {
    const { last, match, seats } = this.table;
    if (last !== null && last.match === match && this.state.outcome !== null) return played(last, own, t('you'));
    return peopleAt(seats.slice(0, this.game.sheet(this.state.view).totals.length), own, t('you'));
  }

  /** Nobody is "you" on a result that all the people of one device look at. */
  get #you(): number[] {
    const isForAll = this.hotseat.isShared && (this.isOver || this.hasResult);
    return this.seat === null || isForAll ? [] : [this.seat];
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

  /** A hand is over and its result waits to be looked at. While somebody does, bots may play on behind it. */
  get hasResult(): boolean {
    const isHeldBack = this.isBusy && !this.#isResultOpen;
    return !isHeldBack && this.state.outcome === null && this.following.hand > this.seenHands;
  }

  /** The result is put on the screen. Call what is returned when it is gone. */
  openResult(): () => void {
    this.#isResultOpen = true;
    return () => (this.#isResultOpen = false);
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

  timeLeft(): number | null {
    const { deadline, clock } = this.state;
    if (deadline === null || this.table.phase !== 'playing' || this.state.outcome !== null) return null;
    return Math.max(0, deadline - clock - (performance.now() - this.#heardAt - this.#stood));
  }

  /** While the table is paused or looks at a result its clock stands still. */
  #follow(message: TableMessage): void {
    const now = performance.now();
    if (message.type === 'state' && message.seat === this.seat) {
      this.#heardAt = now;
      this.#stood = 0;
      this.#stoppedAt = message.deadline !== null && this.table.phase !== 'playing' ? now : null;
    }
    if (message.type !== 'table') return;
    if (message.phase !== 'playing') this.#stoppedAt ??= now;
    else if (this.#stoppedAt !== null) {
      this.#stood += now - this.#stoppedAt;
      this.#stoppedAt = null;
    }
  }

  get sitting(): string {
    return this.screen.sitting ?? `${this.table.code}/${this.table.match}/${this.seat}`;
  }

  async act(...actions: unknown[]): Promise<boolean> {
    if (this.seat === null) return false;
    this.offersLesson = false;
    this.hints.drop();
    const slow = setTimeout(() => (this.isSending = true), SLOW);
    const answer = await this.socket.act(this.seat, actions, this.state.n);
    clearTimeout(slow);
    this.isSending = false;
    if (answer.type === 'refused') this.#refused(answer);
    return answer.type !== 'refused';
  }

  async draft(actions: readonly unknown[]): Promise<Tried<unknown, unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.draft(this.seat, [...actions], this.state.n);
    return answer.type === 'drafted' ? answer : null;
  }

  async appraise(action: unknown): Promise<unknown> {
    return (await this.appraiseAfter([], action))?.appraisal ?? null;
  }

  async appraiseAfter(tried: readonly unknown[], action: unknown): Promise<Appraised<unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.socket.appraise(this.seat, [...tried, action], this.state.n);
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
    if (answer.type === 'refused') this.#refused(answer as Refused);
    return answer.type !== 'refused';
  }

  /** Whether advice may be asked for now. */
  get mayAskHint(): boolean {
    return this.isAwaited && this.mayAct && this.game.hasHints?.(this.state.view) !== false;
  }

  /** Ask what a good player would do, and why. */
  async hint(): Promise<void> {
    if (this.seat === null || this.isHinting) return;
    const doing = this.#doing;
    this.isHinting = true;
    const answer = await this.socket.hint(this.seat, [...(this.play.steps ?? [])], this.state.n);
    const advice = answer.type === 'refused' ? null : await this.play.suggest(answer.action);
    this.isHinting = false;
    if (answer.type === 'refused') return this.#refused(answer);
    if (doing !== this.#doing) return;
    if (advice === null) return this.warn(t('refused-no_hint'));
    this.notice = null;
    this.hints.give(
      answer.action,
      advice,
      (answer.reasons as Reason[]).map((reason) => this.#why(reason)),
    );
  }

  /** A hint holds for this: the question, and what the person has done of the answer. */
  get #doing(): string {
    return JSON.stringify([this.decisionId, this.mayAct, this.play.doing]);
  }

  #why({ code, facts }: Reason): string {
    const { seat, seats } = facts;
    const player = typeof seat === 'number' ? (this.people[seat]?.name ?? '') : '';
    const players = Array.isArray(seats) ? namesOf(this.people, seats as number[]) : '';
    return t(`${this.game.id}-why-${code}`, { ...(facts as Words), player, players });
  }

  /** What would have been best in each of the own turns of the last hand; none where nobody can say. */
  async review(): Promise<readonly unknown[]> {
    if (this.seat === null || !this.game.Review || this.hotseat.isShared) return [];
    for (let tries = 0; tries < REVIEW_TRIES; tries += 1) {
      const answer = await this.socket.review(this.seat);
      if (answer.type === 'reviewed') return answer.turns;
      // It was asked for already, by this page before it was loaded anew or on another screen.
      if (answer.code !== 'review_running') return [];
      await new Promise((resolve) => setTimeout(resolve, REVIEW_PAUSE));
    }
    return [];
  }

  /** Go to the end of what is being shown, and so do all other screens of the table. */
  skip(): void {
    if (this.seat !== null && !this.following.isAgain) this.socket.skip(this.seat, this.state.n);
    this.following.showing.skip();
  }

  react(gesture: Gesture): void {
    if (this.seat !== null) this.socket.react(this.seat, gesture);
  }

  seen(): void {
    this.seenHands = this.following.hand;
    for (const seat of this.hotseat.own) this.socket.seen(seat);
    // Everybody has looked at the sheet: the new hand is for one of them alone.
    if (this.hotseat.isShared) this.hotseat.fall();
  }

  /** Everybody on this device wants another match, or does not any more. The host's yes starts it. */
  async rematch(on = true): Promise<void> {
    const seats = this.seat === null ? [null] : this.hotseat.own;
    for (const seat of seats) if (!(await this.ask(this.socket.rematch(seat, on)))) return;
  }

  // What is said

  warn(text: string): void {
    this.notify({ tone: 'bad', strong: '', text });
  }

  tell(text: string): void {
    this.notify({ tone: 'mine', strong: '', text });
  }

  protected notify(line: PromptLine): void {
    this.hints.drop();
    this.notice = line;
    announce(line.text ?? '', { urgent: true });
    clearTimeout(this.#noticed);
    // A refusal stays until the next act, or until another question is put.
    if (line.tone !== 'bad') this.#noticed = setTimeout(() => (this.notice = null), NOTICED);
  }

  /** The person touches something: the notice that stands there has been read. */
  touch(_target: EventTarget | null): void {
    this.#read = this.notice;
  }

  /**
   * The touch is done: a notice that was read ends with it. Not before: what is touched may be drawn anew without the
   * notice, and a button that is drawn anew between press and release is not clicked.
   */
  endTouch(): void {
    if (this.notice === this.#read) this.#endNotice();
  }

  /** A key pressed at the table; whether it means anything here. */
  key(event: KeyboardEvent): boolean {
    const { notice } = this;
    if (['Enter', ' '].includes(event.key)) this.touch(event.target);
    const isSkip = this.isBusy && !isWriting(event) && ['Enter', ' ', 'Escape'].includes(event.key);
    if (isSkip) this.skip();
    const isUsed = isSkip || this.hints.key(event) || this.#toolKey(event) || this.play.key(event);
    if (isUsed && this.notice === notice) this.#endNotice();
    return isUsed;
  }

  #endNotice(): void {
    clearTimeout(this.#noticed);
    this.notice = null;
  }

  get prompt(): PromptLine {
    if (this.notice !== null) return this.notice;
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
    if (this.isBusy) return [{ id: 'skip', label: t('table-skip'), run: () => this.skip() }];
    if (this.isPaused)
      return this.table.host
        ? [
            {
              id: 'go-on',
              label: t('table-go-on'),
              isPrimary: true,
              run: () => void this.ask(this.socket.pause(false)),
            },
          ]
        : [];
    if (this.hints.isOn) return this.hints.actions;
    const all = this.#asked;
    return this.isNarrow ? all.slice(-this.#room) : [...this.#again(), ...all];
  }

  /** What can be done as well, but has no place in the bar: it is in the menu. */
  get moreActions(): ActionButton[] {
    if (this.isBusy || this.isPaused) return this.#lesson();
    const left = this.isNarrow ? [...this.#again(), ...this.#asked.slice(0, -this.#room)] : [];
    return [...this.#lesson(), ...left, ...this.#back()];
  }

  get #asked(): ActionButton[] {
    return [...this.#standIns(), ...this.#passOn(), ...this.play.actions];
  }

  /** So many buttons a small screen has room for beside undo and sort; short ones have the bar to themselves. */
  get #room(): number {
    if (this.play.actions.some(({ short }) => short !== undefined)) return Infinity;
    return this.play.tools?.sort ? 2 : 3;
  }

  #lesson(): ActionButton[] {
    if (!this.offersLesson) return [];
    return [{ id: 'learn', label: t('open-learn'), run: () => router.go(`/learn/${this.game.id}`) }];
  }

  #again(): ActionButton[] {
    if (!this.following.hasAgain) return [];
    return [{ id: 'again', label: t('table-last-turn'), run: () => this.following.again() }];
  }

  /** What the undo button does not do by itself. */
  #back(): ActionButton[] {
    const { tools } = this.play;
    return [
      ...(tools?.canRedo && this.isNarrow ? [{ id: 'redo', label: t('table-redo'), run: () => tools.redo() }] : []),
      ...(tools?.canUndo ? [{ id: 'reset', label: t('table-reset'), run: () => tools.reset() }] : []),
    ];
  }

  /** Undo and sort by their keys. */
  #toolKey(event: KeyboardEvent): boolean {
    const { tools } = this.play;
    if (!tools || isWriting(event)) return false;
    const key = event.key.toLowerCase();
    if (key === 'u' && tools.canUndo) tools.undo();
    else if (key === 'o' && tools.sort) tools.sort.next();
    else return false;
    return true;
  }

  /** Somebody is awaited who has been gone for a while: a bot may play on. */
  #standIns(): ActionButton[] {
    if (this.seat === null) return [];
    const gone = this.state.to_act.find(
      (seat) => this.table.seats[seat]?.may_stand_in && !this.table.seats[seat]?.stand_in,
    );
    if (gone === undefined) return [];
    return [
      {
        id: 'stand-in',
        label: t('table-stand-in', { player: this.people[gone]?.name ?? '' }),
        run: () => this.standIn(gone),
      },
    ];
  }

  /** Somebody has taken the device who is not asked, and another one of its people is. */
  #passOn(): ActionButton[] {
    const asked = this.hotseat.own.find((seat) => seat !== this.seat && this.hotseat.isAsked(seat));
    if (asked === undefined || this.hotseat.isAsked(this.seat ?? -1)) return [];
    return [
      {
        id: 'pass',
        label: t('table-pass-to', { player: this.people[asked]?.name ?? '' }),
        run: () => this.hotseat.fall(),
      },
    ];
  }

  standIn(seat: number, level: string | null = 'medium'): void {
    void this.ask(this.socket.bot(seat, level));
  }

  // What is heard

  #hear(message: TableMessage): void {
    this.#follow(message);
    if (message.type === 'state' && message.seat === this.seat && message.decision_id !== this.decisionId)
      this.#endNotice();
    if (message.type === 'reacted') this.#gesture(message.seat, message.reaction);
    if (message.type === 'state' && message.seat === this.seat && message.history)
      this.seenHands = Math.min(this.seenHands, message.hand);
    if (message.type === 'table') this.following.time.run(message.phase === 'playing');
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
    if (code !== 'left') this.warn(this.refusal(code, facts));
  }

  /** A refusal in the words of this game. */
  protected refusal(code: string, facts: Record<string, unknown>): string {
    const seat = facts['seat'];
    const player = typeof seat === 'number' ? (this.people[seat]?.name ?? '') : '';
    return refusalText(code, { reason: '', ...(this.game.words.facts?.(facts) ?? facts), player }, this.game.id);
  }

  #owesALook(): boolean {
    const isWaitedFor = this.seat !== null && this.table.waiting.includes(this.seat);
    return this.table.phase === 'result' && isWaitedFor && this.following.hand > 0;
  }

  /** The person's turn has come: one sound, a phone buzzes, and words for who cannot see it. */
  yourTurn(): void {
    sound('turn', { isPhone: this.screen.isPhone() });
    if (this.screen.isPhone()) buzz();
    const { strong, text } = this.play.prompt;
    announce([strong, text].filter(Boolean).join('. '), { urgent: true });
  }
}
