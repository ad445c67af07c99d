import { analyse } from '@conjure/bots';
import { diceFrom, type Game, type Mind, type Phrase, samePlain, seeded } from '@conjure/engine';
import { compare, type Prospect } from './compare.ts';
import { aheadOf, type Judge } from './judging.ts';
import { type Because, reasonFor } from './reason.ts';

/** What a level would answer, and what it would do else. */
interface Recommendation {
  /** `undefined` where it would rather let another speak. */
  readonly answer: unknown;
  /** `null` where nothing else was weighed, or nothing can be said of it. */
  readonly second: SecondChoice | null;
}

interface SecondChoice {
  readonly label: Phrase;
  /** What either of the two leads to, in other worlds than they were found in. */
  readonly best: Prospect;
  readonly does: Prospect;
  readonly because: Because | null;
}

/** What came second is advised instead if at a second look it is better by more than this many times the doubt. */
const SURE = 2;

/** Advice with what it gains and what it risks, by what the seat knows. */
export function advise(game: Game, mind: Mind, { by, worlds, valued, seed }: Judge): Recommendation {
  const { answer, options } = analyse(mind, by, diceFrom(seeded(seed)));
  const next = options.find((option) => !samePlain(option.answer, answer));
  // Of a table that is half laid nobody can say who is ahead.
  const isSetUp = game.setUp?.has(mind.question.kind);
  if (answer === undefined || !next || isSetUp) return { answer, second: null };
  const ahead = aheadOf(mind, by);
  const {
    one,
    other,
    by: lead,
    doubt,
  } = compare(mind, [answer, next.answer], { worlds, ahead, seed: `${seed} compared`, valued });
  const isTurned = lead < -SURE * doubt;
  const [first, second] = isTurned ? [next.answer, answer] : [answer, next.answer];
  return {
    answer: first,
    second: {
      label: game.label(mind.view, mind.question.kind, second),
      best: isTurned ? other : one,
      does: isTurned ? one : other,
      because: reasonFor(mind, [first, second], { worlds, ahead, seed: `${seed} why`, valued }),
    },
  };
}
