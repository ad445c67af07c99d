import type {
  Account,
  Event,
  Facts,
  Fairness,
  Fault,
  Forced,
  OptionSpec,
  Options,
  Outcome,
  Phrase,
  Question,
  Record,
  Refusal,
  Result,
  Seat,
  UndoBar,
  Viewer,
} from '@conjure/engine';
import type { Chair } from './client-messages.ts';
import type { Patch } from './patch.ts';
import type { MatchPhase, Summary } from './store.ts';
import type { Terms } from './terms.ts';

/** Something that happened, when (after so many answers), and the sentence that tells it. */
export interface NarratedEvent {
  step: number;
  event: Event;
  said: Phrase;
}

/** What the viewer has heard: from the `from`-th on it is this; what was told later than that has been taken back. */
export interface Story {
  from: number;
  events: NarratedEvent[];
}

export interface Choice {
  answer: unknown;
  label: Phrase;
  /** What is certain of it: its cost, its strength. */
  about?: Facts;
}

/** What one might wish for, and why it is not to be had. */
export interface Barred extends Choice {
  refused: Refusal;
}

/** The open question. What only those who are asked may know is there for them alone. */
export interface OpenQuestion {
  question: number;
  kind: string;
  rule: string;
  how: Question['how'];
  seats: Seat[];
  facts: Facts;
  own?: Facts;
  /** All legal answers; `null` where they cannot be listed. */
  options?: Choice[] | null;
  /** Some legal answers, where they cannot be listed. */
  sampled?: Choice[];
  /** There is only one answer; `secretly`: the others may not learn that, so it is not to be given at once where they can tell. */
  forced?: Forced;
  /** Plausible answers that are refused: a host tells them when they are asked for. */
  barred?: Barred[];
}

/** A position as a viewer sees it. */
export interface ViewedPosition {
  viewer: Viewer;
  step: number;
  view: unknown;
  /** The first of the sentences that describe it; the others are told when they are asked for. */
  heading: Phrase | null;
}

export interface SeatStatus {
  chair: Chair;
  /** Somebody is there to answer. */
  present: boolean;
  /** Nobody holds it, and whoever has a link for it may take it. */
  vacant?: true;
}

export type ErrorCode =
  /** The message itself is not in order; the fault says where. */
  | 'malformed'
  | 'noGame'
  | 'noMatch'
  /** There is no such moment in the match. */
  | 'noStep'
  /** It goes on: there is nothing to tell of its end yet. */
  | 'notOver'
  | 'notAtTable'
  /** Others are at it. */
  | 'inUse'
  | 'notYourSeat'
  /** Not while others at the table have something to hide. */
  | 'secret'
  /** The seat is asked nothing now. */
  | 'notAsked'
  /** The question is not open any more. */
  | 'stale'
  | 'nothingAsked'
  /** Another undo has been asked for. */
  | 'undoPending'
  /** The match is over, and all of it is known: nothing is done in it any more. */
  | 'over'
  | 'broken'
  | 'otherRules'
  /** The rules or a bot failed; nothing has changed. */
  | 'failed'
  | 'notStored'
  /** Too much is done in the match at once: try again. */
  | 'busy'
  /** Too many matches are open at this host. */
  | 'full'
  /** The terms of the match do not allow it. */
  | 'terms'
  /** The match has not begun yet, or has begun long ago. */
  | 'notNow'
  /** Whoever has held a seat of a match has seen what is hidden, and takes no other. */
  | 'satElsewhere'
  /** So much has been done in the match that no more of it is taken. */
  | 'tooLong';

type MessageBody =
  | {
      is: 'games';
      games: { id: string; seats: { min: number; max: number }; options: OptionSpec[] }[];
      levels: string[];
    }
  | { is: 'stored'; matches: Summary[] }
  /** The match is open, and these seats are yours; those that are `lent` you gave to bots, and may take back. */
  | {
      is: 'opened';
      match: string;
      game: string;
      seats: Seat[];
      lent: Seat[];
      practice: boolean;
      /** It was begun at one screen and is continued online: its hidden things and dice may be known. */
      known?: true;
    }
  /** A table where a match is to be played online, after everything that is done at it. */
  | ({ is: 'table'; match: string; yours: Seat[] } & TableState)
  | ({
      is: 'state';
      match: string;
      /** The last deed of the match's log: it only grows. */
      n: number;
      asked: OpenQuestion | null;
      places: SeatStatus[];
      over: boolean;
      result: Result | null;
      story: Story;
      /** Whether the seat may take back its last answer by itself, or why not; `null` for who only watches. */
      undo: 'free' | UndoBar | null;
      redo: boolean;
      /** Nothing is done in it any more, though it is not over: it was given up, or abandoned. */
      ended?: true;
      /** How much time each seat has left, in milliseconds, and whether it is passing. Empty without a clock. */
      clocks: { seat: Seat; left: number; runs: boolean }[];
    } & ViewedPosition)
  /** What has changed since the state after the deed `base` (host/patch.ts). Whoever does not have that one asks for the whole. */
  | {
      is: 'patch';
      match: string;
      viewer: Viewer;
      n: number;
      base: number;
      patch: Patch | null;
      story?: Story;
      hash?: string;
    }
  /** Nothing has happened since the deed that the table knows of. */
  | { is: 'same'; match: string; n: number }
  | { is: 'words'; match: string; viewer: Viewer; n: number; words: Phrase[] }
  | { is: 'barred'; match: string; seat: Seat; question: number; barred: Barred[] }
  | { is: 'labels'; match: string; seat: Seat; question: number; from: number; labels: Phrase[] }
  | { is: 'story'; match: string; viewer: Viewer; story: Story }
  | { is: 'fair'; match: string; fair: Fairness | null }
  | ({ is: 'history'; match: string; words: Phrase[] } & ViewedPosition)
  | { is: 'account'; match: string; account: Account }
  /** What was sent counts: it is this deed of the match's log, now or since it was sent before. */
  | { is: 'done'; match: string; n: number }
  | { is: 'legal'; match: string; about: Facts }
  | { is: 'refused'; match: string; refused: Refusal }
  | {
      is: 'odds';
      match: string;
      /** Each with the faces of the die that lead to it, where a single die decides. */
      outcomes: { p: number; ends: Outcome['ends']; faces: number[]; events: Omit<NarratedEvent, 'step'>[] }[];
      complete: boolean;
      about: Facts;
      /** What else is worth knowing: warnings, and what is likely to follow later. */
      prospects: Phrase[];
    }
  | { is: 'thinking'; match: string; seat: Seat; question: number }
  | {
      is: 'hint';
      match: string;
      seat: Seat;
      question: number;
      answer: unknown;
      label: Phrase;
      weighed: WeighedChoice[];
    }
  | { is: 'undoBarred'; match: string; seat: Seat; why: UndoBar }
  /** Somebody wishes to pause, or that a seat be freed, and who has not agreed yet; what became of it. */
  | { is: 'voted'; match: string; by: Seat; what: 'pause' | 'free'; of?: Seat; waiting: readonly Seat[] }
  | { is: 'decided'; match: string; by: Seat; what: 'pause' | 'free'; of?: Seat; agreed: boolean }
  | { is: 'undoAsked'; match: string; by: Seat; why: UndoBar; waiting: readonly Seat[] }
  | { is: 'undoDecided'; match: string; by: Seat; agreed: boolean }
  | { is: 'pace'; match: string; ms: number; paused: boolean }
  | { is: 'record'; match: string; record: Record }
  /** A match between bots at its end. */
  | { is: 'rival'; view: unknown; result: Result; events: Event[] }
  | { is: 'closed'; match: string }
  | { is: 'forgotten'; match: string }
  | { is: 'error'; what: ErrorCode; match?: string; fault?: Fault };

/** A table where a match is to be played online: nothing of it is a secret. */
export interface TableState {
  game: string;
  options: Options;
  chairs: readonly Chair[];
  terms: Terms;
  /** What the server has promised about the dice. */
  seal: string;
  /** The seats that are for people: who has sat down, the first seat of his device, what that has promised, and whether it has told it since. */
  places: { seat: Seat; player: string | null; by: Seat | null; pledged: string | null; told: boolean }[];
  owner: string;
  phase: MatchPhase;
  /** Of all that is promised, when all have sat down: the same on every screen. */
  mark: string | null;
  /** Why it had to begin anew, and through whom. */
  voids: { seat: Seat; player: string; why: 'late' | 'unfit' }[];
}

interface WeighedChoice extends Choice {
  worth: number;
}

/** A state without the story: what patches are about. */
export type ShownState = Omit<ServerMessageOf<'state'>, 'story' | 're'>;

/** Everything a host may say to a table, by its `is`; `re` is the `id` of the message it replies to. */
export type ServerMessage = MessageBody & { re?: number };
export type ServerMessageOf<I extends ServerMessage['is']> = Extract<ServerMessage, { is: I }>;

/** Somebody who talks with the host: a page, a socket. */
export type Connection = string;

/** A message and whom it is for. */
export interface Outgoing {
  to: Connection;
  message: ServerMessage;
}

export const error = (what: ErrorCode, more: { match?: string; fault?: Fault } = {}): ServerMessage => ({
  is: 'error',
  what,
  ...more,
});
