/** The number of a meld, which names its place on the page. */
export function numberOf(meld: string): number {
  return Number(meld.slice(1));
}
