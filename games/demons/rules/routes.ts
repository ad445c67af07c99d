import { costAt, FAR, type Field, fieldTo, type StepCosts } from '@conjure/engine';
import type { Hex } from '../content.ts';
import type { DemonsTable, Position } from '../state.ts';
import { hexName, mortalId, stepCosts } from './places.ts';

/** Directions in the order of the neighbours' hex numbers: the column to the west from the top, then this one, then the east. */
const BY_NUMBER = [5, 4, 0, 3, 1, 2];

/** What mortals reckon their ways by in one phase of theirs, in which no magician moves. */
export interface Routes {
  readonly costs: StepCosts;
  /** The hexes of magicians on the map are closed to every mortal. [5.4] [R85] */
  readonly magicians: readonly Hex[];
  /** By the hex of their target: every unit that hunts the same magician goes by the same field. */
  readonly beside: Map<Hex, Field>;
}

export function routesNow(at: Position): Routes {
  const magicians: Hex[] = [];
  for (const m of at.state.magicians) if (m.status === 'map') magicians.push(m.hex);
  return { costs: stepCosts(at, 'mortal'), magicians, beside: new Map() };
}

/** Least cost from every hex to a land hex next to the target that no magician holds. [R84] */
export function fieldToBeside(at: Position, routes: Routes, target: Hex): Field {
  const known = routes.beside.get(target);
  if (known) return known;
  const { neighbours, water } = at.content;
  const goals = neighbours[target].filter((hex) => !water[hex] && !routes.magicians.includes(hex));
  const field = fieldToGoals(at, routes, goals);
  routes.beside.set(target, field);
  return field;
}

/** Least cost from every hex to a base, whoever is in it. [R116] */
export const fieldToBase = (at: Position, routes: Routes, base: Hex): Field => fieldToGoals(at, routes, [base]);

const fieldToGoals = (at: Position, { costs, magicians }: Routes, goals: readonly Hex[]): Field =>
  fieldTo(at.content.grid, costs, goals, (hex) => magicians.includes(hex));

/**
 * A mortal's automatic march: at each step a neighbour on a cheapest way that it can pay for, a die for each where there are
 * several. `halts` is asked after every step. What points it has left are lost. [5.0e] [5.0g] [5.3a] [5.3b] [R84] [R116]
 */
export function march(t: DemonsTable, mortal: number, field: Field, halts: (hex: Hex) => boolean): Hex[] {
  const { content, state } = t;
  let points = content.data.tables.movement.mortal; // [5.0b]
  let here = state.mortals[mortal].hex;
  const path = [here];
  for (;;) {
    const left = costAt(field, here);
    if (left === FAR || left === 0) break;
    const ways: Hex[] = [];
    for (const d of BY_NUMBER) {
      const next = content.grid.neighbours[here * 6 + d];
      const cost = field.costs[here * 6 + d];
      if (next >= 0 && cost > 0 && cost <= points && cost + field.best[next] === left && field.passes(next))
        ways.push(next);
    }
    if (ways.length === 0) break; // [5.2a] [R26]
    const next = chooseWay(t, mortal, ways);
    points -= left - field.best[next];
    here = next;
    path.push(here);
    if (halts(here)) break;
  }
  const { base, status } = state.mortals[mortal];
  state.mortals[mortal] = { hex: here, base, status };
  return path;
}

/** A die for each in hex-number order; the highest is the way taken. [5.3b] */
function chooseWay(t: DemonsTable, mortal: number, ways: readonly Hex[]): Hex {
  if (ways.length === 1) return ways[0];
  const { winner, rolls } = t.dice.rollOff('route', ways.length);
  if (t.silent) return ways[winner];
  const hexes = ways.map((hex) => hexName(t, hex));
  t.tell({ type: 'wayChosen', mortal: mortalId(t, mortal), hexes, hex: hexes[winner], rolls });
  return ways[winner];
}
