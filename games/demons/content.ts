import { type Grid, grid, isEdge, must, neighboursOf, type StepCosts } from '@conjure/engine';
import type { CombatResult, DemonsData, Disposition, Power, RankName, SearchResult, ShieldName } from './data.ts';
import { RANKS } from './data.ts';
import type { DemonsOptions } from './options.ts';

/** A hex by its place in the grid; people read its four-digit name. */
export type Hex = number;

export interface Spirit {
  readonly number: number;
  readonly name: string;
  readonly rank: number;
  readonly strength: number;
  readonly disposition: Disposition;
  readonly powers: readonly Power[];
  readonly strictPowers: readonly Power[];
  /** Rank and strength under option asmodayRank. [T11] */
  readonly alternate: { rank: number; strength: number } | null;
}

interface Mortal {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  readonly base: Hex;
  readonly site: string;
  readonly cleric: boolean;
}

export interface Site {
  readonly name: string;
  readonly hex: Hex;
  readonly seize: number;
  /** In thousands of ducats. */
  readonly value: number;
}

/** What the data says, indexed for the rules. */
export interface Content {
  readonly data: DemonsData;
  readonly grid: Grid;
  readonly neighbours: readonly (readonly Hex[])[];
  readonly terrain: readonly (readonly string[])[];
  readonly water: readonly boolean[];
  readonly edge: readonly boolean[];
  readonly city: readonly (string | null)[];
  readonly cities: readonly Hex[];
  readonly start: readonly Hex[];
  /** What a step costs while every city stands, and after it has been destroyed. */
  readonly costs: { readonly magician: StepCosts; readonly mortal: StepCosts };
  readonly ruinCosts: { readonly magician: StepCosts; readonly mortal: StepCosts };
  readonly ruinsCostTheSame: boolean;
  /** By spirit number. Number 0 is the Ring's counter and has no spirit. */
  readonly spirits: readonly (Spirit | null)[];
  readonly numbers: readonly number[];
  readonly ringPile: number;
  readonly mortals: readonly Mortal[];
  readonly mortalIndex: ReadonlyMap<string, number>;
  /** In the order of the grid: row by the first die, column by the second. */
  readonly sites: readonly Site[];
  readonly magicians: readonly string[];
  /** The answers that name a hex to walk to, made once. */
  readonly moves: readonly { readonly do: 'move'; readonly to: string }[];
}

export function contentFrom(data: DemonsData): Content {
  const { map, tables, spirits, mortals, treasures } = data;
  // Numbered column then row, even columns half a hex lower. [2.1] [T9]
  const g = grid(map.cols, map.rows, 'even');
  const hexes = g.names.map((name) => map.hexes[name]);
  const index = (name: string): Hex => must(g.index.get(name), 'hex', name);
  const terrain = hexes.map((hex) => hex.terrain);
  const water = terrain.map((types) => types.includes('water'));
  const city = hexes.map((hex) => hex.city ?? null);
  const listed = [...spirits.spirits].sort((a, b) => a.number - b.number);
  const byNumber: (Spirit | null)[] = new Array(Math.max(...listed.map((s) => s.number)) + 1).fill(null);
  for (const { number, name, rank, strength, disposition, powers, extendedPowers, alternate } of listed)
    byNumber[number] = {
      number,
      name,
      rank: RANKS.indexOf(rank),
      strength,
      disposition,
      powers,
      strictPowers: powers.filter((letter) => !extendedPowers.includes(letter)),
      alternate: alternate ? { rank: RANKS.indexOf(alternate.rank), strength: alternate.strength } : null,
    };
  const roster = [...mortals.mortals].sort((a, b) => a.order - b.order);
  const sites = [...treasures.boxes].sort((a, b) => a.d1 - b.d1 || a.d2 - b.d2);
  const costs = allCosts(data, g, (hex) => terrain[hex]);
  const ruinCosts = allCosts(data, g, (hex) => ruined(terrain[hex]));
  return {
    data,
    grid: g,
    neighbours: g.names.map((_, hex) => neighboursOf(g, hex)),
    terrain,
    water,
    edge: g.names.map((_, hex) => isEdge(g, hex)),
    city,
    cities: city.flatMap((name, hex) => (name === null ? [] : [hex])),
    start: map.start.map(index),
    costs,
    ruinCosts,
    ruinsCostTheSame: costs.magician.every((cost, step) => cost === ruinCosts.magician[step]),
    spirits: byNumber,
    numbers: listed.map((spirit) => spirit.number),
    ringPile: RANKS.indexOf(spirits.ring.pile),
    mortals: roster.map(({ id, name, strength, base, site, cleric }) => ({
      id,
      name,
      strength,
      base: index(base),
      site,
      cleric,
    })),
    mortalIndex: new Map(roster.map(({ id }, i) => [id, i])),
    sites: sites.map(({ site, hex, seize, valueThousands }) => ({
      name: site,
      hex: index(hex),
      seize,
      value: valueThousands,
    })),
    magicians: tables.magicians.names,
    moves: g.names.map((to) => ({ do: 'move', to })),
  };
}

/** A destroyed city is open ground for ever. [12.3X] */
export const ruined = (terrain: readonly string[]): readonly string[] =>
  terrain.length === 1 ? ['open'] : terrain.filter((type) => type !== 'city');

/** Steps dearer than a whole allowance are closed to mortals when routes are reckoned. [R85] */
function allCosts(data: DemonsData, g: Grid, terrainOf: (hex: Hex) => readonly string[]): Content['costs'] {
  const magician = stepCosts(data, g, terrainOf);
  const allowance = data.tables.movement.mortal;
  return { magician, mortal: magician.map((cost) => (cost > allowance ? 0 : cost)) };
}

/** All terrain effects add up, the river on the hexside too. [5.1a] [5.8] [5.8a] [5.8b] [T1] */
function stepCosts(data: DemonsData, g: Grid, terrainOf: (hex: Hex) => readonly string[]): StepCosts {
  const { types, baseCost, riverAdd } = data.tables.terrain;
  const add = new Map(types.map(({ type, add }) => [type as string, add]));
  const rivers = new Set<string>();
  for (const sides of Object.values(data.map.rivers))
    for (const [a, b] of sides) rivers.add(`${a}/${b}`).add(`${b}/${a}`);
  const costs = new Uint8Array(g.size * 6);
  for (let hex = 0; hex < g.size; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = g.neighbours[hex * 6 + d];
      if (next < 0) continue;
      const adds = terrainOf(next).map((type) => must(add.get(type), 'terrain', type));
      if (adds.includes(null)) continue;
      const river = rivers.has(`${g.names[hex]}/${g.names[next]}`) ? riverAdd : 0;
      costs[hex * 6 + d] = adds.reduce((sum: number, extra) => sum + (extra ?? 0), baseCost + river);
    }
  }
  return costs;
}

export const rankName = (rank: number): RankName => RANKS[rank];

export function rankOf(content: Content, options: DemonsOptions, spirit: number): number {
  const s = spiritOf(content, spirit);
  return s.alternate && options.asmodayRank === 'King' ? s.alternate.rank : s.rank; // [T11]
}

export function strengthOf(content: Content, options: DemonsOptions, spirit: number): number {
  const s = spiritOf(content, spirit);
  return s.alternate && options.asmodayRank === 'King' ? s.alternate.strength : s.strength; // [T11]
}

/** The letters on a spirit's counter. [12.3] [T10] */
export function powersOf(content: Content, options: DemonsOptions, spirit: number): readonly Power[] {
  const s = spiritOf(content, spirit);
  return options.powerLetters === 'strict' ? s.strictPowers : s.powers;
}

function spiritOf(content: Content, number: number): Spirit {
  const spirit = content.spirits[number];
  if (!spirit) throw new Error(`there is no spirit number ${number}`);
  return spirit;
}

export const isFriendly = (content: Content, spirit: number): boolean =>
  spiritOf(content, spirit).disposition === 'friendly'; // [10.0a]
export const isUnfriendly = (content: Content, spirit: number): boolean =>
  spiritOf(content, spirit).disposition === 'unfriendly';

/** From … to, both included; `null` has no end. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

/** The row or column that holds a number; beyond the ends, the last one. [8.1] */
export function within(bounds: readonly Bounds[], value: number): number {
  for (let i = 0; i < bounds.length; i++) {
    const { min, max } = bounds[i];
    if ((min === null || value >= min) && (max === null || value <= max)) return i;
  }
  return value < (bounds[0].min ?? value) ? 0 : bounds.length - 1;
}

/** [6.0d] [6.3] [T2] */
export function searchResult(content: Content, strength: number, modifiedDie: number): SearchResult {
  const { columns, rows } = content.data.tables.discovery;
  return rows[within(rows, modifiedDie)].results[within(columns, strength)];
}

/** [8.0a] [8.3] [T3] */
export function combatResult(content: Content, differential: number, die: number): CombatResult {
  const { columns, rows } = content.data.tables.combat;
  return rows[die - 1][within(columns, differential)];
}

export interface ShieldLevel {
  readonly name: ShieldName;
  readonly multiDeduction: number;
  readonly soloDeduction: number;
}

/** The ladder in play, lowest first. [19.0] [T6] */
export function shieldLadder(content: Content, options: DemonsOptions): readonly ShieldLevel[] {
  const { levels, threeStepVariant } = content.data.tables.shields;
  return options.shieldLadder === 'three' ? threeStepVariant : levels;
}

/** The number added to the conjuring die. [9.0d] [9.5] [T4] */
export function conjurationNumber(content: Content, shield: ShieldName, rank: number): number {
  const { shields, ranks, values } = content.data.tables.conjuration;
  return values[shields.indexOf(shield)][ranks.indexOf(RANKS[rank])];
}

/** How many boxes of each rank, highest rank first. [17.0] [T5] */
export function displayBoxes(content: Content, options: DemonsOptions): readonly number[] {
  const { boxes, strictVariantBoxes, bottomToTop } = content.data.tables.controlDisplay;
  const counts = options.controlDisplay === 'strict' ? strictVariantBoxes : boxes;
  return bottomToTop[0] === RANKS[0] ? counts : RANKS.map((rank) => counts[bottomToTop.indexOf(rank)]);
}

export function tortureWounds(content: Content, die: number): number {
  const rows = content.data.tables.torture.rows;
  return rows[within(rows, die)].wounds; // [16.0b]
}

/** The number of a hex, and of a mortal, by its name. */
export const hexNamed = ({ grid }: Content, name: string): Hex => must(grid.index.get(name), 'hex', name);
export const mortalNamed = ({ mortalIndex }: Content, id: string): number => must(mortalIndex.get(id), 'mortal', id);
