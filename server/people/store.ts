import type { Seat } from '@conjure/engine';
import type { Summary } from '@conjure/host';

/** Somebody who plays: a random id that lasts, and what others see of him. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
}

/** One of the things somebody plays with, known by its key's hash. */
export interface Device {
  readonly id: string;
  /** Nobody's, where it was thrown out. */
  readonly player: string | null;
  readonly made: number;
  readonly seen: number;
  /** It has a cookie by which it gets a new key. */
  readonly cookie: boolean;
}

export interface PlayerStore {
  deviceByKey(keyHash: string): Promise<Device | null>;
  /** A new player with his first device; `false` where the key was there already. */
  addPlayer(player: Player, device: { id: string; keyHash: string }, now: number): Promise<boolean>;
  /** The device was used. */
  markSeen(device: string, player: string, now: number): Promise<void>;
  players(ids: readonly string[]): Promise<Player[]>;
  rename(player: Player): Promise<void>;
  devicesOf(player: string): Promise<Device[]>;
  /** Another device of the same player: of too many the one that was not used for longest is thrown out. */
  addDevice(player: string, device: { id: string; keyHash: string }, now: number): Promise<boolean>;
  /** Its key opens nothing any more, nor does its cookie. `false`: it is not one of his. */
  throwOut(player: string, device: string, now: number): Promise<boolean>;
  /** The devices that were thrown out since then. */
  devicesThrownOut(since: number): Promise<string[]>;
  /** Those that were thrown out before then are not even known as that any more. */
  sweepThrownOut(before: number): Promise<void>;
  setCookie(device: string, cookieHash: string): Promise<void>;
  /** The device with that cookie has a new key and a new cookie. Once: of two at once only one. */
  renewByCookie(cookieHash: string, to: { keyHash: string; cookieHash: string }): Promise<Device | null>;
  /** All that says who he was is gone: his rows here, and his words in chat. */
  forgetPlayer(player: string, now: number): Promise<void>;
}

export interface Passkey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface PasskeyStore {
  addPasskey(passkey: Passkey, now: number): Promise<boolean>;
  findPasskey(id: string): Promise<Passkey | null>;
  passkeysOf(player: string): Promise<Passkey[]>;
  markPasskeyUsed(id: string, counter: number): Promise<void>;
  dropPasskey(player: string, id: string): Promise<boolean>;
}

/** What a link is good for: a seat, another device or a passkey’s challenge once, watching until it is taken back. */
export interface Link {
  readonly hash: string;
  readonly kind: 'seat' | 'watch' | 'device' | 'challenge';
  readonly match: string | null;
  readonly seat: Seat | null;
  /** Who handed it out, or whose device is to be added. */
  readonly player: string;
  readonly until: number | null;
  readonly spentBy: string | null;
  readonly made: number;
}

export interface LinkStore {
  addLink(link: Link): Promise<void>;
  findLink(hash: string): Promise<Link | null>;
  linksOf(match: string): Promise<Link[]>;
  /** Takes an offer back that nobody has taken; with a watch link its watchers go. `false`: there is none such. */
  dropLink(match: string, hash: string): Promise<boolean>;
  /** Spends a link to a seat or a challenge, once; who has spent it may ask again. `null`: it is not to be had. */
  spendLink(hash: string, kind: 'seat' | 'challenge', by: string, now: number): Promise<Link | null>;
  /** Who has spent it may not use it: it is good again for another. */
  unspendLink(hash: string, by: string): Promise<void>;
  /** The seats of a match that somebody was given by links, or has claimed a short while ago. */
  grantedSeats(match: string, player: string, now: number): Promise<Seat[]>;
  /** An open seat of a table in the lobby, for as long as it takes to sit down: asking again makes it no longer. `false`: another is about to. */
  claimSeat(match: string, seat: Seat, player: string, now: number, until: number): Promise<boolean>;
  /** Spends a link to another device, as `addDevice` adds one. `null`: it is not there, was spent, or its time is up. */
  spendDeviceLink(hash: string, device: { id: string; keyHash: string }, now: number): Promise<Link | null>;
  /** Links to devices and challenges whose time was up before then go; those to a match go with it. */
  sweepLinks(before: number): Promise<void>;
  addWatcher(match: string, player: string, link: string): Promise<void>;
  isWatcher(match: string, player: string): Promise<boolean>;
  watchersOf(matches: readonly string[]): Promise<{ match: string; player: string }[]>;
}

/** Something said at a match: a ready-made phrase by its key, or words. `id` has the time in front, so it has an order. */
export interface ChatLine {
  readonly id: string;
  readonly player: string;
  readonly phrase: string | null;
  readonly words: string | null;
  readonly at: number;
}

export interface ChatStore {
  addChatLine(match: string, line: ChatLine): Promise<void>;
  /** The last `most` lines after that id, in their order. */
  chatLines(match: string, after: string, most: number): Promise<ChatLine[]>;
  /** What was said anywhere since then, for the other processes. */
  chatLinesSince(since: number): Promise<(ChatLine & { match: string })[]>;
  /** How many lines somebody has said at a match since then. */
  countChatLines(match: string, player: string, since: number): Promise<number>;
  /** Who at a match allows words, from strangers too. */
  allowWords(match: string, player: string): Promise<void>;
  playersAllowingWords(match: string): Promise<string[]>;
  /** Lines from before then go. */
  sweepChat(before: number): Promise<void>;
}

/** Where somebody is told that it is his turn. */
export interface Channel {
  readonly id: string;
  readonly player: string;
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  /** Of a push subscription: JSON. */
  readonly keys: string;
  readonly proved: boolean;
  /** What is to be typed to prove that its messages arrive; on its way only. */
  readonly code: string | null;
  readonly failed: number;
  readonly made: number;
}

/** A turn that somebody may have to be told of. */
export interface Notice {
  readonly player: string;
  readonly match: string;
  readonly turn: number;
}

export interface NoticeStore {
  addChannel(channel: Channel): Promise<void>;
  channelsOf(player: string): Promise<Channel[]>;
  /** The right code proves it. `false`: it was another. */
  proveChannel(player: string, id: string, code: string): Promise<boolean>;
  dropChannel(player: string, id: string): Promise<boolean>;
  /** Failures in a row; 0 where it arrived. */
  setChannelFailures(id: string, failed: number): Promise<void>;
  /** What is due and was not sent yet, the oldest first. */
  dueNotices(now: number, most: number): Promise<Notice[]>;
  /** Whether it is still to be sent. */
  isUnsent(notice: Notice): Promise<boolean>;
  markNoticeSent(notice: Notice, now: number): Promise<void>;
  /** Nobody has to be told of it. */
  dropNotice(notice: Notice): Promise<void>;
  /** When notices were last sent to a player, about which match. */
  noticesSent(player: string, since: number): Promise<{ match: string; sent: number }[]>;
  sweepNotices(before: number): Promise<void>;
}

/** One of somebody's matches, as a list shows it. */
export interface ListedMatch {
  readonly match: string;
  readonly summary: Summary;
  readonly phase: 'waiting' | 'playing' | 'closed';
  readonly seats: readonly Seat[];
  readonly mine: boolean;
  readonly touched: number;
}

/** Where a list goes on: what its last line was. */
export type Cursor = readonly [mine: number, touched: number, match: string];

export interface PlayersMatchStore {
  /** Mine to move first, then the latest. */
  matchesOf(player: string, after: Cursor | null, most: number): Promise<ListedMatch[]>;
  /** Open tables for everybody, the latest first. */
  lobbyTables(
    after: Cursor | null,
    most: number,
  ): Promise<{ match: string; opening: unknown; summary: Summary; touched: number }[]>;
  /** Tables that wait, where a seat is kept for somebody who has not sat down yet. */
  invitations(player: string, now: number): Promise<ListedMatch[]>;
  phaseOf(match: string): Promise<ListedMatch['phase'] | null>;
  /** How many matches somebody has that are not closed, the tables that he has opened among them. */
  countRunning(player: string): Promise<number>;
  /** What one player lists no more. `true`: nobody does, and it can be thrown away. */
  hideMatch(match: string, player: string): Promise<boolean>;
  /** Who has a seat at it, hidden or not. */
  seatsAt(matches: readonly string[]): Promise<{ match: string; player: string; seat: Seat; mine: boolean }[]>;
  /** Matches in a phase that nothing was done in since then. */
  matchesUntouchedSince(phase: 'waiting' | 'playing' | 'closed', before: number, most: number): Promise<string[]>;
  /** The matches somebody sits at that are not closed, with his seats. */
  openSeatsOf(player: string): Promise<{ match: string; seat: Seat }[]>;
  /** How many matches are played by which rules, by phase. */
  countByRules(): Promise<{ game: string; rules: number; phase: string; matches: number }[]>;
  /** What is known of people at a match goes with it. */
  forgetMatch(match: string): Promise<void>;
}

/** What processes know of each other, and what is kept for all of them. */
export interface ProcessStore {
  /** This one is there; `can`: which rules and messages it knows, as JSON. */
  markAlive(process: string, now: number, can: string): Promise<void>;
  /** Those that were there since then. */
  processesAlive(since: number): Promise<{ process: string; seen: number; can: string }[]>;
  /** This one ends, or was not there since then: who was at matches by it is not any more. */
  removeProcess(process: string): Promise<void>;
  removeProcessesBefore(before: number): Promise<void>;
  /** Who is at matches by this process: what came, what went. */
  updatePresence(
    process: string,
    came: readonly [match: string, player: string][],
    went: readonly [match: string, player: string][],
  ): Promise<void>;
  presentAt(matches: readonly string[]): Promise<{ match: string; player: string }[]>;
  /** When any process was last there; `null` where none ever was. */
  lastSeen(): Promise<number | null>;
  addOutage(since: number, until: number): Promise<void>;
  outages(after: number): Promise<{ since: number; until: number }[]>;
  meta(name: string): Promise<string | null>;
  /** What stands under that name: this, unless somebody was quicker. */
  metaOnce(name: string, value: string): Promise<string>;
  setMeta(name: string, value: string): Promise<void>;
  dropMeta(name: string): Promise<void>;
}

/**
 * What a server keeps besides the logs: people, links, chat, notices, processes. It lies in the same database, and its SQL is the same
 * for SQLite and PostgreSQL (`peopleStore`).
 */
export interface PeopleStore
  extends PlayerStore,
    PasskeyStore,
    LinkStore,
    ChatStore,
    NoticeStore,
    PlayersMatchStore,
    ProcessStore {}
