import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase, sqliteDatabase } from '@conjure/server';
import { describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { runServer } from '../server/index.ts';
import { runKeeping } from '../server/maintenance.ts';
import { settingsIn, usualFolder } from '../server/settings.ts';
import { scratch } from './run.ts';

const folder = dirname(scratch('x'));
mkdirSync(join(folder, 'dist'), { recursive: true });
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Conjure</title>');

describe('settings', () => {
  const db = '/tmp/conjure.db';
  const trouble = (options: Record<string, string | true>, env = {}) => {
    const read = settingsIn({ db, ...options }, env);
    return 'trouble' in read ? read.trouble.key : null;
  };

  test('come from options and from the environment, options first', () => {
    const env = { CONJURE_PORT: '5000', CONJURE_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8', CONJURE_KEEP: '30' };
    expect(settingsIn({ db, port: '6000' }, env)).toMatchObject({
      ...{ port: 6000, exact: true, host: '127.0.0.1', db, keep: 30, opsPort: null, limits: 1 },
      trusted: ['127.0.0.1', '10.0.0.0/8'],
    });
    expect(settingsIn({ db, lan: true }, {})).toMatchObject({ host: '0.0.0.0', lan: true, exact: false });
  });

  test('what is wrong is said', () => {
    expect(trouble({ port: '70000' })).toBe('serve.noPort');
    expect(trouble({ keep: '0' })).toBe('usage.whole');
    expect(trouble({ 'trust-proxy': 'all' })).toBe('server.noNetwork');
    expect(trouble({ 'hook-allow': '0.0.0.0/0' })).toBe('server.noNetwork');
    expect(trouble({ origin: 'conjure.example' })).toBe('server.noOrigin');
    expect(trouble({ origin: 'https://conjure.example/path' })).toBe('server.noOrigin');
    expect(trouble({ host: '0.0.0.0' })).toBe('server.needsOrigin');
    expect(trouble({ host: '0.0.0.0', origin: 'https://conjure.example' })).toBeNull();
    expect(trouble({ only: 'play' })).toBe('server.only');
    expect(trouble({ only: 'work' })).toBe('server.onlyPostgres');
    expect(trouble({ only: 'work', db: 'postgres://x/y' })).toBeNull();
  });

  test('matches are kept where the system keeps such things', () => {
    expect(usualFolder({ HOME: '/home/anna' }, 'linux')).toBe('/home/anna/.local/share/conjure');
    expect(usualFolder({ HOME: '/home/anna', XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/conjure');
    expect(usualFolder({ HOME: '/Users/anna' }, 'darwin')).toBe('/Users/anna/Library/Application Support/Conjure');
  });
});

/** Runs it with what it says, on both outputs. */
async function said(run: () => Promise<number>): Promise<[code: number, ...lines: string[]]> {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = (line: string) => void lines.push(line);
  console.error = (line: string) => void lines.push(line);
  try {
    return [await run(), ...lines];
  } finally {
    Object.assign(console, { log, error });
  }
}

describe('conjure server', () => {
  /** As a program of its own: it ends by a signal. */
  const started = async (db: string) => {
    const program = `
      const { runServer } = await import(${JSON.stringify(`${root}cli/server/index.ts`)});
      const line = { words: [], options: { port: '0', db: ${JSON.stringify(db)} }, language: 'en' };
      process.exitCode = await runServer(line, ${JSON.stringify(join(folder, 'dist'))});`;
    const child = spawn(pinnedNode(), ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (part) => (out += part));
    let err = '';
    child.stderr.on('data', (part) => (err += part));
    await Promise.race([
      once(child, 'close'),
      (async () => {
        while (!out.includes('kept in')) await once(child.stdout, 'data');
      })(),
    ]);
    return { child, out, err: () => err, address: /http:\S+/.exec(out)?.[0] ?? '' };
  };

  test('serves the page and the API, has its file to itself, and ends cleanly', async () => {
    const db = join(folder, 'matches/conjure.db');
    const one = await started(db);
    expect(one.out).toContain(`kept in ${db}`);
    expect(await (await fetch(one.address)).text()).toContain('Conjure');
    const me = await fetch(`${one.address}api/me`, { headers: { Authorization: `Bearer ${'k'.repeat(43)}` } });
    expect(await me.json()).toMatchObject({ name: '', can: { cookie: false } });
    const two = await started(db);
    expect(two.err()).toContain(`process ${one.child.pid}`);
    one.child.kill('SIGTERM');
    expect(await once(one.child, 'exit')).toEqual([0, null]);
    // People see words alone; what happened lies beside their matches, without any key.
    expect(one.err()).toBe('');
    expect(one.out).not.toContain('{');
    const journal = readFileSync(join(dirname(db), 'journal.log'), 'utf8');
    expect(journal).toContain('"what":"the server is there"');
    expect(journal).not.toContain('k'.repeat(43));
    // Nothing is left of the one before but what it kept.
    expect(existsSync(`${db}-wal`) && readFileSync(`${db}-wal`).length > 0).toBe(false);
  });

  test('says plainly where nothing is built, or where there is no database', async () => {
    const at = (options: Record<string, string>, built = join(folder, 'dist')) =>
      said(() => runServer({ words: [], options: { port: '0', ...options }, language: 'en' }, built));
    expect(await at({}, folder)).toEqual([1, expect.stringContaining('“npm start” builds')]);
    writeFileSync(join(folder, 'letter.db'), 'a letter to my aunt '.repeat(99));
    expect(await at({ db: join(folder, 'letter.db') })).toEqual([1, expect.stringContaining('not a database')]);
  });
});

test('where the port of health and metrics is taken it says so, and nothing is left that listens', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const db = join(folder, 'ops.db');
  const options = { port: '0', 'ops-port': port, db };
  const [code, ...lines] = await said(() => runServer({ words: [], options, language: 'en' }, join(folder, 'dist')));
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(port)]);
  taken.close();
  const again = await openDatabase(db);
  expect(again).not.toHaveProperty('held');
  if (!('held' in again)) await again.close();
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap')).toEqual([]);
});

describe('what is done with a database', () => {
  const keeping = (db: string, ...words: string[]) =>
    said(() => runKeeping({ words, options: { db }, language: 'en' }));

  test('a copy can be made and taken back, and what was there is not lost', async () => {
    const db = join(folder, 'one.db');
    const database = await sqliteDatabase(db);
    await database.people.setMeta('epoch', 'first');
    await database.people.setMeta('said', 'before');
    const copy = join(folder, 'copy.db');
    // While it is used.
    expect(await keeping(db, 'backup', copy)).toEqual([0, expect.stringContaining(copy)]);
    expect(await keeping(db, 'backup', copy)).toEqual([1, expect.stringContaining('already')]);
    await database.people.setMeta('said', 'after');
    await database.close();
    expect(await keeping(db, 'restore', join(folder, 'none.db'))).toEqual([1, expect.stringContaining('none.db')]);
    expect(await keeping(db, 'restore', copy)).toEqual([0, expect.stringContaining('before-')]);
    const restored = await sqliteDatabase(db);
    expect([await restored.people.meta('said'), (await restored.people.meta('epoch')) === 'first']).toEqual([
      'before',
      false,
    ]);
    await restored.close();
    const aside = readdirSync(folder).find((name) => /^one\.db\.before-.*Z$/.test(name)) ?? '';
    const old = new DatabaseSync(join(folder, aside));
    expect(old.prepare("select value from meta where name = 'said'").get()).toEqual({ value: 'after' });
    old.close();
  });

  test('writes out what is closed, also what was given up, and finds a match that was told otherwise', async () => {
    const db = join(folder, 'three.db');
    const database = await sqliteDatabase(db);
    const { onlineHost, begun } = await import('@conjure/host/testing/online');
    const { choose, stateOf } = await import('@conjure/host/testing/test-host');
    const at = onlineHost({ store: database.store });
    const [left, running] = [await begun(at), await begun(at)];
    for (const [seat, who] of ['anna', 'ben'].entries()) await at.tell(who, { do: 'leave', match: left, seat });
    const seat = stateOf(at, 'anna', running, 0).asked?.seats[0] ?? 0;
    const who = ['anna', 'ben'][seat];
    await at.tell(who, choose(stateOf(at, who, running, seat), 'tale'));
    at.host.end();
    await database.close();
    const out = join(folder, 'records');
    expect(await keeping(db, 'export', out)).toEqual([0, expect.stringContaining('1 record is in')]);
    const record = JSON.parse(readFileSync(join(out, `${left}.json`), 'utf8'));
    expect(record.fair.match).toBe(left);
    expect(await keeping(db, 'check')).toEqual([0, expect.stringContaining('1 match replays')]);
    const file = new DatabaseSync(db);
    file.prepare("update deeds set tale = 'another' where match = ? and kind = 'answer'").run(running);
    file.close();
    expect(await keeping(db, 'check')).toEqual([
      1,
      expect.stringContaining(`${running} does not replay`),
      expect.stringContaining('0 matches replay'),
    ]);
  });

  test('counts and checks, and refuses what it does not know', async () => {
    const db = join(folder, 'two.db');
    const database = await sqliteDatabase(db);
    const chairs = [{ who: 'person' as const }, { who: 'person' as const }];
    const follows = (match: string) => ({
      summary: { match, game: 'demons', chairs, practice: false, over: false, step: 0, saved: 1 },
      ...{ phase: 'playing' as const, due: null, places: [] },
    });
    for (const [match, rules] of [
      ['good', 0],
      ['bad', 99],
    ] as const) {
      const { library } = await import('@conjure/server');
      const version = (await library.get('demons'))?.version ?? 0;
      const opening = { match, game: 'demons', rules: rules || version, options: {}, seed: 's', chairs };
      const wrong = [{ kind: 'answer' as const, body: { seat: 0, answer: 'nonsense' }, n: 1, at: 1 }];
      await database.store.create(opening, match === 'bad' ? wrong : [], follows(match));
    }
    await database.close();
    const [code, ...lines] = await keeping(db, 'versions');
    expect([code, lines.length]).toEqual([0, 2]);
    expect(lines.join('\n')).toMatch(/demons, rules 99, playing: 1 match; these rules are not here any more/);
    const checked = await keeping(db, 'check');
    expect(checked).toEqual([
      1,
      expect.stringContaining('bad does not replay'),
      expect.stringContaining('1 match replays'),
    ]);
    expect(await keeping(db, 'export', join(folder, 'out'))).toEqual([0, expect.stringContaining('0 records')]);
    expect(await keeping(db, 'bakcup', 'x')).toEqual([2, expect.stringContaining('Did you mean “backup”?')]);
    expect(await keeping(db, 'backup')).toEqual([2, expect.stringContaining('needs a file')]);
    expect(await keeping(db, 'check', 'x')).toEqual([2, expect.stringContaining('one word too many')]);
    expect(await keeping('postgres://x/y', 'backup', 'x')).toEqual([2, expect.stringContaining('pg_dump')]);
    expect(await keeping(join(folder, 'nowhere.db'), 'check')).toEqual([1, expect.stringContaining('nowhere.db')]);
  });
});
