// node behind-proxy.ts <port> <postgres://…> <origin>: a server behind a proxy on the same machine, without the page.
import { newJournal, newServer, newThreads, openDatabase, trouble } from '../index.ts';
import { library } from '../library.ts';
import { shareWork } from '../work/sharing.ts';

const [port = '0', db = '', origin = ''] = process.argv.slice(2);
const journal = newJournal((line) => process.stderr.write(line));
const complain = (error: unknown) => journal.error('something went wrong', trouble(error));
const database = await openDatabase(db, { complain });
if ('held' in database) throw new Error('somebody else has the file');
const threads = newThreads(1);
const { think, shareNotice, take } = await shareWork(db, database.store, threads, { complain });
const server = await newServer({
  ...{ database, journal, games: library, host: '127.0.0.1', port: Number(port), page: null, opsPort: 0 },
  ...{ trusted: ['127.0.0.1'], origins: () => [origin], think, shareNotice },
});
await take(server.state, 1);
journal.info('the server is there', { port: server.port });
