/** The board as the server draws it, turned so that whoever looks has their own edge before them. */

export type Colour = string;
/** In squares, from the middle of the top left one. */
export type Point = readonly [number, number];

export interface Board {
  track: Point[];
  safety: Record<Colour, Point[]>;
  start: Record<Colour, Point>;
  home: Record<Colour, Point>;
  slides: { colour: Colour; squares: number[] }[];
  exit: Record<Colour, number>;
  entry: Record<Colour, number>;
  diamond: Record<Colour, number>;
  colours: Colour[];
  /** How many there are of each card. */
  deck: Record<string, number>;
}

/** Where a pawn is: `start`, `home`, a square of the track such as `T44`, or of its own safety zone such as `S2`. */
export type Place = string;

/** The drawing: a square is so wide, and the board has so much of an edge. */
export const SQUARE = 40;
export const EDGE = 16;
/** The pawns in a START or a HOME stand in a square of four. */
const STANDING: readonly Point[] = [
  [-0.48, -0.44],
  [0.48, -0.44],
  [-0.48, 0.32],
  [0.48, 0.32],
];

export function boardFrom(pieces: Record<string, unknown>): Board {
  return pieces as unknown as Board;
}

export function colourOf(pawn: string): Colour {
  return pawn.slice(0, pawn.lastIndexOf('-'));
}

export function numberOf(pawn: string): number {
  return Number(pawn.slice(pawn.lastIndexOf('-') + 1));
}

export class Layout {
  /** Squares along an edge. */
  readonly side: number;
  readonly #turns: number;

  constructor(
    readonly board: Board,
    /** Whose edge is at the bottom; null: as it is printed. */
    facing: Colour | null,
  ) {
    this.side = 1 + Math.max(...board.track.map(([x]) => x));
    const exit = facing === null ? undefined : board.track[board.exit[facing] ?? 0];
    this.#turns = exit ? [0, 1, 2, 3].find((turns) => this.#turned(exit, turns)[1] === this.side - 1)! : 0;
  }

  /** The length of an edge in the drawing. */
  get size(): number {
    return this.side * SQUARE + 2 * EDGE;
  }

  square(colour: Colour, place: Place): Point {
    return this.#turned(this.#printed(colour, place), this.#turns);
  }

  track(square: number): Point {
    const squares = this.board.track.length;
    return this.square('', `T${(square + squares) % squares}`);
  }

  /** Where exactly a pawn stands. */
  standing(pawn: string, place: Place): Point {
    const colour = colourOf(pawn);
    const [x, y] = this.square(colour, place);
    const [dx, dy] = place === 'start' || place === 'home' ? STANDING[(numberOf(pawn) - 1) % STANDING.length]! : [0, 0];
    return [x + dx, y + dy];
  }

  #printed(colour: Colour, place: Place): Point {
    const { track, safety, start, home } = this.board;
    if (place === 'start') return start[colour]!;
    if (place === 'home') return home[colour]!;
    const number = Number(place.slice(1));
    return place.startsWith('S') ? safety[colour]![number - 1]! : track[number]!;
  }

  #turned([x, y]: Point, turns: number): Point {
    const last = this.side - 1;
    if (turns === 0) return [x, y];
    return this.#turned([last - y, x], turns - 1);
  }

  /** How far from the left and from the top of the board, as CSS has it. */
  at([x, y]: Point): { left: string; top: string } {
    return { left: this.#percent(x), top: this.#percent(y) };
  }

  #percent(squares: number): string {
    return `${((100 * ((squares + 0.5) * SQUARE + EDGE)) / this.size).toFixed(3)}%`;
  }
}

/** The middle of a square in the drawing. */
export function drawn([x, y]: Point): Point {
  return [(x + 0.5) * SQUARE, (y + 0.5) * SQUARE];
}
