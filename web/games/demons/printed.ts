import type { DemonsData } from '@conjure/demons';
import map from '@conjure/demons/data/map.json' with { type: 'json' };
import mortals from '@conjure/demons/data/mortals.json' with { type: 'json' };
import spirits from '@conjure/demons/data/spirits.json' with { type: 'json' };
import tables from '@conjure/demons/data/tables.json' with { type: 'json' };
import treasures from '@conjure/demons/data/treasures.json' with { type: 'json' };
import type { DemonsView, Disposition, Power, RankName } from '@conjure/demons/view';

/** What is printed on the map, the counters, the displays and the charts. */
export const printed = { map, mortals, spirits, tables, treasures } as DemonsData;

/** From the highest to the lowest. */
export const RANKS: readonly RankName[] = printed.tables.conjuration.ranks;

export interface PrintedSpirit {
  readonly number: number;
  readonly rank: RankName;
  readonly strength: number;
  readonly disposition: Disposition;
  readonly powers: readonly Power[];
  readonly legions: number;
}

const byNumber = new Map(printed.spirits.spirits.map((spirit) => [spirit.number, spirit]));
export const SPIRITS: readonly number[] = [...byNumber.keys()];

/** A counter as it is printed for the options of a match. [T10] [T11] */
export function spiritOf(options: DemonsView['options'], number: number): PrintedSpirit {
  const found = byNumber.get(number);
  if (!found) throw new Error(`there is no spirit number ${number}`);
  const { alternate, disposition, powers, extendedPowers, legions = 0 } = found;
  const { rank, strength } = alternate && options[alternate.option] === alternate.rank ? alternate : found;
  const letters =
    options.powerLetters === 'strict' ? powers.filter((power) => !extendedPowers.includes(power)) : powers;
  return { number, rank, strength, disposition, powers: letters, legions };
}

export const isHex = (name: unknown): name is string => typeof name === 'string' && name in printed.map.hexes;

/** How many boxes a rank has on the Demons Controlled Display. [T5] */
export function boxesOf(options: DemonsView['options'], rank: RankName): number {
  const { boxes, strictVariantBoxes, bottomToTop } = printed.tables.controlDisplay;
  return (options.controlDisplay === 'strict' ? strictVariantBoxes : boxes)[bottomToTop.indexOf(rank)];
}

export const ladderOf = (options: DemonsView['options']) =>
  options.shieldLadder === 'three' ? printed.tables.shields.threeStepVariant : printed.tables.shields.levels;
