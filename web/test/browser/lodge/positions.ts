// Positions of the Lodge that tests begin from and pictures show.
import type { Record as MatchRecord } from '@conjure/engine';
import { scenarios } from '@conjure/lodge/lessons';
import type { LodgeView } from '@conjure/lodge/view';
import { type AnswerFields, choicesOf, fieldsOf } from '../../../games/answers.ts';
import { choicesFor, enoughOf } from '../../../games/lodge/model/answers.ts';
import { following, isForced, type Policy, playedOnce, type Scripted, scripted } from '../scripted.ts';

const person = { who: 'person' } as const;

/** Nero with his familiar and Jaf'ar, a room apart, at the start of a round. */
const MEETING = {
  lodge: 'example',
  round: 2,
  phase: 'rose',
  crown: 1,
  seats: [
    { mage: 'nero', cell: 1, at: '-1,0', familiar: { id: 'muso', mode: 'guard' } },
    { mage: 'jafar', cell: 2, at: '0,0' },
  ],
};

/** What a question is best answered with, by its kind, the dearest wish first; without one it is declined. */
const PREFERRED: { readonly [kind: string]: readonly AnswerFields[] } = {
  turn: [{ do: 'cast' }, { do: 'explore' }],
  steps: [{ do: 'activate' }, { do: 'step' }],
  evocations: [{ do: 'sortie' }, { do: 'activate' }],
  activation: [{ do: 'attack' }, { do: 'step' }],
};

const someOf: Policy = (asked, _, { view, viewer }) => {
  const { seats, turn, round } = view as LodgeView;
  if (round > MEETING.round) return null;
  const choices = choicesOf(asked);
  // Two spells, one of them Quick: short, and yet something of everything.
  const set = choices.find((choice) => Object.keys(fieldsOf(choice)).join() === 'I,Q');
  if (asked.kind === 'set') return set ?? null;
  // From schools of their own, so that nobody has what the other has.
  if (asked.kind === 'schools') return choices.at(viewer === 0 ? 0 : -1) ?? null;
  const isTired = asked.kind === 'turn' && viewer !== null && (seats[viewer].physical < 2 || turn?.actions === 1);
  const preferred = isTired ? [{ do: 'cast' }] : (PREFERRED[asked.kind] ?? []);
  const [option = enoughOf(asked) ?? choices[0]] = preferred.flatMap((fields) => choicesFor(asked, fields));
  return option;
};

const OPENING = { game: 'lodge', seed: 'r3', seats: [person, person], scenario: MEETING };

/** A whole round of it, with something of every phase. */
export const round = (): Promise<Scripted> =>
  scripted(OPENING, someOf, (asked) => isForced(asked) && !['react', 'unused'].includes(asked.kind));

/** Both have set their spells, and the first turn begins. */
export const prepared = (): Promise<Scripted> =>
  scripted(OPENING, (asked, ...more) => (asked.kind === 'turn' ? null : someOf(asked, ...more)));

interface Position {
  readonly seats: readonly object[];
  readonly [part: string]: unknown;
}

/** A bot has every seat but the first. */
async function position(scenario: Position, ...answers: object[]): Promise<MatchRecord> {
  const seats = scenario.seats.map(() => person);
  const match = await playedOnce(`lodge ${JSON.stringify([scenario, answers])}`, () =>
    scripted({ game: 'lodge', seed: 'table', seats, scenario }, following(...answers)),
  );
  return { ...match.record, players: ['me', 'adept', 'novice', 'master'].slice(0, seats.length) };
}

/** In the thick of it: two familiars guard, two hunt, one room is gone and others are about to fall. It is Jaf'ar's turn. */
export async function inTheThick(): Promise<MatchRecord> {
  const beasts = (await scenarios()).find(({ id }) => id === 'beasts')?.scenario as Position;
  return position({
    ...beasts,
    phase: 'action',
    turn: 0,
    seats: beasts.seats.map((seat, i) => ({ ...seat, set: SETS[i], ...(i === 0 ? { at: '0,1' } : {}) })),
  });
}

const SETS = [
  { I: 'lodestar/a', II: 'ember_dart/a', Q: 'salt_skin/b' },
  { I: 'kiln_breath/a', II: 'wall_of_cinders/a', III: 'thunder_nail/a' },
  { I: 'raise_thrall/a', Q: 'last_candle/a' },
  { I: 'ember_dart/a', II: 'back_stair/a' },
];

const CLOSE = {
  lodge: 'example',
  phase: 'action',
  crown: 1,
  seats: [
    {
      mage: 'nero',
      cell: 1,
      at: '-1,1',
      damage: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      familiar: { id: 'muso', mode: 'guard', damage: [1] },
    },
    { mage: 'tessa', cell: 2, at: '-1,1', set: { I: 'thunder_nail/a', Q: 'stone_knuckle/a' } },
  ],
};

/** Tessa hits Nero, who has room for two cubes, and his familiar for two: how is it divided? */
export const dividing = (): Promise<MatchRecord> => position(CLOSE, { do: 'cast', slot: 'I' });

/** The same, but Nero could answer with a spell. */
export const reacting = (): Promise<MatchRecord> =>
  position(
    { ...CLOSE, seats: [{ ...CLOSE.seats[0], set: { I: 'ember_dart/a', II: 'foreseen_blow/a' } }, CLOSE.seats[1]] },
    { do: 'cast', slot: 'I' },
  );

/** Five cards in hand, to be set. */
export const preparing = (): Promise<MatchRecord> =>
  position({
    ...CLOSE,
    phase: 'preparation',
    seats: [
      { ...CLOSE.seats[0], hand: ['ember_dart', 'wall_of_cinders', 'foreseen_blow', 'back_stair', 'crown_of_cinders'] },
      { ...CLOSE.seats[1], set: {} },
    ],
  });

const ALONE = { ...CLOSE, crown: 0 };
const nero = { mage: 'nero', cell: 1, at: '0,0' };
const jafar = { mage: 'jafar', cell: 2, at: '2,0' };

/** Nero's familiar hunts next door, and Jaf'ar waits with a spell face down in another room; what cannot be done is much. */
export const walking = (): Promise<MatchRecord> =>
  position({
    ...ALONE,
    seats: [
      { ...nero, set: { I: 'unspell/a', II: 'lodestar/b' }, familiar: { id: 'muso', mode: 'hunting', at: '0,1' } },
      { ...jafar, at: '1,-1', set: { I: 'ember_dart/a' } },
    ],
  });

/** One of three set spells is exchanged for one of the hand. */
export const swapping = (): Promise<MatchRecord> =>
  position(
    {
      ...ALONE,
      seats: [
        {
          ...nero,
          set: { I: 'wrong_door/b', II: 'ember_dart/a', III: 'kiln_breath/b', Q: 'salt_skin/b' },
          hand: ['thunder_nail', 'foreseen_blow'],
        },
        jafar,
      ],
    },
    { do: 'cast', slot: 'I' },
  );

/** Cubes in a room may be turned. */
export const turningCubes = (): Promise<MatchRecord> =>
  position(
    {
      ...ALONE,
      rooms: { '0,1': { cubes: [1, 1, 'rose', 0] } },
      seats: [{ ...nero, set: { I: 'melt_keystone/b' } }, jafar],
    },
    { do: 'cast', slot: 'I' },
    { room: '0,1' },
  );

/** A third quest is one too many. */
export const questing = (): Promise<MatchRecord> =>
  position(
    {
      ...ALONE,
      seats: [
        {
          ...nero,
          set: { I: 'false_letter/a' },
          quests: [
            { quest: 'q101', progress: [1, 1] },
            { quest: 'q103', progress: [2, 0] },
          ],
        },
        jafar,
      ],
    },
    { do: 'cast', slot: 'I' },
    {},
  );
