import { type Dice, type MatchSetup, optionsOf, partOf, type Question, type Seat, waitingFor } from '@conjure/engine';
import { diceOf, matchOf, playOut } from '@conjure/engine/testing/playing';
import { lodge } from '../game.ts';
import type { LodgeMatch } from './table.ts';

/** What somebody who wants something to happen does last. */
const DULL = new Set(['pass', 'end', 'momentum', 'stop', 'done', 'decline', 'keep', 'discard']);

/** An answer at random among those that do something, each kind of deed as likely as any other. */
export function eagerly(asked: Question, seat: Seat, dice: Dice): unknown {
  const question = partOf(asked, seat);
  const options = question.sample && !question.candidates ? null : optionsOf(question, seat);
  if (!options) return question.sample?.(dice, seat);
  const deedOf = (option: unknown) => String((option as { do?: string }).do ?? 'name');
  const deeds = [...new Set(options.map(deedOf))];
  const lively = deeds.filter((deed) => !DULL.has(deed));
  // Now and then something dull after all, so that turns and phases end in every way.
  const among = lively.length > 0 && dice.index('dull', 12) > 0 ? lively : deeds;
  const deed = among[dice.index('deed', among.length)];
  const fitting = options.filter((option) => deedOf(option) === deed);
  return fitting[dice.index('option', fitting.length)];
}

/** The same in a match. */
export const eager = ({ open }: LodgeMatch, seat: Seat, dice: Dice): unknown =>
  open && eagerly(open.question, seat, dice);

/** A match among such players; `look` is called at every decision and at the end. */
export function playEagerly(
  wanted: MatchSetup,
  look: (match: LodgeMatch) => void = () => {},
  game = lodge,
): LodgeMatch {
  const match = matchOf(game, wanted);
  const dice = diceOf(`eager ${wanted.seed}`);
  const choose = () => {
    const [seat] = waitingFor(match);
    return [seat, eager(match, seat, dice)] as const;
  };
  playOut(match, choose, look);
  return match;
}
