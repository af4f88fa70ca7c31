/** Local storage with an in-memory fallback: private windows may refuse storage. */

const PREFIX = 'sobremesa.';
const memory = new Map<string, string>();

type Shelf = () => Storage;
const browser: Shelf = () => localStorage;
const tab: Shelf = () => sessionStorage;

export function recall<T>(key: string, otherwise: T): T {
  return parsed(read(browser, PREFIX + key), otherwise);
}

export function remember(key: string, value: unknown): void {
  write(browser, PREFIX + key, JSON.stringify(value));
}

/** Session storage: per tab, survives a reload. */
export function recallHere<T>(key: string, otherwise: T): T {
  return parsed(read(tab, PREFIX + key), otherwise);
}

export function rememberHere(key: string, value: unknown): void {
  write(tab, PREFIX + key, JSON.stringify(value));
}

function parsed<T>(text: string | null, otherwise: T): T {
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

function write(shelf: Shelf, key: string, text: string): void {
  memory.set(key, text);
  try {
    shelf().setItem(key, text);
  } catch {
    // Kept in memory above.
  }
}

function read(shelf: Shelf, key: string): string | null {
  try {
    return shelf().getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
