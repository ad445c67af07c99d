import {
  answer,
  create,
  diceFrom,
  type LogEntry,
  openTo,
  pick,
  play,
  type Record,
  record,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { library } from '@conjure/server';

/** The record of a match of four at one screen that is so many answers short of its end, and these answers. */
export async function longRecord(id: string, short: number): Promise<{ record: Record; rest: readonly LogEntry[] }> {
  const game = await library.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const made = create(game, { seats: 4, seed: 'load', options: {} });
  if ('fault' in made) throw new Error(made.fault.place);
  const at = play(made.match);
  const dice = diceFrom(seeded(`${id} choices`));
  for (let seat = waitingFor(at.match)[0]; seat !== undefined; seat = waitingFor(at.match)[0]) {
    const open = openTo(at.match, seat);
    answer(at, seat, open && pick(open.question, seat, dice));
  }
  const whole = record(at);
  const { log, digests } = whole;
  return {
    record: { ...whole, log: log.slice(0, -short), digests: digests.slice(0, -short) },
    rest: log.slice(-short),
  };
}
