import { conjurationNumber, shieldLadder } from '../content.ts';
import { RANKS } from '../data.ts';
import type { FirstAnswer } from '../rules/first.ts';
import { hexOf } from '../rules/places.ts';
import { dangerAt, type Sight, wayLeft } from './sight.ts';

/** How much a magician wants another spirit, by how many he has. */
const WANTED = [3, 2.4, 1.7, 1, 0.4, 0.15];
/** A curse more costs the more, the more marks there are. */
const CURSE = [4, 7, 14, 40];
/** Spirits of a higher rank are worth more. */
const PER_RANK = 0.12;
const DANGER = 1.2;

/** What calling a rank promises: spirits within what he can control, less the curses of a bad die. [15.2] */
function conjuringWorth(s: Sight, rank: number): number {
  const { state, content, seat, marks, spirits } = s;
  const m = state.magicians[seat];
  const { captivePenalty, captivePenaltyPerMark } = content.data.tables.conjuration;
  const { name } = shieldLadder(content, state.options)[Math.max(0, m.shield)];
  const bonus =
    conjurationNumber(content, name, rank) +
    (m.status === 'captive' ? captivePenalty + captivePenaltyPerMark * marks : 0);
  let sum = 0;
  for (let die = 1; die <= 6; die++) {
    const number = die + bonus;
    for (let i = 0; i < Math.min(number, state.piles[rank].length); i++)
      sum += WANTED[Math.min(WANTED.length - 1, spirits.length + i)] * (1 + PER_RANK * (RANKS.length - 1 - rank));
    if (number < 0) sum += number * CURSE[Math.min(CURSE.length - 1, marks)];
  }
  return sum / 6;
}

/** To walk, to call, to leave or to wait. [3.0e] */
export function firstWorths(s: Sight): (answer: FirstAnswer) => number {
  const { goal, here } = s;
  const left = goal ? wayLeft(s, here, goal) : 0;
  const held = s.spirits.length;
  return (answer) => {
    switch (answer.do) {
      case 'wait':
        return 0;
      case 'raise':
        return -1;
      case 'leave':
        return goal?.isHome ? 60 : -60;
      case 'conjure':
        return conjuringWorth(s, RANKS.indexOf(answer.rank)) * (goal?.isHome ? 0.1 : 1);
      case 'move': {
        const to = hexOf(s, answer.to);
        const danger = DANGER * (dangerAt(s, to) - dangerAt(s, here));
        if (!goal) return -0.5 - danger;
        const gain = left - wayLeft(s, to, goal);
        // Whoever has nothing to seize with had better call somebody first.
        return (goal.isHome || held > 0 ? 1.2 : 0.2) * gain + (gain > 0 ? 1 : 0) - danger;
      }
    }
  };
}
