/** A place at a table of Sorry! in a recorded scene: what is sent is written down, and the server answers as it did. */

import { rest, type Scene } from '../../../src/games/sorry/scene';
import type { Action, Appraisal, SorryView, Told } from '../../../src/games/sorry/types';
import { coloured, peopleAt } from '../../../src/lib/people/people';
import type { At } from '../../../src/lib/turn/game';
import { QuietPlace } from '../place';

export interface Seen {
  seat: number | null;
  view: SorryView;
  legal: Action[];
  decision_id: number;
  events: Told[];
}

export interface Recorded {
  names: string[];
  pieces: unknown;
  states: unknown[];
  said?: unknown[];
}

export function statesOf(recorded: Recorded): Seen[] {
  return recorded.states as Seen[];
}

export function peopleOf(recorded: Recorded, you: number[] = [0]) {
  const { seats } = statesOf(recorded)[0]!.view;
  return coloured(
    peopleAt(
      recorded.names.map((name) => ({ kind: 'person' as const, name })),
      you,
      'Tú',
    ),
    (seat) => seats[seat]!.colour,
  );
}

export class Place extends QuietPlace implements At<Scene, Action, Appraisal> {
  readonly people;
  readonly pieces: Record<string, unknown>;
  acts: Action[] = [];
  asked = 0;
  scene: Scene;
  legal: Action[];
  decisionId: number;
  #said: Map<string, Appraisal>;

  constructor(recorded: Recorded, at = 0) {
    super();
    const { view, legal, decision_id: decisionId } = statesOf(recorded)[at]!;
    this.people = peopleOf(recorded);
    this.pieces = recorded.pieces as Record<string, unknown>;
    this.scene = rest(view);
    this.legal = legal;
    this.decisionId = decisionId;
    const said = (recorded.said?.[at] ?? []) as [Action, Appraisal][];
    this.#said = new Map(said.map(([action, answer]) => [JSON.stringify(action), answer]));
  }

  act(action: Action): Promise<void> {
    this.acts.push(action);
    return Promise.resolve();
  }

  appraise(action: Action): Promise<Appraisal | null> {
    this.asked += 1;
    return Promise.resolve(this.#said.get(JSON.stringify(action)) ?? null);
  }
}
