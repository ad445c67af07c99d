import { give, judge } from '../kernel/answering.ts';
import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import { forcedIn, hidesChoice } from '../kernel/forced.ts';
import { fork } from '../kernel/fork.ts';
import { imagine } from '../kernel/imagine.ts';
import { firstWaiting, type Match, openTo, waitingFor } from '../kernel/match.ts';
import { outcomes } from '../kernel/outcomes.ts';
import { canonical } from '../kernel/plain.ts';
import { barredOf, dataOf, optionsOf, pick, type Question } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Event } from '../kernel/table.ts';
import { must } from '../tools/must.ts';
import { type Check, same } from './checks.ts';
import { answersTo } from './offers-all-legal.ts';

/** A match that could be this one, for all that the seat knows; `null` where it cannot imagine how the question came about. */
export function twinOf<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
  seed: string,
): Match<S, C, V, E> | null {
  try {
    return imagine(match, seat, diceFrom(seeded(`twin ${seat} ${seed}`)), true);
  } catch {
    return null; // a seat that is not asked may have no way to imagine a half-answered question
  }
}

/**
 * Whatever is hidden from a seat could be otherwise, and the seat would see, hear, be offered and be refused exactly the
 * same, and imagine the same worlds.
 */
export const keepsSecrets: Check = (match, seed) => {
  const { game, open, table } = match;
  const answer = open ? pick(open.question, firstWaiting(match), diceFrom(seeded(`wish ${seed}`))) : null;
  for (let seat = 0; seat < match.origin.seats; seat++) {
    const twin = twinOf(match, seat, seed);
    if (!twin) continue;
    same(`the view of seat ${seat}`, game.view(table, seat), game.view(twin.table, seat));
    const world = (of: typeof match) => imagine(of, seat, diceFrom(seeded(`world ${seed}`))).table.state;
    same(`what seat ${seat} imagines`, world(match), world(twin));
    if (!open || !twin.open) continue;
    const told = ({ question }: NonNullable<typeof open>) => [question.kind, question.facts, dataOf(question).facts];
    same(`what seat ${seat} hears of the question`, told(open), told(twin.open));
    sameQuestion(match, twin, seat);
    // An answer to what another seat is asked may be tried, too.
    same(
      `what is said to a wish of seat ${seat}`,
      judge(match as Match, seat, answer),
      judge(twin as Match, seat, answer),
    );
  }
};

/** Before an answer is given, a seat is told the same of what may come of it, whatever is hidden from it: odds, warnings, labels. */
export const oddsKeepSecrets: Check = (match, seed) => {
  const dice = diceFrom(seeded(`odds ${seed}`));
  const seat = someSeat(match, dice);
  const twin = seat === null ? null : twinOf(match, seat, seed);
  const question = seat === null ? null : openTo(match, seat)?.question;
  if (seat === null || !twin || !question) return;
  for (const answer of sampled(question, seat, dice)) {
    const told = (of: typeof match) => foretold(of, seat, answer);
    same(`what seat ${seat} is told of ${JSON.stringify(answer)}`, told(match), told(twin));
  }
};

/** Whatever answer a seat asks about, legal or not, it is told the same, whatever is hidden from it. */
export const answersKeepSecrets: Check = (match, seed) => {
  const dice = diceFrom(seeded(`wishes ${seed}`));
  const seat = someSeat(match, dice);
  const twin = seat === null ? null : twinOf(match as Match, seat, seed);
  if (seat === null || !twin) return;
  for (const answer of answersTo(match, seat, dice))
    same(
      `what is said to seat ${seat} of ${canonical(answer)}`,
      judge(match as Match, seat, answer),
      judge(twin, seat, answer),
    );
};

/** Odds cost much: of many options only these are looked at, others each time. */
const SAMPLED = 3;

function sampled(question: Question, seat: Seat, dice: Dice): unknown[] {
  const options = optionsOf(question, seat);
  if (options && options.length <= SAMPLED) return [...options];
  return Array.from({ length: SAMPLED }, () => pick(question, seat, dice));
}

/** Whether somebody has a choice shows in how soon it is answered and in what can be taken back: what is not marked as hidden is known. */
export const choiceIsNoSecret: Check = (match, seed) => {
  const { open, origin } = match;
  if (!open) return;
  for (const asked of waitingFor(match)) {
    if (hidesChoice(open.question, asked)) continue;
    const isForced = forcedIn(open.question, asked) !== null;
    for (let seat = 0; seat < origin.seats; seat++) {
      const twin = seat === asked ? null : twinOf(match, seat, seed);
      if (!twin?.open || !openTo(twin, asked)) continue;
      same(
        `whether seat ${asked} has no choice at "${open.question.kind}", for all that seat ${seat} knows`,
        isForced,
        forcedIn(twin.open.question, asked) !== null,
      );
    }
  }
};

/** One of those who are asked: what costs much is looked at for one seat, another one each time. */
export function someSeat(match: Match, dice: Dice): Seat | null {
  const seats = waitingFor(match);
  return seats.length > 0 ? must(seats[dice.index('seat', seats.length)], 'a seat') : null;
}

function foretold(match: Match, seat: Seat, answer: unknown): unknown {
  const { game, table } = match;
  const view = game.view(table, seat);
  const kind = must(openTo(match, seat)?.question.kind, 'what is asked of seat', seat);
  return {
    label: game.label(view, kind, answer),
    prospects: game.prospects?.(view, kind, answer) ?? [],
    odds: outcomes(match, seat, answer, { limit: CASES }),
    farther: outcomes(match, seat, answer, { until: 'decision', limit: CASES }),
  };
}

/** Where dice are many, the first cases tell enough. */
const CASES = 36;

/** What the seat is asked, told, offered and refused, and what is certain of it, is the same. */
function sameQuestion(before: Match, after: Match, seat: Seat): void {
  const here = openTo(before, seat)?.question;
  const there = openTo(after, seat)?.question;
  same(`whether seat ${seat} is asked`, Boolean(here), Boolean(there));
  if (!here || !there) return;
  const told = (question: Question) => [question.kind, question.rule, question.facts, question.own, dataOf(question)];
  same(`what seat ${seat} is told by the question`, told(here), told(there));
  same(`the options of seat ${seat}`, optionsOf(here, seat), optionsOf(there, seat));
  same(`the refusals of seat ${seat}`, barredOf(here, seat), barredOf(there, seat));
  const certain = (question: Question) =>
    optionsOf(question, seat)?.map((option) => question.about?.(option, seat) ?? null) ?? null;
  same(`what is certain for seat ${seat}`, certain(here), certain(there));
}

/** Where each is asked apart, what one answers changes nothing of what another sees and is asked. */
export const goesIndependently: Check = (match, seed) => {
  const { open, game, table } = match;
  if (open?.question.how !== 'independent') return;
  const dice = diceFrom(seeded(`apart ${seed}`));
  for (const seat of waitingFor(match)) {
    const after = fork(match);
    give(after, seat, pick(open.question, seat, dice));
    for (const other of waitingFor(match)) {
      if (other === seat) continue;
      same(`the view of seat ${other}`, game.view(table, other), game.view(after.table, other));
      same(`the id of what seat ${other} is asked`, openTo(match, other)?.id, openTo(after, other)?.id);
      sameQuestion(match, after, other);
    }
  }
};
