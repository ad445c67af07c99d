import type { Review } from '@conjure/lab/review';
import { expect, test } from 'vitest';
import { curveOf, partiesOf } from '../review/told.ts';

const sum = (seat: number) => ({ seat, decisions: 1, choices: -0.1, luck: 0 });
const review: Review = {
  ...{ game: 'satchel', level: 'expert', measure: 'chance', decisions: [], luck: [], turningPoints: [] },
  curve: [
    [0.5, 0.5, 0.5],
    [0.3, 0.7, 0.7],
  ],
  sums: [0, 1, 2].map(sum),
};

test('whoever wins together has one line', () => {
  const parties = partiesOf(review, (seat) => (seat === 0 ? 'sorcerer' : 'heroes'));
  expect(parties).toEqual([{ seats: [0] }, { seats: [1, 2], name: { key: 'side.heroes' } }]);
  expect(curveOf(review, parties).points.map(({ of }) => of)).toEqual([
    [50, 50],
    [30, 70],
  ]);
});

test('else everybody has a line of his own', () => {
  expect(partiesOf(review, undefined)).toEqual([{ seats: [0] }, { seats: [1] }, { seats: [2] }]);
});
