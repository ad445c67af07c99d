export type { Chair, ClientMessage, ClientMessageOf } from './client-messages.ts';
export { type Host, newHost } from './host.ts';
export type { HostDeps, Scheduler } from './host-state.ts';
export { type Library, libraryOf } from './library.ts';
export type {
  Asked,
  Barred,
  Choice,
  Connection,
  Heard,
  Place,
  ServerMessage,
  ServerMessageOf,
  Sight,
  Trouble,
} from './server-messages.ts';
export { memoryStore, type Store, type Stored, type Summary } from './store.ts';
