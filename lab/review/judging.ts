import { analyse, type Level, levelFor } from '@conjure/bots';
import { canonical, diceFrom, type Game, type Mind, type Phrase, seeded } from '@conjure/engine';
import { compare, type Prospect, TO_END } from './compare.ts';
import { type Because, reasonFor } from './reason.ts';

/** An answer, judged by what its seat knew when it gave it. */
export interface AnswerLoss {
  /** Against the best answer that was found, in other worlds than it was found in: chance may make it a little less than nothing. */
  readonly loss: number;
  /** What would have been better, where something surely would. */
  readonly better: BetterAnswer | null;
}

export interface BetterAnswer {
  readonly answer: unknown;
  readonly label: Phrase;
  /** How far chance may have moved what it lost. */
  readonly doubt: number;
  readonly would: Prospect;
  readonly does: Prospect;
  /** Looked for at turning points alone. */
  readonly because: Because | null;
}

export interface Judge {
  readonly by: Level;
  /** In how many worlds the answer that was given is measured against what is thought better. */
  readonly worlds: number;
  readonly valued: (value: number) => number;
  readonly seed: string;
  /** What is thought better is measured by matches played on to their end: nothing rests on how a position is valued. */
  readonly toEnd?: boolean;
}

/** In this part of the worlds one sees whether something else may be better at all. */
const GLANCE = 0.5;
/** What is told as better is so by twice its doubt at least. */
export const SURE = 2;

const FAULTLESS: AnswerLoss = { loss: 0, better: null };

/** An answer against the best that is found. */
export function judge(game: Game, mind: Mind, given: unknown, how: Judge): AnswerLoss {
  const { by, worlds, valued, seed, toEnd = false } = how;
  const best = analyse(mind, by, diceFrom(seeded(seed))).answer;
  if (best === undefined || canonical(best) === canonical(given)) return FAULTLESS;
  const ahead = aheadOf(mind, by);
  const answers = [best, given] as const;
  const glance = compare(mind, answers, { worlds: Math.ceil(GLANCE * worlds), ahead, seed: `${seed} glance`, valued });
  if (glance.by <= glance.doubt) return FAULTLESS;
  // In fresh worlds: what looks best in some is partly lucky in them, and many a little luck would add up to much.
  const found = compare(mind, answers, {
    ...(toEnd ? ({ worlds: TO_END * worlds, ahead: 'end' } as const) : { worlds, ahead }),
    ...{ seed: `${seed} compared`, valued },
  });
  const { one: would, other: does, by: loss, doubt } = found;
  if (loss <= SURE * doubt) return { loss, better: null };
  const label = game.label(mind.view, mind.question.kind, best);
  return { loss, better: { answer: best, label, doubt, would, does, because: null } };
}

/** Why something would have been better. */
export function reasonAgainst(
  mind: Mind,
  given: unknown,
  better: BetterAnswer,
  { by, worlds, valued, seed }: Judge,
): Because | null {
  const ahead = aheadOf(mind, by);
  return reasonFor(mind, [better.answer, given], { worlds, ahead, seed: `${seed} why`, valued });
}

export const aheadOf = (mind: Mind, by: Level) => levelFor(mind.levels, by).ahead ?? 'turns';
