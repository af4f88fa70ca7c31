/** How somebody plays alone from a box: mode, bots, level and other options. The last choice is the next one. */

import { Refusal, settingsOf, type GameInfo } from '../lib/net/api';
import { has, t } from '../lib/words/i18n';
import { hasShort, shortMatch, wholeMatch } from '../lobby/options/matchLength';
import type { Agreed } from '../lobby/options/options';
import { isSameChoice, ruleSets, storable, type ChosenOptions } from '../lobby/options/ruleSets';
import { Wishes } from '../lobby/options/wishes.svelte';
import { recall, remember } from '../lib/device/storage';
import { nearest, rivalsAllowed } from './opening';

const USUAL_RIVALS = 3;
/** A game with more modes than this is named by its mode. */
const FEW_MODES = 3;

interface Habit {
  rivals: number;
  /** Bots in a mode that can be played without any. */
  helpers: number;
  level: string;
  options: ChosenOptions;
}

export class SoloChoice {
  level = $state('');
  /** Why the options could not be as they were wished. */
  refusal = $state.raw<Pick<Refusal, 'code' | 'facts'> | null>(null);
  /** Whether the server has said which options have an effect. */
  isKnown = $state(false);
  readonly wishes: Wishes<Agreed>;
  #rivals = $state(USUAL_RIVALS);
  #helpers = $state(0);
  #agreed = $state.raw<Agreed>({ options: {}, settings: {}, seats: [] });

  constructor(readonly game: GameInfo) {
    const { rivals, helpers, level, options } = habitOf(game);
    this.level = level;
    this.#rivals = rivals;
    this.#helpers = helpers;
    this.#agreed = { options, settings: {}, seats: chairs(rivals + 1) };
    this.wishes = new Wishes<Agreed>({
      game: () => game,
      table: () => this.#agreed,
      ask: (options) => this.#ask(options),
      onrefused: (refusal) => (this.refusal = refusal),
    });
  }

  /** The options a table is set with; the chairs are counted by the bots. */
  get options(): ChosenOptions {
    return storable(this.game, this.wishes.table.options);
  }

  get mode(): string {
    return String(this.options['mode'] ?? this.game.modes[0] ?? '');
  }

  get rivalsAllowed(): number[] {
    return rivalsAllowed(this.game, this.options);
  }

  get rivals(): number {
    return nearest(this.rivalsAllowed, this.#canBeAlone ? this.#helpers : this.#rivals);
  }

  set rivals(wanted: number) {
    const rivals = this.rivalsAllowed.find((number) => number >= wanted) ?? this.rivals;
    if (this.#canBeAlone) this.#helpers = rivals;
    else this.#rivals = rivals;
  }

  get #canBeAlone(): boolean {
    return this.rivalsAllowed[0] === 0;
  }

  /** The name of the rules, where they are not the leaflet's. */
  get rules(): string {
    const { game, options, mode } = this;
    if (isSameChoice(game, options, wholeMatch(game, mode))) return '';
    if (isSameChoice(game, options, shortMatch(game, mode))) return t('open-fold-short');
    const kept = ruleSets(game).find((set) => isSameChoice(game, set.options, options));
    return kept?.name ?? t('open-fold-changed');
  }

  /** "3 bots, medio": the choice in one line. */
  get line(): string {
    const { game, mode, rivals } = this;
    const isNamed = game.modes.length > FEW_MODES || (mode !== '' && mode !== game.modes[0]);
    const said = isNamed ? t(`${game.id}-option-mode-${mode}`) : '';
    const bots = t(ofGame('open-bots', game), { bots: rivals, mode });
    const level = rivals > 0 ? t(`level-${this.level}`) : '';
    return [said, bots, level, this.rules].filter((part) => part !== '').join(', ');
  }

  /** "Jugar ya contra 3 bots". */
  get start(): string {
    return t(ofGame('open-against', this.game), { bots: this.rivals, mode: this.mode });
  }

  change(name: string, value: unknown): void {
    this.refusal = null;
    this.wishes.change(name, value);
  }

  /** Another mode: a short match stays short, other rules are kept as far as they go with it. */
  changeMode(mode: string): void {
    const { game, options } = this;
    const isShort = hasShort(game, this.mode) && isSameChoice(game, options, shortMatch(game, this.mode));
    if (isShort) void this.replace(shortMatch(game, mode));
    else this.change('mode', mode);
  }

  /** Other options as a whole. Returns the refusal, or null. */
  async replace(options: ChosenOptions): Promise<Pick<Refusal, 'code' | 'facts'> | null> {
    this.refusal = null;
    const refusal = await this.wishes.replace(options);
    if (refusal?.code === 'away') this.refusal = refusal;
    return refusal;
  }

  /** Ask the server what the options come to. Those it no longer takes give way to the leaflet's. */
  async look(): Promise<void> {
    const refusal = await this.wishes.replace(this.options);
    if (refusal === null) return;
    this.refusal = refusal;
    if (refusal.code !== 'away') this.forget();
  }

  /** Play by the leaflet again. */
  forget(): void {
    const usual = wholeMatch(this.game);
    this.#agreed = { ...this.#agreed, options: usual };
    void this.wishes.replace(usual);
  }

  /** Let this choice be the next one. */
  remember(): void {
    const { level, options } = this;
    const habit: Habit = { rivals: this.#rivals, helpers: this.#helpers, level, options };
    remember(`habit.${this.game.id}`, habit);
  }

  async #ask(options: ChosenOptions): Promise<{ type: 'done' } | { type: 'refused'; code: string; facts: Facts }> {
    try {
      const settings = await settingsOf(this.game.id, options);
      this.#agreed = { options, settings, seats: chairs(Number(options['players'])) };
      this.isKnown = true;
      return { type: 'done' };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: 'refused', code: error.code, facts: error.facts };
    }
  }
}

type Facts = Record<string, unknown>;

/** A sentence of the page, or the one a game has instead. */
export function ofGame(id: string, game: GameInfo): string {
  return has(`${id}-${game.id}`) ? `${id}-${game.id}` : id;
}

function chairs(count: number): readonly unknown[] {
  return Array.from({ length: count });
}

/** What was chosen last on this device; what is stored may be older or anything else. */
function habitOf(game: GameInfo): Habit {
  const stored = recall<Partial<Habit & { mode: string }> | null>(`habit.${game.id}`, null) ?? {};
  const mode = game.modes.find((known) => known === stored.mode);
  const options = typeof stored.options === 'object' && stored.options !== null ? stored.options : null;
  return {
    rivals: Number.isInteger(stored.rivals) ? stored.rivals! : USUAL_RIVALS,
    helpers: Number.isInteger(stored.helpers) ? stored.helpers! : 0,
    level: game.levels.find((known) => known === stored.level) ?? game.usual_level,
    options: storable(game, options ?? wholeMatch(game, mode)),
  };
}
