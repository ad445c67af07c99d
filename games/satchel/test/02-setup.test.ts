import { give } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { settingFor } from '../content.ts';
import { satchel } from '../game.ts';
import { ORDEAL_GROUPS, SPELL_GROUPS } from '../groups.ts';
import { ordealCounts } from '../rules/setup.ts';
import { only, PASS, place, roll, setUpExactly, story } from './table.ts';

const { content } = satchel;

describe('decks and rows', () => {
  test('[B6] three open ordeals, three open spells, and a face-down deck for each side', () => {
    const s = setUpExactly(undefined, { options: { scenario: 'TR1' } });
    const { places, decks } = s.view();
    expect(places.map(({ place, kind }) => `${place} ${kind}`)).toEqual([
      'H1 ordeal',
      'H2 ordeal',
      'H3 ordeal',
      'S1 spell',
      'S2 spell',
      'S3 spell',
    ]);
    expect([decks.heroes.left, decks.sorcerer.left]).toEqual([14 - 3, 11 - 3]);
  });

  test.each(content.settings.map((setting, i) => [i, setting.scenario, setting.heroes, setting.familiars] as const))(
    '[B7] [B8] row %i of the deck table (%s, %i heroes, familiars %s) is dealt as it says, the open cards included',
    (row, scenario, heroes, familiars) => {
      const s = setUpExactly(undefined, {
        seats: heroes + 1,
        options: { scenario, familiars: familiars ? 'on' : 'off' },
      });
      const { row: open, ordeals, spells } = s.state();
      const count = (cards: number[], group: string) =>
        cards.filter((card) => content.cards[card].group === group).length;
      for (const group of ORDEAL_GROUPS)
        expect([group, count([...open, ...ordeals], group)]).toEqual([group, content.settings[row].ordeals.get(group)]);
      for (const group of SPELL_GROUPS)
        expect([group, count([...open, ...spells], group)]).toEqual([group, content.settings[row].spells.get(group)]);
    },
  );

  test('[B7] another seed deals other cards in another order', () => {
    const cards = (seed: string) => setUpExactly(undefined, { seed }).state().row.join();
    expect(cards('one')).not.toBe(cards('two'));
    expect(cards('one')).toBe(cards('one'));
  });

  test('[B8] a side with figure N wins with its (N − 3)th card', () => {
    const s = setUpExactly(undefined, { options: { scenario: 'TR1' } });
    expect(s.view().decks.sorcerer).toMatchObject({ left: 8, began: 8 });
  });
});

describe('the start of a round', () => {
  test('[B9] dice unrolled, slots empty, Wyrm in its lair, nobody hexed or wounded, no lore', () => {
    const { seats, places, wyrm, lore: common } = setUpExactly(undefined, { seats: 5 }).view();
    for (const seat of seats) {
      expect(seat.dice.every(({ is }) => is === 'unrolled')).toBe(true);
      expect([seat.hexed, seat.wounded, seat.learned, seat.place]).toEqual([null, false, null, null]);
    }
    expect(places.flatMap(({ slots }) => slots).every(({ piece }) => piece === null)).toBe(true);
    expect([wyrm, common]).toEqual([0, 0]);
  });

  test('[B9] a scenario without Wyrm and lore has none', () => {
    expect(setUpExactly(undefined, { options: { scenario: 'SC1' } }).view()).toMatchObject({ wyrm: null, lore: null });
  });

  test('[B10] before the sorcerer’s first roll everything else is refused', () => {
    const s = setUpExactly(undefined);
    expect(s.asked()).toEqual(['sorcerer']);
    expect(s.why('sorcerer', place(1, 'S1', 1))).toBe('B10');
    expect(s.why('sorcerer', { do: 'recoverAll' })).toBe('B10');
    expect(s.why('sorcerer', PASS)).toBe('B67');
  });

  test('[B10] [B82] nor may the heroes do anything yet, and they hear why', () => {
    const s = setUpExactly(undefined);
    for (const command of [roll(1), place(1, 'H1', 1), PASS]) expect(s.why('green', command)).toBe('B10');
    expect(give(s.match, 1, { do: 'dance' })).toHaveProperty('fault.place', 'seat');
  });

  test('[B10] his first roll starts the round', () => {
    const s = setUpExactly(undefined);
    s.does('sorcerer', roll(1, 2), 'BS');
    expect(s.view().phase).toBe('running');
    expect(only(story(s), 'roundBegan')).toHaveLength(1);
    expect(s.allows('sorcerer', PASS)).toBe(true);
  });
});

describe('handicap', () => {
  const setting = content.settings[settingFor(content, 'SC2', 3, true)];
  const counts = (handicap: number, of = setting) => Object.fromEntries(ordealCounts(content, of, handicap));

  test('[B73] ordeals of the group steep are added or removed', () => {
    expect(counts(0)).toMatchObject({ short: 5, steep: 5, long: 6 });
    expect(counts(2)).toMatchObject({ short: 5, steep: 7, long: 6 });
    expect(counts(-2)).toMatchObject({ short: 5, steep: 3, long: 6 });
  });

  test('[B73] where steep runs out, long and then short ones are taken', () => {
    const full = {
      ...setting,
      ordeals: new Map([
        ['steep', 10],
        ['long', 10],
        ['short', 3],
      ] as const),
    };
    expect(counts(2, full)).toMatchObject({ steep: 10, long: 11, short: 4 });
    const none = {
      ...setting,
      ordeals: new Map([
        ['steep', 1],
        ['long', 0],
        ['short', 3],
      ] as const),
    };
    expect(counts(-2, none)).toMatchObject({ steep: 0, long: 0, short: 2 });
  });

  test('[B73] it changes the heroes’ deck only', () => {
    const deck = (handicap: number) => setUpExactly(undefined, { options: { scenario: 'SC2', handicap } }).view().decks;
    expect(deck(2).heroes.left - deck(0).heroes.left).toBe(2);
    expect(deck(-1).heroes.left - deck(0).heroes.left).toBe(-1);
    expect(deck(2).sorcerer.left).toBe(deck(0).sorcerer.left);
  });
});

describe('without familiars', () => {
  test('[B80] no Satchels, no Chest, no familiars, and one Star more on the Wyrm tile', () => {
    const on = setUpExactly(undefined, { options: { scenario: 'SC2' } });
    const off = setUpExactly(undefined, { options: { scenario: 'SC2', familiars: 'off' } });
    expect(on.there('chest')?.slots).toHaveLength(2);
    expect(off.there('chest')).toBeUndefined();
    expect(off.view().places.some(({ kind }) => kind === 'satchel')).toBe(false);
    expect(off.view().seats.flatMap(({ familiars }) => familiars)).toEqual([]);
    expect(on.there('wyrm')?.slots).toHaveLength(3);
    expect(off.there('wyrm')?.slots).toHaveLength(4);
    off.does('sorcerer', roll(1), '*');
    expect(off.why('sorcerer', place(1, 'chest', 1))).toBe('B13.none');
    expect(off.why('sorcerer', { do: 'familiar', loc: 'S1', slot: 1 })).toBe('F14.none');
  });

  test('[B80] trainings are always without', () => {
    const s = setUpExactly(undefined, { options: { scenario: 'TR2', familiars: 'on' } });
    expect(s.view().familiars).toBe(false);
    expect(s.there('chest')).toBeUndefined();
  });
});
