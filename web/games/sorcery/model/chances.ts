import { type Chance, chancesOf, type SorceryView } from '@conjure/sorcery/view';
import type { Plan } from './plan.ts';
import { answerOf } from './plan-answer.ts';

/** What dice would make of a plan, figure by figure: foes first. */
export function chancesIn(view: SorceryView, plan: Plan): readonly Chance[] {
  const answer = answerOf(view, plan);
  const isFriend = ({ target }: Chance): number => Number(view.figures[target].owner === view.active);
  return answer ? chancesOf(view, answer, plan.targets).toSorted((a, b) => isFriend(a) - isFriend(b)) : [];
}

/** Where the dial of a figure would come to. */
export const landsIn = (chances: readonly Chance[], figure: number): Chance['lands'] | null =>
  chances.find(({ target, damage, heals }) => target === figure && (damage.most > 0 || heals))?.lands ?? null;
