import { type Dice, optionsOf, pick, type Seat } from '@conjure/engine';
import { rareScenario } from './random-scenario.ts';
import type { TestMatch } from './table.ts';

/** Ways to come by treasure, and to bring it home: at random they are seldom taken. */
const GAINS = ['seize', 'pickUp', 'leave'];

/** An answer at random, but where there is something to gain it is taken every other time. */
export function eager({ open }: TestMatch['match'], seat: Seat, dice: Dice): unknown {
  if (!open) return null;
  const { question } = open;
  const seeks = (question.kind === 'use' || question.kind === 'first') && dice.index('gain', 2) > 0;
  const gain = seeks
    ? optionsOf(question, seat)?.find((option) => GAINS.includes((option as { do: string }).do))
    : null;
  return gain ?? pick(question, seat, dice);
}

/** What fuzzing begins with now and then. */
export const scenario = rareScenario;
