/** The unfinished turn of somebody who plays Burako: tiles picked, what has been tried, what is asked once more. */

import { MeldPlay } from '../../lib/melds/meldPlay.svelte';
import type { End } from '../../lib/pieces/Meld.svelte';
import { tileName, type Tile } from '../../lib/pieces/tiles';
import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import type { Pending } from '../../lib/turn/confirmation.svelte';
import type { At } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { t } from '../../lib/words/i18n';
import { Collapsed } from './collapsed.svelte';
import { marks } from './lesson';
import { numberOf } from './meldNumber';
import { faceIn, RACK } from './pieceIds';
import { sortsFrom } from './pieces';
import { actionsOf, confirmDiscard, confirmEmptying, confirmLaying, promptOf } from './prompts';
import { mean, type Scene } from './scene';
import type { Action, Add, Appraisal, BurakoView, Lay, MeldAppraisal, MeldOption, MeldView, SideView } from './types';
import { listed, tvPrompt } from './words';

export class BurakoPlay extends MeldPlay<Scene, Action, MeldOption, Appraisal, MeldAppraisal> {
  readonly collapsed = new Collapsed();
  /** The whole pozo is looked at. */
  isSpread = $state(false);

  constructor(at: At<Scene, Action, Appraisal>) {
    super(at, 'burako', sortsFrom(at.pieces));
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

  /** The names of the own tiles. */
  get held(): readonly string[] {
    return this.at.scene.names[RACK] ?? [];
  }

  get picked(): readonly string[] {
    return this.isPlaying ? this.chosen.filter((name) => this.held.includes(name)) : [];
  }

  isOwn(meld: MeldView): boolean {
    return meld.side === this.side;
  }

  // Picking tiles

  /** Ways to add them to a meld. */
  get adds(): readonly MeldOption[] {
    return this.saidOfPicked?.adds ?? [];
  }

  /** Melds on which the picked tiles can be laid. */
  get fitting(): readonly string[] {
    return this.adds.flatMap(({ meld }) => meld ?? []);
  }

  /** Melds on which these tiles can be laid, as soon as the server has said so. */
  fittingFor(names: readonly string[]): readonly string[] {
    void this.said.ask(this.questionOf(names));
    return this.said.to(this.questionOf(names))?.adds.flatMap(({ meld }) => meld ?? []) ?? [];
  }

  // Taking

  draw(): void {
    if (this.isDrawing) void this.draft.take({ type: 'draw' });
    else if (this.at.mayAct) void this.explain({ type: 'draw' });
  }

  /** All of it; nothing hidden comes to light, so it can be undone until something else does. */
  takePozo(): void {
    this.isSpread = false;
    if (this.isDrawing) void this.#try({ type: 'take_pozo' });
    else if (this.at.mayAct) void this.explain({ type: 'take_pozo' });
  }

  /** The starter puts back the tile just drawn and takes another. */
  putBack(): void {
    if (this.canReturn) void this.draft.take({ type: 'return_tile' });
  }

  // Laying

  /** Lay tiles as a meld of their own, or where they fit if they can only be added. */
  async lay(names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (said) this.offer(said.ways.length > 0 ? said.ways : said.adds, said.code, names);
  }

  /** Add tiles to a meld: at one end of it, or wherever they belong. */
  async add(meld: number, end: End | null = null, names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (!said) return;
    const ways = said.adds.filter((way) => way.meld === `m${meld}`);
    const there = end === null ? ways : ways.filter(({ ends }) => ends.includes(end));
    if (ways.length > 0) return this.offer(there.length > 0 ? there : ways, null, names);
    const onto = this.melds.find((one) => numberOf(one.meld) === meld);
    if (onto) await this.explain({ type: 'add', meld: onto.meld, tiles: wouldLie(onto, names, end) });
  }

  /** Add tiles wherever they fit. */
  async addAnywhere(names: readonly string[] = this.picked): Promise<void> {
    const said = await this.#askOf(names);
    if (said) this.offer(said.adds, said.code, names);
  }

  async #askOf(names: readonly string[]): Promise<MeldAppraisal | null> {
    const [name] = names;
    if (name === undefined || !this.at.mayAct) return null;
    if (this.isDrawing) await this.explain(this.discardOf(name));
    return this.isPlaying ? this.said.ask(this.questionOf(names)) : null;
  }

  protected override offer(
    ways: readonly MeldOption[],
    code: string | null,
    names: readonly string[] = this.picked,
  ): void {
    this.pick(names);
    super.offer(ways, code);
  }

  /** The way that was meant; a pure canasta is not spoiled by accident. */
  choose(way: MeldOption): void {
    this.choice = [];
    const run = (): void => void this.#try(way.action, way);
    const pending = confirmLaying(way, run);
    if (pending) this.confirmation.ask(pending);
    else run();
  }

  /** Tiles of the rack with these faces: those that are picked before others like them. */
  namesFor(faces: readonly Tile[]): string[] {
    const free = [...this.chosen.filter((name) => this.held.includes(name)), ...this.hand];
    return faces.flatMap((face) => {
      const found = free.find((name) => faceIn(name) === face);
      if (found === undefined) return [];
      while (free.includes(found)) free.splice(free.indexOf(found), 1);
      return [found];
    });
  }

  async #try(action: Action, way: MeldOption | null = null): Promise<void> {
    this.confirmation.drop();
    mean(this.namesFor(way?.added ?? []));
    const attempt = await this.draft.try(action);
    if (attempt === 'refused') return;
    if (attempt === 'reveals')
      return this.confirmation.ask(
        confirmEmptying(way?.then ?? null, this.partnerTiles, () => void this.draft.take(action)),
      );
    this.chosen = [];
    this.say(action);
    if (way?.must_lay_last && way.last) this.at.tell(t('burako-page-must-lay', { tile: tileName(way.last) }));
  }

  /** How many tiles the partner still holds; null where everybody plays alone. */
  get partnerTiles(): number | null {
    const partner = this.own?.seats.find((seat) => seat !== this.at.seat);
    return partner === undefined ? null : (this.#view.seats[partner]?.rack ?? null);
  }

  // Discarding

  protected discardOf(name: string): Action {
    return { type: 'discard', tile: faceIn(name) };
  }

  protected regretOf(name: string, said: Appraisal | null, run: () => void): Pending<null> | null {
    return said && 'theirs' in said ? confirmDiscard(this, this.at, faceIn(name), said, run) : null;
  }

  protected override endWith(name: string, action: Action): void {
    mean([name]);
    super.endWith(name, action);
  }

  // What is said

  protected promptNow(): PromptLine {
    return promptOf(this, this.at);
  }

  protected promptOfOthers(): PromptLine {
    return tvPrompt(this.at.scene, this.at.people);
  }

  get actions(): ActionButton[] {
    return actionsOf(this, this.at);
  }

  /** What a good player would do, and the verb that does it. */
  async suggest(action: unknown): Promise<Advice<BurakoView>> {
    const wanted = action as Action;
    const run = (): void => void this.#takeAdvice(wanted);
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

  /** Do what a hint has shown, with the tiles it has pointed at. */
  async #takeAdvice(action: Action): Promise<void> {
    this.letGo();
    const isLaid = action.type === 'lay' || action.type === 'add';
    if (isLaid) mean(this.namesFor(this.#fresh(action)));
    if (action.type === 'discard') mean(this.namesFor([action.tile]));
    await this.follow(action, isLaid || action.type === 'take_pozo');
  }

  /** The appraisal holds for any order of the tiles and either kind, and for additions too. */
  protected questionOf(names: readonly string[]): Action {
    return { type: 'lay', kind: 'run', tiles: facesOf(names).sort() };
  }

  protected get laying(): MeldAppraisal | null {
    return this.saidOfPicked;
  }

  protected inWords(action: Action): string {
    if (action.type === 'lay') return t('burako-page-tried-lay', { tiles: listed(action.tiles) });
    if (action.type === 'add') return t('burako-page-tried-add', { tiles: listed(action.tiles) });
    return action.type === 'take_pozo' ? t('burako-page-tried-take') : '';
  }
}

function facesOf(names: readonly string[]): Tile[] {
  return names.map(faceIn);
}

/** How tiles were put to a meld, for the server to say what is wrong with it. */
function wouldLie({ tiles }: MeldView, names: readonly string[], end: End | null): Tile[] {
  const old = tiles.map(({ tile }) => tile);
  return end === 'low' ? [...facesOf(names), ...old] : [...old, ...facesOf(names)];
}
