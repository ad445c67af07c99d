import type { Fault, OptionSpec, Options } from '@conjure/engine';
import { FAMILIES, type FamilyId } from './families.ts';

/** Every set of families: all of them, none, and those in between by name, `cerberus+hydra`. [F4] */
const SETS_OF_FAMILIES: readonly string[] = [
  'all',
  'none',
  ...Array.from({ length: 2 ** FAMILIES.length - 2 }, (_, i) =>
    FAMILIES.filter((_, family) => (i + 1) & (1 << family)).join('+'),
  ),
];

/** Every switch of the specification, its default first. */
export const OPTIONS = [
  { name: 'families', values: SETS_OF_FAMILIES, default: 'all', rule: 'F4' },
  { name: 'familiarDropOff', values: [false, true], default: false, rule: 'R4' },
  { name: 'allowFamiliarSwap', values: [false, true], default: false, rule: 'R1' },
  { name: 'overkill', values: [false, true], default: false, rule: 'B76' },
  { name: 'physical2019', values: [false, true], default: false, rule: 'B43' },
  { name: 'diminishingDefeats', values: [false, true], default: false, rule: 'B75' },
  { name: 'endThreshold', values: [30, 25, 35, 40], default: 30, rule: 'B66' },
  { name: 'choose', values: [false, true], default: false, rule: 'B11' },
] as const satisfies readonly OptionSpec[];

export interface LodgeOptions extends Options {
  readonly families: string;
  readonly familiarDropOff: boolean;
  readonly allowFamiliarSwap: boolean;
  readonly overkill: boolean;
  readonly physical2019: boolean;
  readonly diminishingDefeats: boolean;
  readonly endThreshold: number;
  readonly choose: boolean;
}

/** The families in play, in their fixed order. */
export function familiesOf({ families }: Pick<LodgeOptions, 'families'>): FamilyId[] {
  const named = families.split('+');
  return FAMILIES.filter((family) => families === 'all' || named.includes(family));
}

/** Options that cannot be chosen together, with the rule that forbids it. [F42] */
export function clash(options: Options): Fault | null {
  const { overkill, families } = options as LodgeOptions;
  if (!overkill || families === 'none') return null;
  return { place: 'options.overkill', expected: 'false while familiars are in play [F42]', got: 'true', rule: 'F42' };
}

/** Ready sets of options. */
export const SETS: readonly { name: string; options: Options }[] = [
  { name: 'withFamiliars', options: {} },
  { name: 'plain', options: { families: 'none' } },
  { name: 'older', options: { families: 'none', physical2019: true, overkill: true } },
  { name: 'long', options: { endThreshold: 35 } },
];
