/** What the pawns and the things they can do are called. */

import { t } from '../../lib/words/i18n';
import { inOneBreath } from '../../lib/people/people';
import type { At } from '../../lib/turn/game';
import { colourOf, numberOf } from './board';
import { endOf, hasTeams, type Scene } from './scene';
import type { Action, PawnView } from './types';
import { bumpedBy, type Option } from './uses';
import { cardName } from './words';

export class Labels {
  constructor(
    private readonly at: At<Scene, Action>,
    /** The card that is used; null as long as none is chosen. */
    private readonly card: () => string | null,
  ) {}

  pawnName(pawn: string): string {
    const place = this.#pawn(pawn)?.place ?? 'start';
    const kind = place === 'start' || place === 'home' ? place : place.startsWith('S') ? 'lane' : 'track';
    const square = kind === 'track' || kind === 'lane' ? Number(place.slice(1)) : 0;
    return t('sorry-page-pawn', { colour: colourOf(pawn), number: numberOf(pawn), kind, square });
  }

  /** What is done; with which card, as long as several could be meant. */
  labelOf(option: Option): string {
    const text = this.#doing(option);
    return this.card() === null ? t('sorry-page-with', { card: cardName(option.action.card), text }) : text;
  }

  #doing({ subject, action, journey, part }: Option): string {
    const home = journey && endOf(journey) === 'home' ? 'yes' : 'no';
    switch (action.type) {
      case 'start':
        return t('sorry-page-do-start');
      case 'move':
        return t(action.steps < 0 ? 'sorry-page-do-back' : 'sorry-page-do-forward', {
          steps: Math.abs(action.steps),
          home,
        });
      case 'split':
        return part
          ? t('sorry-page-do-part', { steps: part.steps, home })
          : t('sorry-page-do-split', { first: action.first.steps, second: action.second.steps });
      case 'swap':
        return t('sorry-page-do-swap', this.#whose(action.target));
      case 'sorry':
        return t(
          hasTeams(this.at.scene.view) && subject === action.target
            ? 'sorry-page-do-sorry-colour'
            : 'sorry-page-do-sorry',
          { ...this.#whose(action.target), colour: action.colour },
        );
    }
  }

  /** What else would happen: a slide, and who is sent back. */
  detailOf({ action, said, part, journey }: Option): string {
    if (!said) return '';
    const journeys = part && journey ? [journey] : said.journeys;
    const own = action.type === 'swap' ? journeys.slice(0, 1) : journeys;
    const slides = own.some(({ slide }) => slide.length > 0) ? 'yes' : 'no';
    const bumped = bumpedBy(journeys);
    if (slides === 'no' && bumped.length === 0) return '';
    return t('sorry-page-detail', { slides, count: bumped.length, pawns: this.pawnsOf(bumped) });
  }

  pawnsOf(pawns: readonly string[]): string {
    return inOneBreath(pawns.map((pawn) => t('sorry-page-pawn-of', this.#whose(pawn))));
  }

  #whose(pawn: string): { who: string; player: string } {
    const person = this.at.people[this.#pawn(pawn)?.seat ?? 0];
    return { who: person?.isYou ? 'you' : 'other', player: person?.name ?? '' };
  }

  #pawn(pawn: string): PawnView | undefined {
    return this.at.scene.view.pawns.find((one) => one.pawn === pawn);
  }
}
