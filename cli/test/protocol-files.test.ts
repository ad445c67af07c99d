import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, Record } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../protocol/limits.ts';
import { type Talk, talk } from '../protocol/test/talk.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'conjure-'));

/** A practice match of Demons that has begun, by its name. */
function begun({ ask }: Talk): string {
  const { match, open } = ask({ do: 'new', game: 'demons', seats: 1, seed: 7, free: true });
  ask({ do: 'answer', match, seat: 0, question: open[0].question, answer: { shield: 'Copper' } });
  return match;
}

const recordIn = ({ ask }: Talk, match: string): Record => ask({ do: 'record', match }).record as Record;

describe('records in files', () => {
  test('a record is written to a file and replayed from it', () => {
    const t = talk();
    const match = begun(t);
    const file = join(folder(), 'a.json');
    const written = t.ask({ do: 'record', match, file });
    expect(written).toMatchObject({ file, bytes: readFileSync(file).length });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(recordIn(t, match));
    expect(t.ask({ do: 'replay', file })).toMatchObject({ disagrees: null, verified: true });
    // An older record may be written over.
    expect(t.ask({ do: 'record', match, file })).toMatchObject({ file });
  });

  test('a record longer than a line, of undo and redo without end, is replayed from a file', () => {
    const t = talk();
    const saved = recordIn(t, begun(t));
    const pair: LogEntry[] = [
      { undo: 1, by: 0 },
      { redo: 1, by: 0 },
    ];
    const log = [...saved.log, ...Array.from({ length: 30_000 }, () => pair).flat()];
    const file = join(folder(), 'long.json');
    writeFileSync(file, JSON.stringify({ ...saved, log }));
    expect(readFileSync(file).length).toBeGreaterThan(LIMITS.line);
    expect(t.ask({ do: 'replay', file })).toMatchObject({ disagrees: null, verified: true });
    expect(t.send(JSON.stringify({ id: 1, do: 'replay', record: { ...saved, log } })).error?.where).toBe('the line');
  });

  test('what is no record is neither read nor written over', () => {
    const t = talk();
    const match = begun(t);
    const here = folder();
    writeFileSync(join(here, 'mine.json'), '{"mine": true}');
    mkdirSync(join(here, 'folder.json'));
    for (const name of ['mine.json', 'folder.json'])
      expect(t.ask({ do: 'record', match, file: join(here, name) }).error?.where).toBe('file');
    expect(t.ask({ do: 'record', match, file: join(here, 'none', 'a.json') }).error?.what).toContain(
      'cannot be written',
    );
    expect(readFileSync(join(here, 'mine.json'), 'utf8')).toBe('{"mine": true}');
    expect(readdirSync(here).sort()).toEqual(['folder.json', 'mine.json']);
    expect(t.ask({ do: 'replay', file: join(here, 'mine.json') }).error?.where).toMatch(/^record/);
    expect(t.ask({ do: 'replay', file: join(here, 'folder.json') }).error?.what).toContain('a folder');
    expect(t.ask({ do: 'replay', file: join(here, 'none.json') }).error?.what).toBe('There is no such file.');
    writeFileSync(join(here, 'poison.json'), JSON.stringify(recordIn(t, match)).replace('"seed"', '"__proto__"'));
    expect(t.ask({ do: 'replay', file: join(here, 'poison.json') }).error?.where).toBe('__proto__');
  });

  test('a record comes one way, and not two or none', () => {
    const t = talk();
    const record = recordIn(t, begun(t));
    expect(t.ask({ do: 'replay', record, file: 'a.json' }).error?.where).toBe('file');
    expect(t.ask({ do: 'replay' }).error).toMatchObject({ where: 'record', expected: 'a record, or its file' });
  });

  test('more or fewer digests disagree, none at all is not verified', () => {
    const t = talk();
    const record = recordIn(t, begun(t));
    expect(t.ask({ do: 'replay', record: { ...record, digests: [] } })).toMatchObject({
      disagrees: null,
      verified: false,
    });
    expect(t.ask({ do: 'replay', record: { ...record, digests: [...record.digests, 'x'] } })).toMatchObject({
      disagrees: { at: 1, deed: null, why: { digests: { recorded: 2, now: 1 } } },
    });
  });
});

describe('scripted dice need --test', () => {
  const asked = { do: 'new', game: 'demons', seats: 2, seed: 1, dice: [6, 6] };

  test('in a new match', () => {
    expect(talk({ test: true }).ask(asked).error).toBeUndefined();
    expect(talk({ test: false }).ask(asked).error).toMatchObject({
      what: 'Dice are scripted only under "conjure engine --test".',
      where: 'dice',
    });
  });

  test('in a record', () => {
    const tested = talk({ test: true });
    const { match } = tested.ask(asked);
    const record = recordIn(tested, match);
    expect(tested.ask({ do: 'replay', record }).error).toBeUndefined();
    expect(talk({ test: false }).ask({ do: 'replay', record }).error?.where).toBe('record');
    for (const more of [
      { dice: [], scripted: [1] },
      { dice: [], log: [{ seat: 0, answer: 1, dice: [3] }] },
    ])
      expect(talk({ test: false }).ask({ do: 'replay', record: { ...record, ...more } }).error?.where).toBe('record');
  });
});

test('options are an object or left out', () => {
  const { ask } = talk();
  expect(ask({ do: 'new', game: 'demons', seats: 1, seed: 1, options: null }).error).toMatchObject({
    where: 'options',
    expected: 'an object',
    got: 'null',
  });
});
