import { next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { ignoredBy } from '../../effects/in-force.ts';
import { wallAcross } from '../../geometry/line-of-fire.ts';
import { NONE, type Position } from '../../state.ts';
import type { RangedAnswer } from '../answers.ts';
import { rangedTargets, refuseRangedTarget, refuseShooter } from '../combat/ranged-targets.ts';
import { areOpposed, figuresWhere, kindOf, touching } from '../figures.ts';
import { lendersOf, refuseLender } from '../subfactions/lending.ts';
import { has, holds } from '../values/abilities.ts';
import { shieldedFrom } from '../values/immunity.ts';
import { isWithin } from '../values/line.ts';
import { rangeOf } from '../values/range.ts';
import { hasPower } from '../values/types.ts';
import { lend } from './close.ts';
import { sampleOf, type Use } from './use.ts';

type RangedAbility = NonNullable<RangedAnswer['ability']>;
const AT_ONE: readonly RangedAbility[] = ['magic_blast', 'flame_lightning', 'magic_freeze'];
export const RANGED_ABILITIES = ['magic_blast', 'flame_lightning', 'shockwave', 'magic_freeze'] as const;

/** Abilities with Magic in their name cannot choose the immune. [B102] */
export function refuseImmune(at: Position, by: number, target: number, breach: boolean): Refusal | null {
  if (breach && !hasPower(at, by, 'spellbreach')) return refusal('S61', { figure: by });
  return shieldedFrom(at, target, by, breach) ? refusal('B102', { target }) : null;
}

/** Spellbreach, for a Magic ability that could not choose the target without it. [S61] */
export const breachFor = (at: Position, by: number, target: number): { breach?: true } =>
  shieldedFrom(at, target, by, false) && hasPower(at, by, 'spellbreach') ? { breach: true } : {};

const numberOf = (ability: RangedAnswer['ability']): number => (ability ? ABILITY[ability] : NONE);

/** Everybody near enough that no wall shields, friend or foe. */
const shockwaveTargets = (at: Position, by: number): number[] => {
  const { state, content } = at;
  const { ground } = content.fields[state.field];
  const reach = rangeOf(at, by) / content.params.shockwave.rangeDivisor;
  const sees = holds(ignoredBy(at, by), ABILITY.limited_invisibility);
  return figuresWhere(
    state,
    (f) =>
      f !== by &&
      isWithin(at, by, f, reach) &&
      (sees || !has(at, f, ABILITY.limited_invisibility)) &&
      wallAcross(ground, state.base[by], state.base[f]) === null,
  );
};

/** Who the roll of an attack is compared with: of Flame/Lightning also those who touch the target. */
export function struckBy(at: Position, { figure, targets, ability }: RangedAnswer): number[] {
  if (ability === 'shockwave') return shockwaveTargets(at, figure);
  // All are struck by one roll: in which order they are named says nothing. [B77]
  if (ability !== 'flame_lightning') return targets.toSorted((a, b) => a - b);
  const [target] = targets;
  return [target, ...figuresWhere(at.state, (f) => f !== target && touching(at.state, target, f))];
}

/** Whether the choice of ability and helpers stands, whoever is aimed at. [B87] */
export function refuseManner(at: Position, answer: RangedAnswer): Refusal | null {
  const { figure, ability, pierce, breach, lender, targets } = answer;
  if (ability && !has(at, figure, ABILITY[ability])) return refusal('B87', { figure, ability }, 'lacks');
  if (pierce && !has(at, figure, ABILITY.pierce)) return refusal('B87', { figure, ability: 'pierce' }, 'lacks');
  if (breach && !hasPower(at, figure, 'spellbreach')) return refusal('S61', { figure });
  if (ability === 'shockwave' && targets.length > 0) return refusal('B77', { ability }, 'surplus');
  const most = ability ? 1 : kindOf(at, figure).targets;
  if (targets.length > most) return refusal('B77', { figure, most }, 'most');
  if (targets.length === 0 && ability !== 'shockwave') return refusal('B77', {}, 'least');
  return lender === undefined ? null : refuseLender(at, figure, lender);
}

function refuseTargets(at: Position, { figure, targets, ability, breach }: RangedAnswer): Refusal | null {
  if (ability === 'shockwave')
    return shockwaveTargets(at, figure).some((f) => areOpposed(at.state, figure, f))
      ? null
      : refusal('B76', { figure }, 'shockwave');
  const magic = ability === 'magic_blast' || ability === 'magic_freeze';
  for (const target of targets) {
    const refused =
      refuseRangedTarget(at, figure, target, numberOf(ability)) ??
      (magic ? refuseImmune(at, figure, target, breach === true) : null);
    if (refused) return refused;
  }
  return null;
}

/** Sets of at most so many, in the order of the list; at least one of it. */
function groups(list: readonly number[], most: number): number[][] {
  let sets: number[][] = [[]];
  for (const one of list) sets = sets.concat(sets.filter((set) => set.length < most).map((set) => [...set, one]));
  return sets.filter((set) => set.length > 0);
}

/** Every attack that the figure could make from where it stands. */
function candidatesOf(at: Position, figure: number): RangedAnswer[] {
  if (refuseShooter(at, figure)) return [];
  const plain = rangedTargets(at, figure);
  const manners = [{}, ...(has(at, figure, ABILITY.pierce) ? [{ pierce: true as const }] : [])];
  const lenders = [{}, ...lendersOf(at, figure).map((lender) => ({ lender }))];
  const aims: { targets: number[]; ability?: RangedAbility; breach?: true }[] = groups(
    plain,
    kindOf(at, figure).targets,
  ).map((targets) => ({ targets }));
  for (const ability of AT_ONE) {
    if (!has(at, figure, ABILITY[ability])) continue;
    const reached = ability === 'magic_blast' ? rangedTargets(at, figure, ABILITY.magic_blast) : plain;
    for (const target of reached) {
      const shielded = ability !== 'flame_lightning' && shieldedFrom(at, target, figure, false);
      if (!shielded) aims.push({ targets: [target], ability });
      else if (hasPower(at, figure, 'spellbreach')) aims.push({ targets: [target], ability, breach: true });
    }
  }
  if (has(at, figure, ABILITY.shockwave)) aims.push({ targets: [], ability: 'shockwave' });
  return aims
    .flatMap((aim) =>
      manners.flatMap((manner) =>
        lenders.map((lender): RangedAnswer => ({ do: 'ranged', figure, ...aim, ...manner, ...lender })),
      ),
    )
    .filter((answer) => answer.ability !== 'shockwave' || ranged.refuse(at, answer) === null);
}

/** Why there is nobody to be shot at, by this ability or plainly, where there is nobody. */
export function refuseShot(at: Position, figure: number, ability: string | undefined): Refusal | null {
  const refused = refuseShooter(at, figure);
  if (refused || candidatesOf(at, figure).some((one) => one.ability === ability)) return refused;
  return ability === 'shockwave' ? refusal('B76', { figure }, 'shockwave') : refusal('B76', { figure }, 'nobody');
}

/** [B75]–[B77] */
export const ranged: Use<RangedAnswer> = {
  kind: 'ranged',
  open: (at, figure) => refuseShooter(at, figure) === null,
  refuse: (at, answer) => refuseShooter(at, answer.figure) ?? refuseManner(at, answer) ?? refuseTargets(at, answer),
  candidates: candidatesOf,
  sample: (at, figure, dice) => sampleOf(candidatesOf(at, figure), dice, () => true),
  begin(t, answer) {
    lend(t, answer.lender);
    next(t, {
      do: 'strike',
      by: answer.figure,
      form: 'ranged',
      targets: struckBy(t, answer),
      ability: numberOf(answer.ability),
      pierce: answer.pierce === true,
    });
  },
};
