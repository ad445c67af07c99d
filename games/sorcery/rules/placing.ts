import { type Refusal, refusal } from '@conjure/engine';
import type { Facing } from '../geometry/direction.ts';
import type { Point } from '../geometry/point.ts';
import { type Obstacle, spotFault } from '../geometry/spot.ts';
import { barOf, FIELD, type Position, type SorceryTable } from '../state.ts';
import { basesBut, figureOfBase } from './figures.ts';
import { clearFor } from './values/gait.ts';

/** The rule that stands behind an obstacle. */
export const RULE_OF: Readonly<Record<Obstacle['kind'], string>> = {
  edge: 'B3',
  base: 'B6',
  blocking: 'B15',
  hindering: 'B17',
  shallow: 'B20',
  deep: 'B21',
};

/** Why a figure may not be put down here: only the spot matters. [B101] */
export function refuseSpot(at: Position, figure: number, to: Point): Refusal | null {
  const { state, content } = at;
  const others = basesBut(state, figure);
  const base = { x: to.x, y: to.y, radius: state.base[figure].radius };
  const fault = spotFault(content.fields[state.field].ground, base, others, clearFor(at, figure));
  if (!fault) return null;
  if (fault.kind === 'base') return refusal(RULE_OF.base, { figure, other: figureOfBase(state, others[fault.base]) });
  return refusal(RULE_OF[fault.kind], { figure });
}

export function putDown({ state }: SorceryTable, figure: number, to: Point, facing: Facing): void {
  state.base[figure] = { x: to.x, y: to.y, radius: state.base[figure].radius };
  state.facing[figure] = facing;
}

/** Brings a fallen figure back at a click: no tokens, no books, no action this turn. [B99] */
export function raise(t: SorceryTable, figure: number, by: number, click: number, to: Point, facing: Facing): void {
  const { state } = t;
  state.click[figure] = click;
  state.where[figure] = FIELD;
  state.tokens[figure] = 0;
  state.barred[figure] = barOf('raised');
  putDown(t, figure, to, facing);
  t.tell({ type: 'raised', figure, by, click, at: { x: to.x, y: to.y } });
}
