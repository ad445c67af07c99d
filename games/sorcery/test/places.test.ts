import { speaker } from '@conjure/words';
import { expect, test } from 'vitest';
import { facingPhrase, spotPhrase, wayTo } from '../places.ts';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };
import { setUp } from './table.ts';

const say = speaker('en', names, words);
const o = { x: 0, y: 0 };

test('the compass has eight ways', () => {
  expect([0, 2_200, 2_300, 9_000, 18_000, 27_000, 33_800].map((facing) => say(facingPhrase(facing)))).toEqual([
    ...['east (0°)', 'east (22°)', 'north-east (23°)', 'north (90°)', 'west (180°)', 'south (270°)', 'east (338°)'],
  ]);
  const around = [1, 1, 0, -1, -1, -1, 0, 1].map((x, i) => ({ x, y: [0, 1, 1, 1, 0, -1, -1, -1][i] }));
  expect(around.map((to) => wayTo(o, to))).toEqual(['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se']);
});

test('a spot is told from what it touches, else from what is nearest [B5] [B13]', () => {
  const s = setUp({
    figures: {
      imp: { is: 'oathbound_imp', at: [10_000, 5_000] },
      reaver: { is: 'dust_reaver', of: 1, at: [10_000, 10_000] },
    },
  });
  const view = s.view(0);
  const spot = (x: number, y: number) => say(spotPhrase(view, { x, y }, s.no('imp')));
  expect(spot(10_000, 8_500)).toBe('a spot touching the Dust Reaver, south of it');
  expect(spot(10_000, 7_000)).toBe('a spot 3 inches south of the Dust Reaver');
  expect(spot(15_000, 15_600)).toBe('a spot touching objective 1, north of it');
  expect(spot(17_000, 17_000)).toBe('a spot 2.8 inches north-east of objective 1');
});
