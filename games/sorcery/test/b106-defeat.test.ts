import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { stackOf } from './stage.ts';
import { at, close, DECLINE, END, move, only, setUp, type TestMatch } from './table.ts';

const guard = (x: number, of = 0, more = {}) => ({ is: 'ossuary_guard', of, at: [x, 5_000] as const, ...more });
const dazed = (x: number, of = 0) => guard(x, of, { is: 'barricade_militia', click: 4 });
const result = (s: TestMatch) => sorcery.result(s.match.table);
const three = { seats: 3, options: { battlefield: 'four_courts' } };

describe('[B106] defeat', () => {
  test('at the end of an action, of whom no able figure is left', () => {
    const s = setUp({ figures: { one: guard(10_000), last: guard(11_500, 1, { click: 4 }), rest: dazed(20_000, 1) } });
    const told = s.does(close('one', 'last'), [6, 5]);
    expect(only(told, 'defeated')).toMatchObject([{ seat: 1, conceded: false }]);
    expect(s.figure('rest').where).toBe('gone'); // those who are left leave the field
    expect(result(s)).toMatchObject({ winners: [0], reason: 'lastStanding', fates: ['won', 'defeated'] });
  });

  test('one able figure is enough to go on', () => {
    const s = setUp({ figures: { one: guard(10_000), last: guard(11_500, 1, { click: 4 }), rest: guard(20_000, 1) } });
    s.does(close('one', 'last'), [6, 5]);
    expect(result(s)).toBe(null);
  });

  test('a push may defeat the player who pushes', () => {
    const s = setUp({ figures: { one: guard(10_000, 0, { click: 4, tokens: 1 }), foe: guard(20_000, 1) } });
    s.does(move('one', [], 0));
    expect(result(s)).toMatchObject({ winners: [1] });
  });

  test('at the end of the command phase', () => {
    const s = setUp({
      active: 1,
      figures: { hound: { is: 'pact_hound', at: [10_000, 5_000] }, last: guard(11_500, 1, { click: 4 }) },
    });
    s.does(END);
    expect(result(s)).toMatchObject({ winners: [0] });
  });

  test('at the end of the end phase', () => {
    const s = setUp({ figures: { one: guard(10_000), rest: dazed(20_000, 1) } });
    const told = s.does(END);
    expect(only(told, 'defeated')).toMatchObject([{ seat: 1 }]);
    expect(only(told, 'phaseBegan').map(({ by }) => by)).toEqual([0]); // before the next turn begins
  });

  test('if all fall at once nobody wins', () => {
    const s = setUp({
      figures: {
        one: guard(10_000, 0, { click: 4 }),
        foe: { is: 'radiant_servitor', of: 1, at: [11_500, 5_000], click: 5, tapped: 'magic_retaliation' },
      },
    });
    s.does(close('one', 'foe'), [6, 5]);
    expect(result(s)).toMatchObject({ winners: [], reason: 'allFell' });
  });

  test('the objectives of the defeated are nobody’s, and the others go on', () => {
    const s = setUp(
      {
        figures: { one: guard(10_000), last: guard(11_500, 1, { click: 4 }), third: guard(20_000, 2) },
        holders: [1, 1, 0, null, 2],
      },
      three,
    );
    s.does(close('one', 'last'), [6, 5]);
    expect(s.view().objectives.map(({ holder }) => holder)).toEqual([null, null, 0, null, 2]);
    expect([result(s), s.view().active]).toEqual([null, 2]); // the Guard has acted, so the turn is over
    s.does(END);
    expect(s.view()).toMatchObject({ active: 0, round: 2 });
  });

  test('the turn of one who is defeated in it is over', () => {
    const s = setUp(
      {
        figures: { one: guard(10_000, 0, { click: 4, tokens: 1 }), second: guard(15_000, 1), third: guard(20_000, 2) },
      },
      three,
    );
    const told = s.does(move('one', [], 0));
    expect([s.view().active, s.asks(), s.view().seats[0].out]).toEqual([1, 'action', true]);
    expect(only(told, 'phaseBegan').filter(({ by }) => by === 0)).toEqual([]); // it has no end phase
  });
});

describe('[B111] conceding', () => {
  const CONCEDE = { do: 'concede' };

  test('in the own action phase it is defeat', () => {
    const s = setUp({ figures: { one: guard(10_000), foe: guard(20_000, 1) } });
    expect(only(s.does(CONCEDE), 'defeated')).toMatchObject([{ seat: 0, conceded: true }]);
    expect(result(s)).toMatchObject({ winners: [1] });
  });

  test('in the turn of another when asked', () => {
    const s = setUp({ figures: { one: guard(10_000), foe: guard(15_000, 1), idle: guard(2_000) } });
    s.does(move('one', [at(13_500, 5_000)]));
    expect([s.asks(), s.asked()]).toEqual(['spin', 1]);
    s.does(CONCEDE);
    expect(result(s)).toMatchObject({ winners: [0] });
  });

  test('in the command phase, and before a spell is countered', () => {
    const command = setUp({
      phase: 'command',
      figures: {
        cantor: { is: 'leech_cantor', at: [10_000, 5_000], tokens: 1 },
        friend: guard(11_500),
        foe: guard(20_000, 1),
      },
    });
    expect(command.asks()).toBe('trigger');
    command.does(CONCEDE);
    expect(result(command)).toMatchObject({ winners: [1] });
    const spell = setUp({
      figures: { one: { is: 'ilvane', at: [10_000, 5_000] }, foe: { is: 'ley_novice', of: 1, at: [15_000, 5_000] } },
      books: [{ of: 'one', book: 'adepts_codex', stack: ['ember_lance', 'true_eye'] }],
    });
    spell.does({ do: 'cast', figure: 'one', book: 0, targets: ['foe'] });
    expect([spell.asks(), spell.asked()]).toEqual(['counter', 1]);
    spell.does(CONCEDE);
    expect(result(spell)).toMatchObject({ winners: [0] });
  });

  test('a spell laid out that is never carried out is in its book when the match is over', () => {
    const s = setUp({
      figures: { one: { is: 'ilvane', at: [10_000, 5_000] }, foe: { is: 'ley_novice', of: 1, at: [15_000, 5_000] } },
      books: [{ of: 'one', book: 'adepts_codex', stack: ['true_eye', 'rebuke'] }],
    });
    s.does({ do: 'cast', figure: 'one', book: 0, targets: ['one'] });
    expect([s.asks(), stackOf(s, 'one')]).toEqual(['counter', ['rebuke']]);
    s.does(CONCEDE);
    expect([s.view().inPlay, stackOf(s, 'one')]).toEqual([[], ['true_eye', 'rebuke']]);
  });

  test('with three players the others go on, and the action with them', () => {
    const s = setUp(
      {
        figures: {
          one: guard(10_000),
          foe: guard(15_000, 1),
          other: guard(15_000, 2, { at: [13_500, 6_500] }),
          idle: guard(2_000),
        },
      },
      three,
    );
    s.does(move('one', [at(13_500, 5_000)]));
    expect([s.asks(), s.asked()]).toEqual(['spin', 1]);
    s.does(CONCEDE);
    expect([s.asks(), s.asked(), s.figure('foe').where]).toEqual(['spin', 2, 'gone']);
    s.does(DECLINE);
    expect([s.asks(), s.asked(), s.figure('one').tokens]).toEqual(['action', 0, 1]);
  });
});
