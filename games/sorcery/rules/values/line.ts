import { ABILITY } from '../../content.ts';
import { ignoredBy } from '../../effects/in-force.ts';
import { veiledBeyond } from '../../effects/on-field.ts';
import { baseAcross, cover, wallAcross } from '../../geometry/line-of-fire.ts';
import { squaredDistance } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import { basesBut, figureOfBase } from '../figures.ts';
import { has, holds } from './abilities.ts';
import { rangeOf } from './range.ts';

/** What stands in a line of fire: a figure, a piece of terrain, or cover that hides who has Stealth. [B11] [B16] */
export type Blocked = { by: 'figure'; figure: number } | { by: 'terrain'; piece: string } | { by: 'stealth' };

const groundOf = ({ state, content }: Position) => content.fields[state.field].ground;

/** Whether the line of fire passes hindering terrain; a veil makes long ones do so. [B19] */
export function isHindered(at: Position, from: number, to: number): boolean {
  const { base } = at.state;
  const veil = veiledBeyond(at);
  if (veil < 60_000 && squaredDistance(base[from], base[to]) > veil * veil) return true;
  return cover(groundOf(at), base[from], base[to]) !== null;
}

export function blockedLine(at: Position, from: number, to: number): Blocked | null {
  const { state } = at;
  const [a, b] = [state.base[from], state.base[to]];
  const piece = wallAcross(groundOf(at), a, b);
  if (piece !== null) return { by: 'terrain', piece };
  const others = basesBut(state, from, to);
  const across = baseAcross(a, b, others);
  if (across >= 0) return { by: 'figure', figure: figureOfBase(state, others[across]) };
  const hides = has(at, to, ABILITY.stealth) && !holds(ignoredBy(at, from), ABILITY.stealth);
  return hides && isHindered(at, from, to) ? { by: 'stealth' } : null;
}

/** Within so many inches, centre to centre. [B8] */
export function isWithin(at: Position, from: number, to: number, inches: number): boolean {
  const reach = 1000 * inches;
  return squaredDistance(at.state.base[from], at.state.base[to]) <= reach * reach;
}

/** In sight: within range, line of fire not blocked; arcs do not matter. [B12] */
export function sees(at: Position, from: number, to: number): boolean {
  const range = rangeOf(at, from);
  return range > 0 && isWithin(at, from, to, range) && blockedLine(at, from, to) === null;
}
