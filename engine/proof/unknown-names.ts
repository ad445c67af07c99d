import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import { waitingFor } from '../kernel/match.ts';
import { canonical } from '../kernel/plain.ts';
import { optionsOf, partOf, pick, type Question } from '../kernel/question.ts';
import { poolOf, type ValuePool } from './answers.ts';
import type { Check } from './checks.ts';

/** Reasons that say how much is named: too little, too much, not so many, not so often. In every game they are called by these words. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['unnamed', 'missing', 'surplus', 'few', 'least', 'most', 'tooMany', 'count', 'number', 'schools', 'legs'],
]);

/** How many options are looked at, others each time. */
const SAMPLED = 6;

/**
 * A legal answer in which one number or name is another one, that does not occur in the match: as much is named as in the legal
 * one, so whatever refuses it may say anything but that too little or too much is named.
 */
export const unknownIsNotMissing: Check = (match, seed) => {
  const { open, game, table } = match;
  if (!open) return;
  const dice = diceFrom(seeded(`unknown ${seed}`));
  for (const seat of waitingFor(match)) {
    const question = partOf(open.question, seat);
    const options = optionsOf(question, seat);
    const pool = poolOf([game.view(table, seat), table.state, options]);
    for (let i = 0; i < SAMPLED; i++) {
      const option = options ? options[dice.index('option', options.length)] : pick(question, seat, dice);
      for (const answer of withUnknown(question, option, pool, dice)) {
        const refused = question.refuse(answer, seat);
        if (refused?.reason !== undefined && AMOUNTS.has(refused.reason))
          throw new Error(
            `"${question.kind}" says of ${canonical(answer)}, which names as much as ${canonical(option)}, "${refused.rule}.${refused.reason}"`,
          );
      }
    }
  }
};

const NUMBERS = [3, 4, 5, 7, 11, 17, 23, 31, 47, 71, 89, 97, 98, 99, 127, 499, 999, 9_999, 99_999];

/** The answer with each of its numbers and names replaced in turn, as far as the shape of the question allows. */
function* withUnknown(question: Question, answer: unknown, pool: ValuePool, dice: Dice): Generator<unknown> {
  // Where a name is one of a list in the shape it may say what kind of answer it is, and so how much there is to be named.
  const unknown = { number: NUMBERS.filter((number) => !pool.numbers.has(number)), string: ['nobody'] };
  for (const place of leavesOf(answer)) {
    const values = unknown[typeof place.value as 'number' | 'string'];
    for (let tries = 0; tries < TRIES && values.length > 0; tries++) {
      const changed = place.with(values[dice.index('unknown', values.length)]);
      if (question.shape.check(changed, '') === null) yield changed;
    }
  }
}

/** How many other values are tried in each place: not all of them fit its limits. */
const TRIES = 4;

interface Leaf {
  readonly value: unknown;
  with(value: unknown): unknown;
}

/** The numbers and texts in an answer; `with` gives the answer with another one in that place. */
function* leavesOf(value: unknown): Generator<Leaf> {
  if (typeof value === 'number' || typeof value === 'string') yield { value, with: (other) => other };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const leaf of leavesOf(inner))
      yield {
        value: leaf.value,
        with(other) {
          const changed = leaf.with(other);
          return Array.isArray(value)
            ? value.with(Number(name), changed)
            : { ...(value as Record<string, unknown>), [name]: changed };
        },
      };
}
