import { judge } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { HERE } from './field.ts';
import { NOBODY, setUp, type TestMatch } from './table.ts';
import { REFUSED, type Refused } from './words/refused.ts';

const staged = ({ scenario, after = [] }: Refused): TestMatch => {
  const s = setUp(scenario);
  for (const [seat, answer] of after) s.answer(seat, answer);
  return s;
};

describe.each(REFUSED)('$position', (refused) => {
  const { seat = 0, answers } = refused;

  test.each(answers)('%j: %s', (answer, why) => {
    const s = staged(refused);
    expect(s.asked()).toContain(seat);
    expect(s.why(seat, answer)).toBe(why);
    expect(s.options(seat)).not.toContainEqual(answer);
  });
});

test('[B2] a spirit beyond the list is no spirit: the answer is at fault, and nobody is told that he does not hold it', () => {
  const s = setUp({ turn: 2, phase: 'use', magicians: [{ hex: HERE, spirits: [50] }], mortals: NOBODY });
  const wrong = { fault: { place: 'answer.spirit', expected: 'a whole number from 1 to 72' } };
  for (const spirit of [0, 73]) expect(judge(s.match, 0, { do: 'release', spirit })).toMatchObject(wrong);
  expect(s.why(0, { do: 'release', spirit: 72 })).toBe('R93.foreign');
});
