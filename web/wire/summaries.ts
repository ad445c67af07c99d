import type { Summary } from '@conjure/host';

/**
 * The matches that are kept here, as the host's store has them (worker/store.ts): the shelf shows them before there is a host.
 * Fails where the browser keeps nothing.
 */
export const summariesHere = (name = 'conjure'): Promise<Summary[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // Nothing was ever kept: it is for the store to make the database.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
      resolve([]);
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('summaries')) {
        database.close();
        return resolve([]);
      }
      const reading = database.transaction('summaries').objectStore('summaries').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
      // It is closed when that is read.
      database.close();
    };
  });
