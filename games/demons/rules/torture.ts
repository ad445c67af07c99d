import { ask, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { tortureWounds } from '../content.ts';
import type { Item } from '../events.ts';
import type { Captor, DemonsTable } from '../state.ts';
import { captorNames } from './captivity.ts';
import { checkDeath } from './ends.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import { mortalId } from './places.ts';
import { answers } from './shapes.ts';
import { belongings, itemName, itemOf, itemPhrase, toHoard, toMagician } from './treasures.ts';

/** One torture: the captive may buy it off, else the die speaks. [16.0b] [16.2a] [R71] [R115] */
export function* torture(t: DemonsTable, seat: Seat, captor: Captor): Script {
  const m = t.state.magicians[seat];
  if (belongings(t, seat).length > 0) {
    const { give } = yield* ask(payQuestion(t, seat, captor));
    if (give !== null) return pay(t, seat, captor, itemOf(give));
  }
  const die = t.dice.d6('torture');
  const wounds = tortureWounds(t.content, die);
  m.wounds += wounds;
  t.tell({ type: 'tortured', by: seat, ...captorNames(t, captor), die, wounds });
  // Who dies of it has given what he has given, and the torturer gets nothing else. [16.6] [R76]
  checkDeath(t, seat, 'torture');
}

/** To a mortal's hoard, or to the magician himself. [R71] */
function pay(t: DemonsTable, seat: Seat, captor: Captor, item: number): void {
  if ('mortal' in captor) toHoard(t, item, captor.mortal);
  else {
    toMagician(t, item, captor.magician);
    t.state.used.paid.push(seat);
  }
  t.tell({ type: 'paid', by: seat, ...captorNames(t, captor), item: itemName(item) });
}

function payQuestion(t: DemonsTable, seat: Seat, captor: Captor): Question<{ give: Item | null }> {
  const own = belongings(t, seat);
  return toOne({
    kind: 'pay',
    rule: '16.2a',
    seat,
    facts: { captor: 'mortal' in captor ? mortalPhrase(t, captor.mortal) : magicianPhrase(t, captor.magician) },
    data: () => ({ captor: 'mortal' in captor ? { mortal: mortalId(t, captor.mortal) } : { ...captor } }),
    shape: answers(t.content).pay,
    candidates: () => [{ give: null }, ...own.map((item) => ({ give: itemName(item) }))],
    refuse({ give }) {
      if (give === null) return null;
      if (!own.includes(itemOf(give))) return refusal('R71', { item: itemPhrase(t, itemOf(give)) });
      // Asked all the same, so that he hears why: clerics take nothing. [16.2a]
      if ('mortal' in captor && t.content.mortals[captor.mortal].cleric)
        return refusal('16.2a', { captor: mortalPhrase(t, captor.mortal) });
      return null;
    },
  });
}
