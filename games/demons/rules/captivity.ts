import { ask, type Question, refusal, type Script, type Seat } from '@conjure/engine';
import { tortureWounds } from '../content.ts';
import type { Item } from '../events.ts';
import type { Captor, DemonsTable, Position } from '../state.ts';
import { checkDeath } from './ends.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import {
  captivesOfMagician,
  hexesBetween,
  hexName,
  hexOf,
  hexOfMagician,
  isFreeFor,
  mortalId,
  occupantOf,
  phaseNumber,
  refreshFound,
} from './places.ts';
import { answers } from './shapes.ts';
import { belongings, itemName, itemOf, itemPhrase, toHoard, toMagician } from './treasures.ts';

/** A captured magician leaves the map and goes wherever his captor goes. [8.2h] */
export function capture(t: DemonsTable, seat: Seat, captor: Captor, rolls: number[][] = []): void {
  const m = t.state.magicians[seat];
  t.tell({ type: 'captured', by: seat, ...captorNames(t, captor), rolls });
  free(t, ...captivesOfMagician(t, seat)); // [R96]
  m.status = 'captive';
  m.captor = captor;
  m.caught = phaseNumber(t);
  m.found = false;
  m.hex = -1;
}

const captorNames = (at: Position, captor: Captor): { captor: string | null; master: Seat | null } =>
  'mortal' in captor
    ? { captor: mortalId(at, captor.mortal), master: null }
    : { captor: null, master: captor.magician };

/** Freed captives stand where their captor was until they are placed, one after another in the order given. [R95] */
export function free(t: DemonsTable, ...seats: readonly Seat[]): void {
  for (const seat of seats) {
    const m = t.state.magicians[seat];
    m.hex = hexOfMagician(t, seat);
    m.captor = null;
    t.tell({ type: 'freed', by: seat });
  }
  for (const seat of [...seats].reverse()) t.state.todo.push({ do: 'emerge', seat });
}

/** Puts a freed captive on the map, hidden: in the hex itself if no enemy is left there, else next to it. [R95] */
export function* emerge(t: DemonsTable, seat: Seat): Script {
  const m = t.state.magicians[seat];
  if (m.status !== 'captive' || m.captor !== null) return;
  const places = emergePlaces(t, seat);
  const [only] = places;
  const to = places.length === 1 ? only : hexOf(t, (yield* ask(emergeQuestion(t, seat, places))).to);
  m.status = 'map';
  m.hex = to;
  m.found = false;
  t.tell({ type: 'emerged', by: seat, hex: hexName(t, to) });
  refreshFound(t);
}

function emergePlaces(at: Position, seat: Seat): number[] {
  const { hex } = at.state.magicians[seat];
  for (let distance = 0; distance <= at.content.grid.size; distance++) {
    const places: number[] = [];
    for (let place = 0; place < at.content.grid.size; place++)
      if (hexesBetween(at, hex, place) === distance && isFreeFor(at, seat, place)) places.push(place);
    if (places.length > 0) return places;
  }
  throw new Error('the whole map is taken');
}

function emergeQuestion(t: DemonsTable, seat: Seat, places: readonly number[]): Question<{ to: string }> {
  return {
    kind: 'emerge',
    rule: 'R95',
    seats: [seat],
    how: 'one',
    facts: { hex: hexName(t, t.state.magicians[seat].hex) },
    shape: answers(t.content).emerge,
    candidates: () => places.map((hex) => ({ to: hexName(t, hex) })),
    refuse({ to }) {
      const hex = hexOf(t, to);
      if (places.includes(hex)) return null;
      if (t.content.water[hex]) return refusal('R95', { hex: to }, 'water');
      const there = occupantOf(t, seat, hex);
      return there ? refusal('R95', { hex: to, there }, 'taken') : refusal('R95', { hex: to }, 'far');
    },
  };
}

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
  return {
    kind: 'pay',
    rule: '16.2a',
    seats: [seat],
    how: 'one',
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
  };
}
