/** What a lesson marks of an action: cards of the hand or the row, and the pile or combination they go to. */

import type { Action } from './types';

const STOCK = '.cloth [data-action="stock"]';

export function marks(action: Action): { pieces: string[]; places: string[] } {
  switch (action.type) {
    case 'draw_stock':
      return { pieces: [STOCK], places: [STOCK] };
    case 'take_discard': {
      const card = `.cloth [data-card="${action.card}"]`;
      return { pieces: [card], places: [card] };
    }
    case 'meld':
      return { pieces: held(action.cards), places: [] };
    case 'lay_off':
      return { pieces: held(action.cards), places: [`.meld[data-meld="${action.meld}"]`] };
    case 'discard':
      return { pieces: held([action.card]), places: ['.cloth [data-action="discard-here"]'] };
    default:
      return { pieces: [], places: [] };
  }
}

function held(cards: readonly string[]): string[] {
  return cards.map((card) => `.dock .hand [data-card="${card}"]`);
}
