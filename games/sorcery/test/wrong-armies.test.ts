import { create, give } from '@conjure/engine';
import { speaker, why } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { ownData, readData } from '../data.ts';
import { sorcery } from '../game.ts';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };

const ONE = { figures: ['ilvane'], books: [], domain: null };
const book = (change = {}) => ({ book: 'masters_folio', wielder: 0, stack: ['ember_lance'], ...change });
const of = (n: number, figure: string) => Array.from({ length: n }, () => figure);

/** How an army is refused as an answer at the table: everything that is wrong, or where its shape is. */
function answered(army: unknown, options = {}): string {
  const made = create(sorcery, { seats: 2, seed: 'army', options });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const verdict = give(made.match, 0, army);
  if ('refused' in verdict) return String(verdict.refused.facts?.all);
  return 'fault' in verdict ? `${verdict.fault.place}: ${verdict.fault.expected}` : 'allowed';
}

/** The same in a scenario. */
function inScenario(army: unknown, options = {}): string {
  const scenario = { seats: [{ army }, { army: ONE }], todo: [{ do: 'firstPlayer' }] };
  const made = create(sorcery, { seats: 2, seed: 'army', options, scenario });
  if ('match' in made) return 'allowed';
  const { place, expected, got, rule } = made.fault;
  return `${rule} ${place.replace('scenario.seats[0].', '')}: ${expected}, got ${got}`;
}

const hidden = JSON.parse('{"figures":["ilvane"],"books":[],"domain":null,"__proto__":{"domain":"rain"}}');

describe('what is no army at all is refused by its shape, with the place', () => {
  test.each<[unknown, string]>([
    [undefined, 'answer: an object'],
    ['ilvane', 'answer: an object'],
    [Number.NaN, 'answer: an object'],
    [[ONE], 'answer: an object'],
    [{}, 'answer.figures: a list of 0 to 100'],
    [{ ...ONE, figures: 'ilvane' }, 'answer.figures: a list of 0 to 100'],
    [{ ...ONE, figures: { 0: 'ilvane', length: 1 } }, 'answer.figures: a list of 0 to 100'],
    [{ ...ONE, figures: of(100_000, 'ossuary_guard') }, 'answer.figures: a list of 0 to 100'],
    [{ ...ONE, figures: [null] }, 'answer.figures[0]: a figure such as "ilvane"'],
    [{ ...ONE, figures: ['ilvane', 'Ilvane'] }, 'answer.figures[1]: a figure such as "ilvane"'],
    [{ ...ONE, figures: ['__proto__'] }, 'answer.figures[0]: a figure such as "ilvane"'],
    [{ ...ONE, figures: ['constructor'] }, 'answer.figures[0]: a figure such as "ilvane"'],
    [{ ...ONE, books: null }, 'answer.books: a list of 0 to 100'],
    [{ ...ONE, books: [{}] }, 'answer.books[0].book: a spellbook such as "masters_folio"'],
    [{ ...ONE, books: [book({ book: 'toString' })] }, 'answer.books[0].book: a spellbook such as "masters_folio"'],
    [{ ...ONE, books: [book({ wielder: -1 })] }, 'answer.books[0].wielder: a whole number from 0 to 99'],
    [{ ...ONE, books: [book({ wielder: 0.5 })] }, 'answer.books[0].wielder: a whole number from 0 to 99'],
    [{ ...ONE, books: [book({ wielder: 1e308 })] }, 'answer.books[0].wielder: a whole number from 0 to 99'],
    [{ ...ONE, books: [book({ wielder: '0' })] }, 'answer.books[0].wielder: a whole number from 0 to 99'],
    [{ ...ONE, books: [book({ stack: of(1_000, 'true_eye') })] }, 'answer.books[0].stack: a list of 0 to 99'],
    [{ ...ONE, books: [book({ stack: [['true_eye']] })] }, 'answer.books[0].stack[0]: a spell such as "ember_lance"'],
    [
      { ...ONE, books: [book({ stack: ['hasOwnProperty'] })] },
      'answer.books[0].stack[0]: a spell such as "ember_lance"',
    ],
    [{ figures: ['ilvane'], books: [] }, 'answer.domain: a domain such as "hard_frost" or null'],
    [{ ...ONE, domain: ['hard_frost', 'howling_gale'] }, 'answer.domain: a domain such as "hard_frost" or null'],
    [{ ...ONE, domain: '' }, 'answer.domain: a domain such as "hard_frost" or null'],
    [{ ...ONE, gold: 9 }, 'answer.gold: only figures, books, domain'],
    [hidden, 'answer.__proto__: only figures, books, domain'],
  ])('%j', (army, said) => {
    expect(answered(army)).toBe(said);
    if (army !== undefined) expect(inScenario(army)).toMatch(/^undefined army/);
  });
});

describe('an army that the rules forbid is refused with every fault, rule and place', () => {
  const lord = { ...ONE, books: [book({ stack: ['blood_tithe', 'beacon_of_ruin'] })] };
  test.each<[string, unknown, string, string, object?]>([
    [
      '[B27] nobody',
      { ...ONE, figures: [] },
      'B27 army.figures (a list of 0)',
      'B27 army.figures: at least one figure, got a list of 0',
    ],
    [
      '[B27] just enough',
      { ...ONE, figures: [...of(2, 'scaled_novitiate'), 'ossuary_guard'] },
      'allowed',
      'allowed',
      { buildTotal: 100 },
    ],
    [
      '[B27] five points too many',
      { ...ONE, figures: [...of(2, 'scaled_novitiate'), 'causeway_legionary'] },
      'B27 army (105)',
      'B27 army: at most 100 points, got 105',
      { buildTotal: 100 },
    ],
    [
      '[B27] too dear',
      { ...ONE, figures: ['sehr'] },
      'B27 army (106)',
      'B27 army: at most 100 points, got 106',
      { buildTotal: 100 },
    ],
    [
      '[B112] too many',
      { ...ONE, figures: of(25, 'barricade_militia') },
      'B112 army.figures (25)',
      'B112 army.figures: at most 24 figures, got 25',
    ],
    [
      '[B30] one unique twice',
      { ...ONE, figures: ['ilvane', 'ilvane'] },
      'B30 army.figures[1] ("ilvane")',
      'B30 army.figures[1]: a unique figure once, got "ilvane"',
    ],
    [
      '[B31] a domain',
      { ...ONE, domain: 'hard_frost' },
      'B31 army.domain ("hard_frost")',
      'B31 army.domain: no domain, got "hard_frost"',
      { domains: false },
    ],
    [
      '[B32] no slot',
      { ...ONE, figures: ['harbour_golem'], books: [book()] },
      'B32 army.figures[0] (1)',
      'B32 army.figures[0]: at most 0 books, got 1',
    ],
    [
      '[B33] a relic',
      { ...ONE, figures: ['ley_novice'], books: [book()] },
      'B33 army.figures[0] ("ley_novice")',
      'B33 army.figures[0]: no book, as it is not unique, got "ley_novice"',
      { relicUniqueOnly: true },
    ],
    [
      '[S8] nobody’s book',
      { ...ONE, books: [book({ wielder: 1 })] },
      'S8 army.books[0].wielder (1)',
      'S8 army.books[0].wielder: the place of one of 1 figures, got 1',
    ],
    [
      '[S4] [S5] pages',
      { ...ONE, books: [book({ book: 'pocket_chapbook', stack: ['close_the_book', 'ember_lance'] })] },
      'S4 army.books[0].stack (4)',
      'S4 army.books[0].stack: at most 3 pages, got 4',
    ],
    [
      '[S7] symbols',
      lord,
      'S7 army.books[0].stack[0] ("blood_tithe"); S7 army.books[0].stack[1] ("beacon_of_ruin")',
      'S7 army.books[0].stack[0]: a wielder with the symbol dark_crusaders, got "blood_tithe"; scenario.seats[0].army.books[0].stack[1]: expected a wielder with the symbol apocalypse, got "beacon_of_ruin"',
    ],
    [
      '[R39] copies',
      { ...ONE, books: [book({ stack: of(2, 'true_eye') })] },
      'R39 army.books[0].stack[1] ("true_eye")',
      'R39 army.books[0].stack[1]: at most 1 copies, got "true_eye"',
      { copyLimit: 1 },
    ],
  ])('%s', (_, army, said, read, options = {}) => {
    expect(answered(army, options)).toBe(said);
    expect(inScenario(army, options)).toBe(read);
  });

  test('many at once', () => {
    const army = {
      figures: ['ilvane', 'ilvane', 'harbour_golem', ...of(22, 'vesstrix')],
      books: [
        book({ book: 'pocket_chapbook', wielder: 2, stack: ['blood_tithe', ...of(3, 'true_eye')] }),
        book({ wielder: 99 }),
      ],
      domain: 'hard_frost',
    };
    const said = answered(army, { domains: false }).split('; ');
    const again = said.filter((fault) => /^B30 army\.figures\[\d+\] \("vesstrix"\)$/.test(fault));
    expect(again).toHaveLength(21);
    expect(said.filter((fault) => !again.includes(fault))).toEqual([
      'B112 army.figures (25)',
      expect.stringMatching(/^B27 army \(\d+\)$/),
      'B31 army.domain ("hard_frost")',
      'B30 army.figures[1] ("ilvane")',
      'B32 army.figures[2] (1)',
      'S4 army.books[0].stack (5)',
      'S7 army.books[0].stack[0] ("blood_tithe")',
      'R39 army.books[0].stack[3] ("true_eye")',
      'S8 army.books[1].wielder (99)',
    ]);
  });
});

describe('what is wrong is named: the figure, the book, the spell', () => {
  const say = speaker('en', { ...names, ...words });
  const sentence = (army: unknown, options = {}): string => {
    const made = create(sorcery, { seats: 2, seed: 'army', options });
    const verdict = 'match' in made ? give(made.match, 0, army) : made;
    return 'refused' in verdict ? say(why(verdict.refused)) : 'allowed';
  };
  test.each<[rule: string, army: object, said: string, options?: object]>([
    [
      'B30',
      { figures: ['ilvane', 'ilvane'] },
      'Ilvane of the Still Pool 2 is unique: an army may include it only once.',
    ],
    [
      'B32',
      { figures: ['harbour_golem'], books: [book()] },
      'The Harbour Golem has no slot for a book, and 1 is assigned to it.',
    ],
    [
      'B32',
      { books: of(9, '').map(() => book()) },
      'Ilvane of the Still Pool has 3 slots for books, and 9 are assigned to it.',
    ],
    [
      'B33',
      { figures: ['ley_novice'], books: [book()] },
      'The Novice of the Ley is not unique: only unique figures may wield spellbooks.',
      { relicUniqueOnly: true },
    ],
    [
      'S4',
      { books: [book({ book: 'pocket_chapbook', stack: ['close_the_book', 'ember_lance'] })] },
      'The Pocket Chapbook has 3 pages; its spells take 4.',
    ],
    [
      'S7',
      { books: [book({ stack: ['blood_tithe'] })] },
      'Ilvane of the Still Pool does not have the symbol that Blood Tithe requires.',
    ],
    ['S8', { books: [book({ wielder: 1 })] }, 'The Master’s Folio is assigned to no figure of the army.'],
    [
      'R39',
      { books: [book({ stack: of(2, 'true_eye') })] },
      'The Master’s Folio holds more than 1 copy of True Eye.',
      { copyLimit: 1 },
    ],
  ])('[%s] %j', (_, army, said, options = {}) => {
    expect(sentence({ ...ONE, ...army }, { buildTotal: 500, ...options })).toBe(said);
  });
});

test('options that are none are refused with their place', () => {
  const fault = (options: unknown): string => {
    const made = create(sorcery, { seats: 2, seed: 'army', options });
    return 'fault' in made ? made.fault.place : 'allowed';
  };
  expect(fault({ buildTotal: 301 })).toBe('options.buildTotal');
  expect(fault({ buildTotal: '300' })).toBe('options.buildTotal');
  expect(fault({ copyLimit: 0 })).toBe('options.copyLimit');
  expect(fault({ toString: 1 })).toBe('options.toString');
  expect(fault(JSON.parse('{"__proto__": true}'))).toBe('options.__proto__');
  expect(fault([])).toBe('options');
  expect(fault({})).toBe('allowed');
});

test('[S8] armies that were to be locked are asked for', () => {
  expect(inScenario(null)).toBe('S8 army: an army, as they are locked, got nothing');
  expect(inScenario(ONE)).toBe('allowed');
});

test('a wrong army of the data is refused with all that is wrong with it', () => {
  const { armies } = ownData;
  const [first, ...others] = armies.armies;
  const said = (change: object) => {
    const read = readData({ armies: { ...armies, armies: [{ ...first, ...change }, ...others] } });
    return 'fault' in read ? `${read.fault.place}: ${read.fault.expected}, got ${read.fault.got}` : 'allowed';
  };
  expect(said({})).toBe('allowed');
  expect(said({ figures: ['nobody', 'ilvane', 'valueof'], books: [] })).toBe(
    'armies.json.armies[0].figures[0]: a figure of figures.json, got "nobody"; armies.json.armies[0].figures[2]: expected a figure of figures.json, got "valueof"',
  );
  expect(said({ figures: ['ilvane', 'ilvane'], buildTotal: 100, books: [] })).toBe(
    'armies.json.armies[0]: at most 100 points, got 146; armies.json.armies[0].figures[1]: expected a unique figure once, got "ilvane"',
  );
});
