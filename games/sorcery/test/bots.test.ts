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
import { sorcery } from '../game.ts';
import { hunch } from '../policy/hunch.ts';
import { type SorceryMatch, scene } from './table.ts';

// Seeds and iterations are fixed, so every match is the same on every machine.

type Player = (match: SorceryMatch, seat: Seat, dice: Dice) => unknown;

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

interface Score {
  won: number;
  objectives: number[];
  lost: number[];
}

/** What the first player makes against the second, each deal played from both seats. */
function duel(one: Player, other: Player, deals: number, options: object, imagined = true): Score {
  const score: Score = { won: 0, objectives: [0, 0], lost: [0, 0] };
  for (let deal = 0; deal < deals; deal++)
    for (const first of [0, 1]) {
      const made = create(sorcery, { seats: 2, seed: `bots/${deal}`, options: { ...options } });
      if ('fault' in made) throw new Error(made.fault.place);
      const match: SorceryMatch = imagined ? made.match : fork(made.match, true);
      const dice = [0, 1].map((seat) => diceFrom(seeded(`${deal} ${first} ${seat}`)));
      while (match.open) {
        const [seat] = waitingFor(match);
        accept(match, seat, (seat === first ? one : other)(match, seat, dice[seat]));
      }
      const end = sorcery.result(match.table);
      expect(end).not.toBeNull();
      if (end?.winners.includes(first)) score.won++;
      for (const seat of [0, 1]) {
        score.objectives[seat === first ? 0 : 1] += end?.scores[seat] ?? 0;
        score.lost[seat === first ? 0 : 1] += match.table.state.lost[seat];
      }
    }
  return score;
}

const SKIRMISH = { buildTotal: 100, roundLimit: 6 };

describe('in Sorcery', () => {
  test('a hunch outplays chance', { timeout: 60_000 }, () => {
    const { won, objectives, lost } = duel(byHunch, bot('random'), 6, {}, false);
    expect(won).toBeGreaterThanOrEqual(11);
    expect(objectives[0]).toBeGreaterThan(3 * objectives[1]);
    expect(lost[0]).toBeLessThan(lost[1]);
  });

  test('greedy beats random', { timeout: 60_000 }, () => {
    const { won, objectives } = duel(bot('greedy:16'), bot('random'), 3, SKIRMISH);
    expect(won).toBeGreaterThanOrEqual(5);
    expect(objectives[0]).toBeGreaterThan(2 * objectives[1]);
  });

  test('who looks farther ahead beats random, too', { timeout: 60_000 }, () => {
    expect(duel(bot('search:24'), bot('random'), 2, SKIRMISH).won).toBeGreaterThanOrEqual(3);
  });

  test.each(['greedy:60', 'search:120'])('[B48] %s pushes nobody to death for a blow', (name) => {
    const clicks = sorcery.lore.figures[sorcery.lore.figureIndex.get('dust_reaver') ?? 0].clicks;
    const { match } = scene({
      figures: {
        worn: { is: 'dust_reaver', at: [15_000, 12_000], facing: 9_000, click: clicks - 1, tokens: 1 },
        other: { is: 'dust_reaver', at: [3_000, 3_000], facing: 9_000 },
        foe: { is: 'dust_reaver', of: 1, at: [15_000, 13_500], facing: 27_000 },
      },
    });
    for (const seed of ['1', '2', '3']) {
      const answer = bot(name)(match, 0, diceFrom(seeded(seed))) as { figure?: number };
      expect(answer.figure).not.toBe(0);
    }
  });

  test.each(['greedy:60', 'search:120'])('[B104] %s does not end the phase while an objective can be taken', (name) => {
    const { match } = scene({
      figures: {
        near: { is: 'dust_reaver', at: [15_000, 9_000], facing: 9_000 },
        far: { is: 'dust_reaver', of: 1, at: [27_000, 28_000], facing: 27_000 },
      },
    });
    for (const seed of ['1', '2', '3']) expect(bot(name)(match, 0, diceFrom(seeded(seed)))).not.toEqual({ do: 'end' });
  });
});
