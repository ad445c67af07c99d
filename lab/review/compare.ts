import { type Ahead, commonLuck, lookAhead } from '@conjure/bots';
import type { Mind } from '@conjure/engine';

/** What an answer leads to, over many imagined worlds. */
export interface Prospect {
  readonly mean: number;
  /** In the worst tenth of the worlds. */
  readonly worst: number;
}

/** Two answers in the same worlds: by how much the one is better, and how far chance may have moved that. */
export interface Comparison {
  readonly one: Prospect;
  readonly other: Prospect;
  readonly by: number;
  readonly doubt: number;
}

const never = () => false;

/** Plays both answers in so many worlds that look as the match did to the seat; the value is the seat's. */
export function compare(
  mind: Mind,
  answers: readonly [one: unknown, other: unknown],
  ahead: Ahead,
  worlds: number,
  seed: string,
  valued: (value: number) => number,
): Comparison {
  const [one, other] = answers.map((answer) =>
    Array.from({ length: worlds }, (_, number) => {
      const luck = commonLuck(seed, number);
      const world = mind.imagine(luck.dice);
      lookAhead(world, mind.seat, answer, ahead, 'playout', luck, never);
      return valued(mind.sense(world, mind.seat));
    }),
  );
  const leads = one.map((value, i) => value - other[i]);
  const by = average(leads);
  const spread = leads.reduce((sum, lead) => sum + (lead - by) ** 2, 0) / Math.max(1, worlds - 1);
  return { one: prospectOf(one), other: prospectOf(other), by, doubt: Math.sqrt(spread / worlds) };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function prospectOf(values: readonly number[]): Prospect {
  const sorted = [...values].sort((a, b) => a - b);
  return { mean: average(values), worst: average(sorted.slice(0, Math.max(1, Math.floor(values.length / 10)))) };
}
