import { describe, expect, test } from 'vitest';
import { only, place, setUp, setUpExactly, type TestMatch } from './table.ts';

/** A Wyrm spell at S3 that lacks its last slot. */
const calling = (wyrm: number, more: Parameters<typeof setUp>[0] = {}, setting = {}): TestMatch =>
  setUp(
    {
      wyrm,
      ...more,
      board: { S3: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'], ...more.board },
      seats: { sorcerer: { dice: 'BBSK-' }, ...more.seats },
    },
    setting,
  );
const call = (s: TestMatch) => s.place('sorcerer', 4, 'S3', 4);

describe('the Wyrm', () => {
  test('[B35] it stands in its lair, on one of three cards, or at the heroes’ deck', () => {
    expect(setUpExactly(undefined).view().wyrm).toBe(0);
    expect([1, 2, 3].map((wyrm) => setUp({ wyrm }).there(`H${wyrm}`)?.closed)).toEqual(Array(3).fill('WYRM_BLOCKS'));
  });

  test('[B36] a Wyrm spell moves it one step', () => {
    const s = calling(0);
    expect(only(call(s), 'wyrmMoved')).toMatchObject([{ from: 0, to: 1 }]);
    expect(s.view()).toMatchObject({ wyrm: 1, tally: { wyrmSteps: 1 } });
  });

  test('[B36] other spells leave it where it is', () => {
    const s = setUp({ board: { S1: ['sorcerer 1', 'sorcerer 2'] }, seats: { sorcerer: { dice: 'BSK--' } } });
    s.place('sorcerer', 3, 'S1', 3);
    expect(s.view().wyrm).toBe(0);
  });

  test('[B37] where it arrives, pieces go back; elsewhere they stay', () => {
    const s = calling(1, {
      board: { H2: ['green 1', 'thistle'], H3: ['blue 1'] },
      seats: { green: { dice: 'B--' }, blue: { dice: 'S--' } },
    });
    call(s);
    expect([s.dice('green'), s.is('thistle'), s.dice('blue')]).toEqual(['---', 'asleep', '.--']);
  });

  test('[B38] nothing may be placed under it, and the card is there again when it leaves', () => {
    const s = calling(1, { seats: { green: { dice: 'B--', familiars: ['awake'] } } });
    s.turn('green');
    expect(s.why('green', place(1, 'H1', 1))).toBe('B38');
    expect(s.why('green', { do: 'familiar', loc: 'H1', slot: 1 })).toBe('B38');
    expect(s.allows('green', place(1, 'H2', 1))).toBe(true);
    call(s.turn('sorcerer'));
    s.turn('green');
    expect(s.card('H1')).toBe('O01');
    expect(s.allows('green', place(1, 'H1', 1))).toBe(true);
  });

  test.each([
    [3, 'on', 2],
    [4, 'on', 3],
    [5, 'on', 3],
    [3, 'off', 3],
    [4, 'off', 4],
    [5, 'off', 4],
  ])('[B39] at a table of %i, familiars %s, its tile has %i Stars', (seats, familiars, stars) => {
    const s = setUpExactly(undefined, { seats, options: { scenario: 'SC2', familiars } });
    expect(s.there('wyrm')?.slots.map(({ symbol }) => symbol)).toEqual(Array(stars).fill('star'));
  });

  test('[B40] its tile is open only while it is out', () => {
    const home = setUp({ seats: { green: { dice: '*--' } } });
    expect(home.why('green', place(1, 'wyrm', 1))).toBe('B40');
    const out = setUp({ wyrm: 1, seats: { green: { dice: '*--' } } });
    expect(out.allows('green', place(1, 'wyrm', 1))).toBe(true);
  });

  test('[B41] its tile completed, it goes one step down; from 1 to its lair', () => {
    const s = setUp({ wyrm: 1, board: { wyrm: ['blue 1', 'blue 2'] }, seats: { green: { dice: '*--' } } });
    const told = s.place('green', 1, 'wyrm', 3);
    expect(only(told, 'wyrmMoved')).toMatchObject([{ from: 1, to: 0, pieces: [] }]);
    expect(s.view()).toMatchObject({ wyrm: 0, tally: { wyrmPushes: 1 } });
    expect(s.there('H1')?.closed).toBeNull();
  });

  test('[B41] one Star too few pushes nothing', () => {
    const s = setUp({ wyrm: 2, board: { wyrm: ['blue 1'] }, seats: { green: { dice: '*--' } } });
    s.place('green', 1, 'wyrm', 3);
    expect(s.view().wyrm).toBe(2);
  });

  test('[B42] Stars on its tile stay when it steps forward', () => {
    const s = calling(1, { board: { wyrm: ['green 1', 'blue 1'] } });
    call(s);
    expect(s.on('wyrm')).toEqual(['green 1', 'blue 1', null]);
  });

  test('[B43] at the heroes’ deck it wins the round at once, and no card is opened', () => {
    const s = calling(3, { board: { H1: ['green 1'] } });
    const told = call(s);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'wyrmMoved', 'roundWon']);
    expect(only(told, 'roundWon')).toMatchObject([{ side: 'sorcerer', cause: 'wyrm' }]);
    expect(s.card('S3')).toBe('W01');
  });

  test('[B43] one step short of it the round goes on', () => {
    const s = calling(2);
    call(s);
    expect(s.view()).toMatchObject({ wyrm: 3, phase: 'running' });
  });
});
