/** The unfinished turn of somebody who plays Sumo: the card in the fingers, and the row pointed at. */

import type { ActionButton } from '../../lib/ActionBar.svelte';
import { t } from '../../lib/i18n';
import { isWriting } from '../../lib/keys';
import { namesOf, type Person } from '../../lib/people';
import type { PromptLine } from '../../lib/Prompt.svelte';
import type { At, Play } from '../../table/game';
import type { Card, News, Scene } from './scene';
import type { Action, PlaceJoker, TakeRow } from './types';

/** A row has five places; the sixth card takes it. */
export const PLACES = 5;

/** Where a card would go as the table is now. */
export interface Forecast {
  card: Card;
  /** null: it is lower than all rows. */
  row: number | null;
  takes: boolean;
  sumos: number;
}

export class SumoPlay implements Play {
  /** The card lifted from the hand but not laid. */
  lifted = $state<Card | null>(null);
  /** The card a mouse points at. */
  pointed = $state<Card | null>(null);
  /** The full row a joker is about to take, until that is confirmed. */
  confirming = $state<number | null>(null);
  /** What was asked in the turn of that moment. */
  #foreseen = $state.raw<{ moment: number; cards: ReadonlyMap<Card, Forecast> }>({ moment: -1, cards: new Map() });

  constructor(private readonly at: At<Scene, Action>) {}

  // What is possible

  /** Cards that may be laid now. */
  get playable(): Card[] {
    return this.at.legal.flatMap((action) => (action.type === 'play_card' ? [action.card] : []));
  }

  get chosen(): Card | null {
    return this.at.scene.view.own?.chosen ?? null;
  }

  get isChoosingRow(): boolean {
    return this.at.legal.some(({ type }) => type !== 'play_card');
  }

  rowAction(row: number): TakeRow | PlaceJoker | null {
    const found = this.at.legal.find((action) => action.type !== 'play_card' && action.row === row);
    return (found as TakeRow | PlaceJoker | undefined) ?? null;
  }

  /** What the row would cost: its sumos, or nothing where there is room for a joker. */
  costOf(row: number): number {
    const action = this.rowAction(row);
    const { cards, sumos } = this.at.scene.view.rows[row - 1]!;
    return action?.type === 'place_joker' && cards.length < PLACES ? 0 : sumos;
  }

  // Choosing a card

  /** Lift a card; the second time lay it. */
  tap(card: Card): void {
    if (!this.playable.includes(card)) return;
    if (this.lifted === card) this.lay(card);
    else if (this.chosen === card) this.lifted = null;
    else this.lift(card);
  }

  lift(card: Card): void {
    if (!this.playable.includes(card)) return;
    this.lifted = card;
    void this.foresee(card);
  }

  point(card: Card | null): void {
    this.pointed = card;
    if (card !== null) void this.foresee(card);
  }

  lay(card: Card): void {
    this.lifted = null;
    this.pointed = null;
    if (this.playable.includes(card) && card !== this.chosen) void this.at.act({ type: 'play_card', card });
  }

  drop(): void {
    this.lifted = null;
    this.confirming = null;
  }

  /** The forecast shown: of the card lifted, else of the one pointed at, else of the one that lies face down. */
  get forecast(): Forecast | null {
    const card = this.lifted ?? this.pointed ?? this.chosen;
    const { moment, cards } = this.#foreseen;
    const isAsked = this.at.scene.view.phase === 'choose_card' && moment === this.at.moment;
    return card !== null && isAsked ? (cards.get(card) ?? null) : null;
  }

  /** Ask where the card would go; within a turn the answer stays the same. */
  async foresee(card: Card): Promise<void> {
    const { moment } = this.at;
    if (this.#foreseen.moment !== moment) this.#foreseen = { moment, cards: new Map() };
    if (this.#foreseen.cards.has(card) || !this.playable.includes(card)) return;
    const said = await this.at.appraise({ type: 'play_card', card });
    if (!said || moment !== this.#foreseen.moment || !('row' in said)) return;
    const { row, takes, sumos } = said as unknown as Forecast;
    this.#foreseen = { moment, cards: new Map(this.#foreseen.cards).set(card, { card, row, takes, sumos }) };
  }

  // Choosing a row

  choose(row: number): void {
    const action = this.rowAction(row);
    if (!action) {
      if (this.isChoosingRow) this.at.warn(t('sumo-refused-joker_after_joker', { row }));
      return;
    }
    const isWarned = action.type !== 'place_joker' || this.costOf(row) === 0 || this.confirming === row;
    if (!isWarned) {
      this.confirming = row;
      return;
    }
    this.confirming = null;
    void this.at.act(action);
  }

  // What is said

  get prompt(): PromptLine {
    const { view, news } = this.at.scene;
    if (news || this.at.seat === null) return tvPrompt(this.at.scene, this.at.people);
    if (view.phase === 'choose_row') return this.#choice();
    if (view.phase !== 'choose_card') return { tone: 'calm', strong: '' };
        if (this.lifted !== null) return this.#lifted(this.lifted);
    if (this.chosen !== null) return this.#laid(this.chosen);
    return { tone: 'mine', strong: t('table-your-turn'), text: t('sumo-page-pick') };
  }

  #choice(): PromptLine {
    const { seat, card } = this.at.scene.view.choice!;
    const kind = typeof card === 'number' ? 'number' : 'joker';
    if (seat !== this.at.seat) return tvPrompt(this.at.scene, this.at.people);
    if (this.confirming !== null) {
      const { cards, sumos } = this.at.scene.view.rows[this.confirming - 1]!;
      return { tone: 'bad', strong: t('sumo-page-row', { row: this.confirming }), text: t('sumo-page-confirm', { cards: cards.length, sumos }) };
    }
    return { tone: 'mine', strong: t('sumo-page-choose-strong', { kind, card: cardName(card) }), text: t('sumo-page-choose', { kind }) };
  }

  #lifted(card: Card): PromptLine {
    return { tone: 'mine', strong: cardName(card), text: this.#foretold(card) };
  }

  #foretold(card: Card): string {
    if (typeof card === 'string') return t('sumo-page-forecast-joker');
    const forecast = this.forecast;
    if (!forecast) return t('sumo-page-again');
    if (forecast.row === null) return t('sumo-page-forecast-low');
    return t(forecast.takes ? 'sumo-page-forecast-takes' : 'sumo-page-forecast', { row: forecast.row, sumos: forecast.sumos });
  }

  #laid(card: Card): PromptLine {
    const missing = this.at.scene.view.waiting_for.filter((seat) => seat !== this.at.seat);
    // A phone has no room for many names; the seats show who is meant.
    const waits = this.at.isNarrow && missing.length > 1 ? t('sumo-page-missing-many', { count: missing.length }) : t('sumo-page-missing', { players: namesOf(this.at.people, missing), count: missing.length });
    const text = this.playable.length > 1 ? `${waits} ${t('sumo-page-may-change')}` : waits;
    return { tone: 'calm', strong: t('sumo-page-laid', { card: cardName(card) }), text };
  }

  get actions(): ActionButton[] {
    if (this.isChoosingRow) return this.confirming === null ? [] : this.#confirmation(this.confirming);
    if (this.at.seat === null || this.at.scene.view.phase !== 'choose_card') return [];
    const card = this.lifted;
    const isChange = this.chosen !== null;
    const label = card === null ? t(isChange ? 'sumo-page-change' : 'sumo-page-play') : t(isChange ? 'sumo-page-change-for' : 'sumo-page-play-card', { card: cardName(card) });
    const blocked = card !== null ? null : t(isChange ? (this.playable.length > 0 ? 'sumo-page-tap-to-change' : 'sumo-page-stays') : 'sumo-page-tap-first');
    return [{ id: 'lay', label, isPrimary: true, blocked, run: () => card !== null && this.lay(card) }];
  }

  #confirmation(row: number): ActionButton[] {
    const sumos = this.costOf(row);
    return [
      { id: 'cancel', label: t('table-cancel'), run: () => this.drop() },
      { id: 'confirm', label: t('sumo-page-take', { sumos }), isPrimary: true, run: () => this.choose(row) },
    ];
  }

  suggest(action: unknown): void {
    const { type, card, row } = action as { type: string; card?: Card; row?: number };
    if (type === 'play_card' && card !== undefined) this.lift(card);
    else if (row !== undefined) this.at.tell(t('sumo-page-hint-row', { row }));
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    if (isWriting(event)) return false;
    if (event.key === 'Escape' && (this.lifted !== null || this.confirming !== null)) {
      this.drop();
      return true;
    }
    if (/^[1-4]$/.test(event.key) && this.isChoosingRow) {
      this.choose(Number(event.key));
      return true;
    }
    return false;
  }
}

/** `36`, or what the jokers are called. */
export function cardName(card: Card): string {
  return typeof card === 'number' ? String(card) : t('sumo-page-joker-name', { sumos: Number(card.slice(1)) });
}

/** What the table screen says. */
export function tvPrompt({ view, news }: Scene, people: readonly Person[]): PromptLine {
  if (news) return newsLine(news, people);
  if (view.phase === 'choose_row') {
    const { seat, card } = view.choice!;
    const kind = typeof card === 'number' ? 'number' : 'joker';
    return { tone: 'calm', strong: people[seat]?.name ?? '', text: t('sumo-page-chooses', { kind, card: cardName(card) }) };
  }
  const waiting = view.waiting_for;
  return { tone: 'calm', strong: t('sumo-page-choosing'), text: t('sumo-page-missing', { players: namesOf(people, waiting), count: waiting.length }) };
}

/** What is being shown, in a line: the same for players and for the table screen. */
export function newsLine(news: News, people: readonly Person[]): PromptLine {
  const who = (seat: number) => ({ who: people[seat]?.isYou ? 'you' : 'other', player: people[seat]?.name ?? '' });
  switch (news.is) {
    case 'reveal':
      return { tone: 'calm', strong: t('sumo-page-news-reveal-strong'), text: t('sumo-page-news-reveal') };
    case 'placing':
      return { tone: 'calm', strong: cardName(news.card), text: t('sumo-page-news-placing', { ...who(news.seat), row: news.row }) };
    case 'taking':
    case 'taken':
      return {
        tone: 'bad',
        strong: t(`sumo-page-news-${news.why}`, { card: cardName(news.card) }),
        text: t('sumo-page-news-takes', { ...who(news.seat), row: news.row, sumos: news.sumos }),
      };
    case 'round_over':
      return { tone: 'calm', strong: t('sumo-page-news-over', { round: news.round }), text: t('sumo-page-news-count') };
  }
}
