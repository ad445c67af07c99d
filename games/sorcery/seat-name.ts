import { type Phrase, phrase, type Seat } from '@conjure/engine';
import { type Commander, commanderOf } from './rules/commander.ts';
import type { Position } from './state.ts';
import type { SorceryView } from './view-types.ts';

/**
 * Whoever is unique and leads the army of a seat; where two are led by the same, they are told apart by an hour of the day. Before that,
 * and where nobody unique leads, each seat has a name of its own, the same from the first die to the end.
 */
function called(commanders: readonly (Commander | null)[], seat: Seat): Phrase {
  const commander = commanders[seat];
  if (!commander?.unique) return phrase(`commander.seat-${seat + 1}`);
  const name = phrase(`commander.${commander.figure}`);
  const isAlone = commanders.every((other, i) => i === seat || other?.figure !== commander.figure);
  return isAlone ? name : phrase('commander.twin', { name, hour: phrase(`hour.${seat + 1}`) });
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
