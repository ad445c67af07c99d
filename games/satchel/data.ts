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
import { botsShape } from './bot/weights.ts';
import dice from './data/dice.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import ordeals from './data/ordeals.json' with { type: 'json' };
import scenarios from './data/scenarios.json' with { type: 'json' };
import setup from './data/setup.json' with { type: 'json' };
import spells from './data/spells.json' with { type: 'json' };
import { fitsTogether } from './data-faults.ts';
import { ORDEAL_GROUPS, SPELL_GROUPS } from './groups.ts';
import { HERO_IDS, SCENARIO_IDS } from './ids.ts';

/** The five symbols in the order of every table; the Star is a face and a slot of its own kind. [B4] */
export const SYMBOLS = ['blade', 'shield', 'boot', 'key', 'torch'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const FACES = [...SYMBOLS, 'star'] as const;
export type FaceName = SymbolName | 'star';

const EFFECTS = ['none', 'mend', 'gust', 'thorns', 'wyrm', 'hex', 'wound'] as const;
export type Effect = (typeof EFFECTS)[number];

const symbol = oneOf(...SYMBOLS);
const face = oneOf(...FACES);
const about = { provenance: text, rules: listOf(text) };
const id = pattern(/^[a-z]+$/, 'an id of small letters');
const cardId = pattern(/^[A-Z]\d\d$/, 'a letter and two digits such as "O01"');
const counts = <const G extends readonly string[]>(groups: G): Shape<Partial<Record<G[number], number>>> =>
  dictionary(whole(0, 99), oneOf(...groups) as Shape<string>) as Shape<Partial<Record<G[number], number>>>;

const diceShape = fields(
  {
    ...about,
    symbols: listOf(fields({ id: symbol, letter: text, name: text }), { min: 5, max: 5 }),
    star: fields({ id: oneOf('star'), letter: text, name: text }, { note: text }),
    die: fields({ sides: oneOf(6), faces: listOf(face, { min: 6, max: 6 }) }, { probability: text }),
    sets: listOf(fields({ owner: oneOf('hero', 'sorcerer'), count: whole(1, 6) }), { min: 2, max: 2 }),
  },
  { odds: anything },
);

const familiars = listOf(fields({ id, name: text, creature: text }), { min: 1, max: 2 });
const person = {
  name: text,
  calling: text,
  colour: fields({ name: text, hex: text, pattern: text }),
  dice: whole(1, 6),
  familiars,
};
const heroesShape = fields(
  {
    ...about,
    heroes: listOf(fields({ id: oneOf(...HERO_IDS), ...person, emblem: symbol }), { min: 4, max: 4 }),
    sorcerer: fields({ id: oneOf('sorcerer'), ...person }),
  },
  { note: text },
);

const card = { id: cardId, name: text, slots: listOf(face, { min: 1, max: 6 }), code: text, banner: orNull(symbol) };
const ordealsShape = fields({
  ...about,
  groups: listOf(fields({ id: oneOf(...ORDEAL_GROUPS), note: text, count: whole(1, 99) })),
  cards: listOf(fields({ ...card, group: oneOf(...ORDEAL_GROUPS), effect: oneOf('none', 'mend') }), { min: 1 }),
});
const aim = orNull(oneOf('place', 'hero'));
const spellsShape = fields({
  ...about,
  groups: listOf(
    fields({ id: oneOf(...SPELL_GROUPS), effect: oneOf(...EFFECTS), note: text, aim, count: whole(1, 99) }),
  ),
  cards: listOf(fields({ ...card, group: oneOf(...SPELL_GROUPS), effect: oneOf(...EFFECTS), aim }, { hexes: symbol }), {
    min: 1,
  }),
});

const scenariosShape = fields(
  {
    ...about,
    scenarios: listOf(
      fields(
        {
          id: oneOf(...SCENARIO_IDS),
          order: whole(1, 99),
          kind: oneOf('training', 'scenario'),
          name: text,
          rule: text,
          modules: fields({
            banners: flag,
            gust: flag,
            familiars: flag,
            wyrm: flag,
            thorns: flag,
            afflictions: flag,
            lore: flag,
          }),
          ordealGroups: listOf(oneOf(...ORDEAL_GROUPS), { distinct: true }),
          spellGroups: listOf(oneOf(...SPELL_GROUPS), { distinct: true }),
          roundsToWin: whole(1, 9),
        },
        {
          blurb: text,
          adds: listOf(text),
          newRules: listOf(text),
          targetHeroesWinPct: whole(0, 100),
          guide: listOf(fields({ when: text, text })),
          heroTip: text,
          sorcererTip: text,
        },
      ),
      { min: 6, max: 6 },
    ),
  },
  { note: text },
);

const byHeroes = fields({ 2: whole(1, 6), 3: whole(1, 6), 4: whole(1, 6) });
const setupShape = fields(
  {
    ...about,
    rowSize: oneOf(3),
    tiles: fields({
      satchel: fields({ per: text, slots: listOf(face, { min: 1, max: 6 }), familiars: whole(1, 2) }),
      chest: fields({ per: text, slots: listOf(face, { min: 1, max: 6 }), familiars: whole(1, 2) }),
      wyrm: fields({
        track: listOf(text, { min: 5, max: 5 }),
        start: whole(0, 3),
        winPosition: oneOf(4),
        starSlots: fields({ familiarsOn: byHeroes, familiarsOff: byHeroes }),
      }),
      remedyHex: anything,
      remedyWound: fields({ slots: listOf(face, { min: 1, max: 6 }) }),
    }),
    lore: fields({
      perCompletedOrdeal: whole(0, 9),
      cost: whole(1, 99),
      extraEmblemsPerHero: oneOf(1),
      scenarios: listOf(oneOf(...SCENARIO_IDS)),
    }),
    rounds: fields({ default: whole(1, 9), values: listOf(whole(1, 9)), trainings: whole(1, 9) }),
    dawn: fields({ beats: whole(1, 9999), liveMinutes: whole(1, 999) }),
    clocks: fields({
      beat: anything,
      live: fields({
        rollCooldownMs: fields({ default: whole(0), values: listOf(whole(0), { min: 1 }) }),
        botPaceMs: fields({ easy: whole(1), normal: whole(1), hard: whole(1) }),
        botPaceJitter: text,
      }),
    }),
    bots: botsShape,
    decks: listOf(
      fields(
        {
          scenario: oneOf(...SCENARIO_IDS),
          heroes: whole(2, 4),
          familiars: flag,
          ordeals: counts(ORDEAL_GROUPS),
          ordealTotal: whole(4, 99),
          spells: counts(SPELL_GROUPS),
          spellTotal: whole(4, 99),
          wyrmStars: orNull(whole(1, 6)),
        },
        { measured: anything },
      ),
    ),
  },
  {
    seats: anything,
    options: anything,
    handicapEffect: anything,
    botLevels: anything,
    liveClock: anything,
  },
);

const shapes = {
  dice: diceShape,
  heroes: heroesShape,
  ordeals: ordealsShape,
  scenarios: scenariosShape,
  setup: setupShape,
  spells: spellsShape,
};

/** The six files of the game's data. Each can be replaced by somebody's own. */
export type SatchelData = DataOf<typeof shapes>;
export type DataFile = keyof SatchelData;
export const DATA_FILES = /* @__PURE__ */ Object.keys(shapes) as DataFile[];

/** Our own data: reconstructed where the printed cards are not known, as each file's provenance says. */
export const ownData = { dice, heroes, ordeals, scenarios, setup, spells } as SatchelData;

export const readData = dataReader(shapes, ownData, fitsTogether);
