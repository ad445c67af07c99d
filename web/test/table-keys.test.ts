import { describe, expect, test } from 'vitest';
import { BOARD_KEYS as DEMONS } from '../games/demons/model/keys.ts';
import { BOARD_KEYS as LODGE } from '../games/lodge/model/keys.ts';
import { BOARD_KEYS as SORCERY } from '../games/sorcery/model/keys.ts';
import { faceOf, KEYS, pressOf } from '../table/keys.ts';
import demons from '../text/en/demons.json' with { type: 'json' };
import lodge from '../text/en/lodge.json' with { type: 'json' };
import sorcery from '../text/en/sorcery.json' with { type: 'json' };

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

  test.each([
    ['demons', DEMONS, demons],
    ['lodge', LODGE, lodge],
    ['sorcery', SORCERY, sorcery],
  ] as const)('%s: every letter that the help of the board names is on the map', (game, keys, texts: Words) => {
    const help = Object.keys(texts).filter((key) => key.startsWith(`${game}.board.help`));
    const letters = help.flatMap((key) => texts[key].match(/\b[A-Z]\b/g) ?? []).map((letter) => letter.toLowerCase());
    const shown: readonly string[] = keys.flatMap((each) => each.keys);
    expect(letters).not.toEqual([]);
    expect(letters.filter((letter) => !shown.includes(letter))).toEqual([]);
    for (const { action } of keys) expect(texts).toHaveProperty([`${game}.keys.${action}`]);
  });
});

type Words = Readonly<Record<string, string>>;
