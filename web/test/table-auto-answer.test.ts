import type { OpenQuestion } from '@conjure/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAutoAnswer, onlyAnswer } from '../table/session/auto-answer.ts';

const choice = (answer: string) => ({ answer, label: { key: '' } });
const asks = (question: number, more: Partial<OpenQuestion> = {}): OpenQuestion => ({
  question,
  kind: 'react',
  rule: 'B48',
  how: 'one',
  seats: [0],
  facts: {},
  options: [choice('decline')],
  ...more,
});
const forced = (question: number) => asks(question, { forced: 'openly' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who is asked one thing after the other, and what is said for him. */
function sitting(isOnline = false, autoAnswer: (asked: OpenQuestion) => unknown = onlyAnswer) {
  const given: unknown[] = [];
  let asked: OpenQuestion | null = null;
  const { check, stop } = newAutoAnswer({
    now: () => asked && { asked, seat: 0 },
    answerFor: (each) => autoAnswer(each),
    isOnline: () => isOnline,
    give: (...answer) => given.push(answer),
  });
  const ask = (next: OpenQuestion | null) => {
    asked = next;
    check();
  };
  return { given, ask, check, stop };
}

test('the only answer is given after a glance, once', () => {
  const { given, ask, check } = sitting();
  ask(forced(1));
  expect(given).toEqual([]);
  vi.advanceTimersByTime(300);
  check();
  vi.advanceTimersByTime(300);
  expect(given).toEqual([[0, 1, 'decline']]);
  vi.runAllTimers();
  expect(given).toHaveLength(1);
});

test('where there is a choice nothing is, nor where the host does not say that there is none', () => {
  const { given, ask } = sitting();
  ask(asks(1));
  ask(asks(2, { options: [choice('decline'), choice('reveal')] }));
  vi.runAllTimers();
  expect(given).toEqual([]);
});

test('nothing is answered when another question came, the person looks elsewhere, leaves, or wants to decide after all', () => {
  let wants = false;
  const { given, ask, stop } = sitting(false, (asked) => (wants ? null : onlyAnswer(asked)));
  ask(forced(1));
  ask(asks(2));
  vi.runAllTimers();
  ask(forced(3));
  ask(null);
  vi.runAllTimers();
  ask(forced(4));
  wants = true;
  vi.runAllTimers();
  wants = false;
  ask(forced(5));
  stop();
  vi.runAllTimers();
  expect(given).toEqual([]);
  ask(forced(6));
  vi.runAllTimers();
  expect(given).toEqual([[0, 6, 'decline']]);
});

test('where others can tell, it takes as long as chance will have it', () => {
  const taken = new Set<number>();
  for (let i = 0; i < 20; i++) {
    const { given, ask } = sitting(true);
    const from = Date.now();
    ask(forced(i));
    while (given.length === 0) vi.advanceTimersToNextTimer();
    taken.add(Date.now() - from);
  }
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...taken)).toBeLessThanOrEqual(1_200);
  expect(taken.size).toBeGreaterThan(5);
});
