import { accept, canonical, type Dice, diceFrom, type Match, partOf, pick, seeded, waitingFor } from '@conjure/engine';
import { answersTo } from '@conjure/engine/proof';
import { budget } from '@conjure/engine/testing/budget';
import { matchOf } from '@conjure/engine/testing/playing';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { demons } from '../game.ts';
import type { State } from '../state.ts';
import words from '../text/en/words.json' with { type: 'json' };
import { CLAIMS, type Named } from './claims.ts';
import { rareScenario } from './random-scenario.ts';

/** Tries answers to every question that is put now; which sentences were true. */
function tryAll(match: Match<State, Content>, dice: Dice, told: Set<string>): void {
  const { open, table } = match;
  for (const seat of open ? waitingFor(match) : []) {
    const question = open && partOf(open.question, seat);
    const seen = demons.view(table, seat);
    for (const answer of answersTo(match, seat, dice)) {
      const refused = question?.refuse(answer, seat);
      const claim = refused && CLAIMS[reasonOf(refused)];
      if (!refused || !claim) continue;
      const { facts } = refused;
      const isTrue = claim({
        content: table.content,
        seen,
        seat,
        me: seen.magicians[seat],
        answer: answer as Named,
        facts,
      });
      if (!isTrue) throw new Error(`${question?.kind}: ${canonical([answer, refused])} is not true here`);
      told.add(reasonOf(refused));
    }
  }
}

test('every claim is of a sentence that there is', () => {
  expect(Object.keys(CLAIMS).filter((key) => !(`refusal.${key}` in words))).toEqual([]);
});

test('what refuses says the truth as the view shows it', () => {
  const told = new Set<string>();
  for (let i = 0; i < budget(40, 400); i++) {
    const [seed, seats] = [`claims ${i}`, 1 + (i % 4)];
    const match = matchOf(demons, { seed, seats, scenario: rareScenario(seed, seats), options: { turnLimit: 30 } });
    const dice = diceFrom(seeded(seed));
    for (let decision = 0; match.open && decision < 12; decision++) {
      tryAll(match, dice, told);
      const [seat] = waitingFor(match);
      accept(match, seat, pick(match.open.question, seat, dice));
    }
  }
  expect(told.size).toBeGreaterThan(60);
});
