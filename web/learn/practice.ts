import type { Lesson } from '@conjure/engine';
import type { Box } from '../games/face.ts';
import { comeTo } from '../table/session/opening.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { type Against, isAgainst, type Wire } from '../wire/index.ts';
import { keepOpen, openLesson } from './kept.ts';

type Opened = { session: Session } | { against: Against };

const arrive = (wire: Wire, box: Box, match: string): Promise<Opened> => comeTo(wire, match, () => box.face());

/** Goes on with a lesson that was left to look something up, or begins it. */
export async function enter(wire: Wire, box: Box, lesson: Lesson): Promise<Opened> {
  const left = openLesson();
  if (left?.game === box.id && left.lesson === lesson.id) {
    const back = await arrive(wire, box, left.match);
    if ('session' in back) return back;
  }
  return begin(wire, box, lesson);
}

export async function begin(wire: Wire, box: Box, lesson: Lesson): Promise<Opened> {
  const left = openLesson();
  if (left) forget(wire, left.match);
  const { seats, seed, options, scenario } = lesson;
  const opened = await wire.ask(
    {
      do: 'open',
      game: box.id,
      seats: Array.from({ length: seats }, () => ({ who: 'person' as const })),
      seed,
      practice: true,
      ...(options ? { options } : {}),
      ...(scenario ? { scenario } : {}),
    },
    'opened',
  );
  if (isAgainst(opened)) return { against: opened };
  keepOpen({ game: box.id, lesson: lesson.id, match: opened.match });
  return arrive(wire, box, opened.match);
}

/** A lesson's match is of no use afterwards. */
export function forget(wire: Wire, match: string): void {
  if (openLesson()?.match === match) keepOpen(null);
  wire.tell({ do: 'forget', match });
}
