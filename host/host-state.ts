import { copyPlain, type Seat, type Viewer } from '@conjure/engine';
import type { SentState } from './broadcast.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Library } from './library.ts';
import type { LogRow, Opening } from './log/row.ts';
import type { Here } from './presence.ts';
import type { Queues } from './queues.ts';
import type { Scheduler } from './scheduler.ts';
import type { Connection, Outgoing, ServerMessage } from './server-messages.ts';
import type { Store } from './store.ts';
import type { Think } from './thinking/think-request.ts';
import type { ThoughtTimes } from './thinking/thought-times.ts';
import type { WaitingTable } from './waiting/table.ts';

/** What a host needs of whoever runs it. */
export interface HostDeps {
  readonly games: Library;
  readonly store: Store;
  readonly scheduler: Scheduler;
  send(to: Connection, message: ServerMessage): void;
  /** A text that nobody can guess and that never comes twice: names of matches, and seeds where none is wished for. */
  newId(): string;
  /** Who somebody at a connection is, by what lasts longer than it; the connection itself, where it is absent. */
  player?(from: Connection): string;
  /** What cannot be kept is played all the same, and people are told: for a page whose browser keeps nothing. */
  readonly playsUnsaved?: boolean;
  /** Which of his devices somebody is at: their numbers for what they do are their own. The player, where it is absent. */
  device?(from: Connection): string;
  /** Who may come to which match, sit where, and throw it away. Everybody, where it is absent. */
  admits?(from: Connection, match: string, to: Seat | 'watch' | 'forget'): boolean | Promise<boolean>;
  /**
   * Matches go on with nobody there: bots play, clocks run, and what is idle leaves the memory while people stay at it. Whoever
   * runs the host looks for what is due in the store, and calls `wake`.
   */
  readonly unattended?: true;
  /** When nobody could have answered, because nothing ran: no clock counts it. */
  outages?(): readonly { readonly since: number; readonly until: number }[];
  /** Waits a moment of chance: two hosts that are in each other's way would else be so again. */
  standBack?(): Promise<void>;
  /** Lets others have their turn: what takes long is done a little at a time, where there is this. `whose`: who would have it done. */
  giveWay?(whose: string): Promise<void>;
  /** Whether whole matches between bots are played for who asks: where that costs nobody else anything. */
  readonly botMatches?: boolean;
  /** Thinks for bots, on other threads: on the host's own where it is absent. */
  think?: Think;
  /** The newest rules of a game that a new match may have, where not every process knows the newest. */
  rulesFor?(game: string): number | undefined;
  /** Hears of what should not have happened: the rules, a bot or the store failed. */
  complain?(error: unknown): void;
  /** Which engine and which rules these are: snapshots of another build are worth nothing. None are kept where it is absent. */
  readonly build?: string;
  /** Nobody knows whether what came from there was kept: whoever sent it learns it by coming again with the same nonce. */
  outcomeUnknown?(from: Connection): void;
  /** 32 bytes that nobody can guess, in hex, for the dice of matches that are played online. None are opened where it is absent. */
  newSecret?(): string;
  /** How often a patch carries a hash of what it leads to: at every deed whose number it divides. */
  readonly hashEvery?: number;
  /** How many matches may be open at once. */
  readonly mostMatches?: number;
  /** How much of the memory they may take, about, in bytes. */
  readonly mostBytes?: number;
  /** How many may watch a match here, and how much may be done in one: in all, and of what people only talk about. */
  readonly most?: { readonly watchers: number; readonly deeds: number; readonly talk: number };
  /** Names what the store keeps: another store, or one from a backup, has another. */
  readonly epoch?: string;
}

export interface HostState {
  readonly deps: HostDeps;
  readonly matches: Map<string, HostedMatch>;
  /** Matches that have not begun. */
  readonly tables: Map<string, WaitingTable>;
  /** Who is at matches that are not in memory, and the last deed that they have been told of. */
  readonly away: Map<string, { readonly here: Here; readonly n: number }>;
  /** What those at a match have before them, by viewer. */
  readonly lastSent: Map<string, ReadonlyMap<Viewer, SentState>>;
  /** When a match that goes on by itself is to leave the memory. */
  readonly idle: Map<string, () => void>;
  /** Matches whose log and rules do not go together here, and what is said of them: nothing is done in them any more. */
  readonly broken: Map<string, ServerMessage>;
  /**
   * By match, what is under way: the store takes its time, and nothing may come between an answer and its being kept. Thoughts
   * have queues of their own, so that nobody waits for them.
   */
  readonly queues: Queues;
  /** The bot that waits or thinks, by match; where everybody acts at once, by match and seat. */
  readonly botTasks: Map<string, { key: string; cancel: () => void }>;
  /** The numbers that devices gave to what they did, by match, and which deeds these are. */
  readonly nonces: Map<string, Map<string, number>>;
  /** How long bots have thought lately. */
  readonly thoughtTimes: ThoughtTimes;
  /** How many hints are being thought about, by match. */
  readonly hints: Map<string, number>;
  /** How often in a row something could not be kept, by match. */
  readonly setbacks: Map<string, number>;
  /** Aborted when the host ends: nothing is begun by itself any more. */
  readonly ended: AbortSignal;
  /** Up to which deed each match is in a snapshot. */
  readonly snapshotAt: Map<string, number>;
  /** What could not be kept yet of matches that are played all the same. */
  readonly unsaved: Map<string, { opening?: Opening; rows: readonly LogRow[] }>;
}

/** Says something to whoever asked for it. */
export type ReplyFn = (message: ServerMessage) => void;

/** Copies, so that nobody outside can reach into a match; once for all who hear the same. States and patches are made of what never changes (`viewsStay`). */
export function send({ deps }: HostState, outgoing: readonly Outgoing[], from?: Connection, re?: number): void {
  const copies = new Map<ServerMessage, ServerMessage>();
  for (const { to, message } of outgoing) {
    const stays = message.is === 'state' || message.is === 'patch';
    const copy = copies.get(message) ?? (stays ? message : copyPlain(message));
    copies.set(message, copy);
    deps.send(to, to === from && re !== undefined ? { ...copy, re } : copy);
  }
}

export const playerOf = ({ deps }: HostState, from: Connection): string => deps.player?.(from) ?? from;

export const deviceOf = (host: HostState, from: Connection): string => host.deps.device?.(from) ?? playerOf(host, from);

/** `null` where it fails. */
export async function attempt<T>({ deps }: HostState, task: () => Promise<T>): Promise<T | null> {
  try {
    return await task();
  } catch (error) {
    deps.complain?.(error);
    return null;
  }
}
