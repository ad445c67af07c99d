import { type Game, type LogEntry, type PlaySnapshot, playFrom, snapshotOf } from '@conjure/engine';
import type { Outage } from '../clocks.ts';
import { type HostedMatch, newHostedMatch } from '../hosted-match.ts';
import { applyRow } from './apply-row.ts';
import type { LogRow } from './row.ts';

/** All of a hosted match that follows from its log, and nothing of who is there. */
const LASTING = [
  'n',
  'at',
  'steps',
  'talk',
  'chairs',
  'players',
  'lent',
  'checkpoints',
  'vote',
  'shared',
  'pace',
  'closed',
  'held',
  'vacant',
  'used',
  'active',
  'pausedSince',
] as const;
type Lasting = Pick<HostedMatch, (typeof LASTING)[number]>;

/**
 * A hosted match as it stood after a deed of its log: what enacting the log would come to. It is a cache of one build of the program, kept by
 * the same host and never taken from anybody else.
 */
export interface MatchSnapshot extends Lasting {
  readonly play: PlaySnapshot;
}

/** The match as it stands; `null` where it cannot be taken just now. What its dice come from lies in one place alone, and not here. */
export function snapshotIn(hosted: HostedMatch): MatchSnapshot | null {
  const lasting = Object.fromEntries(LASTING.map((name) => [name, hosted[name]])) as Lasting;
  const play = snapshotOf(hosted.play);
  return play && { ...lasting, play: withSeed(play, '') };
}

const withSeed = (play: PlaySnapshot, seed: string): PlaySnapshot => ({
  ...play,
  resumePoint: { ...play.resumePoint, origin: { ...play.resumePoint.origin, seed } },
});

/**
 * The match again, and on by the rows since. `begun`: the match at its beginning, from where the log of the match itself begins.
 * Throws where the snapshot is not of this log or of these rules.
 */
export function matchFrom(
  game: Game,
  begun: { id: string; seed: string; free: boolean; online: HostedMatch['online']; proof: HostedMatch['proof'] },
  rows: readonly LogRow[],
  { play, ...lasting }: MatchSnapshot,
  outages: readonly Outage[] = [],
): HostedMatch {
  if (lasting.n > rows.length) throw new Error(`there is no deed ${lasting.n}`);
  const log = rows.slice(0, lasting.n).flatMap(entryOf);
  // Nobody is there yet.
  const then = playFrom(game, withSeed(play, begun.seed), log, begun.free);
  const again = newHostedMatch(begun.id, then, lasting.chairs, lasting.at, [...lasting.checkpoints]);
  const hosted: HostedMatch = { ...again, ...lasting, online: begun.online, proof: begun.proof };
  return rows.slice(lasting.n).reduce((now, row) => applyRow(now, row, outages), hosted);
}

/** The answers, undos and redos are the record's log as it is. */
const entryOf = ({ kind, body }: LogRow): LogEntry[] =>
  kind === 'answer' || kind === 'undo' || kind === 'redo' ? [body as LogEntry] : [];
