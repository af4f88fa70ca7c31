/** What was drawn for a laptop, as large as its room on a television allows. As `{@attach enlarged(() => [...])}`. */

const MOST = 1.75;
const LEAST = 0.8;
const STEP = 0.05;
/** The page of the table screen scales as a whole, by the size of its letters. */
const LETTER = 16;

/** `changes` names what the content depends on, so that it is fitted anew. */
export function enlarged(changes: () => unknown): (box: HTMLElement) => () => void {
  return (box) => {
    changes();
    const fit = (): void => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTER;
      const room = box.parentElement!.clientHeight;
      for (let factor = MOST; factor >= LEAST; factor -= STEP) {
        box.style.zoom = String(factor * unit);
        if (box.getBoundingClientRect().height <= room && box.scrollWidth <= box.clientWidth + 1) return;
      }
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  };
}
