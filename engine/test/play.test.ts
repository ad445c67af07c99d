import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptDice, waitingFor } from '../kernel/match.ts';
import { answer, type Play, play, redo, undo } from '../kernel/play.ts';
import { pick } from '../kernel/question.ts';
import { record, replay } from '../kernel/record.ts';
import { eventsFor } from '../kernel/story.ts';
import { rewind, undoable } from '../kernel/undo.ts';
import { diceOf, matchOf, position, snapshot } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';
import { tower } from './games/tower.ts';

const hands = [
  [1, 2],
  [3, 4],
];
const bazaarPlay = (dice: number[] = [], free = false) => play(matchOf(bazaar, { dice, scenario: { hands } }), free);

/** Gives answers that must be legal. */
function give(p: Play, ...answers: [seat: number, given: unknown][]): void {
  for (const [seat, given] of answers) expect(answer(p, seat, given)).toEqual({ done: true });
}

/** Undo is barred, and nothing has changed. */
function expectBarred(p: Play, seat: number, barred: string): void {
  const before = snapshot(p.match);
  const log = [...p.log];
  expect(undo(p, seat)).toEqual({ barred });
  expect(snapshot(p.match)).toEqual(before);
  expect(p.log).toEqual(log);
}

describe('undo is free', () => {
  test('for an answer that told its seat nothing new', () => {
    const p = bazaarPlay();
    const before = position(p.match);
    give(p, [0, { do: 'pass' }]);
    expect(undo(p, 0)).toEqual({ done: true });
    expect(position(p.match)).toEqual(before);
  });

  test('inside a step, back to the question before', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'bury' }]);
    const before = position(p.match);
    give(p, [0, [2]]);
    expect(undo(p, 0)).toEqual({ done: true });
    expect(position(p.match)).toEqual(before);
    give(p, [0, [1]]);
    expect(p.match.table.state.hands).toEqual([[2], [3, 4]]);
  });

  test('for a secret answer that still waits for the others', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'sell', card: 1 }], [0, 3]);
    expect(undo(p, 0)).toEqual({ done: true });
    expect(waitingFor(p.match)).toEqual([0, 1]);
  });

  test('always, in practice and where the others agree; it takes back all that followed', () => {
    const practice = bazaarPlay([6], true);
    const agreed = bazaarPlay([6]);
    for (const p of [practice, agreed]) {
      const before = position(p.match);
      give(p, [0, { do: 'gamble' }], [0, false], [1, { do: 'draw' }]);
      expect(undo(p, 0, p === agreed)).toEqual({ done: true });
      expect(undo(p, 0, p === agreed)).toEqual({ done: true });
      expect(position(p.match)).toEqual(before);
    }
    expect(practice.log.slice(-2)).toEqual([
      { undo: 2, by: 0 },
      { undo: 1, by: 0 },
    ]);
    expect(agreed.log.at(-1)).toEqual({ undo: 1, by: 0, agreed: true });
  });
});

describe('undo is barred', () => {
  test('where the seat has answered nothing', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'pass' }]);
    expectBarred(p, 1, 'nothing');
  });

  test('after dice', () => {
    const p = bazaarPlay([3]);
    give(p, [0, { do: 'gamble' }]);
    expectBarred(p, 0, 'dice');
  });

  test('after a card was drawn or a hand was shown', () => {
    const drawn = bazaarPlay();
    give(drawn, [0, { do: 'draw' }]);
    expectBarred(drawn, 0, 'shown');
    const shown = bazaarPlay();
    give(shown, [0, { do: 'expose', whom: 1 }]);
    expectBarred(shown, 0, 'shown');
  });

  test('after somebody else has answered, be it in secret', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'pass' }], [1, { do: 'pass' }]);
    expectBarred(p, 0, 'other');
    const bidding = bazaarPlay();
    give(bidding, [0, { do: 'sell', card: 1 }], [1, 2]);
    expectBarred(bidding, 0, 'other');
  });
});

describe('undo passes over what nobody decided', () => {
  const poor = () => play(matchOf(bazaar, { scenario: { hands: [[1], [3, 4]] } }));

  test('an answer without a choice is taken back with the decision before it, and given again with it', () => {
    const p = poor();
    const before = position(p.match);
    give(p, [0, { do: 'bury' }], [0, [1]]);
    const after = position(p.match);
    expect(p.match.answers.map(({ forced }) => forced)).toEqual([undefined, 'secretly']);
    expect(undo(p, 0)).toEqual({ done: true });
    expect(position(p.match)).toEqual(before);
    expect(p.log.at(-1)).toEqual({ undo: 2, by: 0 });
    redo(p, 0);
    expect(position(p.match)).toEqual(after);
  });

  test('so is one that the table gave, and the record tells it', () => {
    const p = bazaarPlay();
    const before = position(p.match);
    give(p, [0, { do: 'bury' }]);
    expect(answer(p, 0, [2], undefined, true)).toEqual({ done: true });
    expect(p.log.at(-1)).toEqual({ seat: 0, answer: [2], auto: true });
    const again = replay(bazaar, record(p));
    if ('fault' in again) throw new Error('no record');
    for (const each of [p, again.play]) {
      expect(undo(each, 0)).toEqual({ done: true });
      expect(position(each.match)).toEqual(before);
    }
  });

  test('who decided nothing has nothing to take back', () => {
    const p = bazaarPlay();
    answer(p, 0, { do: 'pass' }, undefined, true);
    expectBarred(p, 0, 'nothing');
  });

  test('another’s answer is passed over only where everybody knows that he had no choice', () => {
    // Everybody sees that he has no coins to bid.
    const openly = play(matchOf(bazaar, { scenario: { hands, coins: [3, 0] } }));
    give(openly, [0, { do: 'sell', card: 1 }], [0, 2], [1, 0]);
    expect(openly.match.answers.at(-1)?.forced).toBe('openly');
    expect(undo(openly, 0)).toEqual({ done: true });
    expect(openly.log.at(-1)).toEqual({ undo: 2, by: 0 });
    // And of a secret answer nobody knows how much of a choice it was.
    const secretly = play(matchOf(bazaar, { scenario: { hands: [[1, 2], [3]] } }));
    give(secretly, [0, { do: 'pass' }], [1, { do: 'bury' }], [1, [3]]);
    expect(secretly.match.answers.at(-1)?.forced).toBe('secretly');
    const [pass, , buried] = secretly.match.answers;
    expect(undoable({ ...secretly.match, answers: [pass, buried] }, 0, { free: false })).toEqual({ barred: 'other' });
  });

  test('a record from before says itself how much was taken back', () => {
    const p = poor();
    give(p, [0, { do: 'bury' }], [0, [1]]);
    undo(p, 0, false, 1);
    expect(p.match.open?.question.kind).toBe('bury');
    const again = replay(bazaar, record(p));
    expect('fault' in again || again.disagrees).toBeNull();
  });
});

describe('ids of questions', () => {
  test('are fresh after an undo and a redo, so that a late answer is seen to be stale', () => {
    const p = bazaarPlay();
    const ids = [p.match.open?.id];
    give(p, [0, { do: 'pass' }]);
    ids.push(p.match.open?.id);
    undo(p, 0);
    ids.push(p.match.open?.id);
    redo(p, 0);
    ids.push(p.match.open?.id);
    expect(new Set(ids).size).toBe(4);
    expect(answer(p, 1, { do: 'pass' }, ids[1])).toHaveProperty('fault.place', 'question');
    expect(answer(p, 1, { do: 'pass' }, ids[3])).toEqual({ done: true });
  });
});

describe('redo', () => {
  test('does again what was taken back, dice and all', () => {
    const p = play(matchOf(bazaar), true);
    give(p, [0, { do: 'gamble' }], [0, true]);
    const before = position(p.match);
    undo(p, 0);
    undo(p, 0);
    expect(redo(p, 0)).toEqual({ done: true });
    expect(redo(p, 0)).toEqual({ done: true });
    expect(position(p.match)).toEqual(before);
    expect(redo(p, 0)).toEqual({ barred: 'nothing' });
  });

  test('is for whoever took it back', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'pass' }]);
    undo(p, 0);
    expect(redo(p, 1)).toEqual({ barred: 'other' });
    expect(redo(p, 0)).toEqual({ done: true });
  });

  test('is over once something else has been answered', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'pass' }]);
    undo(p, 0);
    give(p, [0, { do: 'draw' }]);
    expect(redo(p, 0)).toEqual({ barred: 'nothing' });
  });

  test('the log tells all of it', () => {
    const p = bazaarPlay();
    give(p, [0, { do: 'pass' }]);
    undo(p, 0);
    redo(p, 0);
    expect(p.log).toEqual([
      { seat: 0, answer: { do: 'pass' } },
      { undo: 1, by: 0 },
      { redo: 1, by: 0 },
    ]);
  });
});

describe('scripted dice', () => {
  const faces = (p: Play) => eventsFor(p.match.story, 0).flatMap((e) => ('face' in e ? [e.face] : []));

  test('survive undo and redo, those that were scripted along the way too', () => {
    const p = bazaarPlay([6], true);
    give(p, [0, { do: 'gamble' }]);
    scriptDice(p.match, [5, 1]);
    give(p, [0, true], [0, true]);
    const before = position(p.match);
    expect(faces(p)).toEqual([6, 5, 1]);
    for (let i = 0; i < 3; i++) undo(p, 0);
    expect(faces(p)).toEqual([]);
    for (let i = 0; i < 3; i++) redo(p, 0);
    expect(faces(p)).toEqual([6, 5, 1]);
    expect(position(p.match)).toEqual(before);
  });

  test('of an answer that is taken back wait for the next one', () => {
    const p = bazaarPlay([], true);
    scriptDice(p.match, [6]);
    give(p, [0, { do: 'gamble' }]);
    undo(p, 0);
    give(p, [0, { do: 'gamble' }]);
    expect(faces(p)).toEqual([6]);
  });
});

test.each([bazaar, tower])('property: in $id, undo after an answer is as if it had not been given', (game) => {
  fc.assert(
    fc.property(fc.string(), fc.nat(25), (seed, before) => {
      const p: Play = play(matchOf(game as typeof bazaar, { seed }), true);
      const dice = diceOf(seed);
      for (let i = 0; i <= before && p.match.open; i++) {
        const seats = waitingFor(p.match);
        const seat = seats[dice.index('seat', seats.length)];
        const here = position(p.match);
        give(p, [seat, pick(p.match.open.question, seat, dice)]);
        const there = position(p.match);
        undo(p, seat, false, 1);
        expect(position(p.match)).toEqual(here);
        redo(p, seat);
        expect(position(p.match)).toEqual(there);
      }
      expect(position(rewind(p.match, p.match.answers.length))).toEqual(position(p.match));
    }),
    { numRuns: 40 },
  );
});
