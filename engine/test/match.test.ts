import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, give, judge } from '../kernel/answering.ts';
import { seeded } from '../kernel/dice.ts';
import { fork } from '../kernel/fork.ts';
import { begin, type Match, matchAt, scriptDice, waitingFor } from '../kernel/match.ts';
import { canonical, copyPlain } from '../kernel/plain.ts';
import { refusal } from '../kernel/question.ts';
import { eventsFor } from '../kernel/story.ts';
import { diceOf, matchOf, say, sayAnything, snapshot } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';
import { tower } from './games/tower.ts';

const openKind = (match: Match) => match.open?.question.kind;

/** What is said must change nothing, and be answered like this. */
function expectUnmoved(match: Match, act: () => unknown, verdict: unknown): void {
  const before = snapshot(match);
  expect(act()).toEqual(verdict);
  expect(snapshot(match)).toEqual(before);
}

describe('rests and answers', () => {
  test('a match begins at its first question, its rest being the start', () => {
    const match = matchOf(bazaar);
    expect(openKind(match)).toBe('turn');
    expect(match.rest?.state).toEqual(match.table.state);
    expect(match.rest?.step).toBe(0);
  });

  test('inside a step the rest stays behind and the answers since are kept', () => {
    const match = matchOf(bazaar, { dice: [6, 6] });
    say(match, [0, { do: 'gamble' }], [0, true]);
    expect(openKind(match)).toBe('again');
    expect(match.rest?.step).toBe(0);
    expect(match.rest?.state.coins).toEqual([3, 3]);
    expect(match.table.state.coins).toEqual([7, 3]);
    say(match, [0, false]);
    expect(openKind(match)).toBe('turn');
    expect(match.rest?.step).toBe(3);
    expect(match.rest?.state).toEqual(match.table.state);
  });

  test('a match ends when there is no further step, and then asks nothing', () => {
    const match = matchOf(bazaar);
    for (let turn = 0; turn < 6; turn++) say(match, [turn % 2, { do: 'pass' }]);
    expect(match.over).toBe(true);
    expect(match.open).toBeNull();
    expect(waitingFor(match)).toEqual([]);
    expectUnmoved(match, () => give(match, 0, { do: 'pass' }), {
      fault: { place: 'question', expected: 'an open question', got: 'a match that is over' },
    });
    expect(() => accept(match, 0, { do: 'pass' })).toThrow('no question is open');
  });

  test('the game speaks first where nobody asked: to who is not asked, of what is not asked, and after the end', () => {
    const speaks: typeof bazaar = {
      ...bazaar,
      unasked: ({ state }, seat, answer) =>
        answer === 'greet' ? refusal('B9', { turn: state.turn, seat }, 'quiet') : null,
    };
    const refused = (turn: number, seat: number) => ({
      refused: { rule: 'B9', reason: 'quiet', facts: { turn, seat } },
    });
    const match = matchOf(speaks);
    expectUnmoved(match, () => give(match, 1, 'greet'), refused(0, 1));
    expectUnmoved(match, () => judge(match, 0, 'greet'), refused(0, 0));
    expect(give(match, 1, { do: 'pass' })).toHaveProperty('fault.place', 'seat');
    for (const nobody of [2, -1]) expect(give(match, nobody, 'greet')).toHaveProperty('fault.place', 'seat');
    expect(give(match, 0, { do: 'dance' })).toHaveProperty('fault.place', 'answer.do');
    expect(give(match, 1, 'greet', 99)).toHaveProperty('fault.place', 'question');
    for (let turn = 0; turn < 6; turn++) say(match, [turn % 2, { do: 'pass' }]);
    expectUnmoved(match, () => give(match, 1, 'greet'), refused(0, 1));
    expect(give(match, 0, { do: 'pass' })).toHaveProperty('fault.got', 'a match that is over');
  });

  test('a step that asks nothing ends at a rest of its own', () => {
    // Whoever stands at an odd height slips by a die before anything is asked.
    const slippery: typeof tower = {
      ...tower,
      step(table) {
        const { heights } = table.state;
        if (heights[0] % 2 === 0) return tower.step(table);
        heights[0] += table.dice.d6('slip');
        return 'rest';
      },
    };
    const match = matchOf(slippery, { dice: [2, 1, 4, 3] });
    say(match, [0, 'two-dice']);
    // 2 + 1, then 4, then 3.
    expect(match.table.state.heights).toEqual([10, 0]);
    expect(match.rest).toMatchObject({ step: 1, state: { heights: [10, 0] } });
    expect(match.answers[0].bar).toBe('dice');
    expect(snapshot(fork(match))).toEqual(snapshot(match));
  });

  test('what was answered and told stays as it was, whatever the rules do to it later', () => {
    const match = matchOf(bazaar, {
      scenario: {
        hands: [
          [1, 2],
          [3, 4],
        ],
      },
    });
    say(match, [0, { do: 'expose', whom: 1 }], [1, { do: 'bury' }], [1, [4]]);
    expect(match.table.state.hands[1]).toEqual([3]);
    expect(eventsFor(match.story, null)[0]).toEqual({ type: 'exposed', by: 0, hand: [3, 4] });
    expect(match.answers[2].answer).toEqual([4]);
  });
});

describe('questions to several seats', () => {
  const selling = () => {
    const match = matchOf(bazaar, {
      seats: 3,
      scenario: {
        hands: [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        coins: [3, 3, 3],
      },
    });
    say(match, [0, { do: 'sell', card: 1 }]);
    return match;
  };

  test('each: answers wait in secret until all are in, in whatever order they come', () => {
    const match = selling();
    const before = copyPlain(match.table.state);
    const told = match.story.length;
    say(match, [2, 3], [0, 1]);
    expect(openKind(match)).toBe('bid');
    expect(waitingFor(match)).toEqual([1]);
    expect(match.table.state).toEqual(before);
    expect(match.story).toHaveLength(told);
    say(match, [1, 2]);
    expect(eventsFor(match.story, 1)).toEqual([{ type: 'sold', by: 0, to: 2, card: 1, bids: [1, 2, 3] }]);
    expect(openKind(match)).toBe('tip');
  });

  test('each: a seat answers once', () => {
    const match = selling();
    say(match, [2, 3]);
    expectUnmoved(match, () => give(match, 2, 1), {
      fault: { place: 'seat', expected: 'a seat that is asked (0, 1)', got: '2' },
    });
  });

  test('each: the answers of one question are never those of the next', () => {
    const match = selling();
    say(match, [0, 1], [1, 1], [2, 2], [2, 0], [1, { do: 'sell', card: 3 }]);
    expect(waitingFor(match)).toEqual([0, 1, 2]);
  });

  test('first: whoever answers settles it for all', () => {
    const match = matchOf(bazaar, { seats: 3 });
    say(match, [0, { do: 'race' }]);
    expect(waitingFor(match)).toEqual([0, 1, 2]);
    say(match, [2, 'left']);
    expect(match.table.state.coins).toEqual([3, 3, 4]);
    expect(openKind(match)).toBe('turn');
  });
});

describe('what cannot be accepted changes nothing', () => {
  test('a seat that is not asked', () => {
    const match = matchOf(bazaar);
    const fault = { place: 'seat', expected: 'a seat that is asked (0)', got: '1' };
    expectUnmoved(match, () => give(match, 1, { do: 'pass' }), { fault });
  });

  test('an answer to a question that is gone', () => {
    const match = matchOf(bazaar);
    const id = match.open?.id ?? -1;
    say(match, [0, { do: 'race' }], [0, 'left'], [1, { do: 'pass' }]);
    // The same seat is asked the same again: only the id tells that another question was meant.
    expectUnmoved(match, () => give(match, 0, { do: 'draw' }, id), {
      fault: { place: 'question', expected: 'the open question, 3', got: '0' },
    });
    expect(give(match, 0, { do: 'draw' }, 3)).toEqual({ done: true });
  });

  test('an answer of another shape', () => {
    const match = matchOf(bazaar);
    const fault = { place: 'answer.card', expected: 'a whole number from 1 to 99', got: '"1"' };
    expectUnmoved(match, () => give(match, 0, { do: 'sell', card: '1' }), { fault });
  });

  test('a hostile answer', () => {
    const match = matchOf(bazaar);
    for (const hostile of [
      '{"do":"pass","__proto__":{}}',
      '{"__proto__":{"do":"pass"}}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
    ]) {
      const before = snapshot(match);
      expect(give(match, 0, JSON.parse(hostile))).toHaveProperty('fault');
      expect(give(match, Number.NaN, { do: 'pass' })).toHaveProperty('fault');
      expect(snapshot(match)).toEqual(before);
    }
  });

  test('an answer that a rule forbids, whose refusal names the rule', () => {
    const match = matchOf(bazaar, { options: { coins: 0 } });
    expectUnmoved(match, () => give(match, 0, { do: 'gamble' }), { refused: { rule: 'B3', facts: { coins: 0 } } });
  });

  test('judging: it says what giving would say', () => {
    const match = matchOf(bazaar);
    expectUnmoved(match, () => judge(match, 0, { do: 'draw' }), { done: true });
    expectUnmoved(match, () => judge(match, 0, { do: 'sell', card: 99 }), {
      refused: { rule: 'B4', facts: { card: 99 } },
    });
  });
});

describe('what is told', () => {
  test('a drawn card is heard by the one who drew it; the others hear that it was drawn', () => {
    const match = matchOf(bazaar);
    say(match, [0, { do: 'draw' }]);
    const card = match.table.state.hands[0].at(-1);
    expect(eventsFor(match.story, 0)).toEqual([{ type: 'drew', by: 0, card }]);
    expect(eventsFor(match.story, 1)).toEqual([{ type: 'drew', by: 0 }]);
    expect(eventsFor(match.story, null)).toEqual([{ type: 'drew', by: 0 }]);
  });

  test('what stands between an answer and taking it back is kept with it', () => {
    const match = matchOf(bazaar, { dice: [1], scenario: { hands: [[1], [2]] } });
    say(
      match,
      [0, { do: 'pass' }],
      [1, { do: 'draw' }],
      [0, { do: 'gamble' }],
      [0, false],
      [1, { do: 'expose', whom: 0 }],
    );
    expect(match.answers.map(({ bar }) => bar)).toEqual([null, 'shown', 'dice', null, 'shown']);
  });
});

describe('scripted dice', () => {
  test('come first, then those of the seed as if nothing had been scripted', () => {
    const plain = matchOf(tower);
    const scripted = matchOf(tower, { dice: [6] });
    say(plain, [0, 'two-dice'], [1, 'two-dice']);
    say(scripted, [0, 'dare'], [0, false], [1, 'two-dice']);
    expect(scripted.table.state.heights).toEqual([6, plain.table.state.heights[0]]);
  });

  test('in the middle of a step are for what is still to come in it', () => {
    const match = matchOf(bazaar);
    say(match, [0, { do: 'gamble' }]);
    const [first] = eventsFor(match.story, 0);
    scriptDice(match, [6]);
    const copy = fork(match);
    for (const each of [match, copy]) {
      say(each, [0, true]);
      expect(eventsFor(each.story, 0)).toEqual([first, { type: 'gambled', by: 0, face: 6 }]);
    }
    expect(snapshot(copy)).toEqual(snapshot(match));
    expect(snapshot(fork(match))).toEqual(snapshot(match));
  });
});

describe('fork', () => {
  test('a fork in the middle of a decision is the same position, and shares nothing with its parent', () => {
    const match = matchOf(bazaar, { seats: 3, dice: [6] });
    say(match, [0, { do: 'gamble' }], [0, false], [1, { do: 'bury' }]);
    const card = match.table.state.hands[1][0];
    say(match, [1, [card]]);
    const before = snapshot(match);
    const copy = fork(match);
    expect(snapshot(copy)).toEqual(before);
    say(copy, [2, 'left'], [2, { do: 'draw' }]);
    copy.table.state.buried[0].card = 99;
    expect(snapshot(match)).toEqual(before);
  });

  test('a fork keeps the secret answers that are in hand', () => {
    const match = matchOf(bazaar);
    say(match, [0, { do: 'sell', card: match.table.state.hands[0][0] }], [1, 2]);
    const copy = fork(match);
    expect(waitingFor(copy)).toEqual([0]);
    say(copy, [0, 0]);
    expect(openKind(copy)).toBe('tip');
    expect(waitingFor(match)).toEqual([0]);
  });

  test('a fork of a match that is over is over', () => {
    const match = matchOf(bazaar, { scenario: { turnsLeft: 1 } });
    say(match, [0, { do: 'pass' }]);
    expect(snapshot(fork(match))).toEqual(snapshot(match));
  });

  test.each([bazaar, tower])('property: at any moment of $id, parent and fork go on identically', (game) => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.nat(20), (seed, before, after) => {
        const match: Match = matchOf(game as typeof bazaar, { seed });
        sayAnything(match, diceOf(seed), before);
        const here = snapshot(match);
        const copy = fork(match);
        expect(snapshot(copy)).toEqual(here);
        sayAnything(copy, diceOf('on'), after);
        expect(snapshot(match)).toEqual(here);
        sayAnything(match, diceOf('on'), after);
        expect(snapshot(copy)).toEqual(snapshot(match));
      }),
      { numRuns: 150 },
    );
  });

  test('a state that has been through JSON goes on identically', () => {
    const match = matchOf(bazaar);
    sayAnything(match, diceOf('x'), 4);
    while (match.answers.length !== match.rest?.step) sayAnything(match, diceOf('y'), 1);
    const state = JSON.parse(JSON.stringify(match.table.state));
    const again = begin(
      bazaar,
      match.origin,
      state,
      seeded('test', JSON.parse(JSON.stringify(match.table.seeds.counts()))),
    );
    sayAnything(match, diceOf('on'), 5);
    sayAnything(again, diceOf('on'), 5);
    expect(again.table.state).toEqual(match.table.state);
  });
});

describe('playouts', () => {
  test('have nobody to tell anything to', () => {
    const match = matchOf(bazaar);
    expect(match.table.silent).toBe(false);
    expect(fork(match).table.silent).toBe(false);
    expect(fork(match, true).table.silent).toBe(true);
  });

  test('play by the same rules to the same end, and keep nothing', () => {
    const match = matchOf(bazaar);
    const playout = fork(match, true);
    const [one, other] = [diceOf('p'), diceOf('p')];
    sayAnything(match, one, 1000);
    sayAnything(playout, other, 1000);
    expect(playout.over).toBe(true);
    expect(canonical(playout.table.state)).toBe(canonical(match.table.state));
    expect(playout).toMatchObject({ answers: [], story: [], rest: null });
    expect(() => fork(playout)).toThrow('a playout cannot be forked');
  });

  test('begin where they are told to', () => {
    const state = { ...matchOf(bazaar).table.state, turnsLeft: 0 };
    const playout = matchAt(bazaar, { seats: 2, options: {}, seed: 's' }, state, seeded('s'), [], true);
    expect(playout.open).toBeNull();
    expect(playout.over).toBe(false);
  });
});

test('the set-up and the match never use the same choice of a stream twice', () => {
  const match = matchOf(tower);
  const shuffles = 7;
  expect(match.table.seeds.counts()).toEqual({ winds: shuffles });
  const before = [...match.table.state.winds];
  say(match, [0, 'shuffle']);
  expect(match.table.seeds.counts()).toMatchObject({ winds: 2 * shuffles });
  expect(match.table.state.winds).not.toEqual(before);
});
