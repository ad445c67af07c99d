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
  /** Who answers for each seat; one connection may hold several. */
  readonly holders: readonly (Connection | null)[];
  readonly watchers: readonly Connection[];
  /** What is noted at the beginning and after each answer. */
  readonly marks: readonly Mark[];
  readonly asking: Asking | null;
  /** A seat of it was offered to another person: it is nobody's own until it is over, whoever sits at it later. */
  readonly shared: boolean;
  readonly pace: Pace;
}

/** What came of a message. `changed`: the match has to be stored. */
export interface Update {
  readonly room: Room;
  readonly outgoing: readonly Outgoing[];
  readonly changed: boolean;
}

const PACE: Pace = { ms: 600, paused: false };

export function newRoom(id: string, play: Play, chairs: readonly Chair[], shared = false): Room {
  return {
    id,
    play,
    chairs,
    holders: chairs.map(() => null),
    watchers: [],
    marks: marksOf(play),
    asking: null,
    shared,
    pace: PACE,
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

/** The match's record. It is stored after every answer, so the digests are noted as it goes. */
export function recordOf({ play, marks }: Room): Record {
  const brief = record({ ...play, match: { ...play.match, given: [] } });
  return { ...brief, digests: marks.slice(1).map((mark) => mark.digest) };
}

/** How much has been done in the match, what was taken back included: it only grows. */
export const deedsIn = ({ play }: Room): number => play.log.length;

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

/** Takes those of the seats that are free and for people; who gets none watches. */
export function sit(room: Room, from: Connection, wanted: readonly Seat[]): Room {
  const holders = room.holders.map((holder, seat) =>
    holder === null && isPerson(room, seat) && wanted.includes(seat) ? from : holder,
  );
  const hasSatDown = holders.some((holder, seat) => holder !== room.holders[seat]);
  const isAlone = holders.every((holder, seat) => holder === from || !isPerson(room, seat));
  const shared = room.shared || (hasSatDown && !isAlone);
  return withWatchers({ ...room, holders, shared }, [...room.watchers, from]);
}

export function stand(room: Room, from: Connection): Room {
  const holders = room.holders.map((holder) => (holder === from ? null : holder));
  return { ...room, holders, watchers: room.watchers.filter((watcher) => watcher !== from) };
}

/** A bot takes the seat; whoever held it may still watch. */
export function handOver(room: Room, seat: Seat, level: string): Room {
  const holder = must(room.holders[seat], 'the holder of seat', seat);
  const chairs = room.chairs.map((chair, i): Chair => (i === seat ? { who: 'bot', level } : chair));
  const holders = room.holders.map((each, i) => (i === seat ? null : each));
  return withWatchers({ ...room, chairs, holders }, holder === null ? room.watchers : [...room.watchers, holder]);
}

/** Only who holds no seat watches. */
const withWatchers = (room: Room, watchers: readonly Connection[]): Room => ({
  ...room,
  watchers: [...new Set(watchers)].filter((watcher) => !room.holders.includes(watcher)),
});

export const unchanged = (room: Room, ...outgoing: Outgoing[]): Update => ({ room, outgoing, changed: false });

export const toAll = (room: Room, message: ServerMessage): Outgoing[] => everybody(room).map((to) => ({ to, message }));
