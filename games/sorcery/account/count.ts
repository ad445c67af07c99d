import {
  type Account,
  addTo,
  countedLines,
  noughts,
  type Phrase,
  phrase,
  type Seat,
  type Sum,
  type SumLine,
} from '@conjure/engine';
import type { SorceryEvent } from '../events.ts';
import { hitChance } from '../rules/combat/hit-chance.ts';
import { objectivesOf } from '../rules/ending.ts';
import { figureIn } from '../rules/names.ts';
import { COUNTS, type Count, type Position } from '../state.ts';

/** What is counted as the match is told; by seat, but for the points, which are by figure. */
export interface Tally {
  /** Points lost before the match began, where a scenario says so. */
  readonly before: readonly number[];
  readonly points: ReadonlyMap<number, number>;
  readonly blows: readonly number[];
  readonly hits: readonly number[];
  readonly expected: readonly number[];
  /** Who was the last to give up. */
  readonly conceded: ReadonlySet<Seat>;
}

/** `begin`: what everybody has lost when all that is told before the first question has been heard. */
export function newTally({
  state: { seats, owner },
}: Position): Tally & { hear(event: SorceryEvent): void; begin(lost: number[]): void } {
  const [before, blows, hits, expected] = [noughts(seats), noughts(seats), noughts(seats), noughts(seats)];
  const points = new Map<number, number>();
  const conceded = new Set<Seat>();
  return {
    before,
    points,
    blows,
    hits,
    expected,
    conceded,
    begin(lost) {
      for (let seat = 0; seat < seats; seat++) before[seat] = lost[seat];
      for (const [figure, n] of points) before[owner[figure]] -= n;
    },
    hear(event) {
      if (event.type === 'defeated' && event.conceded) conceded.add(event.seat);
      if (event.type === 'eliminated') addTo(points, event.figure, event.points);
      if (event.type !== 'attacked') return;
      const by = owner[event.by];
      for (const { attack, defense, hit, dodge } of event.blows) {
        blows[by]++;
        // What was dodged had hit.
        if (hit || dodge > 0) hits[by]++;
        expected[by] += hitChance(defense - attack);
      }
    },
  };
}

/** Objective by objective; then the points lost, figure by figure. [B104] [B108] */
export function sumsOf(at: Position, { before, points }: Tally): Sum[] {
  const { state, content } = at;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const { objectives } = content.fields[state.field];
  const held: SumLine[] = objectives.map(({ id }, i) => ({
    said: phrase(`objective.${id}`),
    of: seats.map((seat) => (state.holder[i] === seat ? 1 : null)),
  }));
  const fallen: SumLine[] = [...points].map(([figure, n]) => ({
    said: figureIn(at, figure),
    of: seats.map((seat) => (state.owner[figure] === seat ? n : null)),
  }));
  const scored: Sum = {
    lines: countedLines(held),
    total: { said: phrase('count.objectives'), of: seats.map((seat) => objectivesOf(state, seat)) },
  };
  const lost: Sum = {
    lines: countedLines([{ said: phrase('count.before'), of: before }, ...fallen]),
    total: { said: phrase('count.lost'), of: state.lost },
  };
  return lost.lines.length > 0 ? [scored, lost] : [scored];
}

/** Spells, and hits beside those that were to be expected. */
export function besideOf({ state }: Position, { blows, hits, expected }: Tally): Account['beside'] {
  const of = (what: Count) =>
    Array.from({ length: state.seats }, (_, seat) => state.counts[seat * COUNTS.length + COUNTS.indexOf(what)]);
  return countedLines([
    { said: phrase('count.casts'), of: of('casts') },
    { said: phrase('count.countered'), of: of('countered') },
    {
      said: phrase('count.hits'),
      of: hits.map((n, seat): Phrase | null =>
        blows[seat] === 0
          ? null
          : phrase('count.hitsOf', { hits: n, blows: blows[seat], expected: Math.round(10 * expected[seat]) / 10 }),
      ),
    },
    { said: phrase('count.pushes'), of: of('pushes') },
  ]);
}
