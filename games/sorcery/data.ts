import { fields, flag, listOf, oneOf, orNull, pattern, text, whole } from '@conjure/engine';
import { type DataOf, dataReader } from '@conjure/engine/content';
import abilities from './data/abilities.json' with { type: 'json' };
import armies from './data/armies.json' with { type: 'json' };
import battlefields from './data/battlefields.json' with { type: 'json' };
import domains from './data/domains.json' with { type: 'json' };
import figures from './data/figures.json' with { type: 'json' };
import spellbooks from './data/spellbooks.json' with { type: 'json' };
import spells from './data/spells.json' with { type: 'json' };
import subfactions from './data/subfactions.json' with { type: 'json' };
import { ABILITIES, abilitiesShape } from './data-abilities.ts';
import { domainShape, spellShape } from './data-cards.ts';
import { fitsTogether } from './data-faults.ts';
import { length } from './effects/selectors.ts';
import { id } from './effects/vocabulary.ts';
import { TERRAIN } from './geometry/ground.ts';
import { WIDEST } from './geometry/integer.ts';

const provenance = { provenance: text };
const cost = whole(1, 500);
const value = whole(0, 30);

/** An ability of a subfaction; the rules know each by its id. The one that lost its name has none. [S60]–[S71] */
const SUBFACTION_ABILITIES = [
  ...(['focus', 'spellbreach', 'siphon_energy', 'natures_fury', 'ley_harmony', 'magestone_trance'] as const),
  ...(['ancient_mastery', 'mind_tap', 'pact', 'bedlam', 'borrowed_ruin'] as const),
] as const;
const subfactionsShape = fields({
  ...provenance,
  factions: listOf(fields({ id, name: text }), { min: 1 }),
  subfactions: listOf(
    fields({
      id,
      name: text,
      faction: id,
      abilities: listOf(
        fields({
          id: oneOf(...SUBFACTION_ABILITIES),
          name: orNull(text),
          optional: flag,
          rule: pattern(/^[BSR]\d+[a-z]?$/, 'the id of a rule'),
          params: fields({}, { plus: whole(1, 9), length }),
        }),
        { min: 1, max: 9 },
      ),
    }),
  ),
});

const SPEEDS = ['boot', 'wing', 'wave', 'horseshoe'] as const;
const ATTACKS = ['sword', 'bow', 'wand'] as const;
const DEFENSES = ['shield', 'magic'] as const;
const click = fields(
  {
    speed: value,
    attack: value,
    defense: value,
    damage: value,
    abilities: listOf(oneOf(...ABILITIES), { max: 4, distinct: true }),
  },
  { types: fields({}, { speed: oneOf(...SPEEDS), attack: oneOf(...ATTACKS), defense: oneOf(...DEFENSES) }) },
);
const figuresShape = fields({
  ...provenance,
  figures: listOf(
    fields({
      id,
      name: text,
      faction: id,
      subfaction: orNull(id),
      rank: oneOf('weak', 'standard', 'tough', 'unique'),
      cost,
      speedType: oneOf(...SPEEDS),
      attackType: oneOf(...ATTACKS),
      defenseType: oneOf(...DEFENSES),
      frontArc: oneOf(90, 180, 270),
      range: whole(0, 30),
      rangedDamage: whole(0, 9),
      targets: whole(1, 9),
      attackBonus: whole(0, 9),
      slots: whole(0, 9),
      baseRadius: oneOf(750, 1000),
      dial: listOf(click, { min: 1, max: 12 }),
    }),
    { min: 1 },
  ),
});

const spellbooksShape = fields({
  ...provenance,
  spellbooks: listOf(fields({ id, name: text, capacity: whole(1, 99), cost }), { min: 1 }),
});
const spellsShape = fields({ ...provenance, spells: listOf(spellShape, { min: 1 }) });
const domainsShape = fields({ ...provenance, domains: listOf(domainShape) });

const armiesShape = fields({
  ...provenance,
  armies: listOf(
    fields({
      id,
      name: text,
      buildTotal: whole(100, 500),
      figures: listOf(id, { min: 1, max: 24 }),
      books: listOf(fields({ book: id, wielder: whole(0, 23), stack: listOf(id, { max: 99 }) })),
      domain: orNull(id),
    }),
    { min: 1 },
  ),
});

const coordinate = whole(0, 60_000);
const fieldSize = whole(12_000, 60_000);
const battlefieldsShape = fields({
  ...provenance,
  battlefields: listOf(
    fields({
      id,
      name: text,
      width: fieldSize,
      height: fieldSize,
      players: oneOf(2, 4),
      zones: listOf(
        fields({
          x0: coordinate,
          y0: coordinate,
          x1: coordinate,
          y1: coordinate,
          facing: oneOf(0, 9_000, 18_000, 27_000),
        }),
        { min: 2, max: 4 },
      ),
      objectives: listOf(fields({ id, x: coordinate, y: coordinate, radius: whole(100, WIDEST) }), { max: 9 }),
      terrain: listOf(
        fields({
          id,
          class: oneOf(...TERRAIN),
          polygon: listOf(listOf(coordinate, { min: 2, max: 2 }), { min: 3, max: 24 }),
        }),
        { max: 60 },
      ),
    }),
    { min: 1 },
  ),
});

const shapes = {
  abilities: abilitiesShape,
  subfactions: subfactionsShape,
  figures: figuresShape,
  spellbooks: spellbooksShape,
  spells: spellsShape,
  domains: domainsShape,
  armies: armiesShape,
  battlefields: battlefieldsShape,
};

/** The eight files of the game's data. Each can be replaced by somebody's own. */
export type SorceryData = DataOf<typeof shapes>;
export type DataFile = keyof SorceryData;
/** One of each, as its file has it. */
export type ArmyData = SorceryData['armies']['armies'][number];
export type BattlefieldData = SorceryData['battlefields']['battlefields'][number];
export type DomainData = SorceryData['domains']['domains'][number];
export type FigureData = SorceryData['figures']['figures'][number];
export type SpellData = SorceryData['spells']['spells'][number];
export const DATA_FILES = /* @__PURE__ */ Object.keys(shapes) as DataFile[];

/** Our own data: no printed figure or spell is reproduced; what each value rests on is in the file's provenance. */
export const ownData = {
  abilities,
  subfactions,
  figures,
  spellbooks,
  spells,
  domains,
  armies,
  battlefields,
} as SorceryData;

export const readData = dataReader(shapes, ownData, fitsTogether);
