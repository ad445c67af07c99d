import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { canonical } from '../kernel/plain.ts';
import { optionsOf, partOf, type Question } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import { faultText, type Schema } from '../kernel/shape.ts';
import type { Event } from '../kernel/table.ts';
import { answersOf, inOrder, poolOf } from './answers.ts';
import type { Check } from './checks.ts';

/** If a kind has no more answers than `FEW`, all are judged; else this many at random, and this many that are like an option. */
const FEW = 200;
const DRAWN = 40;
const BESIDE = 120;

/**
 * Everything legal is offered: where answers can be listed, whatever the shape of the question allows over the match's own ids
 * is judged, and what is not refused is one of the options. Every refusal names a rule of the catalogue.
 */
export const offersAllLegal: Check = (match, seed) => {
  const { open, game } = match;
  if (!open) return;
  const dice = diceFrom(seeded(`all ${seed}`));
  const rules = new Set(game.rules.map(({ id }) => id));
  for (const seat of waitingFor(match)) {
    const question = partOf(open.question, seat);
    const options = optionsOf(question, seat);
    if (!options) continue;
    const { schema } = question.shape;
    const write = (answer: unknown) => written(question, schema, answer, seat);
    const listed = new Set([...options, ...(question.aside ?? [])].map(write));
    for (const answer of answersTo(match, seat, dice)) {
      const fault = question.shape.check(answer, '');
      if (fault)
        throw new Error(`the schema of "${question.kind}" allows ${canonical(answer)}, but ${faultText(fault)}`);
      const refused = question.refuse(answer, seat);
      if (refused && !rules.has(refused.rule))
        throw new Error(`"${question.kind}" refuses ${canonical(answer)} by the unknown rule ${refused.rule}`);
      if (!refused && !listed.has(write(answer)))
        throw new Error(`"${question.kind}" does not offer seat ${seat} ${canonical(answer)}, which is legal`);
    }
  }
};

/** An answer so that two which mean the same are the same. When it is given is written on it by the host alone. */
function written(question: Question, schema: Schema, answer: unknown, seat: Seat): string {
  const plain = question.normal ? question.normal(answer, seat) : answer;
  const sorted = inOrder(schema, plain);
  return canonical(question.clock === undefined ? sorted : { ...(sorted as object), at: undefined });
}

/**
 * Answers of the shape of what the seat is asked, over the match's own ids, legal or not: every kind of answer in full where it
 * has few, else some at random; and answers that differ from an option in one place.
 */
export function* answersTo<S, C, V, E extends Event>(
  { open, game, table }: Match<S, C, V, E>,
  seat: Seat,
  dice: Dice,
): Generator<unknown> {
  if (!open) return;
  const question = partOf(open.question, seat);
  const options = optionsOf(question, seat) ?? [];
  const pool = poolOf([game.view(table, seat), table.state, options]);
  const whole = question.shape.schema;
  const schema = question.clock === undefined ? whole : atTheTime(whole, options);
  for (const kind of kindsOf(schema)) {
    const answers = answersOf(kind, pool, options);
    if (answers.count <= FEW) yield* answers.list();
    else for (let i = 0; i < DRAWN; i++) yield answers.draw(dice);
  }
  if (options.length === 0) return;
  const all = answersOf(schema, pool, options);
  for (let i = 0; i < BESIDE; i++) yield all.beside(options[dice.index('answers', options.length)], dice);
}

const kindsOf = (schema: Schema): Schema[] =>
  Array.isArray(schema.anyOf) ? (schema.anyOf as Schema[]).flatMap(kindsOf) : [schema];

/** Where time matters: the same answers, given when the options can be. */
function atTheTime(schema: Schema, options: readonly unknown[]): Schema {
  const times = [...new Set((options as { at?: number }[]).map(({ at }) => at))];
  const cases = (schema.anyOf ?? [schema]) as { properties: Record<string, Schema> }[];
  return {
    anyOf: cases.map((one) =>
      'at' in one.properties ? { ...one, properties: { ...one.properties, at: { enum: times } } } : one,
    ),
  };
}
