/** Unanswered `act` requests, kept in session storage and sent again after a reload with the same id (idempotent). */

import type { Act } from './protocol';

const memory = new Map<string, string>();

export function keptActs(code: string): Act[] {
  return JSON.parse(read(code) ?? '[]') as Act[];
}

export function keepActs(code: string, acts: Act[]): void {
  const text = JSON.stringify(acts);
  memory.set(code, text);
  try {
    if (acts.length > 0) sessionStorage.setItem(key(code), text);
    else sessionStorage.removeItem(key(code));
  } catch {
    // Kept in memory above.
  }
}

function read(code: string): string | null {
  try {
    return sessionStorage.getItem(key(code));
  } catch {
    return memory.get(code) ?? null;
  }
}

function key(code: string): string {
  return `sobremesa.unanswered.${code}`;
}
