import type { Fault } from '@conjure/engine';
import type { LodgeData } from './data.ts';
import type { EventOp, Op } from './effects/vocabulary.ts';
import { FAMILIES } from './families.ts';

const fault = (place: string, expected: string, got: unknown): Fault => ({ place, expected, got: String(got) });

/** Effects name evocations, families and rooms that exist, and reactions' words stand only in reactions. */
export function effectFault(data: LodgeData): Fault | null {
  const { spells, rooms, familiars, quests, events } = data;
  const check = (place: string, ops: readonly (Op | EventOp)[], trigger?: string): Fault | null => {
    for (const [i, op] of ops.entries()) {
      const wrong = opFault(data, op, trigger);
      if (wrong) return { ...wrong, place: `${place}[${i}]${wrong.place}` };
      if (op.op === 'eachMageMay') {
        const inner = check(`${place}[${i}].ops`, op.ops);
        if (inner) return inner;
      }
    }
    return null;
  };
  for (const [list, cards] of Object.entries({
    spells: spells.spells,
    personal: spells.personal,
    forgotten: spells.forgotten,
  }))
    for (const [i, card] of cards.entries())
      for (const side of ['a', 'b'] as const) {
        const wrong = check(`spells.json.${list}[${i}].${side}.ops`, card[side].ops, card[side].trigger);
        if (wrong) return wrong;
      }
  for (const [list, all] of Object.entries({ rooms: rooms.rooms, lairs: rooms.lairs }))
    for (const [i, { effects }] of all.entries()) {
      const wrong = check(`rooms.json.${list}[${i}].effects`, effects);
      if (wrong) return wrong;
    }
  for (const [i, { guardAction }] of familiars.familiars.entries()) {
    const wrong = check(`familiars.json.familiars[${i}].guardAction`, guardAction);
    if (wrong) return wrong;
  }
  for (const [i, { reward, condition }] of quests.quests.entries()) {
    const wrong = check(`quests.json.quests[${i}].reward`, reward);
    if (wrong) return wrong;
    const named = 'rooms' in condition ? condition.rooms : 'room' in condition ? [condition.room] : [];
    for (const room of named)
      if (!rooms.rooms.some(({ id }) => id === room))
        return fault(`quests.json.quests[${i}].condition`, 'a room', room);
  }
  for (const [i, { ops }] of events.events.entries()) {
    const wrong = check(`events.json.events[${i}].ops`, ops);
    if (wrong) return wrong;
  }
  return null;
}

function opFault(data: LodgeData, op: Op | EventOp, trigger: string | undefined): Fault | null {
  switch (op.op) {
    case 'summon':
      return data.evocations.evocations.some(({ id }) => id === op.evocation)
        ? null
        : fault('.evocation', 'an evocation of evocations.json', op.evocation);
    case 'summonFamiliar':
      return (FAMILIES as readonly string[]).includes(op.family) ? null : fault('.family', 'a family', op.family);
    case 'roseInstabilityRoom':
      return data.rooms.rooms.some(({ id, fixed }) => id === op.room && fixed)
        ? null
        : fault('.room', 'a fixed room', op.room);
    case 'reduce':
    case 'reflect':
      return trigger === 'damageIncoming' ? null : fault('.op', 'only where damage is about to be suffered', op.op);
    case 'cancel':
      return trigger === 'enemyCasts' ? null : fault('.op', 'only where an enemy casts', op.op);
    case 'damage':
    case 'push':
    case 'steal':
    case 'convert':
    case 'attack': {
      if (op.to === 'trigger' && trigger === undefined) return fault('.to', 'trigger only in a reaction', op.to);
      const aimed = op.to === 'model' || op.to === 'mage' || op.to === 'area';
      return aimed && !('range' in op) ? fault('.range', 'a range', 'nothing') : null;
    }
    case 'heal':
      return op.to === 'own' && op.range === undefined ? fault('.range', 'a range', 'nothing') : null;
    case 'place':
      return op.who === 'model' && op.range === undefined ? fault('.range', 'a range', 'nothing') : null;
    default:
      return null;
  }
}
