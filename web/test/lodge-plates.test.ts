import { LANGUAGES } from '@conjure/words';
import { expect, test } from 'vitest';
import { slotsOf, tallyOf } from '../games/lodge/model/cubes.ts';
import { plateOf } from '../games/lodge/model/plates.ts';
import { kennels } from '../games/lodge/model/reserve.ts';
import { talliesOf } from '../games/lodge/model/tallies.ts';
import { powerTrack } from '../games/lodge/model/track.ts';
import { scenario, seen, wordsOf } from './lodge-table.ts';

const AT = scenario(
  {
    jafar: { at: '0,1', power: 5, familiar: { id: 'polpetta', mode: 'guard', damage: [1], token: 'used' } },
    nero: { at: '0,0', power: 7, set: { I: 'thunder_nail/a' } },
    tessa: { at: '2,-2', damage: [0, 'rose'], familiar: { id: 'polly', mode: 'hunting', at: '0,2' } },
  },
  { rose: { power: 7 } },
);

test('bars show whose cubes lie in which slot, and who has how many', () => {
  expect(slotsOf([1, 'rose'], 4)).toEqual([1, 'rose', null, null]);
  expect(tallyOf(['rose', 1, 1])).toEqual([
    { who: 1, n: 2 },
    { who: 'rose', n: 1 },
  ]);
});

test('a plate tells the mode of the familiar, its wounds and the side of its token', async () => {
  const { view } = await seen(AT);
  const words = await wordsOf('en');
  const plates = view.seats.map(({ seat }) => plateOf(view, seat, words));
  expect(plates.map(({ name, letter, acts }) => [name, letter, acts])).toEqual([
    ['Jaf’ar', 'J', false],
    ['Nero', 'N', true],
    ['Rebecca', 'R', false],
    ['Tessa', 'T', false],
  ]);
  expect(plates[0].familiar).toMatchObject({
    mode: 'guard',
    token: 'used',
    slots: [1, null, null, null],
    label: 'Polpetta, in Guard with its mage. Cubes: 1 of 4: Nero 1. Its token is turned over.',
  });
  expect(plates[3].familiar?.label).toBe('Polly, Hunting: Winter Garden. Cubes: 0 of 2. Its token is ready.');
  expect(plates[2].inCell).toBe(true);
  expect(plates[3].lifeLabel).toBe('Cubes: 2 of 11: Jaf’ar 1 and Black Rose 1.');
});

test('the chip of a mage tells his Power, what he can still take, and what his familiar can', async () => {
  const { view } = await seen(AT);
  const { say } = await wordsOf('en');
  expect(talliesOf(view, 0).map(({ n, phrase }) => [n, say(phrase)])).toEqual([
    [5, 'Power 5'],
    [11, 'Health 11 of 11'],
    [3, 'Polpetta: health 3 of 4'],
  ]);
  expect(talliesOf(view, 1)).toHaveLength(2);
});

test('every language names mages by letters of their own', async () => {
  const { view } = await seen(AT);
  for (const lang of LANGUAGES) {
    const words = await wordsOf(lang);
    const letters = view.seats.map(({ seat }) => plateOf(view, seat, words).letter);
    expect(new Set(letters).size).toBe(4);
  }
});

test('the Power track has everybody on it, none hiding another, and tells what is next', async () => {
  const { view } = await seen(AT);
  const { runners, moons, next, end } = powerTrack(view);
  expect(runners).toHaveLength(5);
  const places = runners.map(({ at, lane }) => `${at} ${lane}`);
  expect(new Set(places).size).toBe(5);
  expect(moons.map(({ power, risen }) => [power, risen])).toEqual([
    [6, view.moon >= 2],
    [18, false],
  ]);
  expect(end).toEqual({ power: 30, at: 100 });
  expect(next.what).toBe('moon');
});

test('the reserve knows who has gone along with whom', async () => {
  const { view } = await seen(AT);
  expect(kennels(view).find(({ family }) => family === 'griffin')).toMatchObject({
    lair: 'eyrie',
    specimens: [
      { creature: 'kierobecco', owner: null },
      { creature: 'polly', owner: 3 },
      { creature: 'teeroy', owner: null },
    ],
  });
});
