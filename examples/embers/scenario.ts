import { type Fault, fields, listOf, type ShapeType, samePlain, whole } from '@conjure/engine';
import { type Position, SPIRITS, type State } from './state.ts';

const spirits = listOf(whole(1, 6));

/** A position as it is written down; what is left out is as at the start. */
export const scenarioShape = (seats: number) =>
  fields(
    {},
    {
      hands: listOf(spirits, { min: seats, max: seats }),
      embers: listOf(whole(0, 99), { min: seats, max: seats }),
      pile: spirits,
      discard: spirits,
      turn: whole(0, seats - 1),
      smoke: whole(0, 6),
    },
  );

export function readScenario(scenario: unknown, start: State): { state: State } | { fault: Fault } {
  const fault = scenarioShape(start.hands.length).check(scenario, 'scenario');
  if (fault) return { fault };
  const { pile, discard, ...rest } = scenario as ShapeType<ReturnType<typeof scenarioShape>>;
  const deck = { pile: pile ?? start.deck.pile, discard: discard ?? start.deck.discard };
  const state: State = { ...start, ...rest, deck };
  const all = [...state.hands.flat(), ...deck.pile, ...deck.discard].sort();
  if (!samePlain(all, SPIRITS))
    return { fault: { place: 'scenario', expected: 'each spirit three times', got: all.join(' ') } };
  return { state };
}

export const writeScenario = ({ state: { deck, goal: _, ...rest } }: Position) => ({ ...rest, ...deck });
