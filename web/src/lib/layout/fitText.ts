/** Text that never needs more room than it has: it is written smaller where it must. As `{@attach fitText}`. */

/** In parts of the usual size, the largest first. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76];

export function fitText(element: HTMLElement): () => void {
  // What is centred and too high hangs over above as well, which scrollHeight does not count.
  const fits = (): boolean =>
    element.scrollHeight <= element.clientHeight + 1 &&
    element.scrollWidth <= element.clientWidth + 1 &&
    [...element.children].every((one) => one.clientHeight <= element.clientHeight);
  const look = (): void => {
    for (const size of SIZES) {
      element.style.setProperty('--said', `${size}em`);
      if (fits()) return;
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  look();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
