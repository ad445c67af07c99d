import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { SETS } from '../options.ts';

const make = (options: object, seats = 2) => create(sorcery, { seats, seed: 'options', options });

/** The switches of the specification and their values, the default first. */
const SWITCHES: readonly [string, unknown[]][] = [
  ['buildTotal', [300, 100, 200, 400, 500]],
  ['fairStart', [0, 1, 2]],
  ['domains', [true, false]],
  ['doubleTime', [true, false]],
  ['surge', [true, false]],
  ['gangUp', [true, false]],
  ['precision', [true, false]],
  ['formations', [true, false]],
  ['relicUniqueOnly', [false, true]],
  ['bookPickup', [true, false]],
  ['immunityScope', ['all', 'hostile']],
  ['objectiveSweep', [false, true]],
  ['rebookmarkSame', [false, true]],
  ['browsePush', [true, false]],
  ['leyHarmony', ['3to2', '2to1', '3to1']],
  ['tranceFree', [false, true]],
  ['counterRange', [false, true]],
];

test.each(SWITCHES)('the switch %s has the values %j', (name, values) => {
  const option = sorcery.options.find((one) => one.name === name);
  expect(option?.values).toEqual(values);
  expect(option?.default).toBe(values[0]);
});

test('[B107] [R39] rounds from 6 to 20, copies from 1 to 9', () => {
  const values = (name: string) => sorcery.options.find((one) => one.name === name)?.values.toSorted();
  expect(values('roundLimit')).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 6, 7, 8, 9]);
  expect(values('copyLimit')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(make({ roundLimit: 5 })).toMatchObject({ fault: { place: 'options.roundLimit' } });
});

test('every option cites a rule, its default is among its values, and every ready set can be played', () => {
  const rules = new Set(sorcery.rules.map(({ id }) => id));
  for (const { rule, values, default: usual } of sorcery.options) {
    expect(rules).toContain(rule);
    expect(values).toContain(usual);
  }
  for (const { options } of SETS) expect(make(options)).toHaveProperty('match');
});

test('[B36] more players than a layout has zones for sit down at one that has', () => {
  const fieldOf = (options: object, seats: number) => {
    const made = make(options, seats);
    return 'match' in made ? sorcery.view(made.match.table, null).battlefield : null;
  };
  expect(fieldOf({ battlefield: 'two_fords' }, 2)).toBe('two_fords');
  expect(fieldOf({ battlefield: 'two_fords' }, 3)).toBe('four_courts');
  expect(fieldOf({ battlefield: 'four_courts' }, 2)).toBe('four_courts');
});

describe('[B110] two to four players', () => {
  test.each([1, 5])('%i are refused', (seats) => {
    expect(make({}, seats)).toMatchObject({ fault: { place: 'seats' } });
  });
});
