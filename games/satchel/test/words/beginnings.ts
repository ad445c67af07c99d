import type { MatchSetup } from '@conjure/engine';
import { EXAMPLE } from '../table.ts';

interface Enacted {
  wanted: Omit<MatchSetup, 'seed'>;
  /** Seat and command, one after another. */
  commands: readonly [number, object][];
}

const SEATS = 4;
const SC4 = { scenario: 'SC4' };
const { order: _, ...anyClock } = EXAMPLE;
const paused = (seat: number, at: number): [number, object] => [seat, { do: 'resume', at }];

/** Things that random play seldom comes to. */
export const BEGINNINGS: Readonly<Record<string, Enacted>> = {
  start: { wanted: { seats: SEATS, options: SC4 }, commands: [[0, { do: 'pass' }]] },
  pause: {
    wanted: {
      seats: SEATS,
      options: { ...SC4, clock: 'live' },
      scenario: { ...anyClock, seats: { green: { dice: '*--' } } },
    },
    commands: [
      [1, { do: 'resume', at: 5 }],
      [1, { do: 'pass', at: 5 }],
      [1, { do: 'roll', dice: [1], at: 5 }],
      [1, { do: 'roll', dice: [2], at: 6 }],
      [2, { do: 'pause', at: 10 }],
      [1, { do: 'roll', dice: [1], at: 20 }],
      paused(0, 20),
      paused(0, 20),
      paused(1, 21),
      paused(2, 22),
      paused(3, 23),
    ],
  },
  notHisWindow: {
    wanted: {
      seats: SEATS,
      options: { ...SC4, familiarAnytime: false },
      scenario: { ...EXAMPLE, window: 'green', seats: { green: { dice: '---' } } },
    },
    commands: [[2, { do: 'pass' }]],
  },
  noSleeper: {
    wanted: {
      seats: SEATS,
      options: { ...SC4, fillNeedsInactive: false, homeCountsColour: true },
      scenario: {
        ...EXAMPLE,
        window: 'green',
        board: { 'satchel:green': ['green 1'] },
        seats: { green: { dice: '**-', familiars: ['awake'] } },
      },
    },
    commands: [[1, { do: 'place', die: 2, loc: 'satchel:green', slot: 2 }]],
  },
  allPlaced: {
    wanted: {
      seats: SEATS,
      options: SC4,
      scenario: {
        ...EXAMPLE,
        row: { ...EXAMPLE.row, S2: 'V01' },
        lore: 3,
        board: { H2: ['green 1', 'green 2', 'green 3'], S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3', 'sorcerer 4'] },
        seats: {
          sorcerer: { dice: 'BBFKT' },
          green: { dice: 'BSF' },
          blue: { hexed: 'key', dice: 'K*-', learned: 'blade' },
        },
      },
    },
    commands: [
      [0, { do: 'place', die: 5, loc: 'S2', slot: 5, aim: 'green' }],
      [0, { do: 'learn', symbol: 'key' }],
      [0, { do: 'pass' }],
      [1, { do: 'roll', dice: [1] }],
      [1, { do: 'learn', symbol: 'boot' }],
      [1, { do: 'learn', symbol: 'key' }],
      [1, { do: 'recoverAll' }],
      [1, { do: 'pass' }],
      [2, { do: 'place', die: 1, loc: 'H3', slot: 4 }],
      [2, { do: 'learn', symbol: 'shield' }],
    ],
  },
  stuck: {
    wanted: {
      seats: SEATS,
      options: SC4,
      scenario: {
        ...EXAMPLE,
        beat: 9,
        heroPlaced: 1,
        lore: 4,
        window: 'green',
        wyrm: 3,
        board: {
          H1: [null, 'green 1', 'green 2'],
          H2: [null, 'blue 1', 'blue 2', 'blue 3'],
          wyrm: ['white 1', 'white 2'],
        },
        seats: { green: { dice: 'SFx' }, blue: { dice: 'SFK' }, white: { dice: '**x' } },
      },
    },
    commands: [
      [1, { do: 'learn', symbol: 'key' }],
      [1, { do: 'recover', loc: 'H2', slot: 2 }],
      [1, { do: 'recover', loc: 'H3', slot: 2 }],
    ],
  },
  lastStep: {
    wanted: {
      seats: SEATS,
      options: SC4,
      scenario: {
        ...EXAMPLE,
        wyrm: 3,
        board: { S3: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
        seats: { sorcerer: { dice: 'BBSK-' } },
      },
    },
    commands: [
      [0, { do: 'place', die: 4, loc: 'S3', slot: 4 }],
      [0, { do: 'pass' }],
      [0, { do: 'nextRound' }],
    ],
  },
  dawn: {
    wanted: {
      seats: SEATS,
      options: { ...SC4, roundsToWin: 1 },
      scenario: {
        ...EXAMPLE,
        beat: 150,
        window: 'white',
        board: { 'satchel:blue': ['white 1'] },
        seats: { white: { dice: '*--' } },
      },
    },
    commands: [[3, { do: 'pass' }]],
  },
  missed: {
    wanted: {
      seats: SEATS,
      options: SC4,
      scenario: {
        ...EXAMPLE,
        board: { S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
        seats: { sorcerer: { dice: 'BBSF-', familiars: ['awake', 'asleep'] } },
      },
    },
    commands: [[0, { do: 'familiar', loc: 'S2', slot: 4, aim: 'H1' }]],
  },
};
