import type { Question } from '@conjure/engine';
import { type ReactAnswer, slotNamed } from '../rules/answers.ts';
import { freeOnSheet } from '../rules/models.ts';
import { halfIn } from '../rules/reactions.ts';
import { effectWorth } from './gains.ts';
import { type Sight, sightOf } from './sight.ts';

/** A protection is kept for a blow that is worth it, unless this one would be the last. */
const WORTH_IT = 2;

/** Whether a set trap or protection answers what is happening. [B47] */
export function reactWorths(s: Sight, { facts }: Question): (answer: ReactAnswer) => number {
  const n = Number(facts?.n);
  return (answer) => {
    if (answer.do === 'decline') return 0;
    const { trigger } = halfIn(s, s.by, slotNamed(answer.slot));
    if (trigger === 'damageIncoming') return n >= Math.min(WORTH_IT, freeOnSheet(s, s.by)) ? 1 : -1;
    return trigger === 'enemyCasts' ? spellWorth(s) - 0.3 : 1;
  };
}

/** What the spell that has just been revealed would bring its caster. [B51] */
function spellWorth(s: Sight): number {
  const run = s.state.agenda.findLast((matter) => matter.do === 'ops' && matter.at === 0);
  return run?.do === 'ops' ? effectWorth(sightOf(s, run.by), run.effect, s.state.at[run.by]) : 0;
}
