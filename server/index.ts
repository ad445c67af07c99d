export { sqliteDatabase } from './log/sqlite.ts';
export { newThreads } from './work/threads.ts';
