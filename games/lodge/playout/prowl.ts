import { ANY, distanceOf, evocationOf, isMage, type Model, type Room } from '../board.ts';
import type { Creature } from '../content.ts';
import { creatureOf, enemiesWithin, roomOf } from '../rules/models.ts';
import { harmWorth } from './harm.ts';
import type { Sight } from './sight.ts';

/** What it strikes for. */
export const strikeOf = ({ damage, extra }: Creature, target: Model): number =>
  damage + (extra.type === 'vsMage' && isMage(target) ? extra.bonus : 0);

/** What an activation of the creature is worth that begins in the room, with so many steps: the best strike in reach. */
export function prowlWorth(s: Sight, creature: Creature, room: Room, steps: number, itself = -1): number {
  const reach = steps + (creature.extra.type === 'rangedAttack' ? creature.extra.range : 0);
  let best = 0;
  for (const model of enemiesWithin(s, s.by, room, ANY)) {
    if (model === itself) continue;
    const far = distanceOf(s.content.board, room, roomOf(s.state, model));
    const worth = harmWorth(s, model, strikeOf(creature, model));
    // Out of reach it may still come nearer.
    best = Math.max(best, far <= reach ? worth : (worth / (far - reach + 1)) * NEARER);
  }
  return best;
}
const NEARER = 0.2;

/** An evocation that stands in the Lodge, whoever directs it. */
export function activationWorth(s: Sight, model: Model): number {
  const creature = creatureOf(s, evocationOf(model));
  return prowlWorth(s, creature, roomOf(s.state, model), creature.move, model);
}
