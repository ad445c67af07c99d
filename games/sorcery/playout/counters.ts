import type { CounterAnswer } from '../rules/counter.ts';
import { counterChance } from '../rules/counter-chance.ts';
import { spellOf } from '../rules/stacks.ts';
import { NONE } from '../state.ts';
import { castWorth } from './casts.ts';
import type { Sight } from './sight.ts';

export type CounterAnswers = CounterAnswer | { do: 'pass' } | { do: 'concede' };

/** The token of the attempt, and the counterspell that is spent. */
const TOKEN = 1;
const CARD = 1;
/** The spell itself: countered, it is out of the way for a while. */
const SPELL = 0.5;

/** To let the spell be, or to try against what it would do. [S51] [S56] */
export function counterWorths(s: Sight): (answer: CounterAnswers) => number {
  const matter = s.state.agenda.findLast((one) => one.do === 'counter');
  if (matter?.do !== 'counter') return () => 0;
  const { casting } = matter;
  const hurts = SPELL - castWorth(s, casting.figure, spellOf(s, casting.card), casting.choices);
  return (answer) => {
    if (answer.do !== 'counter') return answer.do === 'pass' ? 0 : Number.NEGATIVE_INFINITY;
    const book = answer.book ?? NONE;
    return counterChance(s, casting.figure, answer.figure, book) * hurts - TOKEN - (book === NONE ? 0 : CARD);
  };
}
