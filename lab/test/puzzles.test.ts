import { canonical, type Game, mindOf, type Question, replay, waitingFor } from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
import { expect, test } from 'vitest';
import { findPuzzles } from '../puzzles/find.ts';
import { judgedAgain, stillPuzzles } from '../puzzles/kept.ts';
import { gameOf, levelOf } from './at-random.ts';

const GAMES = ['demons', 'lodge', 'satchel', 'sorcery'] as const;

function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).map(longestList);
  return Math.max(Array.isArray(value) ? value.length : 0, ...inside);
}

/** Points, and ways that go nowhere. */
function placesIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.values(answer).filter((part) =>
    Array.isArray(part) ? part.length === 0 || typeof part[0] === 'object' : typeof part === 'object' && part !== null,
  ).length;
}

/** What a puzzle says is asked, and its answers are legal and not the same. */
function expectSound(game: Game, { record, seat, kind, answer, obvious, would, does }: Puzzle): void {
  const again = replay(game, record);
  if ('fault' in again) throw new Error(again.fault.place);
  expect(again.disagrees).toBe(null);
  const { match } = again.play;
  expect(waitingFor(match)).toEqual([seat]);
  const mind = mindOf(match, seat);
  if (!mind) throw new Error('the seat is not asked');
  expect(mind.question.kind).toBe(kind);
  const options = mind.question.options();
  if (options) expect(options.length).toBeGreaterThanOrEqual(3);
  // A place beside it would be as good, and nobody could be told that it is not.
  else expect(placesIn(answer)).toBe(0);
  for (const one of [answer, obvious.answer]) expect(mind.question.refuse(one)).toBe(null);
  expect(canonical(answer)).not.toBe(canonical(obvious.answer));
  // What may be said in any order could not be told right from wrong.
  for (const one of options ? [answer, obvious.answer] : [answer]) expect(longestList(one)).toBeLessThanOrEqual(1);
  expect(would.mean).toBeGreaterThan(does.mean);
}

test.each(GAMES)('the puzzles that are kept of %s can be asked by the rules as they are', async (id) => {
  const { default: kept } = await import(`@conjure/${id}/puzzles.json`, { with: { type: 'json' } });
  const game = await gameOf(id);
  const puzzles = kept as Puzzle[];
  expect(puzzles.length).toBeLessThanOrEqual(20);
  expect(new Set(puzzles.map(({ id: name }) => name)).size).toBe(puzzles.length);
  for (const puzzle of puzzles) {
    expectSound(game, puzzle);
    // Whoever has missed it wants to know why.
    expect(puzzle.because).not.toBe(null);
  }
});

test.each(GAMES)('the puzzles of %s are of different positions, and few of them ask to do nothing more', async (id) => {
  const { default: kept } = await import(`@conjure/${id}/puzzles.json`, { with: { type: 'json' } });
  const puzzles = kept as Puzzle[];
  const game = await gameOf(id);
  const places = puzzles.map(({ id: name }) => name.split(/-(?=\d+$)/));
  for (const [i, [match, at]] of places.entries())
    for (const [other, there] of places.slice(0, i))
      if (other === match) expect(Math.abs(Number(at) - Number(there))).toBeGreaterThanOrEqual(20);
  const nothing = puzzles.filter(({ kind, answer }) => {
    const pass = game.pass?.({ kind } as Question);
    return pass !== undefined && canonical(pass) === canonical(answer);
  });
  expect(nothing.length).toBeLessThanOrEqual(5);
});

test('what is dug is sound, and no more than is asked for', async () => {
  const game = await gameOf('demons');
  const how = {
    by: levelOf('tree:30'),
    novice: levelOf('greedy:6'),
    judge: levelOf('tree:60'),
    matches: 1,
    most: 1,
    seed: 's4',
  };
  const found = await findPuzzles(game, how);
  expect(found.length).toBe(1);
  for (const puzzle of found) expectSound(game, puzzle);
  expect(await findPuzzles(game, { ...how, goesOn: () => false })).toEqual([]);
  // By the same judge it is the same again; by one whose best answer is another it is none.
  const [puzzle] = found;
  expect(judgedAgain(game, puzzle, how)).toEqual(puzzle);
  expect(judgedAgain(game, { ...puzzle, answer: puzzle.obvious.answer }, how)).toBe(null);
  // Of two of one match that lie near to each other the first is kept.
  expect(stillPuzzles(game, [puzzle, puzzle], how)).toEqual([puzzle]);
});
