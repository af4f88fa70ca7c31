/** What a person sets once for this browser: language, theme, motion, sound, and the name they sit down with. */

import { recall, remember } from './storage';

export const LANGUAGES = ['es', 'es-AR', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Regional variants: their files hold only the sentences that differ from the base language. */
const BASES: Partial<Record<Language, Language>> = { 'es-AR': 'es' };
/** Language tags that ask for a regional variant. */
const REGIONS: Record<string, Language> = { 'es-ar': 'es-AR', 'es-uy': 'es-AR' };
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
  /** Where nothing can be moved, a turn is passed after a moment. */
  autoPass: boolean;
  /** Pieces are drawn larger; fewer of them fit. */
  largePieces: boolean;
  name: string;
}

const LARGE = 1.35;

class Settings {
  language = $state<Language>('es');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('normal');
  /** From the first tap on; browsers allow none before. */
  sound = $state(true);
  autoPass = $state(true);
  largePieces = $state(false);
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
    this.autoPass = kept.autoPass !== false;
    this.largePieces = kept.largePieces === true;
    this.name = typeof kept.name === 'string' ? kept.name : '';
    follow('(prefers-color-scheme: dark)', (matches) => (this.#systemDark = matches));
    follow('(prefers-reduced-motion: reduce)', (matches) => (this.#systemReduced = matches));
  }

  /** What is on the screen, whoever chose it. */
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  /** How much larger than usual pieces on the table are drawn. */
  get pieceScale(): number {
    return this.largePieces ? LARGE : 1;
  }

  /** Pieces appear instead of flying. */
  get reducedMotion(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.#systemReduced);
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { language, theme, motion, pace, sound, autoPass, largePieces, name } = this;
    remember('settings', { language, theme, motion, pace, sound, autoPass, largePieces, name } satisfies Kept);
  }
}

export function preferredLanguage(wanted: readonly string[] = globalThis.navigator?.languages ?? []): Language {
  for (const tag of wanted) {
    const known = REGIONS[tag.toLowerCase()] ?? oneOf(LANGUAGES, tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'es';
}

/** The language a variant belongs to; a whole language is its own base. */
export function baseOf(language: Language): Language {
  return BASES[language] ?? language;
}

/** The variant of a language that the browser asks for, else the language itself. */
export function preferredVariant(language: Language, wanted?: readonly string[]): Language {
  const preferred = preferredLanguage(wanted);
  return baseOf(preferred) === language ? preferred : language;
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
