import { samePlain } from '@conjure/engine';
import { type Lesson, type LessonStep, wanted } from '@conjure/engine/content';
import type { OpenQuestion } from '@conjure/host';

/** How far one has come in a lesson. All of it follows from the match, so taking back leads back in the lesson, too. */
export interface LessonProgress {
  /** Steps done. */
  readonly done: number;
  /** The one at hand; `null` at the end. */
  readonly step: LessonStep | null;
  /** Another question is open than the step speaks of. */
  readonly isAstray: boolean;
}

/** Every step is one answer. `kind`: of the open question, where one is open. */
export function progressOf({ steps }: Pick<Lesson, 'steps'>, given: number, kind: string | null): LessonProgress {
  const done = Math.min(given, steps.length);
  const step = steps[done] ?? null;
  return { done, step, isAstray: step !== null && kind !== null && kind !== step.at };
}

/** What the game says of the aims of steps, in the position at hand. */
type Serving = (aim: unknown, answer: unknown) => boolean;

const samples = ({ options, sampled }: OpenQuestion) => [...(options ?? []), ...(sampled ?? [])];

/** Whether the answer would lead away from the lesson. What the rules forbid is for the rules to explain. */
export function leadsAway(
  { step, isAstray }: LessonProgress,
  asked: OpenQuestion,
  answer: unknown,
  serves?: Serving,
): boolean {
  if (!step || isAstray || wanted(step, answer, serves)) return false;
  return !asked.options || asked.options.some((option) => samePlain(option.answer, answer));
}

/** An answer that carries the lesson on; `null` where any does. */
export function wantedAnswer({ want, show, ...step }: LessonStep, asked: OpenQuestion, serves?: Serving): unknown {
  if (!want) return null;
  if (show !== undefined) return show;
  const listed = samples(asked).find(({ answer }) => wanted({ ...step, want }, answer, serves));
  return listed ? listed.answer : (want[0] ?? null);
}

/** Seconds that a step takes to read and to do, and to try something first. */
const PACE = { step: 25, tryOut: 15 } as const;

export function minutesOf({ steps }: Pick<Lesson, 'steps'>): number {
  const tries = steps.filter(({ tryOut }) => tryOut).length;
  return Math.max(1, Math.round((steps.length * PACE.step + tries * PACE.tryOut) / 60));
}
