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
import type { SorceryEvent } from '../events.ts';
import { type SorceryGame, sorcery } from '../game.ts';
import type { Scenario, ScenarioBook, ScenarioFigure, ScenarioInPlay } from '../scenario/scenario.ts';
import type { State } from '../state.ts';
import type { BookView, FigureView, SorceryView } from '../view.ts';

export type SorceryMatch = Match<State, Content, SorceryView, SorceryEvent>;

/** A figure of a scenario: its kind, whose it is, where it stands in thousandths of an inch. */
type Placed = Omit<ScenarioFigure, 'figure' | 'owner' | 'at'> & {
  is: string;
  of?: Seat;
  at?: readonly [x: number, y: number];
};

/** Figures by names of the test's own, books and spells by the names of their figures. */
interface Wanted extends Omit<Scenario, 'figures' | 'books' | 'inPlay'> {
  figures: Readonly<Record<string, Placed>>;
  books?: (Omit<ScenarioBook, 'wielder'> & { of?: string })[];
  inPlay?: (Omit<ScenarioInPlay, 'caster' | 'target'> & { caster: string; target?: string })[];
}

interface Setting {
  seats?: number;
  options?: Options;
  seed?: string;
  /** With other figures or spells than the usual ones. */
  game?: SorceryGame;
}

/** A position set up for a test, and the words to act in it. */
export interface TestMatch {
  match: SorceryMatch;
  state(): State;
  /** What a seat sees, or somebody who only watches. */
  view(seat?: Seat): SorceryView;
  /** The number of a figure. */
  no(name: string): number;
  figure(name: string): FigureView;
  /** The book of a figure, as its controller sees it. */
  book(name: string): BookView;
  /** The kind of the open question, or null; and who is asked. */
  asks(): string | null;
  asked(): Seat | undefined;
  /** Gives an answer that must be legal, with the dice that will be rolled; what everybody heard. Figures go by their names. */
  does(answer: object, dice?: readonly number[]): SorceryEvent[];
  /** The rule that refuses the answer; fails the test when it is allowed. Nothing may change. */
  refuses(answer: object): string;
  /** The same, with which of the rule's reasons it is: `B76.arc`. */
  why(answer: object): string;
  refusal(answer: object): Refusal;
  options(): unknown[];
  odds(answer: object): ReturnType<typeof outcomes<State, Content, SorceryView, SorceryEvent>>;
}

/** Corners of the field for those who only keep an army alive. */
const CORNERS = [
  { x: 1_000, y: 1_000 },
  { x: 29_000, y: 29_000 },
  { x: 29_000, y: 1_000 },
  { x: 1_000, y: 29_000 },
];

/** The action phase of seat 0, unless more is said; a seat without figures gets a guard in a far corner. */
export function setUp(
  wanted: Wanted,
  { seats = 2, options = {}, seed = 'test', game = sorcery }: Setting = {},
): TestMatch {
  const { figures, books = [], inPlay = [], ...rest } = wanted;
  const names = Object.keys(figures);
  const placed = names.map((name): ScenarioFigure => {
    const { is, of = 0, at, ...more } = figures[name];
    return { figure: is, owner: of, ...(at ? { at: { x: at[0], y: at[1] } } : {}), ...more };
  });
  for (let seat = 0; seat < seats; seat++)
    if (!placed.some(({ owner, where }) => owner === seat && where !== 'fallen')) {
      names.push(`guard${seat}`);
      placed.push({ figure: 'ossuary_guard', owner: seat, at: CORNERS[seat] });
    }
  const position: Scenario = {
    ...rest,
    figures: placed,
    books: books.map(({ of, ...book }) => ({ ...book, wielder: of === undefined ? null : names.indexOf(of) })),
    inPlay: inPlay.map(({ caster, target, ...spell }) => ({
      ...spell,
      caster: names.indexOf(caster),
      ...(target === undefined ? {} : { target: names.indexOf(target) }),
    })),
  };
  const made = create(game, { seats, seed, options, scenario: position });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return actingIn(made.match, names);
}

/** Which fields of answers name figures. */
const FIGURES = new Set(['figure', 'target', 'targets', 'lender', 'fallen', 'of', 'mover']);

function actingIn(match: SorceryMatch, names: readonly string[]): TestMatch {
  const no = (name: string): number => {
    const number = names.indexOf(name);
    if (number < 0) throw new Error(`there is no ${name}`);
    return number;
  };
  const numbered = (value: unknown, field: string): unknown => {
    if (typeof value === 'string' && FIGURES.has(field) && names.includes(value)) return no(value);
    if (Array.isArray(value)) return value.map((one) => numbered(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbered(one, name)]));
  };
  const asked = (): Seat | undefined => waitingFor(match)[0];
  const refusal = (answer: object): Refusal => {
    const before = JSON.stringify(match.table.state);
    const verdict = give(match, asked() ?? 0, numbered(answer, ''));
    expect(verdict, `${JSON.stringify(answer)} should be refused`).toHaveProperty('refused');
    expect(JSON.stringify(match.table.state)).toBe(before);
    if (!('refused' in verdict)) throw new Error('not refused');
    return verdict.refused;
  };
  return {
    match,
    state: () => match.table.state,
    view: (seat) => sorcery.view(match.table, seat ?? null),
    no,
    figure: (name) => sorcery.view(match.table, null).figures[no(name)],
    book(name) {
      const { state } = match.table;
      const found = state.wielder.indexOf(no(name));
      return sorcery.view(match.table, state.owner[no(name)]).books[found];
    },
    asks: () => match.open?.question.kind ?? null,
    asked,
    does(answer, dice = []) {
      const told = match.story.length;
      scriptDice(match, dice);
      const verdict = give(match, asked() ?? 0, numbered(answer, ''));
      expect(verdict, `${JSON.stringify(answer)} to ${match.open?.question.kind}`).toEqual({ done: true });
      expect(match.table.faces, 'dice that were not rolled').toEqual([]);
      return eventsFor(match.story.slice(told), null);
    },
    refusal,
    refuses: (answer) => refusal(answer).rule,
    why: (answer) => reasonOf(refusal(answer)),
    options: () => (match.open ? [...(optionsOf(match.open.question, asked() ?? 0) ?? [])] : []),
    odds: (answer) => outcomes(match, asked() ?? 0, numbered(answer, '')),
  };
}

/** The events of one type among those heard. */
export const only = onlyOf<SorceryEvent>();

/** The chance that an attack which would be made by this answer hits its target, in 36ths. */
export function hits(s: TestMatch, answer: object, target: string): number {
  const { outcomes: found, complete } = s.odds(answer);
  expect(complete).toBe(true);
  const p = found
    .filter(({ events }) =>
      events.some(
        (event) => event.type === 'attacked' && event.blows.some(({ figure, hit }) => hit && figure === s.no(target)),
      ),
    )
    .reduce((sum, one) => sum + one.p, 0);
  return Math.round(p * 36 * 1e6) / 1e6;
}

export const at = (x: number, y: number) => ({ x, y });
export const END = { do: 'end' };
export const DECLINE = { do: 'decline' };
export const PASS = { do: 'pass' };
export const DONE = { do: 'done' };
export const move = (figure: string, path: { x: number; y: number }[], facing = 0) => ({
  do: 'move',
  figure,
  path,
  facing,
});
export const close = (figure: string, target: string) => ({ do: 'close', figure, target });
export const shoot = (figure: string, ...targets: string[]) => ({ do: 'ranged', figure, targets });
