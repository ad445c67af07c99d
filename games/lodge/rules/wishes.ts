import type { Seat } from '@conjure/engine';
import { distanceOf, isEvocation, type Model, modelOf, NONE, type Room, SLOTS } from '../board.ts';
import type { Activation } from '../matters.ts';
import type { Position } from '../state.ts';
import {
  ACTIVATE,
  type ActivationAnswer,
  type AttackAnswer,
  CAST,
  type StepAnswer,
  type StepsAnswer,
  sayings,
  type TurnAnswer,
} from './answers.ts';
import { creatureOf, evocationsOf, familiarOf, inLodge, roomOf } from './models.ts';
import { stepsFrom } from './movement.ts';
import { modelName } from './names.ts';
import { isSet } from './reactions.ts';

/** What a person may wonder about: found only when one looks, by what the asked player knows. */

/** All that a player has on the table, his Guarding familiar too. */
export const evocationNames = (at: Position, seat: Seat): string[] =>
  evocationsOf(at.state, seat).map((evocation) => modelName(at, modelOf(evocation)));

/** Everything that others have in the Lodge; their Guarding familiars are no models, and that is what one may wonder about. */
export function othersNames(
  at: Position,
  by: Seat,
  fits: (model: Model, room: Room) => boolean = () => true,
): string[] {
  const { state } = at;
  const found: Model[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === by) continue;
    for (const model of [seat, ...evocationsOf(state, seat).map(modelOf)]) {
      const own = roomOf(state, model);
      const room = isEvocation(model) && own === NONE ? state.at[seat] : own;
      if (room !== NONE && fits(model, room)) found.push(model);
    }
  }
  return found.map((model) => modelName(at, model));
}

/** Whom one would strike from there: who stands in the room, or next to it. */
const nearby = (at: Position, by: Seat, from: Room): string[] =>
  othersNames(at, by, (_, room) => distanceOf(at.content.board, from, room) <= 1);

export const attackWishes = (at: Position, by: Seat): AttackAnswer[] =>
  inLodge(at.state, by) ? nearby(at, by, at.state.at[by]).map((model) => ({ do: 'attack', model })) : [];

/** Spells, the familiar, evocations and the Physical Actions, each as far as he has them. [B32] */
export function turnWishes(at: Position, seat: Seat): TurnAnswer[] {
  const { state, content } = at;
  const list: TurnAnswer[] = CAST.filter((_, slot) => isSet(state, seat, slot));
  if (familiarOf(at, seat) !== NONE) list.push({ do: 'familiar', use: 'action' }, { do: 'familiar', use: 'sortie' });
  for (const model of evocationNames(at, seat)) list.push({ do: 'command', model });
  if (inLodge(state, seat)) {
    list.push({ do: 'explore', activate: true }, { do: 'fight', activate: true });
    for (const { model } of attackWishes(at, seat)) list.push({ do: 'fight', model });
  }
  for (const room of stepsFrom(at, seat)) list.push(sayings(content).explore[room]);
  return list;
}

export function stepsWishes(at: Position, seat: Seat, after: string): StepsAnswer[] {
  const steps = stepsFrom(at, seat).map((room): StepAnswer => sayings(at.content).step[room]);
  return [
    ...(inLodge(at.state, seat) ? [ACTIVATE] : []),
    ...(after === 'attack' ? attackWishes(at, seat) : []),
    ...steps,
  ];
}

export function activityWishes(at: Position, { by, evocation }: Activation): ActivationAnswer[] {
  const { state, content } = at;
  const from = state.room[evocation];
  const steps = content.board.neighbours[from].map((room) => ({ do: 'step', to: content.board.names[room] }) as const);
  const attacks = nearby(at, by, from).map((model) => ({ do: 'attack', model }) as const);
  const swaps = creatureOf(at, evocation).extra.type === 'swapWithMage';
  return [...attacks, ...(swaps ? [{ do: 'swap' } as const] : []), ...steps];
}

/** Spells of others that are still face down. */
export const setSlots = (at: Position, by: Seat): { model: string; slot: (typeof SLOTS)[number] }[] =>
  Array.from({ length: at.state.seats }, (_, seat) => seat)
    .filter((seat) => seat !== by && inLodge(at.state, seat))
    .flatMap((seat) =>
      SLOTS.filter((_, slot) => isSet(at.state, seat, slot)).map((slot) => ({ model: modelName(at, seat), slot })),
    );
