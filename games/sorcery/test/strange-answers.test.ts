import { type Dice, diceFrom, pick, type Question, seeded, waitingFor } from '@conjure/engine';
import { randomOptions, randomPlay } from '@conjure/engine/proof';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { holdInvariants } from './invariants.ts';

const RULES = new Set(sorcery.rules.map(({ id }) => id));

/** The same answer with some of its numbers and lists changed, so that it still has the shape of one. */
function twisted(value: unknown, dice: Dice): unknown {
  const seldom = () => dice.index('twist', 4) === 0;
  if (typeof value === 'number') return seldom() ? twistedNumber(value, dice) : value;
  if (Array.isArray(value)) {
    const list = value.map((one) => twisted(one, dice));
    return seldom() && list.length > 0 ? list.slice(dice.index('twist', list.length)) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, twisted(one, dice)]));
}

const twistedNumber = (value: number, dice: Dice): number =>
  value >= 100 ? 100 * dice.index('twist', 360) : dice.index('twist', 40);

/** Judges an answer that may be anything: by its shape, by a rule of the catalogue, or not at all. */
function judge(question: Question, answer: unknown, seat: number, met: Set<string>): void {
  if (question.shape.check(answer, 'answer')) return;
  const refused = question.refuse(answer, seat);
  if (!refused) return;
  expect(RULES, JSON.stringify(answer)).toContain(refused.rule);
  met.add(refused.rule);
}

test('whatever has the shape of an answer is judged without fail, and refused by a rule of the catalogue', () => {
  const met = new Set<string>();
  const pool = new Map<string, unknown[]>();
  for (let i = 0; i < 12; i++) {
    const seed = `strange ${i}`;
    const dice = diceFrom(seeded(seed));
    randomPlay(
      sorcery,
      { seed, seats: 2 + (i % 3), options: randomOptions(sorcery, seed) },
      ({ open, table, ...rest }) => {
        if (!open) return;
        const { question } = open;
        const [seat] = waitingFor({ open, table, ...rest });
        const before = JSON.stringify(table.state);
        const known = pool.get(question.kind) ?? [];
        pool.set(question.kind, known);
        known.push(pick(question, seat, dice));
        for (let n = 0; n < 4; n++) {
          const answer = known[dice.index('strange', known.length)];
          judge(question, answer, seat, met);
          judge(question, twisted(answer, dice), seat, met);
        }
        expect(JSON.stringify(table.state)).toBe(before);
        holdInvariants(table.state, table.content);
      },
    );
  }
  // So many that hardly a kind of refusal can have been left out.
  expect(met.size).toBeGreaterThan(40);
});
