import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { expect, test } from 'vitest';
import { RISKS } from '../games/demons/model/risks.ts';

/** A position, and what is answered in it before the choices are looked at. */
const POSITIONS = [
  [{ turn: 9, phase: 'first', magicians: [{ hex: '1010', shield: 'Copper', spirits: [15, 2], treasures: ['51'] }] }],
  [
    { turn: 9, phase: 'first', magicians: [{ hex: '1010', shield: 'Copper', spirits: [15, 2], treasures: ['51'] }] },
    { do: 'raise' },
  ],
  [{ turn: 5, phase: 'use', magicians: [{ hex: '1307', spirits: [10, 15, 40] }, { captor: { magician: 0 } }] }],
] as const;

test('a choice has a sign of dice just where its odds have several outcomes', async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const [scenario, ...answers] of POSITIONS) {
    const at = testHost();
    const seats = scenario.magicians.map(() => person);
    const opening = { do: 'open', game: 'demons', seed: 'signs', practice: true, seats, scenario };
    const { match } = one(await at.tell('a', opening), 'opened');
    const asked = () => stateOf(at, 'a', match, 0).asked;
    for (const answer of answers)
      await at.tell('a', { do: 'answer', match, seat: 0, question: asked()?.question, answer });
    for (const [key, [{ answer }]] of Map.groupBy(asked()?.options ?? [], ({ label }) => label.key)) {
      seen.add(key);
      const message = { do: 'odds', match, seat: 0, question: asked()?.question, answer };
      const { outcomes } = one(await at.tell('a', message), 'odds');
      if (outcomes.length > 1 !== (RISKS[key] === 'dice')) wrong.push(`${key}: ${outcomes.length}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].filter((key) => RISKS[key] === 'dice').length).toBeGreaterThan(2);
});
