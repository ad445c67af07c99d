import { must } from '../tools/must.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './phrase.ts';
import type { Plain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';

/** Why an answer is not allowed: the rule that forbids it, and facts that the asker may know. */
export interface Refusal {
  rule: string;
  facts: Facts;
  /** Which of the rule's reasons, where it has several: each has a sentence of its own. */
  reason?: string;
}

/** A refusal by the rule that forbids; `reason` where the rule has several, each with a sentence of its own. */
export const refusal = (rule: string, facts: Facts = {}, reason?: string): Refusal =>
  reason === undefined ? { rule, facts } : { rule, facts, reason };

/**
 * What the rules ask. One function, `refuse`, answers "may I?", "why not?" and "what can I?":
 * the options are the candidates that it does not refuse. A game may write every question with the same fields, those that
 * it has nothing for as `undefined`: then all have one hidden class, and are quick to read.
 */
export interface Question<A = unknown> {
  /** Picks the words and the widget. */
  kind: string;
  /** The rule under which it is asked. */
  rule: string;
  seats: readonly Seat[];
  /** One seat; all of them in secret; whoever is first; each its own question in secret, and the next one at once. */
  how: 'one' | 'each' | 'first' | 'independent';
  /** What the words of the prompt need. Public: every viewer may hear them. */
  facts?: Facts | undefined;
  /** What only those who are asked may know of it. */
  own?: Facts | undefined;
  /** The same for programs, in the words of events, where `facts` has phrases: who, whose, which piece. Public, too. */
  data?: (() => Data) | undefined;
  /** And what only those who are asked may know. */
  ownData?: (() => Data) | undefined;
  /** Only the answering seats learn the answer itself; the others learn what events tell. */
  secret?: boolean | undefined;
  /** Where only some of the answers are secret: whether this one is, as things stood when it was asked. */
  secretly?(answer: A): boolean;
  /**
   * Everybody acts at once and time matters: an answer carries `at`, in milliseconds, and this is the last one given. The
   * rules have no clock; whoever brings answers to them writes the time.
   */
  clock?: number;
  /** Nothing hurries: where people are asked too, bots leave it to them. */
  leisurely?: true;
  /** The time stands still until all have agreed to go on: whoever runs the match may do so for people who stay away. */
  standsStill?: true;
  /** Whether there is a choice at all depends on what the others do not see. So it is wherever answers are `secret`. */
  hiddenChoice?: true | undefined;
  /** What an answer looks like, legal or not. */
  shape: Shape<A>;
  /** Plausible answers, a superset of the legal ones; absent where they cannot be listed. */
  candidates?: ((seat: Seat) => readonly A[]) | undefined;
  /** Every candidate is legal by the way it was found: none needs to be judged. Tests of the game hold this true. */
  allLegal?: true | undefined;
  /** What one might wish for beside the candidates, refused as a rule: listed only when a person looks for it. */
  wishes?: ((seat: Seat) => readonly A[]) | undefined;
  refuse(answer: A, seat: Seat): Refusal | null;
  /** A legal answer as it is listed, where one can be said in several ways beside the order of lists and the time. */
  normal?(answer: A, seat: Seat): A;
  /** Legal, too, but no move of the game: conceding, pausing. Not among the options, so that nobody does it by chance. */
  aside?: readonly A[] | undefined;
  /**
   * What the rules know for certain of a legal answer and a person wants to see beside it: what it costs, how strong it is. A
   * list of phrases is told line by line: what will follow.
   */
  about?(answer: A, seat: Seat): Facts | null;
  /** A legal answer at random, where answers cannot be listed or listing is dear. */
  sample?: ((dice: Dice, seat: Seat) => A) | undefined;
  /** With `independent`: what this seat is asked. The question around it says only what everybody may hear. */
  of?(seat: Seat): Question<A>;
}

/** Where time matters, no answer may come later after the last one, in milliseconds: thirty days. */
export const LONGEST_WAIT = 2_592_000_000;

/** Whether the others are not to learn this answer. */
export const isSecret = <A>(question: Question<A>, answer: A): boolean =>
  question.secret === true || question.secretly?.(answer) === true;

/** What is said in ids, seats and numbers. */
export type Data = { readonly [name: string]: Plain | undefined };

/** What programs are told of a question: its facts without phrases, for all and for those who are asked. */
export function dataOf({ facts, own, data, ownData }: Question): { facts: Data; own: Data } {
  return { facts: { ...withoutPhrases(facts), ...data?.() }, own: { ...withoutPhrases(own), ...ownData?.() } };
}

const withoutPhrases = (facts: Facts = {}): Data =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact !== 'object')) as Data;

/** What this seat is asked: the question itself, or its own part of one that is put to each apart. */
export const partOf = <A>(question: Question<A>, seat: Seat): Question<A> => question.of?.(seat) ?? question;

/** All legal answers, or `null` where they cannot be listed. */
export function optionsOf<A>(whole: Question<A>, seat: Seat): readonly A[] | null {
  const question = partOf(whole, seat);
  if (!question.candidates) return null;
  const candidates = question.candidates(seat);
  if (question.allLegal) return candidates;
  // Most lists hold nothing that is refused, and need no second list.
  let options: A[] | null = null;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = must(candidates[i], 'a candidate');
    if (question.refuse(candidate, seat) !== null) options ??= candidates.slice(0, i);
    else if (options) options.push(candidate);
  }
  return options ?? candidates;
}

/** Plausible answers that are refused, each with the reason: the first ones, where there are many. */
export function barredOf<A>(
  whole: Question<A>,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): [answer: A, refused: Refusal][] {
  const question = partOf(whole, seat);
  const candidates = question.allLegal ? [] : (question.candidates?.(seat) ?? []);
  const found: [A, Refusal][] = [];
  for (const answer of [...candidates, ...(question.wishes?.(seat) ?? [])]) {
    if (found.length >= most) break;
    const refused = question.refuse(answer, seat);
    if (refused) found.push([answer, refused]);
  }
  return found;
}

/** A legal answer at random: by the question's own sampler, or uniformly among the options without judging them all. */
export function pick<A>(whole: Question<A>, seat: Seat, dice: Dice): A {
  const question = partOf(whole, seat);
  if (question.sample) return question.sample(dice, seat);
  if (!question.candidates) throw new Error(`the question "${question.kind}" has neither candidates nor a sampler`);
  const candidates = question.candidates(seat);
  for (let tries = 0; tries < 12 && candidates.length > 0; tries++) {
    const candidate = must(candidates[dice.index('pick', candidates.length)], 'a candidate');
    if (question.refuse(candidate, seat) === null) return candidate;
  }
  const options = candidates.filter((candidate) => question.refuse(candidate, seat) === null);
  if (options.length === 0) throw new Error(`the question "${question.kind}" has no legal answer`);
  return must(options[dice.index('pick', options.length)], 'a legal answer');
}
