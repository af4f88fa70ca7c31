/** The sumos drawn on each card, as the server tells them. */

import type { Sumos } from './scene';

export function sumosFrom(pieces: Record<string, unknown>): Sumos {
  const drawn = (pieces['sumos'] ?? {}) as Record<string, number>;
  return (card) => drawn[card] ?? 1;
}
