import { styleText } from 'node:util';

/** How something is printed, as `styleText` has it. */
export type Format = Parameters<typeof styleText>[0];

/** Writes a text in a style, or plainly where there is no colour. */
export type Paint = (format: Format, text: string) => string;

export const plain: Paint = (_format, text) => text;
export const colourful: Paint = (format, text) => styleText(format, text, { validateStream: false });

/** A sheet of characters, each with its style: what is drawn later lies on top. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  put(x: number, y: number, text: string, format?: Format): void;
  /** Whether something was drawn there. */
  taken(x: number, y: number): boolean;
  lines(paint: Paint): string[];
}

interface CanvasCell {
  readonly char: string;
  readonly format: Format | null;
}

const EMPTY: CanvasCell = { char: ' ', format: null };

export function canvas(width: number, height: number): Canvas {
  const rows: CanvasCell[][] = Array.from({ length: height }, () => new Array<CanvasCell>(width).fill(EMPTY));
  return {
    width,
    height,
    put(x, y, text, format) {
      [...text].forEach((char, i) => {
        const inside = y >= 0 && y < height && x + i >= 0 && x + i < width;
        if (inside) rows[y][x + i] = { char, format: format ?? null };
      });
    },
    taken: (x, y) => rows[y]?.[x] !== undefined && rows[y][x] !== EMPTY,
    lines: (paint) => rows.map((row) => painted(row, paint)),
  };
}

/** Neighbours of one style are painted together; blanks at the end are left out. */
function painted(row: readonly CanvasCell[], paint: Paint): string {
  let line = '';
  let end = row.length;
  while (end > 0 && row[end - 1].char === ' ') end--;
  for (let x = 0; x < end; ) {
    const { format } = row[x];
    let run = '';
    while (x < end && row[x].format === format) run += row[x++].char;
    line += format === null ? run : paint(format, run);
  }
  return line;
}
