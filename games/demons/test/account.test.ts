import { accountOf, must } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { sumsOf } from '../account/count.ts';
import { newMoments } from '../account/moments.ts';
import { why } from '../account/why.ts';
import { demons } from '../game.ts';
import { ENDS, endOf } from './words/ends.ts';

const end = (key: string) => endOf(must(ENDS[key], 'an end', key));

describe('why a match ended', () => {
  test.each(Object.keys(ENDS))('%s: every way to end has a sentence of its own', (key) => {
    expect(why(end(key)).key).toBe(key);
  });

  test('[4.6a] alone: what was left after the shield, and what was missing', () => {
    expect(why(end('why.left')).facts).toMatchObject({ net: 12 + 20 + 40 + 12 - 20 });
    expect(why(end('why.short')).facts).toMatchObject({ cost: 80, worth: 12, short: 68 });
  });

  test('[4.4] among several: who had the most, and how much more than the next', () => {
    expect(why(end('why.won')).facts).toMatchObject({
      who: { key: 'magician.Berengar' },
      net: 40,
      ahead: 8,
      second: [{ key: 'magician.Alaric' }],
    });
  });

  test('[4.5] equal totals: the lower shield', () => {
    expect(why(end('why.wonShield')).facts).toMatchObject({ who: { key: 'magician.Berengar' }, net: 12 });
  });

  test('[R118] time is up: how far it was to the edge', () => {
    expect(why(end('why.sands')).facts).toMatchObject({ turn: 31, far: 4 });
  });
});

test('the count has a line for each treasure and one for the shield; whoever did not come out is not counted', () => {
  const [sum] = sumsOf(end('why.won'));
  expect(sum?.lines.map(({ of }) => of)).toEqual([
    [12, null, null],
    [20, null, null],
    [null, 40, null],
    [0, 0, null],
  ]);
  expect(sum?.total.of).toEqual([32, 40, null]);
  expect(sumsOf(end('why.allDead'))).toEqual([]);
});

test('what is remarkable: the first spirit of each, treasure by its worth and its chance, the Ring, and the last step of who won', () => {
  const remarkable = newMoments(end('why.won'));
  const drawn = { type: 'turned', by: 0, rank: 'Duke', spirit: 6 } as const;
  expect(remarkable(drawn)).toEqual({ seats: [0], weight: 60 });
  expect(remarkable(drawn)).toBeNull();
  expect(remarkable({ ...drawn, by: 1 })).not.toBeNull();
  const seized = { type: 'seized', by: 0, spirit: 6, box: '13', die: 2, needed: 2, success: true } as const;
  expect(remarkable(seized)?.weight).toBeCloseTo(50 + 40 + 10 * Math.log2(3));
  expect(remarkable({ ...seized, success: false })).toBeNull();
  expect(remarkable({ type: 'ringFound', by: 0 })?.weight).toBe(150);
  expect([0, 1].map((by) => remarkable({ type: 'left', by })?.weight)).toEqual([100, 200]);
});

test('the curve goes from turn to turn, and ends where a magician does', () => {
  const match = randomPlay(demons, { seed: '2', seats: 1 });
  const account = must(accountOf(match, null) ?? undefined, 'an account');
  expect(account.why).toMatchObject({ key: 'why.curses', facts: { turn: match.table.state.turn } });
  const [{ points, signs }] = account.curves as [(typeof account.curves)[0]];
  expect(points.at(-1)).toEqual({ at: match.table.state.turn, of: [null] });
  expect(signs.at(-1)).toMatchObject({ at: match.table.state.turn, said: { key: 'sign.died' }, party: 0 });
  expect(account.moments.at(-1)).toMatchObject({ step: match.answers.length, event: { type: 'died' } });
});

test('of whoever dies and never had a treasure the curve is of wounds and curses', () => {
  const match = randomPlay(demons, { seed: '0', seats: 1 });
  const [marks] = must(accountOf(match, null) ?? undefined, 'an account').curves;
  const { wounds, curses } = must(match.table.state.magicians[0], 'the magician');
  expect(marks?.said.key).toBe('curve.marks');
  expect([marks?.points[0]?.of, marks?.points.at(-1)?.of]).toEqual([[0], [wounds + curses]]);
  expect(marks?.signs.at(-1)).toMatchObject({ said: { key: 'sign.died' } });
});
