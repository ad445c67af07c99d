export { type SqliteStore, sqliteStore } from './log/sqlite.ts';
export { newThreads } from './work/threads.ts';
