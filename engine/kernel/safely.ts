import { keepQuestionId } from './match.ts';
import type { Play } from './play.ts';
import { rebuild } from './undo.ts';

/** Does something to a match; where the rules themselves fail half-way, all is put back as it was. */
export function safely<T>(play: Play, task: () => T): T {
  const { match, log } = play;
  const { questionCount, open, scripted } = match;
  const [given, logged, undone] = [[...match.answers], log.length, [...play.undone]];
  try {
    return task();
  } catch (error) {
    const untouched = match.answers.length === given.length && match.open === open;
    // From the beginning: where the rules failed, nothing that was kept on the way is to be trusted.
    play.match = untouched ? match : rebuild(match, given, scripted);
    // It was not taken back: its question keeps its number.
    play.match.questionCount = questionCount;
    if (play.match.open && open) keepQuestionId(play.match.open, open);
    log.length = logged;
    play.undone = undone;
    throw error;
  }
}
