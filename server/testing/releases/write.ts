// node server/testing/releases/write.ts <file>: writes a database as this program does, with a table that waits, a match that is played and one that
// is closed, into a file of JSON: the tables, and all that is in them. Run by a release, so that the next one can be tried on what that one left
// behind (server/log/test/release.test.ts). The game is one whose rules stay.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { begun, onlineHost, openTable } from '@conjure/host/testing/online';
import { choose, stateOf } from '@conjure/host/testing/test-host';
import { sqliteDatabase } from '../../log/sqlite.ts';
import { hashOf } from '../../people/keys.ts';
import { exampleLibrary } from './example.ts';

const [, , out = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'conjure-release-'));
const file = join(folder, 'release.db');
const database = await sqliteDatabase(file);
const { store, people } = database;
const at = onlineHost({ store, games: await exampleLibrary(), build: 'release' });
const game = { game: 'embers' };
const waiting = (await openTable(at, { ...game, terms: { listed: true } })).match;
const played = await begun(at, ['anna', 'ben'], game);
const closed = await begun(at, ['anna', 'ben'], game);
/** Whoever is asked answers. */
const answer = async (match: string) => {
  const seat = stateOf(at, 'anna', match, 0).asked?.seats[0];
  const who = seat === 0 ? 'anna' : 'ben';
  if (seat !== undefined) await at.tell(who, choose(stateOf(at, who, match, seat), 'release'));
};
for (let answers = 0; answers < 5; answers++) await answer(played);
for (let answers = 0; answers < 200; answers++) await answer(closed);
at.host.end();
for (const [i, name] of ['anna', 'ben'].entries())
  await people.addPlayer({ id: name, name, lang: 'en' }, { id: `${name}/phone`, keyHash: hashOf(`key of ${name}`) }, i);
const link = { kind: 'seat', match: waiting, seat: 1, player: 'anna', until: 9e12, spentBy: null, made: 1 } as const;
await people.addLink({ hash: hashOf('a link'), ...link });
await database.close();

const db = new DatabaseSync(file);
const made = db.prepare('select name, sql from sqlite_master where sql is not null order by type desc, name').all();
const tables = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
const rows = Object.fromEntries(tables.map(({ name }) => [name, db.prepare(`select * from ${name}`).all()]));
db.close();
rmSync(folder, { recursive: true });
writeFileSync(
  out,
  `${JSON.stringify({ matches: { waiting, played, closed }, made: made.map(({ sql }) => sql), rows }, null, 1)}\n`,
);
