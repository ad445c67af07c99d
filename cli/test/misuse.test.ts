import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allBoxes } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { dataIn, gamesWithData } from '../data.ts';
import { dataTrouble } from '../text/trouble.ts';
import { conjure } from './run.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'conjure-'));

describe('arguments that are too many, or say two things at once', () => {
  test.each([
    [['engine', 'demons'], '“demons” is one word too many.'],
    [['serve', 'demons'], '“demons” is one word too many.'],
    [['play', 'demons', 'lodge'], '“lodge” is one word too many.'],
    [['simulate', 'demons', '--json', '--csv'], '--json and --csv do not go together: choose one of them.'],
    [['simulate', 'demons', '--threads', '0'], '--threads needs a whole number from 1 to 256, not “0”.'],
    [['simulate', 'demons', '--threads', '1.5'], '--threads needs a whole number from 1 to 256, not “1.5”.'],
    [['simulate', 'demons', '--seed', '1', '--seed', '2'], 'The option --seed is given twice.'],
    [['replay', 'a.json', '--to', '2.5'], '--to needs a whole number of at least 0, not “2.5”.'],
    [['replay', 'a.json', '--to', '3', '--verify'], '--to and --verify do not go together: choose one of them.'],
    [
      ['play', 'demons', '--load', 'a.json', '--seed', '1'],
      '--load and --seed do not go together: choose one of them.',
    ],
    [
      ['play', 'demons', '--load', 'a.json', '--set', 'gentle'],
      '--load and --set do not go together: choose one of them.',
    ],
    [['--lang', 'xx', 'rules', 'demons'], 'There is no language “xx”. There are: en, fr, it, es, de, ru.'],
    [['help', 'me'], 'There is no command “me”.'],
  ])('%j', (args, sentence) => {
    const { out, err, code } = conjure(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('files that are none', () => {
  const here = folder();
  mkdirSync(join(here, 'folder.json'));
  writeFileSync(
    join(here, 'picture.json'),
    Uint8Array.from({ length: 4_096 }, (_, i) => (i * 7) % 256),
  );
  const commands = (file: string) => [
    ['play', 'demons', '--load', file],
    ['play', 'demons', '--scenario', file],
    ['replay', file],
  ];

  test.each([
    ['folder.json', 'is not a file that can be read: it is a folder, a device or a pipe.'],
    ['picture.json', 'is not JSON.'],
    ['missing.json', 'There is no file'],
    ['picture.json/inside.json', 'There is no file'],
  ])('%s', (name, sentence) => {
    for (const args of commands(join(here, name))) {
      const { err, code } = conjure(args);
      expect(err).toContain(sentence);
      expect(code).toBe(1);
    }
  });

  test('saving where nothing can be saved says so, and the match goes on', () => {
    const { out, code } = conjure(
      ['play', 'demons', '--seed', '1'],
      `save ${join(here, 'folder.json')}\nsave ${join(here, 'none', 'a.json')}\nsave ${join(here, 'picture.json')}\nquit\n`,
    );
    const said = out.replaceAll('\n  ', ' ');
    expect(said.match(/exists and is not a saved match: nothing was written/g)).toHaveLength(2);
    expect(said).toMatch(/a\.json cannot be written \(ENOENT: .*\)\. Nothing there has changed\./);
    expect(code).toBe(0);
  });
});

describe('a folder of data', async () => {
  const boxes = await allBoxes();
  const own = (game: string, file: string) => `${import.meta.dirname}/../../games/${game}/data/${file}.json`;
  const { readFileSync } = await import('node:fs');
  const dataOf = (game: string, file: string) => JSON.parse(readFileSync(own(game, file), 'utf8'));
  const put = (path: string, content: unknown) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  };

  test('for all games at once has a folder for each, with files of the same name', () => {
    const all = folder();
    for (const game of ['lodge', 'sorcery', 'satchel']) put(join(all, game, 'spells.json'), dataOf(game, 'spells'));
    put(join(all, 'demons', 'map.json'), dataOf('demons', 'map'));
    const found = gamesWithData(boxes, all);
    if ('trouble' in found) throw new Error(JSON.stringify(found.trouble));
    expect(found.games.map((game, i) => game !== boxes[i].game)).toEqual([true, true, true, true]);
    for (const box of boxes) expect(dataIn(all, box)).toHaveProperty('replaced');
  });

  test('for one game has its files, and a name that several games have goes to the one that can read it', () => {
    for (const game of ['lodge', 'sorcery', 'satchel']) {
      const flat = folder();
      put(join(flat, 'spells.json'), { ...dataOf(game, 'spells') });
      const found = gamesWithData(boxes, flat);
      if ('trouble' in found) throw new Error(JSON.stringify(found.trouble));
      expect(boxes.filter((box, i) => found.games[i] !== box.game).map((box) => box.game.id)).toEqual([game]);
    }
  });

  test('with a file that no game can read goes by what lies beside it, or asks for a folder', () => {
    const lone = folder();
    put(join(lone, 'spells.json'), { spells: 'none' });
    const asked = gamesWithData(boxes, lone);
    expect(asked).toMatchObject({
      trouble: { whose: join(lone, 'spells.json'), games: ['lodge', 'satchel', 'sorcery'] },
    });
    if ('trouble' in asked)
      expect(dataTrouble(lone, asked.trouble)).toEqual({
        key: 'data.nobodys',
        facts: {
          file: join(lone, 'spells.json'),
          faults: ['lodge', 'satchel', 'sorcery']
            .map((game) => `${game}: spells.json.provenance: expected a text, got nothing`)
            .join('; '),
        },
      });
    put(join(lone, 'rooms.json'), dataOf('lodge', 'rooms'));
    const found = gamesWithData(boxes, lone);
    if (!('trouble' in found)) throw new Error('it was read');
    expect(dataTrouble(lone, found.trouble)).toMatchObject({
      key: 'file.fault',
      facts: { file: join(lone, 'spells.json') },
    });
  });

  test.each([
    ['demons', 'map'],
    ['lodge', 'spells'],
    ['satchel', 'spells'],
    ['sorcery', 'spells'],
  ])('may say whose it is: %s reads its own %s.json by that, and says what is wrong there', (game, file) => {
    const flat = folder();
    put(join(flat, `${file}.json`), { game, ...dataOf(game, file) });
    const found = gamesWithData(boxes, flat);
    if ('trouble' in found) throw new Error(JSON.stringify(found.trouble));
    expect(boxes.filter((box, i) => found.games[i] !== box.game).map((box) => box.game.id)).toEqual([game]);
    put(join(flat, `${file}.json`), { game, ...dataOf(game, file), provenance: 5 });
    const wrong = gamesWithData(boxes, flat);
    expect(wrong).toMatchObject({ trouble: { fault: { place: `${file}.json.provenance`, expected: 'a text' } } });
  });

  test('that says it is of a game that is not there, or that lies in the folder of another, is wrong at that place', () => {
    const flat = folder();
    put(join(flat, 'spells.json'), { ...dataOf('lodge', 'spells'), game: 'lodgge' });
    expect(gamesWithData(boxes, flat)).toMatchObject({
      trouble: { fault: { place: 'spells.json.game', got: '"lodgge"' } },
    });
    const lodge = boxes.find((box) => box.game.id === 'lodge');
    expect(lodge?.from({ spells: { ...dataOf('lodge', 'spells'), game: 'sorcery' } })).toEqual({
      fault: { place: 'spells.json.game', expected: '"lodge"', got: '"sorcery"' },
    });
    const all = folder();
    put(join(all, 'lodge', 'spells.json'), { ...dataOf('lodge', 'spells'), game: 'sorcery' });
    expect(gamesWithData(boxes, all)).toMatchObject({
      trouble: { fault: { place: 'spells.json.game' }, folder: join(all, 'lodge') },
    });
  });

  test('says in which game’s folder a wrong file lies, and what cannot be read', () => {
    const all = folder();
    put(join(all, 'lodge', 'spells.json'), { spells: 'none' });
    const wrong = gamesWithData(boxes, all);
    if (!('trouble' in wrong)) throw new Error('it was read');
    expect(dataTrouble(all, wrong.trouble).facts.file).toBe(join(all, 'lodge', 'spells.json'));
    mkdirSync(join(all, 'demons', 'map.json'), { recursive: true });
    expect(gamesWithData(boxes, all)).toEqual({ trouble: { unread: 'noFile', file: join(all, 'demons', 'map.json') } });
    const demons = boxes.find((box) => box.game.id === 'sorcery');
    if (demons) expect(dataIn(all, demons)).toHaveProperty('trouble.none');
  });
});
