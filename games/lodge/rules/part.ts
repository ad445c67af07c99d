import { askThen, refusal, type Step, toOne } from '@conjure/engine';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { ACTIVATE, STOP, type StepsAnswer, shapesOf } from './answers.ts';
import { attackAnswers, attackNow, refuseAttack } from './attacks.ts';
import { inLodge } from './models.ts';
import { modelNamed, seatPhrase } from './names.ts';
import { activateRoom, refuseActivation } from './rooms.ts';
import { attackWishes } from './wishes.ts';

/** The other half of a Fight: the activation after the attack, or the attack after the activation. [B39] */
export function part(t: LodgeTable, { by, may }: LodgeMatterOf<'part'>): Step {
  const { state } = t;
  if (!inLodge(state, by)) return 'rest';
  const options: StepsAnswer[] = [];
  if (may === 'attack') attackAnswers(t, by, options);
  else if (refuseActivation(t, by, state.at[by]) === null) options.push(ACTIVATE);
  if (options.length === 0) return 'rest';
  options.push(STOP);
  return askThen(
    toOne({
      kind: 'part',
      rule: 'B39',
      seat: by,
      shape: shapesOf(t.content).steps,
      options,
      refuse(answer) {
        if (answer.do === 'stop') return null;
        if (answer.do === 'attack' && may === 'attack') return refuseAttack(t, by, answer.model);
        if (answer.do === 'activate' && may === 'activate') return refuseActivation(t, by, state.at[by]);
        if (answer.do === 'step') return refusal('B39', {}, 'steps');
        return refusal('B39', {}, answer.do === 'attack' ? 'attacked' : 'activated');
      },
      wishes: () => (may === 'attack' ? attackWishes(t, by) : []),
      facts: { mage: seatPhrase(t, by), may },
    }),
    (answer) => {
      if (answer.do === 'attack') attackNow(t, by, modelNamed(t, answer.model), 0);
      else if (answer.do === 'activate') activateRoom(t, by, state.at[by]);
    },
  );
}
