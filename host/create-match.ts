import {
  create,
  diceFrom,
  type Fault,
  type Game,
  answer as giveAnswer,
  isSecret,
  must,
  play,
  type Record,
  readRecord,
  replay,
  rewind,
  type Seat,
  seeded,
} from '@conjure/engine';
import { chairFault } from './bots.ts';
import type { Chair, ClientMessageOf } from './client-messages.ts';
import type { Outage } from './clocks.ts';
import { type HostedMatch, newHostedMatch } from './hosted-match.ts';
import type { Library } from './library.ts';
import { applyRowTo, type MatchOrTable } from './log/match-or-table.ts';
import { type LogRow, type Opening, readStoredLog } from './log/row.ts';
import { type MatchSnapshot, matchFrom } from './log/snapshot.ts';
import { notPlain } from './read-message.ts';
import type { ErrorCode } from './server-messages.ts';
import { isTable, newTable } from './waiting/table.ts';

export type Created = { hosted: HostedMatch } | { what: ErrorCode; fault?: Fault };

/** A new match. `seed`: where the message names none. */
export async function openMatch(
  games: Library,
  id: string,
  seed: string,
  message: ClientMessageOf<'open'>,
): Promise<Created> {
  const { seats: chairs, options, scenario, practice = false } = message;
  const game = await games.get(message.game);
  if (!game) return { what: 'noGame' };
  const made = create(game, { seats: chairs.length, seed: message.seed ?? seed, options, scenario });
  const fault = chairFault(chairs) ?? ('fault' in made ? made.fault : null);
  if (fault || 'fault' in made) return { what: 'malformed', ...(fault ? { fault } : {}) };
  return { hosted: newHostedMatch(id, play(made.match, practice), chairs) };
}

/** A match as a store has kept it: from a snapshot, where there is a good one, else from the beginning. `from`: the deed of that. */
export async function continueMatch(
  games: Library,
  id: string,
  value: unknown,
  {
    snapshot = null,
    complain = () => {},
    outages = [],
  }: { snapshot?: MatchSnapshot | null; complain?: (error: unknown) => void; outages?: readonly Outage[] } = {},
): Promise<
  { hosted: MatchOrTable; rows: readonly LogRow[]; from: number } | Exclude<Created, { hosted: HostedMatch }>
> {
  const read = readStoredLog(value);
  const fault = 'fault' in read ? read.fault : notPlain(value);
  if (fault || 'fault' in read) return { what: 'broken', ...(fault ? { fault } : {}) };
  const { opening, rows } = read.log;
  // A match is played to its end by the rules it began with.
  const { rules } = opening;
  const game = await games.get(opening.game, rules);
  if (!game) return { what: 'noGame' };
  const made = opening.seal === undefined ? beginOffline(game, id, opening) : { hosted: newTable(game, opening) };
  if ('fault' in made) return { what: 'broken', fault: made.fault };
  let { hosted } = made;
  let at = 0;
  const next = () => {
    const row = must(rows[at], 'row', at + 1);
    hosted = applyRowTo(hosted, row, outages);
    at++;
  };
  try {
    // Where people sit down at a table first, a snapshot is of the match that begins there.
    while (isTable(hosted) && at < rows.length) next();
    if (snapshot && !isTable(hosted)) {
      const again = fromSnapshot(game, hosted, rows, snapshot, outages, complain);
      if (again) return { hosted: again, rows, from: snapshot.n };
    }
    while (at < rows.length) next();
    return { hosted, rows, from: 0 };
  } catch {
    // What exactly is not said: it may be about things that are hidden.
    const place = { place: `rows[${at}]`, expected: 'what the rules allow', got: String(rows[at]?.kind) };
    return { what: hasOtherRules(opening.rules, game.version), fault: place };
  }
}

function beginOffline(game: Game, id: string, opening: Opening): { hosted: MatchOrTable } | { fault: Fault } {
  const { chairs, free } = opening;
  const made = create(game, { ...opening, seats: chairs.length });
  const misfit = chairFault(chairs) ?? ('fault' in made ? made.fault : null);
  if (misfit || 'fault' in made) return { fault: must(misfit ?? undefined, 'what is wrong') };
  const hosted = newHostedMatch(id, play(made.match, free === true), chairs);
  return { hosted: { ...asImported(hosted, opening), proof: opening.proof ?? null } };
}

/** A match that was begun at one screen and is played online: whoever comes takes one of its seats. */
export function asImported(hosted: HostedMatch, { terms, owner }: Pick<Opening, 'terms' | 'owner'>): HostedMatch {
  if (!terms || owner === undefined) return hosted;
  const vacant = hosted.chairs.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return { ...hosted, online: { terms, owner, fair: null }, shared: true, vacant };
}

/** `null` where it is worth nothing: the log is the truth, and all that is needed. */
function fromSnapshot(
  game: Game,
  { id, play: { match, free }, online, proof }: HostedMatch,
  rows: readonly LogRow[],
  snapshot: MatchSnapshot,
  outages: readonly Outage[],
  complain: (error: unknown) => void,
): HostedMatch | null {
  try {
    return matchFrom(game, { id, seed: match.origin.seed, free, online, proof }, rows, snapshot, outages);
  } catch (error) {
    complain(error);
    return null;
  }
}

/** Where the rules have changed since, a log may be sound and still not be theirs. */
const hasOtherRules = (rules: number, version: number): ErrorCode => (rules === version ? 'broken' : 'otherRules');

/** A match from a file, which may hold anything. Without `chairs`, people sit everywhere. */
export async function importRecord(
  games: Library,
  id: string,
  value: unknown,
  chairs?: readonly Chair[],
): Promise<Created> {
  const read = readRecord(value);
  if ('fault' in read) return { what: 'broken', fault: { place: 'record', expected: 'a record', got: read.fault } };
  return fromRecord(games, id, read.record, chairs);
}

async function fromRecord(games: Library, id: string, record: Record, chairs?: readonly Chair[]): Promise<Created> {
  const fault = notPlain(record);
  if (fault) return { what: 'broken', fault };
  const game = await games.get(record.game, record.rules);
  if (!game) return { what: 'noGame' };
  const sitting = chairs ?? Array.from({ length: record.seats }, (): Chair => ({ who: 'person' }));
  const misfit = sitting.length === record.seats ? chairFault(sitting) : seatsFault(record.seats, sitting.length);
  if (misfit) return { what: 'malformed', fault: misfit };
  const again = replay(game, record);
  if ('fault' in again) return { what: 'broken', fault: again.fault };
  const { disagrees } = again;
  if (!disagrees) {
    const { fair } = record;
    return {
      hosted: { ...newHostedMatch(id, again.play, sitting), proof: fair ? { fair, log: record.log.length } : null },
    };
  }
  return {
    what: hasOtherRules(record.rules, game.version),
    fault: { place: `log[${disagrees.at}]`, expected: 'what the rules allow', got: whyOf(disagrees.why) },
  };
}

const seatsFault = (expected: number, got: number): Fault => ({
  place: 'seats',
  expected: `a list of ${expected}`,
  got: `a list of ${got}`,
});

/** The kind of disagreement only: a refusal's facts may be about things that are hidden. */
const whyOf = (why: object): string => Object.keys(why).join(', ');

/** The same match up to that step, history and dice to come included, for practice. */
export function forkExactly(hosted: HostedMatch, id: string, step: number): HostedMatch {
  const { match } = hosted.play;
  return newHostedMatch(id, play(rewind(match, step), true), hosted.chairs);
}

/**
 * A practice match from that step as the seat knows it: what is hidden from it is dealt anew, and the dice are others, so
 * that nothing can be learnt from it about the match that goes on. Where the answers given since the last rest do not fit
 * the new deal, it begins at that rest.
 */
export function forkImagined(hosted: HostedMatch, id: string, step: number, seat: Seat, seed: string): Created {
  const then = rewind(hosted.play.match, step);
  const { game, origin, rest, table, answers } = then;
  if (!rest) return { what: 'failed' };
  const at = {
    state: game.imagine({ state: rest.state, content: game.content }, seat, diceFrom(seeded(seed))),
    content: game.content,
  };
  const scenario = game.writeScenario(at);
  const wanted = { seats: origin.seats, seed, options: origin.options, scenario };
  const since = answers.slice(rest.step);
  const faces = table.dice.log ?? [];
  const made = create(game, { ...wanted, ...(faces.length > 0 ? { dice: faces } : {}) });
  if ('fault' in made) return { what: 'failed', fault: made.fault };
  const practice = play(made.match, true);
  const fits = since.every((entry, i) => {
    const isIn = i < since.length - (then.open?.answers.size ?? 0);
    // Answers that are in secret, or still in hand, are not the seat's to know.
    const question = practice.match.open?.question;
    if (entry.seat !== seat && (!isIn || (question && isSecret(question, entry.answer)))) return !isIn;
    return 'done' in giveAnswer(practice, entry.seat, entry.answer);
  });
  if (fits && practice.match.open?.question.kind === then.open?.question.kind)
    return { hosted: newHostedMatch(id, practice, hosted.chairs) };
  const again = create(game, wanted);
  return 'fault' in again
    ? { what: 'failed', fault: again.fault }
    : { hosted: newHostedMatch(id, play(again.match, true), hosted.chairs) };
}
