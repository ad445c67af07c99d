import type { Record as MatchRecord } from '@conjure/engine';
import { expect } from 'vitest';

/** What a hand cannot say to the thousandth of an inch. */
const PLACES = ['x', 'y', 'facing'];
/** Less than a tenth of an inch, and than a degree and a half. */
const NEAR = 140;

function placesIn(record: MatchRecord): { all: number[]; rest: unknown } {
  const all: number[] = [];
  const rest = JSON.parse(
    JSON.stringify(record.log, (key, value) => {
      if (!PLACES.includes(key)) return value;
      all.push(value);
      return 0;
    }),
  );
  return { all, rest };
}

/** Both have answered the same, but for a trembling hand. */
export function alike(one: MatchRecord, other: MatchRecord): void {
  const [a, b] = [placesIn(one), placesIn(other)];
  expect(b.rest).toEqual(a.rest);
  const off = a.all.map((place, i) => Math.abs(place - b.all[i]));
  expect(off.filter((far) => far > NEAR)).toEqual([]);
}
