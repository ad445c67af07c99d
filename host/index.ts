export { newStateReader, type StateReader } from './apply-patches.ts';
export { type Chair, type ClientMessage, type ClientMessageOf, chairsShape, unnamed } from './client-messages.ts';
export {
  checkFair,
  type DicePromises,
  markOf,
  pledgeOf,
  type SeedParts,
  sealOf,
  secretAfter,
  seedOf,
  type Unfair,
} from './fair.ts';
export { type Host, newHost } from './host.ts';
export type { HostDeps } from './host-state.ts';
export { type ImportedMatch, type ImportRequest, importMatch } from './import-match.ts';
export { gamesOf, type Library, libraryOf } from './library.ts';
export { type CloseReason, type Deed, type LogRow, type Opening, readStoredLog, type StoredLog } from './log/row.ts';
export { memoryStore } from './memory-store.ts';
export { logOfOldSave } from './old-save.ts';
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
  SeatStatus,
  ServerMessage,
  ServerMessageOf,
  Story,
  TableState,
  ViewedPosition,
} from './server-messages.ts';
export type {
  Appended,
  MatchPhase,
  Projection,
  Store,
  Summary,
} from './store.ts';
export { type Clock, type Terms, termsShape } from './terms.ts';
export { newPool, type PoolOptions, type StartThread, type ThinkerPool, type Thread } from './thinking/pool.ts';
export type { Think, ThinkRequest } from './thinking/think-request.ts';
export { runThoughtJob, type ThoughtDone, type ThoughtJob } from './thinking/thread.ts';
export { MESSAGES } from './version.ts';
