/** The classic game: a placement is composed on the grid, judged by the server as it grows, and then played. */

import { announce } from '../../lib/ui/announce.svelte';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { refusalText } from '../../lib/words/refusals';
import { recallHere, rememberHere } from '../../lib/device/storage';
import type { Appraised, At, HandTools } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { isSame, type Cell } from './camera.svelte';
import { moved, toCell, type Holding } from './optimisticGrid.svelte';
import { TileDrag } from './tileDrag.svelte';
import type { Scene } from './scene';
import { tileName, type Laid, type Tile } from './tiles';
import type { Action, Appraisal, FittingCell, Move, Placement, Play as PlayAction } from './types';

/** What the server says of a placement, and why it would be refused. */
export interface Said extends Required<Appraisal> {
  code: string | null;
  facts: Record<string, unknown>;
}

/** No places are known: the same list every time, so that nothing has changed. */
const NONE: readonly FittingCell[] = [];

export class Composing {
  readonly tileDrag: TileDrag;
  /** Tiles tried on the grid, in the order they were laid, and the question they answer. */
  #tried = $state.raw<{ decisionId: number; tiles: readonly Laid[] }>({ decisionId: -1, tiles: [] });
  readonly #said: AppraisalCache<PlayAction, Said>;
  readonly #confirmation: Confirmation<'pass'>;
  /** What the prompt says of a tap beside, until the next act. */
  #miss = $state.raw<{ decisionId: number; tile: Tile; line: PromptLine } | null>(null);
  #isSending = false;

  constructor(private readonly at: At<Scene, Action, Appraisal>) {
    this.#said = new AppraisalCache(
      () => at.decisionId,
      async (action) => said(await at.appraiseAfter([], action)),
    );
    this.#confirmation = new Confirmation(at);
    this.tileDrag = new TileDrag({
      holding: () => this.holding,
      fixed: () => this.#view?.grid ?? [],
      mayMove: () => this.isMine,
      put: (moves) => this.#put(moves),
      taken: (cell) => void this.#missed(cell),
      isSingle: true,
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
    return this.#tried.decisionId === this.at.decisionId && this.isMine ? this.#tried.tiles : [];
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
    return played(this.tried);
  }

  /** What has been said of it so far; null while nothing is tried, or nothing has been said. */
  get said(): Said | null {
    return this.tried.length > 0 ? this.#said.to(this.placement) : null;
  }

  // What is lifted

  /** The tile in the hand. */
  get lifted(): Tile | null {
    return this.isMine ? (this.tileDrag.now[0] ?? null) : null;
  }

  /** What is tried but for the tile in the hand. */
  get #others(): readonly Laid[] {
    return this.tried.filter(({ tile }) => tile !== this.lifted);
  }

  /** The question where the tile could lie: asked with the tile over the origin, which says nothing of the answer. */
  get #question(): PlayAction | null {
    const tile = this.lifted;
    if (tile === null) return null;
    return played([...this.#others, { tile, x: 0, y: 0, value: this.tileDrag.valueOf(tile) }]);
  }

  get #fitting(): Said | null {
    const question = this.#question;
    return question && this.#said.to(question);
  }

  /** Where the tile in the hand is legal; none before the server has said so. */
  get places(): readonly FittingCell[] {
    return this.#fitting?.places ?? NONE;
  }

  /** Ask where the tile in the hand fits; once for every tile, as long as the question is the same. */
  askPlaces(): void {
    const question = this.#question;
    if (question) void this.#said.ask(question);
  }

  /** Lay the tile in the hand on a cell. False: it cannot lie there, and stays in the hand. */
  tapCell(cell: Cell): boolean {
    this.#miss = null;
    if (this.lifted === null) return true;
    const isTaken = [...(this.#view?.grid ?? []), ...this.#others].some((one) => isSame(one, cell));
    // In a lesson anything may be tried: the paper says what is wrong with it.
    const isFree = this.at.isLesson || this.#mayLie(cell);
    if (isTaken || isFree) return this.tileDrag.tapCell(cell);
    void this.#missed(cell);
    return false;
  }

  #mayLie(cell: Cell): boolean {
    const fitting = this.#fitting;
    if (fitting === null) return true;
    return [...fitting.places, ...fitting.extendable].some((one) => isSame(one, cell));
  }

  /** A tap beside: say why, and that the tile is still in the hand. */
  async #missed(cell: Cell): Promise<void> {
    const tile = this.lifted;
    if (tile === null) return;
    const value = this.tileDrag.valueOf(tile);
    const there = this.#view?.grid.find((one) => isSame(one, cell));
    const { decisionId } = this.at;
    let why = there ? t('sumoku-page-miss-taken', { number: there.value }) : '';
    if (!there) {
      const judged = await this.#said.ask(played([...this.#others, { tile, ...cell, value }]));
      if (judged?.code != null) why = this.#whyNot(judged);
      if (this.at.decisionId !== decisionId || this.lifted !== tile) return;
    }
    const kept = t('sumoku-page-miss-kept', { tile: tileName(tile, value) });
    const line: PromptLine = {
      tone: 'bad',
      strong: t('sumoku-page-miss'),
      text: [why, kept].filter(Boolean).join(' '),
    };
    this.#miss = { decisionId, tile, line };
    announce([line.strong, line.text].join('. '));
  }

  // What becomes of it

  #put(moves: Move[]): void {
    const { grid } = moved(this.holding, moves);
    this.at.move(() => this.#set(grid));
  }

  #set(tiles: readonly Laid[]): void {
    this.#confirmation.drop();
    this.#miss = null;
    this.#tried = { decisionId: this.at.decisionId, tiles };
    rememberHere(this.#key, this.#tried);
    if (tiles.length > 0) void this.#said.ask(this.placement);
  }

  get #key(): string {
    return `sumoku/${this.at.sitting}`;
  }

  /** What was tried in this tab before it was loaded anew, if the question is still the same. */
  restore(): void {
    const kept = recallHere<{ decisionId: number; tiles: Laid[] } | null>(this.#key, null);
    if (!kept || kept.decisionId !== this.at.decisionId || this.tried.length > 0 || !this.isMine) return;
    this.#set(kept.tiles.filter(({ tile }) => this.#rack.includes(tile)));
  }

  takeBack(): void {
    this.tileDrag.letGo();
    this.at.move(() => this.#set([]));
  }

  undo(): void {
    this.tileDrag.letGo();
    this.at.move(() => this.#set(this.tried.slice(0, -1)));
  }

  get doing(): unknown {
    return [this.tried, this.tileDrag.now, this.#confirmation.now !== null];
  }

  /** What a good player would lay. */
  async suggest(action: PlayAction): Promise<Advice> {
    const points = (await this.#said.ask(action))?.points ?? 0;
    const pieces = action.placements.map(({ tile }) => tile);
    return {
      amount: t('sumoku-page-hint-points', { points }),
      what: t('sumoku-page-hint-these', { tiles: pieces.length }),
      pieces,
      names: pieces.map((tile) => tileName(tile)).join(', '),
      verb: t('sumoku-page-play-for', { points }),
      run: () => {
        this.tileDrag.letGo();
        void this.at.act(action);
      },
    };
  }

  passAdvice(): Advice {
    return {
      what: t('sumoku-page-hint', { action: 'pass' }),
      verb: t(this.#view?.replay ? 'sumoku-page-stop' : 'sumoku-page-pass'),
      run: () => this.#sendPass(),
    };
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
    this.#confirmation.ask({
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
    this.#confirmation.drop();
    this.tileDrag.letGo();
    void this.at.act({ type: 'pass' });
  }

  // What is said

  get prompt(): PromptLine {
    const pending = this.#confirmation.now;
    if (pending) return pending.line;
    if (this.#miss?.decisionId === this.at.decisionId && this.#miss.tile === this.lifted) return this.#miss.line;
    if (this.lifted !== null) return this.#whereTo(this.lifted);
    const strong = t(this.#view?.replay ? 'sumoku-page-replay' : 'table-your-turn');
    return { tone: 'mine', strong, text: this.#advice };
  }

  /** What is said while a tile is in the hand. It never names the best place. */
  #whereTo(tile: Tile): PromptLine {
    const name = tileName(tile, this.tileDrag.valueOf(tile));
    const fitting = this.#fitting;
    const isOpening = this.#view?.grid.length === 0 && this.#others.length === 0;
    if (fitting === null || isOpening)
      return { tone: 'mine', strong: name, text: t('sumoku-page-tap-cell', { tiles: 1, way: 'across' }) };
    const count = fitting.places.length;
    if (count === 0) return { tone: 'mine', strong: name, text: t('sumoku-page-fits-nowhere', { tile: name }) };
    const onMap = this.tileDrag.board?.hidesPlaces ? [t('sumoku-page-fits-map')] : [];
    return { tone: 'mine', strong: name, text: [t('sumoku-page-fits', { count }), ...onMap].join(' ') };
  }

  get #advice(): string {
    const { tried, said } = this;
    if (tried.length > 0 && said) {
      if (said.code !== null) return this.#whyNot(said);
      const sums = said.lines.map(({ sum }) => sum).join(' + ');
      return t('sumoku-page-good', { lines: said.lines.length, sums });
    }
    if (tried.length > 0) return t('sumoku-page-judging');
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
    const pending = this.#confirmation.now;
    if (pending) return this.#confirmation.buttons(pending);
    const { tried, said } = this;
    const passing: ActionButton = {
      id: 'pass',
      label: t(this.#view?.replay ? 'sumoku-page-stop' : 'sumoku-page-pass'),
      run: () => this.pass(),
    };
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

  get tools(): HandTools {
    return {
      canUndo: this.tried.length > 0,
      canRedo: false,
      undo: () => this.undo(),
      redo: () => {},
      reset: () => this.takeBack(),
      sort: null,
    };
  }

  key(event: KeyboardEvent, rack: readonly Tile[]): boolean {
    if (isWriting(event) || !this.isMine) return false;
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : null;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a, [data-board]') !== null;
    const isOnBoard = event.target instanceof Element && event.target.closest('[data-board]') !== null;
    if (number !== null && rack[number - 1]) {
      this.tileDrag.tapRack(rack[number - 1]!);
      this.tileDrag.board?.focus();
    } else if (event.key === 'Escape') {
      if (!this.#confirmation.drop() && !this.tileDrag.letGo()) {
        if (this.tried.length === 0) return false;
        this.takeBack();
      }
      // The place that had the focus is gone.
      if (isOnBoard) this.tileDrag.board?.focus();
    } else if (event.key === 'Backspace' && this.tried.length > 0) this.undo();
    else if (!isOnBoard && this.tileDrag.board?.key(event)) return true;
    else if (event.key === 'Enter' && !isOnButton && this.said?.code === null) void this.play();
    else return false;
    return true;
  }
}

function played(tiles: readonly Laid[]): PlayAction {
  return { type: 'play', placements: tiles.map(({ tile, x, y, value }) => toCell(tile, x, y, value) as Placement) };
}

function said(answer: Appraised<Appraisal> | null): Said | null {
  if (answer === null) return null;
  const { code, facts, appraisal } = answer;
  return { lines: [], points: 0, six: false, places: [], extendable: [], ...appraisal, code, facts };
}
