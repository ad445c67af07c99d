import { listOf, oneOf, type Shape, tagged, whole } from '@conjure/engine';
import { kind } from './kind.ts';
import { type Colour, colours, id } from './vocabulary.ts';

/** When a quest is met. */
export type Condition =
  | { type: 'activateColours'; different: number }
  | { type: 'damageMages'; different: number }
  | { type: 'placeInstability' | 'summon' | 'physicalAttacks' | 'shareInDefeat' | 'shareInDestruction'; n: number }
  | { type: 'reactions' | 'takeTrophy' | 'fillRoom'; n: number }
  | { type: 'castInRound' | 'familiarDamageInRound' | 'damageInRound'; n: number }
  | { type: 'evocationDamageInRound' | 'activateInRound'; n: number }
  | { type: 'activateInColours'; colours: Colour[]; n: number }
  | { type: 'activateRooms'; rooms: string[]; n: number }
  | { type: 'ownFamiliarAt'; when: 'cleanUp' }
  | { type: 'evocationsAt'; n: number; when: 'cleanUp' }
  | { type: 'crownInRoom'; room: string; when: 'cleanUp' };
export type ConditionType = Condition['type'];

const when = oneOf('cleanUp');
const counted = [
  ...['placeInstability', 'summon', 'physicalAttacks', 'shareInDefeat', 'shareInDestruction', 'reactions'],
  ...['takeTrophy', 'fillRoom', 'castInRound', 'familiarDamageInRound', 'damageInRound', 'evocationDamageInRound'],
  'activateInRound',
];

export const conditionShape: Shape<Condition> = tagged(
  'type',
  Object.fromEntries([
    ...counted.map((name) => kind(name, { n: whole(1, 30) })),
    kind('activateColours', { different: whole(1, 7) }),
    kind('damageMages', { different: whole(1, 3) }),
    kind('activateInColours', { colours, n: whole(1, 9) }),
    kind('activateRooms', { rooms: listOf(id, { min: 1 }), n: whole(1, 9) }),
    kind('ownFamiliarAt', { when }),
    kind('evocationsAt', { n: whole(1, 3), when }),
    kind('crownInRoom', { room: id, when }),
  ]),
);
