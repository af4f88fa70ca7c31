/** The buttons of a table: those in the bar, and those for which only the menu has room. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { isWriting } from '../../lib/ui/keys';
import { router } from '../../lib/ui/router.svelte';
import { t } from '../../lib/words/i18n';
import type { AtTable } from './atTable.svelte';

export class TableButtons {
  /** It is the first match of the game on this device: until the first move its lesson is offered. */
  offersLesson = $state(false);

  constructor(private readonly at: AtTable) {}

  get bar(): ActionButton[] {
    const { at } = this;
    if (at.isBusy) return [{ id: 'skip', label: t('table-skip'), run: () => at.skip() }];
    if (at.isPaused) return at.table.host ? [this.#goOn] : [];
    if (at.hints.isOn) return at.hints.actions;
    const all = this.#asked;
    return at.isNarrow ? all.slice(-this.#room) : [...this.#again(), ...all];
  }

  /** What can be done as well, but has no place in the bar. */
  get menu(): ActionButton[] {
    const { at } = this;
    if (at.isBusy || at.isPaused) return this.#lesson();
    const left = at.isNarrow ? [...this.#again(), ...this.#asked.slice(0, -this.#room)] : [];
    return [...this.#lesson(), ...left, ...this.#back()];
  }

  /** Undo and sort by their keys; whether the key was one of them. */
  key(event: KeyboardEvent): boolean {
    const { tools } = this.at.play;
    if (!tools || isWriting(event)) return false;
    const key = event.key.toLowerCase();
    if (key === 'u' && tools.canUndo) tools.undo();
    else if (key === 'o' && tools.sort) tools.sort.next();
    else return false;
    return true;
  }

  get #asked(): ActionButton[] {
    return [...this.#standIns(), ...this.#passOn(), ...this.at.play.actions];
  }

  /** So many buttons a small screen has room for beside undo and sort; short ones have the bar to themselves. */
  get #room(): number {
    const { play } = this.at;
    if (play.actions.some(({ short }) => short !== undefined)) return Infinity;
    return play.tools?.sort ? 2 : 3;
  }

  get #goOn(): ActionButton {
    const { at } = this;
    return {
      id: 'go-on',
      label: t('table-go-on'),
      isPrimary: true,
      run: () => void at.ask(at.socket.pause(false)),
    };
  }

  #lesson(): ActionButton[] {
    if (!this.offersLesson) return [];
    return [{ id: 'learn', label: t('open-learn'), run: () => router.go(`/learn/${this.at.game.id}`) }];
  }

  #again(): ActionButton[] {
    const { following } = this.at;
    if (!following.hasAgain) return [];
    return [{ id: 'again', label: t('table-last-turn'), run: () => following.again() }];
  }

  /** What the undo button does not do by itself. */
  #back(): ActionButton[] {
    const { isNarrow, play } = this.at;
    const { tools } = play;
    return [
      ...(tools?.canRedo && isNarrow ? [{ id: 'redo', label: t('table-redo'), run: () => tools.redo() }] : []),
      ...(tools?.canUndo ? [{ id: 'reset', label: t('table-reset'), run: () => tools.reset() }] : []),
    ];
  }

  /** Somebody is awaited who has been gone for a while: a bot may play on. */
  #standIns(): ActionButton[] {
    const { at } = this;
    if (at.seat === null) return [];
    const gone = at.state.to_act.find((seat) => at.table.seats[seat]?.may_stand_in && !at.table.seats[seat]?.stand_in);
    if (gone === undefined) return [];
    return [
      {
        id: 'stand-in',
        label: t('table-stand-in', { player: at.people[gone]?.name ?? '' }),
        run: () => at.standIn(gone),
      },
    ];
  }

  /** Somebody has taken the device who is not asked, and another one of its people is. */
  #passOn(): ActionButton[] {
    const { hotseat, people, seat: own } = this.at;
    const asked = hotseat.own.find((seat) => seat !== own && hotseat.isAsked(seat));
    if (asked === undefined || hotseat.isAsked(own ?? -1)) return [];
    return [
      { id: 'pass', label: t('table-pass-to', { player: people[asked]?.name ?? '' }), run: () => hotseat.fall() },
    ];
  }
}
