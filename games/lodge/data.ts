import { dictionary, fields, flag, listOf, oneOf, type Shape, text, whole } from '@conjure/engine';
import { type DataOf, dataReader } from '@conjure/engine/content';
import constants from './data/constants.json' with { type: 'json' };
import events from './data/events.json' with { type: 'json' };
import evocations from './data/evocations.json' with { type: 'json' };
import familiars from './data/familiars.json' with { type: 'json' };
import layout from './data/layout.json' with { type: 'json' };
import mages from './data/mages.json' with { type: 'json' };
import quests from './data/quests.json' with { type: 'json' };
import rooms from './data/rooms.json' with { type: 'json' };
import spells from './data/spells.json' with { type: 'json' };
import { constantsShape } from './data-constants.ts';
import { fitsTogether } from './data-faults.ts';
import { conditionShape } from './effects/conditions.ts';
import { extraShape } from './effects/extras.ts';
import { colour, eventOpShape, id, opShape } from './effects/vocabulary.ts';
import { FAMILIES } from './families.ts';

export const TRIGGERS = [
  'damageIncoming',
  'damaged',
  'enemyEnters',
  'enemyCasts',
  'enemyActivatesRoom',
  'wouldBeDefeated',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
const KINDS = ['combat', 'utility', 'trap', 'protection'] as const;
export type HalfKind = (typeof KINDS)[number];

const provenance = { provenance: text };
const ops = listOf(opShape);
const pair = listOf(whole(-9, 9), { min: 2, max: 2 }) as Shape<number[]>;
const points = listOf(whole(0, 20), { min: 3, max: 3 });
const place = text;

const layoutShape = fields({
  ...provenance,
  blackRose: pair,
  hexes: listOf(fields({ q: whole(-9, 9), r: whole(-9, 9) }), { min: 19, max: 19 }),
  exampleLodge: dictionary(id, place),
  cells: dictionary(
    listOf(fields({ cell: whole(1, 4), at: pair, exits: listOf(pair, { min: 2, max: 2 }) })),
    oneOf('2', '3', '4'),
  ),
});

const room = {
  id,
  name: text,
  colour,
  fixed: flag,
  capacity: whole(1, 10),
  points,
  minMoon: whole(1, 3),
  effects: ops,
};
const roomsShape = fields({
  ...provenance,
  rooms: listOf(fields(room, provenance), { min: 19, max: 19 }),
  lairs: listOf(fields({ ...room, family: oneOf(...FAMILIES) }, provenance), { min: 4, max: 4 }),
});

const magesShape = fields({
  ...provenance,
  mages: listOf(
    fields({
      id,
      name: text,
      school: id,
      cubeColour: text,
      health: whole(1, 20),
      hand: whole(1, 20),
      move: whole(1, 9),
      attack: whole(0, 9),
      questLimit: whole(1, 5),
      personalSpell: id,
      personalCopies: whole(3, 9),
    }),
    { min: 4, max: 12 },
  ),
});

const half = fields(
  { kind: oneOf(...KINDS), ops: listOf(opShape, { min: 1 }) },
  { trigger: oneOf(...TRIGGERS), range: whole(0, 4) },
);
const card = { id, name: text, school: id, copies: whole(1, 9), a: half, b: half };
const spellsShape = fields({
  ...provenance,
  schools: listOf(fields({ id, name: text }), { min: 1, max: 12 }),
  spells: listOf(fields(card), { min: 1 }),
  personal: listOf(fields({ ...card, mage: id }), { min: 4 }),
  forgotten: listOf(fields(card)),
  startingGrimoires: listOf(fields({ id: text, school: id, cards: listOf(id, { min: 1, max: 12 }) }), { min: 4 }),
});

const creature = {
  id,
  name: text,
  archetype: id,
  move: whole(0, 9),
  damage: whole(0, 9),
  health: whole(1, 9),
  extra: extraShape,
};
const evocationsShape = fields({
  ...provenance,
  evocations: listOf(fields({ ...creature, copies: whole(1, 30) }), { min: 1 }),
});
const familiarsShape = fields({
  ...provenance,
  placeholder: flag,
  families: listOf(
    fields({ id: oneOf(...FAMILIES), name: text, lair: id, specimens: listOf(id, { min: 3, max: 3 }) }),
    {
      min: 4,
      max: 4,
    },
  ),
  familiars: listOf(fields({ ...creature, family: oneOf(...FAMILIES), guardAction: ops }), { min: 12, max: 12 }),
});

const questsShape = fields({
  ...provenance,
  quests: listOf(
    fields(
      { id, name: text, moon: whole(1, 3), power: whole(1, 9), condition: conditionShape, reward: ops },
      { requires: oneOf('familiars') },
    ),
  ),
});

const eventsShape = fields({
  ...provenance,
  events: listOf(
    fields({
      id,
      name: text,
      moon: whole(1, 3),
      timing: oneOf('instant', 'blackRose', 'ongoing'),
      slot: whole(0, 3),
      // At least 1: the match is bounded by it. [B100]
      reveal: whole(1, 9),
      leave: whole(0, 9),
      crown: flag,
      ops: listOf(eventOpShape, { min: 1 }),
    }),
    { min: 3 },
  ),
});

const shapes = {
  constants: constantsShape,
  layout: layoutShape,
  rooms: roomsShape,
  mages: magesShape,
  spells: spellsShape,
  evocations: evocationsShape,
  familiars: familiarsShape,
  quests: questsShape,
  events: eventsShape,
};

/** The nine files of the game's data. Each can be replaced by somebody's own. */
export type LodgeData = DataOf<typeof shapes>;
export type DataFile = keyof LodgeData;
export const DATA_FILES = /* @__PURE__ */ Object.keys(shapes) as DataFile[];

/** Our own data: no printed card is reproduced; what each value rests on is in the file's provenance. */
export const ownData = {
  constants,
  layout,
  rooms,
  mages,
  spells,
  evocations,
  familiars,
  quests,
  events,
} as LodgeData;

export const readData = dataReader(shapes, ownData, fitsTogether);
