import { type Curve, must, type Party, type Seat } from '@conjure/engine';
import type { Because, Review } from '@conjure/lab/review';

/** Parts of a victory, in hundredths. */
export const hundredths = (part: number): number => Math.round(100 * part) || 0;

/** The numbers of a reason: in how many of a hundred cases it happens, or how many there are on average. */
export const measured = ({ one, other, isCount }: Because) => {
  const told = isCount ? (n: number) => Math.round(10 * n) / 10 : hundredths;
  return { one: told(one), other: told(other) };
};

/** The course of a review, as the page draws all of them: a line for each party, and a sign at every turning point. */
export function curveOf({ curve, measure, turningPoints }: Review, parties: readonly Party[]): Curve {
  const isChance = measure === 'chance';
  return {
    said: { key: isChance ? 'review.chance' : 'review.value' },
    points: curve.map((of, at) => ({
      at,
      of: parties.map(({ seats: [seat] }) => hundredths(of[must(seat, 'a seat')])),
    })),
    signs: turningPoints.map((point) => {
      const { step, seat } = 'decision' in point ? point.decision : point.luck;
      const party = parties.findIndex(({ seats }) => seats.includes(seat));
      return { at: step, party, said: { key: 'review.time', facts: { n: step } } };
    }),
    time: 'review.time',
    number: isChance ? 'review.percent' : 'review.point',
  };
}

/** Whose chances are drawn: each seat’s, or those of a side that wins together. */
export function partiesOf({ sums }: Review, sideOf: ((seat: Seat) => string) | undefined): Party[] {
  const sides = Map.groupBy(sums, ({ seat }) => sideOf?.(seat) ?? String(seat));
  return [...sides].map(([side, own]) => {
    const seats = own.map(({ seat }) => seat);
    return seats.length > 1 ? { seats, name: { key: `side.${side}` } } : { seats };
  });
}

/** Whom a stroke of luck moved most. */
export const mostMoved = (luck: readonly number[]): number =>
  luck.reduce((best, one, seat) => (Math.abs(one) > Math.abs(luck[best]) ? seat : best), 0);
