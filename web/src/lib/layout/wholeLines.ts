/**
 * Nothing on a pad is cut in half: what has no room is left out, as `{@attach wholeLines}`. First go the notes of the
 * game (`data-notes`), from the last heading with all that follows it; then the lines of `data-moments` from the last
 * on, and with the first of them its heading.
 */
export function wholeLines(pad: HTMLElement): () => void {
  const look = (): void => {
    const notes = [...pad.querySelectorAll('[data-notes] > *')];
    const moments = [...pad.querySelectorAll('[data-moments]')];
    const lines = moments.flatMap((one) => [...one.querySelectorAll('li')]);
    for (const one of [...notes, ...moments, ...lines]) show(one, true);
    const [, ...spare] = lines.map((one) => [one]);
    const dispensable = [...sections(notes).reverse(), ...spare.reverse(), moments];
    for (const part of dispensable) {
      if (pad.scrollHeight <= pad.clientHeight) return;
      for (const one of part) show(one, false);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(pad, { childList: true, characterData: true, subtree: true });
  // Its room is what its neighbours leave it.
  const sizes = new ResizeObserver(look);
  for (const one of pad.parentElement?.children ?? []) sizes.observe(one);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

/** A heading and what follows it, up to the next. */
export function sections<One extends { readonly tagName: string }>(all: readonly One[]): One[][] {
  const found: One[][] = [];
  for (const one of all) {
    if (found.length === 0 || one.tagName === 'H3') found.push([]);
    found.at(-1)!.push(one);
  }
  return found;
}

function show(one: Element, isShown: boolean): void {
  (one as HTMLElement).style.display = isShown ? '' : 'none';
}
