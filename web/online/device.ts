import type { Terms } from '@conjure/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type UnsentDeed, type UnsentDeeds, unsentInMemory } from '../wire/unsent.ts';

/** What this device remembers of a table, whatever a server may say of it later. */
export interface Remembered {
  readonly match: string;
  /** What the server promised, and each new promise after a void. */
  readonly seals: readonly string[];
  /** What this device wrote for the dice, for the seat that it is promised by. */
  readonly seat: number;
  readonly text: string;
  readonly pledge: string;
  /** As it was shown before anybody told his text. */
  readonly mark: string | null;
  readonly terms: Terms | null;
}

/** Of everything that was told here, as it was told, eight digits each: by viewer, in the order of the story. */
export interface StoryDigests {
  readonly match: string;
  readonly digests: { readonly [viewer: string]: readonly string[] };
}

interface DeviceDb extends DBSchema {
  /** The device's key, and whatever else there is one of. */
  own: { key: 'key'; value: string };
  unsent: { key: string; value: UnsentDeed };
  tables: { key: string; value: Remembered };
  heard: { key: string; value: StoryDigests };
}

const STORES = ['own', 'unsent', 'tables', 'heard'] as const;

let opened: Promise<IDBPDatabase<DeviceDb>> | null = null;

/** One database for all that is kept for playing online; the matches at this screen have another. */
function database(): Promise<IDBPDatabase<DeviceDb>> {
  opened ??= openDB<DeviceDb>('conjure-apart', 1, {
    upgrade(db) {
      db.createObjectStore('own');
      db.createObjectStore('unsent', { keyPath: 'nonce' });
      db.createObjectStore('tables', { keyPath: 'match' });
      db.createObjectStore('heard', { keyPath: 'match' });
    },
    blocking: letGo,
    terminated: letGo,
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

function letGo(): void {
  void opened?.then((db) => db.close());
  opened = null;
}

/** So many random bytes as hex. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let key: Promise<string> | null = null;

/** What this device is known by, made when it is first wanted: 256 bits. Where nothing may be kept, it holds for this visit. */
export function deviceKey(): Promise<string> {
  key ??= storedKey().catch(() => randomHex(32));
  return key;
}

async function storedKey(): Promise<string> {
  // In one stroke: another page may be about to do the same.
  const both = (await database()).transaction('own', 'readwrite');
  const before = await both.store.get('key');
  const mine = before ?? randomHex(32);
  if (before === undefined) await both.store.put(mine, 'key');
  await both.done;
  return mine;
}

/** Whether this browser has kept one. */
export const hasKey = async (): Promise<boolean> =>
  database()
    .then((db) => db.getKey('own', 'key'))
    .then(
      (found) => found !== undefined,
      () => false,
    );

/** The device plays as somebody else from now on, or has got its key back. */
export async function setDeviceKey(given: string): Promise<void> {
  key = Promise.resolve(given);
  await (await database()).put('own', given, 'key');
}

/** Nothing is left of who played here. */
export async function forgetDevice(): Promise<void> {
  key = null;
  const all = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((store) => all.objectStore(store).clear()), all.done]);
}

const spare = unsentInMemory();

/** What was sent and is not known to count, over reloads. Where nothing may be kept, for this visit. */
export const unsentHere: UnsentDeeds = {
  all: async () => (await database()).getAll('unsent').catch(() => spare.all()),
  put: async (deed) =>
    void (await database()
      .then((db) => db.put('unsent', deed))
      .catch(() => spare.put(deed))),
  drop: async (nonce) =>
    void (await database()
      .then((db) => db.delete('unsent', nonce))
      .catch(() => spare.drop(nonce))),
};

/** What this device remembers of a table; `null` where it was not there. */
export const remembered = async (match: string): Promise<Remembered | null> =>
  (await database().then((db) => db.get('tables', match))) ?? null;

export const keepDigests = async (heard: StoryDigests): Promise<void> =>
  void (await (await database()).put('heard', heard));
export const digestsOf = async (match: string): Promise<StoryDigests | null> =>
  (await database().then((db) => db.get('heard', match))) ?? null;

export const remember = async (table: Remembered): Promise<void> =>
  void (await (await database()).put('tables', table));
