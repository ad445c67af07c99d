import { describe, expect, test } from 'vitest';
import { create, readOptions } from '../kernel/create.ts';
import type { Game, Options } from '../kernel/game.ts';
import type { Fault } from '../kernel/shape.ts';
import { randomOptions } from '../proof/random-play.ts';
import { matchOf, say } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';

const faultOf = (wanted: Partial<Parameters<typeof create>[1]>) => create(bazaar, { seats: 2, seed: 's', ...wanted });

describe('create', () => {
  test('the same seed begins the same match, another seed another', () => {
    const deck = (seed: string) => matchOf(bazaar, { seed }).table.state.deck;
    expect(deck('a')).toEqual(deck('a'));
    expect(deck('a')).not.toEqual(deck('b'));
  });

  test.each([1, 5, 2.5, Number.NaN, '2'])('%s seats are not to be had', (seats) => {
    expect(faultOf({ seats: seats as number })).toMatchObject({
      fault: { place: 'seats', expected: 'a whole number from 2 to 4' },
    });
  });

  test('options are as by default unless given', () => {
    expect(matchOf(bazaar).origin.options).toEqual({ coins: 3, turns: 6 });
    expect(matchOf(bazaar, { options: { coins: 5 } }).table.state).toMatchObject({ coins: [5, 5], turnsLeft: 6 });
  });

  test('options that cannot be chosen together are refused by a rule of the game, and never drawn at random', () => {
    const clash = ({ coins, turns }: Options): Fault | null =>
      coins === 5 && turns === 6 ? { place: 'options.coins', expected: 'not 5', got: '5', rule: 'B1' } : null;
    const strict = { ...bazaar, clash };
    const rich = { seats: 2, seed: 's', options: { coins: 5, turns: 6 } };
    expect(create(strict, rich)).toEqual({ fault: clash(rich.options) });
    expect(create(bazaar, rich)).toHaveProperty('match');
    expect(create(strict, { ...rich, options: {} })).toHaveProperty('match');
    const drawn = Array.from({ length: 60 }, (_, seed) => randomOptions(strict as unknown as Game, String(seed)));
    expect(drawn.filter((options) => clash(options))).toEqual([]);
    expect(drawn.some(({ coins }) => coins === 5)).toBe(true);
  });

  test('a scenario is a position; what it leaves out is as at the start', () => {
    const match = matchOf(bazaar, { scenario: { coins: [9, 1] } });
    expect(match.table.state).toMatchObject({ coins: [9, 1], deck: matchOf(bazaar).table.state.deck });
    expect(match.origin.scenario).toEqual({ coins: [9, 1] });
    expect(faultOf({ scenario: { coins: [-1] } })).toEqual({
      fault: { place: 'scenario.coins[0]', expected: 'a whole number of at least 0', got: '-1' },
    });
  });

  test('a scenario stays as it was, though the state is built of its lists', () => {
    const match = matchOf(bazaar, { scenario: { coins: [9, 1] } });
    say(match, [0, { do: 'race' }], [0, 'left']);
    expect(match.table.state.coins).toEqual([10, 1]);
    expect(match.origin.scenario).toEqual({ coins: [9, 1] });
  });

  test('a scenario that is an abyss is refused', () => {
    const abyss = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(faultOf({ scenario: abyss })).toMatchObject({ fault: { place: 'scenario' } });
  });

  test('the first dice can be scripted', () => {
    const match = matchOf(bazaar, { dice: [5, 2] });
    expect(match.table.faces).toEqual([5, 2]);
    expect(match.origin.dice).toEqual([5, 2]);
  });
});

describe('readOptions', () => {
  test.each([
    [{ coins: 4 }, { place: 'options.coins', expected: 'one of 0, 3, 5', got: '4' }],
    [{ coins: '3' }, { place: 'options.coins', expected: 'one of 0, 3, 5', got: '"3"' }],
    [{ luck: 1 }, { place: 'options.luck', expected: 'one of coins, turns', got: 'an unknown option' }],
    [
      JSON.parse('{"__proto__":3}'),
      { place: 'options.__proto__', expected: 'one of coins, turns', got: 'an unknown option' },
    ],
    [[3], { place: 'options', expected: 'an object', got: 'a list of 1' }],
    ['coins', { place: 'options', expected: 'an object', got: '"coins"' }],
    [null, { place: 'options', expected: 'an object', got: 'null' }],
  ])('%j are none', (given, fault) => {
    expect(readOptions(bazaar.options, given)).toEqual({ fault });
  });

  test.each([undefined, {}])('%s leaves all as by default', (given) => {
    expect(readOptions(bazaar.options, given)).toEqual({ options: { coins: 3, turns: 6 } });
  });
});
