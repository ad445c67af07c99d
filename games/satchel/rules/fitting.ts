import type { Facts, Seat } from '@conjure/engine';
import { EMPTY, OFF, STAR } from '../board.ts';
import type { Position } from '../state.ts';
import type { Command } from './commands.ts';
import { wildOf } from './matching.ts';
import { pieceAt, placeOf, placesOf, slotsOf } from './places.ts';
import { judgePlace } from './placing.ts';

/** The faces that would fit some slot open to the seat, as bits. [B13] [B17] [B44] */
function usefulFaces(at: Position, seat: Seat): number {
  const own = placeOf(at, seat);
  const wild = wildOf(at, seat);
  let faces = 0;
  for (const place of own === OFF ? placesOf(at, seat) : [own]) {
    const symbols = slotsOf(at, place);
    if (symbols.length === 0 || judgePlace(at, seat, place) !== null) continue;
    for (let slot = 0; slot < symbols.length; slot++) {
      const symbol = symbols[slot];
      if (pieceAt(at, place, slot) !== EMPTY || at.state.hexed[seat] === symbol) continue;
      faces |= 1 << symbol;
      if (wild & (1 << symbol)) faces |= 1 << STAR;
    }
  }
  return faces;
}

const SIDES = 6;

/** Of a roll: how likely at least one die shows what fits somewhere, in hundredths. */
export function aboutRoll(at: Position, command: Command, seat: Seat): Facts | null {
  if (command.do !== 'roll') return null;
  let useful = 0;
  for (let faces = usefulFaces(at, seat); faces > 0; faces &= faces - 1) useful++;
  return { fit: Math.round(100 * (1 - (1 - useful / SIDES) ** command.dice.length)) };
}
