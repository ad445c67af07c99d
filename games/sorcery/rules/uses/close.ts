import { type Dice, type Facts, next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { inFrontArc } from '../../geometry/arc.ts';
import { baseAt, touch } from '../../geometry/base.ts';
import { type Facing, facingTowards } from '../../geometry/direction.ts';
import { type Point, squaredDistance } from '../../geometry/point.ts';
import { NONE, type Position, type SorceryTable } from '../../state.ts';
import type { CloseAnswer } from '../answers.ts';
import { closeTargets, refuseCloseTarget } from '../combat/close-targets.ts';
import { areOpposed, figuresWhere, kindOf, onField, touchesOpposing } from '../figures.ts';
import { refuseForbidden } from '../forbidden.ts';
import { CONTACT_SPOTS, contactSpot, pathTo } from '../moving/spots.ts';
import { refuseWay, type Stride, strideOf } from '../moving/way.ts';
import { lendersOf, refuseLender } from '../subfactions/lending.ts';
import { has } from '../values/abilities.ts';
import { attackTypeOf } from '../values/types.ts';
import { sampleOf, type Use } from './use.ts';

/** Whose attack value it fights with. [S71] */
export function lend(t: SorceryTable, lender: number | undefined): void {
  const { state } = t;
  state.lent = lender === undefined ? NONE : kindOf(t, lender).attack[state.click[lender]];
}

export const CLOSE_ABILITIES = ['weapon_master', 'sweep'] as const;

function refuseAbility(at: Position, { figure, ability, target, lender }: CloseAnswer): Refusal | null {
  if (ability && !has(at, figure, ABILITY[ability])) return refusal('B87', { figure, ability }, 'lacks');
  if ((target === undefined) !== (ability === 'sweep'))
    return refusal('B71', { figure }, target === undefined ? 'unnamed' : 'sweep');
  return lender === undefined ? null : refuseLender(at, figure, lender);
}

/** Every way to fight: plainly, by an ability, with a borrowed attack value. */
function ways(at: Position, figure: number): Pick<CloseAnswer, 'ability' | 'lender'>[] {
  const abilities = [undefined, ...CLOSE_ABILITIES.filter((id) => has(at, figure, ABILITY[id]))];
  const lenders = [undefined, ...lendersOf(at, figure)];
  return abilities.flatMap((ability) =>
    lenders.map((lender) => ({ ...(ability && { ability }), ...(lender !== undefined && { lender }) })),
  );
}

function plainCandidates(at: Position, figure: number): CloseAnswer[] {
  const targets = closeTargets(at, figure);
  if (targets.length === 0) return [];
  return ways(at, figure).flatMap((way): CloseAnswer[] =>
    way.ability === 'sweep'
      ? [{ do: 'close', figure, ...way }]
      : targets.map((target) => ({ do: 'close', figure, target, ...way })),
  );
}

/** [B71] */
export const close: Use<CloseAnswer> = {
  kind: 'close',
  open: (at, figure) => closeTargets(at, figure).length > 0,
  refuse(at, answer) {
    const { figure, target } = answer;
    const refused = refuseAbility(at, answer);
    if (refused) return refused;
    if (target !== undefined) return refuseCloseTarget(at, figure, target);
    return closeTargets(at, figure).length > 0 ? null : refusal('B71', { figure }, 'nobody');
  },
  candidates: plainCandidates,
  sample: (at, figure, dice) => sampleOf(plainCandidates(at, figure), dice, () => true),
  begin(t, { figure, target, ability, lender }) {
    lend(t, lender);
    const targets = target === undefined ? closeTargets(t, figure) : [target];
    next(t, strikeOf(figure, targets, ability));
  },
};

const strikeOf = (by: number, targets: readonly number[], ability: CloseAnswer['ability']) =>
  ({
    do: 'strike',
    by,
    form: 'close',
    targets,
    ability: ability ? ABILITY[ability] : NONE,
    pierce: false,
  }) as const;

/** Who may move before the blow. Charge forbids surge. [B74] */
export function refuseRunner(at: Position, use: 'surge' | 'charge', figure: number): Refusal | null {
  const { state } = at;
  const charges = has(at, figure, ABILITY.charge);
  if (use === 'charge' && !charges) return refusal('B87', { figure, ability: 'charge' }, 'lacks');
  if (use === 'surge' && !state.options.surge) return refusal('B74', {}, 'switch');
  if (use === 'surge' && charges) return refusal('B74', { figure }, 'charge');
  if (use === 'surge' && attackTypeOf(at, figure) !== 'sword') return refusal('B74', { figure }, 'type');
  const forbidden = refuseForbidden(at, figure, use);
  if (forbidden || !touchesOpposing(state, figure)) return forbidden;
  return use === 'surge'
    ? refusal('B74', { figure }, 'engaged')
    : refusal('B87', { figure, ability: 'charge' }, 'engaged');
}

/** There is nobody to be run at, as far as it goes. [B74] [B87] */
export const refuseRun = (use: 'surge' | 'charge', figure: number): Refusal =>
  use === 'surge' ? refusal('B74', { figure }, 'nobody') : refusal('B87', { figure, ability: 'charge' }, 'nobody');

/** The end of the run does not allow the blow. [B71] [B74] */
const refuseEnd = (use: 'surge' | 'charge', figure: number, target: number | undefined): Refusal => {
  const facts: Facts = target === undefined ? { figure } : { figure, target };
  return use === 'surge'
    ? refusal('B74', facts, target === undefined ? 'end' : 'target')
    : refusal('B71', facts, target === undefined ? 'end' : 'target');
};

const strideFor = (at: Position, use: 'surge' | 'charge', figure: number): Stride =>
  strideOf(at, figure, use === 'surge' ? { half: true } : undefined);

/** Opposing figures that would be in contact inside its front arc. */
const targetsFrom = (at: Position, figure: number, end: Point, facing: Facing): number[] => {
  const { state } = at;
  const base = baseAt(end, state.base[figure].radius);
  const { arc } = kindOf(at, figure);
  return figuresWhere(
    state,
    (f) => areOpposed(state, figure, f) && touch(base, state.base[f]) && inFrontArc(end, facing, arc, state.base[f]),
  );
};

/** Surge at half speed, Charge at full speed, then the blow. [B62] [B74] */
function runUse(use: 'surge' | 'charge'): Use<CloseAnswer> {
  const refuse = (at: Position, answer: CloseAnswer): Refusal | null => {
    const { figure, target, path = [], facing = 0 } = answer;
    const refused =
      refuseRunner(at, use, figure) ??
      refuseAbility(at, answer) ??
      refuseWay(at, figure, path, strideFor(at, use, figure));
    if (refused) return refused;
    const end = path.length > 0 ? path[path.length - 1] : at.state.base[figure];
    if (target !== undefined && (target >= at.state.where.length || !onField(at.state, target)))
      return refusal('B71', {}, 'gone');
    if (target !== undefined && !areOpposed(at.state, figure, target)) return refusal('B94', { target });
    const reached = targetsFrom(at, figure, end, facing);
    const fits = target === undefined ? reached.length > 0 : reached.includes(target);
    return fits ? null : refuseEnd(use, figure, target);
  };
  const answerTo = (
    at: Position,
    figure: number,
    target: number,
    i: number,
    stride: Stride,
    dice: Dice | null,
  ): CloseAnswer | null => {
    const { base } = at.state;
    const spot = contactSpot(base[target], base[figure].radius, i);
    const path = pathTo(at, figure, spot, stride, dice);
    if (!path) return null;
    const facing = facingTowards(spot, base[target]);
    return targetsFrom(at, figure, spot, facing).includes(target) ? { do: use, figure, target, path, facing } : null;
  };
  /** Opposing figures near enough to be run at. */
  const prey = (at: Position, figure: number, reach: number): number[] => {
    const { state } = at;
    const own = state.base[figure];
    return figuresWhere(state, (f) => {
      const far = reach + own.radius + state.base[f].radius;
      return areOpposed(state, figure, f) && squaredDistance(own, state.base[f]) <= far * far;
    });
  };
  const inWay = (answer: CloseAnswer, way: ReturnType<typeof ways>[number]): CloseAnswer => {
    const { target, ...rest } = answer;
    return way.ability === 'sweep' ? { ...rest, ...way } : { ...answer, ...way };
  };
  const withWay = (at: Position, answer: CloseAnswer, dice: Dice): CloseAnswer => {
    const all = ways(at, answer.figure);
    return inWay(answer, all[dice.index('sample', all.length)]);
  };
  return {
    kind: 'close',
    open: (at, figure) =>
      refuseRunner(at, use, figure) === null && prey(at, figure, strideFor(at, use, figure).reach).length > 0,
    refuse,
    candidates(at, figure) {
      const stride = strideFor(at, use, figure);
      return prey(at, figure, stride.reach).flatMap((target) =>
        Array.from({ length: CONTACT_SPOTS }, (_, i) => answerTo(at, figure, target, i, stride, null))
          .filter((answer) => answer !== null)
          .flatMap((answer) => ways(at, figure).map((way) => inWay(answer, way))),
      );
    },
    sample(at, figure, dice) {
      const stride = strideFor(at, use, figure);
      const targets = prey(at, figure, stride.reach);
      const tries = Array.from({ length: targets.length * CONTACT_SPOTS }, (_, i) => i);
      let found: CloseAnswer | null = null;
      sampleOf(tries, dice, (i) => {
        const target = targets[Math.floor(i / CONTACT_SPOTS)];
        found = answerTo(at, figure, target, i % CONTACT_SPOTS, stride, dice);
        return found !== null;
      });
      return found && withWay(at, found, dice);
    },
    begin(t, { figure, target, ability, lender, path = [], facing = 0 }) {
      lend(t, lender);
      const targets = target === undefined ? targetsFrom(t, figure, path[path.length - 1], facing) : [target];
      next(t, { do: 'walk', figure, path, facing, held: facing, how: use }, strikeOf(figure, targets, ability));
    },
  };
}

export const surge = runUse('surge');
export const charge = runUse('charge');
