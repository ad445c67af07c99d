import { evocationOf, isMage, type Model, ownerOf, type Room } from '../board.ts';
import type { Op } from '../effects/vocabulary.ts';
import { attackValue } from '../rules/attacks.ts';
import { enemiesWithin } from '../rules/models.ts';
import type { Position } from '../state.ts';
import { effectWorth } from './gains.ts';
import { evocationWorth, harmWorth, instabilityWorth } from './harm.ts';
import { prospectsOf } from './places.ts';
import { activationWorth } from './prowl.ts';
import type { Sight } from './sight.ts';

/** The op that asks: the one before the rest of the effect that runs. */
export function opAsking({ state, content }: Position): Op | null {
  const run = state.agenda.at(-1);
  return run?.do === 'ops' && run.at > 0 ? content.effects[run.effect].ops[run.at - 1] : null;
}

/** How good a model is to aim the op at. */
export function aimWorth(s: Sight, op: Op | null, model: Model): number {
  switch (op?.op) {
    case 'damage':
      return harmWorth(s, model, op.amount);
    case 'attack':
      return harmWorth(s, model, attackValue(s, s.by) + op.bonus);
    case 'defeat':
      return harmWorth(s, model, 99);
    case 'activate':
      return activationWorth(s, model);
    case 'banish':
      return evocationWorth(s, evocationOf(model));
    case 'heal':
      return isMage(model) ? s.state.wounds[s.by] : evocationWorth(s, evocationOf(model));
    case 'convert':
      return isMage(model) ? s.state.wounds[model] : 0;
    default:
      // Whoever leads is to be held back.
      return s.state.power[ownerOf(model)] / 10;
  }
}

/** How good a room is for the op. */
export function roomAimWorth(s: Sight, op: Op | null, room: Room): number {
  const { state, content, by } = s;
  switch (op?.op) {
    case 'damage':
      return enemiesWithin(s, by, room, 0).reduce((sum, model) => sum + harmWorth(s, model, op.amount), 0);
    case 'instability':
      return instabilityWorth(s, room, op.amount);
    case 'convertInstability':
      return state.filled[room] / content.tiles[state.tile[room]].capacity;
    case 'roseInstability':
      return -state.filled[room] / content.tiles[state.tile[room]].capacity;
    case 'activateRoom':
    case 'copyRoom':
      return effectWorth(s, content.tiles[state.tile[room]].effect, state.at[by]);
    case 'summon':
      return enemiesWithin(s, by, room, 1).length;
    default:
      return 0;
  }
}

/** Where a mage is put who may choose; an enemy is put anywhere. [B93] */
export function placingWorths(s: Sight): (room: Room) => number {
  const op = opAsking(s);
  return op?.op === 'place' && op.who === 'model' ? () => 0 : prospectsOf(s, false);
}
