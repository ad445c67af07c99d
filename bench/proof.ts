import {
  answer,
  create,
  diceFrom,
  type Game,
  type LogEntry,
  pick,
  play,
  type Record,
  record,
  replay,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { lightPlay, randomOptions } from '@conjure/engine/proof';
import { testFile } from '@conjure/shelf/testing';
import { median, timed } from './measure.ts';

interface Invariants {
  holdInvariants(state: unknown, content: unknown, kind: string | null): void;
}

const ROUNDS = 5;

/** Decisions a second under the invariants alone, with any options and any number of seats: what `fuzz --light` does. */
export async function lightDecisions(game: Game, decisions = 20_000): Promise<number> {
  const { holdInvariants } = (await testFile(game.id, 'invariants.ts')) as Invariants;
  const { min, max } = game.seats;
  const round = (from: number) => () => {
    let made = 0;
    for (let i = from; made < decisions; i++) {
      const seed = `light ${i}`;
      const seats = min + (i % (max - min + 1));
      lightPlay(game, { seed, seats, options: randomOptions(game, seed) }, ({ table, open }) => {
        holdInvariants(table.state, table.content, open?.question.kind ?? null);
        made++;
      });
    }
    return made;
  };
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, i) => timed(round(i * 1_000)));
  return median(rounds.slice(1).map(({ done, main }) => done / main));
}

/** A practice match at random with so many pairs of undo and redo along it, and the same without them. */
export function undoneRecords(game: Game, answers: number, pairs: number): { plain: Record; undone: Record } {
  const made = create(game, { seats: game.seats.max, seed: 'undone' });
  if ('fault' in made) throw new Error(made.fault.expected);
  const p = play(made.match, true);
  const dice = diceFrom(seeded('undone'));
  for (let i = 0; i < answers && p.match.open; i++) {
    const [seat] = waitingFor(p.match);
    answer(p, seat, pick(p.match.open.question, seat, dice));
  }
  const plain = record(p);
  const every = Math.max(1, Math.floor(plain.log.length / pairs));
  const log = plain.log.flatMap((entry, i): LogEntry[] => {
    if (i % every !== 0 || !('answer' in entry)) return [entry];
    return [entry, { undo: 1, by: entry.seat }, { redo: 1, by: entry.seat }];
  });
  return { plain, undone: { ...plain, log } };
}

/** How many times as fast a record is replayed with its undos as without them: near 1, since an undo costs little. */
export function undoneOverPlain(game: Game, answers = 2_000, pairs = 200): number {
  const { plain, undone } = undoneRecords(game, answers, pairs);
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const [one, other] = [plain, undone].map((each) => timed(() => ('play' in replay(game, each) ? 1 : 0)).main);
    return one / other;
  });
  return median(rounds.slice(1));
}
