import type { Dice, Mind } from '@conjure/engine';
import { type AnswerKey, keyOf } from './key.ts';
import { ideas, proposal } from './world.ts';

/** Of many options only a handful is weighed: so many that each can be played in a few worlds, within these bounds. */
const FEWEST = 4;
const MOST = 48;

/**
 * What is weighed, in an order of chance: options of equal worth keep it, so it settles ties. The first one is among them. Of
 * more options than can be weighed, those that the game holds worth a thought; else what comes to mind and by chance.
 */
export function shortlist(
  mind: Mind,
  options: readonly unknown[] | null,
  plays: number,
  first: unknown,
  dice: Dice,
): unknown[] {
  const size = Math.min(MOST, Math.max(FEWEST, Math.floor(plays / 4)));
  const shuffled = options ? dice.shuffle('order', [...options]) : [];
  if (options && options.length <= size) return shuffled;
  const found = new Map<AnswerKey, unknown>();
  const add = (answer: unknown) => {
    if (found.size < size && mind.question.refuse(answer) === null) found.set(keyOf(answer), answer);
  };
  const known = mind.hasPlayout ? ideas(mind, dice) : [];
  if (known.length === 1 && mind.question.refuse(known[0]) === null) return known;
  if (first !== undefined) add(first);
  for (const answer of known) add(answer);
  if (known.length === 0) {
    // The question's own sampler may know which are worth a thought; where it repeats itself, the list fills up the handful.
    for (let tries = 0; tries < size; tries++) add(tries % 2 === 0 ? proposal(mind, dice) : mind.question.pick(dice));
    for (const answer of shuffled) add(answer);
  }
  return dice.shuffle('order', [...found.values()]);
}
