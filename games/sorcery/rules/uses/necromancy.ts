import { type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { baseAt, touch } from '../../geometry/base.ts';
import { FALLEN, type Position } from '../../state.ts';
import type { NecromancyAnswer } from '../answers.ts';
import { kindOf, touchesOpposing } from '../figures.ts';
import { CONTACT_SPOTS, contactSpot, isOnMap } from '../moving/spots.ts';
import { raise, refuseSpot } from '../placing.ts';
import { has } from '../values/abilities.ts';
import { sampleOf, type Use } from './use.ts';

const fallenFriends = (at: Position, figure: number): number[] =>
  at.state.where.flatMap((_, f) => (refuseDead(at, figure, f) ? [] : [f]));

/** Why a figure cannot be raised, wherever it would stand: an eliminated friend that is not unique can. */
function refuseDead(at: Position, by: number, fallen: number): Refusal | null {
  const { state } = at;
  if (fallen >= state.where.length) return refusal('B99', {}, 'none');
  if (state.where[fallen] !== FALLEN) return refusal('B99', { figure: fallen }, 'lives');
  if (state.owner[fallen] !== state.owner[by]) return refusal('B93', { target: fallen }, 'friendly');
  return kindOf(at, fallen).rank === 'unique' ? refusal('B99', { figure: fallen }, 'unique') : null;
}

/** Whether a raised figure may stand here: touching who raises it, on a legal spot. [B99] */
function refuseRaised(at: Position, by: number, fallen: number, to: { x: number; y: number }): Refusal | null {
  const base = baseAt(to, at.state.base[fallen].radius);
  if (!touch(base, at.state.base[by])) return refusal('B99', { figure: fallen, by }, 'contact');
  return refuseSpot(at, fallen, to);
}

function refuse(at: Position, { figure, fallen, to }: NecromancyAnswer): Refusal | null {
  const { state } = at;
  if (!has(at, figure, ABILITY.necromancy)) return refusal('B87', { figure, ability: 'necromancy' }, 'lacks');
  if (touchesOpposing(state, figure)) return refusal('B87', { figure, ability: 'necromancy' }, 'engaged');
  return refuseDead(at, figure, fallen) ?? refuseRaised(at, figure, fallen, to);
}

/** Why there is nobody to be raised, where there is nobody. */
export const refuseRaiser = (at: Position, figure: number): Refusal | null =>
  touchesOpposing(at.state, figure)
    ? refusal('B87', { figure, ability: 'necromancy' }, 'engaged')
    : fallenFriends(at, figure).length > 0
      ? null
      : refusal('B99', {}, 'nobody');

const candidates = (at: Position, figure: number): NecromancyAnswer[] =>
  fallenFriends(at, figure).flatMap((fallen) =>
    Array.from({ length: CONTACT_SPOTS }, (_, i): NecromancyAnswer => {
      const to = contactSpot(at.state.base[figure], at.state.base[fallen].radius, i);
      return { do: 'necromancy', figure, fallen, to, facing: at.state.facing[figure] };
    }),
  );

/** A die is the click, counted from 1; a dial without it stays down. */
export const necromancy: Use<NecromancyAnswer> = {
  kind: 'special',
  open: (at, figure) =>
    has(at, figure, ABILITY.necromancy) && !touchesOpposing(at.state, figure) && fallenFriends(at, figure).length > 0,
  refuse,
  candidates: (at, figure) =>
    candidates(at, figure).filter((answer) => isOnMap(answer.to) && refuse(at, answer) === null),
  sample: (at, figure, dice) =>
    sampleOf(candidates(at, figure), dice, (answer) => isOnMap(answer.to) && refuse(at, answer) === null),
  begin(t, { figure, fallen, to, facing }) {
    const die = t.dice.d6('necromancy');
    if (die <= kindOf(t, fallen).clicks) raise(t, fallen, figure, die - 1, to, facing);
    else t.tell({ type: 'notRaised', figure: fallen, by: figure, die });
  },
};
