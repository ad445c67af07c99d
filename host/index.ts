export type { Chair, ClientMessage, ClientMessageOf } from './client-messages.ts';
export { type Host, newHost } from './host.ts';
export type { HostDeps } from './host-state.ts';
export { type Library, libraryOf } from './library.ts';
export type { Kept, Opening, Row } from './log/row.ts';
export { newQueues, type Queues } from './queues.ts';
export type { Scheduler } from './scheduler.ts';
export type {
  Barred,
  Choice,
  Connection,
  ErrorCode,
  NarratedEvent,
  OpenQuestion,
  Position,
  SeatStatus,
  ServerMessage,
  ServerMessageOf,
} from './server-messages.ts';
export { type Appended, logOfOldSave, memoryStore, type Store, type Summary } from './store.ts';
export { newPool, type Pool, type StartThread, type Thread } from './thinking/pool.ts';
export { sayThought, type ThoughtDone, type ThoughtJob } from './thinking/thread.ts';
export type { Think, ToThink } from './thinking/to-think.ts';
