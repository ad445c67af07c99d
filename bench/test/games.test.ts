import { replay } from '@conjure/engine';
import { allBoxes, GAMES } from '@conjure/shelf';
import { expect, test } from 'vitest';
import { randomPlayout, typicalMatch } from '../game.ts';
import { BENCHED } from '../games.ts';
import { lightDecisions, undoneRecords } from '../proof.ts';

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
    expect(match.answers.length).toBeGreaterThan(benched.typical.after);
  },
);

test.each(boxes)(
  '$game.id: decisions under its invariants can be counted, and its undone record agrees',
  async ({ game }) => {
    expect(await lightDecisions(game, 1)).toBeGreaterThan(0);
    const { undone } = undoneRecords(game, 40, 10);
    expect(undone.log.filter((entry) => 'undo' in entry).length).toBeGreaterThanOrEqual(10);
    expect(replay(game, undone)).toMatchObject({ disagrees: null, verified: true });
  },
);
