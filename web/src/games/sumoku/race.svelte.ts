/** Speed, team and solo: tiles go where one puts them at once, and the server confirms it behind. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import { namesOf } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { OptimisticGrid, type Holding } from './optimisticGrid.svelte';
import { TileDrag } from './tileDrag.svelte';
import { marks } from './lesson';
import { ownerOf, type Scene } from './scene';
import { tileName, type Tile } from './tiles';
import type { Action, Claimed, Move, OwnerView } from './types';
import { racePrompt, verdictLine } from './words';

const NOTHING: Holding = { rack: [], grid: [] };

export class Racing {
  readonly tileDrag: TileDrag;
  readonly optimistic: OptimisticGrid;
  /** The last claim that was judged, until it is put aside or the next round opens. */
  verdict = $state.raw<Claimed | null>(null);
  readonly #confirmation: Confirmation<'exchange' | 'give_up'>;
  #isClaiming = $state(false);

  constructor(private readonly at: At<Scene, Action>) {
    this.#confirmation = new Confirmation({
      get mayAct() {
        return at.mayAct;
      },
      // Others act all the time: what is asked twice is meant for the round.
      get decisionId() {
        return at.scene.view.speed?.round ?? 0;
      },
    });
    this.optimistic = new OptimisticGrid(
      () => this.owner ?? NOTHING,
      () => at.newest === undefined || at.scene.view === at.newest,
      (moves) => at.act({ type: 'arrange', moves }),
    );
    this.tileDrag = new TileDrag({
      holding: () => this.optimistic.now,
      fixed: () => [],
      mayMove: () => this.mayMove,
      put: (moves) => at.move(() => this.optimistic.move(moves)),
      taken: () => at.refuse('cell_occupied', {}),
      targets: () => (this.canExchange ? ['exchange'] : []),
      drop: (_, [tile]) => tile !== undefined && this.#exchange(tile),
    });
  }

  get doing(): unknown {
    return [this.optimistic.now, this.tileDrag.now, this.#confirmation.now?.about];
  }

  // What is seen

  get owner(): OwnerView | null {
    return ownerOf(this.at.scene.view.race, this.at.seat);
  }

  get isSolo(): boolean {
    return this.at.scene.view.solo !== null;
  }

  /** Whether a wrong claim costs nothing. */
  get isSafe(): boolean {
    return this.isSolo || this.at.scene.view.settings['claim_check'] === 'assisted';
  }

  get isRunning(): boolean {
    return this.at.scene.view.phase === 'race' && this.owner !== null && this.owner.out === null;
  }

  /** Also while a move is on its way. */
  get mayMove(): boolean {
    return this.isRunning && (this.at.mayAct || this.optimistic.isBusy);
  }

  get canExchange(): boolean {
    // The server refuses what the pile cannot give; this only keeps the corner from inviting to it.
    return this.mayMove && this.at.scene.view.pile >= 2;
  }

  /** What the server says of the grid, where it says so and the grid is as it was then. */
  get check() {
    return this.optimistic.isBusy ? null : (this.owner?.check ?? null);
  }

  // What is done

  /** Sumoku! It is about the grid on the screen: moves on their way are waited for, and a grid that others changed is not claimed. */
  async claim(): Promise<void> {
    if (!this.mayMove || this.#isClaiming) return;
    this.#isClaiming = true;
    this.#confirmation.drop();
    this.tileDrag.letGo();
    const meant = likeness(this.optimistic.now);
    await this.optimistic.quiet();
    const newest = ownerOf((this.at.newest ?? this.at.scene.view).race, this.at.seat);
    if (newest && likeness(newest) === meant) await this.at.act({ type: 'claim', version: newest.version });
    else this.at.warn(t('sumoku-page-claim-changed'));
    this.#isClaiming = false;
  }

  /** The picked tile against two of the pile, once it has been said twice; dropped on the pile it is meant. */
  exchangePicked(): void {
    const [tile, ...more] = this.tileDrag.now;
    if (!tile || more.length > 0) return this.at.tell(t('sumoku-page-exchange-how'));
    this.#confirmation.ask({
      about: 'exchange',
      line: { tone: 'mine', strong: t('sumoku-page-exchange'), text: t('sumoku-page-exchange-sure') },
      label: t('sumoku-page-exchange-do'),
      run: () => this.#exchange(tile),
    });
  }

  #exchange(tile: Tile): void {
    this.#confirmation.drop();
    this.tileDrag.letGo();
    void this.optimistic.quiet().then(() => this.at.act({ type: 'exchange', tile }));
  }

  giveUp(): void {
    const members = this.owner?.seats.length ?? 1;
    this.#confirmation.ask({
      about: 'give_up',
      line: {
        tone: 'bad',
        strong: t('sumoku-page-give-up-sure'),
        text: t('sumoku-page-give-up-what', { way: this.isSolo ? 'solo' : members > 1 ? 'team' : 'speed' }),
      },
      label: t('sumoku-page-give-up'),
      run: () => {
        this.#confirmation.drop();
        void this.at.act({ type: 'give_up' });
      },
    });
  }

  ready(): void {
    void this.at.act({ type: 'ready' });
  }

  /** Everything off the grid. */
  clear(): void {
    this.tileDrag.pickAll(this.optimistic.now.grid.map(({ tile }) => tile));
    this.tileDrag.tapRackGround();
  }

  get claimLabel(): string {
    if (!this.isSolo) return t('sumoku-page-claim');
    return t(this.at.scene.view.pile > 0 ? 'sumoku-page-next' : 'sumoku-page-finish');
  }

  // What a good player would do

  suggest(action: Action): Advice | null {
    const { places } = marks(action);
    switch (action.type) {
      case 'arrange':
        return {
          ...this.#arrangeAdvice(action.moves),
          run: () => this.at.move(() => this.optimistic.move(action.moves)),
        };
      case 'exchange':
        return {
          amount: t('sumoku-page-hint-exchange-one'),
          what: t('sumoku-page-hint-exchange', { tile: tileName(action.tile) }),
          pieces: [action.tile],
          places: ['.cloth [data-action="exchange"]'],
          verb: t('sumoku-page-exchange-do'),
          run: () => this.#exchange(action.tile),
        };
      case 'claim':
        return {
          what: t('sumoku-page-hint', { action: 'claim' }),
          places,
          verb: this.claimLabel,
          run: () => void this.claim(),
        };
      case 'give_up':
        return {
          what: t('sumoku-page-hint', { action: 'give_up' }),
          verb: t('sumoku-page-give-up'),
          run: () => void this.at.act(action),
        };
      default:
        return null;
    }
  }

  #arrangeAdvice(moves: readonly Move[]): Omit<Advice, 'run'> {
    const way = moves.some(({ x }) => x !== null) ? 'lay' : 'clear';
    const facts = { way, tiles: moves.length };
    return {
      amount: t('sumoku-page-hint-arrange-count', facts),
      what: t('sumoku-page-hint-arrange', facts),
      pieces: moves.map(({ tile }) => tile),
      names: moves.map(({ tile }) => tileName(tile)).join(', '),
      verb: t('sumoku-page-hint-arrange-do', facts),
    };
  }

  // What is said

  get prompt(): PromptLine {
    const pending = this.#confirmation.now;
    if (pending) return pending.line;
    const { view } = this.at.scene;
    if (this.verdict && (view.phase === 'over' || view.phase === 'waiting' || this.owner?.out === 'wrong_claim'))
      return verdictLine(this.verdict, this.at.people, view);
    if (!this.isRunning || this.at.seat === null) return racePrompt(this.at.scene, this.at.people, this.at.seat);
    return { tone: 'mine', ...this.#advice };
  }

  get #advice(): { strong: string; text: string } {
    const { rack } = this.optimistic.now;
    const picked = this.tileDrag.now;
    const strong = t(this.isSolo ? 'sumoku-page-solo' : 'sumoku-page-race', { key: this.at.scene.view.key ?? 0 });
    if (picked.length > 0)
      return {
        strong,
        text: t(this.tileDrag.isFromGrid ? 'sumoku-page-tap-move' : 'sumoku-page-tap-cell', {
          tiles: picked.length,
          way: this.tileDrag.direction,
        }),
      };
    const willing = (this.owner?.giving_up ?? []).filter((seat) => seat !== this.at.seat);
    if (willing.length > 0)
      return {
        strong,
        text: t('sumoku-page-giving-up', { players: namesOf(this.at.people, willing), count: willing.length }),
      };
    if (rack.length > 0) return { strong, text: t('sumoku-page-left', { tiles: rack.length }) };
    if (this.check)
      return { strong, text: t(this.check.fault === null ? 'sumoku-page-complete' : 'sumoku-page-faults') };
    return { strong, text: t('sumoku-page-all-laid', { way: this.isSafe ? 'tap' : 'hold' }) };
  }

  get actions(): ActionButton[] {
    const { view } = this.at.scene;
    if (this.at.seat === null) return [];
    if (view.phase === 'waiting') {
      if (view.ready[this.at.seat]) return [];
      return [{ id: 'ready', label: t('sumoku-page-ready'), isPrimary: true, run: () => this.ready() }];
    }
    const pending = this.#confirmation.now;
    if (pending) return this.#confirmation.buttons(pending);
    if (!this.isRunning) return [];
    const has = this.owner?.giving_up.includes(this.at.seat) ?? false;
    return [
      ...(this.optimistic.now.grid.length > 0
        ? [{ id: 'clear', label: t('sumoku-page-clear'), run: () => this.clear() }]
        : []),
      ...(has ? [] : [{ id: 'give-up', label: t('sumoku-page-give-up'), run: () => this.giveUp() }]),
    ];
  }

  key(event: KeyboardEvent, rack: readonly Tile[]): boolean {
    if (isWriting(event) || !this.mayMove) return false;
    const number = /^[0-9]$/.test(event.key) ? (Number(event.key) + 9) % 10 : null;
    if (number !== null && rack[number]) {
      this.tileDrag.tapRack(rack[number]);
      this.tileDrag.board?.focus();
    } else if (event.key === 'Escape') return this.#confirmation.drop() || this.tileDrag.letGo();
    else if (event.key === 'Backspace' && this.tileDrag.isFromGrid) this.tileDrag.tapRackGround();
    else if (event.key === 'd') this.tileDrag.turnDirection();
    else return false;
    return true;
  }
}

/** The same tiles on the same cells. */
function likeness({ rack, grid }: Holding): string {
  return JSON.stringify([[...rack].sort(), grid.map(({ tile, x, y, value }) => `${tile}@${x},${y}=${value}`).sort()]);
}
