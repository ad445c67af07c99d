import type { LodgeView } from '@conjure/lodge/view';
import { bar, disc, type Sketch, type Stroke } from '../../parts/sketch.ts';
import { eyesOf } from '../eyes.ts';
import { type GlanceAt, seatColour } from '../glance.ts';
import { CENTRE, hexPath, middle, SHEET } from './board/geometry.ts';
import { layoutOf } from './board/layout.ts';

/** The floors by daylight, as `colours.css` has them. */
const FLOORS: { readonly [colour: string]: string } = {
  black: '#4a3d4b',
  purple: '#d9c3e6',
  grey: '#d9d6ce',
  red: '#edb9a8',
  blue: '#b9d3ea',
  yellow: '#f3dd97',
  green: '#c3dcb1',
};

/** The house in the middle of its lawn, three by two. */
const SIZE = { width: 1.5 * SHEET.height, height: SHEET.height } as const;
const inSheet = ({ x, y }: { x: number; y: number }) => ({ x: x + SIZE.width / 2, y: y - SHEET.y });

/** The rooms, those that have fallen, the Black Rose and everybody in the Lodge. */
function sketchOf(view: LodgeView): Sketch {
  const floor = (fill: string, rooms: LodgeView['rooms']): Stroke => ({
    d: rooms.map(({ room }) => hexPath(inSheet(middle(room)), 94)).join(''),
    fill,
  });
  const standing = Map.groupBy(
    view.rooms.filter(({ destroyed }) => !destroyed),
    ({ colour }) => colour,
  );
  const layout = layoutOf(view, undefined);
  const pieces = layout.pieces.map((piece): Stroke => {
    const { x, y } = inSheet(layout.pointOf(piece));
    return { d: disc(x, y, piece.is === 'mage' ? 34 : 22), fill: seatColour(piece.seat), stroke: '#fbf4e2', width: 8 };
  });
  const rose = inSheet(middle(CENTRE));
  return {
    ...SIZE,
    strokes: [
      { d: bar(0, 0, SIZE.width, SIZE.height), fill: '#a9a980' },
      ...[...standing].map(([colour, rooms]) => floor(FLOORS[colour] ?? '#d8cdb8', rooms)),
      floor(
        '#574c44',
        view.rooms.filter(({ destroyed }) => destroyed),
      ),
      { d: disc(rose.x, rose.y, 50), fill: '#8e1740', stroke: '#4c0a25', width: 10 },
      ...pieces,
    ],
  };
}

export const glance: GlanceAt = (seen, viewer) => {
  const view = seen as LodgeView;
  const own = eyesOf(viewer);
  const best = Math.max(...view.seats.filter(({ seat }) => seat !== own).map(({ power }) => power));
  const facts = { round: view.round, power: view.seats[own].power, best, rose: view.rose.power };
  return { phrase: { key: 'shelf.at.lodge', facts }, sketch: sketchOf(view) };
};
