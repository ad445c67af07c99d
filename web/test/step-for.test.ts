import type { LevelStep } from '@conjure/engine/content';
import { expect, test } from 'vitest';
import { stepFor } from '../setup/step-for.ts';

const clock = { name: 'clock', values: ['beat', 'live'], default: 'beat', rule: '1' };
const pin = { name: 'pin', values: [true, false], default: true, rule: '2' };
const usual: LevelStep = {
  level: 'adept',
  over: 'novice',
  elo: 120,
  low: 80,
  high: 160,
  points: 67,
  pairs: 100,
  ms: 1,
};
const live: LevelStep = { ...usual, elo: 300, options: { clock: 'live' } };

test('what was measured with the options that are chosen is told, and nothing of others', () => {
  const told = (chosen: Parameters<typeof stepFor>[2], level = 'adept') =>
    stepFor([usual, live], level, chosen, [clock, pin])?.elo;
  expect(told({})).toBe(120);
  expect(told({ clock: 'beat' })).toBe(120);
  expect(told({ clock: 'live' })).toBe(300);
  // Nobody has tried what a pin does to the levels.
  expect(told({ clock: 'live', pin: false })).toBe(300);
  expect(told({}, 'expert')).toBeUndefined();
});

test('where a level was tried with other options at all, it must have been tried with these', () => {
  const expert = { ...usual, level: 'expert', over: 'adept' };
  expect(stepFor([usual, expert, live], 'expert', { clock: 'live' }, [clock])).toBeUndefined();
});
