import { next, refusal, type Seat } from '@conjure/engine';
import type { Position } from '../../state.ts';
import { hexesBetween, hexOfMagician } from '../places.ts';
import { ALONE, type PowerRule } from './power.ts';

/** Every mortal next to the user is in the brawl, fleeing and captor units too. [12.3B] [R101] [R112] */
export function brawlers(at: Position, seat: Seat): number[] {
  const hex = hexOfMagician(at, seat);
  const reach = at.state.magicians[seat].status === 'captive' ? 0 : 1;
  const beside: number[] = [];
  at.state.mortals.forEach((unit, i) => {
    const distance = hexesBetween(at, unit.hex, hex);
    if (unit.status !== 'gone' && distance <= 1 && distance >= reach) beside.push(i);
  });
  return beside;
}

/** Whom a brawler can strike: another in its own or an adjacent hex. [R36] */
export function strikable(at: Position, fighters: readonly number[], fighter: number): number[] {
  const { mortals } = at.state;
  return fighters.filter(
    (other) => other !== fighter && hexesBetween(at, mortals[other].hex, mortals[fighter].hex) <= 1,
  );
}

export const battles: PowerRule = {
  letter: 'B',
  target: () => ({}),
  targets: () => ALONE,
  refuse(at, seat) {
    const fighters = brawlers(at, seat);
    return fighters.some((i) => strikable(at, fighters, i).length > 0)
      ? null
      : refusal('12.3B', { mortals: fighters.length });
  },
  apply(t, seat) {
    const all = brawlers(t, seat);
    const fighters = all.filter((i) => strikable(t, all, i).length > 0);
    next(t, { do: 'brawl', seat, fighters, targets: [] });
  },
};
