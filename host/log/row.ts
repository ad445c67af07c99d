import {
  anything,
  type Chance,
  chanceShape,
  dictionary,
  either,
  type Fault,
  fields,
  flag,
  type LogEntry,
  listOf,
  type Options,
  oneOf,
  type Seat,
  type Shape,
  tagged,
  text,
  type UndoBar,
  whole,
} from '@conjure/engine';
import { type Chair, chairsShape } from '../client-messages.ts';

/** What a match begins with: it never changes. */
export interface Opening {
  match: string;
  game: string;
  /** The rules version it is played by. */
  rules: number;
  options: Options;
  seed: string;
  /** The generator, where it is not the usual one. */
  chance?: Chance;
  scenario?: unknown;
  /** Dice that a test scripted, in a match from a file. */
  dice?: readonly number[];
  /** Practice: undo is free. */
  free?: true;
  /** Who sat in the seats at the beginning. */
  chairs: readonly Chair[];
}

/**
 * Something done in a match. All that decides who may do what is among it, because it must have an order with the answers. The
 * first three are the record's log as it is.
 */
export type Deed =
  | { kind: 'answer'; body: Extract<LogEntry, { answer: unknown }> }
  | { kind: 'undo'; body: Extract<LogEntry, { undo: number }> }
  | { kind: 'redo'; body: Extract<LogEntry, { redo: number }> }
  /** An undo that all other people must agree to. The last word needed is the undo itself; the next answer drops it. */
  | { kind: 'ask'; body: { by: Seat; why: UndoBar } }
  | { kind: 'agree'; body: { by: Seat } }
  | { kind: 'drop'; body: { by: Seat } }
  /** A person takes seats: known by what lasts, not by a connection. */
  | { kind: 'sit'; body: { player: string; seats: readonly Seat[] } }
  /** A bot plays for a seat; who gave it takes it back. */
  | { kind: 'bot'; body: { by: Seat; level: string } }
  | { kind: 'back'; body: { by: Seat } }
  /** The bots stand still, go on; how fast they are. */
  | { kind: 'pause' | 'go'; body: Record<never, never> }
  | { kind: 'pace'; body: { ms: number } }
  /** No deed comes after it: only now the record is everybody's. */
  | { kind: 'close'; body: { why: 'over' } };

/** A deed as it stands in the log of its match, which is only ever added to. */
export type Row = Deed & {
  /** Its place: the first is 1. */
  n: number;
  /** When, by the clock of who appended it, never before the one before it. */
  at: number;
  /** Who sent it, and his number for it: what is sent again is not done again. */
  device?: string;
  nonce?: string;
  /** A digest of what was told by it: tells where a replay parts. It hashes hidden things, so it stays in the log. */
  tale?: string;
};

const seat = whole(0, 99);
const none = fields({});
const bodies: { [kind in Deed['kind']]: Shape<unknown> } = {
  answer: fields({ seat, answer: anything }, { dice: listOf(whole(1, 6)), auto: oneOf(true) }),
  undo: fields({ undo: whole(1), by: seat }, { agreed: oneOf(true) }),
  redo: fields({ redo: whole(1), by: seat }),
  ask: fields({ by: seat, why: oneOf('dice', 'shown', 'other') }),
  agree: fields({ by: seat }),
  drop: fields({ by: seat }),
  sit: fields({ player: text, seats: listOf(seat) }),
  bot: fields({ by: seat, level: text }),
  back: fields({ by: seat }),
  pause: none,
  go: none,
  pace: fields({ ms: whole(0) }),
  close: fields({ why: oneOf('over') }),
};
const rest = { n: whole(1), at: whole(0) };
const maybe = { device: text, nonce: text, tale: text };
const rowShape = tagged(
  'kind',
  Object.fromEntries(
    Object.entries(bodies).map(([kind, body]) => [kind, fields({ kind: oneOf(kind), body, ...rest }, maybe)]),
  ),
);
const openingShape = fields(
  {
    match: text,
    game: text,
    rules: whole(0),
    options: dictionary(either(either(text, whole()), flag)),
    seed: text,
    chairs: chairsShape,
  },
  { chance: chanceShape, scenario: anything, dice: listOf(whole(1, 6)), free: oneOf(true) },
);

/** A match as a store has it. */
export interface Kept {
  opening: Opening;
  rows: readonly Row[];
}

const keptShape = fields({ opening: openingShape, rows: listOf(rowShape) });

/** What a store gave back of the rows after that one: a disk can hold anything. */
export function readKept(value: unknown, after = 0): { kept: Kept } | { fault: Fault } {
  const fault = keptShape.check(value, 'kept');
  if (fault) return { fault };
  const kept = value as Kept;
  const gap = kept.rows.findIndex((row, i) => row.n !== after + i + 1);
  if (gap < 0) return { kept };
  return { fault: { place: `kept.rows[${gap}].n`, expected: String(after + gap + 1), got: String(kept.rows[gap]?.n) } };
}
