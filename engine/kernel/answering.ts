import { forcedIn } from './forced.ts';
import { advance, type GivenAnswer, type Match, type PendingQuestion } from './match.ts';
import { copyPlain } from './plain.ts';
import { partOf, type Refusal } from './question.ts';
import type { Seat } from './seat.ts';
import { type Fault, got } from './shape.ts';

/** What became of an answer. */
export type Verdict =
  | { done: true }
  /** A rule forbids it. Nothing has changed. */
  | { refused: Refusal }
  /** The answer is not one that could be judged. Nothing has changed. */
  | { fault: Fault };

/**
 * Whether the answer may be given; what `give` would say. `id`: the question that is meant, so that an answer to one that
 * is gone is never taken for an answer to the next.
 */
export function judge(match: Match, seat: Seat, answer: unknown, id?: number): Verdict {
  const { open } = match;
  if (!open)
    return unasked(match, seat, answer, {
      place: 'question',
      expected: 'an open question',
      got: 'a match that is over',
    });
  const current = open.ids?.get(seat) ?? open.id;
  if (id !== undefined && id !== current)
    return { fault: { place: 'question', expected: `the open question, ${current}`, got: got(id) } };
  const { seats } = open.question;
  if (!seats.includes(seat) || open.answers.has(seat)) {
    const waiting = seats.filter((s) => !open.answers.has(s));
    return unasked(match, seat, answer, {
      place: 'seat',
      expected: `a seat that is asked (${waiting.join(', ')})`,
      got: got(seat),
    });
  }
  const question = partOf(open.question, seat);
  const fault = question.shape.check(answer, 'answer');
  if (fault) return unasked(match, seat, answer, fault);
  const refused = question.refuse(answer, seat);
  return refused ? { refused } : { done: true };
}

/** The game speaks first: where a rule says why this is not asked, that is the reason. */
function unasked({ game, table, origin }: Match, seat: Seat, answer: unknown, fault: Fault): Verdict {
  const refused = seat >= 0 && seat < origin.seats ? game.unasked?.(table, seat, answer) : null;
  return refused ? { refused } : { fault };
}

/** Gives an answer to the open question, if it is allowed. `auto`: the table answers for the seat. */
export function give(match: Match, seat: Seat, answer: unknown, id?: number, auto = false): Verdict {
  const verdict = judge(match, seat, answer, id);
  if ('done' in verdict) accept(match, seat, answer, auto);
  return verdict;
}

/** Gives an answer known to be legal. */
export function accept(match: Match, seat: Seat, answer: unknown, auto = false): void {
  const { open, table } = match;
  if (!open) throw new Error('no question is open');
  if (match.playout) {
    settle(match, open, seat, answer);
    return;
  }
  // The rules are free to keep the answer in the state and to change it there: what was answered stays.
  const { kind } = open.question;
  const entry: GivenAnswer = { seat, kind, answer: copyPlain(answer), bar: null, storyLength: match.story.length };
  const forced = forcedIn(open.question, seat);
  if (forced) entry.forced = forced;
  if (auto) entry.auto = true;
  if (match.scripted.length > 0) {
    entry.dice = match.scripted;
    match.scripted = [];
  }
  match.answers.push(entry);
  const { rolled } = table.dice;
  table.hasShown = false;
  settle(match, open, seat, answer);
  entry.bar = table.dice.rolled > rolled ? 'dice' : table.hasShown ? 'shown' : null;
}

/** Hands the answer to the script, or keeps it until all are in. */
function settle(match: Match, open: PendingQuestion, seat: Seat, answer: unknown): void {
  const { question } = open;
  if (question.how === 'one') advance(match, answer);
  else if (question.how === 'first') advance(match, { seat, answer });
  else if (question.how === 'independent') {
    advance(match, { seat, answer });
    if (!match.playout) keepIds(match, open, seat);
  } else {
    const answers = new Map(open.answers).set(seat, answer);
    open.answers = answers;
    if (answers.size === question.seats.length)
      advance(
        match,
        question.seats.map((s) => answers.get(s)),
      );
  }
}

/** Whoever has not answered is still asked the same, under the same id: an answer that is on its way stays good. */
function keepIds({ open }: Match, before: PendingQuestion, answered: Seat): void {
  if (open?.question.how !== 'independent' || open.question.kind !== before.question.kind) return;
  const still = open.question.seats.filter((seat) => seat !== answered && before.question.seats.includes(seat));
  open.ids = new Map(still.map((seat) => [seat, before.ids?.get(seat) ?? before.id]));
}
