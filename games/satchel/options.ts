import type { OptionSpec, Options } from '@conjure/engine';
import { HERO_IDS, type HeroId, SCENARIO_IDS, type ScenarioId } from './ids.ts';

const PICKS = ['random', ...HERO_IDS] as const;

/** Every switch of the specification. A hero whom an earlier seat has picked already is replaced by one at random. */
export const OPTIONS = [
  { name: 'scenario', values: SCENARIO_IDS, default: 'SC1', rule: 'B7' },
  { name: 'familiars', values: ['on', 'off'], default: 'on', rule: 'B80' },
  { name: 'hero1', values: PICKS, default: 'random', rule: 'B5' },
  { name: 'hero2', values: PICKS, default: 'random', rule: 'B5' },
  { name: 'hero3', values: PICKS, default: 'random', rule: 'B5' },
  { name: 'hero4', values: PICKS, default: 'random', rule: 'B5' },
  { name: 'clock', values: ['beat', 'live'], default: 'beat', rule: 'B58' },
  { name: 'rollCooldownMs', values: [400, 700, 1000, 1500, 2500], default: 700, rule: 'B62' },
  { name: 'roundsToWin', values: [1, 2, 3], default: 2, rule: 'B56' },
  { name: 'handicap', values: [-2, -1, 0, 1, 2], default: 0, rule: 'B73' },
  { name: 'dawn', values: [true, false], default: true, rule: 'B81' },
  { name: 'familiarAnytime', values: [true, false], default: true, rule: 'R9' },
  { name: 'fillNeedsInactive', values: [true, false], default: true, rule: 'R1' },
  { name: 'homeCountsColour', values: [false, true], default: false, rule: 'R3' },
  { name: 'gustHitsTiles', values: [true, false], default: true, rule: 'R17' },
] as const satisfies readonly OptionSpec[];

type Pick = 'random' | HeroId;

export interface SatchelOptions extends Options {
  readonly scenario: ScenarioId;
  readonly familiars: 'on' | 'off';
  readonly hero1: Pick;
  readonly hero2: Pick;
  readonly hero3: Pick;
  readonly hero4: Pick;
  readonly clock: 'beat' | 'live';
  readonly rollCooldownMs: number;
  readonly roundsToWin: 1 | 2 | 3;
  readonly handicap: -2 | -1 | 0 | 1 | 2;
  readonly dawn: boolean;
  readonly familiarAnytime: boolean;
  readonly fillNeedsInactive: boolean;
  readonly homeCountsColour: boolean;
  readonly gustHitsTiles: boolean;
}

export const picksOf = (o: SatchelOptions, heroes: number): Pick[] =>
  [o.hero1, o.hero2, o.hero3, o.hero4].slice(0, heroes);

/** Ready sets of options. */
export const SETS: readonly { name: string; options: Options }[] = [
  { name: 'firstGame', options: { scenario: 'TR1' } },
  { name: 'withFamiliars', options: {} },
  { name: 'wholeTower', options: { scenario: 'SC4' } },
  { name: 'frantic', options: { scenario: 'SC2', clock: 'live' } },
];
