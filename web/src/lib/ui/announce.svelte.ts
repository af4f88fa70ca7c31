/** What a screen reader is told: one polite and one urgent live region, filled by `announce`. */

const KEEP = 12;

class Announcer {
  polite = $state<{ id: number; text: string }[]>([]);
  urgent = $state('');
  #next = 0;

  say(text: string): void {
    this.polite = [...this.polite.slice(1 - KEEP), { id: this.#next++, text }];
  }

  interrupt(text: string): void {
    // The same sentence twice is read twice only if the region changes.
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }

  hush(): void {
    this.polite = [];
    this.urgent = '';
  }
}

export const announcer = new Announcer();

/** Say it when there is a pause; `urgent` for a refusal or "your turn". */
export function announce(text: string, { urgent = false } = {}): void {
  if (urgent) announcer.interrupt(text);
  else announcer.say(text);
}

/** Leave nothing of what was said: somebody else listens now. */
export function hush(): void {
  announcer.hush();
}
