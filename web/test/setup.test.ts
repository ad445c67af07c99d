import { describe, expect, test } from 'vitest';
import type { PageBox } from '../games/face.ts';
import {
  guidesFor,
  isAt,
  named,
  openingOf,
  readChoices,
  setOf,
  usualChoices,
  withOption,
  withSeats,
} from '../setup/choices.ts';

const strength = { name: 'strength', values: [0, -1], default: 0, rule: '1.1' };
const pin = { name: 'pin', values: [true, false], default: true, rule: '1.2' };
const box: Pick<PageBox, 'id' | 'seats' | 'options' | 'sets'> = {
  id: 'demons',
  seats: { min: 1, max: 4 },
  options: [strength, pin],
  sets: [
    { name: 'byTheBook', options: {} },
    { name: 'gentle', options: { strength: -1 } },
  ],
};

describe('what was kept from the last time', () => {
  test('is read as it was written', () => {
    const choices = {
      chairs: [
        { who: 'person', name: 'Anna' },
        { who: 'bot', level: 'master' },
      ],
      options: { strength: -1, pin: false },
      practice: false,
    };
    expect(readChoices(box, JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  test('counts only where it is a choice today', () => {
    for (const nonsense of [null, 7, 'x', [], {}, { chairs: 7, options: 'x', practice: 1 }])
      expect(readChoices(box, nonsense)).toEqual(usualChoices(box));
    const five = Array.from({ length: 5 }, () => ({ who: 'person' }));
    expect(readChoices(box, { chairs: five }).chairs).toEqual([{ who: 'person' }]);
    expect(readChoices(box, { chairs: [{ who: 'cat' }, { who: 'person', name: 9 }] }).chairs).toEqual([
      { who: 'person' },
    ]);
    expect(readChoices(box, { options: { strength: -9, pin: 'no', gone: 1 } }).options).toEqual({});
  });
});

describe('options', () => {
  test('are kept only where they differ from the usual', () => {
    const weaker = withOption(strength, {}, -1);
    expect(weaker).toEqual({ strength: -1 });
    expect(withOption(strength, weaker, 0)).toEqual({});
  });

  test('are a ready set, or one’s own', () => {
    expect(setOf(box, {})).toBe('byTheBook');
    expect(setOf(box, { strength: -1, pin: true })).toBe('gentle');
    expect(setOf(box, { pin: false })).toBeNull();
  });

  test('bring the hints that belong to them, the usual ones too', () => {
    const guides = [0, -1].map((value) => ({ option: 'strength', value, line: `guide.${value}`, hints: [] }));
    expect(guidesFor(box, guides, {}).map(({ line }) => line)).toEqual(['guide.0']);
    expect(guidesFor(box, guides, { strength: -1 }).map(({ line }) => line)).toEqual(['guide.-1']);
  });
});

describe('the match that is opened', () => {
  const usual = usualChoices(box);

  test('has a seed only where one was given', () => {
    expect(openingOf(box, usual, '  ', null)).not.toHaveProperty('seed');
    expect(openingOf(box, usual, ' ararat ', null).seed).toBe('ararat');
  });

  test('from a scenario has its options over the chosen ones', () => {
    const from = { id: 'ani', seats: 1, options: { pin: true }, scenario: { turn: 12 } };
    const opening = openingOf(box, { ...usual, options: { strength: -1, pin: false } }, '', from);
    expect(opening).toMatchObject({ options: { strength: -1, pin: true }, scenario: { turn: 12 } });
  });

  test('a seat more is a bot, a seat less takes the last', () => {
    expect(withSeats(usual.chairs, 2)).toEqual([{ who: 'person' }, { who: 'bot', level: 'adept' }]);
    expect(withSeats(withSeats(usual.chairs, 3), 1)).toEqual(usual.chairs);
  });

  test('a name of blanks is no name', () => {
    expect(named('  ')).toEqual({ who: 'person' });
    expect(named(' Anna ')).toEqual({ who: 'person', name: 'Anna' });
  });
});

test('a fault is told at its field', () => {
  const fault = { place: 'seats[1].level', expected: 'a level', got: '"x"' };
  expect(isAt(fault, 'seats[1]')).toBe(true);
  expect(isAt(fault, 'seats[0]')).toBe(false);
  expect(isAt({ ...fault, place: 'options.turnLimit' }, 'options.turn')).toBe(false);
  expect(isAt(null, 'seed')).toBe(false);
});
