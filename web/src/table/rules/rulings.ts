/** The rules as they are searched: sections with the rulings that belong to them. */

export interface Ruling {
  /** `<game>-ruling-<section>-<name>`: its title, with what the leaflet says and what is played here as attributes. */
  id: string;
  section: string;
}

/** A piece of a text; a hit is what was searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** The rulings in a game's Fluent file, in its order. */
export function rulingsIn(game: string, texts: readonly string[]): Ruling[] {
  const found = [...texts.join('\n').matchAll(new RegExp(`^(${game}-ruling-([a-z]+)-[\\w-]+) =`, 'gm'))];
  const sections = new Map(found.map(([, id, section]) => [id!, section!]));
  return [...sections].map(([id, section]) => ({ id, section }));
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word is in one of the texts. */
export function isFound(words: readonly string[], texts: readonly string[]): boolean {
  const folded = fold(texts.join('\n'));
  return words.every((word) => folded.includes(word));
}

/** The text cut where the words are. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const hits = Array.from<boolean>({ length: text.length }).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  for (const [at, letter] of text.split('').entries()) {
    const last = pieces.at(-1);
    if (last && last.isHit === hits[at]) last.text += letter;
    else pieces.push({ text: letter, isHit: hits[at]! });
  }
  return pieces;
}

/** Without accents and capitals, letter by letter, so that places stay the same. */
function fold(text: string): string {
  return text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('');
}
