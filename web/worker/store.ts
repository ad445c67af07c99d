import { type LogRow, logOfOldSave, type Opening, type Store, type Summary } from '@conjure/host';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** Summaries lie apart from the rest, so that the shelf reads only what it shows. */
interface StoreDb extends DBSchema {
  summaries: { key: string; value: Summary };
  openings: { key: string; value: Opening };
  snapshots: { key: string; value: { match: string; build: string; body: unknown } };
  deeds: { key: [match: string, n: number]; value: LogRow & { match: string }; indexes: { once: string[] } };
}

/** Version 1 had the whole record of each match, written anew after every answer. */
interface Before extends DBSchema {
  summaries: StoreDb['summaries'];
  records: { key: string; value: unknown };
}

type Upgrading = IDBPTransaction<StoreDb, StoreNames<StoreDb>[], 'versionchange'>;

const STORES = ['summaries', 'openings', 'deeds', 'snapshots'] as const;

const rowsAfter = (match: string, n: number) => IDBKeyRange.bound([match, n], [match, Number.POSITIVE_INFINITY], true);

/** Keeps matches in the browser's database. */
export function browserStore(name = 'conjure'): Store {
  let opened: Promise<IDBPDatabase<StoreDb>> | null = null;
  const database = () => {
    opened ??= openDB<StoreDb>(name, 3, {
      async upgrade(db, before, _, upgrading) {
        if (before < 1) db.createObjectStore('summaries', { keyPath: 'match' });
        db.createObjectStore('snapshots', { keyPath: 'match' });
        if (before === 2) return;
        db.createObjectStore('openings', { keyPath: 'match' });
        const deeds = db.createObjectStore('deeds', { keyPath: ['match', 'n'] });
        // Rows without a nonce are not in it.
        deeds.createIndex('once', ['match', 'device', 'nonce'], { unique: true });
        if (before === 1) await takeOver(upgrading);
      },
      // Another page wants a newer shape: let go, and open again when something is next asked for.
      blocking: () => letGo(),
      terminated: () => letGo(),
    }).catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const letGo = () => {
    void opened?.then((db) => db.close());
    opened = null;
  };
  /** Relaxed: what the system has been given survives a crash of the page and of the browser, and nobody has to wait for the disk. */
  const writing = async () => (await database()).transaction(STORES, 'readwrite', { durability: 'relaxed' });
  return {
    async create(opening, rows, { summary }) {
      const put = await writing();
      if ((await put.objectStore('openings').getKey(opening.match)) !== undefined) return 'taken';
      await Promise.all([
        put.objectStore('openings').add(opening),
        put.objectStore('summaries').put(summary),
        ...rows.map((row) => put.objectStore('deeds').add({ ...row, match: opening.match })),
        put.done,
      ]);
      return 'done';
    },
    async append(match, rows, { summary }) {
      const put = await writing();
      const deeds = put.objectStore('deeds');
      if ((await put.objectStore('openings').getKey(match)) === undefined) return 'gone';
      for (const { device, nonce } of rows)
        if (device !== undefined && nonce !== undefined && (await deeds.index('once').getKey([match, device, nonce])))
          return 'again';
      const last = await deeds.openKeyCursor(rowsAfter(match, 0), 'prev');
      if (rows[0]?.n !== (last?.key[1] ?? 0) + 1) return 'taken';
      await Promise.all([
        ...rows.map((row) => deeds.add({ ...row, match })),
        put.objectStore('summaries').put(summary),
        put.done,
      ]);
      return 'done';
    },
    async read(match, after) {
      const both = (await database()).transaction(['openings', 'deeds']);
      const [opening, rows] = await Promise.all([
        both.objectStore('openings').get(match),
        both.objectStore('deeds').getAll(rowsAfter(match, after)),
      ]);
      return opening ? { opening, rows: rows.map(({ match: _, ...row }) => row) } : null;
    },
    async heads(matches) {
      const { store } = (await database()).transaction('deeds');
      const heads = matches.map(async (match): Promise<[string, number][]> => {
        const last = await store.openKeyCursor(rowsAfter(match, 0), 'prev');
        return last ? [[match, last.key[1]]] : [];
      });
      return new Map((await Promise.all(heads)).flat());
    },
    // What must happen by itself happens where the match is open, and nowhere else.
    due: async () => [],
    // Only one page is at a match at a time (match-locks.ts): nobody else appends to it.
    follow: () => () => {},
    async snap(match, build, body) {
      await (await database()).put('snapshots', { match, build, body });
    },
    async snapshot(match, build) {
      const found = await (await database()).get('snapshots', match);
      return found?.build === build ? found.body : null;
    },
    list: async () => (await database()).getAll('summaries'),
    async delete(match) {
      const all = await writing();
      await Promise.all([
        all.objectStore('summaries').delete(match),
        all.objectStore('openings').delete(match),
        all.objectStore('deeds').delete(rowsAfter(match, 0)),
        all.objectStore('snapshots').delete(match),
        all.done,
      ]);
    },
  };
}

/** Takes over what version 1 kept, all of it or nothing. What cannot be read stays as it is, and is told to be broken. */
async function takeOver(upgrading: Upgrading): Promise<void> {
  // The types of the database know one version of it: this one.
  const before = upgrading as unknown as IDBPTransaction<Before, ('summaries' | 'records')[], 'versionchange'>;
  const records = before.objectStore('records');
  for (const match of await records.getAllKeys()) {
    const [record, summary] = [await records.get(match), await before.objectStore('summaries').get(match)];
    const read = logOfOldSave({ summary, record });
    const opening = 'fault' in read ? { match, summary, record } : read.log.opening;
    await upgrading.objectStore('openings').put(opening as Opening);
    for (const row of 'fault' in read ? [] : read.log.rows) await upgrading.objectStore('deeds').put({ ...row, match });
  }
  before.db.deleteObjectStore('records');
}
