/** What every piece is for those who do not see it: a button, a picture with a name, or nothing. */

interface PieceAttributes {
  type: 'button' | undefined;
  role: 'img' | undefined;
  'aria-label': string | undefined;
  'aria-hidden': true | undefined;
}

/** `silent` pieces are named elsewhere already. */
export function pieceAttributes(as: 'span' | 'button', label: string, silent: boolean): PieceAttributes {
  return {
    type: as === 'button' ? 'button' : undefined,
    role: as === 'button' || silent ? undefined : 'img',
    'aria-label': silent ? undefined : label,
    'aria-hidden': silent || undefined,
  };
}
