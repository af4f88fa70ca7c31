/** The result of a match as a picture, drawn on this device: to share in a chat or to keep. */

import { t } from '../../lib/words/i18n';
import { hue, type Person } from '../../lib/people/people';

const SIZE = 1080;
const MARGIN = 84;

export interface Told {
  game: string;
  title: string;
  ending: string;
  people: readonly Person[];
  ranks: readonly number[];
  /** By seat; empty where points mean nothing. */
  totals: readonly string[];
}

/** Share it where the device can, else save it. */
export async function sharePicture(told: Told): Promise<'shared' | 'saved'> {
  const file = new File([await picture(told)], 'sobremesa.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: told.title });
      return 'shared';
    } catch (error) {
      // Whoever closes the sheet has decided; anything else is saved instead.
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return 'saved';
}

async function picture(told: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  draw(canvas.getContext('2d')!, told);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function draw(pen: CanvasRenderingContext2D, { game, title, ending, people, ranks, totals }: Told): void {
  const style = getComputedStyle(document.body);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const display = colour('--font-display') || 'serif';
  const plain = colour('--font-ui') || 'sans-serif';
  pen.fillStyle = colour('--cloth');
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = colour('--stitch') || colour('--cloth-2');
  pen.lineWidth = 5;
  pen.setLineDash([22, 16]);
  pen.strokeRect(28, 28, SIZE - 56, SIZE - 56);
  pen.setLineDash([]);

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour('--deep');
  pen.font = `400 52px ${display}`;
  pen.fillText(game, MARGIN, 138);
  fitted(pen, title, MARGIN, 250, SIZE - 2 * MARGIN, (size) => `400 ${size}px ${display}`, 96);
  pen.fillStyle = colour('--ink');
  fitted(pen, ending, MARGIN, 318, SIZE - 2 * MARGIN, (size) => `600 ${size}px ${plain}`, 38);

  const order = ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]! || one - other);
  const top = 362;
  const bottom = SIZE - 138;
  const step = Math.min(104, (bottom - top - 24) / order.length);
  pen.fillStyle = colour('--paper');
  pen.beginPath();
  pen.roundRect(MARGIN - 24, top, SIZE - 2 * MARGIN + 48, 24 + step * order.length, [8, 8, 32, 8]);
  pen.fill();
  order.forEach((seat, line) => {
    const middle = top + 12 + step * (line + 0.5);
    const size = Math.min(46, step * 0.5);
    const baseline = middle + size * 0.35;
    const person = people[seat];
    pen.textAlign = 'left';
    pen.fillStyle = colour('--ink-2');
    pen.font = `800 ${size * 0.8}px ${plain}`;
    pen.fillText(t('table-sheet-rank', { rank: ranks[seat]! }), MARGIN, baseline);
    pen.beginPath();
    pen.arc(MARGIN + 130, middle, size * 0.72, 0, 2 * Math.PI);
    pen.fillStyle = colour(person?.colour ? `--c-${person.colour}` : hue(seat).slice(4, -1));
    pen.fill();
    pen.fillStyle = '#fff8ec';
    pen.textAlign = 'center';
    pen.font = `400 ${size * 0.72}px ${display}`;
    pen.fillText((person?.initial ?? '').slice(0, 2), MARGIN + 130, middle + size * 0.26);
    pen.textAlign = 'left';
    pen.fillStyle = colour('--ink');
    fitted(pen, person?.name ?? '', MARGIN + 190, baseline, 500, (fit) => `700 ${fit}px ${plain}`, size);
    pen.textAlign = 'right';
    pen.font = `800 ${size}px ${plain}`;
    pen.fillText(totals[seat] ?? '', SIZE - MARGIN, baseline);
  });
  pen.textAlign = 'left';
  pen.fillStyle = colour('--deep');
  pen.font = `400 44px ${display}`;
  pen.fillText('Sobremesa', MARGIN, SIZE - 68);
}

/** As large as it may be, and no wider than there is room. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  font: (size: number) => string,
  largest: number,
): void {
  let size = largest;
  do {
    pen.font = font(size);
    size -= 2;
  } while (pen.measureText(text).width > room && size > 16);
  pen.fillText(text, x, y, room);
}
