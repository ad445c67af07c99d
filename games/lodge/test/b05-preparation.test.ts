import { eventsFor } from '@conjure/engine';
import { expect, test } from 'vitest';
import { lodge } from '../game.ts';
import { own, setUp, type TestMatch } from './table.ts';

const FIVE = ['ember_dart', 'ember_dart', 'salt_skin', 'back_stair', 'undermine'];

const preparing = (nero: string[] = FIVE): TestMatch =>
  setUp({
    phase: 'preparation',
    jafar: { hand: ['lodestar', 'lodestar'] },
    nero: { hand: nero },
    rebecca: { hand: ['leech_word', 'leech_word'] },
    tessa: { hand: [] },
  });

function othersSet(s: TestMatch): TestMatch {
  s.does('jafar', { I: 'lodestar/a', II: 'lodestar/b' });
  s.does('rebecca', { I: 'leech_word/a', Q: 'leech_word/b' });
  s.does('tessa', {});
  return s;
}

test('[B27] two to four spells: I, II, III from I on without a gap, and at most one Quick', () => {
  const s = preparing();
  expect([s.asks(), s.asked()]).toEqual(['set', ['jafar', 'nero', 'rebecca', 'tessa']]);
  expect(s.why('nero', { I: 'ember_dart/a' })).toBe('B27.count');
  expect(s.why('nero', {})).toBe('B27.count');
  expect(s.why('nero', { I: 'ember_dart/a', III: 'undermine/a' })).toBe('B27.gap');
  expect(s.why('nero', { II: 'ember_dart/a', Q: 'undermine/a' })).toBe('B27.gap');
  s.does('nero', { I: 'ember_dart/a', II: 'ember_dart/b', III: 'salt_skin/b', Q: 'undermine/a' });
  othersSet(s);
  expect(s.view().phase).toBe('action');
  expect(own(s, 'nero').hand).toEqual(['back_stair']);
});

test('[B27] a numbered one and a Quick one are two', () => {
  const s = othersSet(preparing());
  s.does('nero', { I: 'ember_dart/a', Q: 'undermine/a' });
  expect(s.seat('nero').slots.map(({ filled }) => filled)).toEqual([true, false, false, true]);
});

test('[B27] with fewer than two he sets all he has', () => {
  const one = preparing(['undermine']);
  expect(one.why('nero', {})).toBe('B27.count');
  one.does('nero', { Q: 'undermine/a' });
  expect(preparing([]).why('nero', { I: 'undermine/a' })).toBe('B28.hand');
  expect(preparing([]).does('nero', {})).toEqual([]);
});

test('[B28] only cards of the hand, each as often as it is there', () => {
  const s = preparing();
  expect(s.why('nero', { I: 'homunculus/a', II: 'undermine/a' })).toBe('B28.hand');
  expect(s.why('nero', { I: 'undermine/a', II: 'undermine/b' })).toBe('B28.often');
  s.does('nero', { I: 'ember_dart/a', II: 'ember_dart/b' });
});

test('[B28] the half chosen is the only one that counts', () => {
  const s = setUp({
    turn: 'nero',
    nero: { at: '0,1', set: { I: 'ember_dart/b', Q: 'ember_dart/a' } },
    jafar: { at: '0,2' },
  });
  s.does('nero', { do: 'cast', slot: 'I' }); // b reaches only his own room
  expect(s.sheet('jafar')).toBe('');
  s.does('nero', { do: 'cast', slot: 'Q' });
  expect(s.sheet('jafar')).toBe('N2');
});

test('[B29] others see which slots are filled and nothing more', () => {
  const s = othersSet(preparing());
  s.does('nero', { I: 'ember_dart/a', II: 'salt_skin/b' });
  const seen = (viewer: number | null) =>
    lodge.view(s.match.table, viewer).seats[1].slots.map(({ filled, spell }) => [filled, spell]);
  const hidden = [
    [true, null],
    [true, null],
    [false, null],
    [false, null],
  ];
  for (const viewer of [null, 0, 2, 3]) expect(seen(viewer)).toEqual(hidden);
  expect(seen(1)).toEqual([
    [true, 'ember_dart/a'],
    [true, 'salt_skin/b'],
    [false, null],
    [false, null],
  ]);
  expect(eventsFor(s.match.story, 0).filter(({ type }) => type === 'prepared')).toContainEqual({
    type: 'prepared',
    by: 1,
    slots: ['I', 'II'],
  });
});

test('[B29] until it is revealed', () => {
  const s = setUp({
    turn: 'nero',
    nero: { at: '0,1', set: { I: 'wrong_door/a', II: 'ember_dart/a' } },
    jafar: { at: '0,2' },
  });
  s.does('nero', { do: 'cast', slot: 'I' });
  expect(s.asks()).toBe('push');
  expect(s.seat('nero').slots.slice(0, 2)).toMatchObject([
    { filled: true, revealed: true, spell: 'wrong_door/a' },
    { filled: true, revealed: false, spell: null },
  ]);
});
