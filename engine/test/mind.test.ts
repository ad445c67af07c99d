import { describe, expect, expectTypeOf, test } from 'vitest';
import { give } from '../kernel/answering.ts';
import type { Match } from '../kernel/match.ts';
import { type Mind, mindOf } from '../kernel/mind.ts';
import { diceOf, matchOf, say } from '../testing/playing.ts';
import { type BazaarView, bazaar } from './games/bazaar.ts';

const match = () =>
  matchOf(bazaar, {
    scenario: {
      hands: [
        [1, 2],
        [3, 4],
      ],
    },
  });

/** The mind of a seat that must have one. */
function mindAt(at: Match, seat: number): Mind {
  const mind = mindOf(at, seat);
  if (!mind) throw new Error('the seat has nothing to answer');
  return mind;
}

/** Everything that can be reached from a value without calling a function. */
function reachable(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (found.has(value) || value === null || (typeof value !== 'object' && typeof value !== 'function')) return found;
  found.add(value);
  for (const key of Reflect.ownKeys(value)) reachable(Reflect.get(value, key), found);
  return found;
}

describe('a mind', () => {
  test('is given to those who have something to answer', () => {
    const at = match();
    expect(mindOf(at, 0)).not.toBeNull();
    expect(mindOf(at, 1)).toBeNull();
    say(at, [0, { do: 'sell', card: 1 }], [0, 1]);
    expect(mindOf(at, 0)).toBeNull();
    expect(mindAt(at, 1).question.kind).toBe('bid');
    const over = matchOf(bazaar, { scenario: { turnsLeft: 0 } });
    expect(mindOf(over, 0)).toBeNull();
  });

  test("has its seat's view and question, and answers that can be given", () => {
    const at = match();
    const { view, question, seat } = mindAt(at, 0);
    expect(seat).toBe(0);
    expect(view).toEqual(bazaar.view(at.table, 0));
    expect(question.id).toBe(at.open?.id);
    expect(question.options()).toContainEqual({ do: 'sell', card: 2 });
    expect(question.options()).not.toContainEqual({ do: 'sell', card: 3 });
    expect(question.refuse({ do: 'sell', card: 3 })).toEqual({ rule: 'B4', facts: { card: 3 } });
    expect(give(at, seat, question.pick(diceOf('s')), question.id)).toEqual({ done: true });
  });

  test('knows how long its seat has answered with nothing happening', () => {
    const at = matchOf(bazaar, {
      dice: [6, 6],
      scenario: {
        hands: [
          [1, 2],
          [3, 4],
        ],
      },
    });
    expect(mindAt(at, 0).question.idle).toBe(0);
    say(at, [0, { do: 'bury' }]);
    expect(mindAt(at, 0).question.idle).toBe(1);
    say(at, [0, [1]]);
    expect([0, 1].map((seat) => mindAt(at, seat).question.idle)).toEqual([2, 0]);
    say(at, [1, 'left'], [1, { do: 'gamble' }]);
    expect(mindAt(at, 1).question.idle).toBe(0);
  });

  test('knows how often its seat was asked the same with nothing happening, whatever others have replied', () => {
    const at = match();
    const kind = mindAt(at, 0).question.kind;
    const given = (seat: number, same: boolean, bar: 'dice' | null = null) => ({
      ...{ seat, kind: same ? kind : 'reply', answer: null, bar, storyLength: 0 },
    });
    at.answers = [given(1, true), given(0, true), given(1, false), given(0, true)];
    expect(mindAt(at, 0).question.repeats).toBe(2);
    at.answers = [given(0, true), given(1, false, 'dice'), given(0, true)];
    expect(mindAt(at, 0).question.repeats).toBe(1);
    at.answers = [given(0, true), given(1, true)];
    expect(mindAt(at, 0).question.repeats).toBe(0);
  });

  test('imagines one world as often as it is wanted, each time afresh', () => {
    const mind = mindAt(match(), 0);
    const imagined = mind.imagined(diceOf('s'));
    const [one, other] = [imagined(), imagined()];
    const { table } = mind.imagine(diceOf('s'));
    expect(one.table.state).toEqual(table.state);
    expect(other.table.state).toEqual(table.state);
    expect(other.table.state).not.toBe(one.table.state);
    const rolls = [one, other].map((world) => Array.from({ length: 4 }, () => world.table.dice.d6('any')));
    expect(rolls[0]).toEqual(rolls[1]);
    expect(rolls[0]).toEqual(Array.from({ length: 4 }, () => table.dice.d6('any')));
  });

  test('senses how good an imagined world is', () => {
    const mind = mindAt(match(), 0);
    const world = mind.imagine(diceOf('s'));
    expect(mind.sense(world, 0)).toBeCloseTo(3 / 4);
  });

  test('has nothing else: no match, no state, no dice, no seed', () => {
    const at = matchOf(bazaar, { seed: 'the true seed' });
    const mind = mindAt(at, 0);
    expect(Object.keys(mind).sort()).toEqual([
      'bot',
      'hasPlayout',
      'imagine',
      'imagined',
      'levels',
      'question',
      'seat',
      'sense',
      'view',
    ]);
    expect(Object.keys(mind.question).sort()).toEqual(['id', 'idle', 'kind', 'options', 'pick', 'refuse', 'repeats']);
    const secrets = [
      at,
      at.table,
      at.table.state,
      at.table.dice,
      at.table.seeds,
      at.origin,
      at.rest,
      at.answers,
      at.story,
    ];
    const inReach = reachable([mind, mind.question.options(), mind.imagine(diceOf('s')), mind.imagined(diceOf('s'))()]);
    for (const secret of secrets) expect(inReach.has(secret)).toBe(false);
    expect(JSON.stringify(mind.imagine(diceOf('s')))).not.toContain('the true seed');
  });

  test('has no path to the state by its type either', () => {
    expectTypeOf<keyof Mind<BazaarView>>().toEqualTypeOf<
      'seat' | 'view' | 'question' | 'imagine' | 'imagined' | 'bot' | 'levels' | 'hasPlayout' | 'sense'
    >();
    expectTypeOf<Mind<BazaarView>['view']>().toEqualTypeOf<BazaarView>();
    expectTypeOf<Mind<BazaarView>>().not.toExtend<Match>();
  });

  test('thinking does not change the match', () => {
    const at = match();
    const counts = { ...at.table.seeds.counts() };
    const mind = mindAt(at, 0);
    for (let i = 0; i < 10; i++) mind.imagine(diceOf(String(i)));
    mind.question.pick(diceOf('s'));
    expect(at.table.seeds.counts()).toEqual(counts);
  });
});
