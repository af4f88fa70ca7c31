/** The unfinished turn of somebody who plays Sumo: the card in the fingers, and the row pointed at. */

import type { ActionButton } from '../../lib/turn/ActionBar.svelte';
import { AppraisalCache } from '../../lib/turn/appraisalCache.svelte';
import { Confirmation } from '../../lib/turn/confirmation.svelte';
import { t } from '../../lib/words/i18n';
import { isWriting } from '../../lib/ui/keys';
import { namesOf, who, type Person } from '../../lib/people/people';
import type { PromptLine } from '../../lib/turn/Prompt.svelte';
import { SendOnce } from '../../lib/turn/sendOnce.svelte';
import type { At, Play } from '../../lib/turn/game';
import type { Advice } from '../../lib/turn/hints.svelte';
import type { Card, News, Scene } from './scene';
import type { Action, Appraisal, PlaceJoker, RowChoice, TakeRow, Told } from './types';

/** Where a card would go as the table is now. */
export interface Forecast extends Appraisal {
  card: Card;
}

export class SumoPlay implements Play {
  /** The card lifted from the hand but not laid. */
  lifted = $state<Card | null>(null);
  /** The card a mouse points at. */
  pointed = $state<Card | null>(null);
  /** In a lesson, the card that was tried in vain: it stays where it would have gone, as a ghost. */
  tried = $state<Card | null>(null);
  /** In a lesson that asks for the row of a card, the rows it was put to in vain, the last one last. */
  misplaced = $state<readonly number[]>([]);
  /** Where cards would go: within a turn the answers stay the same. */
  readonly #forecasts: AppraisalCache<Card, Forecast>;
  readonly #confirmation: Confirmation<number>;
  readonly #row: SendOnce<Action>;

  constructor(private readonly at: At<Scene, Action, Appraisal>) {
    this.#forecasts = new AppraisalCache(
      () => at.decisionId,
      async (card) => forecastFrom(card, await at.appraise({ type: 'play_card', card })),
    );
    this.#confirmation = new Confirmation(at);
    this.#row = new SendOnce(at);
  }

  get doing(): unknown {
    return [this.lifted, this.confirming];
  }

  // What is possible

  /** Cards that may be laid now. */
  get playable(): Card[] {
    return this.at.legal.flatMap((action) => (action.type === 'play_card' ? [action.card] : []));
  }

  get chosen(): Card | null {
    return this.at.scene.view.own?.chosen ?? null;
  }

  /** In a lesson that gives the card and asks for its row, that card: no other can be laid. */
  get given(): Card | null {
    const [card, ...more] = this.playable;
    const isOne = card !== undefined && more.length === 0 && (this.at.scene.view.own?.hand.length ?? 0) > 1;
    return this.at.isLesson && isOne ? card : null;
  }

  get isChoosingRow(): boolean {
    return this.at.legal.some(({ type }) => type !== 'play_card');
  }

  /** The full row a joker is about to take, until that is confirmed. */
  get confirming(): number | null {
    return this.#confirmation.now?.about ?? null;
  }

  rowAction(row: number): TakeRow | PlaceJoker | null {
    const found = this.at.legal.find((action) => action.type !== 'play_card' && action.row === row);
    return (found as TakeRow | PlaceJoker | undefined) ?? null;
  }

  /** What choosing the row would mean. */
  choiceOf(row: number): RowChoice | null {
    return this.isChoosingRow ? (this.at.scene.view.choice?.rows[row - 1] ?? null) : null;
  }

  // Choosing a card

  /** Lift a card; the second time lay it. */
  tap(card: Card): void {
    if (this.given !== null) return this.at.tell(t('sumo-page-given', { card: cardName(this.given) }));
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
    if (this.playable.includes(card) && card !== this.chosen) void this.#send(card);
  }

  async #send(card: Card): Promise<void> {
    this.tried = null;
    const isRefused = (await this.at.act({ type: 'play_card', card })) === false;
    if (!isRefused || !this.at.isLesson) return;
    this.tried = card;
    void this.foresee(card);
  }

  drop(): void {
    this.lifted = null;
    this.#confirmation.drop();
  }

  /** The card whose distance from every row is shown, once one was tried in vain. */
  get measured(): Forecast | null {
    if (this.given !== null) return this.misplaced.length > 0 ? this.#forecasts.to(this.given) : null;
    const forecast = this.tried === null ? null : this.forecast;
    return typeof forecast?.card === 'number' ? forecast : null;
  }

  /** The forecast shown: of the card lifted, else of the one pointed at, else of the one that lies face down. */
  get forecast(): Forecast | null {
    if (this.given !== null) return null;
    const proposed = this.at.hints?.proposed?.action;
    if (proposed) return this.#proposed(proposed);
    const card = this.lifted ?? this.pointed ?? this.chosen ?? this.tried;
    const isAsked = this.at.scene.view.phase === 'choose_card';
    return card !== null && isAsked ? this.#forecasts.to(card) : null;
  }

  /** Where the card of a hint would go, or the one whose row a hint chooses. */
  #proposed(action: Action): Forecast | null {
    if (action.type === 'play_card') return this.#forecasts.to(action.card);
    const card = this.at.scene.view.choice?.card;
    const cost = this.choiceOf(action.row)?.cost ?? 0;
    return card === undefined ? null : { card, row: action.row, takes: cost > 0, sumos: cost, distances: [] };
  }

  async foresee(card: Card): Promise<void> {
    if (this.playable.includes(card)) await this.#forecasts.ask(card);
  }

  // Saying where a card will go

  /** Whether the given card may still be put to this row, for all that has been said of it. */
  mayGo(row: number): boolean {
    if (this.given === null || this.misplaced.includes(row)) return false;
    return this.misplaced.length === 0 || this.#forecasts.to(this.given)?.distances[row - 1] != null;
  }

  /** Where the given card was put in vain: it stays there as a ghost. */
  get stray(): { card: Card; row: number; isFar: boolean } | null {
    const row = this.misplaced.at(-1);
    if (this.given === null || row === undefined) return null;
    return { card: this.given, row, isFar: this.#forecasts.to(this.given)?.distances[row - 1] != null };
  }

  async put(row: number): Promise<void> {
    const card = this.given;
    if (card === null) return;
    const said = await this.#forecasts.ask(card);
    if (said === null || card !== this.given) return;
    if (said.row === row) return this.#send(card);
    this.misplaced = [...this.misplaced.filter((other) => other !== row), row];
    this.at.refuse('not_asked', { word: said.distances[row - 1] == null ? 'higher' : 'far' });
  }

  // Choosing a row

  choose(row: number): void {
    const choice = this.choiceOf(row);
    const action = this.rowAction(row);
    // In a lesson the server says no, and what is asked instead.
    if (choice?.refused && this.at.isLesson) return void this.at.act({ type: 'place_joker', row });
    if (choice?.refused) return this.at.refuse(choice.refused, { row });
    if (!choice || !action || this.#row.isSent) return;
    const isDear = action.type === 'place_joker' && choice.cost > 0;
    if (isDear && this.confirming !== row) return this.#ask(row, choice.cost);
    this.#confirmation.drop();
    void this.#row.send(action);
  }

  #ask(row: number, sumos: number): void {
    const { cards } = this.at.scene.view.rows[row - 1]!;
    this.#confirmation.ask({
      about: row,
      line: {
        tone: 'bad',
        strong: t('sumo-page-row', { row }),
        text: t('sumo-page-confirm', { cards: cards.length, sumos }),
      },
      label: t('sumo-page-take', { sumos }),
      run: () => this.choose(row),
    });
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
    if (this.#confirmation.now) return this.#confirmation.now.line;
    return {
      tone: 'mine',
      strong: t('sumo-page-choose-strong', { kind, card: cardName(card) }),
      text: t('sumo-page-choose', { kind }),
    };
  }

  #lifted(card: Card): PromptLine {
    return { tone: 'mine', strong: cardName(card), text: this.#foretold(card) };
  }

  #foretold(card: Card): string {
    if (typeof card === 'string') return t('sumo-page-forecast-joker');
    const forecast = this.forecast;
    if (!forecast) return t('sumo-page-again');
    if (forecast.row === null) return t('sumo-page-forecast-low');
    return t(forecast.takes ? 'sumo-page-forecast-takes' : 'sumo-page-forecast', {
      row: forecast.row,
      sumos: forecast.sumos,
    });
  }

  #laid(card: Card): PromptLine {
    const missing = this.at.scene.view.waiting_for.filter((seat) => seat !== this.at.seat);
    // A phone has no room for many names; the seats show who is meant.
    const waits =
      this.at.isNarrow && missing.length > 1
        ? t('sumo-page-missing-many', { count: missing.length })
        : t('sumo-page-missing', { players: namesOf(this.at.people, missing), count: missing.length });
    const text = this.playable.length > 1 ? `${waits} ${t('sumo-page-may-change')}` : waits;
    return { tone: 'calm', strong: t('sumo-page-laid', { card: cardName(card) }), text };
  }

  get actions(): ActionButton[] {
    if (this.isChoosingRow) return this.#confirmation.now ? this.#confirmation.buttons(this.#confirmation.now) : [];
    if (this.at.seat === null || this.at.scene.view.phase !== 'choose_card' || this.given !== null) return [];
    const card = this.lifted;
    const isChange = this.chosen !== null;
    const label =
      card === null
        ? t(isChange ? 'sumo-page-change' : 'sumo-page-play')
        : t(isChange ? 'sumo-page-change-for' : 'sumo-page-play-card', { card: cardName(card) });
    const blocked =
      card !== null
        ? null
        : t(
            isChange
              ? this.playable.length > 0
                ? 'sumo-page-tap-to-change'
                : 'sumo-page-stays'
              : 'sumo-page-tap-first',
          );
    return [{ id: 'lay', label, isPrimary: true, blocked, run: () => card !== null && this.lay(card) }];
  }

  async suggest(action: unknown): Promise<Advice> {
    const wanted = action as Action;
    if (wanted.type !== 'play_card') return this.#rowAdvice(wanted);
    const { card } = wanted;
    const row = typeof card === 'string' ? null : ((await this.#forecasts.ask(card))?.row ?? null);
    const kind = typeof card === 'string' ? 'joker' : row === null ? 'low' : 'row';
    return {
      amount: t('sumo-page-hint-kind', { kind, row: row ?? 0 }),
      what: t('sumo-page-hint-card', { card: cardName(card) }),
      pieces: [String(card)],
      verb: t('sumo-page-play-card', { card: cardName(card) }),
      run: () => this.lay(card),
    };
  }

  #rowAdvice(action: TakeRow | PlaceJoker): Advice {
    const { row } = action;
    const sumos = this.choiceOf(row)?.cost ?? 0;
    return {
      amount: t('sumo-page-hint-cost', { sumos }),
      what: t('sumo-page-hint-row', { row }),
      pieces: [rowPiece(row)],
      verb: sumos > 0 ? t('sumo-page-take', { sumos }) : t('sumo-page-hint-put', { row }),
      run: () => void this.#row.send(action),
    };
  }

  // Keys

  key(event: KeyboardEvent): boolean {
    if (isWriting(event)) return false;
    if (event.key === 'Escape' && (this.lifted !== null || this.confirming !== null)) {
      this.drop();
      return true;
    }
    if (/^[1-9]$/.test(event.key) && this.given !== null && this.at.scene.view.rows[Number(event.key) - 1]) {
      void this.put(Number(event.key));
      return true;
    }
    if (/^[1-9]$/.test(event.key) && this.choiceOf(Number(event.key))) {
      this.choose(Number(event.key));
      return true;
    }
    return false;
  }
}

/** A row among the pieces that a hint points at. */
export function rowPiece(row: number): string {
  return `row-${row}`;
}

function forecastFrom(card: Card, said: Appraisal | null): Forecast | null {
  return said && { card, ...said };
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
    return {
      tone: 'calm',
      strong: people[seat]?.name ?? '',
      text: t('sumo-page-chooses', { kind, card: cardName(card) }),
    };
  }
  const waiting = view.waiting_for;
  return {
    tone: 'calm',
    strong: t('sumo-page-choosing'),
    text: t('sumo-page-missing', { players: namesOf(people, waiting), count: waiting.length }),
  };
}

/** What is being shown, in a line: the same for players and for the table screen. */
export function newsLine(news: News, people: readonly Person[]): PromptLine {
  switch (news.is) {
    case 'reveal':
      return { tone: 'calm', strong: t('sumo-page-news-reveal-strong'), text: t('sumo-page-news-reveal') };
    case 'placing':
      return {
        tone: 'calm',
        strong: cardName(news.card),
        text: t('sumo-page-news-placing', { ...who(people, news.seat), row: news.row }),
      };
    case 'taking':
    case 'taken':
      return {
        tone: 'bad',
        strong: t(`sumo-page-news-${news.why}`, { card: cardName(news.card) }),
        text: t('sumo-page-news-takes', { ...who(people, news.seat), row: news.row, sumos: news.sumos }),
      };
    case 'round_over':
      return { tone: 'calm', strong: t('sumo-page-news-over', { round: news.round }), text: t('sumo-page-news-count') };
  }
}

/** A row that was taken, told afterwards. */
export function momentLine(event: Told, people: readonly Person[]): PromptLine {
  if (event.type !== 'placed' || event.why === null) return { tone: 'calm', strong: '' };
  const { seat, card, row, sumos, why } = event;
  return { ...newsLine({ is: 'taken', seat, card, row, sumos, why }, people), tone: 'calm' };
}
