import {
  type Fairness,
  type LogEntry,
  type Match,
  must,
  type Play,
  type Record,
  record,
  type Seat,
  storyDigest,
} from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import type { ImportProof, VoteTopic } from './log/row.ts';
import { type Here, NOBODY, without, withPresent } from './presence.ts';
import type { Connection, Outgoing, ServerMessage } from './server-messages.ts';
import type { Terms } from './terms.ts';

interface Pace {
  /** How long a bot waits, so that people can follow. */
  readonly ms: number;
  readonly paused: boolean;
}

interface Checkpoint {
  /** How long the story was: tells at which step an event was told. */
  readonly storyLength: number;
  /** Of the state, for the record. */
  readonly digest: string;
}

/** What the others have been asked for, when, and those who have not agreed yet. */
export type OpenVote = VoteTopic & { readonly waiting: readonly Seat[]; readonly since: number };

/** Whether people are talking about an undo: nobody plays on meanwhile. */
export const isAboutUndo = (vote: OpenVote | null): boolean =>
  vote !== null && (vote.what === undefined || vote.what === 'undo');

/** Whose seat a bot plays for, and as what he sat there. */
interface LentSeat {
  readonly player: string;
  readonly chair: Chair;
}

/** One match and those who are at it, as a host has it in memory. The engine’s match moves in place, as the engine has it; all around it is replaced. */
export interface HostedMatch {
  readonly id: string;
  readonly play: Play;
  readonly chairs: readonly Chair[];
  /** Which person each seat belongs to, known by what lasts; `null` where a bot sits, or nobody yet. */
  readonly players: readonly (string | null)[];
  /** What a bot has the seat from: who gave it may take it back. */
  readonly lent: readonly (LentSeat | null)[];
  /** Who is there. */
  readonly here: Here;
  /** What is noted at the beginning and after each answer. */
  readonly checkpoints: readonly Checkpoint[];
  readonly vote: OpenVote | null;
  /** A seat of it was offered to another person: it is nobody's own until it is closed, whoever sits at it later. */
  readonly shared: boolean;
  readonly pace: Pace;
  /** Nothing is done in it any more, and all of it is everybody's. */
  readonly closed: boolean;
  /** The last deed of its log: it only grows. When that was. */
  readonly n: number;
  readonly at: number;
  /** How many of its deeds were no play, but talk about it: undo, pause, pace and what is agreed upon. */
  readonly talk: number;
  /** How many answers stood after each deed, from the one before the first on: tells how far back an undo has gone since. */
  readonly steps: readonly number[];
  /** What is agreed, and what proves the dice when it is closed; `null` where it is not played online. */
  readonly online: Online | null;
  /** Whoever has held a seat of it, ever. */
  readonly held: readonly string[];
  /** Seats that a bot has and that another may take: their holder has left, or was away for too long. */
  readonly vacant: readonly Seat[];
  /** Of each seat, how much of its time was used when the last deed was done, in milliseconds. */
  readonly used: readonly number[];
  /** When each seat last did something or was first asked what it is asked now. */
  readonly active: readonly number[];
  /** Of a match from a file: where its dice come from, as far as it had been played. */
  readonly proof: ImportProof | null;
  /** Since when the time stands still, where the rules say so. */
  readonly pausedSince: number | null;
}

/** What a match has that is played online. */
interface Online {
  readonly terms: Terms;
  readonly owner: string;
  /** `null` where it was begun at one screen: its hidden things and dice may be known. */
  readonly fair: Fairness | null;
}

const PACE: Pace = { ms: 600, paused: false };

/** Where others are elsewhere bots are never quicker: how long they have thought would be seen. */
export const LEAST_PACE = 400;

/** How long after a deed a bot answers, at the least. */
export const paceOf = ({ pace, online }: Pick<HostedMatch, 'pace' | 'online'>): number =>
  online ? Math.max(pace.ms, LEAST_PACE) : pace.ms;

/** A match with nobody at it yet. All that was done in it so far is the beginning of its log. `checkpoints`: where they are known already. */
export function newHostedMatch(
  id: string,
  play: Play,
  chairs: readonly Chair[],
  at = 0,
  checkpoints = checkpointsOf(play),
): HostedMatch {
  return {
    id,
    play,
    chairs,
    players: chairs.map(() => null),
    lent: chairs.map(() => null),
    here: NOBODY,
    checkpoints,
    vote: null,
    shared: false,
    pace: PACE,
    closed: false,
    n: play.log.length,
    at,
    talk: play.log.filter((entry) => !('answer' in entry)).length,
    steps: stepsOf(play.log),
    online: null,
    held: [],
    vacant: [],
    used: chairs.map(() => 0),
    active: chairs.map(() => at),
    pausedSince: null,
    proof: null,
  };
}

/** How many answers stood after each entry of a record's log. */
function stepsOf(log: readonly LogEntry[]): number[] {
  const steps = [0];
  for (const [i, entry] of log.entries())
    steps.push(must(steps[i], 'step', i) + ('undo' in entry ? -entry.undo : 'redo' in entry ? entry.redo : 1));
  return steps;
}

const checkpointAt = (match: Match, from = 0): Checkpoint => ({
  storyLength: match.story.length,
  digest: storyDigest(match, from),
});

export function checkpointsOf(play: Play): Checkpoint[] {
  const { answers, story } = play.match;
  // How long the story was when each answer was given, and is now.
  const lengths = [...answers.map((entry) => entry.storyLength), story.length];
  const digests = ['', ...record(play).digests];
  return digests.map((digest, i) => ({ storyLength: must(lengths[i], 'the story at step', i), digest }));
}

/** The checkpoints when one more answer has been given. */
export const nextCheckpoints = ({ checkpoints, play }: HostedMatch): Checkpoint[] => [
  ...checkpoints,
  checkpointAt(play.match, must(checkpoints.at(-1), 'the last checkpoint').storyLength),
];

/** The match's record. The digests are noted as it goes. */
export function recordOf({ play, checkpoints, online, closed, proof }: HostedMatch): Record {
  const brief = record({ ...play, match: { ...play.match, answers: [] } });
  // What was done since with dice that anybody could know proves nothing.
  const brought = proof && proof.log === play.log.length ? proof.fair : null;
  const fair = (closed ? online?.fair : null) ?? brought;
  return { ...brief, ...(fair ? { fair } : {}), digests: checkpoints.slice(1).map((mark) => mark.digest) };
}

export const isPerson = (hosted: HostedMatch, seat: Seat): boolean => hosted.chairs[seat]?.who === 'person';

/** Whether a person plays the seat: played online, it may be for one who has not come yet. */
export const isHeld = (hosted: HostedMatch, seat: Seat): boolean =>
  isPerson(hosted, seat) && (hosted.online === null || hosted.players[seat] != null);

/** The seats that a connection answers for. When a match is closed everybody may sit and look. */
export function seatsOf(hosted: HostedMatch, from: Connection): Seat[] {
  const present = hosted.here.get(from);
  return present ? present.seats.filter((seat) => hosted.closed || hosted.players[seat] === present.player) : [];
}

/** Whether somebody may be at the match at all: where nobody is to watch, only who has a seat of it or had one. */
export const maySeeMatch = ({ online, closed, held }: HostedMatch, player: string): boolean =>
  !online || closed || online.terms.watchers || held.includes(player);

export const holds = (hosted: HostedMatch, from: Connection, seat: Seat): boolean =>
  seatsOf(hosted, from).includes(seat);

export const isAt = (hosted: HostedMatch, from: Connection): boolean => hosted.here.has(from);

/** Everybody who is seen at the table and told what happens, once each. */
export const everybody = (hosted: HostedMatch): Connection[] =>
  [...hosted.here].flatMap(([from, { visits }]) => (visits ? [] : [from]));

/** Whether somebody is there to answer for the seat. */
export const isPresent = (hosted: HostedMatch, seat: Seat): boolean =>
  everybody(hosted).some((from) => holds(hosted, from, seat));

/** Those of the seats that a person could take: they are for people, and nobody is at them; played online, only those that were left. */
export const freeSeats = (hosted: HostedMatch, wanted: readonly Seat[]): Seat[] =>
  wanted.filter((seat) =>
    hosted.online ? hosted.vacant.includes(seat) : isPerson(hosted, seat) && !isPresent(hosted, seat),
  );

/** Somebody comes, and would answer for these seats, too, where they are his; who has none watches. */
export const join = (hosted: HostedMatch, from: Connection, player: string, seats: readonly Seat[]): HostedMatch => {
  const { seats: before = [], visits } = hosted.here.get(from) ?? {};
  const all = [...new Set([...before, ...seats])].sort((a, b) => a - b);
  return { ...hosted, here: withPresent(hosted.here, from, { player, seats: all, ...(visits ? { visits } : {}) }) };
};

export const leave = (hosted: HostedMatch, from: Connection): HostedMatch => ({
  ...hosted,
  here: without(hosted.here, from),
});

/** A bot takes the seat; whoever held it may still watch, and take it back. */
export function handOver(hosted: HostedMatch, seat: Seat, level: string): HostedMatch {
  const [player, chair] = [hosted.players[seat], must(hosted.chairs[seat], 'the chair of seat', seat)];
  return {
    ...hosted,
    chairs: set<Chair>(hosted.chairs, seat, { who: 'bot', level }),
    players: set(hosted.players, seat, null),
    // Without a person there is nobody to take it back.
    lent: set(hosted.lent, seat, player ? { player, chair } : null),
  };
}

/** A bot has the seat, and another may take it. */
export function vacate(hosted: HostedMatch, seat: Seat, level: string): HostedMatch {
  const next = isPerson(hosted, seat) ? handOver(hosted, seat, level) : hosted;
  return { ...next, lent: set(next.lent, seat, null), vacant: [...next.vacant, seat] };
}

/** Who gave the seat to a bot has it again; he still has to sit down at it. */
export function handBack(hosted: HostedMatch, seat: Seat): HostedMatch {
  const { player, chair } = must(hosted.lent[seat] ?? undefined, 'who gave seat', seat);
  return {
    ...hosted,
    chairs: set(hosted.chairs, seat, chair),
    players: set<string | null>(hosted.players, seat, player),
    lent: set(hosted.lent, seat, null),
  };
}

export const set = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, i) => (i === at ? value : each));

/** The seats that somebody gave to bots and may take back. */
export const lentBy = (hosted: HostedMatch, player: string): Seat[] =>
  hosted.lent.flatMap((lent, seat) => (lent?.player === player ? [seat] : []));

export const toAll = (hosted: HostedMatch, message: ServerMessage): Outgoing[] =>
  everybody(hosted).map((to) => ({ to, message }));
