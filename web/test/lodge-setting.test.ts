import { expect, test } from 'vitest';
import { filled, leftIn, nextSlot, put, shift, takeOut, turnOver } from '../games/lodge/model/setting.ts';

test('spells go into the first free slot, the Quick one last', () => {
  expect(nextSlot({})).toBe('I');
  expect(nextSlot({ I: 'ember_dart/a', II: 'undermine/b' })).toBe('III');
  expect(nextSlot({ I: 'a/a', II: 'b/a', III: 'c/a' })).toBe('Q');
  expect(nextSlot({ I: 'a/a', II: 'b/a', III: 'c/a', Q: 'd/a' })).toBeNull();
});

test('numbered spells leave no gap, wherever they are laid or taken from', () => {
  expect(put({}, 'III', 'ember_dart/a')).toEqual({ I: 'ember_dart/a' });
  expect(takeOut({ I: 'a/a', II: 'b/b', III: 'c/a', Q: 'd/b' }, 'I')).toEqual({ I: 'b/b', II: 'c/a', Q: 'd/b' });
  expect(takeOut({ I: 'a/a', Q: 'd/b' }, 'Q')).toEqual({ I: 'a/a' });
});

test('a spell changes places with what lies where it goes, and can be turned over', () => {
  expect(shift({ I: 'a/a', Q: 'd/b' }, 'Q', 'I')).toEqual({ I: 'd/b', Q: 'a/a' });
  expect(shift({ I: 'a/a', II: 'b/b' }, 'I', 'Q')).toEqual({ I: 'b/b', Q: 'a/a' });
  expect(shift({ I: 'a/a' }, 'II', 'I')).toEqual({ I: 'a/a' });
  expect(turnOver({ I: 'a/a' }, 'I')).toEqual({ I: 'a/b' });
  expect(turnOver({ I: 'a/a' }, 'II')).toEqual({ I: 'a/a' });
  expect(filled({ I: 'a/a', Q: 'd/b' })).toBe(2);
});

test('of two cards alike only one is gone from the hand', () => {
  expect(leftIn(['a', 'b', 'a'], { I: 'a/b' })).toEqual([
    { card: 'b', at: 1 },
    { card: 'a', at: 2 },
  ]);
});
