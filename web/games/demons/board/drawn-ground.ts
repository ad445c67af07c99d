import { HEXES, hexPath, middle } from './geometry.ts';
import { type Lettering, letterings } from './lettering.ts';
import { drawnAround } from './outline.ts';
import { type Band, bands, plainsPath } from './relief.ts';
import { riversPath } from './rivers.ts';
import { cellsOf } from './terrain.ts';
import { shorePath } from './water.ts';

/** The sheet as paths: what follows from the map alone, and stays as it is. */
export interface DrawnGround {
  readonly shore: string;
  readonly rivers: string;
  /** Where the land is high, and where it is wooded. */
  readonly high: string;
  readonly wood: string;
  readonly plains: string;
  /** The sides of the hexes. */
  readonly grid: string;
  readonly bands: readonly Band[];
  readonly letterings: readonly WrittenLine[];
}

/** A line to write a name on. */
export type WrittenLine = Pick<Lettering, 'name' | 'kind' | 'line' | 'length'>;

/** Draws it, with lines for these names. */
export const drawGround = (names: readonly string[]): DrawnGround => ({
  shore: shorePath(),
  rivers: riversPath(),
  high: drawnAround(cellsOf('mountain'), 10),
  wood: drawnAround(cellsOf('forest'), 10),
  plains: plainsPath(),
  grid: HEXES.map((hex) => hexPath(middle(hex))).join(''),
  bands: bands(),
  letterings: letterings((name) => names.includes(name)).map(({ name, kind, line, length }) => ({
    name,
    kind,
    line,
    length,
  })),
});
