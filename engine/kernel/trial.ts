import { must } from '../tools/must.ts';
import { keepQuestionId } from './match.ts';
import type { Play } from './play.ts';
import { putBack, takeBack } from './undo.ts';

/**
 * Remembers where a play stands. What comes back takes it there again after one thing was tried in it – an answer, an undo or a
 * redo – as if it had not been: question numbers, log and what can be done again included. It costs a few answers, not the match.
 */
export function rollbackPoint(play: Play): () => void {
  const { match, log } = play;
  const { questionCount, open } = match;
  const [given, logged, undone] = [match.answers.length, log.length, [...play.undone]];
  const as = open && { id: open.id, ids: open.ids };
  return () => {
    if (log.length === logged) return;
    if (match.answers.length < given) putBack(match, must(play.undone.at(-1), 'what was taken back').taken);
    else takeBack(match, given);
    match.questionCount = questionCount;
    if (match.open && as) keepQuestionId(match.open, as);
    log.length = logged;
    play.undone = undone;
  };
}
