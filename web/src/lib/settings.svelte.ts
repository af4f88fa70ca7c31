/** What a person sets once for this browser: language, theme, motion, sound, and the name they sit down with. */

import { recall, remember } from './storage';

export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
export const PACES = ['calm', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast pieces move here, and how long bots hesitate at tables one is the host of. */
  pace: Pace;
  sound: boolean;
  name: string;
}

class Settings {
  language = $state<Language>('es');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('normal');
  /** From the first tap on; browsers allow none before. */
  sound = $state(true);
  name = $state('');
  #systemDark = $state(false);
  #systemReduced = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>('settings', {});
    this.language = oneOf(LANGUAGES, kept.language) ?? preferredLanguage();
    this.theme = oneOf(THEMES, kept.theme) ?? 'system';
    this.motion = oneOf(MOTIONS, kept.motion) ?? 'system';
    this.pace = oneOf(PACES, kept.pace) ?? 'normal';
    this.sound = kept.sound !== false;
    this.name = typeof kept.name === 'string' ? kept.name : '';
    follow('(prefers-color-scheme: dark)', (matches) => (this.#systemDark = matches));
    follow('(prefers-reduced-motion: reduce)', (matches) => (this.#systemReduced = matches));
  }

  /** What is on the screen, whoever chose it. */
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  /** Pieces appear instead of flying. */
  get reducedMotion(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemReduced);
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, motion, pace, sound, name } = this;
    remember('settings', { language, theme, motion, pace, sound, name } satisfies Kept);
  }
}

export function preferredLanguage(wanted: readonly string[] = globalThis.navigator?.languages ?? []): Language {
  for (const tag of wanted) {
    const known = oneOf(LANGUAGES, tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'es';
}

function oneOf<T extends string>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((each) => each === value);
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = globalThis.matchMedia?.(query);
  if (!media) return;
  tell(media.matches);
  media.addEventListener('change', (event) => tell(event.matches));
}

export const settings = new Settings();
