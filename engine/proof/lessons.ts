import { create } from '../create.ts';
import type { Game } from '../game.ts';
import { type Lesson, wanted } from '../lesson.ts';
import { fork, give, type Match, waitingFor } from '../match.ts';
import { optionsOf } from '../question.ts';
import type { Event } from '../table.ts';

/** How a lesson goes on with every wanted answer: the matches at its end, and what was not as the lesson says. */
export function follow<S, L, V, E extends Event>(
  game: Game<S, L, V, E>,
  lesson: Lesson,
): { ends: Match<S, L, V, E>[]; wrong: string[] } {
  const made = create(game, lesson);
  if ('fault' in made) return { ends: [], wrong: [JSON.stringify(made.fault)] };
  const wrong: string[] = [];
  let ways = [made.match];
  for (const step of lesson.steps) {
    const place = `${lesson.id}.${step.id}`;
    const next: Match<S, L, V, E>[] = [];
    for (const match of ways) {
      const question = match.open?.question;
      const [first] = waitingFor(match);
      const { seat = first } = step;
      if (question?.kind !== step.at) {
        wrong.push(`${place}: asks ${question?.kind}, not ${step.at}`);
        continue;
      }
      if (step.tryOut) {
        const verdict = give(match, seat, step.tryOut.answer);
        const rule = 'refused' in verdict ? verdict.refused.rule : JSON.stringify(verdict);
        if (rule !== step.tryOut.rule) wrong.push(`${place}: ${rule}, not ${step.tryOut.rule}`);
      }
      // Where answers cannot be listed, the wanted ones are spelled out whole.
      const answers = optionsOf(question, seat)?.filter((answer) => wanted(step, answer)) ?? step.want ?? [];
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

/** The keys of all that lessons say, in the order in which they say it. */
export const lessonKeys = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ id, steps }) => [
    `lesson.${id}`,
    `lesson.${id}.line`,
    ...steps.flatMap((step) => [`lesson.${id}.${step.id}`, ...(step.tryOut ? [`lesson.${id}.${step.id}.try`] : [])]),
    `lesson.${id}.end`,
  ]);
