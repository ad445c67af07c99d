import { next, type Step } from '@conjure/engine';
import { evocationOf, isMage, NONE } from '../board.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable } from '../state.ts';
import { creatureOf, isModel } from './models.ts';
import { placeInstability } from './rooms.ts';

/** What the card of an evocation adds after an attack that dealt damage, if it is still there to add it. */
export function extra(t: LodgeTable, { by, evocation, creature, target, hurt }: LodgeMatterOf<'extra'>): Step {
  const { state } = t;
  if (state.creature[evocation] !== creature) return 'rest';
  const card = creatureOf(t, evocation).extra;
  const stands = isMage(target) ? isModel(state, target) : state.room[evocationOf(target)] !== NONE;
  if (card.type === 'instabilityAfterAttack' && state.room[evocation] !== NONE)
    placeInstability(t, by, state.room[evocation], card.amount);
  else if (card.type === 'pushAfterAttack' && stands) next(t, { do: 'push', by, model: target, left: card.steps });
  else if (card.type === 'convertAfterAttack' && stands)
    next(t, { do: 'convert', by, model: target, left: card.amount });
  else if (card.type === 'healOwnerAfterDamage' && hurt !== 0)
    next(t, { do: 'heal', by, model: by, left: card.amount });
  return 'rest';
}
