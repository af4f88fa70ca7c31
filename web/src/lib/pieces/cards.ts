/** Playing cards as they are written on the line: `7H1`, `TS2`, `X3`; without the pack it is a face, `6H`, or a rank, `9`. */

export type Card = string;

export interface Face {
  /** As it stands on the card: `A`, `2` … `10`, `J`, `Q`, `K`; empty for a joker. */
  rank: string;
  /** `S`, `H`, `D`, `C`; empty for a joker, and where only the rank matters. */
  suit: string;
}

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export function isJoker(card: Card): boolean {
  return card.startsWith('X');
}

export function faceOf(card: Card): Face {
  if (isJoker(card)) return { rank: '', suit: '' };
  const [rank = '', suit = ''] = card;
  return { rank: rank === 'T' ? '10' : rank, suit };
}

/** What like cards have in common: two packs hold each card twice, and all jokers are the same. */
export function likeness(card: Card): string {
  return isJoker(card) ? 'X' : card.slice(0, 2);
}

/** `10♥`, or for a joker what jokers are called. */
export function shortName(card: Card, joker: string): string {
  const { rank, suit } = faceOf(card);
  return rank === '' ? joker : `${rank}${SIGNS[suit] ?? ''}`;
}
