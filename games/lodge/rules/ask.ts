import type { Data, Dice, Facts, Question, Refusal, Script, Seat, Shape } from '@conjure/engine';

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** What is asked of one player: the legal answers, found already, and why any other is refused. */
interface Asked<A> {
  kind: string;
  rule: string;
  seat: Seat;
  shape: Shape<A>;
  options: readonly A[];
  refuse(answer: A): Refusal | null;
  /** What a person may wonder about: refused as a rule, and found only when one looks. */
  wishes?(): readonly A[];
  facts?: Facts;
  own?: Facts;
  /** Which pieces it is about, for programs; and what only he may know of it. */
  data?(): Data;
  ownData?(): Data;
  secret?: boolean;
  /** Where only some answers are. */
  secretly?(answer: A): boolean;
  /** A legal answer at random, where some are worth a thought more than others. */
  sample?(dice: Dice): A;
  /** What follows for certain from an answer, before anybody reacts. */
  about?(answer: A): Facts | null;
}

/** Written field by field: every question of a match has one shape, and none is copied. */
export function question<A>(asked: Asked<A>): Question<A> {
  return {
    kind: asked.kind,
    rule: asked.rule,
    seats: ALONE[asked.seat],
    how: 'one',
    facts: asked.facts,
    own: asked.own,
    data: asked.data,
    ownData: asked.ownData,
    secret: asked.secret,
    secretly: asked.secretly,
    shape: asked.shape,
    candidates: () => asked.options,
    allLegal: true,
    wishes: asked.wishes,
    refuse: asked.refuse,
    sample: asked.sample,
    about: asked.about,
  };
}

/** Asks, and goes on with the answer. */
export function* asking<A>(asked: Question<A>, then: (answer: A) => void): Script {
  then((yield asked as Question) as A);
}
