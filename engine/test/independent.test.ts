import { describe, expect, test } from 'vitest';
import { give, judge } from '../kernel/answering.ts';
import { fork } from '../kernel/fork.ts';
import { type Match, openTo, waitingFor } from '../kernel/match.ts';
import { mindOf } from '../kernel/mind.ts';
import { outcomes } from '../kernel/outcomes.ts';
import { play, redo, undo } from '../kernel/play.ts';
import { safely } from '../kernel/safely.ts';
import { recordFor } from '../kernel/seen-record.ts';
import { CHECKS, checkAlong, goesIndependently, randomPlay } from '../proof/index.ts';
import { diceOf, matchOf, say, sayAnything, snapshot } from '../testing/playing.ts';
import { luggage } from './games/luggage.ts';

const things = [
  [1, 2, 3],
  [4, 5],
  [1, 5],
];
const packing = () =>
  matchOf(luggage, {
    seats: 3,
    scenario: { things, locked: [false, false, false], left: [[], [], []], over: false },
  });

const kinds = (match: Match) => waitingFor(match).map((seat) => openTo(match, seat)?.question.kind);
const idOf = (match: Match, seat: number) => openTo(match, seat)?.id;

describe('each is asked independently', () => {
  test('whoever has answered is asked his next question at once, while the others are still at theirs', () => {
    const match = packing();
    say(match, [1, 4]);
    expect([waitingFor(match), kinds(match)]).toEqual([
      [0, 1, 2],
      ['leave', 'lock', 'leave'],
    ]);
    say(match, [1, 'lock']);
    expect([waitingFor(match), openTo(match, 1)]).toEqual([[0, 2], null]);
    say(match, [0, 3], [2, 0], [0, 0]);
    expect(match.over).toBe(true);
    expect(match.story.map(({ event }) => event)).toEqual([
      { type: 'opened', by: 0, things: [1, 2] },
      { type: 'opened', by: 1, things: [5] },
      { type: 'opened', by: 2, things: [1, 5] },
    ]);
  });

  test('an answer is judged by what its seat is asked, its shape included', () => {
    const match = packing();
    say(match, [1, 4]);
    expect(judge(match, 1, 5)).toMatchObject({ fault: { place: 'answer' } });
    expect(judge(match, 0, 'lock')).toMatchObject({ fault: { place: 'answer' } });
    expect(judge(match, 0, 5)).toEqual({ refused: { rule: 'L1', facts: { thing: 5 } } });
    expect(judge(match, 1, 'lock')).toEqual({ done: true });
    say(match, [1, 'lock']);
    expect(judge(match, 1, 'lock')).toMatchObject({ fault: { place: 'seat' } });
  });

  test('what one is asked keeps its id while others answer, and what comes next has a new one', () => {
    const match = packing();
    const [first, second] = [idOf(match, 0), idOf(match, 1)];
    say(match, [0, 1], [0, 2], [2, 0]);
    expect(idOf(match, 1)).toBe(second);
    expect(idOf(match, 0)).not.toBe(first);
    expect(give(match, 0, 'lock', first)).toMatchObject({ fault: { place: 'question' } });
    expect(give(match, 1, 4, second)).toEqual({ done: true });
    expect(give(match, 1, 'lock', second)).toMatchObject({ fault: { place: 'question' } });
  });

  test('ids stand in a fork and where the rules fail; after an undo all are new', () => {
    const at = play(packing());
    say(at.match, [0, 1]);
    const ids = () => waitingFor(at.match).map((seat) => idOf(at.match, seat));
    const before = ids();
    const twin = fork(at.match);
    expect(waitingFor(twin).map((seat) => idOf(twin, seat))).toEqual(before);
    const failing = () =>
      safely(at, () => {
        say(at.match, [1, 4]);
        throw new Error('the rules fail');
      });
    expect(failing).toThrow('the rules fail');
    expect([ids(), kinds(at.match)]).toEqual([before, ['leave', 'leave', 'leave']]);
    expect(undo(at, 0)).toEqual({ done: true });
    expect(ids().some((id) => before.includes(id))).toBe(false);
    expect(redo(at, 0)).toEqual({ done: true });
    expect(at.match.table.state.things[0]).toEqual([2, 3]);
  });

  test('every answer leads to a rest, and a bot is shown its own part', () => {
    const match = packing();
    say(match, [1, 4], [0, 3]);
    expect(match.rest?.step).toBe(2);
    const mind = mindOf(match, 1);
    expect([mind?.question.kind, mind?.question.options()]).toEqual(['lock', ['lock']]);
    const world = mind?.imagine(diceOf('w'));
    expect(world && [waitingFor(world), openTo(world, 1)?.question.kind]).toEqual([[0, 1, 2], 'lock']);
  });

  test('nobody learns what others have answered: not by odds, not by a record', () => {
    const match = packing();
    say(match, [1, 0], [2, 0]);
    expect(outcomes(match, 0, 0)).toEqual({ outcomes: [{ p: 1, events: [], ends: 'question' }], complete: false });
    say(match, [0, 3]);
    const { log } = recordFor(play(match), 0);
    expect(log).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 0, answer: 3 }]);
  });

  test('a playout needs no ids', () => {
    const world = fork(packing(), true);
    say(world, [0, 1]);
    expect(world.open?.ids).toBeNull();
    sayAnything(world, diceOf('on'), 99);
    expect(world.over).toBe(true);
  });

  test('looking changes nothing', () => {
    const match = packing();
    const before = snapshot(match);
    for (const seat of [0, 1, 2]) openTo(match, seat)?.question.candidates?.(seat);
    expect(snapshot(match)).toEqual(before);
  });
});

test.each([1, 2, 3, 4, 5, 6])('all that holds of games holds of one that asks independently, match %i', (seed) => {
  checkAlong(luggage, { seed: String(seed), seats: 2 + (seed % 3) }, ...CHECKS.map(({ check }) => ({ check })));
});

test('in random play everybody is the first to answer now and then', () => {
  const first = Array.from({ length: 12 }, (_, i) => randomPlay(luggage, { seed: `${i}`, seats: 3 }).answers[0]?.seat);
  expect([...new Set(first)].sort()).toEqual([0, 1, 2]);
});

test('the proof finds a game that shows one what another has answered', () => {
  const leaky: typeof luggage = { ...luggage, view: ({ state }) => ({ left: state.left }) };
  expect(() => checkAlong(leaky, { seed: '1', seats: 3 }, { check: goesIndependently })).toThrow('the view of seat');
});
