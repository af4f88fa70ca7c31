/** Where in the house we are. Addresses: /, /t/CODE, /tv/CODE, /replay/CODE/MATCH. */

export type Place =
  | { at: 'shelf' }
  | { at: 'table'; code: string }
  | { at: 'tv'; code: string }
  | { at: 'replay'; code: string; match: number }
  | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', third = '', ...rest] = path.split('/').slice(1).map(decoded);
  if (rest.length > 0) return { at: 'nowhere' };
  const code = second.toUpperCase();
  if (first === '' && second === '') return { at: 'shelf' };
  if (first === 't' && code && !third) return { at: 'table', code };
  if (first === 'tv' && code && !third) return { at: 'tv', code };
  if (first === 'replay' && code && /^\d+$/.test(third)) return { at: 'replay', code, match: Number(third) };
  return { at: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '?';
  }
}

class Router {
  /** Somebody has gone from one screen to another: the first one is the browser's own affair. */
  hasMoved = false;
  place = $state.raw<Place>(placeOf(globalThis.location?.pathname ?? '/'));

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.hasMoved = true;
    this.place = placeOf(location.pathname);
  }

  /** Follow the browser's own buttons and every plain click on a link into the house. */
  listen(): void {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !isInside(link)) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function isInside(link: HTMLAnchorElement): boolean {
  const elsewhere = link.target !== '' && link.target !== '_self';
  return link.origin === location.origin && !elsewhere && !link.hasAttribute('download') && !isPartOfThisPage(link) && !link.pathname.startsWith('/api/');
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
