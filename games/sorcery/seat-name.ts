import { type Phrase, phrase, type Seat } from '@conjure/engine';
import { type Commander, commanderOf } from './rules/commander.ts';
import type { SorceryView } from './seen.ts';
import type { Position } from './state.ts';

/** Whoever leads the army of a seat; where two are led by the same, with the number of the seat. Before that the seat. */
function called(commanders: readonly (Commander | null)[], seat: Seat): Phrase {
  const commander = commanders[seat];
  if (!commander) return phrase('player.seat', { n: seat + 1 });
  const name = phrase(`${commander.unique ? 'commander' : 'figure'}.${commander.figure}`);
  const isAlone = commanders.every((other, i) => i === seat || other?.figure !== commander.figure);
  return isAlone ? name : phrase('figure.nth', { name, n: seat + 1 });
}

export const seatIn = ({ seats }: Pick<SorceryView, 'seats'>, seat: Seat): Phrase =>
  called(
    seats.map(({ commander }) => commander),
    seat,
  );

export const seatAt = (at: Position, seat: Seat): Phrase =>
  called(
    Array.from({ length: at.state.seats }, (_, i) => commanderOf(at, i)),
    seat,
  );
