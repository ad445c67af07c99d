import type { Content } from '@conjure/demons';
import type { DemonsView } from '@conjure/demons/view';
import { must } from '@conjure/engine';
import { type Canvas, canvas, type Format, type Paint } from '../canvas.ts';

/** A rectangle of hexes by column and row, both ends included. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is said of a hex for the question at hand: what it costs to go there, and whether an enemy is next to it. */
export interface HexNote {
  readonly cost: string;
  readonly danger: boolean;
}

export interface Board {
  readonly content: Content;
  readonly view: DemonsView;
  readonly marks: ReadonlyMap<string, HexNote>;
}

/** Characters inside a hex: six show its number and what it costs, two leave room for the whole map in 80 columns. */
export type Scale = 'wide' | 'compact';
const INNER: Readonly<Record<Scale, number>> = { wide: 6, compact: 2 };
const LABELS = 3;

const pitchOf = (scale: Scale): number => INNER[scale] + 1;
const labelsOf = (scale: Scale): number => (scale === 'compact' ? LABELS : 0);

export function widthOf(frame: Frame, scale: Scale): number {
  return (frame.right - frame.left + 1) * pitchOf(scale) + 1 + labelsOf(scale);
}

export const wholeMap = ({ grid }: Content): Frame => ({ left: 1, right: grid.cols, top: 1, bottom: grid.rows });

/** As much of the map around a hex as fits into so many characters and lines. */
export function frameAround(content: Content, hex: string, width: number, lines: number, scale: Scale): Frame {
  const { cols, rows } = content.grid;
  const across = Math.max(3, Math.min(cols, Math.floor((width - 1 - labelsOf(scale)) / pitchOf(scale))));
  const down = Math.max(3, Math.min(rows, Math.floor((lines - 1) / 2)));
  const [col, row] = placeOf(hex);
  const left = Math.max(1, Math.min(col - Math.floor(across / 2), cols - across + 1));
  const top = Math.max(1, Math.min(row - Math.floor(down / 2), rows - down + 1));
  return { left, right: left + across - 1, top, bottom: top + down - 1 };
}

const placeOf = (hex: string): [col: number, row: number] => [Number(hex.slice(0, 2)), Number(hex.slice(2))];

export function isWithin(frame: Frame, hex: string): boolean {
  const [col, row] = placeOf(hex);
  return col >= frame.left && col <= frame.right && row >= frame.top && row <= frame.bottom;
}

/** The letter that stands for a mortal on the map: its place in the roster. */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(97 + index) : index < 52 ? String.fromCharCode(39 + index) : '?';

/**
 * The map in characters. A hex takes two lines and even columns sit one line lower, so that neighbours touch as on paper.
 * Only rivers are drawn between hexes: every line on this map is water that costs a point.
 */
export function drawBoard(board: Board, frame: Frame, scale: Scale, paint: Paint): string[] {
  const heading = scale === 'compact' ? 1 : 0;
  const sheet = canvas(widthOf(frame, scale), (frame.bottom - frame.top + 1) * 2 + 1 + heading);
  const spot = spots(frame, scale, heading);
  if (heading) labels(sheet, frame, spot);
  for (const hex of board.content.grid.names) {
    if (!isWithin(frame, hex)) continue;
    const { x, y } = spot(hex);
    if (scale === 'wide') drawWide(board, sheet, hex, x + 1, y);
    else drawCompact(board, sheet, hex, x + 1, y);
  }
  drawRivers(board.content, sheet, frame, scale, spot);
  return sheet.lines(paint);
}

type HexCorner = (hex: string) => { x: number; y: number };

/** Where a hex begins on the sheet: the place of its upper left side. */
function spots(frame: Frame, scale: Scale, heading: number): HexCorner {
  return (hex) => {
    const [col, row] = placeOf(hex);
    return {
      x: (col - frame.left) * pitchOf(scale) + labelsOf(scale),
      y: (row - frame.top) * 2 + (col % 2 === 0 ? 1 : 0) + heading,
    };
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

function labels(sheet: Canvas, frame: Frame, spot: HexCorner): void {
  for (let col = frame.left; col <= frame.right; col++)
    sheet.put(spot(two(col) + two(frame.top)).x + 1, 0, two(col), 'dim');
  for (let row = frame.top; row <= frame.bottom; row++) sheet.put(0, (row - frame.top) * 2 + 1, two(row), 'dim');
}

function drawWide(board: Board, sheet: Canvas, hex: string, x: number, y: number): void {
  const mark = board.marks.get(hex);
  const ground = groundOf(board, hex);
  if (ground.letter === '~') {
    sheet.put(x, y, '~~~~~~', ground.format);
    sheet.put(x, y + 1, '~~~~~~', ground.format);
    return;
  }
  sheet.put(x, y, hex, mark ? 'bold' : 'dim');
  if (mark) sheet.put(x + 4, y, (mark.danger ? '!' : ':') + mark.cost, mark.danger ? 'red' : 'green');
  sheet.put(x, y + 1, ground.letter, ground.format);
  if (hasTreasure(board.view, hex)) sheet.put(x + 1, y + 1, '$', ['yellow', 'bold']);
  putPieces(sheet, piecesAt(board.view, hex), x + 2, y + 1, 4);
}

function drawCompact(board: Board, sheet: Canvas, hex: string, x: number, y: number): void {
  const mark = board.marks.get(hex);
  const ground = groundOf(board, hex);
  if (ground.letter === '~') {
    sheet.put(x, y, '~~', ground.format);
    sheet.put(x, y + 1, '~~', ground.format);
    return;
  }
  sheet.put(x, y, ground.letter, ground.format);
  const pieces = piecesAt(board.view, hex);
  const magician = pieces.find(({ text }) => text.startsWith('@'));
  if (magician) sheet.put(x, y, magician.text, magician.format);
  else if (pieces.length > 1) sheet.put(x + 1, y, '+', pieces[0].format);
  else if (pieces.length === 1) sheet.put(x + 1, y, pieces[0].text[0], pieces[0].format);
  if (mark) sheet.put(x, y + 1, mark.danger ? `${mark.cost}!` : mark.cost, mark.danger ? 'red' : 'green');
  if (hasTreasure(board.view, hex)) sheet.put(x + 1, y + 1, '$', ['yellow', 'bold']);
}

interface Piece {
  readonly text: string;
  readonly format: Format;
}

/** Side by side as far as there is room; a plus says that there are more. */
function putPieces(sheet: Canvas, pieces: readonly Piece[], x: number, y: number, room: number): void {
  const length = (upTo: number) => pieces.slice(0, upTo).reduce((sum, { text }) => sum + text.length, 0);
  let shown = pieces.length;
  while (length(shown) + (shown < pieces.length ? 1 : 0) > room) shown--;
  pieces.slice(0, shown).forEach(({ text, format }, i) => {
    sheet.put(x + length(i), y, text, format);
  });
  if (shown < pieces.length) sheet.put(x + length(shown), y, '+', 'red');
}

/** Magicians as `@` and an initial, mortals as their letter; a fleeing one with a stroke. */
export function piecesAt(view: DemonsView, hex: string): Piece[] {
  const pieces: Piece[] = [];
  for (const m of view.magicians)
    if (m.status === 'map' && m.hex === hex)
      pieces.push({
        text: `@${m.name[0] ?? '?'}`,
        format: m.seat === view.viewer ? ['bold', 'cyan'] : ['bold', 'magenta'],
      });
  view.mortals.forEach((mortal, i) => {
    if (mortal.status !== 'gone' && mortal.hex === hex)
      pieces.push({
        text: letterOf(i) + (mortal.status === 'fleeing' ? '’' : ''),
        format: mortal.status === 'fleeing' ? 'red' : ['bold', 'red'],
      });
  });
  return pieces;
}

const hasTreasure = (view: DemonsView, hex: string): boolean =>
  view.boxes.some((box) => (box.is === 'found' || box.is === 'loose') && box.hex === hex) ||
  (view.ring.is === 'loose' && view.ring.hex === hex);

/** Terrain by its letter. A destroyed city is open ground and remembered as `x`. */
function groundOf({ content, view }: Board, hex: string): { letter: string; format: Format } {
  const types = content.terrain[must(content.grid.index.get(hex), 'hex', hex)];
  if (types.includes('water')) return { letter: '~', format: 'blue' };
  if (types.includes('city')) return { letter: view.ruins.includes(hex) ? 'x' : 'O', format: ['bold', 'yellow'] };
  const wooded = types.includes('forest');
  if (types.includes('mountain')) return { letter: wooded ? 'F' : 'M', format: wooded ? 'green' : 'yellow' };
  return wooded ? { letter: 'f', format: 'green' } : { letter: '.', format: 'dim' };
}

/** A river runs between two hexes: on a slanted side one stroke, on a level side underlined blanks of the upper hex. */
function drawRivers(content: Content, sheet: Canvas, frame: Frame, scale: Scale, spot: HexCorner): void {
  const { grid, data } = content;
  const pitch = pitchOf(scale);
  for (const [a, b] of Object.values(data.map.rivers).flat()) {
    const from = isWithin(frame, a) ? a : b;
    const to = from === a ? b : a;
    if (!isWithin(frame, from)) continue;
    const { x, y } = spot(from);
    const hex = must(grid.index.get(from), 'hex', from);
    const next = must(grid.index.get(to), 'hex', to);
    switch ([0, 1, 2, 3, 4, 5].find((d) => grid.neighbours[hex * 6 + d] === next)) {
      case 0:
        underline(sheet, x + 1, y - 1, INNER[scale]);
        break;
      case 1:
        sheet.put(x + pitch, y, '\\', 'blueBright');
        break;
      case 2:
        sheet.put(x + pitch, y + 1, '/', 'blueBright');
        break;
      case 3:
        underline(sheet, x + 1, y + 1, INNER[scale]);
        break;
      case 4:
        sheet.put(x, y + 1, '\\', 'blueBright');
        break;
      case 5:
        sheet.put(x, y, '/', 'blueBright');
        break;
    }
  }
}

function underline(sheet: Canvas, x: number, y: number, length: number): void {
  for (let i = 0; i < length; i++) if (!sheet.taken(x + i, y)) sheet.put(x + i, y, '_', 'blueBright');
}
