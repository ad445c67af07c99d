import { levelFrom } from '@conjure/bots';
import { type Record as MatchRecord, replay, type Seat } from '@conjure/engine';
import type { Library } from '@conjure/host';
import { calibrationOf, type Review, review, reviewersOf } from '@conjure/lab/review';

/** A match that is to be reviewed, and how. */
export interface ReviewJob {
  readonly record: MatchRecord;
  /** The match goes on, and is told as this seat knows it; `null`: it is over, and all of it is known. */
  readonly eyes: Seat | null;
  /** Whose decisions are judged; `null`: everybody's. */
  readonly seat: Seat | null;
}

/** What a reviewer says: how far it is, and what it has found; why it cannot say anything. */
export type ReviewReply =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'review'; readonly review: Review; readonly whole: boolean }
  | { readonly is: 'failed'; readonly why: 'rules' | 'broken' };

/** What this worker is told: to begin, or to tell what it knows by then. */
export type ReviewRequest = ReviewJob | 'enough';

const levelOf = (name: string) => {
  const read = levelFrom(name);
  if ('fault' in read) throw new Error(read.fault.expected);
  return read.level;
};

/** Reviews one match; whoever waits hears how far it is, and may have enough. */
export async function reviewMatch(
  games: Library,
  { record, eyes, seat }: ReviewJob,
  say: (said: ReviewReply) => void,
  hasEnough: () => boolean,
): Promise<void> {
  const game = await games.get(record.game);
  // The rules of another time would judge another game.
  if (!game || game.version !== record.rules) return say({ is: 'failed', why: 'rules' });
  const again = replay(game, record);
  if ('fault' in again || again.disagrees) return say({ is: 'failed', why: 'broken' });
  const { level, judge } = reviewersOf(game);
  const found = await review(game, again.play.match, {
    level: levelOf(level),
    judge: levelOf(judge),
    calibration: calibrationOf(game.id, record.seats),
    ...(seat === null ? {} : { seat }),
    ...(eyes === null ? {} : { eyes }),
    goesOn(done, of) {
      say({ is: 'progress', done, of });
      return !hasEnough();
    },
  });
  say({ is: 'review', review: found, whole: !hasEnough() });
}
