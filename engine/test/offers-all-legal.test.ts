import { describe, expect, test } from 'vitest';
import { openTo } from '../kernel/match.ts';
import { optionsOf, type Question, refusal } from '../kernel/question.ts';
import { either, fields, flag, listOf, nameOf, oneOf, orNull, pattern, tagged, text, whole } from '../kernel/shape.ts';
import { answersOf, inOrder } from '../proof/answers.ts';
import { checkAlong, offersAllLegal } from '../proof/index.ts';
import { diceOf, matchOf } from '../testing/playing.ts';
import { bazaar as plain } from './games/bazaar.ts';

const rule = (id: string) => ({ id, title: id, text: id, source: '', kind: 'base' });
const bazaar = { ...plain, rules: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'].map(rule) };

const pool = { texts: new Set(['a1', 'b2', 'long']), numbers: new Set([0, 5, 700]) };
const shape = tagged('do', {
  go: fields({ do: oneOf('go'), to: nameOf(new Set(['x', 'y']), 'a place') }, { fast: flag }),
  take: fields({ do: oneOf('take'), items: listOf(pattern(/^[a-z]\d$/, 'an item'), { max: 2, distinct: true }) }),
  pay: fields({ do: oneOf('pay'), n: orNull(whole(3, 900)), for: either(whole(0, 1), text) }),
});

describe('answers put together from a shape', () => {
  const answers = answersOf(shape.schema, pool, [{ do: 'go', to: 'x' }]);

  test('are all listed, and as many as were counted', () => {
    const all = [...answers.list()];
    expect(all).toHaveLength(answers.count);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(answers.count);
    expect(all).toContainEqual({ do: 'go', to: 'y', fast: true });
    expect(all).toContainEqual({ do: 'take', items: ['b2', 'a1'] });
    expect(all).toContainEqual({ do: 'pay', n: 700, for: 'long' });
    expect(all).not.toContainEqual(expect.objectContaining({ n: 0 }));
  });

  test('have the shape, whether listed, drawn, or found beside another', () => {
    const dice = diceOf('answers');
    for (const answer of answers.list()) {
      expect(shape.check(answer, '')).toBeNull();
      expect(shape.check(answers.beside(answer, dice), '')).toBeNull();
    }
    for (let i = 0; i < 200; i++) expect(shape.check(answers.draw(dice), '')).toBeNull();
  });

  test('are put in order where the order of a list says nothing', () => {
    const any = fields({ cards: listOf(text, { anyOrder: true }), steps: listOf(text) });
    expect(inOrder(any.schema, { cards: ['b', 'a'], steps: ['b', 'a'] })).toEqual({
      cards: ['a', 'b'],
      steps: ['b', 'a'],
    });
  });
});

describe('everything legal is offered', () => {
  const check = (change: (question: Question, legal: readonly unknown[]) => Partial<Question>) => {
    const match = matchOf(bazaar, { seats: 2 });
    const { open } = match;
    if (!open) throw new Error('nobody is asked');
    const [seat] = open.question.seats;
    const legal = optionsOf(open.question, seat) ?? [];
    match.open = { ...open, question: { ...open.question, ...change(open.question, legal) } };
    expect(openTo(match, seat)).not.toBeNull();
    return () => offersAllLegal(match, '1');
  };

  test('in a game that does so', () => {
    for (const seed of ['1', '2', '3']) checkAlong(bazaar, { seed, seats: 3 }, { check: offersAllLegal });
  });

  test('an answer that is legal and not listed is found', () => {
    expect(check((_, [first, ...rest]) => ({ candidates: () => (first ? rest : []) }))).toThrow(/does not offer seat/);
  });

  test('unless it stands aside, or is listed in other words', () => {
    const left = (_: Question, [first, ...rest]: readonly unknown[]) => ({ aside: [first], candidates: () => rest });
    expect(check(left)).not.toThrow();
    expect(check((_, [first]) => ({ candidates: () => [first], normal: () => first }))).not.toThrow();
  });

  test('a refusal by a rule that is not in the catalogue is found, and a rule that throws', () => {
    expect(check(() => ({ refuse: () => refusal('no such rule') }))).toThrow(/unknown rule no such rule/);
    const fails = () => {
      throw new Error('out of range');
    };
    expect(check((_, legal) => ({ allLegal: true, candidates: () => legal, refuse: fails }))).toThrow('out of range');
  });
});
