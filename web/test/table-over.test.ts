import type { Curve, Moment } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { drawCurve, HIGH, hasCourse, spokenPoints, WIDE } from '../table/over/curve.ts';
import { momentsToShow } from '../table/over/moments.ts';
import { endTitle } from '../table/over/title.ts';

describe('the moments at the end', () => {
  const moment = (step: number, weight: number, seats: number[] = [], type = `${step}`): Moment => ({
    ...{ step, weight, seats, event: { type }, when: { key: 'when' }, said: { key: 'said' } },
  });
  const steps = (moments: Moment[], viewer: number | null = null) =>
    momentsToShow(moments, viewer).map(({ step }) => step);

  test('are the three heaviest, in the order in which they happened', () => {
    expect(steps([moment(9, 100), moment(2, 20), moment(5, 150), moment(7, 5), moment(1, 60)])).toEqual([1, 5, 9]);
    expect(steps([moment(3, 5)])).toEqual([3]);
    expect(steps([])).toEqual([]);
  });

  test('no two come from one answer', () => {
    const both = [moment(4, 100, [], 'defeated'), moment(4, 90, [], 'gained'), moment(6, 5)];
    expect(momentsToShow(both, null).map(({ event }) => event.type)).toEqual(['defeated', '6']);
  });

  test('what is the viewer’s weighs more, but one of them is somebody else’s', () => {
    const all = [moment(1, 60, [0]), moment(2, 60, [1]), moment(3, 60, [0]), moment(4, 70, [0]), moment(5, 20, [1])];
    expect(steps(all, 0)).toEqual([1, 2, 4]);
    expect(steps(all, 1)).toEqual([2, 4, 5]);
    expect(steps([moment(1, 5, [0]), moment(2, 5, [0]), moment(3, 5, [0])], 0)).toEqual([1, 2, 3]);
  });

  test('the like of what is there already weighs less', () => {
    const rooms = [1, 2, 3].map((step) => moment(step, 100, [], 'roomDestroyed'));
    expect(steps([...rooms, moment(8, 90), moment(9, 70)])).toEqual([1, 8, 9]);
  });
});

describe('the curve', () => {
  const curve: Pick<Curve, 'points' | 'signs'> = {
    points: [
      { at: 1, of: [0, 0] },
      { at: 2, of: [0, 0] },
      { at: 3, of: [-10, 30] },
      { at: 5, of: [null, 30] },
    ],
    signs: [
      { at: 5, said: { key: 'dead' }, party: 0 },
      { at: 3, said: { key: 'moon' }, party: null },
    ],
  };

  test('a line for each, from the first time to the last, that ends where there is nothing more to count', () => {
    const { lines, levels, zero, first, last } = drawCurve(curve);
    const places = lines.map((line) => [...line.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]));
    expect(places.map((line) => line.length)).toEqual([3, 4]);
    for (const [x, y] of places.flat()) {
      expect(x).toBeLessThanOrEqual(WIDE);
      expect(y).toBeLessThanOrEqual(HIGH);
    }
    expect(levels.map(({ n }) => n)).toEqual([30, -10]);
    expect(places[1]?.at(-1)?.[1]).toBe(levels[0]?.y);
    expect(places[0]?.at(-1)?.[1]).toBe(levels[1]?.y);
    expect(zero).toBeGreaterThan(levels[0]?.y ?? 0);
    expect([first, last]).toEqual([1, 5]);
  });

  test('a sign stands on the line of whom it is about, at the last it had; others go from top to bottom', () => {
    const { signs, levels } = drawCurve(curve);
    expect(signs.map(({ y }) => y)).toEqual([levels[1]?.y, null]);
  });

  test('is heard where something changes, and at the end', () => {
    expect(spokenPoints(curve).map(({ at }) => at)).toEqual([1, 3, 5]);
  });

  test('is left out where nothing ever changes', () => {
    expect(hasCourse(curve)).toBe(true);
    expect(
      hasCourse({
        points: [
          { at: 1, of: [0] },
          { at: 2, of: [0] },
        ],
      }),
    ).toBe(false);
    expect(hasCourse({ points: [] })).toBe(false);
  });
});

describe('what the end is called', () => {
  const ended = (winners: number[], seats = 3) => ({
    ...{ winners, scores: new Array<number | null>(seats).fill(null), reason: 'deck', fates: [] },
  });

  test('says to whoever sits here alone, or with allies, whether that is a victory', () => {
    expect(endTitle(ended([0]), [0])).toBe('over.won');
    expect(endTitle(ended([1, 2]), [0])).toBe('over.lost');
    expect(endTitle(ended([1, 2]), [1, 2])).toBe('over.won');
    expect(endTitle(ended([], 1), [0])).toBe('over.lost');
  });

  test('takes no side where both are here, where nobody has won, or for a watcher', () => {
    expect(endTitle(ended([1]), [0, 1])).toBe('over.title');
    expect(endTitle(ended([]), [0])).toBe('over.title');
    expect(endTitle(ended([0]), [null])).toBe('over.title');
  });
});
