/** What the lobby before the first match and the one between matches have in common. */

import { untrack } from 'svelte';
import { announce } from '../lib/ui/announce.svelte';
import { gameInfo, type GameInfo } from '../lib/net/api';
import { t } from '../lib/words/i18n';
import type { Done, Refused, SeatInfo, Table } from '../lib/net/protocol';
import { refusalText } from '../lib/words/refusals';
import type { TableSocket } from '../lib/net/socket.svelte';
import { recall, remember } from '../lib/device/storage';
import { playersAllowed } from './options/options';
import { Wishes } from './options/wishes.svelte';

export class AtLobby {
  game = $state.raw<GameInfo | undefined>();
  /** What went wrong just now. */
  problem = $state('');
  /** The chair whose sheet is open. */
  touched = $state<number | null>(null);
  /** The level of the next bot. */
  level = $state(recall('level', 'medium'));
  readonly wishes: Wishes;
  #isStarting = false;
  #before: readonly string[] | null = null;

  /** To be made where a component is: it follows the table. */
  constructor(
    readonly socket: TableSocket,
    private readonly read: () => Table,
  ) {
    this.wishes = new Wishes({
      game: () => this.game,
      table: read,
      ask: (options) => socket.options(options),
      onrefused: (refusal) => this.complain(refusal),
    });
    $effect(() => {
      void gameInfo(this.table.game).then((found) => (this.game = found));
    });
    $effect(() => {
      const now = this.taken.map(({ name }) => name);
      untrack(() => this.#tellWhoCame(now));
    });
  }

  get table(): Table {
    return this.read();
  }

  get isSeated(): boolean {
    return this.table.you.length > 0;
  }

  get taken(): SeatInfo[] {
    return this.table.seats.filter(({ kind }) => kind !== 'free');
  }

  get free(): number {
    return this.table.seats.length - this.taken.length;
  }

  get allowed(): number[] {
    return playersAllowed(this.game, this.wishes.table);
  }

  get least(): number {
    return this.allowed[0] ?? 1;
  }

  get most(): number {
    return this.allowed.at(-1) ?? 1;
  }

  /** The name of the host, if the host sits. */
  get host(): string {
    return this.table.host_seat === null ? '' : (this.table.seats[this.table.host_seat]?.name ?? '');
  }

  /** Why the match cannot start yet; guests are not told to do what only the host can. */
  get obstacle(): string | null {
    const { problem, host } = this.table;
    if (problem === null) return null;
    if (problem === 'nobody_sits') return t('lobby-problem-nobody_sits');
    if (problem !== 'bad_player_count') return t('lobby-problem-other');
    const taken = this.taken.length;
    if (taken >= this.most) return t('lobby-problem-too_many', { most: this.most });
    const enough = this.allowed.find((number) => number > taken) ?? this.most;
    return t('lobby-problem-too_few', { missing: enough - taken, who: host ? 'host' : 'guest' });
  }

  async attempt(request: Promise<Done | Refused>): Promise<boolean> {
    this.problem = '';
    const answer = await request;
    if (answer.type === 'done') return true;
    this.complain(answer);
    return false;
  }

  complain({ code, facts }: Pick<Refused, 'code' | 'facts'>): void {
    this.problem = refusalText(code, facts, this.table.game);
    announce(this.problem, { urgent: true });
  }

  change(option: string, value: unknown): void {
    this.problem = '';
    this.wishes.change(option, value);
    // A mode that one can play alone begins with those who sit there: no free chair asks for a bot.
    const isForOne = option === 'mode' && this.game?.players[String(value)]?.[0] === 1;
    if (isForOne) this.wishes.change('players', Math.max(1, this.taken.length));
  }

  /** Play by other options as a whole. Returns why not, or ''. */
  async replace(options: Record<string, unknown>): Promise<string> {
    this.problem = '';
    const refusal = await this.wishes.replace(options);
    return refusal === null ? '' : refusalText(refusal.code, refusal.facts, this.table.game);
  }

  seatBot(seat: number): void {
    void this.attempt(this.socket.bot(seat, this.level));
  }

  chooseLevel(wanted: string): void {
    this.level = wanted;
    remember('level', wanted);
  }

  async start(): Promise<boolean> {
    if (this.#isStarting) return false;
    if (this.obstacle !== null && !this.wishes.isAsking) {
      announce(this.obstacle, { urgent: true });
      return false;
    }
    this.#isStarting = true;
    await this.wishes.settled();
    const hasStarted = await this.attempt(this.socket.start());
    this.#isStarting = false;
    return hasStarted;
  }

  #tellWhoCame(now: readonly string[]): void {
    const before = this.#before;
    for (const name of now) if (before && !before.includes(name)) announce(t('lobby-arrived', { name }));
    for (const name of before ?? []) if (!now.includes(name)) announce(t('lobby-left', { name }));
    this.#before = now;
  }
}
