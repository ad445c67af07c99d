import { isFriendly } from '../content.ts';
import { hexOf } from '../rules/places.ts';
import { anyHidden } from '../rules/seizing.ts';
import { itemOf, RING, siteOf } from '../rules/treasures.ts';
import type { UseAnswer } from '../rules/use-answer.ts';
import { dangerAt, type Sight, spiritWorth, wayLeft } from './sight.ts';

/** A treasure that is found and still to be fetched. */
const FOUND = 7;
const MARK = [0, 4, 8, 20];

/** What the spirits may do. [3.0f] */
export function useWorths(s: Sight): (answer: UseAnswer) => number {
  const { state, seat, spirits } = s;
  const own = state.boxes.filter((box) => box.is === 'found' && box.by === seat).length;
  const curses = state.magicians[seat].curses;
  return (answer) => {
    switch (answer.do) {
      case 'done':
        return 0;
      case 'pickUp':
        return 20;
      case 'seize': {
        const { value, seize } = siteOf(s, itemOf(answer.box));
        return 2 + (value * seize) / 6 - 0.5 * spiritWorth(s, answer.spirit);
      }
      case 'lift':
        return curses > 0 ? MARK[Math.min(3, s.marks)] - spiritWorth(s, answer.spirit) : -1;
      case 'power':
        return powerWorth(answer);
      case 'torture':
      case 'free':
        return 0.3;
      case 'attack':
        return -1;
      default:
        return -2;
    }
  };

  function itemWorth(name: string): number {
    const item = itemOf(name);
    return item === RING ? 6 : siteOf(s, item).value;
  }

  function powerWorth(answer: Extract<UseAnswer, { do: 'power' }>): number {
    const { spirit } = answer;
    const cost = 0.6 * spiritWorth(s, spirit);
    switch (answer.power) {
      case 'D': {
        // The finder's number must leave somebody to seize with. [13.1]
        const seizers = spirits.filter((other) => other < spirit).length;
        return anyHidden(s) ? (FOUND * Math.min(1, seizers)) / (1 + own) + spirit / 100 - cost : -cost;
      }
      case 'C':
        return answer.magician === seat ? MARK[Math.min(3, s.marks)] - cost : -5;
      case 'G':
        return itemWorth(String(answer.item)) - cost;
      case 'I':
        return 1.5 * dangerAt(s, s.here) - cost;
      case 'N':
        return 1 - cost;
      case 'T':
      case 'R': {
        if (!answer.to || !s.goal) return -cost;
        return 1.1 * (wayLeft(s, s.here, s.goal) - wayLeft(s, hexOf(s, String(answer.to)), s.goal)) - cost;
      }
      default:
        return -cost;
    }
  }
}

/** What it costs to let these go. */
export const lossOf = (s: Sight, spirits: readonly number[]): number =>
  spirits.reduce((sum, spirit) => sum + spiritWorth(s, spirit), 0);

/** Neutral spirits are gone after a fight, friendly ones are not. [R33] */
export const spentIn = (s: Sight, spirits: readonly number[]): number =>
  spirits.reduce((sum, spirit) => sum + (isFriendly(s.content, spirit) ? 0.2 : 1) * spiritWorth(s, spirit), 0);
