import { ask, next, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { searchResult } from '../content.ts';
import type { DemonsTable } from '../state.ts';
import { ableBeside, discoveryModifier, hexName, hexOf, mortalId, nextTo, occupantOf } from './places.ts';
import { answers } from './shapes.ts';
import { strengthOfMortals } from './strength.ts';

/** One die for a hidden magician next to mortals that can search. [6.0a] [6.0c] [R9] [R28] [R88] */
export function search(t: DemonsTable, seat: Seat): void {
  const m = t.state.magicians[seat];
  if (m.status !== 'map' || m.found || m.invisible) return;
  const searchers = ableBeside(t, seat);
  if (searchers.length === 0) return;
  const strength = strengthOfMortals(t, searchers);
  const modifier = discoveryModifier(t, m.hex); // his own hex [R27]
  const die = t.dice.d6('search');
  const result = searchResult(t.content, strength, die + modifier); // [6.0d] [6.0e]
  t.tell({ type: 'searched', by: seat, die, modifier, strength, result });
  if (result === 'D') m.found = true; // [6.0f]
  if (result === 'E') next(t, { do: 'evade', seat }); // [6.0g]
}

/** The free step after E: it costs nothing and ignores the rule of stopping. [6.0g] [R25] */
export function* evade(t: DemonsTable, seat: Seat): Script {
  const m = t.state.magicians[seat];
  const { to } = yield* ask(evadeQuestion(t, seat));
  if (to !== null) m.hex = hexOf(t, to);
  t.tell({ type: 'evaded', by: seat, hex: to });
}

function evadeQuestion(t: DemonsTable, seat: Seat): Question<{ to: string | null }> {
  const { hex } = t.state.magicians[seat];
  return toOne({
    kind: 'evade',
    rule: '6.0g',
    seat,
    facts: { hex: hexName(t, hex) },
    data: () => ({ mortals: ableBeside(t, seat).map((mortal) => mortalId(t, mortal)) }),
    shape: answers(t.content).evade,
    candidates: () => [{ to: null }, ...t.content.neighbours[hex].map((beside) => ({ to: hexName(t, beside) }))],
    refuse({ to }) {
      if (to === null) return null;
      const aim = hexOf(t, to);
      if (!nextTo(t, hex, aim)) return refusal('R25', { hex: to }, 'far');
      if (t.content.water[aim]) return refusal('R25', { hex: to }, 'water');
      const there = occupantOf(t, seat, aim);
      return there ? refusal('R25', { hex: to, there }, 'taken') : null;
    },
  });
}
