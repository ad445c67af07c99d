import { levelFrom, think } from '@conjure/bots';
import {
  accept,
  create,
  type Dice,
  diceFrom,
  fork,
  type Match,
  mindOf,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { hunch } from '../policy/hunch.ts';
import type { LodgeMatch } from './table.ts';

// Seeds and iterations are fixed, so every match is the same on every machine.

type Player = (match: LodgeMatch, seat: Seat, dice: Dice) => unknown;

/** By hunch alone, and as nobody but a test can: in the true state. */
const byHunch: Player = ({ open, table }, seat, dice) => open && hunch(table, seat, open.question, dice);

function bot(name: string): Player {
  const read = levelFrom(name);
  if ('fault' in read) throw new Error(read.fault.expected);
  return (match, seat, dice) => {
    const mind = mindOf(match as Match, seat);
    return mind && think(mind, read.level, dice);
  };
}

/** Power and victories of the first player against the second, each deal played from both seats. */
function duel(one: Player, other: Player, deals: number, imagined = true): { won: number; power: number[] } {
  const power = [0, 0];
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const first of [0, 1]) {
      const made = create(lodge, { seats: 2, seed: `n1/${deal}`, options: {} });
      if ('fault' in made) throw new Error(made.fault.place);
      const match = imagined ? made.match : fork(made.match, true);
      const dice = [0, 1].map((seat) => diceFrom(seeded(`${deal} ${first} ${seat}`)));
      while (match.open) {
        const [seat] = waitingFor(match);
        accept(match, seat, (seat === first ? one : other)(match, seat, dice[seat]));
      }
      const end = lodge.result(match.table);
      if (end?.winners.includes(first)) won++;
      for (const seat of [0, 1]) power[seat === first ? 0 : 1] += end?.scores[seat] ?? 0;
    }
  return { won: won / (2 * deals), power };
}

describe('in the Lodge', () => {
  test('a hunch outplays chance', () => {
    const { won, power } = duel(byHunch, bot('random'), 10, false);
    expect(won).toBeGreaterThan(0.9);
    expect(power[0]).toBeGreaterThan(2 * power[1]);
  });

  test('greedy beats random', () => {
    const { won, power } = duel(bot('greedy:12'), bot('random'), 2);
    expect(won).toBe(1);
    expect(power[0]).toBeGreaterThan(2 * power[1]);
  });

  test('who looks to the end of the round beats who looks one step ahead', { timeout: 120_000 }, () => {
    const { won, power } = duel(bot('search:24'), bot('greedy:24'), 2);
    expect(won).toBeGreaterThanOrEqual(0.5);
    expect(power[0]).toBeGreaterThan(power[1]);
  });
});
