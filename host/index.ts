export { type Host, newHost } from './host.ts';
export { type Library, libraryOf } from './library.ts';
export type { Chair, Message, MessageOf } from './messages.ts';
export type { Scheduler, Surroundings } from './running.ts';
export type { Asked, Barred, Choice, Connection, Heard, Place, Saying, SayingOf, Sight, Trouble } from './said.ts';
export { memoryStore, type Store, type Stored, type Summary } from './store.ts';
