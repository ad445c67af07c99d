import type { Refusal } from '@conjure/engine';
import { type Base, baseAt, overlap } from '../geometry/base.ts';
import type { Facing } from '../geometry/direction.ts';
import { gridIn } from '../geometry/grid.ts';
import { onField } from '../geometry/ground.ts';
import type { Point } from '../geometry/point.ts';
import { spotFault } from '../geometry/spot.ts';
import { inZone } from '../geometry/zone.ts';
import { type DeployAnswer, refuseDeployment } from '../rules/deployment.ts';
import { worded } from '../rules/names.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';
import { positionOf } from './position.ts';
import { snapAmong } from './walks.ts';

export interface Stand {
  readonly at: Point;
  readonly facing: Facing;
}

/** The own figures that are still to be deployed, in the order of the army list. */
export const reserveOf = ({ figures, viewer }: SorceryView): number[] =>
  figures.filter(({ owner, where }) => owner === viewer && where === 'reserve').map(({ number }) => number);

function zoneOf({ seats, viewer, battlefield }: SorceryView) {
  const zone = viewer === null ? null : seats[viewer].zone;
  const field = content.fields.find(({ id }) => id === battlefield);
  return zone === null || !field ? null : field.zones[zone];
}

/** Row behind row, in the order of the army list or another one. */
export function rowsFor(view: SorceryView, order: readonly number[]): Map<number, Stand> {
  const { state } = positionOf(view);
  const zone = zoneOf(view);
  const stands = new Map<number, Stand>();
  if (!zone) return stands;
  const radii = order.map((figure) => state.base[figure].radius);
  const grid = gridIn(content.fields[state.field].ground, zone, radii, (room) => Math.floor(room / 2));
  const spots = grid ?? gridIn(content.fields[state.field].ground, zone, radii, () => 0);
  spots?.forEach((at, i) => {
    stands.set(order[i], { at, facing: zone.facing });
  });
  return stands;
}

/** What is wrong with where a figure is to stand: the rule, and who is in the way. [B3] [B6] [B15] [B21] [B38] */
export interface StandFault {
  readonly why: 'zone' | 'edge' | 'base' | 'blocking' | 'deep';
  readonly rule: string;
  readonly other: number | null;
}

export function standFault(view: SorceryView, figure: number, stands: ReadonlyMap<number, Stand>): StandFault | null {
  const { state } = positionOf(view);
  const zone = zoneOf(view);
  const stand = stands.get(figure);
  if (!zone || !stand) return null;
  const { ground } = content.fields[state.field];
  const base = baseAt(stand.at, state.base[figure].radius);
  if (!inZone(zone, stand.at)) return { why: 'zone', rule: 'B38', other: null };
  if (!onField(ground, base)) return { why: 'edge', rule: 'B3', other: null };
  const other = [...basesOf(view, stands)].find(([f, one]) => f !== figure && overlap(base, one));
  if (other) return { why: 'base', rule: 'B6', other: other[0] };
  const fault = spotFault(ground, base, []);
  if (!fault) return null;
  return fault.kind === 'deep'
    ? { why: 'deep', rule: 'B21', other: null }
    : { why: 'blocking', rule: 'B15', other: null };
}

/** Everybody on the field, and those to be deployed where they are to stand. */
function basesOf(view: SorceryView, stands: ReadonlyMap<number, Stand>): Map<number, Base> {
  const { state } = positionOf(view);
  const bases = new Map<number, Base>();
  state.base.forEach((base, f) => {
    const stand = stands.get(f);
    if (stand) bases.set(f, baseAt(stand.at, base.radius));
    else if (state.where[f] === 1) bases.set(f, base);
  });
  return bases;
}

export function snapStand(
  view: SorceryView,
  figure: number,
  at: Point,
  reach: number,
  stands: ReadonlyMap<number, Stand>,
): Point | null {
  const bases = basesOf(view, stands);
  bases.delete(figure);
  const { radius } = positionOf(view).state.base[figure];
  return snapAmong(baseAt(at, radius), [...bases.values()], reach);
}

export function refusedDeployment(view: SorceryView, answer: DeployAnswer): Refusal | null {
  const at = positionOf(view);
  return view.viewer === null ? null : worded(at, refuseDeployment(at, view.viewer, answer));
}
