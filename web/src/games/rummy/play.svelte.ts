/** The unfinished turn of somebody who plays Rummy: the table as they rearrange it, and the tiles in their fingers. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { announce } from '../../lib/ui/announce.svelte';
import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import type { Point } from '../../lib/motion/drag';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import { dropHint } from '../../lib/turn/dropHint';
import { HandOrder } from '../../lib/turn/handOrder.svelte';
import { isJoker, type Tile } from '../../lib/pieces/tiles';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { runIf, turnKey } from '../../lib/turn/turnKeys';
import { SendOnce } from '../../lib/turn/sendOnce.svelte';
import { recallHere, rememberHere } from '../../lib/device/storage';
import type { At, HandTools, Play as GamePlay } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import {
  aside,
  isAlike,
  isLoose,
  kindOf,
  likeSets,
  tableSetOf,
  tableSetsOf,
  put,
  setsOf,
  split,
  tilesOn,
  without,
  type TableSet,
  type TableSets,
} from './arranging';
import { actionsOf, promptOf } from './prompts';
import { marks } from './lesson';
import { sortsFrom } from './pieces';
import type { Scene } from './scene';
import type { Action, Appraisal, Play, SetAppraisal, SetReading } from './types';
import { listed, tvPrompt } from './words';

/** Where tiles are held above. */
export interface Over {
  lot: number;
  place: number | null;
}

/** The steps of an arrangement, and which of them is shown. */
interface Steps {
  /** The table it began with: of another one nothing of it holds. */
  table: string;
  /** Each a whole table; the first as it was. */
  steps: readonly TableSets[];
  shown: number;
}

/** A table that a hint proposes. */
export interface Proposed {
  lots: TableSets;
  /** Tiles that would come to it. */
  ghosts: readonly Tile[];
  /** What the server says of its sets. */
  sets: readonly SetAppraisal[];
}

/** With so few tiles somebody may close soon. */
export const FEW_TILES = 3;

/** A target of the table: a set, and perhaps a place in it. */
export function spotAt(target: string | null): Over | null {
  const [, lot, place] = /^lot-(\d+)(?:-(\d+))?$/.exec(target ?? '') ?? [];
  return lot === undefined ? null : { lot: Number(lot), place: place === undefined ? null : Number(place) };
}

export class RummyPlay implements GamePlay {
  readonly order: HandOrder;
  readonly confirmation: Confirmation<null>;
  readonly #sending: SendOnce<Action>;
  readonly #said: AppraisalCache<Action, Appraisal>;
  #tried = $state.raw<Steps | null>(null);
  #picked = $state.raw<readonly Tile[]>([]);
  /** What is held above a set, and where. */
  over = $state.raw<Over | null>(null);
  /** A set was put somewhere on the cloth: where that is, on the screen. */
  wish = $state.raw<{ lot: number; point: Point } | null>(null);
  /** Tiles that have to stay where they are say so by a shake. */
  shaken = $state.raw<readonly Tile[]>([]);

  constructor(readonly at: At<Scene, Action, Appraisal>) {
    this.order = new HandOrder('rummy', () => at.sitting, sortsFrom(at.pieces));
    this.confirmation = new Confirmation(at);
    this.#sending = new SendOnce(at);
    this.#said = new AppraisalCache(
      () => at.decisionId,
      (action) => at.appraise(action),
    );
    this.#tried = recallHere<Steps | null>(this.#key, null);
  }

  get doing(): unknown {
    return [this.lots, this.picked, this.confirmation.now !== null];
  }

  // What is there

  get view() {
    return this.at.scene.view;
  }

  /** The turn is this person's, as far as is seen. */
  get isMine(): boolean {
    return this.at.seat !== null && this.view.seat === this.at.seat && this.view.outcome === null;
  }

  get isDrawing(): boolean {
    return this.at.mayAct && this.isMine && this.view.may_draw;
  }

  get isPlaying(): boolean {
    return this.at.mayAct && this.isMine && this.view.may_play;
  }

  get hasOpened(): boolean {
    return this.at.seat !== null && (this.view.seats[this.at.seat]?.opened ?? false);
  }

  /** The table as it was when the turn came. */
  get start(): TableSets {
    return tableSetsOf(this.view.table);
  }

  get #now(): Steps | null {
    return this.isMine && this.#tried?.table === tableKey(this.start) ? this.#tried : null;
  }

  /** The table as it is shown: rearranged, or as it is. */
  get lots(): TableSets {
    const now = this.#now;
    return now?.steps[now.shown] ?? this.start;
  }

  get isArranged(): boolean {
    return this.#now !== null && !isAlike(this.lots, this.start);
  }

  get canUndo(): boolean {
    return this.isPlaying && (this.#now?.shown ?? 0) > 0;
  }

  get canRedo(): boolean {
    const now = this.#now;
    return this.isPlaying && now !== null && now.shown < now.steps.length - 1;
  }

  /** The tiles of the own rack, as the server has them. */
  get held(): readonly Tile[] {
    return this.view.own?.rack ?? [];
  }

  /** The own rack in the order it is kept in, without the tiles that lie on the table for a try. */
  get hand(): Tile[] {
    const out = this.isArranged ? tilesOn(this.lots) : [];
    return this.order.arrange(this.held.filter((tile) => !out.includes(tile)));
  }

  /** The closing tile lies in one of the sets that are tried out. */
  get hasClosingTile(): boolean {
    return tilesOn(this.lots).includes(this.view.closing_tile);
  }

  get canUseClosingTile(): boolean {
    return this.isPlaying && this.view.may_use_closing_tile && !this.hasClosingTile;
  }

  /** Tiles that came to the table in this turn, and may leave it again. */
  get laid(): Tile[] {
    const before = tilesOn(this.start);
    return tilesOn(this.lots).filter((tile) => !before.includes(tile));
  }

  get picked(): readonly Tile[] {
    if (!this.isPlaying) return [];
    const here = [...this.hand, ...tilesOn(this.lots), ...(this.canUseClosingTile ? [this.view.closing_tile] : [])];
    return this.#picked.filter((tile) => here.includes(tile));
  }

  // What the server says of it

  get #question(): Play {
    return { type: 'play', table: setsOf(this.lots) };
  }

  /** What is said of the table as it is arranged; null until it is, or where nothing is arranged. */
  get said(): Appraisal | null {
    return this.isArranged ? this.#said.to(this.#question) : null;
  }

  saidOf(lot: TableSet): SetAppraisal | null {
    return this.said?.sets[this.lots.findIndex(({ id }) => id === lot.id)] ?? null;
  }

  /** What a joker of the table stands for; null while nobody can tell. */
  standsFor(tile: Tile): string | null {
    const tried = this.said?.sets.flatMap(({ jokers }) => jokers).find((joker) => joker.tile === tile);
    if (tried) return tried.stands_for;
    const lot = tableSetOf(this.lots, tile);
    const set = this.view.table.find(({ tiles }) => tiles.includes(tile));
    const isUntouched = lot && set && lot.tiles.join() === set.tiles.join();
    return isUntouched ? (set.jokers.find((joker) => joker.tile === tile)?.stands_for ?? null) : null;
  }

  async #ask(): Promise<void> {
    if (!this.isArranged || !this.isPlaying) return;
    const asked = this.lots;
    const said = await this.#said.ask(this.#question);
    if (said && this.lots === asked) this.#tidy(said);
  }

  /** Sets that are finished lie in the order in which they are sets. */
  #tidy(said: Appraisal): void {
    const now = this.#now;
    if (!now) return;
    const tidied = this.lots.map((lot, place) => {
      const set = said.sets[place];
      const isInOrder = !set || set.code !== null || set.tiles.join() === lot.tiles.join();
      return isInOrder ? lot : { ...lot, kind: set.kind, tiles: set.tiles };
    });
    if (tidied.every((lot, place) => lot === this.lots[place])) return;
    this.at.move(() =>
      this.#keep({ ...now, steps: now.steps.map((step, place) => (place === now.shown ? tidied : step)) }),
    );
    void this.#said.ask(this.#question);
  }

  // Picking tiles

  /** Pick a tile or put it back; with tiles in the fingers, a tile of another set says where they go. */
  tap(tile: Tile): void {
    if (!this.isPlaying) return void this.#explain();
    this.confirmation.drop();
    const lot = tableSetOf(this.lots, tile);
    const isGoal = lot !== null && this.picked.length > 0 && !lot.tiles.some((one) => this.picked.includes(one));
    if (isGoal) return this.putOn(lot.id, this.#placeFor(lot, tile));
    if (lot && isJoker(tile) && !this.picked.includes(tile)) this.#tellPrice(tile);
    this.#picked = this.picked.includes(tile) ? this.picked.filter((one) => one !== tile) : [...this.picked, tile];
  }

  /** What a joker of the table costs is said when it is picked. */
  #tellPrice(joker: Tile): void {
    const found = this.view.table.flatMap(({ jokers }) => jokers).find(({ tile }) => tile === joker);
    if (!found || !this.hasOpened) return;
    const { needed, paid_by, from_table } = found;
    const price = needed === 0 ? 'none' : from_table ? 'table' : needed === paid_by.length ? 'all' : 'some';
    this.at.tell(t('rummy-page-joker-price', { price, needed, tiles: listed(paid_by) }));
  }

  /** Until one has opened, the sets of the table are to be left alone. */
  isLocked(lot: TableSet): boolean {
    return this.isMine && !this.hasOpened && !this.isChanged(lot);
  }

  /** A joker is exchanged when it is tapped; another one in the fingers goes before the first tile that is tapped. */
  #placeFor(lot: TableSet, tapped: Tile): number | null {
    const place = lot.tiles.indexOf(tapped);
    const isPointed = isJoker(tapped) || (place === 0 && this.picked.every(isJoker));
    return isPointed ? place : null;
  }

  /** The tile, and in its set all that follow it. */
  pickOn(tile: Tile): void {
    const lot = tableSetOf(this.lots, tile);
    if (!this.isPlaying || !lot) return;
    this.#picked = lot.tiles.slice(lot.tiles.indexOf(tile));
  }

  pick(tiles: readonly Tile[]): void {
    this.#picked = tiles;
  }

  letGo(): void {
    this.confirmation.drop();
    this.#picked = [];
  }

  /** What comes along when a tile is picked up: all that are picked, if it is one of them. */
  handful(tile: Tile): Tile[] {
    if (!this.isPlaying) return [];
    return this.picked.includes(tile) ? [...this.picked] : [tile];
  }

  hold(target: string | null): void {
    this.over = spotAt(target);
  }

  // Arranging

  /** Tiles have been dropped there. */
  drop(target: string, tiles: readonly Tile[], point: Point | null = null): void {
    const spot = spotAt(target);
    if (target === 'rack' || target.startsWith('rack:')) return this.takeBack(tiles);
    if (!spot) return this.layAside(tiles, point);
    const lot = this.lots.find(({ id }) => id === spot.lot);
    const [only] = tiles;
    if (lot && only !== undefined && tiles.length === 1 && lot.tiles.includes(only))
      return this.#pullApart(lot, only, spot.place);
    this.putOn(spot.lot, spot.place, tiles);
  }

  /** Put tiles into a set. */
  putOn(lot: number, place: number | null = null, tiles: readonly Tile[] = this.picked): void {
    const goal = this.lots.find(({ id }) => id === lot);
    if (goal && this.isLocked(goal)) return this.at.refuse('open_first', {});
    if (this.#mayArrange(tiles)) this.#step(put(this.lots, tiles, { lot, place }));
  }

  /** Put tiles down as a set of their own, or a set where there is more room for it. */
  layAside(tiles: readonly Tile[] = this.picked, point: Point | null = null): void {
    if (!this.#mayArrange(tiles)) return;
    const lots = aside(this.lots, tiles);
    const lot = lots.find((one) => one.tiles.includes(tiles[0]!))!;
    this.#step(lots, point && { lot: lot.id, point });
  }

  /** Pull a set apart in front of a tile. */
  splitAt(tile: Tile): void {
    const lot = tableSetOf(this.lots, tile);
    if (lot && this.#mayArrange([tile])) this.#step(split(this.lots, lot.id, lot.tiles.indexOf(tile)));
  }

  get canSplit(): boolean {
    const [only] = this.picked;
    const lot = this.picked.length === 1 ? tableSetOf(this.lots, only!) : null;
    return lot !== null && lot.tiles[0] !== only;
  }

  /** A tile pulled along its own set takes along what lies on that side. */
  #pullApart(lot: TableSet, tile: Tile, place: number | null): void {
    const from = lot.tiles.indexOf(tile);
    if (place === null || place === from || !this.#mayArrange([tile])) return;
    this.#step(split(this.lots, lot.id, place > from ? from : from + 1));
  }

  /** Take tiles back to the rack: only those that came from there in this turn. */
  takeBack(tiles: readonly Tile[] = this.picked): void {
    const { laid } = this;
    const back = tiles.filter((tile) => laid.includes(tile));
    const stuck = tiles.filter((tile) => !laid.includes(tile) && tableSetOf(this.lots, tile) !== null);
    if (stuck.length > 0) {
      this.shaken = stuck;
      return this.at.refuse('table_tile_missing', { tile: stuck[0] });
    }
    if (back.length > 0) this.#step(without(this.lots, back));
  }

  get canTakeBack(): boolean {
    const { laid } = this;
    return this.picked.length > 0 && this.picked.every((tile) => laid.includes(tile));
  }

  /** The next of all the sets that the same tiles can be, one after the other. */
  otherOf(lot: TableSet): SetReading | null {
    const said = this.saidOf(lot);
    if (!said || said.code !== null || said.others.length === 0) return null;
    const key = ({ kind, tiles }: SetReading): string => `${kind} ${tiles.join(' ')}`;
    const all = [said, ...said.others].sort((one, other) => key(one).localeCompare(key(other)));
    return all[(all.indexOf(said) + 1) % all.length]!;
  }

  turn(lot: TableSet): void {
    const other = this.otherOf(lot);
    if (!other || !this.#mayArrange(lot.tiles)) return;
    this.#step(this.lots.map((one) => (one.id === lot.id ? { ...one, kind: other.kind, tiles: other.tiles } : one)));
  }

  /** Lay a whole table, as a hint proposes it. */
  arrange(table: Play['table']): void {
    this.#step(likeSets(this.lots, table));
  }

  #mayArrange(tiles: readonly Tile[]): boolean {
    if (!this.isPlaying) void this.#explain();
    return this.isPlaying && tiles.length > 0;
  }

  #step(lots: TableSets, wish: { lot: number; point: Point } | null = null): void {
    this.confirmation.drop();
    const now = this.#now ?? { table: tableKey(this.start), steps: [this.start], shown: 0 };
    const isSame = lots.length === this.lots.length && lots.every((lot, place) => lot === this.lots[place]);
    this.at.move(() => {
      this.wish = wish;
      this.#picked = [];
      this.over = null;
      if (!isSame) this.#keep({ ...now, steps: [...now.steps.slice(0, now.shown + 1), lots], shown: now.shown + 1 });
    });
    void this.#ask();
  }

  undo(): void {
    if (this.canUndo) this.#show(this.#now!.shown - 1, 'table-undo');
  }

  redo(): void {
    if (this.canRedo) this.#show(this.#now!.shown + 1, 'table-redo');
  }

  /** Back to the start of the turn; that can be undone like any step. */
  reset(): void {
    if (!this.isArranged) return;
    this.#step(this.start);
    announce(t('table-reset'));
  }

  #show(shown: number, said: string): void {
    this.confirmation.drop();
    const now = this.#now!;
    this.at.move(() => {
      this.#picked = [];
      this.#keep({ ...now, shown });
    });
    announce(t(said));
    void this.#ask();
  }

  #keep(tried: Steps | null): void {
    this.#tried = tried;
    rememberHere(this.#key, tried);
  }

  get #key(): string {
    return `draft/${this.at.sitting}`;
  }

  /** The turn is somebody else's: what was tried in an earlier one is forgotten. After a reload it is asked about again. */
  keepUp(): void {
    if (!this.isMine && this.at.scene.news === null && this.#tried) this.#keep(null);
    else void this.#ask();
  }

  // Acting

  /** Tiles were let go above the table before one may lay any. */
  missed(): void {
    if (this.isDrawing && !this.isPlaying) void this.#explain({ type: 'pass' });
    else dropHint(this.at);
  }

  draw(): void {
    if (this.isDrawing) void this.#sending.send({ type: 'draw' });
    else if (this.at.mayAct) void this.#explain({ type: 'draw' });
  }

  /** Play what has been arranged, as soon as the server has said that it may be. */
  async confirm(): Promise<void> {
    const step = this.#now?.shown;
    if (!this.isArranged) return;
    const said = this.said ?? (await this.#said.ask(this.#question));
    if (!said || !this.isPlaying || this.#now?.shown !== step) return;
    if (said.code !== null) return this.at.refuse(said.code, said.facts);
    void this.#sending.send(said.play);
  }

  pass(): void {
    const run = (): void => void this.#sending.send({ type: 'pass' });
    if (this.isArranged)
      this.confirmation.ask({
        about: null,
        line: { tone: 'bad', strong: t('rummy-page-pass-strong'), text: t('rummy-page-pass-why') },
        label: t('rummy-page-pass-sure'),
        run,
      });
    else if (this.at.mayAct && this.isMine && !this.view.may_pass) void this.#explain({ type: 'pass' });
    else run();
  }

  /** Say why it is refused, in the server's words. */
  async #explain(action: Action = this.#question): Promise<void> {
    if (!this.at.mayAct || !this.isMine) return;
    const answer = await this.at.appraiseAfter([], action);
    if (answer?.code) this.at.refuse(answer.code, answer.facts);
  }

  // What is said

  get prompt(): PromptLine {
    const isAsked = this.at.scene.news === null && this.isMine;
    return isAsked ? promptOf(this, this.at) : tvPrompt(this.at.scene, this.at.people);
  }

  get actions(): ActionButton[] {
    return this.isMine && this.at.mayAct ? actionsOf(this) : [];
  }

  /** Undo and sort; null for who holds nothing. */
  get tools(): HandTools | null {
    if (!this.view.own) return null;
    const { canUndo, canRedo, order } = this;
    return {
      canUndo,
      canRedo,
      undo: () => this.undo(),
      redo: () => this.redo(),
      reset: () => this.reset(),
      sort: order.tool('rummy', () => this.at.move(() => order.sortNext(this.held))),
    };
  }

  async suggest(action: unknown): Promise<Advice> {
    const wanted = action as Action;
    if (wanted.type === 'play') {
      await this.#said.ask(wanted);
      return this.#playAdvice(wanted);
    }
    const isDraw = wanted.type === 'draw';
    return {
      what: t(`rummy-page-hint-${wanted.type}`),
      places: marks(wanted, this.view).places,
      verb: t(isDraw ? 'rummy-page-draw-do' : 'rummy-page-pass'),
      run: () => void this.#sending.send(wanted),
    };
  }

  /** What lies there for a try already is not counted again. */
  #playAdvice({ table }: Play): Advice {
    const pieces = table.flatMap(({ tiles }) => tiles).filter((tile) => !tilesOn(this.lots).includes(tile));
    if (pieces.length === 0 && this.said?.code === null)
      return {
        what: t('rummy-page-hint-ready'),
        verb: t(this.said.left === 0 ? 'rummy-page-close' : 'rummy-page-confirm'),
        run: () => void this.confirm(),
      };
    const tiles = pieces.length;
    const run = (): void => this.arrange(table);
    if (tiles === 0) return { what: t('rummy-page-hint-again'), verb: t('rummy-page-hint-put', { tiles }), run };
    return {
      amount: t('rummy-page-hint-count', { tiles }),
      what: t('rummy-page-hint-these', { tiles }),
      pieces,
      names: listed(pieces),
      verb: t('rummy-page-hint-put', { tiles }),
      run,
    };
  }

  /** The table as a hint proposes it; null while none does. */
  get proposed(): Proposed | null {
    const action = this.at.hints?.proposed?.action;
    if (action?.type !== 'play') return null;
    const lots = likeSets(this.lots, action.table);
    const lying = tilesOn(this.lots);
    const ghosts = tilesOn(lots).filter((tile) => !lying.includes(tile));
    return { lots, ghosts, sets: this.#said.to(action)?.sets ?? [] };
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    const isUsed = turnKey(event, this, (why) => this.at.warn(why));
    if (isUsed !== null) return isUsed;
    if (isWriting(event)) return false;
    if (event.key === 'Delete') return runIf(this.canTakeBack, () => this.takeBack());
    if (event.key.toLowerCase() === 'n') return runIf(this.picked.length > 0, () => this.layAside());
    if (event.key.toLowerCase() === 's') return runIf(this.canSplit, () => this.splitAt(this.picked[0]!));
    if (event.key !== 'Escape') return false;
    return runIf(this.picked.length > 0 || this.confirmation.now !== null, () => this.letGo());
  }

  // How it looks

  /** A joker that was taken from its place waits to be put somewhere. */
  isWaiting(lot: TableSet): boolean {
    return isLoose(lot) && this.isArranged;
  }

  /** It was not there so when the turn came. */
  isChanged({ tiles }: TableSet): boolean {
    return !this.view.table.some((set) => set.tiles.join() === tiles.join());
  }

  kindOf(lot: TableSet): 'run' | 'group' {
    return this.saidOf(lot)?.kind ?? kindOf(lot);
  }
}

function tableKey(lots: TableSets): string {
  return lots.map(({ id, tiles }) => `${id}:${tiles.join(' ')}`).join('/');
}
