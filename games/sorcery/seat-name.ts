import { type Phrase, phrase, type Seat } from '@conjure/engine';
import { type Commander, commanderOf } from './rules/commander.ts';
import type { Position } from './state.ts';
import type { SorceryView } from './view-types.ts';

/**
 * Whoever leads the army of a seat; before that the seat. Where two are led by the same, those that have a name are told apart by
 * an hour of the day, and of those that are called by what they are each has a name of its own.
 */
function called(commanders: readonly (Commander | null)[], seat: Seat): Phrase {
  const commander = commanders[seat];
  if (!commander) return phrase('player.seat', { n: seat + 1 });
  const name = phrase(`${commander.unique ? 'commander' : 'figure'}.${commander.figure}`);
  const isAlone = commanders.every((other, i) => i === seat || other?.figure !== commander.figure);
  if (isAlone) return name;
  return commander.unique
    ? phrase('commander.twin', { name, hour: phrase(`hour.${seat + 1}`) })
    : phrase(`commander.namesake-${seat + 1}`);
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
