import { ask, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import type { DemonsTable, Position } from '../state.ts';
import { hexesBetween, hexName, hexOf, isFreeFor, occupantOf, refreshFound } from './places.ts';
import { answers } from './shapes.ts';

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
  return toOne({
    kind: 'emerge',
    rule: 'R95',
    seat,
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
  });
}
