import type { Store, Stored, Summary } from '@conjure/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Summaries lie apart from the records, so that the shelf reads only what it shows. */
interface Kept extends DBSchema {
  summaries: { key: string; value: Summary };
  records: { key: string; value: Stored['record'] };
}

/** Keeps matches in the browser's database. */
export function browserStore(name = 'conjure'): Store {
  let opened: Promise<IDBPDatabase<Kept>> | null = null;
  const database = () => {
    opened ??= openDB<Kept>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('summaries', { keyPath: 'match' });
        fresh.createObjectStore('records');
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
  return {
    async put({ summary, record }) {
      // Relaxed: what the system has been given survives a crash of the page and of the browser, and nobody has to wait for the disk.
      const put = (await database()).transaction(['summaries', 'records'], 'readwrite', { durability: 'relaxed' });
      await Promise.all([
        put.objectStore('summaries').put(summary),
        put.objectStore('records').put(record, summary.match),
        put.done,
      ]);
    },
    async get(match) {
      const both = (await database()).transaction(['summaries', 'records']);
      const [summary, record] = await Promise.all([
        both.objectStore('summaries').get(match),
        both.objectStore('records').get(match),
      ]);
      return summary && record ? { summary, record } : undefined;
    },
    list: async () => (await database()).getAll('summaries'),
    async delete(match) {
      const both = (await database()).transaction(['summaries', 'records'], 'readwrite');
      await Promise.all([
        both.objectStore('summaries').delete(match),
        both.objectStore('records').delete(match),
        both.done,
      ]);
    },
  };
}
