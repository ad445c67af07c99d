import type { Curve, Party } from '@conjure/engine';
import type { Review } from '@conjure/lab/review';

/** Parts of a victory, in hundredths. */
export const hundredths = (part: number): number => Math.round(100 * part) || 0;

/** The course of a review, as the page draws all of them: a line for each seat, and a sign at every turning point. */
export function curveOf({ curve, measure, turningPoints }: Review): Curve {
  const isChance = measure === 'chance';
  return {
    said: { key: isChance ? 'review.chance' : 'review.value' },
    points: curve.map((of, at) => ({ at, of: of.map(hundredths) })),
    signs: turningPoints.map((point) => {
      const { step, seat } = 'decision' in point ? point.decision : point.luck;
      return { at: step, party: seat, said: { key: 'review.time', facts: { n: step } } };
    }),
    time: 'review.time',
    number: isChance ? 'review.percent' : 'review.point',
  };
}

export const partiesOf = ({ sums }: Review): Party[] => sums.map(({ seat }) => ({ seats: [seat] }));

/** Whom a stroke of luck moved most. */
export const mostMoved = (luck: readonly number[]): number =>
  luck.reduce((best, one, seat) => (Math.abs(one) > Math.abs(luck[best]) ? seat : best), 0);
