import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './table.ts';
import { REFUSED, type Refused } from './words/refused.ts';

const staged = ({ scenario, after = [] }: Refused): Scene => {
  const s = scene(scenario);
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
