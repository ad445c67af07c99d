import { must } from './must.ts';

/** A field of flat-top hexes numbered column then row, both from 1: `0705` is column 7, row 5. */
export interface Grid {
  readonly cols: number;
  readonly rows: number;
  readonly size: number;
  /** Six per hex, clockwise from north; −1 where the map ends. */
  readonly neighbours: Int16Array;
  /** Hexsides crossed between any two hexes. */
  readonly distances: Uint8Array;
  /** No way to any hex: what costs begin with. */
  readonly unreached: readonly number[];
  readonly names: readonly string[];
  readonly index: ReadonlyMap<string, number>;
}

/** Stands for "no way". */
export const FAR = 0x7fff;

/** The hex on the other side of a hexside: N 0, NE 1, SE 2, S 3, SW 4, NW 5. */
export const opposite = (direction: number): number => (direction + 3) % 6;

/** `lower`: which columns sit half a hex lower. */
export function grid(cols: number, rows: number, lower: 'even' | 'odd'): Grid {
  const size = cols * rows;
  const names: string[] = [];
  const index = new Map<string, number>();
  for (let i = 0; i < size; i++) {
    const name = two(Math.floor(i / rows) + 1) + two((i % rows) + 1);
    names.push(name);
    index.set(name, i);
  }
  const neighbours = new Int16Array(size * 6).fill(-1);
  const distances = new Uint8Array(size * size);
  for (let i = 0; i < size; i++) {
    const [q, r] = axial(i, rows, lower);
    STEPS.forEach(([dq, dr], d) => {
      const n = fromAxial(q + dq, r + dr, cols, rows, lower);
      neighbours[i * 6 + d] = n;
    });
    for (let j = 0; j < size; j++) {
      const [p, s] = axial(j, rows, lower);
      distances[i * size + j] = (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
    }
  }
  const unreached = new Array<number>(size).fill(FAR);
  return { cols, rows, size, neighbours, distances, unreached, names, index };
}

/** N, NE, SE, S, SW, NW in axial coordinates of flat-top hexes. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const two = (n: number): string => String(n).padStart(2, '0');

function lowered(col: number, lower: 'even' | 'odd'): boolean {
  return col % 2 === 0 ? lower === 'even' : lower === 'odd';
}

/** Rows shift by one for every two columns, by the columns that sit lower. */
function shift(col: number, lower: 'even' | 'odd'): number {
  return Math.floor((col + (lowered(0, lower) ? 1 : 0)) / 2);
}

function axial(i: number, rows: number, lower: 'even' | 'odd'): readonly [number, number] {
  const col = Math.floor(i / rows) + 1;
  const row = (i % rows) + 1;
  return [col, row - shift(col, lower)];
}

function fromAxial(q: number, r: number, cols: number, rows: number, lower: 'even' | 'odd'): number {
  const row = r + shift(q, lower);
  return q < 1 || q > cols || row < 1 || row > rows ? -1 : (q - 1) * rows + row - 1;
}

/** How many steps lie between two hexes. */
export const distance = (g: Grid, a: number, b: number): number =>
  must(g.distances[a * g.size + b], 'a distance between hexes of the map');

/** The hex in a direction, -1 where the map ends. */
export const neighbour = (g: Grid, hex: number, direction: number): number =>
  must(g.neighbours[hex * 6 + direction], 'a hex of the map');

/** The hexes around a hex, as many as are on the map. */
export function neighboursOf(g: Grid, hex: number): number[] {
  const list: number[] = [];
  for (let d = 0; d < 6; d++) {
    const n = neighbour(g, hex, d);
    if (n >= 0) list.push(n);
  }
  return list;
}

/** The map ends at one of its sides. */
export function isEdge(g: Grid, hex: number): boolean {
  for (let d = 0; d < 6; d++) if (neighbour(g, hex, d) < 0) return true;
  return false;
}
