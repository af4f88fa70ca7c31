/** The whole room takes the colours of the game on the table. */

export function layTablecloth(game: () => string | undefined): void {
  $effect(() => {
    const laid = game();
    if (laid === undefined) return;
    document.body.dataset['game'] = laid;
    return () => delete document.body.dataset['game'];
  });
}
