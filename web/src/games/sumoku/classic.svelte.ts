/** The classic game: a placement is composed on the grid, judged by the server as it grows, and then played. */

import type { ActionButton } from '../../lib/ActionBar.svelte';
import { Answers } from '../../lib/answers.svelte';
import { Doubts } from '../../lib/doubts.svelte';
import { t } from '../../lib/i18n';
import { isWriting } from '../../lib/keys';
import type { PromptLine } from '../../lib/Prompt.svelte';
import { refusalText } from '../../lib/refusals';
import { recallHere, rememberHere } from '../../lib/storage';
import type { Appraisal, At } from '../../table/game';
import { moved, toCell, type Holding } from './desk.svelte';
import { Fingers } from './fingers.svelte';
import type { Scene } from './scene';
import { isSix, type Laid, type Tile } from './tiles';
import type { Action, LineView, Move, Placement, Play as PlayAction } from './types';

/** What the server says of a placement. */
export interface Said {
  lines: readonly LineView[];
  points: number;
  /** A line of six comes of it: one may lay again. */
  six: boolean;
  code: string | null;
  facts: Record<string, unknown>;
}

export class Composing {
  readonly fingers: Fingers;
  /** Tiles tried on the grid, in the order they were laid, and the question they answer. */
  #tried = $state.raw<{ moment: number; tiles: readonly Laid[] }>({ moment: -1, tiles: [] });
  readonly #said: Answers<PlayAction, Said>;
  readonly #doubts: Doubts<'pass'>;
  #isSending = false;

  constructor(private readonly at: At<Scene, Action>) {
    this.#said = new Answers(
      () => at.moment,
      async (action) => said(await at.appraiseAfter([], action)),
    );
    this.#doubts = new Doubts(at);
    this.fingers = new Fingers({
      holding: () => this.holding,
      fixed: () => this.#view?.grid ?? [],
      mayMove: () => this.isMine,
      put: (moves) => this.#put(moves),
      taken: () => this.at.refuse('cell_occupied', {}),
    });
  }

  get #view() {
    return this.at.scene.view.classic;
  }

  /** It is this person's turn. */
  get isMine(): boolean {
    return this.at.mayAct && this.at.seat !== null && this.#view?.seat === this.at.seat;
  }

  // What is tried

  get tried(): readonly Laid[] {
    return this.#tried.moment === this.at.moment && this.isMine ? this.#tried.tiles : [];
  }

  get #rack(): readonly Tile[] {
    return this.at.seat === null ? [] : (this.#view?.seats[this.at.seat]?.rack ?? []);
  }

  /** The own tiles: what is in the rack, and what has been tried. */
  get holding(): Holding {
    const laid = new Set(this.tried.map(({ tile }) => tile));
    return { rack: this.#rack.filter((tile) => !laid.has(tile)), grid: this.tried };
  }

  get placement(): PlayAction {
    return {
      type: 'play',
      placements: this.tried.map(({ tile, x, y, value }) => toCell(tile, x, y, value) as Placement),
    };
  }

  /** What has been said of it so far; null while nothing is tried, or nothing has been said. */
  get said(): Said | null {
    return this.tried.length > 0 ? this.#said.to(this.placement) : null;
  }

  #put(moves: Move[]): void {
    const { grid } = moved(this.holding, moves);
    this.at.move(() => this.#set(grid));
  }

  #set(tiles: readonly Laid[]): void {
    this.#doubts.drop();
    this.#tried = { moment: this.at.moment, tiles };
    rememberHere(this.#key, this.#tried);
    if (tiles.length > 0) void this.#said.ask(this.placement);
  }

  get #key(): string {
    return `sumoku/${this.at.sitting}`;
  }

  /** What was tried in this tab before it was loaded anew, if the question is still the same. */
  restore(): void {
    const kept = recallHere<{ moment: number; tiles: Laid[] } | null>(this.#key, null);
    if (!kept || kept.moment !== this.at.moment || this.tried.length > 0 || !this.isMine) return;
    this.#set(kept.tiles.filter(({ tile }) => this.#rack.includes(tile)));
  }

  takeBack(): void {
    this.fingers.letGo();
    this.at.move(() => this.#set([]));
  }

  undo(): void {
    this.at.move(() => this.#set(this.tried.slice(0, -1)));
  }

  /** What a good player would lay. */
  suggest(placements: readonly Placement[]): void {
    if (!this.isMine) return;
    this.fingers.letGo();
    this.at.move(() =>
      this.#set(placements.map(({ tile, x, y, value }) => ({ tile, x, y, value: value ?? Number(tile.charAt(1)) }))),
    );
  }

  // What is done

  /** Play what is tried, as soon as the server has said that it may be. */
  async play(): Promise<void> {
    const { tried, placement } = this;
    if (tried.length === 0 || this.#isSending) return;
    this.#isSending = true;
    const judged = this.said ?? (await this.#said.ask(placement));
    if (judged && judged.code !== null) this.at.warn(this.#whyNot(judged));
    else if (this.tried === tried) await this.at.act(placement);
    this.#isSending = false;
  }

  pass(): void {
    if (this.#view?.replay) return void this.#sendPass();
    this.#doubts.raise({
      about: 'pass',
      line: {
        tone: 'bad',
        strong: t('sumoku-page-pass-sure'),
        text: t(this.#view?.pass_ends ? 'sumoku-page-pass-ends' : 'sumoku-page-pass-something'),
      },
      label: t('sumoku-page-pass'),
      run: () => this.#sendPass(),
    });
  }

  #sendPass(): void {
    this.#doubts.drop();
    this.fingers.letGo();
    void this.at.act({ type: 'pass' });
  }

  // What is said

  get prompt(): PromptLine {
    const doubt = this.#doubts.now;
    if (doubt) return doubt.line;
    const strong = t(this.#view?.replay ? 'sumoku-page-replay' : 'table-your-turn');
    return { tone: 'mine', strong, text: this.#advice };
  }

  get #advice(): string {
    const { tried, said } = this;
    if (tried.length > 0 && said) {
      if (said.code !== null) return this.#whyNot(said);
      const sums = said.lines.map(({ sum }) => sum).join(' + ');
      return t('sumoku-page-good', { lines: said.lines.length, sums });
    }
    if (tried.length > 0) return t('sumoku-page-judging');
    const picked = this.fingers.now.length;
    if (picked > 0) return t('sumoku-page-tap-cell', { tiles: picked, way: this.fingers.direction });
    if (this.#view?.replay) return t('sumoku-page-replay-how');
    return t(this.#view?.grid.length ? 'sumoku-page-pick' : 'sumoku-page-open');
  }

  #whyNot({ code, facts, lines }: Said): string {
    const bad = lines.find(({ faults }) => faults.includes('bad_sum'));
    if (code === 'bad_sum' && bad) return t('sumoku-page-bad-sum', { sum: bad.sum, key: this.at.scene.view.key ?? 0 });
    return refusalText(code ?? '', facts, 'sumoku');
  }

  get actions(): ActionButton[] {
    if (!this.isMine) return [];
    const doubt = this.#doubts.now;
    if (doubt) return this.#doubts.buttons(doubt);
    const { tried, said } = this;
    const passing: ActionButton = {
      id: 'pass',
      label: t(this.#view?.replay ? 'sumoku-page-stop' : 'sumoku-page-pass'),
      run: () => this.pass(),
    };
    const back: ActionButton = { id: 'take-back', label: t('sumoku-page-take-back'), run: () => this.takeBack() };
    const blocked =
      tried.length === 0
        ? t('sumoku-page-lay-first')
        : said === null
          ? t('sumoku-page-judging')
          : said.code === null
            ? null
            : this.#whyNot(said);
    const label =
      said && said.code === null ? t('sumoku-page-play-for', { points: said.points }) : t('sumoku-page-play');
    return [
      ...(tried.length > 0 ? [back] : []),
      passing,
      {
        id: 'play',
        label,
        isPrimary: true,
        blocked,
        isPending: tried.length > 0 && !said,
        run: () => void this.play(),
      },
    ];
  }

  key(event: KeyboardEvent, rack: readonly Tile[]): boolean {
    if (isWriting(event) || !this.isMine) return false;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a, [data-board]') !== null;
    if (number !== null && rack[number - 1]) {
      this.fingers.tapRack(rack[number - 1]!);
      this.fingers.board?.focus();
    } else if (event.key === 'Escape') {
      if (!this.#doubts.drop() && !this.fingers.letGo()) {
        if (this.tried.length === 0) return false;
        this.takeBack();
      }
    } else if (event.key === 'Backspace' && this.tried.length > 0) this.undo();
    else if (event.key === 'd') this.fingers.turnDirection();
    else if (event.key === 'Enter' && !isOnButton && this.said?.code === null) void this.play();
    else return false;
    return true;
  }

  /** Whether the tile can be turned where it is. */
  isTurnable(tile: Tile): boolean {
    return this.isMine && isSix(tile);
  }
}

function said(answer: Appraisal | null): Said | null {
  if (answer === null) return null;
  const { lines = [], points = 0, six = false } = answer.appraisal as Partial<Said>;
  return { lines, points, six, code: answer.code, facts: answer.facts };
}
