import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { scriptDice, waitingFor } from '../kernel/match.ts';
import { answer, type LogEntry, play, redo, undo } from '../kernel/play.ts';
import { pick } from '../kernel/question.ts';
import { type Record, record, replay } from '../kernel/record.ts';
import { rebuild, rewind } from '../kernel/undo.ts';
import { diceOf, matchOf, position } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';
import { tower } from './games/tower.ts';

type Speaker = (answers: number) => number;
const inTurn: Speaker = (answers) => answers % 2;

/** The bazaar, whoever has the turn in it, and how many steps its rules have taken. */
function counted(turns: number, speaker: Speaker = inTurn) {
  const count = { steps: 0 };
  const game = {
    ...bazaar,
    step(table: Parameters<typeof bazaar.step>[0]) {
      count.steps++;
      table.state.turn = speaker(turns - table.state.turnsLeft);
      return bazaar.step(table);
    },
  };
  return { game, count };
}

/** A practice match of nothing but passes, `after` saying what was done after so many of them. */
function passing(turns: number, after: (answers: number) => LogEntry[] = () => [], speaker: Speaker = inTurn): Record {
  const p = play(matchOf(counted(turns, speaker).game, { scenario: { turnsLeft: turns } }), true);
  for (let i = 0; i < turns; i++) answer(p, speaker(i), { do: 'pass' });
  const saved = record(p);
  return { ...saved, log: saved.log.flatMap((entry, i) => [entry, ...after(i + 1)]) };
}

/** How many steps the rules take to play it again, and how many states are kept then. */
function costOf(saved: Record, speaker?: Speaker) {
  const { game, count } = counted((saved.scenario as { turnsLeft: number }).turnsLeft, speaker);
  const again = replay(game, saved);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  expect(again.disagrees).toBeNull();
  const { match, undone } = again.play;
  return {
    steps: count.steps,
    kept: match.rests.length + undone.reduce((sum, { taken }) => sum + taken.rests.length, 0),
  };
}

const repeated = (times: number, ...entries: LogEntry[]): LogEntry[] =>
  Array.from({ length: times }, () => entries).flat();

describe('a long record', () => {
  test('of 2,000 answers with 200 pairs of undo and redo along it costs little more than without them', () => {
    const plain = costOf(passing(2_000));
    const busy = costOf(
      passing(2_000, (n) => {
        const by = (n - 1) % 2;
        return n % 10 === 0
          ? [
              { undo: 1, by },
              { redo: 1, by },
            ]
          : [];
      }),
    );
    expect(plain.steps).toBeLessThan(2_010);
    expect(busy.steps).toBeLessThan(plain.steps * 1.5);
  });

  test('that ends in thousands of pairs costs a few steps for each, however long the match before', () => {
    const pairs = 5_000;
    const [short, long] = [100, 4_000].map((turns) => {
      const by = (turns - 1) % 2;
      const saved = passing(turns, (n) => (n === turns ? repeated(pairs, { undo: 1, by }, { redo: 1, by }) : []));
      return costOf(saved).steps - turns;
    });
    expect(short).toBeLessThan(5 * pairs);
    expect(long).toBeLessThan(5 * pairs);
  });

  test('that goes all the way back and on again, over and over, does not walk all the way', () => {
    const turns = 2_000;
    const far = turns - 1;
    const pairs = repeated(500, { undo: far, by: 1 }, { redo: far, by: 1 });
    // Seat 1 speaks once, as the second: taking that back takes back all the rest.
    const speaker = (i: number) => (i === 1 ? 1 : 0);
    const { steps } = costOf(
      passing(turns, (n) => (n === turns ? pairs : []), speaker),
      speaker,
    );
    expect(steps).toBeLessThan(turns + 10 * pairs.length);
  });

  test('in which everything is taken back one by one, and done again, costs in proportion to it', () => {
    const turns = 3_000;
    const back = Array.from({ length: turns }, (_, i): LogEntry => ({ undo: 1, by: (turns - 1 - i) % 2 }));
    const on = Array.from({ length: turns }, (_, i): LogEntry => ({ redo: 1, by: i % 2 }));
    const there = passing(turns, (n) => (n === turns ? [...back, ...on] : []));
    // Each is at most one stretch between two kept rests away, and mostly less.
    expect(costOf(there).steps).toBeLessThan(10 * there.log.length);
    const all = passing(turns, (n) => (n === turns ? back : []));
    expect(costOf({ ...all, digests: [] }).kept).toBeLessThan(turns / 16);
  });

  test('keeps one state in thirty-two answers, and ever fewer of very long ones', () => {
    expect(costOf(passing(6_400)).kept).toBeLessThan(6_400 / 32 + 16);
    expect(costOf(passing(40_000)).kept).toBeLessThan(40_000 / 40);
  });
});

describe('the kept rests', () => {
  test.each([bazaar, tower])(
    'property: in $id every earlier position is the one that is built from the beginning',
    (game) => {
      fc.assert(
        fc.property(fc.string(), fc.nat(70), (seed, before) => {
          const p = play(matchOf(game as unknown as Game, { seed, dice: [6, 1] }), true);
          const dice = diceOf(seed);
          for (let i = 0; i <= before && p.match.open; i++) {
            if (dice.index('script', 5) === 0) scriptDice(p.match, [1 + dice.index('face', 6), 3]);
            const seats = waitingFor(p.match);
            const seat = seats[dice.index('seat', seats.length)];
            const what = dice.index('deed', 6);
            if (what === 0) undo(p, seat);
            else if (what === 1) redo(p, seat);
            else answer(p, seat, pick(p.match.open.question, seat, dice));
          }
          const { match } = p;
          for (let n = 0; n <= match.answers.length; n++) {
            const waiting = n < match.answers.length ? match.answers[n].dice : match.scripted;
            expect(position(rewind(match, n))).toEqual(position(rebuild(match, match.answers.slice(0, n), waiting)));
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  test('going back to look disturbs nothing', () => {
    const p = play(matchOf(bazaar, { scenario: { turnsLeft: 100 } }), true);
    for (let i = 0; i < 60; i++) answer(p, i % 2, { do: 'pass' });
    const before = position(p.match);
    rewind(p.match, 7);
    expect(position(p.match)).toEqual(before);
  });
});
