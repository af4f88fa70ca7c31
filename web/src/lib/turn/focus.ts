/** Where nothing else has the focus, what is asked for takes it, else the hand: keys find their way without a search. */
export function takeUpHand(root: HTMLElement | null): void {
  const now = document.activeElement;
  const rack = root?.querySelector('.rack');
  const isFree = now === null || now === document.body || rack?.contains(now);
  const asked = root?.querySelector<HTMLElement>('[data-asked]');
  const hand = root?.querySelector<HTMLElement>('.rack [tabindex="0"]');
  if (isFree && asked) asked.focus({ preventScroll: true });
  else if (isFree && !rack?.contains(now)) hand?.focus({ preventScroll: true });
}

/** What is asked for takes the focus that nobody has, or that stayed on a stock from which nothing is drawn any more. */
export function takeUpAsked(asked: string, isDrawing: boolean): void {
  const now = document.activeElement;
  const isFree = now === null || now === document.body || (now.matches('[data-action=stock]') && !isDrawing);
  if (isFree) document.querySelector<HTMLElement>(asked)?.focus({ preventScroll: true });
}
