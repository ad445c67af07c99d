import { fields, got, listOf, type Shape, type ShapeType, text } from '@conjure/engine';
import type { Interrupts, Overlooks } from './people.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type LevelName = (typeof LEVELS)[number];

const weight: Shape<number> = {
  expects: 'a number of at least 0',
  schema: { type: 'number', minimum: 0 },
  check: (value, place) =>
    Number.isFinite(value) && (value as number) >= 0 ? null : { place, expected: weight.expects, got: got(value) },
};
const perStep = (steps: number) => listOf(weight, { min: steps, max: steps });

const hero = {
  ordeal: weight,
  bannerBonus: weight,
  mendBonusWhenAfflicted: weight,
  satchel: weight,
  hexRemedy: weight,
  woundRemedy: weight,
  wyrmTile: perStep(3),
  wyrmSpellOpenFactor: weight,
  twoHeroesWithFamiliarsFactor: weight,
  wyrmTileWhenNoThreat: weight,
  partner: weight,
  stay: weight,
  idle: weight,
  slip: weight,
};
const sorcerer = {
  plain: weight,
  chant: weight,
  gustBase: weight,
  gustPerPoint: weight,
  gustAlmostFull: weight,
  gustFamiliar: weight,
  thorns: weight,
  wyrm: perStep(4),
  hex: weight,
  wound: weight,
  chest: weight,
  stay: weight,
  idle: weight,
  slip: weight,
};
const heroShape = fields(hero);
const sorcererShape = fields(sorcerer);
const differing = fields({ hero: fields({}, hero), sorcerer: fields({}, sorcerer) });

/** What the bots value, in `setup.json`: the hard ones in full, of the others what differs. */
export const botsShape = fields(
  { hard: fields({ hero: heroShape, sorcerer: sorcererShape }), normal: differing, easy: differing },
  { note: text },
);
export type Bots = ShapeType<typeof botsShape>;
export type HeroWeights = ShapeType<typeof heroShape>;
export type SorcererWeights = ShapeType<typeof sorcererShape>;

export interface Weights {
  readonly hero: HeroWeights;
  readonly sorcerer: SorcererWeights;
}

/** All that makes a bot of a level. */
export interface Mentality extends Weights {
  readonly overlooks: Overlooks;
  /** Looks for a familiar to play outside its own window. [R9] */
  readonly interrupts: Interrupts | null;
  readonly isCareful: boolean;
  /** How long it takes from one action to the next where everybody acts at once. [B65] */
  readonly paceMs: number;
  /** How long it takes for a piece. */
  readonly handMs: number;
  readonly learningCost: number;
}

export const weightsOf = (bots: Bots, level: LevelName): Weights => ({
  hero: { ...bots.hard.hero, ...bots[level].hero },
  sorcerer: { ...bots.hard.sorcerer, ...bots[level].sorcerer },
});
