import { describe, expect, test } from 'vitest';
import { only, place, setUp } from './table.ts';

describe('completion', () => {
  test('[B24] one slot short of it nothing happens; with the last slot pieces, effect, next card and end come in this order', () => {
    const s = setUp({
      spells: ['P02'],
      board: { S3: ['sorcerer 1', 'sorcerer 2'], H1: ['green 1'] },
      seats: { sorcerer: { dice: 'BBSK-' }, green: { dice: 'B--' } },
    });
    expect(s.place('sorcerer', 3, 'S3', 3).map(({ type }) => type)).toEqual(['placed']);
    const told = s.place('sorcerer', 4, 'S3', 4);
    expect(told.map(({ type }) => type)).toEqual(['placed', 'completed', 'wyrmMoved', 'cardOpened', 'roundWon']);
  });

  test('[B25] every die returns unrolled, every familiar home and inactive, and all are free', () => {
    const s = setUp({
      board: { H2: ['green 1', 'ripple', 'green 3'] },
      seats: { green: { dice: 'BSF' }, blue: { dice: 'K--' } },
    });
    s.turn('blue').place('blue', 1, 'H2', 4);
    expect([s.dice('green'), s.dice('blue'), s.is('ripple')]).toEqual(['-S-', '---', 'asleep']);
    s.turn('green').place('green', 2, 'H1', 2);
    s.turn('blue').roll('blue', [1], 'S');
    expect(s.allows('blue', place(1, 'H3', 1))).toBe(true);
  });

  test('[B26] the top card of the same side’s deck opens at the same position', () => {
    const s = setUp({ board: { H1: ['green 1', 'green 2'] }, seats: { green: { dice: 'BSF' } } });
    const told = s.place('green', 3, 'H1', 3);
    expect(only(told, 'cardOpened')).toMatchObject([{ place: 'H1', card: 'O02', left: 3 }]);
    expect([s.card('H2'), s.card('H3'), s.card('S1')]).toEqual(['O14', 'O20', 'P01']);
  });

  test('[B26] a tile stays, empty again, and no card is drawn', () => {
    const s = setUp({ board: { 'satchel:green': ['green 1'] }, seats: { green: { dice: '**-' } } });
    const told = s.place('green', 2, 'satchel:green', 2);
    expect(only(told, 'cardOpened')).toEqual([]);
    expect(s.on('satchel:green')).toEqual([null, null]);
    expect(s.view().decks.heroes.left).toBe(4);
  });

  test('[B27] completed cards do not come back in the round', () => {
    const s = setUp({
      board: { H1: ['green 1', 'green 2'], S1: ['sorcerer 1', 'sorcerer 2'] },
      seats: { green: { dice: 'BSF' }, sorcerer: { dice: 'BSK--' } },
    });
    s.place('green', 3, 'H1', 3);
    s.turn('sorcerer').place('sorcerer', 3, 'S1', 3);
    expect(s.view().gone).toEqual(['O01', 'P01']);
    expect([...s.state().row, ...s.state().ordeals, ...s.state().spells]).not.toContain(0);
  });

  test('[B27] Thorns do not leave: they go to the heroes', () => {
    const s = setUp({
      row: { S2: 'N03' },
      board: { S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
      seats: { sorcerer: { dice: 'KTBS-' } },
    });
    s.place('sorcerer', 4, 'S2', 4);
    expect(s.view().gone).toEqual([]);
    expect(s.view().decks.heroes.groups).toMatchObject({ thorns: 1 });
  });
});
