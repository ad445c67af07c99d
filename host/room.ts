import { type Match, must, type Play, type Record, record, type Seat, storyDigest } from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import type { Wished } from './log/row.ts';
import type { Connection, Outgoing, ServerMessage } from './server-messages.ts';

interface Pace {
  /** How long a bot waits before it thinks, so that people can follow. */
  readonly ms: number;
  readonly paused: boolean;
}

interface Mark {
  /** How long the story was: tells at which step an event was told. */
  readonly told: number;
  /** Of the state, for the record. */
  readonly digest: string;
}

/** What the others have been asked for, and those who have not agreed yet. */
export type Asking = Wished & { readonly waiting: readonly Seat[] };

/** Whose seat a bot plays for, and as what he sat there. */
interface Lent {
  readonly player: string;
  readonly chair: Chair;
}

/** One match and those who are at it. The match moves in place, as the engine has it; all around it is replaced. */
export interface Room {
  readonly id: string;
  readonly play: Play;
  readonly chairs: readonly Chair[];
  /** Which person each seat belongs to, known by what lasts; `null` where a bot sits, or nobody yet. */
  readonly players: readonly (string | null)[];
  /** What a bot has the seat from: who gave it may take it back. */
  readonly lent: readonly (Lent | null)[];
  /** Who answers for each seat now; one connection may hold several. */
  readonly holders: readonly (Connection | null)[];
  readonly watchers: readonly Connection[];
  /** What is noted at the beginning and after each answer. */
  readonly marks: readonly Mark[];
  readonly asking: Asking | null;
  /** A seat of it was offered to another person: it is nobody's own until it is closed, whoever sits at it later. */
  readonly shared: boolean;
  readonly pace: Pace;
  /** Nothing is done in it any more, and all of it is everybody's. */
  readonly closed: boolean;
  /** The last deed of its log: it only grows. When that was. */
  readonly n: number;
  readonly at: number;
}

const PACE: Pace = { ms: 600, paused: false };

/** A room around a match. All that was done in the match so far is the beginning of its log. */
export function newRoom(id: string, play: Play, chairs: readonly Chair[], at = 0): Room {
  return {
    id,
    play,
    chairs,
    players: chairs.map(() => null),
    lent: chairs.map(() => null),
    holders: chairs.map(() => null),
    watchers: [],
    marks: marksOf(play),
    asking: null,
    shared: false,
    pace: PACE,
    closed: false,
    n: play.log.length,
    at,
  };
}

const markAt = (match: Match, told = 0): Mark => ({ told: match.story.length, digest: storyDigest(match, told) });

export function marksOf(play: Play): Mark[] {
  const { given, story } = play.match;
  // How long the story was when each answer was given, and is now.
  const told = [...given.map((entry) => entry.told), story.length];
  const digests = ['', ...record(play).digests];
  return digests.map((digest, i) => ({ told: must(told[i], 'the story at step', i), digest }));
}

/** The marks when one more answer has been given. */
export const marksNow = ({ marks, play }: Room): Mark[] => [
  ...marks,
  markAt(play.match, must(marks.at(-1), 'the last mark').told),
];

/** The match's record. The digests are noted as it goes. */
export function recordOf({ play, marks }: Room): Record {
  const brief = record({ ...play, match: { ...play.match, given: [] } });
  return { ...brief, digests: marks.slice(1).map((mark) => mark.digest) };
}

export const isPerson = (room: Room, seat: Seat): boolean => room.chairs[seat]?.who === 'person';

export const holds = (room: Room, from: Connection, seat: Seat): boolean => room.holders[seat] === from;

export const seatsOf = (room: Room, from: Connection): Seat[] =>
  room.holders.flatMap((holder, seat) => (holder === from ? [seat] : []));

export const isAt = (room: Room, from: Connection): boolean =>
  room.holders.includes(from) || room.watchers.includes(from);

/** Everybody at the table, once each. */
export const everybody = (room: Room): Connection[] => [
  ...new Set([...room.holders.filter((holder) => holder !== null), ...room.watchers]),
];

/** Those of the seats that are for people, and at which nobody is. */
export const freeSeats = (room: Room, wanted: readonly Seat[]): Seat[] =>
  wanted.filter((seat) => room.holders[seat] === null && isPerson(room, seat));

/** Takes those of the seats that are free; who gets none watches. */
export function sit(room: Room, from: Connection, wanted: readonly Seat[]): Room {
  const free = freeSeats(room, wanted);
  const holders = room.holders.map((holder, seat) => (free.includes(seat) ? from : holder));
  return withWatchers({ ...room, holders }, [...room.watchers, from]);
}

export function stand(room: Room, from: Connection): Room {
  const holders = room.holders.map((holder) => (holder === from ? null : holder));
  return { ...room, holders, watchers: room.watchers.filter((watcher) => watcher !== from) };
}

/** A bot takes the seat; whoever held it may still watch. */
export function handOver(room: Room, seat: Seat, level: string): Room {
  const holder = must(room.holders[seat], 'the holder of seat', seat);
  const [player, chair] = [room.players[seat], must(room.chairs[seat], 'the chair of seat', seat)];
  const next = {
    ...room,
    chairs: set<Chair>(room.chairs, seat, { who: 'bot', level }),
    players: set(room.players, seat, null),
    // Without a person there is nobody to take it back.
    lent: set(room.lent, seat, player ? { player, chair } : null),
    holders: set(room.holders, seat, null),
  };
  return withWatchers(next, holder === null ? room.watchers : [...room.watchers, holder]);
}

/** Who gave the seat to a bot has it again; he still has to sit down at it. */
export function handBack(room: Room, seat: Seat): Room {
  const { player, chair } = must(room.lent[seat] ?? undefined, 'who gave seat', seat);
  return {
    ...room,
    chairs: set(room.chairs, seat, chair),
    players: set<string | null>(room.players, seat, player),
    lent: set(room.lent, seat, null),
  };
}

const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((each, i) => (i === at ? value : each));

/** The seats that somebody gave to bots and may take back. */
export const lentBy = (room: Room, player: string): Seat[] =>
  room.lent.flatMap((lent, seat) => (lent?.player === player ? [seat] : []));

/** Only who holds no seat watches. */
const withWatchers = (room: Room, watchers: readonly Connection[]): Room => ({
  ...room,
  watchers: [...new Set(watchers)].filter((watcher) => !room.holders.includes(watcher)),
});

export const toAll = (room: Room, message: ServerMessage): Outgoing[] => everybody(room).map((to) => ({ to, message }));
