/** What a game brings to the table: its components, its words, and how what happened becomes something to look at. */

import type { Component } from 'svelte';
import type { ActionButton } from './ActionBar.svelte';
import type { ScoreSheet } from '../score/Pad.svelte';
import { coloured, type Person } from '../people/people';
import type { PromptLine } from './Prompt.svelte';
import type { State } from '../net/protocol';
import type { Frame } from '../motion/showing.svelte';
import type { MatchTime } from './matchTime.svelte';
import type { AnimationSpeed } from '../motion/animationSpeed';
import type { Shortcut } from './shortcuts';
import type { Advice, ShownHint } from './hints.svelte';

/** A state with the game's own view, events and actions in it. */
export interface Seen<View, Told, Action> extends Omit<State, 'view' | 'events' | 'legal'> {
  view: View;
  events: Told[];
  legal: Action[] | null;
}

/** What trying actions out leads to: the table after those that could be tried. */
export interface Tried<View, Action> {
  view: View;
  legal: Action[] | null;
  /** How many could be tried. The next one is refused with `code`; without a code it has to be taken to be seen. */
  index: number;
  code: string | null;
  facts: Record<string, unknown>;
}

/** What may be said of an action, null where there is nothing; and why it would be refused, if it would. */
export interface Appraised<Appraisal> {
  appraisal: Appraisal | null;
  code: string | null;
  facts: Record<string, unknown>;
}

/** A place at the table, as the parts of a game see it. Without a seat one only watches. */
export interface At<Scene extends { view: unknown }, Action, Appraisal = unknown> {
  readonly seat: number | null;
  readonly people: readonly Person[];
  /** What is shown; it may be older than what is true. */
  readonly scene: Scene;
  /** Whether the seat may act: not while something is shown, while the line is broken or the match paused. */
  readonly mayAct: boolean;
  /** What may be done now; empty while the seat may not act, and where it cannot all be listed. */
  readonly legal: readonly Action[];
  /** Changes when the question put to the seat changes. */
  readonly decisionId: number;
  /** Names this seat in this match: what the browser remembers of it is kept under it. */
  readonly sitting: string;
  /** What the server tells of the pieces of the game. */
  readonly pieces: Record<string, unknown>;
  /** There is no room beside the cloth: a phone, or a tablet held upright. */
  readonly isNarrow: boolean;
  /** Somebody learns the game here: a try in vain may be shown and explained on the table. */
  readonly isLesson?: boolean;
  /** There: what was to be done in place of what was tried in vain. */
  readonly asked?: unknown;
  /** A finished match is looked at: what the last turn brought may lie there until the next. */
  readonly isReplay?: boolean;
  /** What is true, where it may be newer than what is shown. */
  readonly newest?: Scene['view'];
  /** The result of a hand waits to be looked at. */
  readonly hasResult?: boolean;
  /** What a hint points at. */
  readonly hints?: ShownHint<Scene['view'], Action>;
  /** The match clock, where a game is played against it. */
  readonly time?: MatchTime;
  /** Take the action, or several of which all or none are taken; false if they were refused, which the prompt says. */
  act(...actions: Action[]): Promise<boolean | void>;
  /** What may be said of the action, without taking it. */
  appraise(action: Action): Promise<Appraisal | null>;
  /** The same of an action that would follow others, and whether it would be refused. */
  appraiseAfter(tried: readonly Action[], action: Action): Promise<Appraised<Appraisal> | null>;
  /** Try actions out, one after the other; nobody else sees it. */
  draft(actions: readonly Action[]): Promise<Tried<Scene['view'], Action> | null>;
  /** Show the table as it would be, until something happens; null: as it is. */
  preview(view: Scene['view'] | null): void;
  /** Change what is on the screen so that pieces travel from where they were to where they are. */
  move(change: () => void): void;
  /** Say why something is refused. */
  refuse(code: string, facts: Record<string, unknown>): void;
  /** Say something in the prompt for a while: something is wrong, or merely worth knowing. */
  warn(text: string): void;
  tell(text: string): void;
}

/** What is always at hand in a turn, each at a fixed place: going back in it, and sorting what one holds. */
export interface HandTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Back to the start of the turn. */
  reset(): void;
  /** How the hand is sorted, in a word and in a sentence, and the next way; null where there is nothing to sort. */
  readonly sort: { name: string; label: string; next: () => void } | null;
}

/** The unfinished turn of the person at this screen. */
export interface Play {
  readonly prompt: PromptLine;
  readonly actions: readonly ActionButton[];
  /** Left out in games that know no undo; null while nobody holds anything. */
  readonly tools?: HandTools | null;
  /** Whether the key meant something. */
  key(event: KeyboardEvent): boolean;
  /** The steps tried so far, where a turn has several: a hint is for what follows them. */
  readonly steps?: readonly unknown[];
  /** All that has been picked and tried in this turn so far: when it changes, a hint has been answered. */
  readonly doing: unknown;
  /** What to say of the action that a good player would take; null where there is nothing to say. */
  suggest(action: unknown): Advice | null | Promise<Advice | null>;
}

export interface SeatFacts {
  /** What is left of the pieces, in words. */
  pieces: string;
  /** The same in dots, where there are few of them: so many of so many. */
  dots?: { count: number; of: number } | null;
  /** Points so far; null where nothing is counted. */
  total: number | null;
  /** The sign of the team: a drawing by its name, and what it is called. */
  team?: { symbol: string; name: string } | null;
  /** Which of two pairs the seat belongs to. */
  pair?: number | null;
  isDone: boolean;
  isThinking: boolean;
  /** How many pieces the seat holds, where that is worth a number of its own. */
  held?: number;
  warns?: boolean;
  gain?: string | null;
  /** What was gained is welcome. */
  isGood?: boolean;
}

export interface PartProps<Scene extends { view: unknown }, Action, P extends Play> {
  at: At<Scene, Action>;
  play: P;
}

export interface TvProps<Scene> {
  scene: Scene;
  time?: MatchTime;
  people: readonly Person[];
  pieces: Record<string, unknown>;
}

export interface StripProps<View, Scene> {
  view: View;
  person: Person;
  pieces: Record<string, unknown>;
  scene?: Scene;
}

export interface GamePage<View, Told, Action, Scene extends { view: View }, P extends Play, Appraisal> {
  id: string;
  /** The scene in which a view comes to rest. */
  rest(view: View): Scene;
  /** How the table gets from one scene to the rest of a newer state; the last frame is that rest. */
  frames(before: Scene, state: Seen<View, Told, Action>, speed: AnimationSpeed): Frame<Scene, Told>[];
  /** The last turn once more, from all that has been told; none if there is nothing to see. */
  replayLastTurn(told: readonly Told[], state: Seen<View, Told, Action>, speed: AnimationSpeed): Frame<Scene, Told>[];
  play(at: At<Scene, Action, Appraisal>): P;
  seat(scene: Scene, seat: number): SeatFacts;
  /** The line under the name of the game: round and turn. */
  headline(view: View): { long: string; short: string };
  sheet(view: View): ScoreSheet;
  /** The colour a seat's pieces have, in games where each seat has one. */
  colour?(view: View, seat: number): string;
  /** Whether some may see what others may not; only then a device that is passed round needs a curtain. */
  hasSecrets?(view: View): boolean;
  /** Whether advice may be asked for; not where to see it is the game itself. */
  hasHints?(view: View): boolean;
  words: {
    /** The unit points are counted in, for one or many. */
    unit(points: number, view: View): string;
    /** What the match is played to. */
    goal(view: View): string;
    column(hand: number): string;
    plot: string;
    /** What the big moments of a match are called, where the game has a name for them; the id of the words. */
    pins?: string;
    /** A big moment in the words of the prompt; left out, it is told as in the log. */
    moment?(event: Told, people: readonly Person[]): PromptLine;
    /** What happened, in a sentence; null for what needs no words. */
    event(event: Told, people: readonly Person[]): string | null;
    /** The facts of a refusal as people would call them. */
    facts?(facts: Record<string, unknown>): Record<string, unknown>;
    /** Whether it begins a paragraph of the log. */
    isHeading(event: Told): boolean;
    /** Whether it begins a turn in the log; left out, every change of seat does. */
    isTurn?(event: Told): boolean;
    /** Who won, where it is not one person or several who share it. */
    victory?(winners: readonly number[], people: readonly Person[], view: View): string;
    /** How the match ended, in a sentence. */
    ending(view: View, people: readonly Person[]): string;
    handOver(hand: number): string;
  };
  /** Its keyboard shortcuts beside those of every table. */
  keys(view: View): readonly Shortcut[];
  /** In a lesson: what an action is made with, and where it is done; as selectors, for what can be pointed at. */
  marks?(action: Action, view: View): { pieces: readonly string[]; places: readonly string[] };
  /** The ids of the rules in short: `<game>-rules-<id>` and `-title`. */
  rules: readonly string[];
  Cloth: Component<PartProps<Scene, Action, P>>;
  Hand: Component<PartProps<Scene, Action, P>>;
  /** What the phone shows in place of the hand while cards are revealed. */
  Overlay?: Component<PartProps<Scene, Action, P>>;
  hasOverlay?(scene: Scene): boolean;
  /**
   * A hand in a replay: one among all of them, or the only one on the wood. That one is part of the scene, and its
   * pieces carry the names by which they travel.
   */
  HandStrip: Component<StripProps<View, Scene>>;
  /** What stands on the hem of the cloth before the seats, as an item of their list. */
  OnHem?: Component<{ scene: Scene }>;
  /** What lies before somebody at the table, in small beside the name. */
  SeatPieces?: Component<{ scene: Scene; seat: number }>;
  /** Below the totals on the pad; in a replay what the cloth shows by itself may be left out. */
  PadNotes: Component<{ scene: Scene; people: readonly Person[]; told: readonly Told[]; isReplay?: boolean }>;
  /** What the sheet of a result shows in place of points by hand and their plot; `ranks` when the match is over. */
  Result?: Component<{
    view: View;
    people: readonly Person[];
    ranks: readonly number[] | null;
    told: readonly Told[];
  }>;
  /** Pictures for the rules at hand. */
  RulePicture: Component<{ id: string; pieces: Record<string, unknown> }>;
  /** How the last hand was counted, below the totals; and what is settled when the match is over. */
  Reckoning?: Component<{ view: View; people: readonly Person[]; pieces: Record<string, unknown> }>;
  /** What would have been best in one's own turns of the last hand, where the game has a word to say of it. */
  Review?: Component<{ turns: readonly unknown[]; people: readonly Person[]; pieces: Record<string, unknown> }>;
  /** The table screen: what lies on the cloth, and the strip below it. */
  Tv: Component<TvProps<Scene>>;
  TvStrip: Component<TvProps<Scene>>;
  /** What the table screen says below the cloth. */
  tvPrompt(scene: Scene, people: readonly Person[]): PromptLine;
}

/** Everybody at a table of this game, each with the colour of their pieces. */
export function seated(game: AnyGame, view: unknown, people: readonly Person[]): Person[] {
  return coloured(people, game.colour ? (seat) => game.colour!(view, seat) : null);
}

// Props of components are contravariant: no narrower type holds every game.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = GamePage<any, any, any, any, any, any>;
