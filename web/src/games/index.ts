/** The games that can be played on this page; each is fetched when somebody sits down to it. */

import type { AnyGame } from '../lib/turn/game';

const PAGES: Record<string, () => Promise<{ default: AnyGame }>> = {
  burako: () => import('./burako'),
  rummy: () => import('./rummy'),
  rummy500: () => import('./rummy500'),
  sorry: () => import('./sorry'),
  sumo: () => import('./sumo'),
  sumoku: () => import('./sumoku'),
};

export async function gamePage(id: string): Promise<AnyGame | null> {
  return (await PAGES[id]?.())?.default ?? null;
}
