import {
  type Match,
  must,
  type Play,
  type Record,
  record,
  type Seat,
  storyDigest,
  type UndoBar,
} from '@conjure/engine';
import type { Chair } from './client-messages.ts';
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

/** An undo that the others have been asked for. */
interface Asking {
  readonly by: Seat;
  readonly why: UndoBar;
  /** Those who have not agreed yet. */
  readonly waiting: readonly Seat[];
}

/** One match and those who are at it. The match moves in place, as the engine has it; all around it is replaced. */
export interface Room {
  readonly id: string;
  readonly play: Play;
  readonly chairs: readonly Chair[];
  /** Which person each seat belongs to, known by what lasts; `null` where a bot sits, or nobody yet. */
  readonly players: readonly (string | null)[];
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
  const chairs = room.chairs.map((chair, i): Chair => (i === seat ? { who: 'bot', level } : chair));
  const without = <T>(list: readonly (T | null)[]) => list.map((each, i) => (i === seat ? null : each));
  const [players, holders] = [without(room.players), without(room.holders)];
  return withWatchers(
    { ...room, chairs, players, holders },
    holder === null ? room.watchers : [...room.watchers, holder],
  );
}

/** Only who holds no seat watches. */
const withWatchers = (room: Room, watchers: readonly Connection[]): Room => ({
  ...room,
  watchers: [...new Set(watchers)].filter((watcher) => !room.holders.includes(watcher)),
});

export const toAll = (room: Room, message: ServerMessage): Outgoing[] => everybody(room).map((to) => ({ to, message }));
