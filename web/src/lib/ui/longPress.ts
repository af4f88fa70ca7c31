/** A second meaning of a button, for a finger that stays on it. As `{@attach longPress(run)}`. */

const LONG = 500;

export function longPress(run: () => void): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;

    const down = (): void => {
      isDone = false;
      timer = setTimeout(() => {
        isDone = true;
        run();
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    // The click that ends a long press is not meant, nor the menu a browser would open for it.
    const click = (event: Event): void => {
      if (isDone) event.stopImmediatePropagation();
      isDone = false;
    };
    const menu = (event: Event): void => event.preventDefault();

    button.addEventListener('pointerdown', down);
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(end, up);
    button.addEventListener('click', click, { capture: true });
    button.addEventListener('contextmenu', menu);
    return () => {
      up();
      button.removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointerleave', 'pointercancel']) button.removeEventListener(end, up);
      button.removeEventListener('click', click, { capture: true });
      button.removeEventListener('contextmenu', menu);
    };
  };
}
