/** Asks the server for the review of a hand. */

import type { AtTable } from '../seat/atTable.svelte';

/** How often, and how long after one another, a review is asked for that is being worked out; in milliseconds. */
const TRIES = 20;
const PAUSE = 3_000;

/** What would have been best in each of the own turns of the last hand; none where nobody can say. */
export async function askReview({ seat, game, hotseat, socket }: AtTable): Promise<readonly unknown[]> {
  if (seat === null || !game.Review || hotseat.isShared) return [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await socket.review(seat);
    if (answer.type === 'reviewed') return answer.turns;
    // It was asked for already, by this page before it was loaded anew or on another screen.
    if (answer.code !== 'review_running') return [];
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return [];
}
