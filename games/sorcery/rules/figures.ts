import type { Seat } from '@conjure/engine';
import type { Figure } from '../content.ts';
import { inFrontArc } from '../geometry/arc.ts';
import { type Base, touch } from '../geometry/base.ts';
import { FIELD, type Position, type State } from '../state.ts';

export const kindOf = ({ state, content }: Position, figure: number): Figure => content.figures[state.kind[figure]];

export const onField = (state: State, figure: number): boolean => state.where[figure] === FIELD;

/** Friendly figures are those of the same player; a figure is not its own friend where a text says "another". [B93] */
export const areOpposed = (state: State, a: number, b: number): boolean => state.owner[a] !== state.owner[b];

/** Able: not demoralized. [B88] [R52] */
export const isAble = (at: Position, figure: number): boolean =>
  !kindOf(at, figure).demoralized[at.state.click[figure]];

export const touching = (state: State, a: number, b: number): boolean =>
  a !== b && onField(state, b) && touch(state.base[a], state.base[b]);

/** The figures on the field that something is true of, in the order of their numbers. */
export function figuresWhere(state: State, is: (figure: number) => boolean): number[] {
  const list: number[] = [];
  for (let f = 0; f < state.where.length; f++) if (state.where[f] === FIELD && is(f)) list.push(f);
  return list;
}

export const figuresOf = (state: State, seat: Seat): number[] => figuresWhere(state, (f) => state.owner[f] === seat);

/** The bases on the field but those of some figures. */
export function basesBut(state: State, one: number, another = -1): Base[] {
  const list: Base[] = [];
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && f !== one && f !== another) list.push(state.base[f]);
  return list;
}

/** The figure whose base has this place among `basesBut` of another one. */
export const figureOfBase = (state: State, base: Base): number => state.base.indexOf(base);

/** Opposing figures in contact, able or not. */
export const opposingTouched = (state: State, figure: number): number[] =>
  figuresWhere(state, (f) => areOpposed(state, figure, f) && touch(state.base[figure], state.base[f]));

export function touchesOpposing(state: State, figure: number): boolean {
  const base = state.base[figure];
  const owner = state.owner[figure];
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && state.owner[f] !== owner && touch(base, state.base[f])) return true;
  return false;
}

/** It must break away before its centre may move. [B57] */
export function isHeld(at: Position, figure: number): boolean {
  const { state } = at;
  const base = state.base[figure];
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && areOpposed(state, figure, f) && touch(base, state.base[f]) && isAble(at, f))
      return true;
  return false;
}

/** Whether another figure lies in the front arc of this one. [B9] */
export const facesTo = (at: Position, figure: number, other: number): boolean =>
  inFrontArc(at.state.base[figure], at.state.facing[figure], kindOf(at, figure).arc, at.state.base[other]);
