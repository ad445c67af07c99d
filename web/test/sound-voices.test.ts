import { expect, test } from 'vitest';
import { admit, type Voice } from '../sound/voices.ts';

const voice = (cue: Voice['cue'], begun: number, ends = begun + 1000): Voice => ({ cue, begun, ends });
const four = [voice('step', 0), voice('card', 10), voice('good', 20), voice('blow', 30)];

test('four sounds are heard at once; a stronger one takes the place of the oldest weaker one', () => {
  expect(admit(four.slice(1), 'tap', 100)).toEqual({ stop: null });
  expect(admit(four, 'good', 100)).toEqual({ stop: four[0] });
  expect(admit(four.slice(2).concat(voice('bad', 40), voice('chain', 50)), 'blow', 100)).toEqual({ stop: four[2] });
  expect(admit(four, 'tap', 100)).toBeNull();
});

test('what has ended takes no room', () => {
  expect(admit([...four.slice(1), voice('win', 0, 90)], 'tap', 100)).toEqual({ stop: null });
});

test('the same sound is not begun twice at once', () => {
  expect(admit([voice('knock', 50)], 'knock', 100)).toBeNull();
  expect(admit([voice('knock', 50)], 'knock', 111)).toEqual({ stop: null });
});
