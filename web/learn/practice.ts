import type { Lesson } from '@conjure/engine/content';
import type { PageBox, PageFace } from '../games/face.ts';
import { openSession } from '../table/session/open-session.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { isRejection, type Rejection, type Wire } from '../wire/index.ts';
import { keepOpen, openLesson } from './kept.ts';

/** A table that has come, or why it has not. */
export type OpenedTable = { session: Session } | { against: Rejection };

/** In a lesson whoever the step speaks of is the one to decide, even where he only cuts in; and who plays everybody has nothing to hide. */
async function arrive(wire: Wire, box: PageBox, { steps }: Lesson, match: string): Promise<OpenedTable> {
  const face = await box.face();
  let heard = 0;
  let given = () => heard;
  // The session takes a seat before it is there to be asked how far the match has come.
  const stop = wire.listen((saying) => {
    if (saying.is === 'state' && saying.match === match) heard = saying.step;
  });
  const lead: PageFace['lead'] = (view) => steps[given()]?.seat ?? face.lead?.(view) ?? null;
  // Every step is one answer, and all of them are the pupil's.
  const own = { lead, secrets: false, autoAnswer: () => null };
  const opened = await openSession(wire, match, async () => ({ ...face, ...own }));
  stop();
  if ('session' in opened) given = () => opened.session.now?.step ?? 0;
  return opened;
}

/** Goes on with a lesson that was left to look something up, or begins it. */
export async function enter(wire: Wire, box: PageBox, lesson: Lesson): Promise<OpenedTable> {
  const left = openLesson();
  if (left?.game === box.id && left.lesson === lesson.id) {
    const back = await arrive(wire, box, lesson, left.match);
    if ('session' in back) return back;
  }
  return begin(wire, box, lesson);
}

export async function begin(wire: Wire, box: PageBox, lesson: Lesson): Promise<OpenedTable> {
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
  if (isRejection(opened)) return { against: opened };
  keepOpen({ game: box.id, lesson: lesson.id, match: opened.match });
  return arrive(wire, box, lesson, opened.match);
}

/** A lesson's match is of no use afterwards. */
export function forget(wire: Wire, match: string): void {
  if (openLesson()?.match === match) keepOpen(null);
  wire.tell({ do: 'forget', match });
}
