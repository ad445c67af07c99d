import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { give } from '../kernel/answering.ts';
import { fork } from '../kernel/fork.ts';
import { imagine } from '../kernel/imagine.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { type Outcomes, outcomes } from '../kernel/outcomes.ts';
import { canonical } from '../kernel/plain.ts';
import { optionsOf } from '../kernel/question.ts';
import { eventsFor } from '../kernel/story.ts';
import { diceOf, matchOf, say, sayAnything, snapshot } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';
import { type Climb, climbs, tower } from './games/tower.ts';

const oddsOf = (climb: Climb, seat = 0) => {
  const match = matchOf(tower);
  if (seat === 1) say(match, [0, 'rest']);
  return outcomes(match, seat, climb);
};

const total = ({ outcomes: list }: Outcomes) => list.reduce((sum, { p }) => sum + p, 0);

/** The chance of each value that can be read from the events. */
function chances({ outcomes: list }: Outcomes, read: (events: unknown[]) => unknown): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { p, events } of list) {
    const key = canonical(read(events));
    found[key] = (found[key] ?? 0) + p;
  }
  return found;
}

describe('exact odds', () => {
  test('without dice there is one outcome', () => {
    expect(oddsOf('rest')).toEqual({ outcomes: [{ p: 1, events: [], ends: 'rest' }], complete: true });
  });

  test('two dice give the eleven totals their known chances', () => {
    const odds = oddsOf('two-dice');
    expect(odds.complete).toBe(true);
    expect(odds.outcomes).toHaveLength(11);
    for (const { p, events } of odds.outcomes) {
      const [event] = events;
      const height = event.type === 'climbed' ? event.height : Number.NaN;
      expect(p, `a total of ${height}`).toBeCloseTo((6 - Math.abs(7 - height)) / 36, 12);
    }
  });

  test('a roll-off is won by each equally often, however often it would be tied', () => {
    const odds = oddsOf('duel');
    expect(odds.complete).toBe(true);
    expect(odds.outcomes.map(({ p, events }) => [p, events])).toEqual(
      [0, 1, 2].map((by) => [expect.closeTo(1 / 3, 12), [{ type: 'won', by }]]),
    );
  });

  test('dice rolled until they are accepted show each accepted result equally often', () => {
    expect(oddsOf('doubles').outcomes.map(({ p, events }) => [p, events])).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => [expect.closeTo(1 / 6, 12), [{ type: 'rolled', faces: [n, n] }]]),
    );
  });

  test('mixing a face-down pile makes no difference to anybody', () => {
    const odds = oddsOf('shuffle');
    expect(odds.complete).toBe(true);
    expect(odds.outcomes).toHaveLength(6);
  });

  test('end at the next question, and begin at the present one inside a step', () => {
    const match = matchOf(tower, { dice: [3] });
    const first = outcomes(match, 0, 'dare');
    expect(first.outcomes.map(({ p, ends }) => [p, ends])).toEqual(
      new Array(6).fill([expect.closeTo(1 / 6, 12), 'question']),
    );
    say(match, [0, 'dare']);
    const second = outcomes(match, 0, true);
    expect(second.outcomes.map(({ p, events, ends }) => [p, events, ends])).toEqual([
      [expect.closeTo(1 / 3, 12), [{ type: 'fell', by: 0 }], 'rest'],
      [expect.closeTo(2 / 3, 12), [], 'rest'],
    ]);
  });

  test('are what rolling shows', () => {
    const expected = chances(oddsOf('two-dice'), (events) => events);
    const rolls = 20_000;
    const match = matchOf(tower);
    const seen: Record<string, number> = {};
    for (let i = 0; i < rolls; i++) {
      const at = match.story.length;
      match.table.state.heights = [0, 0];
      say(match, [i % 2, 'two-dice']);
      const key = canonical(eventsFor(match.story.slice(at), 0).map((event) => ({ ...event, by: 0 })));
      seen[key] = (seen[key] ?? 0) + 1;
      match.story.length = 0;
      match.answers.length = 0;
    }
    expect(Object.keys(seen).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, p] of Object.entries(expected))
      expect(Math.abs(seen[key] / rolls - p), key).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / rolls));
  });

  test.each(climbs)('property: the chances of "%s" sum to one, and asking changes nothing', (climb) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const match = matchOf(tower, { seed });
        const before = snapshot(match);
        expect(total(outcomes(match, 0, climb, { limit: 10_000 }))).toBeCloseTo(1, 9);
        expect(snapshot(match)).toEqual(before);
        const untouched = matchOf(tower, { seed });
        for (const each of [match, untouched]) say(each, [0, climb]);
        expect(snapshot(match)).toEqual(snapshot(untouched));
      }),
      { numRuns: 5 },
    );
  });
});

describe('odds that are not complete say so', () => {
  test('they stop where a hidden card would be drawn, and are exact until there', () => {
    const odds = oddsOf('wind');
    expect(odds.complete).toBe(false);
    expect(odds.outcomes.map(({ p, events, ends }) => [p, events, ends])).toEqual([
      [expect.closeTo(5 / 6, 12), [], 'draw'],
      [expect.closeTo(1 / 6, 12), [{ type: 'climbed', by: 0, height: 6 }], 'rest'],
    ]);
  });

  test('they never tell what the seat would only then be shown', () => {
    expect(oddsOf('guard')).toEqual({
      outcomes: [{ p: expect.closeTo(1, 12), events: [], ends: 'draw' }],
      complete: false,
    });
    const own = oddsOf('own guard');
    expect(own.complete).toBe(true);
    expect(chances(own, (events) => events.length)).toEqual({
      1: expect.closeTo(2 / 6, 12),
      2: expect.closeTo(4 / 6, 12),
    });
  });

  test('they never use what others have answered in secret', () => {
    const bids = [0, 1, 2, 3].map((bid) => {
      const match = matchOf(bazaar, { scenario: { hands: [[1], [2]] } });
      say(match, [0, { do: 'sell', card: 1 }], [0, bid]);
      return canonical([1, 3].map((mine) => outcomes(match, 1, mine)));
    });
    expect(new Set(bids).size).toBe(1);
    expect(JSON.parse(bids[0])[0]).toEqual({ outcomes: [{ p: 1, events: [], ends: 'question' }], complete: false });
  });

  test('they give up after so many cases', () => {
    const odds = outcomes(matchOf(tower), 0, 'two-dice', { limit: 10 });
    expect(odds.complete).toBe(false);
    expect(total(odds)).toBeCloseTo(10 / 36, 12);
    expect(outcomes(matchOf(tower), 0, 'two-dice', { limit: 36 }).complete).toBe(true);
  });
});

describe('odds follow from what the seat may know', () => {
  const exposing = (...theirs: number[][]) =>
    outcomes(matchOf(bazaar, { seats: 3, scenario: { hands: [[1, 2], ...theirs] } }), 0, { do: 'expose', whom: 1 });

  test('what another holds ends them, and they are the same whatever it is', () => {
    expect(exposing([3, 4], [5, 6])).toEqual({ outcomes: [{ p: 1, events: [], ends: 'draw' }], complete: false });
    expect(exposing([3, 4], [5, 6])).toEqual(exposing([6, 3], [4, 5]));
  });

  test('what all worlds have in common is told', () => {
    const match = matchOf(bazaar, { scenario: { hands: [[1, 2], [3]] } });
    expect(outcomes(match, 0, { do: 'pass' })).toEqual({
      outcomes: [{ p: 1, events: [{ type: 'passed', by: 0 }], ends: 'rest' }],
      complete: true,
    });
  });

  test('property: in a match with other things hidden they are the same, at any moment and for any answer', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(25), (seed, answers) => {
        const match = matchOf(bazaar, { seed, seats: 3 });
        sayAnything(match, diceOf(seed), answers);
        for (const seat of waitingFor(match)) {
          const twin = imagine(match, seat, diceOf(seed), true);
          const question = match.open?.question;
          for (const option of (question && optionsOf(question, seat)) ?? [])
            for (const until of ['rest', 'decision'] as const)
              expect(outcomes(twin, seat, option, { until })).toEqual(outcomes(match, seat, option, { until }));
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('odds that look on to the next decision', () => {
  test('go over rests to where somebody has a choice', () => {
    const match = matchOf(tower);
    const odds = outcomes(match, 0, 'two-dice', { until: 'decision' });
    expect(odds.complete).toBe(true);
    expect(odds.outcomes.map(({ ends }) => ends)).toEqual(new Array(11).fill('question'));
  });

  test('end with the match', () => {
    const match = matchOf(bazaar, { scenario: { turnsLeft: 1, hands: [[1], [2]] } });
    expect(outcomes(match, 0, { do: 'pass' }).outcomes).toMatchObject([{ ends: 'rest' }]);
    expect(outcomes(match, 0, { do: 'pass' }, { until: 'decision' })).toMatchObject({
      outcomes: [{ ends: 'over' }],
      complete: true,
    });
  });

  test('go over an answer that is forced, and not over one that is a choice', () => {
    const bids = (coins: number[]) => {
      const match = matchOf(bazaar, { scenario: { hands: [[1], [2]], coins } });
      return outcomes(match, 0, { do: 'sell', card: 1 }, { until: 'decision' });
    };
    // Nobody has a coin to bid: all must bid nothing, and the card goes where it must.
    expect(bids([0, 0]).outcomes.flatMap(({ events }) => events.map(({ type }) => type))).toContain('sold');
    expect(bids([0, 1]).outcomes).toEqual([{ p: 1, events: [], ends: 'question' }]);
  });
});

describe('what the odds tell', () => {
  test('is what the seat would hear, as it would hear it; one that is not asked is told nothing', () => {
    const match = matchOf(bazaar, { scenario: { hands: [[1, 2], [3]] } });
    say(match, [0, { do: 'bury' }]);
    const telling = (seat: number) => outcomes(match, seat, [1]).outcomes.flatMap(({ events }) => events);
    expect(telling(0)).toEqual([{ type: 'buried', by: 0, card: 1 }]);
    expect(telling(1)).toEqual([]);
  });

  test('may be asked for a question to whoever is first, too', () => {
    const match = matchOf(bazaar);
    say(match, [0, { do: 'race' }]);
    expect(outcomes(match, 1, 'left')).toEqual({
      outcomes: [{ p: 1, events: [{ type: 'grabbed', by: 1, hand: 'left' }], ends: 'rest' }],
      complete: true,
    });
  });

  test('is nothing when the match is over', () => {
    const match: Match = matchOf(bazaar, { scenario: { turnsLeft: 0 } });
    expect(outcomes(match, 0, { do: 'pass' })).toEqual({ outcomes: [], complete: true });
  });

  test('leaves the answer as it was, though the rules spoil it', () => {
    const match = matchOf(bazaar, { scenario: { hands: [[1, 2], [3]] } });
    say(match, [0, { do: 'bury' }]);
    const answer = [2];
    outcomes(match, 0, answer);
    expect(answer).toEqual([2]);
    expect(give(fork(match), 0, answer)).toEqual({ done: true });
  });
});
