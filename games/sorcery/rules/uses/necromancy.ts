import { type Refusal, refusal } from '@conjure/engine';
import { touch } from '../../geometry/base.ts';
import { ABILITY } from '../../lore.ts';
import { FALLEN, type Position } from '../../state.ts';
import type { NecromancyAnswer } from '../answers.ts';
import { kindOf, touchesOpposing } from '../figures.ts';
import { CONTACT_SPOTS, contactSpot, isOnMap } from '../moving/spots.ts';
import { raise, refuseSpot } from '../placing.ts';
import { has } from '../values/abilities.ts';
import { sampleOf, type Use } from './use.ts';

const fallenFriends = (at: Position, figure: number): number[] =>
  at.state.where.flatMap((where, f) =>
    where === FALLEN && at.state.owner[f] === at.state.owner[figure] && kindOf(at, f).rank !== 'unique' ? [f] : [],
  );

/** Whether a raised figure may stand here: touching who raises it, on a legal spot. [B99] */
function refuseRaised(at: Position, by: number, fallen: number, to: { x: number; y: number }): Refusal | null {
  const base = { x: to.x, y: to.y, radius: at.state.base[fallen].radius };
  if (!touch(base, at.state.base[by])) return refusal('B99', { figure: fallen, why: 'contact' });
  return refuseSpot(at, fallen, to);
}

function refuse(at: Position, { figure, fallen, to }: NecromancyAnswer): Refusal | null {
  const { state } = at;
  if (!has(at, figure, ABILITY.necromancy)) return refusal('B87', { figure, ability: 'necromancy' });
  if (touchesOpposing(state, figure)) return refusal('B87', { figure, ability: 'necromancy', why: 'engaged' });
  if (!fallenFriends(at, figure).includes(fallen)) return refusal('B99', { figure: fallen, why: 'fallen' });
  return refuseRaised(at, figure, fallen, to);
}

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
