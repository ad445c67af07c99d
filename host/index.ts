export { newReader, type Reader } from './apply-patches.ts';
export { type Chair, type ClientMessage, type ClientMessageOf, chairsShape } from './client-messages.ts';
export {
  checkFair,
  markOf,
  type Promised,
  pledgeOf,
  type SeedParts,
  sealOf,
  secretAfter,
  seedOf,
  type Unfair,
} from './fair.ts';
export { type Host, newHost } from './host.ts';
export type { HostDeps } from './host-state.ts';
export { type ImportedMatch, type ImportWish, importMatch } from './import-match.ts';
export { type Library, libraryOf } from './library.ts';
export { type Deed, type Kept, type Opening, type Row, readKept, type Why } from './log/row.ts';
export { packed, unpacked } from './packing.ts';
export { applyPatch, diff, hashOf, type Patch } from './patch.ts';
export { isPhrase, PHRASES } from './phrases.ts';
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
  Story,
  TableState,
} from './server-messages.ts';
export {
  type Appended,
  type Follows,
  logOfOldSave,
  memoryStore,
  type Phase,
  type Store,
  type Summary,
  spenderOf,
} from './store.ts';
export { type Clock, type Terms, termsShape } from './terms.ts';
export { newPool, type StartThread, type ThinkerPool, type Thread } from './thinking/pool.ts';
export { sayThought, type ThoughtDone, type ThoughtJob } from './thinking/thread.ts';
export type { Think, ToThink } from './thinking/to-think.ts';
export { MESSAGES } from './version.ts';
