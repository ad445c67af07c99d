export type { Chair, ClientMessage, ClientMessageOf } from './client-messages.ts';
export { type Host, newHost } from './host.ts';
export type { HostDeps, Scheduler } from './host-state.ts';
export { type Library, libraryOf } from './library.ts';
export type {
  Barred,
  Choice,
  Connection,
  ErrorCode,
  NarratedEvent,
  OpenQuestion,
  SeatStatus,
  ServerMessage,
  ServerMessageOf,
  Snapshot,
} from './server-messages.ts';
export { memoryStore, type Store, type Stored, type Summary } from './store.ts';
