import { expect, test } from 'vitest';
import { newArming } from '../parts/arming.ts';

function clocked(delay: number) {
  let now = 1000;
  const arming = newArming(
    () => delay,
    () => now,
  );
  return { arming, pass: (ms: number) => (now += ms) };
}

test('a press on what has just come does not count, and one a quarter of a second later does', () => {
  const { arming, pass } = clocked(250);
  arming.change();
  pass(249);
  arming.press();
  expect(arming.isArmed()).toBe(false);
  pass(1);
  arming.press();
  expect(arming.isArmed()).toBe(true);
});

test('what changes while the finger is down takes the press away', () => {
  const { arming, pass } = clocked(250);
  pass(500);
  arming.press();
  pass(40);
  arming.change();
  expect(arming.isArmed()).toBe(false);
});

test('a second press so soon after the first is not for what the first has brought', () => {
  const { arming, pass } = clocked(250);
  arming.press();
  arming.release();
  arming.change();
  expect(arming.rest()).toBe(400);
  pass(399);
  arming.press();
  expect(arming.isArmed()).toBe(false);
  arming.release();
  pass(1);
  arming.press();
  expect(arming.isArmed()).toBe(true);
});

test('where the first has changed nothing, the second counts at once', () => {
  const { arming, pass } = clocked(250);
  pass(500);
  arming.press();
  arming.release();
  pass(20);
  arming.press();
  expect(arming.isArmed()).toBe(true);
});

test('where nothing is held up, only a press from before the change is refused', () => {
  const { arming, pass } = clocked(0);
  arming.press();
  pass(1);
  arming.change();
  expect(arming.isArmed()).toBe(false);
  arming.press();
  expect(arming.isArmed()).toBe(true);
});
