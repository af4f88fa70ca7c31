/** Keyboard shortcuts, as the sheet of keys lists them. */

/** The keys as they are printed, and the id of the words for what they do. */
export type Shortcut = readonly [keys: string, does: string];

/** At every table. */
export const COMMON: readonly Shortcut[] = [
  ['Tab, ← ↑ ↓ →', 'keys-along'],
  ['Enter', 'keys-press'],
  ['Esc', 'keys-cancel'],
];

/** In a hand that is kept in an order of one's own. */
export const HAND: readonly Shortcut[] = [
  ['Home, End', 'keys-ends'],
  ['O', 'keys-sort'],
  ['Alt ← →', 'keys-carry'],
];

/** Where a turn is tried out in steps. */
export const STEPS: readonly Shortcut[] = [
  ['U', 'keys-undo'],
  ['⇧ Backspace', 'keys-redo'],
  ['⇧ Enter', 'keys-primary'],
];

/** In a replay. */
export const REPLAY: readonly Shortcut[] = [
  ['← →', 'keys-turn'],
  ['Home, End', 'keys-whole'],
  ['Space', 'keys-run'],
  ['1 2 4', 'keys-speed'],
];

/** On every screen. */
export const HELP: readonly Shortcut[] = [['?', 'keys-help']];
