import type { OptionSpec, Options } from '@conjure/engine';

/** Every switch of the specification, its default first. */
export const OPTIONS = [
  { name: 'powerLetters', values: ['extended', 'strict'], default: 'extended', rule: 'T10' },
  { name: 'neutralsAfterCombat', values: ['released', 'kept'], default: 'released', rule: 'R33' },
  { name: 'magiciansPin', values: [true, false], default: true, rule: 'R20' },
  { name: 'soloDeduction', values: ['fromCopper', 'aboveCopper'], default: 'fromCopper', rule: '4.6a' },
  { name: 'controlDisplay', values: ['standard', 'strict'], default: 'standard', rule: 'T5' },
  { name: 'shieldLadder', values: ['four', 'three'], default: 'four', rule: 'T6' },
  { name: 'asmodayRank', values: ['Duke', 'King'], default: 'Duke', rule: 'T11' },
  { name: 'treasureGrid', values: ['fixed', 'shuffled'], default: 'fixed', rule: 'T8' },
  { name: 'mortalBases', values: ['fixed', 'shuffled'], default: 'fixed', rule: 'T7' },
  { name: 'mortalStrength', values: [0, -1, -2], default: 0, rule: 'T7' },
  { name: 'turnLimit', values: [100, 60, 40, 30, 0], default: 100, rule: 'R118' },
  { name: 'mustDare', values: [true, false], default: true, rule: 'R119' },
] as const satisfies readonly OptionSpec[];

export interface DemonsOptions extends Options {
  readonly powerLetters: 'extended' | 'strict';
  readonly neutralsAfterCombat: 'released' | 'kept';
  readonly magiciansPin: boolean;
  readonly soloDeduction: 'fromCopper' | 'aboveCopper';
  readonly controlDisplay: 'standard' | 'strict';
  readonly shieldLadder: 'four' | 'three';
  readonly asmodayRank: 'Duke' | 'King';
  readonly treasureGrid: 'fixed' | 'shuffled';
  readonly mortalBases: 'fixed' | 'shuffled';
  readonly mortalStrength: 0 | -1 | -2;
  readonly turnLimit: number;
  readonly mustDare: boolean;
}

/** Ready sets of options. */
export const SETS: readonly { name: string; options: Options }[] = [
  { name: 'byTheBook', options: {} },
  { name: 'gentle', options: { mortalStrength: -2 } },
  { name: 'tournament', options: { turnLimit: 40, treasureGrid: 'shuffled' } },
];
