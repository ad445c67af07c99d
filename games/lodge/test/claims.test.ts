import { canonical, type Dice, diceFrom, type Match, partOf, seeded } from '@conjure/engine';
import { answersTo, randomPlay } from '@conjure/engine/proof';
import { atRandom } from '@conjure/engine/testing/at-random';
import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { lodge } from '../game.ts';
import type { State } from '../state.ts';
import words from '../text/en/words.json' with { type: 'json' };
import { CLAIMS, judge } from './claims.ts';

/** So often are answers tried: there are hundreds of them to a question. */
const EVERY = 11;

/** Tries answers to every question that is put now; how many refusals could be judged. */
function tryAll(match: Match<State, Content>, dice: Dice): number {
  let judged = 0;
  const { open } = match;
  for (const seat of open?.question.seats ?? []) {
    const question = open && partOf(open.question, seat);
    if (!question?.candidates) continue;
    const seen = lodge.view(match.table, seat);
    for (const answer of answersTo(match, seat, dice)) {
      const refused = question.refuse(answer, seat);
      if (!refused) continue;
      const { key, isTrue } = judge(match, { seen, seat, kind: question.kind }, { ...(answer as object) }, refused);
      if (isTrue === false)
        throw new Error(`${question.kind}: ${canonical(answer)} is refused by ${key}, which is not true here`);
      if (isTrue) judged++;
    }
  }
  return judged;
}

test('every claim is of a sentence that there is', () => {
  expect(Object.keys(CLAIMS).filter((key) => !(`refusal.${key}` in words))).toEqual([]);
});

test('what refuses says the truth as the view shows it', () => {
  let judged = 0;
  atRandom(lodge, 4, (wanted) => {
    const dice = diceFrom(seeded(`claims ${wanted.seed}`));
    randomPlay(lodge, wanted, (match, decision) => {
      if ((decision + Number(wanted.seed)) % EVERY === 0) judged += tryAll(match, dice);
    });
  });
  expect(judged).toBeGreaterThan(1000);
});
