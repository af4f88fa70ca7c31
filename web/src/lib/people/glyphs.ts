/** One glyph for each colour of pieces, the same in all games, so that no colour stands alone. On a ground of 20 × 20. */

const GLYPHS: Record<string, string> = {
  red: 'M10 2.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2z',
  blue: 'M10 1.2c3.4 4.4 6 7.4 6 11a6 6 0 0 1-12 0c0-3.6 2.6-6.6 6-11z',
  yellow: 'M10 .8 12.6 7.4 19.2 10l-6.6 2.6L10 19.2 7.4 12.6.8 10l6.6-2.6z',
  green: 'M3 17C1.5 8 7 2.2 17.2 2.8 17.8 13 12 18.5 3 17z',
};

export function glyphOf(colour: string): string {
  return GLYPHS[colour] ?? '';
}
