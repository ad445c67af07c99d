import { give } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { satchel } from '../game.ts';
import { NEXT_ROUND, only, PASS, place, roll, setUp, setUpExactly, type TestMatch } from './table.ts';

/** Green holds the die that completes H1. */
const aboutToWin = (more: Parameters<typeof setUp>[0] = {}, setting = {}): TestMatch =>
  setUp(
    {
      ordeals: ['O02'],
      ...more,
      board: { H1: ['green 1', 'green 2'], ...more.board },
      seats: { green: { dice: 'BSF', familiars: ['awake'] }, ...more.seats },
    },
    setting,
  );

describe('the end of a round', () => {
  test('[B53] a side wins when the last card of its deck is opened; it need not be completed', () => {
    const s = aboutToWin();
    const told = s.place('green', 3, 'H1', 3);
    expect(told.slice(-2)).toMatchObject([
      { type: 'cardOpened', card: 'O02', left: 0 },
      { type: 'roundWon', side: 'heroes', cause: 'deck', won: [1, 0], tally: { ordeals: 1 } },
    ]);
    const sorcerer = setUp({
      spells: ['P02'],
      board: { S1: ['sorcerer 1', 'sorcerer 2'] },
      seats: { sorcerer: { dice: 'BSK--' } },
    });
    expect(only(sorcerer.place('sorcerer', 3, 'S1', 3), 'roundWon')).toMatchObject([
      { side: 'sorcerer', cause: 'deck' },
    ]);
  });

  test('[B53] with one card left face down it goes on', () => {
    const s = aboutToWin({ ordeals: ['O02', 'O03'] });
    s.place('green', 3, 'H1', 3);
    expect(s.view().phase).toBe('running');
  });

  test('[B54] Thorns under the deck are part of it', () => {
    const s = aboutToWin({ ordeals: ['O02', 'N03'] });
    s.place('green', 3, 'H1', 3);
    expect(s.view()).toMatchObject({ phase: 'running', decks: { heroes: { left: 1, groups: { thorns: 1 } } } });
  });

  test('[B55] nothing after the deciding command counts', () => {
    const s = aboutToWin({ seats: { green: { dice: 'BSF' }, blue: { dice: '---' } } });
    s.place('green', 3, 'H1', 3);
    for (const command of [roll(1), PASS, place(1, 'H2', 1), { do: 'recoverAll' }])
      expect(s.why('blue', command)).toBe('B55');
    expect(s.allows('blue', NEXT_ROUND)).toBe(true);
  });

  test('[B55] [B82] nor after the last round, when nobody is asked any more', () => {
    const s = aboutToWin({}, { options: { roundsToWin: 1 } });
    s.place('green', 3, 'H1', 3);
    expect(s.asks()).toBeNull();
    for (const who of ['green', 'sorcerer']) expect(s.why(who, roll(1))).toBe('B55');
    expect(give(s.match, 1, NEXT_ROUND)).toHaveProperty('fault.got', 'a match that is over');
  });

  test('[R27] Thorns with the sorcerer’s last draw go under the heroes’ deck, and he has won', () => {
    const s = setUp({
      row: { S2: 'N03' },
      spells: ['P02'],
      board: { S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'KTBS-' } },
    });
    const told = s.place('sorcerer', 4, 'S2', 4);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'thornsPlanted', 'cardOpened', 'roundWon']);
    expect(s.view().decks).toMatchObject({ heroes: { left: 5 }, sorcerer: { left: 0 } });
  });
});

describe('dawn', () => {
  const late = (more: Parameters<typeof setUp>[0] = {}, options = {}) =>
    setUp({ beat: 150, window: 'white', began: { heroes: 8, sorcerer: 8 }, ...more }, { options });

  test('[B81] after 150 whole beats the side with the smaller share of its deck left wins', () => {
    const s = late({ spells: ['P02', 'P03', 'P04'] });
    expect(only(s.does('white', PASS), 'roundWon')).toMatchObject([{ side: 'sorcerer', cause: 'dawn', beats: 150 }]);
    const other = late({ ordeals: ['O02', 'O03', 'O04'] });
    expect(only(other.does('white', PASS), 'roundWon')).toMatchObject([{ side: 'heroes', cause: 'dawn' }]);
  });

  test('[B81] equal shares: the heroes; Thorns count among what is left', () => {
    expect(only(late().does('white', PASS), 'roundWon')).toMatchObject([{ side: 'heroes' }]);
    const thorny = late({ ordeals: ['O02', 'O03', 'O04', 'O05', 'N03'] });
    expect(only(thorny.does('white', PASS), 'roundWon')).toMatchObject([{ side: 'sorcerer' }]);
  });

  test('[B81] not before the last window of beat 150, nor where the table plays without dawn', () => {
    const early = late({ window: 'blue' });
    early.does('blue', PASS);
    expect(early.view().phase).toBe('running');
    const before = late({ beat: 149 });
    before.does('white', PASS);
    expect(before.view()).toMatchObject({ phase: 'running', beat: { beat: 150 } });
    const never = late({}, { dawn: false });
    never.does('white', PASS);
    expect(never.view()).toMatchObject({ phase: 'running', beat: { beat: 151 } });
  });
});

describe('rounds', () => {
  test('[B56] two rounds win the game, unless the table says otherwise', () => {
    const two = aboutToWin();
    two.place('green', 3, 'H1', 3);
    expect(two.asks()).toBe('round');
    const won = aboutToWin({ round: 2, won: { heroes: 1, sorcerer: 0 } });
    expect(only(won.place('green', 3, 'H1', 3), 'gameWon')).toMatchObject([{ side: 'heroes', won: [2, 0] }]);
    expect(won.asks()).toBeNull();
    const one = aboutToWin({}, { options: { roundsToWin: 1 } });
    one.place('green', 3, 'H1', 3);
    expect(one.asks()).toBeNull();
    const three = aboutToWin({ round: 2, won: { heroes: 1, sorcerer: 0 } }, { options: { roundsToWin: 3 } });
    three.place('green', 3, 'H1', 3);
    expect(three.asks()).toBe('round');
  });

  test('[B56] a training is one round', () => {
    const s = setUpExactly(undefined, { options: { scenario: 'TR1', roundsToWin: 3 } });
    expect(s.view().roundsToWin).toBe(1);
    expect(satchel.result(s.match.table)).toBeNull();
  });

  test('[B57] between rounds everything begins anew but the rounds won', () => {
    const s = aboutToWin({
      wyrm: 2,
      lore: 3,
      seats: { green: { dice: 'BSF', familiars: ['awake'] }, blue: { hexed: 'key', dice: 'x--' } },
    });
    s.place('green', 3, 'H1', 3);
    s.does('white', NEXT_ROUND);
    const { round, won, wyrm, lore, seats, decks, phase, gone } = s.view();
    expect({ round, won, wyrm, lore, phase, gone }).toEqual({
      round: 2,
      won: { heroes: 1, sorcerer: 0 },
      wyrm: 0,
      lore: 0,
      phase: 'waiting',
      gone: [],
    });
    expect(seats.map(({ hexed, wounded }) => hexed ?? wounded)).toEqual([false, false, false, false]);
    expect(seats.flatMap(({ familiars }) => familiars).every(({ is }) => is === 'asleep')).toBe(true);
    expect([decks.heroes.left, decks.sorcerer.left]).toEqual([22 - 3, 18 - 3]);
    expect(s.asked()).toEqual(['sorcerer']);
  });

  test('[B57] no new round while one runs', () => {
    const s = setUp({ seats: { green: { dice: '---' } } });
    expect(s.why('green', NEXT_ROUND)).toBe('B57');
  });

  test('[R20] an active familiar does not stay active into the next round', () => {
    const s = aboutToWin({ seats: { green: { dice: 'BSF' }, blue: { familiars: ['awake'] } } });
    s.place('green', 3, 'H1', 3);
    expect(s.is('ripple')).toBe('awake');
    s.does('green', NEXT_ROUND);
    expect(s.is('ripple')).toBe('asleep');
  });
});
