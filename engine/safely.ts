import { numberAs } from './match.ts';
import type { Play } from './play.ts';
import { rewind } from './undo.ts';

/** Does something to a match; where the rules themselves fail half-way, all is put back as it was. */
export function safely<T>(play: Play, deed: () => T): T {
  const { match, log } = play;
  const { asked, open, given } = match;
  const [answers, deeds, undone] = [given.length, log.length, [...play.undone]];
  try {
    return deed();
  } catch (error) {
    const untouched = match.given.length === answers && match.open === open;
    play.match = untouched ? match : rewind(match, answers);
    // It was not taken back: its question keeps its number.
    play.match.asked = asked;
    if (play.match.open && open) numberAs(play.match.open, open);
    log.length = deeds;
    play.undone = undone;
    throw error;
  }
}
