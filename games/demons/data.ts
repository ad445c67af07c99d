import {
  anything,
  dictionary,
  fields,
  flag,
  listOf,
  oneOf,
  orNull,
  pattern,
  type Shape,
  text,
  whole,
} from '@conjure/engine';
import { type DataOf, dataReader } from '@conjure/engine/content';
import map from './data/map.json' with { type: 'json' };
import mortals from './data/mortals.json' with { type: 'json' };
import spirits from './data/spirits.json' with { type: 'json' };
import tables from './data/tables.json' with { type: 'json' };
import treasures from './data/treasures.json' with { type: 'json' };
import { fitsTogether } from './data-faults.ts';

/** From the highest to the lowest. [T12] */
export const RANKS = ['King', 'Prince', 'Duke', 'Marquis', 'Earl', 'President', 'Knight'] as const;
export type RankName = (typeof RANKS)[number];
export const POWERS = ['B', 'C', 'D', 'E', 'F', 'G', 'I', 'N', 'P', 'R', 'S', 'T', 'X'] as const;
export type Power = (typeof POWERS)[number];
export const SHIELDS = ['Copper', 'Brass', 'Silver', 'Gold'] as const;
export type ShieldName = (typeof SHIELDS)[number];
export type Disposition = 'friendly' | 'neutral' | 'unfriendly';
export type SearchResult = 'D' | '-' | 'E';
/** Which side flees, or is destroyed or captured. [8.2] */
export type CombatResult = 'Af' | 'Df' | 'Ax' | 'Dx';

const hexName = pattern(/^\d{4}$/, 'a hex of four digits such as "0705"');
const bound = orNull(whole());
const provenance = { provenance: text };
const rank = oneOf(...RANKS);
const power = oneOf(...POWERS);

const mapShape = fields(
  {
    ...provenance,
    cols: whole(2, 99),
    rows: whole(2, 99),
    start: listOf(hexName, { min: 4, distinct: true }),
    hexes: dictionary(
      fields(
        { terrain: listOf(oneOf('open', 'forest', 'mountain', 'city', 'water'), { min: 1, distinct: true }) },
        { city: text },
      ),
      hexName,
    ),
    rivers: dictionary(listOf(listOf(hexName, { min: 2, max: 2 }))),
  },
  { layout: dictionary(anything), features: dictionary(listOf(hexName)) },
);

const mortalsShape = fields({
  ...provenance,
  mortals: listOf(
    fields({
      id: pattern(/^[a-z0-9-]+$/, 'an id of small letters and hyphens'),
      order: whole(1),
      name: text,
      strength: whole(1, 99),
      base: hexName,
      site: text,
      cleric: flag,
    }),
    { min: 1 },
  ),
});

const spiritsShape = fields(
  {
    ...provenance,
    spirits: listOf(
      fields(
        {
          number: whole(1, 999),
          name: text,
          rank,
          strength: whole(0, 99),
          disposition: oneOf('friendly', 'neutral', 'unfriendly'),
          powers: listOf(power, { distinct: true }),
          extendedPowers: listOf(power, { distinct: true }),
        },
        {
          traditionalRanks: listOf(text),
          legions: whole(0),
          office: text,
          alsoCalled: text,
          alternate: fields({ option: oneOf('asmodayRank'), rank, strength: whole(0, 99) }),
        },
      ),
      { min: 1 },
    ),
    ring: fields({ id: oneOf('ring'), name: text, pile: rank }, { note: text }),
  },
  {
    rankOrder: listOf(rank),
    powerNames: dictionary(text),
    piles: dictionary(anything),
  },
);

const deduction = { level: whole(1, 4), name: oneOf(...SHIELDS), multiDeduction: whole(0), soloDeduction: whole(0) };
const basis = { basis: text };
const seven = (inner: Shape<number>) => listOf(inner, { min: 7, max: 7 });

const tablesShape = fields({
  ...provenance,
  movement: fields({ ...basis, mortal: whole(1, 30), magician: whole(1, 30) }),
  terrain: fields({
    ...basis,
    baseCost: whole(1, 9),
    types: listOf(
      fields({
        type: oneOf('open', 'forest', 'mountain', 'city', 'water'),
        add: orNull(whole(0, 9)),
        discovery: orNull(whole(-9, 9)),
      }),
      { min: 5, max: 5 },
    ),
    riverAdd: whole(0, 9),
    impassable: listOf(oneOf('water')),
    combatEffect: oneOf(null),
  }),
  discovery: fields({
    ...basis,
    columns: listOf(fields({ min: bound, max: bound }), { min: 1 }),
    rows: listOf(fields({ min: bound, max: bound, results: listOf(oneOf('D', '-', 'E'), { min: 1 }) }), { min: 1 }),
  }),
  combat: fields({
    ...basis,
    columns: listOf(fields({ min: bound, max: bound }), { min: 1 }),
    rows: listOf(listOf(oneOf('Af', 'Df', 'Ax', 'Dx'), { min: 1 }), { min: 6, max: 6 }),
  }),
  conjuration: fields({
    ...basis,
    shields: listOf(oneOf(...SHIELDS), { min: 4, max: 4, distinct: true }),
    ranks: listOf(rank, { min: 7, max: 7, distinct: true }),
    values: listOf(seven(whole(-20, 20)), { min: 4, max: 4 }),
    captivePenalty: whole(-9, 0),
    captivePenaltyPerMark: whole(-9, 0),
  }),
  controlDisplay: fields({
    ...basis,
    bottomToTop: listOf(rank, { min: 7, max: 7, distinct: true }),
    boxes: seven(whole(1, 20)),
    strictVariantBoxes: seven(whole(1, 20)),
  }),
  shields: fields({
    ...basis,
    levels: listOf(fields(deduction), { min: 4, max: 4 }),
    threeStepVariant: listOf(fields(deduction), { min: 3, max: 3 }),
    unit: text,
  }),
  torture: fields({
    ...basis,
    rows: listOf(fields({ min: whole(1, 6), max: whole(1, 6), wounds: whole(0, 9) }), { min: 1 }),
  }),
  limits: fields({
    ...basis,
    marksToDie: whole(1, 99),
    marksThatStopTortureByMagician: whole(0, 99),
    activationRange: whole(1, 30),
    earthquakeRange: whole(0, 30),
    stormRange: whole(0, 30),
  }),
  magicians: fields({ ...basis, names: listOf(text, { min: 4, max: 4, distinct: true }) }),
});

const treasuresShape = fields({
  ...provenance,
  boxes: listOf(
    fields({
      d1: whole(1, 6),
      d2: whole(1, 6),
      site: text,
      hex: hexName,
      seize: whole(0, 6),
      valueThousands: whole(0),
    }),
    { min: 36, max: 36 },
  ),
});

const shapes = {
  map: mapShape,
  mortals: mortalsShape,
  spirits: spiritsShape,
  tables: tablesShape,
  treasures: treasuresShape,
};

/** The five files of the game's data. Each can be replaced by somebody's own. */
export type DemonsData = DataOf<typeof shapes>;
export type DataFile = keyof DemonsData;
export const DATA_FILES = /* @__PURE__ */ Object.keys(shapes) as DataFile[];

/** Our own data: reconstructed where the printed charts are not known, as each file's provenance says. */
export const ownData = { map, mortals, spirits, tables, treasures } as DemonsData;

export const readData = dataReader(shapes, ownData, fitsTogether);
