import { chanceShape, type GeneratorName } from './chance.ts';
import { create } from './create.ts';
import type { Game, Options, OptionValue } from './game.ts';
import { type Match, scriptDice } from './match.ts';
import { digest } from './plain.ts';
import { answer, type LogEntry, type Play, play, redo, undo } from './play.ts';
import type { Refusal } from './question.ts';
import type { Seat } from './seat.ts';
import {
  anything,
  dictionary,
  either,
  type Fault,
  faultText,
  fields,
  flag,
  got,
  listOf,
  oneOf,
  type Shape,
  text,
  whole,
} from './shape.ts';
import type { Event } from './table.ts';

/** Where the dice of a match with others came from: what was promised before anybody knew them, and what proves it. */
export interface Fairness {
  /** The name of the match: promises are made for one match alone. */
  match: string;
  /** What the server promised, and what it had in its hand. */
  seal: string;
  secret: string;
  /** What each device promised by the first of its seats, and what it had written. */
  places: [seat: Seat, pledge: string, text: string][];
}

/** The whole match follows from it: save, replay, bug report and test in one. */
export interface Record {
  conjure: 'record';
  game: string;
  /** The rules version it was played by. */
  rules: number;
  seats: number;
  options: Options;
  seed: string;
  /** The generator it was played by, where it is not the usual one: old dice stay what they were. */
  chance?: GeneratorName;
  scenario?: unknown;
  /** Dice scripted by a test: before the first question, and after the last answer. Those between are in the log. */
  dice?: readonly number[];
  scripted?: readonly number[];
  /** Practice: undo was free. */
  free?: true;
  /** Who sat in the seats, as whoever saved it names them. The rules do not ask. */
  players?: readonly string[];
  /** Where its dice came from, in an online match that is closed. */
  fair?: Fairness;
  log: LogEntry[];
  /** A digest of what was told after each answer that stands, so that a replay can say where it parts. */
  digests: string[];
}

const faces = listOf(whole(1, 6));
const seat = whole(0, 99);
const answered = fields({ seat, answer: anything }, { dice: faces, auto: oneOf(true) });
const undone = fields({ undo: whole(1), by: seat }, { agreed: oneOf(true) });
const redone = fields({ redo: whole(1), by: seat });
const entry: Shape<LogEntry> = {
  expects: 'an answer, an undo or a redo',
  get schema() {
    return { anyOf: [answered.schema, undone.schema, redone.schema] };
  },
  check(value, place) {
    const has = (name: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return (has('undo') ? undone : has('redo') ? redone : answered).check(value, place);
  },
};

const place: Shape<Fairness['places'][number]> = {
  expects: 'a seat, its pledge and its text',
  get schema() {
    return { type: 'array', prefixItems: [seat.schema, text.schema, text.schema], items: false, minItems: 3 };
  },
  check(value, at) {
    if (!Array.isArray(value) || value.length !== 3) return { place: at, expected: this.expects, got: got(value) };
    return seat.check(value[0], `${at}[0]`) ?? text.check(value[1], `${at}[1]`) ?? text.check(value[2], `${at}[2]`);
  },
};

/** What the proof of a record from outside must look like. */
export const fairnessShape: Shape<Fairness> = fields({ match: text, seal: text, secret: text, places: listOf(place) });

/** What a record from outside must look like. */
export const recordShape = fields(
  {
    conjure: oneOf('record'),
    game: text,
    rules: whole(0),
    seats: whole(1),
    options: dictionary(either(either(text, whole()), flag)),
    seed: text,
    log: listOf(entry),
    digests: listOf(text),
  },
  {
    chance: chanceShape,
    scenario: anything,
    dice: faces,
    scripted: faces,
    free: oneOf(true),
    players: listOf(text),
    fair: fairnessShape,
  },
);

/** The match as plain data that can be kept, sent and replayed. */
export function record(play: Play): Record {
  const { match, log, free } = play;
  const { origin, game, scripted } = match;
  return {
    conjure: 'record',
    game: game.id,
    rules: game.version,
    seats: origin.seats,
    options: origin.options,
    seed: origin.seed,
    ...(origin.chance ? { chance: origin.chance } : {}),
    ...(origin.scenario === undefined ? {} : { scenario: origin.scenario }),
    ...(origin.dice?.length ? { dice: origin.dice } : {}),
    ...(scripted.length ? { scripted } : {}),
    ...(free ? { free } : {}),
    log: [...log],
    digests: digests(match),
  };
}

const digests = ({ answers, story }: Match): string[] =>
  answers.map(({ storyLength }, i) => digest(story.slice(storyLength, answers[i + 1]?.storyLength)));

/**
 * What was told since: eight digits of it. Of the story, not of the state: how a game keeps its state may change from one
 * version to the next, what happened by the same rules may not.
 */
export const storyDigest = ({ story }: Match, from: number): string => digest(story.slice(from));

/** Where a record and these rules part: at which entry of the log (`deed`), and how. */
export interface Disagreement {
  at: number;
  /** `null`: after the last one. */
  deed: LogEntry | null;
  why:
    | { refused: Refusal }
    | { fault: Fault }
    | { barred: string }
    | { digest: { recorded: string; now: string } }
    /** There are more or fewer digests than answers that stand. */
    | { digests: { recorded: number; now: number } };
}

export interface Replayed<S, C, V, E extends Event> {
  play: Play<S, C, V, E>;
  /** `null`: the record and the rules agree to the end. */
  disagrees: Disagreement | null;
  /** False where the record has no digests to compare with: it can be played by these rules, and no more is known. */
  verified: boolean;
}

/** Plays a record again, as far as `entries` entries of its log, or as far as it agrees with the rules. */
export function replay<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  record: Record,
  entries = record.log.length,
): Replayed<S, C, V, E> | { fault: Fault } {
  const begun = create(game, { ...record, options: record.options as { [name: string]: OptionValue } });
  if ('fault' in begun) return begun;
  const again = play(begun.match, record.free === true);
  const stands = standingAnswers(record.log);
  const verified = record.digests.length > 0 || !stands.includes(true);
  const parts = (at: number, why: Disagreement['why']) => ({
    play: again,
    disagrees: { at, deed: record.log[at] ?? null, why },
    verified,
  });
  for (const [i, next] of record.log.entries()) {
    if (i >= entries) break;
    const told = again.match.story.length;
    const why = doAgain(again, next);
    if (why) return parts(i, why);
    // Only answers that stand to the end have a digest.
    const answered = again.match.answers.length;
    const recorded = 'answer' in next && stands[i] ? record.digests[answered - 1] : undefined;
    const now = recorded === undefined ? '' : storyDigest(again.match, told);
    if (recorded !== undefined && recorded !== now) return parts(i, { digest: { recorded, now } });
  }
  if (entries >= record.log.length) {
    scriptNext(again.match, record.scripted);
    const [recorded, now] = [record.digests.length, again.match.answers.length];
    if (verified && recorded !== now) return parts(record.log.length, { digests: { recorded, now } });
  }
  return { play: again, disagrees: null, verified };
}

function doAgain(again: Play, entry: LogEntry): Disagreement['why'] | null {
  if ('answer' in entry) {
    scriptNext(again.match, entry.dice);
    const verdict = answer(again, entry.seat, entry.answer, undefined, entry.auto);
    return 'done' in verdict ? null : verdict;
  }
  const before = again.match.answers.length;
  const verdict = 'undo' in entry ? undo(again, entry.by, entry.agreed === true, entry.undo) : redo(again, entry.by);
  if ('barred' in verdict) return verdict;
  const now = again.match.answers.length - before;
  if ('undo' in entry || entry.redo === now) return null;
  return { fault: { place: 'redo', expected: String(now), got: String(entry.redo) } };
}

/** Scripts the dice that were waiting at this point, less those that an undo has left waiting already. */
function scriptNext(match: Match, faces: readonly number[] = []): void {
  scriptDice(match, faces.slice(match.scripted.length));
}

/** Which entries of a log are answers that were never taken back. */
export function standingAnswers(log: readonly LogEntry[]): boolean[] {
  const stands: boolean[] = log.map(() => false);
  const line: number[] = [];
  const taken: number[][] = [];
  log.forEach((entry, i) => {
    if ('undo' in entry) taken.push(line.splice(Math.max(0, line.length - entry.undo)));
    else if ('redo' in entry) for (const again of taken.pop() ?? []) line.push(again);
    else {
      line.push(i);
      taken.length = 0;
    }
  });
  for (const i of line) stands[i] = true;
  return stands;
}

/** A record read from a file: its shape checked, its game and version left to the caller. */
export function readRecord(value: unknown): { record: Record } | { fault: string } {
  const fault = recordShape.check(value, 'record');
  return fault ? { fault: faultText(fault) } : { record: value as Record };
}
