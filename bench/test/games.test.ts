import { allBoxes, GAMES } from '@conjure/shelf';
import { expect, test } from 'vitest';
import { randomPlayout, typicalMatch } from '../game.ts';
import { BENCHED } from '../games.ts';

const boxes = await allBoxes();

test('every game of the shelf is measured', () => {
  expect(Object.keys(BENCHED).sort()).toEqual([...GAMES].sort());
});

test.each(boxes)(
  '$game.id: a playout comes to its end, the same every time, and a match comes into full swing',
  ({ game }) => {
    const benched = BENCHED[game.id];
    const decisions = randomPlayout(game, benched, 1);
    expect(decisions).toBeGreaterThan(10);
    expect(randomPlayout(game, benched, 1)).toBe(decisions);
    const match = typicalMatch(game, benched);
    expect(match.open?.question.kind).toBe(benched.typical.kind);
    expect(match.given.length).toBeGreaterThan(benched.typical.after);
  },
);
