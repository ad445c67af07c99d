import { expect, test } from 'vitest';
import { newTurns } from '../turns.ts';

test('one goes on in each round of the loop, those who wait by turns, and of each one thing', async () => {
  const rounds: (() => void)[] = [];
  const turn = newTurns((next) => void rounds.push(next));
  const done: string[] = [];
  const ask = (whose: string, what: string) => void turn(whose).then(() => done.push(what));
  for (const what of ['e1', 'e2', 'e3']) ask('eve', what);
  ask('anna', 'a1');
  const went: string[][] = [];
  for (let round = 0; rounds.length > 0; round++) {
    // There is one round to come, however many wait.
    expect(rounds).toHaveLength(1);
    rounds.pop()?.();
    await Promise.resolve();
    went.push([...done]);
    if (round === 0) ask('ben', 'b1');
  }
  expect(done).toEqual(['e1', 'a1', 'e2', 'b1', 'e3']);
  expect(went.map(({ length }) => length)).toEqual([1, 2, 3, 4, 5]);
  // And again when it was empty.
  ask('anna', 'a2');
  rounds.pop()?.();
  await Promise.resolve();
  expect(done.at(-1)).toBe('a2');
});
