/** The drawings on the lids of the boxes: a game that has a `Box.svelte` has one. */

import type { Component } from 'svelte';

const lids = import.meta.glob<{ default: Component }>('../games/*/Box.svelte', { eager: true });

export function lidOf(game: string): Component | undefined {
  return lids[`../games/${game}/Box.svelte`]?.default;
}
