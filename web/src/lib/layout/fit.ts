/** How large pieces can be so that everything fits where it lies. */

export interface Room {
  width: number;
  height: number;
}

/** How combinations are laid out, as parts of a piece's width, and the space around them in pixels. */
export interface Layout {
  /** What is seen of a piece that lies under the next. */
  step: number;
  /** Height of a piece. */
  tall: number;
  pad: number;
  gap: number;
  least: number;
  most: number;
}

/** The largest width at which groups of so many pieces, laid line by line, fit into the room; the least if none does. */
export function fitGroups(groups: readonly number[], room: Room, layout: Layout): number {
  for (let width = layout.most; width > layout.least; width -= 1) {
    if (heightOf(groups, room.width, width, layout) <= room.height) return width;
  }
  return layout.least;
}

function heightOf(groups: readonly number[], across: number, width: number, { step, tall, pad, gap }: Layout): number {
  const line = width * tall + 2 * pad;
  let lines = 1;
  let used = 0;
  for (const count of groups) {
    const long = Math.min(across, width * (1 + (count - 1) * step) + 2 * pad);
    const next = used === 0 ? long : used + gap + long;
    if (next > across) {
      lines += 1;
      used = long;
    } else {
      used = next;
    }
  }
  return groups.length === 0 ? 0 : lines * line + (lines - 1) * gap;
}

/** In how many lines a row has to lie so that each piece shows at least this part of itself. */
export function linesFor(count: number, width: number, across: number, step: number): number {
  const aLine = Math.max(1, Math.floor((across - width) / (width * step)) + 1);
  return Math.max(1, Math.ceil(count / aLine));
}

/** The room a hand has: how many lines, and how large its pieces may be, in pixels. */
export interface HandRoom {
  across: number;
  lines: number;
  /** The width of a piece where there are many, and at most. */
  piece: number;
  most: number;
  gap: number;
  /** What is seen at least of a piece under the next one; 0 where pieces never overlap. */
  seen: number;
}

/** The same room for large pieces: one line, each piece as wide as it may be. */
export function forLargePieces(room: HandRoom): HandRoom {
  return { ...room, lines: 1, piece: room.most };
}

export interface HandLayout {
  /** In each line. */
  columns: number;
  size: number;
  /** From one piece to the next. */
  step: number;
  /** There is no room for all of them: the lines run on sideways. */
  runs: boolean;
}

/** Pieces shrink first, or overlap; then they lie in all lines there are; then these run on sideways. */
export function layHand(count: number, { across, lines, piece, most, gap, seen }: HandRoom): HandLayout {
  const inLine = Math.max(1, Math.floor(across / (piece + gap)));
  if (count <= inLine) {
    const size = Math.max(piece, Math.min(most, Math.floor(across / Math.max(1, count)) - gap));
    return { columns: Math.max(1, count), size, step: size + gap, runs: false };
  }
  const half = Math.ceil(count / lines);
  const whole = piece + gap;
  if (seen === 0) return { columns: Math.max(inLine, half), size: piece, step: whole, runs: half > inLine };
  const fitting = (across - piece) / Math.max(1, half - 1);
  return { columns: half, size: piece, step: Math.max(seen, Math.min(whole, fitting)), runs: fitting < seen };
}
