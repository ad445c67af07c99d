import {
  create,
  eventsFor,
  give,
  type Match,
  type Options,
  optionsOf,
  outcomes,
  type Seat,
  scriptDice,
  waitingFor,
} from '@conjure/engine';
import { onlyOf } from '@conjure/engine/testing/playing';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { expect } from 'vitest';
import type { Content } from '../content.ts';
import { FACES } from '../data.ts';
import type { SatchelEvent } from '../events.ts';
import { satchel } from '../game.ts';
import type { Stamped } from '../rules/commands.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { State } from '../state.ts';
import type { PlaceView, SatchelView } from '../view.ts';

export type SatchelMatch = Match<State, Content, SatchelView, SatchelEvent>;

/** `sorcerer`, `green`, `brown`, `blue` or `white`. */
type Who = string;

/** A position set up for a test, and the words to act in it. */
export interface TestMatch {
  match: SatchelMatch;
  state(): State;
  view(): SatchelView;
  /** The kind of the open question, or null when the match is over. */
  asks(): string | null;
  /** Those who are asked. */
  asked(): Who[];
  /** Passes until the window of this seat is open. */
  turn(who: Who): TestMatch;
  /** Gives an answer that must be legal, with the faces it will roll; what everybody heard. */
  does(who: Who, command: object, faces?: string): SatchelEvent[];
  roll(who: Who, numbers: number[], faces: string): SatchelEvent[];
  place(who: Who, die: number, loc: string, slot: number, aim?: string): SatchelEvent[];
  familiar(who: Who, loc: string, slot: number, aim?: string): SatchelEvent[];
  recover(who: Who, loc: string, slot: number): SatchelEvent[];
  /** The rule that refuses the command and its reason: `B64.agreed`, or `B55` where it has none. Nothing may change. */
  why(who: Who, command: object): string;
  allows(who: Who, command: object): boolean;
  options(who: Who): Stamped[];
  /** Everybody's dice as letters: `-` unrolled, `.` placed, `x` hurt. */
  dice(who: Who): string;
  is(familiar: string): 'asleep' | 'awake' | 'out';
  /** What lies in the slots of a place. */
  on(place: string): (string | null)[];
  there(place: string): PlaceView | undefined;
  card(place: string): string | undefined;
  odds(who: Who, command: object): ReturnType<typeof outcomes<State, Content, SatchelView, SatchelEvent>>;
}

/** The rows and decks of the worked examples: green, blue and white against the sorcerer. */
export const EXAMPLE: Scenario = {
  heroes: ['green', 'blue', 'white'],
  row: { H1: 'O01', H2: 'O14', H3: 'O20', S1: 'P01', S2: 'G01', S3: 'W01' },
  ordeals: ['O02', 'O03', 'O04', 'O05'],
  spells: ['P02', 'P03', 'P04', 'P05'],
  order: ['sorcerer', 'green', 'blue', 'white'],
};

export interface Setting {
  seats?: number;
  options?: Options;
  seed?: string;
}

/** A scenario that differs from the examples' in what it says. Its window is by default that of the first who has dice. */
export function setUp(position: Scenario = {}, setting: Setting = {}): TestMatch {
  const { order, ...example } = EXAMPLE;
  const row = { ...EXAMPLE.row, ...position.row };
  const elsewhere = new Set([...Object.values(row), ...(position.gone ?? [])]);
  const left = (deck: readonly string[] = []) => deck.filter((card) => !elsewhere.has(card));
  const [first] = Object.keys(position.seats ?? {});
  const clock = setting.options?.clock === 'live' ? {} : { order, ...(first ? { window: first } : {}) };
  const decks = { ordeals: left(EXAMPLE.ordeals), spells: left(EXAMPLE.spells) };
  return setUpExactly({ ...example, ...decks, seats: {}, ...clock, ...position, row }, setting);
}

const LETTERS = ' BSFKT*';
const faceNumbers = (faces: string): number[] => [...faces].map((letter) => LETTERS.indexOf(letter));

/** A scenario from nothing but what is said. */
export function setUpExactly(scenario: Scenario | undefined, setting: Setting = {}): TestMatch {
  const { options = {}, seed = 'test' } = setting;
  const seats = setting.seats ?? (scenario?.heroes?.length ?? 3) + 1;
  const made = create(satchel, { seats, seed, options: { scenario: 'SC4', ...options }, scenario });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return actingIn(made.match);
}

/** What programs are told by each refusal, as the specification has it. */
const CODES: Readonly<Record<string, string>> = {
  B10: 'NOT_STARTED',
  'B11.none': 'NO_DICE',
  'B11.placed': 'DIE_PLACED',
  'B12.placed': 'DIE_PLACED',
  'B12.unrolled': 'DIE_UNROLLED',
  'B13.none': 'NO_SUCH_SLOT',
  'B13.taken': 'SLOT_FULL',
  B14: 'WRONG_SIDE',
  B15: 'ONE_PLACE',
  B16: 'TWO_COLOURS',
  B17: 'NO_MATCH',
  'B21.empty': 'NOTHING_THERE',
  'B21.none': 'NOTHING_THERE',
  B3: 'NO_SUCH_DIE',
  B38: 'WYRM_BLOCKS',
  B40: 'WYRM_AWAY',
  B44: 'HEXED',
  B46: 'DIE_HURT',
  'B51.none': 'NO_LORE',
  'B51.sorcerer': 'NO_LORE',
  'B52.again': 'ALREADY_LEARNED',
  'B52.dear': 'NOT_ENOUGH_LORE',
  'B52.own': 'BAD_SYMBOL',
  B55: 'ROUND_OVER',
  B57: 'ROUND_RUNNING',
  B62: 'COOLDOWN',
  'B64.agreed': 'AGREED',
  'B64.running': 'NOT_PAUSED',
  'B64.stopped': 'PAUSED',
  B67: 'MUST_ROLL',
  B68: 'ROLL_USED',
  B69: 'NOT_IN_LIVE',
  'B70.familiar': 'NOT_YOUR_WINDOW',
  'B70.wait': 'NOT_YOUR_WINDOW',
  'F14.away': 'NOT_ACTIVE',
  'F14.none': 'NOT_ACTIVE',
  F17: 'STAR_SLOT',
  F9: 'NO_FAMILIAR',
  R16: 'NOT_YOURS',
};

function actingIn(match: SatchelMatch): TestMatch {
  const ids = () => satchel.content.teams[match.table.state.team].ids;
  const seatOf = (who: Who): Seat => ids().indexOf(who);
  const view = () => satchel.view(match.table, null);
  const seen = (who: Who) => view().seats[seatOf(who)];
  const there = (name: string) => view().places.find(({ place }) => place === name);
  const does = (who: Who, command: object, faces = ''): SatchelEvent[] => {
    if (faces !== '') scriptDice(match, faceNumbers(faces));
    const told = match.story.length;
    expect(give(match, seatOf(who), command), `${who} ${JSON.stringify(command)}`).toEqual({ done: true });
    return eventsFor(match.story.slice(told), null);
  };
  const at = () => (match.table.state.options.clock === 'live' ? { at: match.table.state.now } : {});
  const s: TestMatch = {
    match,
    state: () => match.table.state,
    view,
    asks: () => match.open?.question.kind ?? null,
    asked: () => waitingFor(match).map((seat) => ids()[seat]),
    turn(who) {
      while (view().beat?.window !== seatOf(who)) does(ids()[view().beat?.window ?? 0], { do: 'pass' });
      return s;
    },
    does,
    roll: (who, numbers, faces) => does(who, { do: 'roll', dice: numbers, ...at() }, faces),
    place: (who, die, loc, slot, aim) => does(who, { do: 'place', die, loc, slot, ...(aim ? { aim } : {}), ...at() }),
    familiar: (who, loc, slot, aim) => does(who, { do: 'familiar', loc, slot, ...(aim ? { aim } : {}), ...at() }),
    recover: (who, loc, slot) => does(who, { do: 'recover', loc, slot, ...at() }),
    why(who, command) {
      const before = JSON.stringify(match.table.state);
      const verdict = give(match, seatOf(who), { ...command, ...('at' in command ? {} : at()) });
      expect(JSON.stringify(match.table.state)).toBe(before);
      if (!('refused' in verdict)) throw new Error(`${who} ${JSON.stringify(command)} should be refused`);
      const why = reasonOf(verdict.refused);
      expect(verdict.refused.facts.code).toBe(CODES[why]);
      return why;
    },
    allows: (who, command) => match.open?.question.refuse({ ...command, ...at() }, seatOf(who)) === null,
    options: (who) => (match.open ? ((optionsOf(match.open.question, seatOf(who)) ?? []) as Stamped[]) : []),
    dice: (who) =>
      seen(who)
        .dice.map(({ is, face }) =>
          is === 'hurt' ? 'x' : is === 'placed' ? '.' : face ? LETTERS[FACES.indexOf(face) + 1] : '-',
        )
        .join(''),
    is(familiar) {
      const found = view()
        .seats.flatMap((seat) => seat.familiars)
        .find((one) => one.familiar === familiar);
      if (!found) throw new Error(`there is no ${familiar}`);
      return found.is;
    },
    on: (name) =>
      (there(name)?.slots ?? []).map(({ piece }) =>
        piece === null ? null : 'familiar' in piece ? piece.familiar : `${ids()[piece.by]} ${piece.number}`,
      ),
    there,
    card: (name) => there(name)?.card?.card,
    odds: (who, command) => outcomes(match, seatOf(who), command),
  };
  return s;
}

/** The events of one type among those heard. */
export const only = onlyOf<SatchelEvent>();

/** What everybody has heard since the match was set up. */
export const story = (s: TestMatch): SatchelEvent[] => eventsFor(s.match.story, null);

export const place = (die: number, loc: string, slot: number) => ({ do: 'place', die, loc, slot });
export const familiar = (loc: string, slot: number) => ({ do: 'familiar', loc, slot });
export const roll = (...dice: number[]) => ({ do: 'roll', dice });
export const recover = (loc: string, slot: number) => ({ do: 'recover', loc, slot });
export const learn = (symbol: string) => ({ do: 'learn', symbol });
export const PASS = { do: 'pass' };
export const RECOVER_ALL = { do: 'recoverAll' };
export const NEXT_ROUND = { do: 'nextRound' };
