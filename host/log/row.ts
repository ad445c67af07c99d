import {
  anything,
  chanceShape,
  dictionary,
  either,
  type Fairness,
  type Fault,
  fairnessShape,
  fields,
  flag,
  type GeneratorName,
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
import { type Terms, termsShape } from '../terms.ts';

/** Where the dice of a match came from, which is proved of the first `log` entries of its record. */
export interface ImportProof {
  readonly fair: Fairness;
  readonly log: number;
}

/** What a match begins with: it never changes. */
export interface Opening {
  match: string;
  game: string;
  /** The rules version it is played by. */
  rules: number;
  options: Options;
  seed: string;
  /** The generator, where it is not the usual one. */
  chance?: GeneratorName;
  scenario?: unknown;
  /** Dice that a test scripted, in a match from a file. */
  dice?: readonly number[];
  /** Practice: undo is free. */
  free?: true;
  /** Who sat in the seats at the beginning; where it is played online, for whom each seat is. */
  chairs: readonly Chair[];
  /**
   * It is played online: what is agreed, and who opened it. With a `seal`, what the server has promised about the dice, `seed` is the
   * server's secret, and the match has its seed when it begins; without, it was begun at one screen, and its dice are anybody's.
   */
  terms?: Terms;
  seal?: string;
  owner?: string;
  /** Of a match from a file: where its dice come from, and how much was done in it by then. */
  proof?: ImportProof;
}

/**
 * Something done in a match. All that decides who may do what is among it, because it must have an order with the answers. The
 * first three are the record's log as it is.
 */
export type Deed =
  | { kind: 'answer'; body: Extract<LogEntry, { answer: unknown }> }
  | { kind: 'undo'; body: Extract<LogEntry, { undo: number }> }
  | { kind: 'redo'; body: Extract<LogEntry, { redo: number }> }
  /** What all other people must agree to. The last word needed is the deed itself; the next answer drops an undo. */
  | { kind: 'ask'; body: VoteTopic }
  | { kind: 'agree'; body: { by: Seat } }
  | { kind: 'drop'; body: { by: Seat } }
  /** A person takes seats: known by what lasts, not by a connection. */
  | { kind: 'sit'; body: { player: string; seats: readonly Seat[] } }
  /** A bot plays for a seat; who gave it takes it back. */
  | { kind: 'bot'; body: { by: Seat; level: string } }
  | { kind: 'back'; body: { by: Seat } }
  /** Its time has run out: a bot plays for it until its holder is back. */
  | { kind: 'late'; body: { seat: Seat } }
  /** Its holder gives it up for good, or was away for so long that the others agreed: another may take it. */
  | { kind: 'leave'; body: { by: Seat } }
  | { kind: 'free'; body: { seat: Seat } }
  /** The dice: a device takes seats and promises, tells what it had promised, has failed to; the match begins. */
  | { kind: 'pledge'; body: { player: string; seat: Seat; seats: readonly Seat[]; pledge: string } }
  | { kind: 'text'; body: { seat: Seat; text: string } }
  | { kind: 'void'; body: { seat: Seat; why: 'late' | 'unfit' } }
  | { kind: 'begin'; body: Record<never, never> }
  /** The clocks and bots stand still, go on; how fast they are. */
  | { kind: 'pause' | 'go'; body: Record<never, never> }
  | { kind: 'pace'; body: { ms: number } }
  /** No deed comes after it: only now the record is everybody's. */
  | { kind: 'close'; body: { why: CloseReason } };

/** What somebody wishes and the others must agree to: `undo` where it does not say what. */
export type VoteTopic = { by: Seat } & (
  | { what?: 'undo'; why: UndoBar }
  | { what: 'pause' }
  /** `of`: the seat that is to be freed. */
  | { what: 'free'; of: Seat }
);

/** Why a match is closed: it is over; nothing was done in it for long; all its people have left. */
export type CloseReason = 'over' | 'abandoned' | 'givenUp';

/** A deed as it stands in the log of its match, which is only ever added to. */
export type LogRow = Deed & {
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
  ask: fields({ by: seat }, { what: oneOf('undo', 'pause', 'free'), why: oneOf('dice', 'shown', 'other'), of: seat }),
  agree: fields({ by: seat }),
  drop: fields({ by: seat }),
  sit: fields({ player: text, seats: listOf(seat) }),
  bot: fields({ by: seat, level: text }),
  back: fields({ by: seat }),
  late: fields({ seat }),
  leave: fields({ by: seat }),
  free: fields({ seat }),
  pledge: fields({ player: text, seat, seats: listOf(seat, { min: 1 }), pledge: text }),
  text: fields({ seat, text }),
  void: fields({ seat, why: oneOf('late', 'unfit') }),
  begin: none,
  pause: none,
  go: none,
  pace: fields({ ms: whole(0) }),
  close: fields({ why: oneOf('over', 'abandoned', 'givenUp') }),
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
  {
    chance: chanceShape,
    scenario: anything,
    dice: listOf(whole(1, 6)),
    free: oneOf(true),
    terms: termsShape,
    seal: text,
    owner: text,
    proof: fields({ fair: fairnessShape, log: whole(0) }),
  },
);

/** A match as a store has it. */
export interface StoredLog {
  opening: Opening;
  rows: readonly LogRow[];
}

const storedLogShape = fields({ opening: openingShape, rows: listOf(rowShape) });

/** What a store gave back of the rows after that one: a disk can hold anything. */
export function readStoredLog(value: unknown, after = 0): { log: StoredLog } | { fault: Fault } {
  const fault = storedLogShape.check(value, 'log');
  if (fault) return { fault };
  const log = value as StoredLog;
  const gap = log.rows.findIndex((row, i) => row.n !== after + i + 1);
  if (gap < 0) return { log };
  return { fault: { place: `log.rows[${gap}].n`, expected: String(after + gap + 1), got: String(log.rows[gap]?.n) } };
}
