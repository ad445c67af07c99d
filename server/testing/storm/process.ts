// node process.ts <port> <file | postgres://…> [web | work | both] [proxy] [limits]: a server as `conjure server` runs it, without the page.
import { flushCompileCache } from 'node:module';
import {
  buildId,
  isPostgres,
  newJournal,
  newServer,
  newThreads,
  openDatabase,
  trouble,
  watchProcess,
} from '../../index.ts';
import { library } from '../../library.ts';
import { shareWork } from '../../work/sharing.ts';

const [port = '0', db = '', only, proxy, limits = '1'] = process.argv.slice(2);
const journal = newJournal((line) => process.stderr.write(line));
const complain = (error: unknown) => journal.error('something went wrong', trouble(error));
const database = await openDatabase(db, { complain });
if ('held' in database) throw new Error('somebody else has the file');
const threads = newThreads(1);
const sharing = isPostgres(db) ? await shareWork(db, database.store, threads, { complain }) : null;
const server = await newServer({
  ...{ database, journal, games: library, host: '127.0.0.1', port: Number(port), page: null, opsPort: 0 },
  // Players say where they come from, so that each has limits of their own.
  ...{ trusted: ['127.0.0.1'], limits: Number(limits) },
  origins: (at) => [at, ...(proxy ? [proxy] : [])].map((each) => `http://localhost:${each}`),
  build: buildId(),
  think: sharing?.think ?? threads.think,
  ...(only === 'web' || only === 'work' ? { only } : {}),
});
watchProcess(server.state.complain);
if (only !== 'web') await sharing?.take(server.state, 1);
process.once('SIGTERM', async () => {
  await sharing?.end();
  await server.close();
  threads.end();
});
journal.info('the server is there', { port: server.port, ops: server.opsPort });
// Whoever is killed keeps nothing by itself of what was compiled, and is started again and again.
flushCompileCache();
