/** Points with their sign: a minus as wide as the plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
