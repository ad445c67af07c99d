import { expect, test } from 'vitest';
import { CUES, type CueName, LOUDNESS } from '../sound/cues.ts';
import { loudest, RATE, render } from '../sound/render.ts';

const dB = (level: number) => 20 * Math.log10(level);
const NAMES = Object.keys(CUES) as CueName[];

test.each(NAMES)('%s is as loud as its class says, never too loud, and short', (name) => {
  const samples = render(name);
  expect(samples.every(Number.isFinite)).toBe(true);
  const peak = dB(Math.max(...Array.from(samples, Math.abs)));
  expect(peak).toBeLessThanOrEqual(-6.99);
  const level = dB(loudest(samples));
  // What has a high peak is a little quieter rather than cut off.
  expect(Math.abs(level - LOUDNESS[CUES[name].loudness])).toBeLessThan(2);
  expect(samples.length / RATE).toBeLessThanOrEqual(2.3);
});

test('a sound is the same each time it is made', () => {
  expect(render('crash')).toEqual(render('crash'));
});
