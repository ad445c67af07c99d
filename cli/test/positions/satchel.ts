import { create, type Match, type Options } from '@conjure/engine';
import { satchel } from '@conjure/satchel';

/** Green, blue and white against the sorcerer: the rows and decks of the specification's examples. */
export const EXAMPLE = {
  heroes: ['green', 'blue', 'white'],
  row: { H1: 'O01', H2: 'O14', H3: 'O20', S1: 'P01', S2: 'G01', S3: 'W01' },
  ordeals: ['O02', 'O03', 'O04', 'O05'],
  spells: ['P02', 'P03', 'P04', 'P05'],
  order: ['sorcerer', 'green', 'blue', 'white'],
};

function matchAt(position: object | undefined, options: Options = {}, seed = 'scene', seats = 4): Match {
  const scenario = position && { ...EXAMPLE, ...position };
  const made = create(satchel, { seats, seed, options: { scenario: 'SC4', ...options }, scenario });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.match as unknown as Match;
}

/** Dice laid, a familiar out, the Wyrm on H2, green hexed and white wounded, blue's otter awake in green's window. */
export const busy = () =>
  matchAt({
    wyrm: 2,
    lore: 5,
    board: { H1: ['green 1', 'thistle'], S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'], 'satchel:white': ['blue 1'] },
    seats: {
      sorcerer: { dice: 'BBSFK', familiars: ['awake', 'asleep'] },
      green: { dice: 'BF*', hexed: 'torch' },
      blue: { dice: '*K-' },
      white: { dice: 'TKx' },
    },
    window: 'green',
  });

/** The sorcerer is one piece short of a Gust, which wants an aim. */
export const aiming = () =>
  matchAt({
    board: { H2: ['green 1'], H1: ['blue 1'], S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'] },
    seats: {
      sorcerer: { dice: 'BBSFK', familiars: ['awake', 'awake'] },
      green: { dice: 'B--' },
      blue: { dice: 'B--' },
    },
    window: 'sorcerer',
  });

/** A round that is over, and another to come. */
export const between = () =>
  matchAt({
    phase: 'over',
    winner: 'heroes',
    cause: 'deck',
    won: { heroes: 1, sorcerer: 0 },
    ordeals: [],
    spells: ['P02'],
  });

export const matches = (): Match[] => [
  busy(),
  aiming(),
  between(),
  ...(['TR1', 'SC1', 'SC4'] as const).map((scenario, i) => matchAt(undefined, { scenario }, `whole ${i}`, 3 + i)),
];
