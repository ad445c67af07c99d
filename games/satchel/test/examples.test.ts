import { describe, expect, test } from 'vitest';
import { familiar, only, place, setUp } from './table.ts';

/** The twelve worked examples of the specification, literally. */
describe('worked examples', () => {
  test('[F6] [F7] [F13] [R1] 1: waking another hero’s familiar', () => {
    const s = setUp({ seats: { blue: { dice: '*BB' }, white: { dice: '*FF' } } });
    s.place('blue', 1, 'satchel:green', 1);
    expect(s.is('thistle')).toBe('asleep');
    s.turn('white').place('white', 1, 'satchel:green', 2);
    expect(s.is('thistle')).toBe('awake');
    expect([s.dice('blue'), s.dice('white')]).toEqual(['-BB', '-FF']);
    s.turn('blue').roll('blue', [1], '*');
    expect(s.why('blue', place(1, 'satchel:green', 1))).toBe('F9');
  });

  test('[F16] [B15] [R5] 2: one place', () => {
    const s = setUp({ seats: { green: { dice: 'FBS', familiars: ['awake'] } } });
    s.place('green', 1, 'H1', 3);
    expect(s.why('green', familiar('H2', 1))).toBe('B15');
    s.familiar('green', 'H1', 1);
    s.recover('green', 'H1', 3);
    expect(s.why('green', place(2, 'H2', 1))).toBe('B15');
    s.place('green', 3, 'H1', 2);
    expect(s.on('H1')).toEqual(['thistle', 'green 3', null]);
  });

  test('[F18] [F19] 3: a third colour', () => {
    const s = setUp({
      board: { H2: ['ripple', null, 'green 1'] },
      seats: { white: { dice: 'SBB' }, green: { dice: 'F--' } },
    });
    expect(s.why('white', place(1, 'H2', 2))).toBe('B16');
    s.turn('blue').recover('blue', 'H2', 1);
    expect(s.is('ripple')).toBe('asleep');
    s.turn('white').place('white', 1, 'H2', 2);
    expect(s.on('H2')).toEqual([null, 'white 1', 'green 1', null]);
  });

  test('[F15] [F19] [B24] 4: alone on four slots', () => {
    const s = setUp({ seats: { green: { dice: 'BSF', familiars: ['awake'] } } });
    for (const die of [1, 2, 3]) s.place('green', die, 'H2', die);
    s.familiar('green', 'H2', 4);
    expect(s.dice('green')).toBe('---');
    expect(s.is('thistle')).toBe('asleep');
    expect(s.card('H2')).toBe('O02');
    expect(s.view().decks.heroes.left).toBe(3);
    expect(s.view().lore).toBe(1);
  });

  test('[F9] [R2] [R15] 5: an empty Satchel', () => {
    const s = setUp({ board: { H1: ['thistle'] }, seats: { blue: { dice: '*BB' } } });
    expect(s.why('blue', place(1, 'satchel:green', 1))).toBe('F9');
    s.turn('green').recover('green', 'H1', 1);
    expect(s.is('thistle')).toBe('asleep');
    s.turn('blue').place('blue', 1, 'satchel:green', 1);
    expect(s.on('satchel:green')).toEqual(['blue 1', null]);
  });

  test('[F10] [F11] [B36] [B37] [B38] 6: both of the sorcerer’s familiars', () => {
    const s = setUp({ board: { H1: ['green 1'] }, seats: { sorcerer: { dice: '**---' }, green: { dice: 'B--' } } });
    for (const slot of [1, 2]) s.place('sorcerer', slot, 'chest', slot);
    expect([s.is('soot'), s.is('cinder')]).toEqual(['awake', 'asleep']);
    s.roll('sorcerer', [1, 2], '**');
    for (const slot of [1, 2]) s.place('sorcerer', slot, 'chest', slot);
    expect([s.is('soot'), s.is('cinder')]).toEqual(['awake', 'awake']);
    s.turn('green').turn('sorcerer').roll('sorcerer', [1], '*');
    expect(s.why('sorcerer', place(1, 'chest', 1))).toBe('F9');
    s.turn('green').turn('sorcerer').roll('sorcerer', [1, 2, 3, 4, 5], 'BBSKT');
    s.familiar('sorcerer', 'S3', 3);
    s.familiar('sorcerer', 'S3', 4);
    s.place('sorcerer', 1, 'S3', 1);
    s.place('sorcerer', 2, 'S3', 2);
    expect([s.is('soot'), s.is('cinder')]).toEqual(['asleep', 'asleep']);
    expect(s.dice('sorcerer')).toBe('--SKT');
    expect(s.view().wyrm).toBe(1);
    expect(s.dice('green')).toBe('---');
    expect(s.card('S3')).toBe('P02');
    s.turn('green').roll('green', [1], 'B');
    expect(s.why('green', place(1, 'H1', 1))).toBe('B38');
  });

  test('[F16] [F12] 7: a Star on the Chest holds the familiar', () => {
    const s = setUp({
      board: { chest: ['sorcerer 1'] },
      seats: { sorcerer: { dice: '*----', familiars: ['awake', 'asleep'] } },
    });
    expect(s.why('sorcerer', familiar('S3', 1))).toBe('B15');
    s.recover('sorcerer', 'chest', 1);
    expect(s.dice('sorcerer')).toBe('-----');
    expect([s.is('soot'), s.is('cinder')]).toEqual(['awake', 'asleep']);
    s.familiar('sorcerer', 'S3', 1);
    expect(s.on('S3')[0]).toBe('soot');
  });

  test('[F17] [B17] [R7] 8: Star slots', () => {
    const s = setUp({
      row: { H1: 'O35' },
      wyrm: 2,
      seats: { green: { familiars: ['awake'] }, white: { dice: 'T*-' } },
    });
    for (const [loc, slot] of [
      ['wyrm', 1],
      ['satchel:green', 1],
      ['satchel:white', 2],
      ['H1', 4],
    ] as const)
      expect(s.why('green', familiar(loc, slot))).toBe('F17');
    expect(s.why('green', familiar('chest', 1))).toBe('B14');
    s.familiar('green', 'H1', 3);
    s.turn('white');
    expect(s.why('white', place(1, 'wyrm', 1))).toBe('B17');
    s.place('white', 2, 'wyrm', 1);
    expect(s.on('wyrm')).toEqual(['white 2', null, null]);
  });

  test('[B30] [F19] [R26] 9: Gust', () => {
    const s = setUp({
      board: { H2: ['green 1', 'green 2', 'ripple'], 'satchel:white': ['white 1'] },
      seats: { sorcerer: { dice: 'BBSFK' }, green: { dice: 'BSF' }, white: { dice: '*--' } },
    });
    for (const slot of [1, 2, 3]) s.place('sorcerer', slot, 'S2', slot);
    s.place('sorcerer', 4, 'S2', 4, 'H2');
    expect(s.dice('green')).toBe('--F');
    expect(s.is('ripple')).toBe('asleep');
    expect(s.on('satchel:white')).toEqual(['white 1', null]);
    expect(s.card('S2')).toBe('P02');
    // Green is free at once, with the face that was showing.
    s.turn('green').place('green', 3, 'H1', 3);
  });

  test('[F12] [B21] 10: a Star taken back', () => {
    const s = setUp({ board: { 'satchel:green': ['green 1'] }, seats: { green: { dice: '*--' } } });
    s.recover('green', 'satchel:green', 1);
    expect(s.is('thistle')).toBe('asleep');
    expect(s.dice('green')).toBe('---');
    expect(s.why('green', place(1, 'satchel:green', 1))).toBe('B12.unrolled');
    s.roll('green', [1], '*');
    s.place('green', 1, 'satchel:green', 1);
    expect(s.on('satchel:green')).toEqual(['green 1', null]);
  });

  test('[B37] [B41] 11: pushed back onto a card', () => {
    const s = setUp({
      wyrm: 3,
      board: { H2: ['green 1'] },
      seats: { blue: { dice: '**-' }, white: { dice: '*K-' }, green: { dice: 'B--' } },
    });
    s.place('blue', 1, 'wyrm', 1);
    s.place('blue', 2, 'wyrm', 2);
    const told = s.turn('white').place('white', 1, 'wyrm', 3);
    expect(only(told, 'wyrmMoved')).toMatchObject([{ from: 3, to: 2, pieces: [{ by: 1, number: 1 }] }]);
    expect(s.dice('green')).toBe('---');
    expect(s.there('H2')?.closed).toBe('WYRM_BLOCKS');
    s.place('white', 2, 'H3', 4);
    expect(s.on('H3')).toEqual([null, null, null, 'white 2', null]);
  });

  test('[B33] [B53] [B54] 12: Thorns and the end', () => {
    const s = setUp({
      row: { S2: 'N03' },
      ordeals: ['O02'],
      seats: { sorcerer: { dice: 'KTBSS' }, green: { dice: 'BSF' } },
    });
    for (const slot of [1, 2, 3, 4]) s.place('sorcerer', slot, 'S2', slot);
    expect(s.view().decks.heroes.left).toBe(2);
    s.turn('green');
    for (const slot of [1, 2, 3]) s.place('green', slot, 'H1', slot);
    expect(s.card('H1')).toBe('O02');
    expect(s.view().decks.heroes.left).toBe(1);
    expect(s.view().phase).toBe('running');
    s.roll('green', [1, 2, 3], 'SFK');
    s.place('green', 1, 'H1', 1);
    s.place('green', 2, 'H1', 2);
    const told = s.place('green', 3, 'H1', 3);
    expect(s.there('H1')?.card).toMatchObject({ card: 'N03', banner: null });
    expect(s.there('H1')?.slots.map(({ symbol }) => symbol)).toEqual(['key', 'torch', 'blade', 'shield']);
    expect(s.view().decks.heroes.left).toBe(0);
    expect(only(told, 'roundWon')).toMatchObject([{ side: 'heroes', cause: 'deck' }]);
  });
});
