import { describe, expect, test } from 'vitest';
import { faceOf, KEYS, pressOf } from '../table/keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  pressOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('the keys of the table', () => {
  test('no key does two things', () => {
    const keys = KEYS.flatMap((key) => key.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a digit chooses one of the first nine', () => {
    expect(press('1')).toEqual({ action: 'option', nth: 0 });
    expect(press('9')).toEqual({ action: 'option', nth: 8 });
    expect(press('0')).toBeNull();
  });

  test('letters do the same in either case, and nothing beside Ctrl, Alt or ⌘', () => {
    expect(press('u')?.action).toBe('undo');
    expect(press('U')?.action).toBe('undo');
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('l', { metaKey: true })).toBeNull();
    expect(press('b', { altKey: true })).toBeNull();
  });

  test('every key has a face on the map', () => {
    const faces = KEYS.flatMap(faceOf);
    expect(faces).toContain('1 – 9');
    expect(faces).toContain('Esc');
    expect(faces.every((face) => face.trim() !== '')).toBe(true);
  });
});
