import type { Dice, Match, Mind } from '@conjure/engine';
import { type Ahead, lookAhead } from './ahead.ts';
import { type AnswerKey, keyOf } from './key.ts';
import { commonLuck } from './luck.ts';
import type { Effort } from './thought.ts';
import { wideOf, worthOf } from './world.ts';

/** In how many worlds each is tried, the same for all; and how many of them are weighed. */
const WORLDS = 2;
const BEST = 10;
/** Of the time there is, where time is counted. */
const SHARE = 0.4;

/**
 * The best of many answers that no idea has named: each is tried for a moment, to the end of the own turn, in two common worlds. A bot
 * that only weighs what its game thinks of is bound by that, however long it thinks.
 */
export function screenOptions(
  mind: Mind,
  options: readonly unknown[] | null,
  known: readonly unknown[],
  width: number,
  name: string,
  effort: Effort,
  dice: Dice,
  ahead: Ahead,
): unknown[] {
  // A list that is weighed as a whole already has nothing more to offer.
  if (options && options.length <= known.length) return [];
  const seen = new Set<AnswerKey>(known.map(keyOf));
  const fresh = wideOf(mind, options, width, dice).filter((answer) => {
    const key = keyOf(answer);
    if (seen.has(key) || mind.question.refuse(answer) !== null) return false;
    seen.add(key);
    return true;
  });
  const far = ahead === 'turns' ? 'turn' : ahead;
  const pause = effort.part(SHARE);
  const worlds: (() => Match)[] = [];
  const tried: { answer: unknown; total: number }[] = [];
  for (const answer of fresh) {
    if (pause() || effort.late()) break;
    const total = triedOut(answer);
    if (total !== null) tried.push({ answer, total });
  }
  return tried
    .sort((a, b) => b.total - a.total)
    .slice(0, BEST)
    .map(({ answer }) => answer);

  /** What an answer came to in all the worlds together; `null` where it could not be tried. */
  function triedOut(answer: unknown): number | null {
    let total = 0;
    for (let number = 0; number < WORLDS; number++) {
      const luck = commonLuck(name, number);
      try {
        const again = worlds[number] ?? mind.imagined(luck.dice);
        worlds[number] = again;
        const world = again();
        lookAhead(world, mind.seat, answer, far, far === 'alone' ? 'pass' : 'playout', luck, effort.late);
        total += worthOf(mind.sense, world, mind.seat);
      } catch (error) {
        effort.failed(error);
        return null;
      }
    }
    effort.succeeded();
    return total;
  }
}
