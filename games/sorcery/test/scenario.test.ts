import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { setUp } from './table.ts';

const make = (scenario: unknown, options: object = {}) =>
  create(sorcery, { seats: 2, seed: 'scene', options, scenario });

const two: Scenario['figures'] = [
  { figure: 'leech_cantor', owner: 0, at: { x: 10_000, y: 10_000 } },
  { figure: 'ash_fanatic', owner: 1, at: { x: 20_000, y: 20_000 } },
];

test('figures alone make a battle: the action phase of the first seat, all fresh', () => {
  const made = make({ figures: two });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const view = sorcery.view(made.match.table, null);
  expect(view).toMatchObject({ phase: 'action', round: 1, active: 0, first: 0, actions: 3 });
  expect(view.figures).toMatchObject([
    { figure: 'leech_cantor', owner: 0, click: 0, tokens: 0, where: 'field' },
    { figure: 'ash_fanatic', owner: 1, click: 0, tokens: 0, where: 'field' },
  ]);
  expect(made.match.open?.question.kind).toBe('action');
});

test('a scenario without figures is the set-up', () => {
  const made = make({});
  expect('match' in made && made.match.open?.question.kind).toBe('army');
});

test('what is written is read again as the same state', () => {
  const s = setUp({
    figures: {
      reader: { is: 'leech_cantor', at: [10_000, 10_000], click: 2, tokens: 1, facing: 9_000 },
      foe: { is: 'ash_fanatic', of: 1, at: [20_000, 20_000] },
      fallen: { is: 'ossuary_guard', where: 'fallen' },
    },
    books: [
      { of: 'reader', book: 'adepts_codex', stack: ['rebuke', 'ember_lance'], down: true },
      { book: 'pocket_chapbook', marker: { x: 5_000, y: 5_000 }, stack: ['true_eye'] },
    ],
    inPlay: [{ card: 'leaden_limbs', caster: 'reader', target: 'foe' }],
    domains: ['hard_frost'],
    holders: [0, null, 1],
    round: 4,
  });
  const { rest } = s.match;
  if (!rest) throw new Error('no rest');
  const written = JSON.parse(JSON.stringify(sorcery.writeScenario({ state: rest.state, content: sorcery.content })));
  const again = make(written);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  expect(again.match.rest?.state).toEqual(rest.state);
  expect(s.book('reader')).toMatchObject({ cards: 2, down: true });
  expect(s.view(1).books[0].own).toBeNull();
});

describe('what cannot be is refused, with its place', () => {
  const at = (x: number, y: number) => ({ x, y });
  const book = { book: 'pocket_chapbook', wielder: 0 };
  test.each<[string, Scenario, string, string | undefined]>([
    ['a base off the field', { figures: [{ figure: 'ilvane', owner: 0, at: at(100, 5_000) }] }, 'figures[0].at', 'B3'],
    [
      'two bases in one place',
      { figures: [...(two ?? []), { figure: 'ilvane', owner: 0, at: at(10_000, 11_000) }] },
      'figures[2].at',
      'B6',
    ],
    [
      'a click that is not there',
      { figures: [{ figure: 'ossuary_guard', owner: 0, at: at(5_000, 5_000), click: 5 }] },
      'figures[0].click',
      'B83',
    ],
    ['more pages than fit', { figures: two, books: [{ ...book, stack: ['cataclysm_word'] }] }, 'books[0].stack', 'S4'],
    [
      'a book without a slot',
      { figures: [{ figure: 'ossuary_guard', owner: 0, at: at(5_000, 5_000) }], books: [book] },
      'books[0].wielder',
      'B32',
    ],
    [
      'a book in nobody’s hands without a marker',
      { figures: two, books: [{ book: 'pocket_chapbook' }] },
      'books[0].marker',
      'B95',
    ],
    [
      'a glyph that lies nowhere',
      { figures: two, books: [book], inPlay: [{ card: 'ward_circle', caster: 0 }] },
      'inPlay[0].at',
      'S46',
    ],
    [
      'an enchantment on nobody',
      { figures: two, books: [book], inPlay: [{ card: 'true_eye', caster: 0 }] },
      'inPlay[0].target',
      'S44',
    ],
    ['a base in a wall', { figures: [{ figure: 'ilvane', owner: 0, at: at(19_000, 7_761) }] }, 'figures[0].at', 'B15'],
    [
      'an enchantment on who is gone',
      {
        figures: [...(two ?? []), { figure: 'ossuary_guard', owner: 0, where: 'fallen' }],
        books: [book],
        inPlay: [{ card: 'true_eye', caster: 0, target: 2 }],
      },
      'inPlay[0].target',
      'S44',
    ],
    [
      'a card in play twice',
      {
        figures: two,
        books: [book],
        cards: [{ spell: 'true_eye', book: 0, place: 'play' }],
        inPlay: [
          { card: 0, caster: 0, target: 0 },
          { card: 0, caster: 0, target: 1 },
        ],
      },
      'inPlay[1].card',
      'S45',
    ],
    ['a wrong number of objectives', { figures: two, holders: [0] }, 'holders', 'B103'],
    ['a battle without figures', { phase: 'action' }, 'figures', undefined],
    ['nothing that goes on', { figures: two, todo: [{ do: 'endMove', figure: 0 }] }, 'todo', undefined],
    [
      'an unknown figure of the agenda',
      { figures: two, todo: [{ do: 'endMove', figure: 9 }, { do: 'act' }] },
      'todo',
      undefined,
    ],
  ])('%s', (_what, scenario, place, rule) => {
    const made = make(scenario);
    expect(made).toMatchObject({ fault: { place: `scenario.${place}`, ...(rule ? { rule } : {}) } });
  });

  test('[B31] a domain where none is played', () => {
    expect(make({ figures: two, domains: ['hard_frost'] }, { domains: false })).toMatchObject({
      fault: { rule: 'B31' },
    });
  });

  test('a field that is not known, or of the wrong shape', () => {
    expect(make({ figure: [] })).toMatchObject({ fault: { place: 'scenario.figure' } });
    expect(make({ figures: [{ figure: 'nobody', owner: 0 }] })).toMatchObject({
      fault: { place: 'scenario.figures[0].figure' },
    });
  });
});
