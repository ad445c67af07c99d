import { type Lesson, type LessonStep, type Serves, wanted } from '../content/lesson.ts';
import { give } from '../kernel/answering.ts';
import { create } from '../kernel/create.ts';
import { diceFrom, seeded } from '../kernel/dice.ts';
import { fork } from '../kernel/fork.ts';
import type { Game } from '../kernel/game.ts';
import { firstWaiting, type Match } from '../kernel/match.ts';
import { samePlain } from '../kernel/plain.ts';
import { optionsOf, partOf, pick, type Question } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Event } from '../kernel/table.ts';

/** How a lesson goes on with every wanted answer: the matches at its end, and what was not as the lesson says. */
export function followLesson<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  lesson: Lesson,
  serves: Serves<V> = () => true,
): { ends: Match<S, C, V, E>[]; wrong: string[] } {
  const made = create(game, lesson);
  if ('fault' in made) return { ends: [], wrong: [JSON.stringify(made.fault)] };
  const wrong: string[] = [];
  let ways = [made.match];
  for (const step of lesson.steps) {
    const place = `${lesson.id}.${step.id}`;
    const next: Match<S, C, V, E>[] = [];
    for (const match of ways) {
      const question = match.open?.question;
      if (question?.kind !== step.at) {
        wrong.push(`${place}: asks ${question?.kind}, not ${step.at}`);
        continue;
      }
      const { seat = firstWaiting(match) } = step;
      if (step.tryOut) {
        const verdict = give(match, seat, step.tryOut.answer);
        const rule = 'refused' in verdict ? verdict.refused.rule : JSON.stringify(verdict);
        if (rule !== step.tryOut.rule) wrong.push(`${place}: ${rule}, not ${step.tryOut.rule}`);
      }
      const view = game.view(match.table, seat);
      const isWanted = (answer: unknown) => wanted(step, answer, (aim, given) => serves(view, aim, given));
      // By another way than the one that is shown one may come to where what is shown next does not fit.
      const isShownWay = match === ways[0];
      if (isShownWay && step.show !== undefined && !isWanted(step.show))
        wrong.push(`${place}: what it shows is not wanted`);
      const answers =
        optionsOf(question, seat)?.filter(isWanted) ?? unlisted(question, seat, step, isWanted, isShownWay);
      if (answers.length === 0) wrong.push(`${place}: nothing that is wanted is legal`);
      for (const answer of answers) {
        const way = fork(match);
        const verdict = give(way, seat, answer);
        if ('done' in verdict) next.push(way);
        else wrong.push(`${place}: ${JSON.stringify(verdict)}`);
      }
    }
    if (wrong.length > 0) return { ends: [], wrong };
    ways = next;
  }
  return { ends: ways, wrong };
}

const SAMPLES = 500;
const MOST = 4;

/** Where answers cannot be listed, wanted ones are spelled out whole; where many would do, a few others are found. */
function unlisted(
  question: Question,
  seat: Seat,
  { id, want = [], show }: LessonStep,
  isWanted: (answer: unknown) => boolean,
  isShownWay: boolean,
): unknown[] {
  const { shape, refuse } = partOf(question, seat);
  const isLegal = (answer: unknown) => shape.check(answer, '') === null && refuse(answer, seat) === null;
  const isWhole = want.some((answer) => shape.check(answer, '') === null);
  if (show === undefined && isWhole) return [...want];
  const answers: unknown[] = show !== undefined && (isShownWay || (isWanted(show) && isLegal(show))) ? [show] : [];
  const dice = diceFrom(seeded(id));
  for (let i = 0; i < SAMPLES && answers.length < MOST; i++) {
    const answer = pick(question, seat, dice);
    if (isWanted(answer) && !answers.some((other) => samePlain(other, answer))) answers.push(answer);
  }
  return answers;
}

/** The keys of all that lessons say, in the order in which they say it. */
export const lessonKeys = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ id, steps }) => [
    `lesson.${id}`,
    `lesson.${id}.line`,
    ...steps.flatMap((step) => [`lesson.${id}.${step.id}`, ...(step.tryOut ? [`lesson.${id}.${step.id}.try`] : [])]),
    `lesson.${id}.end`,
  ]);
