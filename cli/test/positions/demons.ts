import { demons } from '@conjure/demons';
import { create, give, type Match } from '@conjure/engine';
import { expect } from 'vitest';

/** Two magicians. */
export const two = (one: object, other: object, more: object = {}) => ({ turn: 2, magicians: [one, other], ...more });
export const spirits = [8, 15, 33, 58, 20, 10];

interface Setting {
  readonly scenario: unknown;
  readonly seats: number;
  readonly dice?: number[];
  /** What seat 0 answers first, to come to a question. */
  readonly first?: readonly unknown[];
}

export const traders = two(
  { hex: '0705', spirits, treasures: ['43', '12'], ring: true },
  { hex: '0706', spirits: [26, 70], treasures: ['31'] },
  { phase: 'use' },
);
export const brawlers = two(
  { hex: '0705', spirits: [14, 5, 18] },
  { hex: '0310', spirits: [70] },
  { phase: 'use', mortals: { abbot: { hex: '0805' }, mullah: { hex: '0805' }, bishop: { hex: '0706' } } },
);
const strong = [9, 13, 68, 8];
const fight = [{ do: 'attack', hex: '1106' }, { with: strong }];
const emir = 'emir-of-ani';

/** A position of one magician. */
const alone = (magician: object, more: object = {}) => ({ turn: 2, phase: 'use', magicians: [magician], ...more });

/** Positions in which the rarer questions come up. */
const SETTINGS: readonly Setting[] = [
  { scenario: traders, seats: 2 },
  { scenario: traders, seats: 2, first: [{ do: 'trade', magician: 1 }] },
  {
    scenario: traders,
    seats: 2,
    first: [
      { do: 'trade', magician: 1 },
      { give: ['43'], take: ['31'] },
    ],
  },
  { scenario: brawlers, seats: 2, first: [{ do: 'power', spirit: 14, power: 'B' }] },
  {
    seats: 2,
    scenario: two(
      { hex: '0705', treasures: ['43', '12'] },
      { hex: '0310', treasures: ['31'] },
      { phase: 'turn', ring: { is: 'hoard', mortal: 'abbot' } },
    ),
    first: [{ call: true }],
  },
  {
    seats: 3,
    scenario: {
      turn: 2,
      phase: 'victims',
      loosed: ['abbot'],
      magicians: [
        { hex: '0310', familiars: ['abbot'] },
        { hex: '0705', found: true },
        { hex: '0905', found: true },
      ],
      mortals: { abbot: { hex: '0805' } },
    },
  },
  {
    seats: 2,
    scenario: two(
      { hex: '0310', familiars: ['abbot'] },
      { captor: { mortal: 'abbot' } },
      { phase: 'waking', mortals: { abbot: { hex: '0805' } } },
    ),
  },
  {
    seats: 1,
    scenario: {
      ...alone({ captor: { mortal: emir }, treasures: ['43', '12'], ring: true, spirits: [8] }),
      phase: 'torture',
    },
  },
  {
    seats: 1,
    scenario: alone({ hex: '1006', spirits: strong }, { mortals: { [emir]: { hoard: ['43', 'ring'] } } }),
    dice: [6],
    first: fight,
  },
  { seats: 1, scenario: alone({ captor: { mortal: emir }, spirits: strong }), dice: [1], first: fight },
  { seats: 1, scenario: { turn: 2, magicians: [{ hex: '0705', spirits: [8, 10], treasures: ['43', '12'] }] } },
  { seats: 1, scenario: alone({ hex: '0705', curses: 2, wounds: 1, spirits: [8, 10, 5, 46] }) },
  {
    seats: 1,
    scenario: alone(
      { hex: '1307', spirits: [8, 10, 48] },
      { boxes: { '43': { is: 'found', counter: 62, by: 0 }, '12': { is: 'loose', hex: '1307' } } },
    ),
  },
];

export function matchAt({ scenario, seats, dice, first = [] }: Setting, seed: string): Match {
  const made = create(demons, { seats, seed, ...(scenario ? { scenario } : {}), ...(dice ? { dice } : {}) });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  for (const answer of first) expect(give(made.match, 0, answer)).toEqual({ done: true });
  return made.match;
}

/** Matches that come to every kind of question before long. */
export const matches = (): Match[] => [
  ...SETTINGS.map((setting, i) => matchAt(setting, `answers ${i}`)),
  ...[1, 2, 3, 4].map((seats) => matchAt({ scenario: undefined, seats }, `whole ${seats}`)),
];
