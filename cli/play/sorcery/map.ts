import type { Content } from '@conjure/sorcery';
import { type Point, pieceAt, type SorceryView, TERRAIN, type Terrain } from '@conjure/sorcery/view';
import { type Canvas, canvas, type Format } from '../canvas.ts';
import type { TerminalContext } from '../face.ts';
import { flow, wrap } from '../layout.ts';
import { labelOf, letterOf } from './labels.ts';

const SIGNS: Readonly<Record<Terrain, { sign: string; format: Format }>> = {
  hindering: { sign: ':', format: 'green' },
  blocking: { sign: '#', format: 'reset' },
  shallow: { sign: '~', format: 'cyan' },
  deep: { sign: '≈', format: 'blueBright' },
};
const SEATS: readonly Format[] = [
  ['bold', 'yellow'],
  ['bold', 'magenta'],
  ['bold', 'red'],
  ['bold', 'white'],
];

/** A character is twice as high as it is wide: an inch takes two of them in a line, fewer where the page is narrow. */
const ACROSS = 2;
const MARGIN = 3;
/** A number stands at every so manieth inch of the edges. */
const EVERY = 5000;

interface Sheet {
  readonly paper: Canvas;
  readonly columns: number;
  readonly rows: number;
  at(point: Point): [x: number, y: number];
}

/** The battlefield seen from above, north at the top. */
export function mapOf(context: TerminalContext, content: Content, withKey: boolean): string[] {
  const view = context.view as SorceryView;
  const { page, voice } = context;
  const field = content.fields.find(({ id }) => id === view.battlefield);
  if (!field) return [];
  const { width, height } = field.ground;
  const columns = Math.min(Math.round((width / 1000) * ACROSS), page.width - MARGIN);
  const rows = Math.round((columns * height) / width / ACROSS);
  const sheet: Sheet = {
    paper: canvas(columns + MARGIN, rows + 1),
    columns,
    rows,
    at: ({ x, y }) => [
      MARGIN + Math.min(columns - 1, Math.floor((x * columns) / width)),
      Math.min(rows - 1, Math.floor(((height - y) * rows) / height)),
    ],
  };
  drawGround(sheet, field, view.phase === 'setup');
  drawEdges(sheet, field.ground);
  drawThings(sheet, view);
  drawFigures(sheet, view);
  const key = withKey
    ? flow(voice.tell('sorcery.key').split('   '), page.width)
        .flatMap((line) => wrap(line, page.width, '  '))
        .map((line) => page.paint('dim', line))
    : [];
  return [...sheet.paper.lines(page.paint), ...key];
}

function drawGround(
  { paper, columns, rows }: Sheet,
  { ground, zones }: Content['fields'][number],
  showsZones: boolean,
): void {
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const point = {
        x: Math.floor(((column + 0.5) * ground.width) / columns),
        y: Math.floor(((rows - row - 0.5) * ground.height) / rows),
      };
      const terrain = TERRAIN.find((each) => pieceAt(ground[each], point) !== null);
      const zone = zones.findIndex(
        ({ x0, y0, x1, y1 }) => point.x >= x0 && point.x <= x1 && point.y >= y0 && point.y <= y1,
      );
      if (terrain) paper.put(MARGIN + column, row, SIGNS[terrain].sign, SIGNS[terrain].format);
      else if (column % ACROSS === 0)
        paper.put(MARGIN + column, row, showsZones && zone >= 0 ? String(zone + 1) : '.', 'dim');
    }
}

/** Inches from the south-west corner. */
function drawEdges({ paper, rows, at }: Sheet, { width, height }: { width: number; height: number }): void {
  for (let y = EVERY; y < height; y += EVERY) paper.put(0, at({ x: 0, y })[1], String(y / 1000).padStart(2));
  for (let x = 0; x < width; x += EVERY) paper.put(at({ x, y: 0 })[0], rows, String(x / 1000));
}

/** Objectives with who holds them, glyphs, and books that lie about. */
function drawThings({ paper, at }: Sheet, view: SorceryView): void {
  for (const { at: point, holder } of view.objectives)
    paper.put(...at(point), `*${holder === null ? '' : letterOf(holder)}`, 'bold');
  for (const { at: point, controller } of view.inPlay) if (point) paper.put(...at(point), '^', SEATS[controller]);
  for (const { marker } of view.books) if (marker) paper.put(...at(marker), '=', 'bold');
}

/** Where two would lie on one another, the later one stands beside. */
function drawFigures({ paper, at }: Sheet, view: SorceryView): void {
  const taken = new Set<string>();
  for (const figure of view.figures) {
    if (figure.where !== 'field') continue;
    const label = labelOf(view, figure.number);
    const [x, y] = at(figure.at);
    const cells = (left: number, row: number) => [...label].map((_, i) => `${left + i} ${row}`);
    const places = [0, 1, -1, 2, -2, 3, -3].flatMap((aside) =>
      [0, 1, -1].map((below) => [x + aside, y + below] as const),
    );
    const [left, row] = places.find((place) => cells(...place).every((cell) => !taken.has(cell))) ?? [x, y];
    for (const cell of cells(left, row)) taken.add(cell);
    paper.put(left, row, label, SEATS[figure.owner]);
  }
}
