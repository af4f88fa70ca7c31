/** What a lesson marks of an action: tiles of the rack, and the pile or combination they go to. */

import type { Action } from './types';

const STOCK = '.cloth [data-action="stock"]';
const POZO = '.cloth [data-action="pozo"]';

export function marks(action: Action): { pieces: string[]; places: string[] } {
  switch (action.type) {
    case 'draw':
      return { pieces: [STOCK], places: [STOCK] };
    case 'take_pozo':
      return { pieces: [POZO], places: [POZO] };
    case 'lay':
      return { pieces: held(action.tiles), places: [] };
    case 'add':
      return { pieces: held(action.tiles), places: [`.meld[data-meld="${action.meld}"]`] };
    case 'discard':
      return { pieces: held([action.tile]), places: ['.cloth .pozo'] };
    default:
      return { pieces: [], places: [] };
  }
}

/** Tiles with the same face are told apart by what follows it. */
function held(faces: readonly string[]): string[] {
  return faces.map((face) => `.dock .hand [data-card^="${face}·"]`);
}
