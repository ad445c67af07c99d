import {
  create,
  eventsFor,
  give,
  type Match,
  type Options,
  optionsOf,
  outcomes,
  type Refusal,
  type Seat,
  scriptDice,
  waitingFor,
} from '@conjure/engine';
import { onlyOf } from '@conjure/engine/testing/playing';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { expect } from 'vitest';
import type { Content } from '../content.ts';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';
import type { Magician, State } from '../state.ts';
import type { DemonsView } from '../view.ts';

/** A position set up for a test, and the words to act in it. */
export interface TestMatch {
  match: Match<State, Content, DemonsView, DemonsEvent>;
  state(): State;
  /** The kind of the open question, or null when the match is over. */
  asks(): string | null;
  /** The seats that are asked. */
  asked(): Seat[];
  /** Gives an answer that must be legal, with the dice it will meet; what everybody heard. */
  answer(seat: Seat, answer: unknown, ...dice: number[]): DemonsEvent[];
  /** The rule that refuses the answer and its reason: `R67.away`, or `R55` where it has none. Nothing may change. */
  why(seat: Seat, answer: unknown): string;
  /** Whether the answer is allowed, without giving it. */
  allows(seat: Seat, answer: unknown): boolean;
  options(seat: Seat): readonly unknown[];
  view(viewer: Seat | null): DemonsView;
  magician(seat: Seat): Magician;
  mortal(id: string): State['mortals'][number];
  hexOf(id: string): string;
  /** Probabilities by the result of the last event of a type. */
  odds(seat: Seat, answer: unknown): ReturnType<typeof outcomes<State, Content, DemonsView, DemonsEvent>>;
}

export interface Setting {
  seats?: number;
  options?: Options;
  dice?: number[];
  seed?: string | undefined;
}

/** A match in a scenario, played on to its first question. */
export function setUp(scenario: unknown, { seats, options, dice, seed = 'test' }: Setting = {}): TestMatch {
  const magicians = (scenario as { magicians?: unknown[] }).magicians?.length ?? 1;
  const made = create(demons, { seats: seats ?? magicians, seed, options, scenario, dice });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  const hexName = (hex: number) => demons.content.grid.names[hex];
  const mortal = (id: string) => match.table.state.mortals[demons.content.mortalIndex.get(id) ?? -1];
  const refusal = (seat: Seat, answer: unknown): Refusal => {
    const before = JSON.stringify(match.table.state);
    const verdict = give(match, seat, answer);
    expect(JSON.stringify(match.table.state)).toBe(before);
    if (!('refused' in verdict)) throw new Error(`${JSON.stringify(answer)} should be refused`);
    return verdict.refused;
  };
  return {
    match,
    state: () => match.table.state,
    asks: () => match.open?.question.kind ?? null,
    asked: () => waitingFor(match),
    answer(seat, answer, ...faces) {
      if (faces.length > 0) scriptDice(match, faces);
      const told = match.story.length;
      const verdict = give(match, seat, answer);
      expect(verdict, JSON.stringify(answer)).toEqual({ done: true });
      return eventsFor(match.story.slice(told), null);
    },
    why: (seat, answer) => reasonOf(refusal(seat, answer)),
    allows: (seat, answer) => match.open?.question.refuse(answer, seat) === null,
    options: (seat) => (match.open ? (optionsOf(match.open.question, seat) ?? []) : []),
    view: (viewer) => demons.view(match.table, viewer),
    magician: (seat) => match.table.state.magicians[seat],
    mortal,
    hexOf: (id) => hexName(mortal(id).hex),
    odds: (seat, answer) => outcomes(match, seat, answer),
  };
}

/** The events of one type among those heard. */
export const only = onlyOf<DemonsEvent>();

/** What everybody has heard since the match was set up. */
export const story = (s: TestMatch): DemonsEvent[] => eventsFor(s.match.story, null);

/** All mortals out of the way, so that a test meets only those it places. */
export const NOBODY: Record<string, { status: 'gone' }> = Object.fromEntries(
  demons.content.mortals.map(({ id }) => [id, { status: 'gone' }]),
);
