import { type Ahead, commonLuck, lookAhead } from '@conjure/bots';
import { type Match, type Mind, waitingFor } from '@conjure/engine';

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
  /** How far each is played on; `end`: until the match is over. */
  readonly ahead: Ahead | 'end';
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
  lookAhead(world, mind.seat, answer, ahead === 'end' ? 'turns' : ahead, 'playout', luck, never);
  if (ahead === 'end') playToEnd(world, luck);
  return valued(mind.sense(world, mind.seat));
}

const never = () => false;

/** Turn by turn, so that what is rolled in a turn stays the same for all answers. */
function playToEnd(world: Match, luck: ReturnType<typeof commonLuck>): void {
  const { game, table } = world;
  while (world.open) {
    const { question } = world.open;
    const said = waitingFor(world).flatMap((seat) => {
      const answer = game.playout?.(table, seat, question, luck.dice);
      return answer === undefined ? [] : [{ seat, answer }];
    });
    const [first] = said;
    if (!first) throw new Error(`nobody answers ${question.kind} in a playout`);
    lookAhead(world, first.seat, first.answer, 'turns', 'playout', luck, never);
  }
}

/** Who wins differs more from world to world than what a position is worth, and takes so many times the worlds to be seen. */
export const TO_END = 6;

/** Plays both answers on in all of the worlds. */
export function compare(mind: Mind, answers: readonly [one: unknown, other: unknown], trial: TrialWorlds): Comparison {
  const { worlds } = trial;
  const [one, other] = answers.map((answer) => valuesOf(mind, answer, trial));
  const leads = one.map((value, i) => value - other[i]);
  const by = average(leads);
  const spread = leads.reduce((sum, lead) => sum + (lead - by) ** 2, 0) / Math.max(1, worlds - 1);
  const lead = { by, doubt: Math.sqrt(spread / worlds) };
  if (trial.ahead !== 'end') return { one: prospectIn(one), other: prospectIn(other), ...lead };
  // Of matches that are over the worst tenth is lost, whatever was answered: what is risked shows before.
  const before = compare(mind, answers, { ...trial, ahead: 'turns', worlds: Math.ceil(worlds / TO_END) });
  const risking = (values: readonly number[], { worst }: Prospect): Prospect => {
    const mean = average(values);
    return { mean, worst: Math.min(mean, worst) };
  };
  return { one: risking(one, before.one), other: risking(other, before.other), ...lead };
}

/** Plays one answer on in all of the worlds. */
export const prospectOf = (mind: Mind, answer: unknown, trial: TrialWorlds): Prospect =>
  prospectIn(valuesOf(mind, answer, trial));

const valuesOf = (mind: Mind, answer: unknown, trial: TrialWorlds): number[] =>
  Array.from({ length: trial.worlds }, (_, number) => playedOn(mind, answer, trial, number));

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function prospectIn(values: readonly number[]): Prospect {
  const sorted = [...values].sort((a, b) => a - b);
  return { mean: average(values), worst: average(sorted.slice(0, Math.max(1, Math.floor(values.length / 10)))) };
}
