/** The keys of a turn that is tried out in steps. */

import { isWriting } from '../ui/keys';
import { press } from './ActionBar.svelte';
import type { Play } from './game';

/**
 * Ctrl+Z and Backspace undo, with Shift they redo; Shift+Enter presses the primary button.
 * Returns whether the key did something, or null for any other key.
 */
export function turnKey(event: KeyboardEvent, play: Play, warn: (why: string) => void): boolean | null {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (isUndo || (event.key === 'Backspace' && !isWriting(event))) {
    const { tools } = play;
    return event.shiftKey
      ? runIf(tools?.canRedo ?? false, () => tools!.redo())
      : runIf(tools?.canUndo ?? false, () => tools!.undo());
  }
  if (event.key !== 'Enter' || !event.shiftKey || isWriting(event)) return null;
  const primary = play.actions.find(({ isPrimary }) => isPrimary);
  if (primary) press(primary, warn);
  return primary !== undefined;
}

/** Runs what a key means where it means something; returns whether it does. */
export function runIf(holds: boolean, run: () => void): boolean {
  if (holds) run();
  return holds;
}
