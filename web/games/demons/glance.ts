import type { DemonsView } from '@conjure/demons/view';
import { bar, disc, type Sketch, type Stroke, shape } from '../../parts/sketch.ts';
import { eyesOf } from '../eyes.ts';
import { type GlanceAt, seatColour } from '../glance.ts';
import { CORNERS, HEIGHT, middle, WIDTH } from './board/geometry.ts';
import { allOf } from './board/terrain.ts';
import type { HexName } from './board/types.ts';
import { spiritsHeld } from './model/magicians.ts';

/** So many of its own units to one of the map's. */
const SCALE = 0.24;
const SIZE = { width: Math.round(WIDTH * SCALE), height: Math.round(HEIGHT * SCALE) } as const;
const at = (hex: HexName): [x: number, y: number] => [middle(hex).x * SCALE, middle(hex).y * SCALE];
const hexes = (names: readonly HexName[]): string =>
  names
    .map((hex) => shape(CORNERS.map(({ x, y }) => [(middle(hex).x + x) * SCALE, (middle(hex).y + y) * SCALE])))
    .join('');
const dots = (names: readonly HexName[], r: number): string => names.map((hex) => disc(...at(hex), r)).join('');

/** Land and water, towns, the lords, what treasure is known, and the magicians. */
function sketchOf({ magicians, mortals, boxes }: DemonsView): Sketch {
  const lords = mortals.filter(({ status }) => status !== 'gone').map(({ hex }) => hex);
  const found = boxes.filter(({ is }) => is === 'found').map(({ hex }) => hex);
  const people = magicians.flatMap(({ hex, seat }): Stroke[] =>
    hex === null ? [] : [{ d: disc(...at(hex), 12), fill: seatColour(seat), stroke: '#fff6e0', width: 4 }],
  );
  return {
    ...SIZE,
    strokes: [
      { d: bar(0, 0, SIZE.width, SIZE.height), fill: '#f0e3c3' },
      { d: hexes(allOf('water')), fill: '#a9c3c1' },
      { d: hexes(allOf('mountain')), fill: '#cdae7c' },
      { d: hexes(allOf('forest')), fill: '#a5ad6e' },
      { d: dots(allOf('city'), 6), fill: '#b0452f' },
      { d: dots(lords, 6), fill: '#3b2a1c', stroke: '#fff6e0', width: 1 },
      { d: dots(found, 5), fill: '#e0ab2e', stroke: '#3a2503', width: 1 },
      ...people,
    ],
  };
}

export const glance: GlanceAt = (seen, viewer) => {
  const view = seen as DemonsView;
  const magician = view.magicians[eyesOf(viewer)];
  const { turn, options } = view;
  const facts = { turn, limit: options.turnLimit, net: magician.net * 1000, spirits: spiritsHeld(magician) };
  return { phrase: { key: 'shelf.at.demons', facts }, sketch: sketchOf(view) };
};
