/** Client-side routing (History API). Routes: /, /matches, /t/CODE, /tv/CODE, /replay/CODE/MATCH, /learn/GAME. */

import { readCode } from '../net/codes';

export type Place =
  | { at: 'shelf' }
  | { at: 'mine' }
  | { at: 'table'; code: string }
  | { at: 'tv'; code: string }
  | { at: 'replay'; code: string; match: number }
  | { at: 'lesson'; game: string }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', third = '', ...rest] = path.split('/').slice(1).map(decoded);
  if (rest.length > 0) return { at: 'nowhere' };
  const code = readCode(second);
  if (first === '' && second === '') return { at: 'shelf' };
  if (first === 'matches' && !second) return { at: 'mine' };
  if (first === 't' && code && !third) return { at: 'table', code };
  if (first === 'tv' && code && !third) return { at: 'tv', code };
  if (first === 'replay' && code && /^\d+$/.test(third)) return { at: 'replay', code, match: Number(third) };
  if (first === 'learn' && second && !third) return { at: 'lesson', game: second.toLowerCase() };
  return { at: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '?';
  }
}

/** How long going back may take, in milliseconds. */
const PATIENCE = 1_000;

/** Of an entry of the history: the one before it is a place of this page. It is still known after a reload. */
const FROM_HERE = { isFromHere: true };

function isFromHere(state: unknown): boolean {
  return (state as Partial<typeof FROM_HERE> | null)?.isFromHere === true;
}

export class Router {
  /** Whether the route has changed since the page was loaded; the first focus is left to the browser. */
  hasMoved = false;
  #path = globalThis.location?.pathname ?? '/';
  place = $state.raw<Place>(placeOf(this.#path));

  /** What lies open on the page and is closed by going back, the topmost last. */
  #layers: (() => void)[] = [];
  #isSyncing = false;
  #inLine = Promise.resolve();
  /** The page itself is going back: called when it has arrived. */
  #arrived: (() => void) | null = null;

  /** Let going back close something before it leaves the page; what is returned says that it is closed. */
  layer(close: () => void): () => void {
    this.#layers.push(close);
    this.#open();
    return () => {
      this.#layers = this.#layers.filter((other) => other !== close);
      this.#sync();
    };
  }

  /** How many layers the present entry of the history stands for. */
  get #depth(): number {
    return Number((history.state as { layers?: number } | null)?.layers ?? 0);
  }

  /** Give what has been opened its entries, at once: going back is possible from now on. */
  #open(): void {
    if (this.#isSyncing || this.#arrived) return;
    for (let layer = this.#depth + 1; layer <= this.#layers.length; layer++) history.pushState({ layers: layer }, '');
  }

  /** Bring the history in line with what is open, after all that changes at once has changed. */
  #sync(): void {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    this.#inLine = new Promise((resolve) => {
      setTimeout(() => {
        this.#isSyncing = false;
        this.#open();
        void this.#leave().then(resolve);
      });
    });
  }

  /** Resolves when the history is in line with what is open. */
  settled(): Promise<void> {
    return this.#inLine;
  }

  /** Go back from the entries of what is no longer open. The history takes its time for it, and may have none left. */
  async #leave(): Promise<void> {
    const extra = this.#depth - this.#layers.length;
    if (extra <= 0 || this.#arrived) return;
    const arrival = new Promise<boolean>((resolve) => {
      this.#arrived = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE);
    });
    history.go(-extra);
    const hasArrived = await arrival;
    this.#arrived = null;
    this.#open();
    if (hasArrived) await this.#leave();
  }

  #back(): void {
    if (location.pathname !== this.#path) this.#arrive();
    // What was opened while the page itself was going back stays open.
    if (this.#arrived) return this.#arrived();
    const closed = this.#layers.splice(this.#depth);
    for (const close of closed.reverse()) close();
    // A layer that was closed by itself, or left by a link, is no place to be.
    if (this.#depth > this.#layers.length) this.#sync();
  }

  /** From an open layer, its entry becomes the new place: going back leads to the page it lay on. */
  go(path: string, { replace = this.#depth > 0 } = {}): void {
    if (replace) history.replaceState(this.#depth > 0 || isFromHere(history.state) ? FROM_HERE : null, '', path);
    else history.pushState(FROM_HERE, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Back to where this was opened from; to the shelf for somebody who came by its address. */
  back(): void {
    if (isFromHere(history.state)) history.back();
    else this.go('/', { replace: true });
  }

  #arrive(): void {
    this.hasMoved = true;
    this.#path = location.pathname;
    this.place = placeOf(this.#path);
  }

  /** Handle back and forward, and unmodified clicks on links to this origin. What a reload closed is left first. */
  async listen(): Promise<void> {
    addEventListener('popstate', () => this.#back());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isInside(link)) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
    await this.#leave();
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function isInside(link: HTMLAnchorElement): boolean {
  const elsewhere = link.target !== '' && link.target !== '_self';
  return (
    link.origin === location.origin &&
    !elsewhere &&
    !link.hasAttribute('download') &&
    !isPartOfThisPage(link) &&
    !link.pathname.startsWith('/api/')
  );
}

function isPartOfThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname;
}

export const router = new Router();

/** For the heading of a screen: whoever comes by keyboard or screen reader arrives there. */
export function arrival(heading: HTMLElement): void {
  if (!router.hasMoved) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
