import type { OptionSpec, Options } from '@conjure/engine';

const BY_DEFAULT_ON = [true, false];
const BY_DEFAULT_OFF = [false, true];

/** As much of the data as options depend on. */
interface Layouts {
  readonly battlefields: { readonly battlefields: readonly { readonly id: string }[] };
}

/** Every switch of the specification, its default first. */
export const optionsFrom = ({ battlefields }: Layouts): OptionSpec[] => {
  const fields = battlefields.battlefields.map(({ id }) => id);
  return [
    { name: 'battlefield', values: fields, default: fields[0], rule: 'B34' },
    { name: 'buildTotal', values: [300, 100, 200, 400, 500], default: 300, rule: 'B26' },
    { name: 'roundLimit', values: [10, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], default: 10, rule: 'B107' },
    { name: 'fairStart', values: [0, 1, 2], default: 0, rule: 'B29a' },
    { name: 'domains', values: BY_DEFAULT_ON, default: true, rule: 'B31' },
    { name: 'doubleTime', values: BY_DEFAULT_ON, default: true, rule: 'B65' },
    { name: 'surge', values: BY_DEFAULT_ON, default: true, rule: 'B74' },
    { name: 'gangUp', values: BY_DEFAULT_ON, default: true, rule: 'B73' },
    { name: 'precision', values: BY_DEFAULT_ON, default: true, rule: 'B78' },
    { name: 'formations', values: BY_DEFAULT_ON, default: true, rule: 'B66' },
    { name: 'relicUniqueOnly', values: BY_DEFAULT_OFF, default: false, rule: 'B33' },
    { name: 'bookPickup', values: BY_DEFAULT_ON, default: true, rule: 'B96' },
    { name: 'immunityScope', values: ['all', 'hostile'], default: 'all', rule: 'B91' },
    { name: 'objectiveSweep', values: BY_DEFAULT_OFF, default: false, rule: 'B109' },
    { name: 'rebookmarkSame', values: BY_DEFAULT_OFF, default: false, rule: 'S20' },
    { name: 'browsePush', values: BY_DEFAULT_ON, default: true, rule: 'S36' },
    { name: 'leyHarmony', values: ['3to2', '2to1', '3to1'], default: '3to2', rule: 'S64' },
    { name: 'tranceFree', values: BY_DEFAULT_OFF, default: false, rule: 'S66' },
    { name: 'counterRange', values: BY_DEFAULT_OFF, default: false, rule: 'S55' },
    { name: 'copyLimit', values: [2, 1, 3, 4, 5, 6, 7, 8, 9], default: 2, rule: 'R39' },
  ];
};

export interface SorceryOptions extends Options {
  readonly battlefield: string;
  readonly buildTotal: number;
  readonly roundLimit: number;
  /** So many actions fewer in the first turn of the match. */
  readonly fairStart: number;
  readonly domains: boolean;
  readonly doubleTime: boolean;
  readonly surge: boolean;
  readonly gangUp: boolean;
  readonly precision: boolean;
  readonly formations: boolean;
  readonly relicUniqueOnly: boolean;
  readonly bookPickup: boolean;
  readonly immunityScope: 'all' | 'hostile';
  readonly objectiveSweep: boolean;
  readonly rebookmarkSame: boolean;
  readonly browsePush: boolean;
  readonly leyHarmony: '3to2' | '2to1' | '3to1';
  readonly tranceFree: boolean;
  readonly counterRange: boolean;
  readonly copyLimit: number;
}

/** Ready sets of options. */
export const SETS: readonly { name: string; options: Options }[] = [
  { name: 'battle', options: {} },
  { name: 'skirmish', options: { buildTotal: 100, roundLimit: 8 } },
  { name: 'warband', options: { buildTotal: 200 } },
  { name: 'plain', options: { domains: false, formations: false } },
];
