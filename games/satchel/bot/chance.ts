import { seeded } from '@conjure/engine';
import type { Sight } from './sight.ts';

const FINE = 1_000_000;

/**
 * A number from 0 to 1 that chance gives the bot for a purpose. It follows from what it sees – when it is, who it is, what
 * lies open – so that all commands of an action draw the same without any of them being remembered.
 */
export function chance({ view, me }: Sight, purpose: string): number {
  const { round, beat, live, places } = view;
  const rolledAt = live?.rolledAt[me.seat] ?? null;
  let moment = `${round} ${beat?.beat} ${rolledAt} ${me.seat}`;
  if (rolledAt === null) for (const { card } of places) if (card !== null) moment += ` ${card.card}`;
  return seeded(moment).next(purpose, FINE) / FINE;
}
