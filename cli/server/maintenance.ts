import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@conjure/server';
import type { CommandLine } from '../args/commands.ts';
import { oneOfWords, type UsageTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import { failing, tellerIn } from '../text/complain.ts';
import { print } from '../text/print.ts';
import { databaseIn } from './settings.ts';

const TASKS = ['backup', 'restore', 'export', 'check', 'versions'] as const;
/** Those that want a file or a folder. */
const WITH_PATH: readonly string[] = ['backup', 'restore', 'export'];

type SayKey = (key: string, facts?: { [name: string]: string | number }) => string;
/** What is to be said, or what went wrong; some say both. */
type Came = { said: readonly string[]; failed?: true } | { trouble: UsageTrouble };

/** `conjure server backup|restore|export|check|versions`: what is done with a database, also while a server has it. */
export async function runKeeping({ words, options, language }: CommandLine): Promise<number> {
  const [word = '', path, extra] = words;
  const fail = failing(language);
  const known = oneOfWords(word, TASKS, 'server.task');
  if ('trouble' in known) return fail(known.trouble);
  const task = known.word;
  if (WITH_PATH.includes(task) !== (path !== undefined) || extra !== undefined)
    return path === undefined
      ? fail({ key: 'server.path', facts: { word: task } })
      : fail({ key: 'usage.extra', facts: { word: extra ?? path } });
  const db = databaseIn(options, process.env);
  const { isPostgres } = await import('@conjure/server');
  if (isPostgres(db) && (task === 'backup' || task === 'restore'))
    return fail({ key: 'server.dump', facts: { word: task } });
  if (task !== 'restore' && !isPostgres(db) && !existsSync(db))
    return fail({ key: 'server.noDatabase', facts: { db, why: 'ENOENT' } }, FAILED);
  const { tell } = tellerIn(language);
  try {
    const came = await perform(task, db, path ?? '', tell);
    if ('trouble' in came) return fail(came.trouble, FAILED);
    for (const line of came.said) print(line);
    return came.failed ? FAILED : DONE;
  } catch (error) {
    return fail({ key: 'server.noDatabase', facts: { db, why: (error as Error).message } }, FAILED);
  }
}

async function perform(task: (typeof TASKS)[number], db: string, path: string, tell: SayKey): Promise<Came> {
  if (task === 'backup') return backup(db, path, tell);
  if (task === 'restore') return restore(db, path, tell);
  const { openForReading } = await import('@conjure/server');
  const database = await openForReading(db);
  try {
    if (task === 'versions') return await versions(database, tell);
    return task === 'check' ? await check(database, tell) : await exportAll(database, path, tell);
  } finally {
    await database.close();
  }
}

/** A copy of all that is committed, in one file; never by copying the file, which lacks what is still in its log. */
async function backup(db: string, path: string, tell: SayKey): Promise<Came> {
  if (existsSync(path)) return { trouble: { key: 'server.isThere', facts: { path } } };
  const { copyDatabase } = await import('@conjure/server');
  await copyDatabase(db, path);
  return { said: [tell('server.backedUp', { path })] };
}

/** What was there is put aside and not lost. The new one has another epoch, so that every page knows. */
async function restore(db: string, path: string, tell: SayKey): Promise<Came> {
  if (!existsSync(path)) return { trouble: { key: 'server.noDatabase', facts: { db: path, why: 'ENOENT' } } };
  const { sqliteDatabase, copyDatabase, newSecret, lockFile } = await import('@conjure/server');
  // Whatever it is, it is a database of ours.
  const lock = lockFile(db, Date.now());
  if ('held' in lock) return { trouble: { key: 'server.heldBy', facts: { db } } };
  try {
    const trial = `${db}.restoring`;
    await copyDatabase(path, trial);
    const database = await sqliteDatabase(trial);
    await database.people.setMeta('epoch', newSecret());
    await database.close();
    const aside = `${db}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const end of ['', '-wal', '-shm']) if (existsSync(db + end)) renameSync(db + end, aside + end);
    renameSync(trial, db);
    return { said: [tell('server.restored', { path, db, aside: existsSync(aside) ? aside : 'none' })] };
  } finally {
    lock.release();
  }
}

async function versions({ people }: Database, tell: SayKey): Promise<Came> {
  const { library } = await import('@conjure/server');
  const found = await people.countByRules();
  if (found.length === 0) return { said: [tell('server.noMatches')] };
  const lines = await Promise.all(
    found.map(async ({ game, rules, phase, matches }) => {
      const isKnown = (await library.get(game, rules))?.version === rules;
      return tell('server.version', { game, rules, phase, matches, known: isKnown ? 'yes' : 'no' });
    }),
  );
  return { said: lines };
}

/** Replays every match that is not closed: whether these rules tell it as it was told. */
async function check(database: Database, tell: SayKey): Promise<Came> {
  const { replayAll } = await import('@conjure/server');
  const parted: string[] = [];
  let sound = 0;
  for await (const { match, fault } of replayAll(database)) {
    if (fault === null) sound++;
    else parted.push(tell('server.parted', { match, fault }));
  }
  return {
    said: [...parted, tell('server.checked', { sound, parted: parted.length })],
    ...(parted.length > 0 ? { failed: true } : {}),
  };
}

/** The records of closed matches, each as a file; those that are played have secrets, and stay. */
async function exportAll(database: Database, folder: string, tell: SayKey): Promise<Came> {
  const { closedRecords } = await import('@conjure/server');
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for await (const { match, record } of closedRecords(database)) {
    writeFileSync(join(folder, `${match}.json`), `${JSON.stringify(record)}\n`, { flag: 'wx' });
    written++;
  }
  return { said: [tell('server.exported', { written, folder })] };
}
