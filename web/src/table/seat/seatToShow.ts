/** One device for several people: whose seat it shows. */

/** The seat shown stays if it is asked itself, or if nobody of this device is; else the next one asked, round the table. */
export function seatToShow(own: readonly number[], shown: number, asked: readonly number[]): number {
  const round = [...own.filter((seat) => seat >= shown), ...own.filter((seat) => seat < shown)];
  return round.find((seat) => asked.includes(seat)) ?? shown;
}
