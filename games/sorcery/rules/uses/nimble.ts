import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import type { Position } from '../../state.ts';
import type { NimbleAnswer } from '../answers.ts';
import { isAble } from '../figures.ts';
import { facingAtRandom, facingsAt } from '../moving/spots.ts';
import { turnTo } from '../moving/walk.ts';
import { has } from '../values/abilities.ts';
import type { Use } from './use.ts';

/** Turned without an action, once before each action and once after the last. [R89] */
export function refuseNimble(at: Position, figure: number): Refusal | null {
  if (!isAble(at, figure)) return refusal('B89', { figure });
  if (!has(at, figure, ABILITY.nimble)) return refusal('B87', { figure, ability: 'nimble' }, 'lacks');
  return at.state.turned[figure] ? refusal('R89', { figure }) : null;
}

export const nimble: Use<NimbleAnswer> = {
  kind: 'none',
  free: true,
  open: (at, figure) => refuseNimble(at, figure) === null,
  refuse: (at, { figure }) => refuseNimble(at, figure),
  candidates: (at, figure) =>
    refuseNimble(at, figure)
      ? []
      : facingsAt(at, figure, at.state.base[figure]).map((facing) => ({ do: 'nimble', figure, facing })),
  sample: (at, figure, dice) =>
    refuseNimble(at, figure)
      ? null
      : { do: 'nimble', figure, facing: facingAtRandom(at, figure, at.state.base[figure], dice) },
  begin(t, { figure, facing }) {
    t.state.turned[figure] = 1;
    turnTo(t, figure, facing, 'nimble');
  },
};
