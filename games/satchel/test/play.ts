import { type Dice, type Options, pick, waitingFor } from '@conjure/engine';
import { diceOf, matchOf, playOut } from '@conjure/engine/testing/playing';
import { satchel } from '../game.ts';
import type { SatchelMatch } from './table.ts';

interface Wanted {
  seed: string;
  seats: number;
  options: Options;
  scenario?: unknown;
}

/** A match in which any of those asked may speak first, at random; `look` is called at every decision and at the end. */
export function playAmongThem(
  wanted: Wanted,
  look: (match: SatchelMatch) => void,
  choose: (match: SatchelMatch, seat: number, dice: Dice) => unknown = (match, seat, dice) =>
    match.open && pick(match.open.question, seat, dice),
): SatchelMatch {
  const match = matchOf(satchel, wanted);
  const dice = diceOf(`among ${wanted.seed}`);
  const anyOf = () => {
    const asked = waitingFor(match);
    const seat = asked[dice.index('who', asked.length)];
    return [seat, choose(match, seat, dice)] as const;
  };
  playOut(match, anyOf, look);
  return match;
}
