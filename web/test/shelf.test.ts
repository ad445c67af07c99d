import type { Chair } from '@conjure/host';
import { manifest as lodgeManifest } from '@conjure/lodge/manifest';
import { describe, expect, test } from 'vitest';
import { chairNames, chairsTogether } from '../app/chairs.ts';
import { boxes } from '../games/index.ts';
import { fileName, fileText, readFile, readMatch } from '../shelf/file.ts';
import { quickStart } from '../shelf/start.ts';
import { whenText } from '../shelf/when.ts';

describe.each(boxes.map(({ id }) => id))('the box of %s', (id) => {
  const texts = import.meta.glob<{ [key: string]: string }>('../text/*/shelf.json', { eager: true, import: 'default' });

  test.each(Object.entries(texts))('says what it is in %s', (_, text) => {
    for (const part of ['title', 'line']) expect(text).toHaveProperty([`box.${id}.${part}`]);
  });
});

test.each(boxes)('the box of $id knows its lessons without having them', async (box) => {
  expect((await box.lessons()).map(({ id }) => id)).toEqual(box.lessonIds);
});

describe('a match as a file', () => {
  const record = {
    conjure: 'record',
    game: 'demons',
    rules: 1,
    seats: 3,
    options: {},
    seed: 's',
    log: [],
    digests: [],
  } as const;
  const chairs: Chair[] = [{ who: 'person' }, { who: 'person', name: 'Anna' }, { who: 'bot', level: 'adept' }];
  const text = fileText({ ...record, log: [], digests: [] }, chairs);

  test('is named after its game and its day', () => {
    expect(fileName('demons', new Date(2026, 10, 5))).toBe('conjure-demons-2026-11-05.json');
  });

  test('comes back with the same record and the same people', () => {
    const players = ['me', 'Anna', 'adept'];
    expect(readMatch(text)).toEqual({ record: { ...record, players }, chairs });
  });

  test('that does not say who sat there is a match all the same', () => {
    expect(readMatch(JSON.stringify(record))).toEqual({ record });
    expect(readMatch(JSON.stringify({ ...record, players: ['me'] }))).not.toHaveProperty('chairs');
    expect(readMatch(JSON.stringify({ ...record, players: ['me', 7, 'adept'] }))).not.toHaveProperty('chairs');
  });

  test('cut off, foreign or far too large is said to be so', async () => {
    expect(readMatch(text.slice(0, 40))).toEqual({ trouble: 'notJson' });
    for (const foreign of ['null', '7', '[]', '{"conjure":"bread"}'])
      expect(readMatch(foreign)).toEqual({ trouble: 'foreign' });
    expect(await readFile(new Blob([text]))).toMatchObject({ chairs });
    expect(await readFile(new Blob(['x'.repeat(8_000_001)]))).toEqual({ trouble: 'tooLarge' });
  });
});

describe('one click from the shelf', () => {
  test('seats one person, and bots where the game wants more', () => {
    expect(quickStart({ id: 'demons', seats: { min: 1, max: 4 } }, true)).toEqual({
      do: 'open',
      game: 'demons',
      seats: [{ who: 'person' }],
      practice: true,
    });
    expect(quickStart({ id: 'lodge', seats: { min: 2, max: 4 } }, true).seats).toEqual([
      { who: 'person' },
      { who: 'bot', level: 'novice' },
    ]);
  });
});

describe('the first match of a game', () => {
  const manifest = lodgeManifest;
  test('has what the game gives to a newcomer', () => {
    expect(quickStart(manifest, true)).toMatchObject({
      seats: [{ who: 'person' }, { who: 'bot', level: 'novice' }],
      options: { families: 'none' },
      scenario: { seats: [{ mage: 'nero' }, { mage: 'tessa' }] },
      practice: true,
    });
    expect(quickStart(manifest, false)).not.toHaveProperty('scenario');
  });
});

describe('a saved match', () => {
  const now = new Date(2026, 10, 15, 20, 30).getTime();

  test('says how long ago it was, and after a day when', () => {
    expect(whenText('en', now - 5_000, now)).toBe('now');
    expect(whenText('en', now - 125_000, now)).toBe('2 minutes ago');
    expect(whenText('de', now - 3 * 3_600_000, now)).toBe('vor 3 Stunden');
    expect(whenText('en', now - 3 * 86_400_000, now)).toContain('November 12, 2026');
    expect(whenText('en', now + 9_000, now)).toBe('now');
  });

  test('says who sits there', () => {
    const keys = (chairs: Chair[]) => chairNames(chairs).map(({ key }) => key);
    expect(keys([{ who: 'person' }, { who: 'bot', level: 'adept' }])).toEqual(['who.you', 'who.bot']);
    expect(keys([{ who: 'person' }, { who: 'person', name: 'Ben' }])).toEqual(['who.seat', 'who.named']);
  });

  test('counts bots that play alike', () => {
    const [adept, novice] = ['adept', 'novice'].map((level): Chair => ({ who: 'bot', level }));
    expect(chairsTogether([{ who: 'person' }, adept, novice, adept])).toEqual([
      { key: 'who.you' },
      { key: 'who.bots', facts: { level: { key: 'level.adept', or: 'adept' }, n: 2 } },
      { key: 'who.bot', facts: { level: { key: 'level.novice', or: 'novice' } } },
    ]);
  });
});
