import { create, fork, give, type Lesson, type Match, optionsOf, wanted } from '@conjure/engine';
import { demons } from '../game.ts';

/** How a lesson goes on with every wanted answer: the matches at its end, and what was not as the lesson says. */
export function follow(lesson: Lesson): { ends: Match[]; wrong: string[] } {
  const made = create(demons, lesson);
  if ('fault' in made) return { ends: [], wrong: [JSON.stringify(made.fault)] };
  const wrong: string[] = [];
  let ways: Match[] = [made.match];
  for (const step of lesson.steps) {
    const place = `${lesson.id}.${step.id}`;
    const next: Match[] = [];
    for (const match of ways) {
      const question = match.open?.question;
      if (question?.kind !== step.at) {
        wrong.push(`${place}: asks ${question?.kind}, not ${step.at}`);
        continue;
      }
      if (step.tryOut) {
        const verdict = give(match, 0, step.tryOut.answer);
        const rule = 'refused' in verdict ? verdict.refused.rule : JSON.stringify(verdict);
        if (rule !== step.tryOut.rule) wrong.push(`${place}: ${rule}, not ${step.tryOut.rule}`);
      }
      const answers = (optionsOf(question, 0) ?? []).filter((answer) => wanted(step, answer));
      if (answers.length === 0) wrong.push(`${place}: nothing that is wanted is legal`);
      for (const answer of answers) {
        const way = fork(match);
        give(way, 0, answer);
        next.push(way);
      }
    }
    if (wrong.length > 0) return { ends: [], wrong };
    ways = next;
  }
  return { ends: ways, wrong };
}
