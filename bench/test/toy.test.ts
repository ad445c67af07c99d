import { canonical, create, type Dice, diceFrom, judge, optionsOf, pick, seeded } from '@conjure/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playBare } from '../toy/bare.ts';
import { boardgamePlayer } from '../toy/boardgame-io.ts';
import { playGame, toyGame } from '../toy/game.ts';
import { CAPTURED, field, isOver, legalMoves, makeMove, type Toy, TURNS, toyStart } from '../toy/rules.ts';

const diceOf = (seed: string): Dice => diceFrom(seeded(seed));

describe('the toy', () => {
  test('has 20 × 10 hexes and 40 counters a side', () => {
    const { board, counters, left } = toyStart();
    expect(board).toHaveLength(200);
    expect(board.filter((counter) => counter !== null)).toHaveLength(80);
    expect([0, 1].map((side) => counters.filter((counter) => counter.side === side).length)).toEqual([40, 40]);
    expect(left).toEqual([40, 40]);
  });

  test('a counter steps into a neighbouring hex, captures there, and the turn passes', () => {
    const toy = toyStart();
    const [from, to] = [field.index.get('0405') ?? -1, field.index.get('0505') ?? -1];
    const [mover, prey] = [toy.board[from] ?? -1, 79];
    toy.board[toy.counters[prey].hex] = null;
    toy.counters[prey].hex = to;
    toy.board[to] = prey;
    expect(legalMoves(toy)).toContainEqual({ counter: mover, to });
    makeMove(toy, { counter: mover, to });
    expect(toy).toMatchObject({ side: 1, turn: 1, left: [40, 39] });
    expect([toy.board[from], toy.board[to]]).toEqual([null, mover]);
    expect(toy.counters[prey].hex).toBe(CAPTURED);
  });

  test('is over after 400 turns, or when the side to move has nothing left', () => {
    expect(playBare(diceOf('s')).turn).toBe(TURNS);
    expect(isOver({ ...toyStart(), left: [0, 40] })).toBe(true);
    expect(isOver({ ...toyStart(), left: [40, 0] })).toBe(false);
  });
});

describe('all players of the toy, fed the same choices, come to the same end', () => {
  const boardgame = boardgamePlayer();
  const others: [name: string, play: (dice: Dice) => Toy][] = [
    ['the engine, listing', (dice) => playGame(dice, 'options')],
    ['the engine, judging', (dice) => playGame(dice, 'judged')],
    ['the engine, as a match', (dice) => playGame(dice, 'match')],
    ['boardgame.io', boardgame],
  ];

  test.each(others)('%s', (_, play) => {
    for (const seed of ['one', 'two', 'three']) expect(play(diceOf(seed))).toEqual(playBare(diceOf(seed)));
  });
});

test('the engine picks every legal move equally often', () => {
  const begun = create(toyGame, { seats: 2, seed: 's' });
  if ('fault' in begun) throw new Error(begun.fault.place);
  const { open, table } = begun.match;
  const moves = legalMoves(table.state);
  const picks = 300 * moves.length;
  const counts = new Map(moves.map((move) => [canonical(move), 0]));
  const dice = diceOf('picks');
  for (let i = 0; i < picks; i++) {
    const move = canonical(open && pick(open.question, 0, dice));
    counts.set(move, (counts.get(move) ?? Number.NaN) + 1);
  }
  for (const [move, count] of counts) expect(Math.abs(count - 300), move).toBeLessThan(5 * Math.sqrt(300));
  expect(playGame(dice, 'pick').turn).toBe(TURNS);
});

test('property: the options of the engine are the legal moves, and all other moves are refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(300), (seed, turns) => {
      const begun = create(toyGame, { seats: 2, seed });
      if ('fault' in begun) throw new Error(begun.fault.place);
      const { match } = begun;
      const dice = diceOf(seed);
      const toy = match.table.state;
      for (let i = 0; i < turns; i++) {
        const moves = legalMoves(toy);
        makeMove(toy, moves[dice.index('pick', moves.length)]);
      }
      const legal = new Set(legalMoves(toy).map(({ counter, to }) => `${counter} ${to}`));
      const question = match.open?.question;
      expect(question && optionsOf(question, 0)).toEqual(legalMoves(toy));
      for (let counter = 0; counter < 80; counter++)
        for (let to = 0; to < field.size; to++)
          expect(question?.refuse({ counter, to }, 0) === null).toBe(legal.has(`${counter} ${to}`));
      expect(judge(match, 0, { counter: 80, to: 0 })).toHaveProperty('fault');
    }),
    { numRuns: 4 },
  );
});
