import type { Puzzle } from '@conjure/engine/content';
import type { PageBox } from '../games/face.ts';
import { keepOpen, openLesson } from '../learn/kept.ts';
import { forget, type OpenedTable } from '../learn/practice.ts';
import { openSession } from '../table/session/open-session.ts';
import { isRejection, type Wire } from '../wire/index.ts';

const MARK = 'puzzle:';

/** Puzzles lie among the lessons of a game: this is where. */
export const placeOf = ({ id }: Puzzle): string => `${MARK}${id}`;

/** Which puzzle a place among the lessons is; `null` where it is a lesson. */
export const puzzleAt = (lesson: string | null): string | null =>
  lesson?.startsWith(MARK) ? lesson.slice(MARK.length) : null;

/** Sets up the position at a table of its own, where only the seat of the puzzle is somebody's, and nobody else moves. */
export async function setUpPuzzle(wire: Wire, box: PageBox, puzzle: Puzzle): Promise<OpenedTable> {
  const left = openLesson();
  if (left) forget(wire, left.match);
  const { record, seat } = puzzle;
  const seats = Array.from({ length: record.seats }, (_, at) =>
    at === seat ? { who: 'person' as const } : { who: 'bot' as const, level: 'novice' },
  );
  const opened = await wire.ask({ do: 'import', record, seats }, 'opened');
  if (isRejection(opened)) return { against: opened };
  const { match } = opened;
  wire.tell({ do: 'pace', match, paused: true });
  keepOpen({ game: box.id, lesson: placeOf(puzzle), match });
  const face = await box.face();
  // Nothing is answered by itself: it is for whoever solves it to say.
  return openSession(wire, match, async () => ({ ...face, autoAnswer: () => null }));
}
