import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fork } from '../kernel/fork.ts';
import { imagine } from '../kernel/imagine.ts';
import { type Match, openTo, waitingFor } from '../kernel/match.ts';
import { mindOf } from '../kernel/mind.ts';
import { optionsOf } from '../kernel/question.ts';
import { diceOf, matchOf, say, sayAnything, snapshot } from '../testing/playing.ts';
import { type Bazaar, bazaar } from './games/bazaar.ts';
import { tower } from './games/tower.ts';

/** Many worlds that the seat can imagine. */
function worlds<S, V>(match: Match<S, null, V>, seat: number, number = 60): Match<S, null, V>[] {
  const dice = diceOf('imagine');
  return Array.from({ length: number }, () => imagine(match, seat, dice));
}

const different = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

const hands = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const threeHands = (dice: number[] = []) => matchOf(bazaar, { seats: 3, dice, scenario: { hands } });

describe('an imagined match', () => {
  test('shows the seat the same view and the same question, and is random elsewhere', () => {
    const match = threeHands();
    for (const world of worlds(match, 0)) {
      expect(bazaar.view(world.table, 0)).toEqual(bazaar.view(match.table, 0));
      expect(world.open?.question.kind).toBe('turn');
      expect([...world.table.state.deck, ...world.table.state.hands.flat()].sort((a, b) => a - b)).toEqual(
        [...match.table.state.deck, ...match.table.state.hands.flat()].sort((a, b) => a - b),
      );
    }
    expect(different(worlds(match, 0).map((world) => world.table.state.hands[1]))).toBeGreaterThan(20);
    expect(different(worlds(match, 0).map((world) => world.table.state.deck))).toBeGreaterThan(50);
  });

  test('does not disturb the match, whatever is played in it', () => {
    const match = threeHands();
    say(match, [0, { do: 'bury' }], [0, [1]]);
    const before = snapshot(match);
    for (const world of worlds(match, 1, 20)) sayAnything(world, diceOf('w'), 100);
    expect(snapshot(match)).toEqual(before);
  });

  test('rolls dice of its own', () => {
    const match = matchOf(tower, { dice: [6, 6, 6, 6] });
    const rolled = worlds(match, 0).map((world) => {
      say(world, [0, 'two-dice']);
      return world.table.state.heights[0];
    });
    expect(different(rolled)).toBeGreaterThan(5);
  });

  test('knows nothing of the true origin but seats and options', () => {
    const match = matchOf(bazaar, { seed: 'the true seed', dice: [6], scenario: { hands: [[1], [2]] } });
    for (const { origin, table } of worlds(match, 0, 5)) {
      expect(origin).toEqual({
        seats: 2,
        options: match.origin.options,
        seed: expect.not.stringMatching('the true seed'),
      });
      expect(table.seeds.seed).toBe(origin.seed);
      expect(table.faces).toEqual([]);
    }
  });

  test('can be imagined when the match is over, but not from a playout', () => {
    const match = matchOf(bazaar, { scenario: { turnsLeft: 0 } });
    const [world] = worlds(match, 0, 1);
    expect(world.over).toBe(true);
    expect(() => imagine(world, 0, diceOf('s'))).toThrow('a playout cannot be imagined');
  });
});

describe('a whole world', () => {
  test('is a match with a rest: it can be forked in the middle of a step, its dice and draws as the seat has seen them', () => {
    const gambling = threeHands([6, 2]);
    say(gambling, [0, { do: 'gamble' }], [0, true]);
    const pondering = threeHands();
    say(pondering, [0, { do: 'ponder' }]);
    for (const match of [gambling, pondering])
      for (let i = 0; i < 20; i++) {
        const world = imagine(match, 0, diceOf(`whole ${i}`), true);
        expect(bazaar.view(world.table, 0)).toEqual(bazaar.view(match.table, 0));
        const copy = fork(world);
        expect(copy.table.state).toEqual(world.table.state);
        expect(fork(copy, true).table.state).toEqual(world.table.state);
        expect(openTo(copy, 0)?.id).toBe(openTo(match, 0)?.id);
        expect(mindOf(world, 0)?.question.idle).toBe(mindOf(match, 0)?.question.idle);
      }
  });

  test('with the same dice is the same, whatever is truly hidden', () => {
    const states = [
      [
        [3, 4],
        [5, 6],
      ],
      [
        [6, 3],
        [4, 5],
      ],
    ].map((others) => {
      const match = matchOf(bazaar, { seats: 3, scenario: { hands: [[1, 2], ...others] } });
      return imagine(match, 0, diceOf('same')).table.state;
    });
    expect(states[0]).toEqual(states[1]);
  });
});

describe('inside a step, what the seat has seen happens again', () => {
  test('its own answers and the dice', () => {
    const match = threeHands([6, 2]);
    say(match, [0, { do: 'gamble' }], [0, true]);
    for (const world of worlds(match, 1)) {
      expect(world.open?.question.kind).toBe('again');
      expect(world.table.state.coins).toEqual([4, 3, 3]);
    }
    const next = worlds(match, 1).map((world) => {
      say(world, [0, true]);
      return world.table.state.coins[0];
    });
    expect(different(next)).toBe(2);
  });

  test("others' answers that were no secret; worlds where they were impossible are drawn again", () => {
    const match = threeHands();
    say(match, [0, { do: 'sell', card: 2 }]);
    for (const world of worlds(match, 1)) {
      expect(world.table.state.hands[0]).toContain(2);
      expect(world.table.state.hands[1]).toEqual([3, 4]);
      expect(world.open?.question.kind).toBe('bid');
    }
    expect(different(worlds(match, 1).map((world) => world.table.state.hands[0]))).toBeGreaterThan(5);
  });

  test('not the secret answers of others, which are sampled', () => {
    const match = threeHands();
    say(match, [0, { do: 'sell', card: 2 }], [0, 3], [1, 1]);
    const bids = worlds(match, 1).map((world) => {
      expect(waitingFor(world)).toEqual([2]);
      expect(world.open?.answers.get(1)).toBe(1);
      return world.open?.answers.get(0);
    });
    expect(different(bids)).toBe(4);
  });

  test('the answers of all to a question that they have all answered', () => {
    const match = threeHands();
    say(match, [0, { do: 'sell', card: 2 }], [0, 0], [1, 1], [2, 3]);
    for (const seat of [0, 1, 2])
      for (const world of worlds(match, seat, 10)) {
        expect(world.open?.question.kind).toBe('tip');
        expect(world.table.state.coins).toEqual([6, 3, 0]);
      }
  });

  test('not an answer that stays secret: the others sample it, its seat knows it', () => {
    const match = threeHands();
    say(match, [0, { do: 'bury' }], [0, [2]]);
    const buriedFor = (seat: number) => worlds(match, seat).map((world) => world.table.state.buried[0].card);
    expect(different(buriedFor(0))).toBe(1);
    expect(different(buriedFor(1))).toBeGreaterThan(5);
    expect(buriedFor(1).every((card) => card !== 3 && card !== 4)).toBe(true);
  });

  test('a drawn card is drawn again, by those who saw it', () => {
    const match = threeHands();
    say(match, [0, { do: 'ponder' }]);
    const card = match.table.state.hands[0].at(-1);
    const drawnFor = (seat: number) => worlds(match, seat).map((world) => world.table.state.hands[0].at(-1));
    expect(new Set(drawnFor(0))).toEqual(new Set([card]));
    expect(different(drawnFor(1))).toBeGreaterThan(5);
  });

  test('a drawn card is looked for in the imagined pile, so that few worlds are drawn in vain', () => {
    const match = threeHands([6]);
    say(match, [0, { do: 'gamble' }], [0, false], [1, { do: 'ponder' }]);
    let imagined = 0;
    const game: typeof bazaar = {
      ...bazaar,
      imagine(...about) {
        imagined++;
        return bazaar.imagine(...about);
      },
    };
    worlds({ ...match, game }, 1, 50);
    // The card is in the imagined deck more often than not; it would be on top of it in one of ten worlds.
    expect(imagined).toBeLessThan(150);
  });

  test('what has come to light since, in every world', () => {
    const match = threeHands();
    say(match, [0, { do: 'reveal' }]);
    for (const world of worlds(match, 0)) expect(world.table.state.seen).toBe(3);
    expect(different(worlds(match, 0).map((world) => world.table.state.hands[1]))).toBeGreaterThan(3);
  });

  test('a world that comes to another question is drawn again', () => {
    const match = threeHands();
    let tries = 0;
    const game: typeof bazaar = {
      ...bazaar,
      imagine(at, seat, dice) {
        const state = bazaar.imagine(at, seat, dice);
        // Every other world is over already.
        return tries++ % 2 === 0 ? { ...state, turnsLeft: 0 } : state;
      },
    };
    for (const world of worlds({ ...match, game }, 0, 10)) expect(world.open?.question.kind).toBe('turn');
  });

  test('a world that never comes to the same question is an error that says so', () => {
    const match = threeHands();
    say(match, [0, { do: 'sell', card: 2 }]);
    const game = { ...bazaar, imagine: ({ state }: { state: Bazaar }) => ({ ...state, hands: [[], [], []] }) };
    expect(() => imagine({ ...match, game }, 1, diceOf('s'))).toThrow('seat 1 cannot imagine how "bid" came about');
  });
});

test('property: at any moment each seat imagines the question and the view that it has, and the same options', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(25), (seed, answers) => {
      const match = matchOf(bazaar, { seed, seats: 3 });
      sayAnything(match, diceOf(seed), answers);
      const question = match.open?.question;
      for (const seat of waitingFor(match)) {
        const world = imagine(match, seat, diceOf(seed));
        expect(world.open?.question.kind).toBe(question?.kind);
        expect(waitingFor(world)).toEqual(waitingFor(match));
        expect(bazaar.view(world.table, seat)).toEqual(bazaar.view(match.table, seat));
        expect(world.open && optionsOf(world.open.question, seat)).toEqual(question && optionsOf(question, seat));
        sayAnything(world, diceOf('on'), 100);
        expect(world.over).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
