/** What the person at the screen is about to do: a placement, a race, or a call, whatever is being played. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { HandOrder } from '../../lib/turn/handOrder.svelte';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import type { At, HandTools, Play } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import { Composing } from './classic.svelte';
import type { TileDrag } from './tileDrag.svelte';
import { Racing } from './race.svelte';
import type { Scene } from './scene';
import { Spotting } from './spot.svelte';
import { byColour, byNumber, type Tile } from './tiles';
import type { Action, Appraisal } from './types';
import { tableLine } from './words';

export class SumokuPlay implements Play {
  readonly classic: Composing;
  readonly race: Racing;
  readonly spot: Spotting;
  readonly order: HandOrder;

  constructor(private readonly at: At<Scene, Action, Appraisal>) {
    this.classic = new Composing(at);
    this.race = new Racing(at);
    this.spot = new Spotting(at);
    this.order = new HandOrder('sumoku', () => at.sitting, { colour: byColour, number: byNumber });
  }

  /** Who has tiles in the fingers; in spot nobody has any. */
  get tileDrag(): TileDrag {
    return this.at.scene.view.classic ? this.classic.tileDrag : this.race.tileDrag;
  }

  /** The own rack in the order it is kept in. */
  get rack(): Tile[] {
    const { view } = this.at.scene;
    const { rack } = view.classic ? this.classic.holding : this.race.optimistic.now;
    return this.order.arrange(rack);
  }

  get prompt(): PromptLine {
    const { scene, people, seat } = this.at;
    if (scene.view.spot) return this.spot.prompt;
    if (scene.view.race) return this.race.prompt;
    if (!scene.news && this.classic.isMine) return this.classic.prompt;
    return tableLine(scene, people, seat);
  }

  get actions(): readonly ActionButton[] {
    const { view } = this.at.scene;
    if (view.spot) return this.spot.actions;
    return view.race ? this.race.actions : this.classic.actions;
  }

  /** In the classic game tiles are taken back one by one; races have their own ways. */
  get tools(): HandTools | null {
    return this.at.scene.view.classic && this.at.seat !== null ? this.classic.tools : null;
  }

  key(event: KeyboardEvent): boolean {
    const { view } = this.at.scene;
    if (view.spot) return this.spot.key(event);
    return view.race ? this.race.key(event, this.rack) : this.classic.key(event, this.rack);
  }

  get doing(): unknown {
    const { view } = this.at.scene;
    return view.classic ? this.classic.doing : view.race ? this.race.doing : null;
  }

  suggest(action: unknown): Advice | null | Promise<Advice> {
    const wanted = action as Action;
    if (wanted.type === 'play') return this.classic.suggest(wanted);
    return wanted.type === 'pass' ? this.classic.passAdvice() : this.race.suggest(wanted);
  }
}
