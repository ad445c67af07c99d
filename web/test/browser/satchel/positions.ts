// Positions of Satchel that tests begin from and pictures show.
import { type Record as MatchRecord, type Options, samePlain } from '@conjure/engine';
import type { SatchelView } from '@conjure/satchel/view';
import { playsIn } from '../../../games/satchel/model/answers.ts';
import { laysAt } from '../../../games/satchel/model/picking.ts';
import { isForced, type Policy, playedOnce, type Scripted, scripted } from '../scripted.ts';

const person = { who: 'person' } as const;

/** In the thick of it: the Wyrm is out, a card is nearly full, familiars sleep, wake and lie on cards. */
const MIDDLE = {
  heroes: ['green', 'blue', 'white'],
  row: { H1: 'O01', H2: 'O14', H3: 'O20', S1: 'P01', S2: 'G01', S3: 'W01' },
  ordeals: ['O02', 'O03', 'O04', 'O05', 'O09', 'O10'],
  spells: ['P02', 'P03', 'X01', 'P05', 'G02'],
  began: { heroes: 18, sorcerer: 15 },
  phase: 'running',
  wyrm: 2,
  lore: 3,
  won: { heroes: 1, sorcerer: 0 },
  round: 2,
  board: {
    H1: ['green 1'],
    H3: ['blue 1', null, 'ripple'],
    S2: ['sorcerer 1', 'sorcerer 2'],
    'satchel:white': ['white 1'],
  },
  seats: {
    sorcerer: { dice: 'BBS*T', familiars: ['awake', 'asleep'] },
    green: { dice: 'BFS', familiars: ['awake'] },
    blue: { dice: 'SKT', familiars: ['awake'], hexed: 'boot' },
    white: { dice: '*TT', learned: 'blade' },
  },
};

const BEAT = { beat: 9, order: ['sorcerer', 'green', 'blue', 'white'], window: 'green' };
const LIVE = { live: { now: 31_000, startedAt: 0, rolledAt: { sorcerer: 30_200, green: 30_800 } } };

async function position(scenario: object, options: Options): Promise<MatchRecord> {
  const seats = [person, person, person, person];
  const match = await playedOnce(`satchel ${JSON.stringify([scenario, options])}`, () =>
    scripted({ game: 'satchel', seed: 'table', practice: true, seats, scenario, options }, () => null),
  );
  return match.record;
}

/** It is Tamsin's window. */
export const inBeats = (more: object = {}): Promise<MatchRecord> =>
  position({ ...MIDDLE, ...BEAT, ...more }, { scenario: 'SC4' });

/** Everybody acts at once. */
export const inRealTime = (more: object = {}): Promise<MatchRecord> =>
  position({ ...MIDDLE, ...LIVE, ...more }, { scenario: 'SC4', clock: 'live' });

/** Not far from the end, with hardly anything on the board: a whole match in a few beats. */
const LATE = {
  ...MIDDLE,
  wyrm: 1,
  row: { ...MIDDLE.row, S1: 'G01', S2: 'P01' },
  round: 1,
  won: { heroes: 0, sorcerer: 0 },
  ordeals: ['O02', 'O03'],
  spells: ['P02', 'P03'],
  board: {},
  seats: { sorcerer: { familiars: ['awake', 'asleep'] }, green: { familiars: ['awake'] } },
  beat: 9,
  order: ['green', 'sorcerer', 'blue', 'white'],
  window: 'green',
};

/**
 * A match in beats from there to its end, as people play who roll everything, lay what fits where it first fits, send their
 * familiar out with it, and pass: nothing that a key could not do.
 */
export function toTheEnd(): Promise<Scripted> {
  const opening = { game: 'satchel', seed: 'd', seats: [person, person, person, person], scenario: LATE };
  const rules = { scenario: 'SC4', roundsToWin: 1 };
  const choose: Policy = (asked, _, { view, viewer }) => {
    const seen = view as SatchelView;
    const seat = viewer ?? 0;
    const plays = playsIn(asked);
    const places = seat === 0 ? ['S1', 'S2', 'S3', 'chest'] : ['H1', 'H2', 'H3', `satchel:${seen.seats[seat].id}`];
    const lays = places.flatMap((place) => laysAt(seen, seat, plays, null, { place }).slice(0, 1));
    const rolls = plays.rolls.toSorted((a, b) => b.dice.length - a.dice.length);
    const lay = lays[0] ?? rolls[0] ?? plays.pass ?? plays.takeAll;
    return asked.options?.find(({ answer }) => samePlain(answer, lay)) ?? null;
  };
  return scripted({ ...opening, options: rules }, choose, isForced);
}
