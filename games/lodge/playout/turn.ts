import { NONE } from '../board.ts';
import { roomNamed } from '../content.ts';
import { type StepsAnswer, slotNamed, type TurnAnswer } from '../rules/answers.ts';
import { attackable, attackValue } from '../rules/attacks.ts';
import { buffOf, creatureOf, guardianOf, inLodge, mageOf } from '../rules/models.ts';
import { modelNamed } from '../rules/names.ts';
import { halfIn } from '../rules/reactions.ts';
import { effectWorth } from './gains.ts';
import { harmWorth } from './harm.ts';
import { bestWithin, COULD, castWorth, pendingWorth, prospectsOf, roomWorth, upcoming } from './places.ts';
import { activationWorth, prowlWorth } from './prowl.ts';
import type { Sight } from './sight.ts';

/** Doing something is a little better than nothing: tokens and spells that are not used are gone. */
const EAGER = 0.05;
/** Who gives a spell up for a step has lost it. */
const GIVEN_UP = 0.6;
/** Who leaves his Cell can do something again. [B5] */
const OUT = 0.4;

const bestAttack = (s: Sight): number =>
  Math.max(0, ...attackable(s, s.by).map((model) => harmWorth(s, model, attackValue(s, s.by))));

/** How good each Action looks, by what it brings at once. */
export function turnWorths(s: Sight): (answer: TurnAnswer) => number {
  const { state, content, by } = s;
  const here = state.at[by];
  const outside = !inLodge(state, by);
  const prospects = prospectsOf(s, true);
  const casts = outside ? 0 : COULD * castWorth(s, here);
  const moves = mageOf(s, by).move + buffOf(state, by, 'move');
  const hereWorth = outside ? 0 : roomWorth(s, here);
  return (answer) => {
    switch (answer.do) {
      case 'pass':
      case 'end':
        return 0;
      case 'explore':
        if (!('to' in answer)) return hereWorth + EAGER;
        return bestWithin(s, roomNamed(content, answer.to), moves - 1, prospects) - casts + (outside ? OUT : EAGER);
      case 'fight':
        if ('to' in answer) return EAGER;
        if ('activate' in answer) return hereWorth + bestAttack(s) + EAGER;
        return harmWorth(s, modelNamed(s, answer.model), attackValue(s, by)) + hereWorth + EAGER;
      case 'command':
        return activationWorth(s, modelNamed(s, answer.model));
      case 'cast':
        return effectWorth(s, halfIn(s, by, slotNamed(answer.slot)).effect, here) + EAGER;
      case 'familiar':
        return familiarWorth(s, answer.use);
      case 'momentum': {
        const room = roomNamed(content, answer.to);
        const lost = slotNamed(answer.slot) === upcoming(s) ? GIVEN_UP : GIVEN_UP / 2;
        // From the Cell only a step leads back to where spells can be cast. [B5] [B41]
        return outside && state.physical[by] === 0 ? OUT : castWorth(s, room) - casts - lost;
      }
    }
  };
}

function familiarWorth(s: Sight, use: 'action' | 'sortie'): number {
  const familiar = guardianOf(s, s.by);
  if (familiar === NONE) return 0;
  const creature = creatureOf(s, familiar);
  const room = s.state.at[s.by];
  return use === 'action' ? effectWorth(s, creature.guard, room) + EAGER : prowlWorth(s, creature, room, creature.move);
}

/** The rest of a movement or a Fight. */
export function stepWorths(s: Sight, left: number, activates: boolean): (answer: StepsAnswer) => number {
  const here = s.state.at[s.by];
  const prospects = prospectsOf(s, activates);
  return (answer) => {
    switch (answer.do) {
      case 'step':
        return bestWithin(s, roomNamed(s.content, answer.to), left - 1, prospects) - 0.01;
      case 'activate':
        return prospects(here) + EAGER;
      case 'attack':
        return harmWorth(s, modelNamed(s, answer.model), attackValue(s, s.by)) + EAGER;
      case 'stop':
        return activates ? prospects(here) - roomWorth(s, here) : pendingWorth(s, here);
    }
  };
}
