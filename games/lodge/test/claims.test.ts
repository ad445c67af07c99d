import { type Match, optionsOf, partOf } from '@conjure/engine';
import { canonical } from '@conjure/engine/plain.ts';
import { randomPlay } from '@conjure/engine/proof/index.ts';
import { atRandom } from '@conjure/engine/test/at-random.ts';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import type { Lore } from '../lore.ts';
import type { State } from '../state.ts';
import { judge } from './claims.ts';
import { everyAnswer } from './every-answer.ts';

/** So often are all answers of a question tried: there are hundreds of them. */
const EVERY = 11;

/** Tries every answer to every question that is put now; how many refusals could be judged. */
function tryAll(match: Match<State, Lore>): number {
  let judged = 0;
  const { open } = match;
  for (const seat of open?.question.seats ?? []) {
    const question = open ? partOf(open.question, seat) : null;
    const answers = question && everyAnswer(match, question.kind, seat);
    if (!question || !answers) continue;
    const seen = lodge.view(match.table, seat);
    const options = new Set((optionsOf(question, seat) ?? []).map(canonical));
    for (const answer of answers) {
      const wrong = (what: string): never => {
        throw new Error(`${question.kind}: ${canonical(answer)} ${what}`);
      };
      if (question.shape.check(answer, 'answer')) wrong('is not understood');
      const refused = question.refuse(answer, seat);
      if ((refused === null) !== options.has(canonical(answer))) wrong(refused ? 'is offered' : 'is not offered');
      if (!refused) continue;
      const { key, isTrue } = judge(match, { seen, seat, kind: question.kind }, { ...answer }, refused);
      if (isTrue === false) wrong(`is refused by ${key}, which is not true here`);
      if (isTrue) judged++;
    }
  }
  return judged;
}

test('what is not refused is offered, what is offered is not refused, and what refuses says the truth as the view shows it', () => {
  let judged = 0;
  atRandom(lodge, 4, (wanted) => {
    randomPlay(lodge, wanted, (match, decision) => {
      if ((decision + Number(wanted.seed)) % EVERY === 0) judged += tryAll(match);
    });
  });
  expect(judged).toBeGreaterThan(1000);
});
