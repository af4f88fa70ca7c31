/** A hint is given in three steps: how many tiles could be laid, which, and how the table would lie then. */

import { t } from '../../lib/i18n';
import type { Tile } from '../../lib/pieces/tiles';
import { tilesOn } from './arranging';
import type { RummyPlay } from './play.svelte';
import type { Action, Play } from './types';

export interface Hint {
  moment: number;
  table: Play['table'];
  /** Tiles that would be laid. */
  tiles: readonly Tile[];
  /** How much of it has been told. */
  told: 'count' | 'which';
}

export class Hints {
  #hint = $state.raw<Hint | null>(null);

  constructor(private readonly play: RummyPlay) {}

  get now(): Hint | null {
    return this.#hint?.moment === this.play.at.moment && this.play.isPlaying ? this.#hint : null;
  }

  /** Tiles of the rack that are pointed at. */
  get shown(): readonly Tile[] {
    return this.now?.told === 'which' ? this.now.tiles : [];
  }

  /** Something new has been said, or the same again: then a little more. */
  take(action: Action): void {
    const { at, start } = this.play;
    if (action.type !== 'play') {
      this.#hint = null;
      return at.tell(t(`rummy-page-hint-${action.type}`));
    }
    const before = tilesOn(start);
    const tiles = action.table.flatMap((set) => set.tiles).filter((tile) => !before.includes(tile));
    this.#hint = { moment: at.moment, table: action.table, tiles, told: 'count' };
  }

  /** Tell the next part of it. */
  more(): void {
    const hint = this.now;
    if (!hint) return;
    if (hint.told === 'count') this.#hint = { ...hint, told: 'which' };
    else this.showAll(hint);
  }

  private showAll({ table }: Hint): void {
    this.drop();
    this.play.arrange(table);
  }

  drop(): void {
    this.#hint = null;
  }
}
