import { type Fault, fields, flag, oneOf, type Record, recordShape, type Shape, text, whole } from '@conjure/engine';
import { type Chair, chairsShape } from './client-messages.ts';
import { type Room, recordOf } from './room.ts';

/** What a shelf shows of a stored match. Nothing of it is anybody's secret. */
export interface Summary {
  match: string;
  game: string;
  chairs: Chair[];
  practice: boolean;
  /** A seat of it was offered to another person. */
  shared?: true;
  over: boolean;
  /** Answers given. */
  step: number;
  /** When, by the host's clock. */
  saved: number;
}

/** A match as it is kept: all of it follows from the record. */
export interface Stored {
  summary: Summary;
  record: Record;
}

/** Where matches are kept: a database of the page or of a server. */
export interface Store {
  put(stored: Stored): Promise<void>;
  get(match: string): Promise<unknown>;
  list(): Promise<Summary[]>;
  delete(match: string): Promise<void>;
}

export function storedOf(room: Room, saved: number): Stored {
  const { match, free } = room.play;
  return {
    summary: {
      match: room.id,
      game: match.game.id,
      chairs: [...room.chairs],
      practice: free,
      ...(room.shared ? { shared: true } : {}),
      over: match.over,
      step: match.given.length,
      saved: Math.round(saved),
    },
    record: recordOf(room),
  };
}

const summaryShape: Shape<Summary> = fields(
  {
    match: text,
    game: text,
    chairs: chairsShape,
    practice: flag,
    over: flag,
    step: whole(0),
    saved: whole(),
  },
  { shared: oneOf(true) },
);
const storedShape = fields({ summary: summaryShape, record: recordShape });

/** What a store gave back: a disk can hold anything. */
export function readStored(value: unknown): { stored: Stored } | { fault: Fault } {
  const fault = storedShape.check(value, 'stored');
  return fault ? { fault } : { stored: value as Stored };
}

/** For tests, and for a page that may keep nothing. What is put in is kept as text, as a disk would. */
export function memoryStore(kept: Map<string, string> = new Map()): Store {
  const parse = (text: string): Stored => JSON.parse(text);
  return {
    async put(stored) {
      kept.set(stored.summary.match, JSON.stringify(stored));
    },
    async get(match) {
      const text = kept.get(match);
      return text === undefined ? undefined : parse(text);
    },
    async list() {
      return [...kept.values()].map((text) => parse(text).summary);
    },
    async delete(match) {
      kept.delete(match);
    },
  };
}
