import type { Seat } from '@conjure/engine';
import { EMPTY, OFF, type Place, STAR, UNROLLED } from './board.ts';
import { wildOf } from './rules/matching.ts';
import { pieceAt, placeOf, placesOf, slotsOf } from './rules/places.ts';
import { judgePlace } from './rules/placing.ts';
import type { Position } from './state.ts';

/** Where a seat may lay dice now: all its pieces lie on one place. [B15] */
export function openPlaces(at: Position, seat: Seat): Place[] {
  const own = placeOf(at, seat);
  return (own === OFF ? [...placesOf(at, seat)] : [own]).filter(
    (place) => slotsOf(at, place).length > 0 && judgePlace(at, seat, place) === null,
  );
}

/** How many of the dice that lie loose and show something fit a place together: first what the slots show, then Stars. [B17] [B18] [B44] */
export function fitting(at: Position, seat: Seat, place: Place): number {
  const shown = shownBy(at, seat);
  const wild = wildOf(at, seat);
  const open = slotsOf(at, place).filter(
    (symbol, slot) => pieceAt(at, place, slot) === EMPTY && symbol !== at.state.hexed[seat],
  );
  const left = open.filter((symbol) => !take(shown, symbol));
  const stars = left.filter((symbol) => (wild & (1 << symbol)) !== 0 && take(shown, STAR));
  return open.length - left.length + stars.length;
}

/** Loose dice by what they show. */
function shownBy({ state, content }: Position, seat: Seat): number[] {
  const shown = new Array<number>(STAR + 1).fill(0);
  for (let die = content.firstDie[seat]; die < content.firstFamiliar[seat]; die++)
    if (state.lies[die] === OFF && state.faces[die] !== UNROLLED) shown[state.faces[die] - 1]++;
  return shown;
}

function take(shown: number[], symbol: number): boolean {
  if (shown[symbol] === 0) return false;
  shown[symbol]--;
  return true;
}
