import type { Options, Seat } from '@conjure/engine';
import type { Chair, Connection, Host, MatchPhase, Store, Terms } from '@conjure/host';
import type { ClientConnections } from './net/connections.ts';
import type { Journal, JournalFacts } from './net/journal.ts';
import type { Limits } from './net/limits.ts';
import type { Metrics } from './net/ops.ts';
import type { Origins } from './net/origins.ts';
import type { RouteRequest } from './net/routes/route.ts';
import type { Outbound } from './notices/outbound.ts';
import type { NoticeSender } from './notices/sending.ts';
import type { Identity } from './people/identity.ts';
import type { ChatLine, PeopleStore } from './people/store.ts';

/** What a page can do at this address: plain HTTP can do none of it. */
interface Capabilities {
  readonly passkeys: boolean;
  /** The public key for web push. */
  readonly push: string | null;
  readonly cookie: boolean;
}

/** What never changes of a match, without anything that is hidden. */
export interface MatchFacts {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly terms: Terms | null;
  readonly owner: string | null;
  /** Its dice are nobody's; else it was begun at one screen, and they may be known. */
  readonly sealed: boolean;
}

/** What somebody may do at a match. */
export interface Rights {
  readonly watch: boolean;
  /** Where he sits, or sat. */
  readonly seats: readonly Seat[];
  /** Where he may sit down. */
  readonly mayTake: readonly Seat[];
}

/** What the parts of a server share. */
export interface ServerState {
  readonly people: PeopleStore;
  readonly store: Store;
  readonly host: Host;
  readonly connections: ClientConnections;
  readonly limits: Limits;
  readonly origins: Origins;
  readonly outbound: Outbound;
  readonly notices: NoticeSender;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly capabilities: Capabilities;
  /** Which engine and which rules these are, for snapshots; `null` where none are kept. */
  readonly build: string | null;
  /** Names the database: another one, or one from a backup, has another. */
  readonly epoch: string;
  now(): number;
  /** Something that should not have happened: it is written down and counted, and nobody else hears of it. */
  complain(error: unknown, what?: string, facts?: JournalFacts): void;
  /** The id of a line of chat that is said at that time. */
  newLineId(at: number): string;
  /** The address that is handed out, with its secret behind the #. */
  linkTo(secret: string): string;
  factsOf(match: string): Promise<MatchFacts | null>;
  phaseOf(match: string): Promise<MatchPhase | null>;
  rightsOf(player: string, match: string): Promise<Rights>;
  /** What a connection may do is looked up anew with its next message. */
  forgetRights(id: Connection): void;
  /** Whoever has that key; refused where nobody has. */
  requireIdentity(request: Pick<RouteRequest, 'key' | 'address'>): Promise<Identity>;
  /** Ends the connections of a device, or of all devices of a player. */
  disconnect(whose: { readonly device: string } | { readonly player: string }): void;
  /** The whole of a match, for a connection that did not keep up; `false`: not now, it has been told too much of that. */
  sendWhole(id: Connection, match: string): boolean;
  /** What was said, to all at the match. */
  tellChat(match: string, lines: readonly ChatLine[]): void;
  /** Those at the same matches see his new name. */
  tellNewName(player: string): void;
  /** Bots take all his seats; refused where one of them cannot be left just now. */
  leaveMatches(player: string): Promise<void>;
  deleteMatch(match: string): Promise<void>;
  /** Whoever looks on and may not any more is sent away: his link was taken back, or the table at which he looked on has begun. */
  dismissWatchers(matches: Iterable<string>): Promise<void>;
}
