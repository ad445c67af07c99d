import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { within } from '../../geometry/point.ts';
import { barOf, type Position } from '../../state.ts';
import type { LevitationAnswer } from '../answers.ts';
import { figuresWhere, onField, touching } from '../figures.ts';
import { facingAtRandom, facingsAt, isOnMap, spotsFor } from '../moving/spots.ts';
import { putDown, refuseSpot } from '../placing.ts';
import { has } from '../values/abilities.ts';
import { breachFor, refuseImmune } from './ranged.ts';
import type { Use } from './use.ts';

const lifts = (at: Position, figure: number): boolean => has(at, figure, ABILITY.magic_levitation);
const lengthOf = ({ content }: Position): number => content.params.magic_levitation.length;

const liftable = (at: Position, figure: number): number[] =>
  figuresWhere(
    at.state,
    (f) =>
      f !== figure &&
      touching(at.state, figure, f) &&
      at.state.acted[f] === 0 &&
      refuseImmune(at, figure, f, breachFor(at, figure, f).breach === true) === null,
  );

/** One touching figure that was given no action is set down elsewhere, without break away. [B101] */
function refuse(at: Position, { figure, target, to, breach }: LevitationAnswer): Refusal | null {
  const { state } = at;
  if (!lifts(at, figure)) return refusal('B87', { figure, ability: 'magic_levitation' }, 'lacks');
  if (target >= state.where.length || !onField(state, target)) return refusal('B101', {}, 'gone');
  if (target === figure) return refusal('B93', { figure }, 'self');
  if (!touching(state, figure, target)) return refusal('B101', { figure, target }, 'contact');
  if (state.acted[target] > 0) return refusal('B101', { target }, 'acted');
  const immune = refuseImmune(at, figure, target, breach === true);
  if (immune) return immune;
  if (!within(state.base[target], to, lengthOf(at)))
    return refusal('B101', { target, most: lengthOf(at) / 1000 }, 'distance');
  return refuseSpot(at, target, to);
}

/** Why there is nobody to be lifted, where there is nobody. */
export const refuseLifter = (at: Position, figure: number): Refusal | null =>
  liftable(at, figure).length > 0 ? null : refusal('B101', { figure }, 'nobody');

const TRIES = 8;

export const levitation: Use<LevitationAnswer> = {
  kind: 'special',
  open: (at, figure) => lifts(at, figure) && liftable(at, figure).length > 0,
  refuse,
  candidates: (at, figure) =>
    liftable(at, figure).flatMap((target) => {
      const spots = spotsFor(at, target, lengthOf(at));
      return Array.from({ length: spots.length }, (_, i) => spots.at(i))
        .filter(isOnMap)
        .flatMap((to) =>
          facingsAt(at, target, to).map(
            (facing): LevitationAnswer => ({
              ...{ do: 'levitation', figure, target, to, facing },
              ...breachFor(at, figure, target),
            }),
          ),
        )
        .filter((answer) => refuse(at, answer) === null);
    }),
  sample(at, figure, dice) {
    const targets = liftable(at, figure);
    if (targets.length === 0) return null;
    for (let i = 0; i < TRIES; i++) {
      const target = targets[dice.index('sample', targets.length)];
      const spots = spotsFor(at, target, lengthOf(at));
      const to = spots.at(dice.index('sample', spots.length));
      if (!isOnMap(to)) continue;
      const answer: LevitationAnswer = {
        do: 'levitation',
        figure,
        target,
        to,
        facing: facingAtRandom(at, target, to, dice),
        ...breachFor(at, figure, target),
      };
      if (refuse(at, answer) === null) return answer;
    }
    return null;
  },
  begin(t, { figure, target, to, facing }) {
    putDown(t, target, to, facing);
    t.state.barred[target] = barOf('levitated');
    t.tell({ type: 'placed', figure: target, by: figure, to: { x: to.x, y: to.y }, facing });
  },
};
