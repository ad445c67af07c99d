import type { Lesson } from '@conjure/engine/content';
import type { OpenQuestion } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { leadsAway, minutesOf, progressOf, wantedAnswer } from '../learn/progress.ts';

const [choose, walk, rest] = [
  { id: 'choose', at: 'shield', rules: [] },
  {
    id: 'walk',
    at: 'first',
    rules: ['5.2'],
    tryOut: { answer: { do: 'move', to: '0304' }, rule: '5.2a' },
    want: [{ do: 'move', to: '0205' }],
  },
  { id: 'rest', at: 'use', rules: [], want: [{ do: 'done' }] },
];
const lesson: Pick<Lesson, 'steps'> = { steps: [choose, walk, rest] };

const asked = (answers: readonly unknown[] | null, more: Partial<OpenQuestion> = {}): OpenQuestion => ({
  question: 1,
  kind: 'first',
  rule: '5.0',
  how: 'one',
  seats: [0],
  facts: {},
  options: answers?.map((answer) => ({ answer, label: { key: 'a' } })) ?? null,
  ...more,
});

describe('progress in a lesson', () => {
  test('every answer is a step', () => {
    expect(progressOf(lesson, 0, 'shield')).toEqual({ done: 0, step: choose, isAstray: false });
    expect(progressOf(lesson, 1, 'first')).toEqual({ done: 1, step: walk, isAstray: false });
    expect(progressOf(lesson, 2, 'use')).toEqual({ done: 2, step: rest, isAstray: false });
  });

  test('taking back leads back', () => {
    expect(progressOf(lesson, 2, 'use').step).toBe(rest);
    expect(progressOf(lesson, 1, 'first').step).toBe(walk);
  });

  test('after the last step it is over, however long one plays on', () => {
    expect(progressOf(lesson, 3, 'first')).toEqual({ done: 3, step: null, isAstray: false });
    expect(progressOf(lesson, 9, null)).toEqual({ done: 3, step: null, isAstray: false });
    expect(progressOf({ steps: [] }, 0, 'first')).toEqual({ done: 0, step: null, isAstray: false });
  });

  test('another question than the step speaks of', () => {
    expect(progressOf(lesson, 1, 'avert').isAstray).toBe(true);
    expect(progressOf(lesson, 1, null).isAstray).toBe(false);
  });
});

describe('what a lesson wants', () => {
  const there = { do: 'move', to: '0205' };
  const elsewhere = { do: 'move', to: '0107' };
  const atWalk = progressOf(lesson, 1, 'first');

  test('a legal answer may lead away from it', () => {
    const open = asked([there, elsewhere]);
    expect(leadsAway(atWalk, open, there)).toBe(false);
    expect(leadsAway(atWalk, open, elsewhere)).toBe(true);
  });

  test('what is forbidden goes to the rules, which say why', () => {
    expect(leadsAway(atWalk, asked([there, elsewhere]), { do: 'move', to: '0304' })).toBe(false);
  });

  test('where answers cannot be listed, all others lead away', () => {
    expect(leadsAway(atWalk, asked(null), elsewhere)).toBe(true);
  });

  test('anything goes where nothing is wanted, at the end, and once one is astray', () => {
    const open = asked([there, elsewhere]);
    expect(leadsAway(progressOf(lesson, 0, 'shield'), open, elsewhere)).toBe(false);
    expect(leadsAway(progressOf(lesson, 3, 'first'), open, elsewhere)).toBe(false);
    expect(leadsAway(progressOf(lesson, 1, 'avert'), open, elsewhere)).toBe(false);
  });

  test('the answer to show: one of the listed, with all that belongs to it', () => {
    const whole = { ...there, by: ['0106', '0205'] };
    expect(wantedAnswer(walk, asked([elsewhere, whole]))).toEqual(whole);
    expect(wantedAnswer(walk, asked(null, { sampled: [{ answer: whole, label: { key: 'a' } }] }))).toEqual(whole);
    expect(wantedAnswer(walk, asked(null))).toEqual(there);
    expect(wantedAnswer(choose, asked([there]))).toBe(null);
  });

  test('time: never less than a minute', () => {
    expect(minutesOf({ steps: [] })).toBe(1);
    expect(minutesOf({ steps: Array.from({ length: 6 }, () => walk) })).toBe(4);
  });
});
