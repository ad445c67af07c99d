import { type Refusal, refusal } from '@conjure/engine';
import type { Spell } from '../../content.ts';
import type { Target } from '../../effects/targets.ts';
import type { Op } from '../../effects/vocabulary.ts';
import { touch } from '../../geometry/base.ts';
import { within } from '../../geometry/point.ts';
import { FALLEN, FIELD, type Position } from '../../state.ts';
import { refuseCloseTarget } from '../combat/close-targets.ts';
import { refuseRangedTarget, refuseShooter } from '../combat/ranged-targets.ts';
import { areOpposed, isAble, kindOf, touching } from '../figures.ts';
import { refuseWay, type Stride, strideOf } from '../moving/way.ts';
import { refuseSpot } from '../placing.ts';
import { booksOf } from '../stacks.ts';
import { shieldedFrom } from '../values/immunity.ts';
import { blockedLine, isWithin, sees } from '../values/line.ts';
import { rangeOf } from '../values/range.ts';
import type { Choices } from './answers.ts';

type TargetOf<K extends Target['kind']> = Extract<Target, { kind: K }>;

/** Why a spell cannot be aimed at this figure. [S19a] [S27] [R22] [R75] */
export function refuseFigure(
  at: Position,
  caster: number,
  { side, reach, filter }: TargetOf<'figure'>,
  figure: number,
  breach: boolean,
): Refusal | null {
  const { state } = at;
  if (figure >= state.where.length || state.where[figure] !== FIELD) return refusal('R75', {}, 'gone');
  if (reach === 'self' && figure !== caster) return refusal('R22', { figure: caster }, 'self');
  const hostile = areOpposed(state, caster, figure);
  if (side === 'opposing' && !hostile) return refusal('B93', { target: figure }, 'opposing');
  if (side !== 'opposing' && side !== 'any' && hostile) return refusal('B93', { target: figure }, 'friendly');
  return (
    refuseReach(at, caster, reach, figure) ??
    (filter === 'sorcerer' && booksOf(state, figure).length === 0 ? refusal('S1', { figure }, 'sorcerer') : null) ??
    (filter === 'demoralized' && isAble(at, figure) ? refusal('B88', { target: figure }) : null) ??
    (shieldedFrom(at, figure, caster, breach) ? refusal('B91', { target: figure }) : null)
  );
}

function refuseReach(at: Position, caster: number, reach: TargetOf<'figure'>['reach'], figure: number): Refusal | null {
  switch (reach) {
    case 'rangedAttack':
      return refuseShooter(at, caster) ?? refuseRangedTarget(at, caster, figure);
    case 'closeAttack':
      return refuseCloseTarget(at, caster, figure);
    case 'sight':
      return sees(at, caster, figure) ? null : refuseSight(at, caster, figure);
    case 'touch':
      if (figure === caster) return refusal('R22', { figure: caster }, 'another');
      return touching(at.state, caster, figure) ? null : refusal('R22', { figure: caster, target: figure }, 'touch');
    case 'touchOrSelf':
      return figure === caster || touching(at.state, caster, figure)
        ? null
        : refusal('R22', { figure: caster, target: figure }, 'touch');
    case 'self':
      return null;
  }
}

/** Why the caster does not see it. [B12] */
function refuseSight(at: Position, caster: number, target: number): Refusal {
  const range = rangeOf(at, caster);
  if (range === 0) return refusal('B12', { figure: caster }, 'blind');
  if (!isWithin(at, caster, target, range)) return refusal('B12', { figure: caster, target, range }, 'range');
  const blocked = blockedLine(at, caster, target);
  if (blocked?.by === 'figure') return refusal('B12', { target, figure: blocked.figure }, 'figure');
  return refusal('B12', { target }, blocked?.by === 'terrain' ? 'terrain' : 'stealth');
}

/** A spell in play that a spell may be aimed at. */
export function refuseSpell(
  at: Position,
  caster: number,
  { side, types }: TargetOf<'spell'>,
  cast: number,
): Refusal | null {
  const { state, content } = at;
  const one = state.inPlay.find((other) => other.cast === cast);
  if (!one) return refusal('R75', {}, 'spell');
  const { id, type } = content.spells[one.spell];
  if (!(types as readonly string[]).includes(type)) return refusal('R75', { spell: id }, 'type');
  const isOwn = one.controller === state.owner[caster];
  if (side === 'friendly' && !isOwn) return refusal('R75', { spell: id }, 'friendly');
  return side === 'opposing' && isOwn ? refusal('R75', { spell: id }, 'opposing') : null;
}

/** A spot to place the caster on. [B101] */
export function refusePlace(
  at: Position,
  { id: spell }: Spell,
  caster: number,
  target: TargetOf<'place'>,
  { to }: Choices,
): Refusal | null {
  const { state } = at;
  if (!to) return refusal('S19a', { spell, choice: 'to' }, 'missing');
  const here = state.base[caster];
  if (!within(here, to, target.length)) return refusal('B8', { figure: caster, most: target.length / 1000 });
  const base = { x: to.x, y: to.y, radius: here.radius };
  const wrong = refuseSpot(at, caster, to);
  if (wrong || !target.noOpposingContact) return wrong;
  for (let f = 0; f < state.where.length; f++)
    if (state.where[f] === FIELD && areOpposed(state, caster, f) && touch(base, state.base[f]))
      return refusal('S13', { spell, figure: caster, other: f }, 'contact');
  return null;
}

/** How far a walking spell carries its caster, and over what. [R78] */
export function strideBy(at: Position, caster: number, effects: readonly Op[]): Stride {
  const walk = effects.find((op) => op.op === 'move' && op.mode === 'walk') as Extract<Op, { op: 'move' }> | undefined;
  return strideOf(at, caster, { plus: walk?.speedModifier ?? 0, clear: walk?.ignoreTerrain ?? [] });
}

export const refusePath = (
  at: Position,
  caster: number,
  effects: readonly Op[],
  path: Choices['path'],
): Refusal | null => refuseWay(at, caster, path ?? [], strideBy(at, caster, effects));

/** Why an eliminated figure cannot come back by this spell, wherever it would stand. [B99] */
export function refuseDead(
  at: Position,
  { id: spell }: Spell,
  caster: number,
  target: TargetOf<'fallen'>,
  click: number,
  fallen: number,
): Refusal | null {
  const { state } = at;
  if (fallen >= state.where.length) return refusal('B99', {}, 'none');
  if (state.where[fallen] !== FALLEN) return refusal('B99', { figure: fallen }, 'lives');
  if (areOpposed(state, caster, fallen)) return refusal('B93', { target: fallen }, 'friendly');
  const { cost, rank, clicks } = kindOf(at, fallen);
  if (!target.unique && rank === 'unique') return refusal('S13', { spell, figure: fallen }, 'unique');
  if (cost > target.maxCost) return refusal('S13', { spell, figure: fallen, n: cost, most: target.maxCost }, 'cost');
  return click >= clicks ? refusal('B99', { figure: fallen, n: click + 1 }, 'click') : null;
}

/** An eliminated figure that comes back, and where. [B99] */
export function refuseFallen(
  at: Position,
  spell: Spell,
  caster: number,
  target: TargetOf<'fallen'>,
  click: number,
  { fallen, to }: Choices,
): Refusal | null {
  if (fallen === undefined || !to)
    return refusal('S19a', { spell: spell.id, choice: fallen === undefined ? 'fallen' : 'to' }, 'missing');
  const refused = refuseDead(at, spell, caster, target, click, fallen);
  if (refused) return refused;
  const base = { x: to.x, y: to.y, radius: at.state.base[fallen].radius };
  if (!touch(base, at.state.base[caster])) return refusal('B99', { figure: fallen, by: caster }, 'contact');
  return refuseSpot(at, fallen, to);
}
