/** The unfinished turn of somebody who plays Burako: tiles picked, what has been tried, what is asked once more. */

import { press, type ActionButton } from '../../lib/turn/ActionBar.svelte';
import { announce } from '../../lib/ui/announce.svelte';
import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { Drafting } from '../../lib/turn/drafting.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import { meldAt, type End } from '../../lib/pieces/Meld.svelte';
import { dropHint } from '../../lib/turn/dropHint';
import { HandOrder } from '../../lib/turn/handOrder.svelte';
import { tileName, type Tile } from '../../lib/pieces/tiles';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At, HandTools, Play } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { actionsOf, confirmDiscard, confirmEmptying, confirmLaying, promptOf } from './prompts';
import { Collapsed } from './collapsed.svelte';
import { marks } from './lesson';
import { faceIn, RACK } from './pieceIds';
import { sortsFrom } from './pieces';
import { mean, type Scene } from './scene';
import type { Action, Add, BurakoView, Lay, MeldView, SideView } from './types';
import { numberOf, type Said, type SaidOfDiscard, type Way } from './meldOptions';
import { listed, tvPrompt, whyNot } from './words';

export class BurakoPlay implements Play {
  readonly draft: Drafting<Scene, Action>;
  readonly order: HandOrder;
  readonly confirmation: Confirmation<null>;
  readonly collapsed: Collapsed;
  #picked = $state.raw<readonly string[]>([]);
  /** Several ways for the same tiles: which is meant? */
  choice = $state.raw<readonly Way[]>([]);
  /** The whole pozo is looked at. */
  isSpread = $state(false);
  /** The meld tiles are held above, and its end. */
  over = $state.raw<{ meld: number; end: End | 'any' } | null>(null);

  /** What may be said of the tiles picked, after what has been tried. */
  readonly #said: AppraisalCache<Action, Said>;

  constructor(private readonly at: At<Scene, Action>) {
    this.draft = new Drafting(at);
    this.confirmation = new Confirmation(at);
    this.collapsed = new Collapsed();
    this.#said = new AppraisalCache(
      () => JSON.stringify([at.decisionId, this.draft.tried]),
      async (action) => {
        const answer = await this.draft.ask(action);
        return answer && (answer.appraisal as unknown as Said);
      },
    );
    this.order = new HandOrder('burako', () => at.sitting, sortsFrom(at.pieces));
  }

  get steps(): readonly Action[] {
    return this.draft.tried;
  }

  get doing(): unknown {
    return [this.steps, this.picked, this.choice.length, this.confirmation.now !== null];
  }

  // What is possible

  get #view() {
    return this.at.scene.view;
  }

  get melds(): readonly MeldView[] {
    return this.#view.melds;
  }

  /** The side of the person at this screen; null for somebody who only watches. */
  get side(): number | null {
    return this.at.seat === null ? null : (this.#view.seats[this.at.seat]?.side ?? null);
  }

  get own(): SideView | null {
    return this.side === null ? null : (this.#view.sides[this.side] ?? null);
  }

  get isDrawing(): boolean {
    return this.at.mayAct && this.#view.phase === 'draw';
  }

  get isPlaying(): boolean {
    return this.at.mayAct && this.#view.phase === 'play';
  }

  get canTake(): boolean {
    return this.isDrawing && this.#view.pozo.length > 0 && !this.#view.locked;
  }

  get canReturn(): boolean {
    return this.isPlaying && this.#view.may_return;
  }

  /** The names of the own tiles, in the order they are kept in. */
  get hand(): string[] {
    return this.order.arrange(this.names);
  }

  get names(): readonly string[] {
    return this.at.scene.names[RACK] ?? [];
  }

  get picked(): readonly string[] {
    return this.isPlaying ? this.#picked.filter((name) => this.names.includes(name)) : [];
  }

  isOwn(meld: MeldView): boolean {
    return meld.side === this.side;
  }

  // Picking tiles

  tap(name: string): void {
    if (!this.at.mayAct) return;
    this.confirmation.drop();
    if (this.isDrawing) return void this.#explain({ type: 'discard', tile: faceIn(name) });
    this.pick(this.picked.includes(name) ? this.picked.filter((one) => one !== name) : [...this.picked, name]);
  }

  pick(names: readonly string[]): void {
    this.#picked = names;
    if (this.isPlaying && names.length > 0) void this.#said.ask(questionOf(names));
  }

  get #saidOfPicked(): Said | null {
    return this.picked.length > 0 ? this.#said.to(questionOf(this.picked)) : null;
  }

  /** Whether the server has said what can be done with what is picked. */
  get isJudged(): boolean {
    return this.#saidOfPicked !== null;
  }

  /** Ways to lay the picked tiles as a meld of their own, the best first. */
  get downs(): readonly Way[] {
    return this.#saidOfPicked?.ways ?? [];
  }

  /** Ways to add them to a meld. */
  get adds(): readonly Way[] {
    return this.#saidOfPicked?.adds ?? [];
  }

  /** Melds on which the picked tiles can be laid. */
  get fitting(): readonly string[] {
    return this.adds.flatMap(({ meld }) => meld ?? []);
  }

  /** Melds on which these tiles can be laid, as soon as the server has said so. */
  fittingFor(names: readonly string[]): readonly string[] {
    void this.#said.ask(questionOf(names));
    return this.#said.to(questionOf(names))?.adds?.flatMap(({ meld }) => meld ?? []) ?? [];
  }

  /** Tiles were let go above the table before one may lay any. */
  missed([name]: readonly string[]): void {
    if (this.isDrawing && name !== undefined) void this.#explain({ type: 'discard', tile: faceIn(name) });
    else dropHint(this.at);
  }

  /** Why the picked tiles cannot be laid. */
  get code(): string | null {
    return this.#saidOfPicked?.code ?? null;
  }

  hold(target: string | null): void {
    const onto = meldAt(target);
    this.over = onto && { meld: onto.meld, end: onto.end ?? 'any' };
  }

  /** Let everything go that has not been tried. */
  letGo(): void {
    this.confirmation.drop();
    this.choice = [];
    this.#picked = [];
  }

  // Taking

  draw(): void {
    if (this.isDrawing) void this.draft.take({ type: 'draw' });
    else if (this.at.mayAct) void this.#explain({ type: 'draw' });
  }

  /** All of it; nothing hidden comes to light, so it can be undone until something else does. */
  takePozo(): void {
    this.isSpread = false;
    if (this.isDrawing) void this.#try({ type: 'take_pozo' });
    else if (this.at.mayAct) void this.#explain({ type: 'take_pozo' });
  }

  /** The starter puts back the tile just drawn and takes another. */
  putBack(): void {
    if (this.canReturn) void this.draft.take({ type: 'return_tile' });
  }

  /** Say why the action is refused, in the server's words. */
  async #explain(action: Action): Promise<void> {
    const answer = await this.draft.ask(action);
    if (answer?.code) this.at.refuse(answer.code, answer.facts);
  }

  // Laying

  /** Lay tiles as a meld of their own, or where they fit if they can only be added. */
  async lay(names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (said) this.#offer(said.ways.length > 0 ? said.ways : said.adds, said.code, names);
  }

  /** Add tiles to a meld: at one end of it, or wherever they belong. */
  async add(meld: number, end: End | null = null, names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (!said) return;
    const ways = said.adds.filter((way) => way.meld === `m${meld}`);
    const there = end === null ? ways : ways.filter(({ ends }) => ends.includes(end));
    if (ways.length > 0) return this.#offer(there.length > 0 ? there : ways, null, names);
    const onto = this.melds.find((one) => numberOf(one.meld) === meld);
    if (onto) await this.#explain({ type: 'add', meld: onto.meld, tiles: wouldLie(onto, names, end) });
  }

  /** Add tiles wherever they fit. */
  async addAnywhere(names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (said) this.#offer(said.adds, said.code, names);
  }

  async #askOf(names: readonly string[]): Promise<Said | null> {
    const [name] = names;
    if (name === undefined || !this.at.mayAct) return null;
    if (this.isDrawing) await this.#explain({ type: 'discard', tile: faceIn(name) });
    return this.isPlaying ? this.#said.ask(questionOf(names)) : null;
  }

  /** One way is tried at once, several are asked for, none is explained. */
  #offer(ways: readonly Way[], code: string | null, names: readonly string[]): void {
    const [only] = ways;
    this.pick(names);
    if (!only) this.#warn(code);
    else if (ways.length === 1) this.choose(only);
    else this.choice = ways;
  }

  /** The way that was meant; a pure canasta is not spoiled by accident. */
  choose(way: Way): void {
    this.choice = [];
    const run = (): void => void this.#try(way.action, way);
    const pending = confirmLaying(way, run);
    if (pending) this.confirmation.ask(pending);
    else run();
  }

  /** Tiles of the rack with these faces: those that are picked before others like them. */
  namesFor(faces: readonly Tile[]): string[] {
    const free = [...this.#picked.filter((name) => this.names.includes(name)), ...this.hand];
    return faces.flatMap((face) => {
      const found = free.find((name) => faceIn(name) === face);
      if (found === undefined) return [];
      while (free.includes(found)) free.splice(free.indexOf(found), 1);
      return [found];
    });
  }

  async #try(action: Action, way: Way | null = null): Promise<void> {
    this.confirmation.drop();
    mean(this.namesFor(way?.added ?? []));
    const attempt = await this.draft.try(action);
    if (attempt === 'refused') return;
    if (attempt === 'reveals')
      return this.confirmation.ask(
        confirmEmptying(way?.then ?? null, this.partnerTiles, () => void this.draft.take(action)),
      );
    this.#picked = [];
    announce(inWords(action));
    if (way?.must_lay_last && way.last) this.at.tell(t('burako-page-must-lay', { tile: tileName(way.last) }));
  }

  /** How many tiles the partner still holds; null where everybody plays alone. */
  get partnerTiles(): number | null {
    const partner = this.own?.seats.find((seat) => seat !== this.at.seat);
    return partner === undefined ? null : (this.#view.seats[partner]?.rack ?? null);
  }

  undo(): void {
    this.letGo();
    this.draft.undo();
    announce(t('table-undo'));
  }

  undoAll(): void {
    this.letGo();
    this.draft.drop();
    announce(t('table-reset'));
  }

  redo(): void {
    this.letGo();
    this.draft.redo();
    announce(t('table-redo'));
  }

  // Discarding

  /** Discard a tile, which ends the turn; what one may regret is asked for twice. */
  async discard(name: string): Promise<void> {
    const action: Action = { type: 'discard', tile: faceIn(name) };
    if (!this.isPlaying) return this.isDrawing ? this.#explain(action) : undefined;
    const answer = await this.draft.ask(action);
    if (!answer || !this.isPlaying) return;
    if (answer.code !== null) return this.at.refuse(answer.code, answer.facts);
    const run = (): void => {
      mean([name]);
      void this.draft.take(action);
    };
    const pending = confirmDiscard(this, this.at, faceIn(name), answer.appraisal as unknown as SaidOfDiscard, run);
    if (pending === null) return run();
    this.#picked = [name];
    this.confirmation.ask(pending);
  }

  #warn(code: string | null): void {
    if (code !== null) this.at.warn(whyNot(code));
  }

  // What is said

  get prompt(): PromptLine {
    const { news, view } = this.at.scene;
    const isAsked = news === null && this.at.seat !== null && view.seat === this.at.seat;
    return isAsked ? promptOf(this, this.at) : tvPrompt(this.at.scene, this.at.people);
  }

  get actions(): ActionButton[] {
    return actionsOf(this, this.at);
  }

  /** Undo and sort; null for who holds nothing. */
  get tools(): HandTools | null {
    if (!this.#view.own) return null;
    const { canUndo, canRedo } = this.draft;
    const { way } = this.order;
    return {
      canUndo,
      canRedo,
      undo: () => this.undo(),
      redo: () => this.redo(),
      reset: () => this.undoAll(),
      sort: {
        name: t(`burako-page-sort-${way}`),
        label: t('burako-page-sort', { way }),
        next: () => this.at.move(() => this.order.sortNext(this.names)),
      },
    };
  }

  /** What a good player would do, and the verb that does it. */
  async suggest(action: unknown): Promise<Advice<BurakoView>> {
    const wanted = action as Action;
    const run = (): void => void this.#follow(wanted);
    const advice = { run, places: marks(wanted).places };
    switch (wanted.type) {
      case 'draw':
        return { ...advice, what: t('burako-page-hint-draw'), verb: t('burako-page-draw-stock') };
      case 'take_pozo':
        return { ...advice, what: t('burako-page-hint-take_pozo'), verb: t('burako-page-take') };
      case 'return_tile':
        return { ...advice, what: t('burako-page-hint-return_tile'), verb: t('burako-page-return') };
      case 'discard': {
        const tile = tileName(wanted.tile);
        return {
          ...advice,
          amount: t('burako-page-hint-discard-one'),
          what: t('burako-page-hint-discard', { tile }),
          pieces: this.namesFor([wanted.tile]),
          verb: t('burako-page-discard-tile', { tile }),
        };
      }
      default:
        return { run, ...this.#layingAdvice(wanted), after: await this.draft.after(wanted) };
    }
  }

  #layingAdvice(action: Lay | Add): Omit<Advice, 'run'> {
    const fresh = this.#fresh(action);
    const tiles = listed(fresh);
    const facts = { count: fresh.length, tiles };
    const pieces = this.namesFor(fresh);
    if (action.type === 'lay')
      return {
        amount: t('burako-page-hint-lay-count', facts),
        what: t('burako-page-hint-lay', facts),
        pieces,
        names: tiles,
        verb: t('burako-page-lay'),
      };
    return {
      amount: t('burako-page-hint-add-count', facts),
      what: t('burako-page-hint-add', facts),
      pieces,
      ...(fresh.length > 1 && { names: tiles }),
      verb: t('burako-page-add'),
    };
  }

  #lying(meld: string): Tile[] {
    return this.melds.find((one) => one.meld === meld)?.tiles.map(({ tile }) => tile) ?? [];
  }

  /** Tiles of the action that do not lie on the table yet. */
  #fresh(action: Lay | Add): Tile[] {
    const fresh = [...action.tiles];
    const lying = action.type === 'add' ? this.#lying(action.meld) : [];
    for (const tile of lying) if (fresh.includes(tile)) fresh.splice(fresh.indexOf(tile), 1);
    return fresh;
  }

  /** Do what a hint has shown: nothing is asked twice. */
  async #follow(action: Action): Promise<void> {
    this.letGo();
    if (action.type === 'lay' || action.type === 'add') mean(this.namesFor(this.#fresh(action)));
    if (action.type === 'discard') mean(this.namesFor([action.tile]));
    const isTried = action.type === 'lay' || action.type === 'add' || action.type === 'take_pozo';
    const attempt = isTried ? await this.draft.try(action) : 'reveals';
    if (attempt === 'reveals') await this.draft.take(action);
    if (attempt === 'tried') announce(inWords(action));
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo || (event.key === 'Backspace' && !isWriting(event)))
      return this.#keyOf(event.shiftKey ? this.draft.canRedo : this.draft.canUndo, () =>
        event.shiftKey ? this.redo() : this.undo(),
      );
    if (event.key === 'Enter' && event.shiftKey && !isWriting(event)) return this.#primary();
    if (isWriting(event) || event.key !== 'Escape') return false;
    return this.#keyOf(this.picked.length > 0 || this.confirmation.now !== null, () => this.letGo());
  }

  /** What the saffron button would do. */
  #primary(): boolean {
    const primary = this.actions.find(({ isPrimary }) => isPrimary);
    if (primary) press(primary, (why) => this.at.warn(why));
    return primary !== undefined;
  }

  #keyOf(means: boolean, run: () => void): boolean {
    if (means) run();
    return means;
  }
}

function facesOf(names: readonly string[]): Tile[] {
  return names.map(faceIn);
}

/** What to ask of picked tiles; the answer holds for any order and either kind, and for additions too. */
function questionOf(names: readonly string[]): Action {
  return { type: 'lay', kind: 'run', tiles: facesOf(names).sort() };
}

/** How tiles were put to a meld, for the server to say what is wrong with it. */
function wouldLie({ tiles }: MeldView, names: readonly string[], end: End | null): Tile[] {
  const old = tiles.map(({ tile }) => tile);
  return end === 'low' ? [...facesOf(names), ...old] : [...old, ...facesOf(names)];
}

/** A step of the turn in words, for those who do not see it. */
function inWords(action: Action): string {
  if (action.type === 'lay') return t('burako-page-tried-lay', { tiles: listed(action.tiles) });
  if (action.type === 'add') return t('burako-page-tried-add', { tiles: listed(action.tiles) });
  return action.type === 'take_pozo' ? t('burako-page-tried-take') : '';
}
