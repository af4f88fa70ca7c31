/** The uses of a card, as the server lists them: what a person touches for each, and how they are told apart. */

import { keyOf } from '../../lib/turn/appraisalCache.svelte';
import type { Colour, Place } from './board';
import { endOf } from './scene';
import type { Action, Appraisal, Discard, Journey, Part, Pass } from './types';

/** An action that uses a card on the board. */
export type Use = Exclude<Action, Pass | Discard>;

/** One thing that can be done with the pawn chosen. */
export interface Option {
  id: string;
  /** The pawn, or the START, it is offered for. */
  subject: string;
  action: Use;
  /** It is only a part of a 7: another pawn goes the rest. */
  part: Part | null;
  said: Appraisal | null;
  /** The way of the pawn chosen; null until the server has told it. */
  journey: Journey | null;
}

export function isUse(action: Action): action is Use {
  return action.type !== 'pass' && action.type !== 'discard';
}

export function subjectsOf(use: Use): string[] {
  switch (use.type) {
    case 'start':
      return [startSubject(use.colour)];
    case 'split':
      return [use.first.pawn, use.second.pawn];
    case 'sorry':
      return [use.target, startSubject(use.colour)];
    default:
      return [use.pawn];
  }
}

export function startSubject(colour: Colour): string {
  return `start-${colour}`;
}

/** The colour whose START it is; null: it is a pawn. */
export function startOf(subject: string): Colour | null {
  return subject.startsWith('start-') ? subject.slice('start-'.length) : null;
}

/** A card of the hand among the pieces that a hint points at. */
export function cardPiece(card: string): string {
  return `card-${card}`;
}

export function optionId(action: Use, part: Part | null): string {
  switch (action.type) {
    case 'start':
      return `start-${action.card}`;
    case 'move':
      return `move-${action.card}-${action.steps}`;
    case 'split':
      return `part-${part?.steps ?? 0}`;
    case 'swap':
      return `swap-${action.target}`;
    case 'sorry':
      return `sorry-${action.colour}-${action.target}`;
  }
}

/** Backward first, then further and further; what is no walk comes last. */
export function stepsOf({ action, part }: Option): number {
  if (part) return part.steps;
  return action.type === 'move' ? action.steps : action.type === 'start' ? 0 : 100;
}

/** How the board would look in the end. */
export function resultOf({ journeys }: Appraisal): string {
  const places = new Map<string, Place>();
  for (const journey of journeys) {
    places.set(journey.pawn, endOf(journey));
    for (const { pawn } of journey.bumped) places.set(pawn, 'start');
  }
  return [...places]
    .map((place) => place.join(' '))
    .sort()
    .join();
}

export function bumpedBy(journeys: readonly Journey[]): string[] {
  return journeys.flatMap(({ bumped }) => bumped.map(({ pawn }) => pawn));
}

/** A 7 split either way is one play. */
export function playOf(action: Action): string {
  if (action.type !== 'split') return keyOf(action);
  return [action.first, action.second]
    .map(({ pawn, steps }) => `${pawn} ${steps}`)
    .sort()
    .join();
}
