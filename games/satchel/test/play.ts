import { create, type Dice, diceFrom, give, type Options, pick, seeded, waitingFor } from '@conjure/engine';
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
  const made = create(satchel, wanted);
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  const dice = diceFrom(seeded(`among ${wanted.seed}`));
  while (match.open && match.given.length < 20_000) {
    look(match);
    const asked = waitingFor(match);
    const seat = asked[dice.index('who', asked.length)];
    const verdict = give(match, seat, choose(match, seat, dice));
    if (!('done' in verdict)) throw new Error(JSON.stringify(verdict));
  }
  look(match);
  return match;
}
