/** A turn that is tried out before it is taken: every step can be undone and redone until the last one ends it. */

import type { Appraised, At, Tried } from './game';
import { recallHere, rememberHere } from '../device/storage';

/** The action, and the table after it. */
interface Step<View, Action> {
  action: Action;
  after: Tried<View, Action>;
}

export type Attempt = 'tried' | 'refused' | 'reveals';

export class Drafting<Scene extends { view: unknown }, Action, Appraisal = unknown> {
  #steps = $state.raw<readonly Step<Scene['view'], Action>[]>([]);
  #undone = $state.raw<readonly Step<Scene['view'], Action>[]>([]);
  #decisionId = $state(-1);
  #queue: Promise<unknown> = Promise.resolve();
  #isTaking = false;

  constructor(private readonly at: At<Scene, Action, Appraisal>) {}

  // What has been tried

  get #isNow(): boolean {
    return this.#decisionId === this.at.decisionId;
  }

  get tried(): Action[] {
    return this.#isNow ? this.#steps.map(({ action }) => action) : [];
  }

  get canUndo(): boolean {
    return this.at.mayAct && this.#isNow && this.#steps.length > 0;
  }

  get canRedo(): boolean {
    return this.at.mayAct && this.#isNow && this.#undone.length > 0;
  }

  /** What may be done after what has been tried. */
  get legal(): readonly Action[] {
    if (!this.at.mayAct) return [];
    const last = this.#isNow ? this.#steps.at(-1) : undefined;
    return last ? (last.after.legal ?? []) : this.at.legal;
  }

  // Trying

  /** What may be said of the action after what has been tried, and whether it would be refused. */
  ask(action: Action): Promise<Appraised<Appraisal> | null> {
    return this.at.appraiseAfter(this.tried, action);
  }

  /** The table after the action, without trying it; null if it cannot be tried. */
  async after(action: Action): Promise<Scene['view'] | null> {
    const { tried } = this;
    const after = await this.at.draft([...tried, action]);
    return after !== null && after.index > tried.length ? after.view : null;
  }

  /** Try an action. One that would turn something up cannot be tried: it has to be taken. */
  try(action: Action): Promise<Attempt> {
    return this.#inTurn(() => this.#try(action));
  }

  async #try(action: Action): Promise<Attempt> {
    const { decisionId } = this.at;
    const steps = this.#isNow ? this.#steps : [];
    const after = await this.at.draft([...this.tried, action]);
    if (after === null || decisionId !== this.at.decisionId) return 'refused';
    if (after.index > steps.length) {
      this.#decisionId = decisionId;
      this.#settle([...steps, { action, after }], []);
      return 'tried';
    }
    if (after.code === null) return 'reveals';
    this.at.refuse(after.code, after.facts);
    return 'refused';
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (!this.canUndo || !last) return;
    this.#settle(this.#steps.slice(0, -1), [last, ...this.#undone]);
  }

  redo(): void {
    const [next, ...rest] = this.#undone;
    if (!this.canRedo || !next) return;
    this.#settle([...this.#steps, next], rest);
  }

  /** Take back everything that has been tried. */
  drop(): void {
    while (this.canUndo) this.undo();
  }

  /** Take everything that has been tried, and this action with it; a second press while it is on its way is not meant. */
  async take(action: Action): Promise<void> {
    if (this.#isTaking) return;
    this.#isTaking = true;
    await this.at.act(...this.tried, action);
    this.#isTaking = false;
  }

  /** What has been tried stays on the table, also when the table was shown anew, as after a broken line. */
  keepShown(): void {
    const last = this.#isNow && this.at.mayAct ? this.#steps.at(-1) : undefined;
    if (last && this.at.scene.view !== last.after.view) this.at.preview(last.after.view);
  }

  // Remembering

  /** Try again what was tried in this tab before it was loaded anew, if the question is still the same. */
  async restore(): Promise<void> {
    const kept = recallHere<{ decisionId: number; tried: Action[] } | null>(this.#key, null);
    if (!kept || kept.decisionId !== this.at.decisionId || this.tried.length > 0 || !this.at.mayAct) return;
    for (const action of kept.tried) if ((await this.try(action)) !== 'tried') return;
  }

  #settle(steps: readonly Step<Scene['view'], Action>[], undone: readonly Step<Scene['view'], Action>[]): void {
    this.#steps = steps;
    this.#undone = undone;
    rememberHere(this.#key, { decisionId: this.#decisionId, tried: this.tried });
    this.at.preview(steps.at(-1)?.after.view ?? null);
  }

  get #key(): string {
    return `draft/${this.at.sitting}`;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work);
    this.#queue = done;
    return done;
  }
}
