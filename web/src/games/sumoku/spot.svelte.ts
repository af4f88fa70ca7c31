/** Spot: the sum is called by one touch, then four tiles are touched; nothing waits for the server that need not. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At } from '../../lib/turn/game';
import type { Scene } from './scene';
import type { Tile } from './tiles';
import type { Action, SpotView } from './types';
import { spotPrompt } from './words';

/** Tiles in a combination. */
const FOUR = 4;

export class Spotting {
  /** The sum that has been called and not been answered yet, with its round. */
  #calling = $state.raw<{ round: number; sum: number } | null>(null);
  #picked = $state.raw<{ round: number; tiles: readonly Tile[] }>({ round: 0, tiles: [] });
  /** Digits of a sum that is being typed. */
  typed = $state('');
  #isShowing = false;

  constructor(private readonly at: At<Scene, Action>) {}

  get #view(): SpotView {
    return this.at.scene.view.spot!;
  }

  get #phase(): string {
    return this.at.scene.view.phase;
  }

  get me() {
    return this.at.seat === null ? null : (this.#view.seats[this.at.seat] ?? null);
  }

  /** May be called by this person now. */
  get mayCall(): boolean {
    return this.#phase === 'open' && this.at.mayAct && this.me !== null && !this.me.sits_out && this.#calling === null;
  }

  /** The sum this person has called: from the touch on, before the server has said yes. */
  get called(): number | null {
    const { call, round } = this.#view;
    if (this.#phase === 'showing') return call && call.seat === this.at.seat ? call.sum : null;
    return this.#phase === 'open' && this.#calling?.round === round ? this.#calling.sum : null;
  }

  get picked(): readonly Tile[] {
    return this.called !== null && this.#picked.round === this.#view.round ? this.#picked.tiles : [];
  }

  // What is done

  async call(sum: number): Promise<void> {
    if (!this.mayCall) return;
    const { round } = this.#view;
    this.typed = '';
    this.#calling = { round, sum };
    this.#picked = { round, tiles: [] };
    await this.at.act({ type: 'call', round, sum });
    this.#calling = null;
    this.#showIfFour();
  }

  tap(tile: Tile): void {
    if (this.called === null || this.#isShowing) return;
    const { picked } = this;
    const tiles = picked.includes(tile) ? picked.filter((one) => one !== tile) : [...picked, tile];
    if (tiles.length > FOUR) return;
    this.#picked = { round: this.#view.round, tiles };
    this.#showIfFour();
  }

  /** The fourth tile shows them; where the call is still on its way, its answer does. */
  #showIfFour(): void {
    const { picked } = this;
    const isHeard = this.#phase === 'showing' && this.called !== null;
    if (picked.length === FOUR && isHeard) void this.#show([...picked]);
  }

  async #show(tiles: Tile[]): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    await this.at.act({ type: 'show', round: this.#view.round, tiles });
    this.#isShowing = false;
  }

  /** The table has heard the call meanwhile: for what was picked before. */
  heard(): void {
    this.#showIfFour();
  }

  pass(): void {
    void this.at.act({ type: 'pass' });
  }

  // What is said

  get prompt(): PromptLine {
    if (this.called !== null)
      return {
        tone: 'mine',
        strong: t('sumoku-page-called', { sum: this.called }),
        text: t('sumoku-page-show-four', { left: FOUR - this.picked.length }),
      };
    if (this.typed !== '') return { tone: 'mine', strong: this.typed, text: t('sumoku-page-typed') };
    if (this.#phase === 'open' && this.me && !this.me.sits_out && !this.me.passed && !this.at.scene.news)
      return {
        tone: 'mine',
        strong: t('sumoku-page-spot'),
        text: t('sumoku-page-spot-how', { key: this.at.scene.view.key ?? 0 }),
      };
    return spotPrompt(this.at.scene, this.at.people, this.at.seat);
  }

  get actions(): ActionButton[] {
    const { view } = this.at.scene;
    if (this.at.seat === null) return [];
    if (view.phase === 'waiting')
      return view.ready[this.at.seat]
        ? []
        : [
            {
              id: 'ready',
              label: t('sumoku-page-ready'),
              isPrimary: true,
              run: () => void this.at.act({ type: 'ready' }),
            },
          ];
    if (view.phase !== 'open' || !this.me || this.me.sits_out || this.me.passed || this.called !== null) return [];
    const passed = this.#view.seats.filter((seat) => seat.passed).length;
    const asked = this.#view.seats.filter((seat) => !seat.sits_out).length;
    return [
      {
        id: 'pass',
        label: t('sumoku-page-see-nothing'),
        ...(passed > 0 && { detail: t('sumoku-page-see-nothing-count', { passed, asked }) }),
        run: () => this.pass(),
      },
    ];
  }

  /** A sum is typed and called by Enter; then digits are places of the display. */
  key(event: KeyboardEvent): boolean {
    if (isWriting(event)) return false;
    const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : null;
    if (this.called !== null) {
      const tile = digit === null ? null : this.#view.display[(digit + 9) % 10];
      if (tile) this.tap(tile);
      else if (event.key === 'Backspace' || event.key === 'Escape')
        this.#picked = { round: this.#view.round, tiles: this.picked.slice(0, -1) };
      else return false;
      return true;
    }
    if (!this.mayCall) return false;
    if (digit !== null) this.typed = `${this.typed}${digit}`.slice(-2);
    else if (event.key === 'Enter' && this.typed !== '') void this.call(Number(this.typed));
    else if ((event.key === 'Escape' || event.key === 'Backspace') && this.typed !== '') this.typed = '';
    else return false;
    return true;
  }
}
