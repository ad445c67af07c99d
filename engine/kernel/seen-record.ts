import { must } from '../tools/must.ts';
import type { Options } from './game.ts';
import type { Play } from './play.ts';
import { isSecret, type Question } from './question.ts';
import { type Record, record } from './record.ts';
import type { Seat, Viewer } from './seat.ts';
import { rebuild } from './undo.ts';

/** What may be known of a match that is still being played: who answered what, as far as the viewer saw it. */
export interface SeenRecord {
  conjure: 'glimpse';
  game: string;
  rules: number;
  seats: number;
  options: Options;
  /** An answer that was given in secret is not there. */
  log: { seat: Seat; answer?: unknown }[];
}

/**
 * The record for a viewer. It passes the same gate as everything else: while the match runs there is neither seed nor
 * scenario in it, nor what others answered in secret; when it is over, all of it.
 */
export function recordFor(play: Play, viewer: Viewer): Record | SeenRecord {
  const { match } = play;
  const { game, origin, answers } = match;
  if (match.over) return record(play);
  const log: SeenRecord['log'] = [];
  let question: Question | undefined = rebuild(match, []).open?.question;
  rebuild(match, answers, [], (again) => {
    const { seat, answer } = must(answers[log.length], 'answer', log.length);
    const secret = question && (question.how === 'each' || isSecret(question, answer));
    log.push(secret && seat !== viewer ? { seat } : { seat, answer });
    question = again.open?.question;
  });
  return { conjure: 'glimpse', game: game.id, rules: game.version, seats: origin.seats, options: origin.options, log };
}
