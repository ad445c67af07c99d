import type { Curve, Phrase } from '@conjure/engine';

/** The drawing's own measures. */
export const WIDE = 360;
export const HIGH = 150;
const LEFT = 8;
const RIGHT = 8;
const TOP = 26;
const BELOW = 26;

interface DrawnSign {
  readonly x: number;
  /** On the line of whom it is about; `null` where it is everybody's. */
  readonly y: number | null;
  readonly party: number | null;
  readonly phrase: Phrase;
}

export interface DrawnCurve {
  /** By party: the path of its line, empty where it has none. */
  readonly lines: readonly string[];
  readonly signs: readonly DrawnSign[];
  /** Where nothing is, as high as the drawing has it. */
  readonly zero: number;
  /** The highest and the lowest number, and where they are. */
  readonly levels: readonly { readonly n: number; readonly y: number }[];
  readonly first: number;
  readonly last: number;
}

/** How a curve is drawn, in whole units of the drawing. */
export function drawCurve({ points, signs }: Pick<Curve, 'points' | 'signs'>): DrawnCurve {
  const times = points.map(({ at }) => at);
  const numbers = points.flatMap(({ of }) => of).filter((n) => n !== null);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const x = (at: number) => LEFT + Math.round(((WIDE - LEFT - RIGHT) * (at - first)) / Math.max(1, last - first));
  const y = (n: number) => TOP + Math.round(((HIGH - TOP - BELOW) * (high - n)) / Math.max(1, high - low));
  const parties = points[0]?.of.map((_, party) => party) ?? [];
  return {
    lines: parties.map((party) =>
      points
        .flatMap(({ at, of }) => {
          const n = of[party];
          return typeof n === 'number' ? [`${x(at)} ${y(n)}`] : [];
        })
        .map((place, i) => `${i === 0 ? 'M' : 'L'}${place}`)
        .join(''),
    ),
    signs: signs.map(({ at, said, party }) => {
      const n = party === null ? null : lastOf(points, party, at);
      return { x: x(at), y: n === null ? null : y(n), party, phrase: said };
    }),
    zero: y(0),
    levels: [...new Set([high, low])].map((n) => ({ n, y: y(n) })),
    first,
    last,
  };
}

/** What a party had then; if it had nothing any more, what it had last. */
function lastOf(points: Curve['points'], party: number, until: number): number {
  const had = points.flatMap(({ at, of }) => (at <= until && typeof of[party] === 'number' ? [of[party]] : []));
  return had.at(-1) ?? 0;
}

/** The curve for those who hear it: the times at which something was otherwise than before, and the last. */
export function spokenPoints({ points }: Pick<Curve, 'points'>): Curve['points'] {
  return points.filter(({ of }, i) => {
    const before = points[i - 1]?.of;
    return i === 0 || i === points.length - 1 || of.some((n, party) => n !== before?.[party]);
  });
}

/** Whether there is anything to see: a number that changes. */
export const hasCourse = ({ points }: Pick<Curve, 'points'>): boolean =>
  points.some(({ of }) => of.some((n, party) => n !== null && n !== points[0]?.of[party]));
