import { type Ahead, commonLuck, lookAhead } from '@conjure/bots';
import type { Match, Mind } from '@conjure/engine';

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

/** The imagined worlds in which answers are compared. */
export interface TrialWorlds {
  readonly worlds: number;
  /** How far each is played on. */
  readonly ahead: Ahead;
  readonly seed: string;
  /** What the value of a position is told as. */
  readonly valued: (value: number) => number;
}

/**
 * Plays an answer on in one of the worlds, which look to the seat as the match did, and says what came of it for the seat. In worlds of
 * the same number all answers have the same luck. `watch` is given the world before the answer.
 */
export function playedOn(
  mind: Mind,
  answer: unknown,
  { ahead, seed, valued }: TrialWorlds,
  number: number,
  watch: (world: Match) => void = () => {},
): number {
  const luck = commonLuck(seed, number);
  const world = mind.imagine(luck.dice);
  watch(world);
  lookAhead(world, mind.seat, answer, ahead, 'playout', luck, () => false);
  return valued(mind.sense(world, mind.seat));
}

/** Plays both answers on in all of the worlds. */
export function compare(mind: Mind, answers: readonly [one: unknown, other: unknown], trial: TrialWorlds): Comparison {
  const { worlds } = trial;
  const [one, other] = answers.map((answer) =>
    Array.from({ length: worlds }, (_, number) => playedOn(mind, answer, trial, number)),
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
