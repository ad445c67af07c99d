import type { DemonsTable } from '../state.ts';
import { mortalId } from './places.ts';
import { without } from './spirits.ts';

/** A mortal turns to its fleeing side; a captor keeps its captives. [5.7] [8.2b] [8.2e] [R1] [R74] */
export function putToFlight(t: DemonsTable, mortal: number): void {
  const unit = t.state.mortals[mortal];
  if (unit.status !== 'normal') return;
  t.state.mortals[mortal] = { ...unit, status: 'fleeing' };
  t.tell({ type: 'fled', mortal: mortalId(t, mortal) });
}

/** Destroyed at once and for good. Its hoard stays in its base until somebody takes it. [8.2g] */
export function destroy(t: DemonsTable, mortal: number): void {
  remove(t, mortal);
  t.tell({ type: 'destroyed', mortal: mortalId(t, mortal) });
}

/** Takes the unit out of the game and out of every effect that named it. */
export function remove(t: DemonsTable, mortal: number): void {
  t.state.mortals[mortal] = { ...t.state.mortals[mortal], status: 'gone' };
  for (const m of t.state.magicians) {
    m.storm = without(m.storm, mortal);
    m.familiars = without(m.familiars, mortal);
  }
  t.state.loosed = without(t.state.loosed, mortal);
}
