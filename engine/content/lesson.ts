import type { Options, OptionValue } from '../kernel/game.ts';
import { samePlain } from '../kernel/plain.ts';
import type { Seat } from '../kernel/seat.ts';

/** A position worth playing from, and what a match needs besides. */
export interface Situation {
  readonly id: string;
  readonly seats: number;
  readonly options?: Options;
  /** Absent: the start of the game. */
  readonly scenario?: unknown;
}

/** A short guided play, in which the learner answers for every seat. What is wanted of the learner is data; what is allowed is for the rules alone to say. */
export interface Lesson extends Situation {
  /** With it the dice fall as the lesson needs them. */
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

/** One question and its answer. */
export interface LessonStep {
  readonly id: string;
  /** The kind of the question that is open then. */
  readonly at: string;
  /** Who answers. Absent: the first of those who are asked. */
  readonly seat?: Seat;
  /** What the step is about, by rule. */
  readonly rules: readonly string[];
  /** Something to try first, and the rule that refuses it. */
  readonly tryOut?: { readonly answer: unknown; readonly rule: string };
  /** Answers that carry the lesson on, each by the fields that matter. Absent: any legal answer. */
  readonly want?: readonly Readonly<Record<string, unknown>>[];
  /** What such an answer must come to besides, in the game's own terms: where a place will do, so will many others. */
  readonly aim?: unknown;
  /** One of them spelled out whole, where they cannot be listed and `want` names only some fields. */
  readonly show?: unknown;
}

/** Whether an answer serves the aim of a step, as the one who answers sees the match. */
export type Serves<V = unknown> = (view: V, aim: unknown, answer: unknown) => boolean;

/** What is good to know when an option has this value, by keys of the lessons' words. The option's own words name it. */
export interface Guide {
  readonly option: string;
  readonly value: OptionValue;
  readonly line: string;
  readonly hints: readonly string[];
}

/** Whether the answer carries the lesson on; whether it is legal is another question. `serves`: the game's word on aims. */
export function wanted(
  { want, aim }: LessonStep,
  answer: unknown,
  serves: (aim: unknown, answer: unknown) => boolean = () => true,
): boolean {
  if (!want) return true;
  if (typeof answer !== 'object' || answer === null) return false;
  const given = new Map(Object.entries(answer));
  return (
    want.some((fields) => Object.entries(fields).every(([name, value]) => alike(value, given.get(name)))) &&
    (aim === undefined || serves(aim, answer))
  );
}

/** Lists are alike in any order: nobody should have to pick spirits in the order of the lesson. */
function alike(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) ? samePlain([...a].sort(), [...b].sort()) : samePlain(a, b);
}
