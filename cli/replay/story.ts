import {
  answer,
  create,
  type Disagreement,
  type Game,
  type LogEntry,
  openTo,
  type Phrase,
  type Play,
  play,
  type Record,
  redo,
  replay,
  scriptDice,
  undo,
  type Viewer,
} from '@conjure/engine';

/** One step of a record: what was done, and the story as far as it was told then. */
export interface ReplayStep {
  readonly entry: LogEntry | null;
  /** The match after it. */
  readonly play: Play;
  /** Where in the story this step begins. */
  readonly from: number;
  /** What the viewer answered, in words: not every answer is an event. */
  readonly answered: Phrase | null;
}

/** A record, played again once to see whether it agrees with these rules. */
export function verify(
  game: Game,
  record: Record,
): { entries: number; disagrees: Disagreement | null; verified: boolean } | { fault: string } {
  const again = replay(game, record);
  if ('fault' in again) {
    const { place, expected, got } = again.fault;
    return { fault: `${place}: ${expected} ≠ ${got}` };
  }
  const { disagrees, verified } = again;
  return { entries: disagrees ? disagrees.at : record.log.length, disagrees, verified };
}

/** Step after step, as far as the record agrees: the beginning first. */
export function* steps(game: Game, record: Record, entries: number, viewer: Viewer): Generator<ReplayStep> {
  const begun = create(game, { ...record });
  if ('fault' in begun) return;
  const again = play(begun.match, record.free === true);
  yield { entry: null, play: again, from: 0, answered: null };
  for (const entry of record.log.slice(0, entries)) {
    const { story, table } = again.match;
    const from = story.length;
    const own = 'answer' in entry && entry.seat === viewer && openTo(again.match, viewer);
    const answered = own ? game.label(game.view(table, viewer), own.question.kind, entry.answer) : null;
    if ('undo' in entry) undo(again, entry.by, entry.agreed === true, entry.undo);
    else if ('redo' in entry) redo(again, entry.by);
    else {
      scriptDice(again.match, (entry.dice ?? []).slice(again.match.scripted.length));
      answer(again, entry.seat, entry.answer, undefined, entry.auto);
    }
    yield { entry, play: again, from: Math.min(from, again.match.story.length), answered };
  }
}

/** The match after so many entries of the log. */
export function stepAt(game: Game, record: Record, wanted: number, viewer: Viewer): ReplayStep | null {
  let found: ReplayStep | null = null;
  for (const step of steps(game, record, wanted, viewer)) found = step;
  return found;
}
