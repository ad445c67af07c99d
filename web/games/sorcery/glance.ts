import { fieldOf, type SorceryView } from '@conjure/sorcery/view';
import { bar, disc, type Sketch, type Stroke, shape } from '../../parts/sketch.ts';
import { eyesOf } from '../eyes.ts';
import { type GlanceAt, seatColour } from '../glance.ts';
import { planeOf } from './board/plane.ts';

const GROUND: { readonly [kind: string]: string } = {
  hindering: '#8fa357',
  blocking: '#7d766b',
  shallow: '#9fc6c9',
  deep: '#4f86a8',
};

/** The field, its terrain and flags, and whoever stands on it. */
function sketchOf(view: SorceryView): Sketch {
  const field = fieldOf(view);
  const plane = planeOf(field);
  /** Three by two, the field in the middle. */
  const width = 1.5 * plane.height;
  const aside = (width - plane.width) / 2;
  const at = (point: { x: number; y: number }): [x: number, y: number] => {
    const { x, y } = plane.at(point);
    return [x + aside, y];
  };
  const r = plane.width / 40;
  const terrain = field.terrain.map(
    ({ class: kind, polygon }): Stroke => ({
      d: shape(polygon.map(([x, y]) => at({ x, y }))),
      fill: GROUND[kind] ?? '#a9a294',
    }),
  );
  const flags = view.objectives.map(
    (one): Stroke => ({
      d: disc(...at(one.at), 1.6 * r),
      fill: '#fff8e6',
      stroke: one.holder === null ? '#6d4503' : seatColour(one.holder),
      width: r / 1.5,
    }),
  );
  const figures = view.figures
    .filter(({ where }) => where === 'field')
    .map(
      (one): Stroke => ({ d: disc(...at(one.at), r), fill: seatColour(one.owner), stroke: '#fff8e6', width: r / 4 }),
    );
  return {
    width,
    height: plane.height,
    strokes: [
      { d: bar(0, 0, width, plane.height), fill: '#6d5638' },
      { d: bar(aside, 0, plane.width, plane.height), fill: '#d3c48f' },
      ...terrain,
      ...flags,
      ...figures,
    ],
  };
}

export const glance: GlanceAt = (seen, viewer) => {
  const view = seen as SorceryView;
  const own = eyesOf(viewer);
  const best = Math.max(...view.seats.filter(({ seat }) => seat !== own).map(({ objectives }) => objectives));
  const facts = { round: view.round, limit: view.options.roundLimit, mine: view.seats[own].objectives, best };
  return { phrase: { key: 'shelf.at.sorcery', facts }, sketch: sketchOf(view) };
};
