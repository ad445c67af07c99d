import { masterOf, modelOf, NONE, type Room } from '../board.ts';
import { roomNamed } from '../content.ts';
import type { ActivationAnswer, EvocationsAnswer } from '../rules/answers.ts';
import { creatureOf, guardianOf, isFamiliar } from '../rules/models.ts';
import { modelNamed } from '../rules/names.ts';
import { harmWorth } from './harm.ts';
import { activationWorth, prowlWorth, strikeOf } from './prowl.ts';
import type { Sight } from './sight.ts';

/** A familiar that comes home guards its mage again. [F20] */
const HOME = 0.25;
const EAGER = 0.05;

/** What an evocation does next in its activation, with so many steps left. */
export function prowlingWorths(
  s: Sight,
  evocation: number,
  left: number,
  attacked: boolean,
): (answer: ActivationAnswer) => number {
  const creature = creatureOf(s, evocation);
  const master = masterOf(evocation);
  const home = (room: Room) => (isFamiliar(s, evocation) && s.state.at[master] === room ? HOME : 0);
  const from = (room: Room, steps: number) =>
    home(room) + (attacked ? 0 : prowlWorth(s, creature, room, steps, modelOf(evocation)));
  const strike = (name: string) => {
    const model = modelNamed(s, name);
    return harmWorth(s, model, strikeOf(creature, model));
  };
  return (answer) => {
    switch (answer.do) {
      case 'step':
        return from(roomNamed(s.content, answer.to), left - 1);
      case 'attack':
        return strike(answer.model) + EAGER;
      case 'split':
        return answer.models.reduce((sum, model) => sum + strike(model) / 2, 0) + EAGER;
      case 'swap':
        return 0;
      case 'stop':
        return home(s.state.room[evocation]);
    }
  };
}

/** Which evocation is activated next; a familiar goes out where it finds prey. [F34] */
export function evocationsWorths(s: Sight): (answer: EvocationsAnswer) => number {
  return (answer) => {
    if (answer.do === 'done') return 0;
    if (answer.do === 'activate') return activationWorth(s, modelNamed(s, answer.model)) + EAGER;
    const familiar = guardianOf(s, s.by);
    if (familiar === NONE) return 0;
    const creature = creatureOf(s, familiar);
    return prowlWorth(s, creature, s.state.at[s.by], creature.move) - EAGER;
  };
}
