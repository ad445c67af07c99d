import type { Dice, Question } from '@conjure/engine';
import { kindOf } from '../rules/figures.ts';
import type { FuryUseAnswer } from '../rules/fury-use.ts';
import { castIdeas } from './casts.ts';
import type { Sight } from './sight.ts';
import { closeIdeas, rangedIdeas, runIdeas } from './strikes.ts';

/** After the die of Nature's Fury: the best that what was named leaves. [R86] */
export function furyAnswer(s: Sight, asked: Question<FuryUseAnswer>, dice: Dice): FuryUseAnswer | null {
  const figure = Number(asked.facts?.no);
  if (kindOf(s, figure).demoralized[s.state.click[figure]]) return null;
  const ideas = [
    ...closeIdeas(s, figure),
    ...rangedIdeas(s, figure),
    ...runIdeas(s, figure),
    ...castIdeas(s, figure),
  ].sort((a, b) => b.worth - a.worth);
  for (const idea of ideas) {
    const answer = idea.answer(dice) as FuryUseAnswer | null;
    if (answer && asked.refuse(answer, s.seat) === null) return answer;
  }
  return null;
}
