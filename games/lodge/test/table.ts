import {
  create,
  eventsFor,
  give,
  type Match,
  type Options,
  openTo,
  optionsOf,
  outcomes,
  type Seat,
  waitingFor,
} from '@conjure/engine';
import { onlyOf } from '@conjure/engine/testing/playing';
import { reasonOf } from '@conjure/engine/testing/reason-of';
import { expect } from 'vitest';
import type { Content } from '../content.ts';
import type { LodgeEvent, Owner } from '../events.ts';
import { lodge } from '../game.ts';
import type { Scenario, ScenarioSeat } from '../scenario/scenario.ts';
import type { State } from '../state.ts';
import type { EvocationView, LodgeView, PrivateView, RoomView, SeatView } from '../view.ts';

export type LodgeMatch = Match<State, Content, LodgeView, LodgeEvent>;

/** The mages of the worked examples, by seat. */
export const MAGES = ['jafar', 'nero', 'rebecca', 'tessa'] as const;
export type Who = (typeof MAGES)[number];

/** A position set up for a test, and the words to act in it. */
export interface TestMatch {
  match: LodgeMatch;
  state(): State;
  /** What everybody sees. */
  view(): LodgeView;
  seat(who: Who): SeatView;
  room(name: string): RoomView;
  /** His evocation or familiar of that kind. */
  evocation(who: Who, creature: string): EvocationView | undefined;
  /** The kind of the question that is open, to the first who is asked or to this one; null when nothing is. */
  asks(who?: Who): string | null;
  asked(): Who[];
  /** Gives an answer that must be legal; what everybody heard. */
  does(who: Who, answer: object): LodgeEvent[];
  /** The rule that refuses the answer and its reason: `B57.card`, or `B32` where it has none. Nothing may change. */
  why(who: Who, answer: object): string;
  options(who: Who): unknown[];
  /** Declines reactions until something else is asked. */
  quietly(): TestMatch;
  /** Cubes as the specification writes them: `J6 N3`. */
  sheet(who: Who): string;
  card(who: Who, creature: string): string;
  cubes(room: string): string;
  odds(who: Who, answer: object): ReturnType<typeof outcomes<State, Content, LodgeView, LodgeEvent>>;
}

type Seats = Partial<Record<Who, ScenarioSeat>>;
type Wanted = Omit<Scenario, 'seats' | 'turn' | 'crown'> & Seats & { turn?: Who; crown?: Who };

interface Setting {
  mages?: readonly Who[];
  options?: Options;
  seed?: string;
}

/** Mages in the example Lodge, in their Cells where nothing else is said; the Action phase, Jaf'ar holding the Crown. */
export function setUp(wanted: Wanted = {}, setting: Setting = {}): TestMatch {
  const mages = setting.mages ?? MAGES;
  const { turn, crown = mages[0], ...position } = wanted;
  const rest: Record<string, unknown> = { ...position };
  for (const mage of MAGES) delete rest[mage];
  const seats = mages.map((mage): ScenarioSeat => ({ mage, cell: mages.indexOf(mage) + 1, ...wanted[mage] }));
  const families = setting.options?.families;
  return setUpExactly(
    {
      ...(families === undefined || families === 'all' ? { lodge: 'example' as const } : {}),
      phase: 'action',
      ...rest,
      crown: mages.indexOf(crown),
      ...(turn ? { turn: mages.indexOf(turn) } : {}),
      seats,
    },
    setting,
  );
}

/** A scenario from nothing but what is said. */
export function setUpExactly(
  scenario: Scenario | undefined,
  { mages = MAGES, options = {}, seed = 'test' }: Setting = {},
): TestMatch {
  const made = create(lodge, { seats: mages.length, seed, options, scenario });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return actingIn(made.match);
}

function actingIn(match: LodgeMatch): TestMatch {
  const view = () => lodge.view(match.table, null);
  const ids = () => view().seats.map(({ mage }) => mage as Who);
  const seatOf = (who: Who): Seat => ids().indexOf(who);
  const seat = (who: Who) => view().seats[seatOf(who)];
  const room = (name: string): RoomView => {
    const found = view().rooms.find((one) => one.room === name || one.tile === name);
    if (!found) throw new Error(`there is no room ${name}`);
    return found;
  };
  const evocation = (who: Who, creature: string) => seat(who).evocations.find((one) => one.creature === creature);
  const letters = (cubes: readonly Owner[]): string => {
    const names = ['J', 'N', 'R', 'T'];
    const counts = new Map<string, number>();
    for (const owner of cubes) {
      const name = owner === 'rose' ? '*' : names[['jafar', 'nero', 'rebecca', 'tessa'].indexOf(ids()[owner])];
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, n]) => `${name}${n}`).join(' ');
  };
  const does = (who: Who, answer: object): LodgeEvent[] => {
    const told = match.story.length;
    expect(
      give(match, seatOf(who), answer),
      `${who} ${JSON.stringify(answer)} to ${openTo(match, seatOf(who))?.question.kind}`,
    ).toEqual({
      done: true,
    });
    return eventsFor(match.story.slice(told), null);
  };
  const s: TestMatch = {
    match,
    state: () => match.table.state,
    view,
    seat,
    room,
    evocation,
    asks: (who) => openTo(match, who ? seatOf(who) : waitingFor(match)[0])?.question.kind ?? null,
    asked: () => waitingFor(match).map((one) => ids()[one]),
    does,
    why(who, answer) {
      const before = JSON.stringify(match.table.state);
      const verdict = give(match, seatOf(who), answer);
      expect(verdict, `${who} ${JSON.stringify(answer)} should be refused`).toHaveProperty('refused');
      expect(JSON.stringify(match.table.state)).toBe(before);
      return 'refused' in verdict ? reasonOf(verdict.refused) : '';
    },
    options: (who) => (match.open ? [...(optionsOf(match.open.question, seatOf(who)) ?? [])] : []),
    quietly() {
      while (s.asks() === 'react') does(s.asked()[0], { do: 'decline' });
      return s;
    },
    sheet: (who) => letters(seat(who).damage),
    card: (who, creature) => letters(evocation(who, creature)?.damage ?? []),
    cubes: (name) => letters(room(name).cubes),
    odds: (who, answer) => outcomes(match, seatOf(who), answer),
  };
  return s;
}

/** Cubes of an owner: `of(0, 6)` six of Jaf'ar's. */
export const of = (owner: Owner, n: number): Owner[] => new Array<Owner>(n).fill(owner);

/** The events of one type among those heard. */
export const only = onlyOf<LodgeEvent>();

/** What everybody has heard since the match was set up. */
export const story = (s: TestMatch): LodgeEvent[] => eventsFor(s.match.story, null);

export const cast = (slot: string) => ({ do: 'cast', slot });
export const aim = (model: string) => ({ model });
export const step = (to: string) => ({ do: 'step', to });
export const explore = (to: string) => ({ do: 'explore', to });
export const PASS = { do: 'pass' };
export const END = { do: 'end' };
export const STOP = { do: 'stop' };
export const DECLINE = { do: 'decline' };
export const DONE = { do: 'done' };
export const attack = (model: string) => ({ do: 'attack', model });
export const fight = (model: string) => ({ do: 'fight', model });
export const reveal = (slot: string) => ({ do: 'reveal', slot });
export const ACTIVATE = { do: 'activate' };
/** The two uses of the Familiar token, and the way out that needs none. [F26] [F34] */
export const FAMILIAR_ACTION = { do: 'familiar', use: 'action' };
export const TOKEN_SORTIE = { do: 'familiar', use: 'sortie' };
export const PHASE_SORTIE = { do: 'sortie' };

/** The mode of his familiar and, in Hunting, its room: `guard`, `hunting 0,1`, or `none`. */
export function stance(s: TestMatch, who: Who): string {
  const familiar = s.seat(who).evocations.find((one) => one.familiar);
  if (!familiar) return 'none';
  return familiar.at === null ? `${familiar.mode}` : `${familiar.mode} ${familiar.at}`;
}

/** Everybody passes and declines until the Action phase is over. */
export function passAll(s: TestMatch): TestMatch {
  while (s.asks() === 'turn' || s.asks() === 'react') {
    if (s.asks() === 'react') s.quietly();
    else s.does(s.asked()[0], s.view().turn?.actions ? END : PASS);
  }
  return s;
}

/** The Evocation phase, from wherever the round is, up to the turn of this mage. */
export function evocationsOf(s: TestMatch, who: Who): TestMatch {
  passAll(s);
  while (s.asks() === 'evocations' && s.asked()[0] !== who) s.does(s.asked()[0], DONE);
  expect([s.asks(), s.asked()]).toEqual(['evocations', [who]]);
  return s;
}
export const command = (model: string) => ({ do: 'command', model });
export const momentum = (slot: string, to: string) => ({ do: 'momentum', slot, to });
export const into = (room: string) => ({ room });
export const take = (from: 'sheet' | 'card' | 'room', whose: string) => ({ do: 'take', from, whose });
export const EXPLORE_HERE = { do: 'explore', activate: true };
export const FIGHT_HERE = { do: 'fight', activate: true };
export const USE = { do: 'use' };
export const KEEP = { do: 'keep' };

/** What a player sees of his own things. */
export function own(s: TestMatch, who: Who): PrivateView {
  const seat = s.view().seats.findIndex(({ mage }) => mage === who);
  const seen = lodge.view(s.match.table, seat).seats[seat].own;
  if (!seen) throw new Error(`${who} sees nothing of his own`);
  return seen;
}
