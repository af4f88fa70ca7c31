/** Sets `data-game` on the document, so that the whole page takes the theme colours of that game. */

export function layTablecloth(game: () => string | undefined): void {
  $effect(() => {
    const laid = game();
    if (laid === undefined) return;
    document.body.dataset['game'] = laid;
    return () => delete document.body.dataset['game'];
  });
}
