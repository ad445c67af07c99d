import type { Question } from './question.ts';
import type { Script } from './script.ts';
import type { Seat } from './seat.ts';

const ALONE: (readonly Seat[])[] = [];

/** The list of this seat and no other, made once and shared. */
export function alone(seat: Seat): readonly Seat[] {
  const known = ALONE[seat];
  if (known) return known;
  const fresh = [seat];
  ALONE[seat] = fresh;
  return fresh;
}

/** A question to one seat, without the fields that follow from that. */
export interface ToOne<A> extends Omit<Question<A>, 'seats' | 'how' | 'of' | 'clock' | 'leisurely' | 'standsStill'> {
  seat: Seat;
  /** The legal answers, where they have been found already: in place of `candidates`, and none needs to be judged. */
  options?: readonly A[];
}

const openly = (): boolean => false;
const nothing = (): null => null;
const itself = <A>(answer: A): A => answer;

/** A question to one seat. Written field by field: all of a match have one form, which is quick to read, and none is copied. */
export function toOne<A>(asked: ToOne<A>): Question<A> {
  const { options } = asked;
  return {
    kind: asked.kind,
    rule: asked.rule,
    seats: alone(asked.seat),
    how: 'one',
    facts: asked.facts,
    own: asked.own,
    data: asked.data,
    ownData: asked.ownData,
    secret: asked.secret,
    secretly: asked.secretly ?? openly,
    hiddenChoice: asked.hiddenChoice,
    shape: asked.shape,
    candidates: options ? () => options : asked.candidates,
    allLegal: options ? true : asked.allLegal,
    wishes: asked.wishes,
    refuse: asked.refuse,
    normal: asked.normal ?? itself,
    aside: asked.aside,
    about: asked.about ?? nothing,
    sample: asked.sample,
  };
}

/** Asks, and goes on with the answer. */
export function* askThen<A>(question: Question<A>, then: (answer: A) => void): Script {
  then((yield question as Question) as A);
}
