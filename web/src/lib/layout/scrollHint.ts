/** More lies below or above than is seen: the edge fades, so that it shows. As `{@attach scrollHint}`. */

const SLACK = 4;

export function scrollHint(element: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    element.classList.toggle('more-below', scrollHeight - clientHeight - scrollTop > SLACK);
    element.classList.toggle('more-above', scrollTop > SLACK);
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(element);
  changes.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    element.removeEventListener('scroll', look);
  };
}
