import { must } from '@conjure/engine';
import { boardFrom } from './board.ts';
import type { LodgeData, Trigger } from './data.ts';
import { constantsFrom } from './data-constants.ts';
import { COLOURS, type Op } from './effects/vocabulary.ts';
import { FAMILIES, type FamilyId } from './families.ts';
import {
  type Card,
  type Content,
  type Creature,
  type Effect,
  FORGOTTEN,
  type Half,
  PERSONAL,
  type Quest,
  type RoomTile,
} from './printed.ts';

export type { Card, Content, Creature, Effect, Half, Mage, Quest, RoomTile, RoseEvent } from './printed.ts';
export { FORGOTTEN, PERSONAL } from './printed.ts';

const IN_ROUND = /InRound$/;

/** Keeps an effect, and gives its number. */
type KeepEffect = (of: string, ops: readonly Op[], combat?: boolean) => number;

export function contentFrom(data: LodgeData): Content {
  const effects: Effect[] = [];
  const effect: KeepEffect = (of, ops, combat = false) => effects.push({ ops, combat, of }) - 1;
  const schools = data.spells.schools.map(({ id }) => id);
  const tiles = tilesFrom(data, effect);
  const cards = cardsFrom(data, schools, effect);
  const cardIndex = new Map(cards.map(({ id }, i) => [id, i]));
  const indexOf = (id: string): number => must(cardIndex.get(id), 'card', id);
  const creatures = creaturesFrom(data, effect);
  return {
    data,
    constants: constantsFrom(data.constants.constants),
    board: boardFrom(data.layout),
    tiles,
    lairs: FAMILIES.map((family) => tiles.findIndex(({ family: own }) => FAMILIES[own] === family)),
    mages: data.mages.mages.map((mage) => ({
      ...mage,
      personal: indexOf(mage.personalSpell),
      school: schools.indexOf(mage.school),
    })),
    schools,
    cards,
    cardIndex,
    grimoires: data.spells.startingGrimoires.map(({ id, school, cards: list }) => ({
      id,
      school: schools.indexOf(school),
      cards: list.map(indexOf),
    })),
    creatures,
    firstFamiliar: data.evocations.evocations.length,
    creatureIndex: new Map(creatures.map(({ id }, i) => [id, i])),
    quests: questsFrom(data, effect),
    events: data.events.events.map((event) => ({
      ...event,
      lends: event.ops.map((op) => (op.op === 'eachMageMay' ? effect(`event:${event.id}`, op.ops) : -1)),
    })),
    effects,
    farthest: farthestOf(cards),
    widest: {
      sheet: Math.max(...data.mages.mages.map(({ health }) => health)),
      room: Math.max(...tiles.map(({ capacity }) => capacity)),
      card: Math.max(...creatures.map(({ health }) => health)),
    },
  };
}

function tilesFrom({ rooms }: LodgeData, effect: KeepEffect): RoomTile[] {
  return [...rooms.rooms, ...rooms.lairs].map((room): RoomTile => {
    const family = FAMILIES.indexOf(('family' in room ? room.family : '') as FamilyId);
    const copies = room.effects.some(({ op }) => op === 'copyRoom');
    return {
      id: room.id,
      name: room.name,
      colour: COLOURS.indexOf(room.colour),
      fixed: room.fixed,
      capacity: room.capacity,
      points: room.points,
      minMoon: room.minMoon,
      effect: effect(`room:${room.id}`, room.effects),
      family,
      closedToCopies: room.fixed || family >= 0 || copies,
    };
  });
}

function cardsFrom(data: LodgeData, schools: readonly string[], effect: KeepEffect): Card[] {
  const { spells, personal, forgotten } = data.spells;
  return [...spells, ...personal, ...forgotten].map((card): Card => {
    const half = (side: 'a' | 'b'): Half => ({
      kind: card[side].kind,
      trigger: card[side].trigger ?? null,
      range: card[side].range ?? 0,
      effect: effect(`${card.id}/${side}`, card[side].ops, card[side].kind === 'combat'),
      reacts: card[side].trigger !== undefined,
    });
    const school = 'mage' in card ? PERSONAL : forgotten.includes(card) ? FORGOTTEN : schools.indexOf(card.school);
    return { id: card.id, name: card.name, school, copies: card.copies, halves: [half('a'), half('b')] };
  });
}

/** What is summoned by spells, then the familiars. */
function creaturesFrom({ evocations, familiars }: LodgeData, effect: KeepEffect): Creature[] {
  const ordinary = evocations.evocations.map((one): Creature => ({ ...one, family: -1, guard: -1 }));
  const own = FAMILIES.flatMap((family, index) =>
    familiars.familiars
      .filter((one) => one.family === family)
      .map(
        (one): Creature => ({ ...one, copies: 0, family: index, guard: effect(`guard:${one.id}`, one.guardAction) }),
      ),
  );
  return [...ordinary, ...own];
}

/** How far away the spells of each trigger react, at most. */
function farthestOf(cards: readonly Card[]): Record<Trigger, number> {
  const farthest: Record<Trigger, number> = {
    damageIncoming: 0,
    damaged: 0,
    enemyEnters: 0,
    enemyCasts: -1,
    enemyActivatesRoom: -1,
    wouldBeDefeated: 0,
  };
  for (const { halves } of cards)
    for (const { trigger, range } of halves) if (trigger) farthest[trigger] = Math.max(farthest[trigger], range);
  return farthest;
}

const questsFrom = ({ quests }: LodgeData, effect: KeepEffect): Quest[] =>
  quests.quests.map((quest): Quest => {
    const { condition } = quest;
    return {
      id: quest.id,
      name: quest.name,
      moon: quest.moon,
      power: quest.power,
      condition,
      need: 'different' in condition ? condition.different : 'n' in condition ? condition.n : 1,
      reward: effect(`quest:${quest.id}`, quest.reward),
      familiars: quest.requires === 'familiars',
      inRound: IN_ROUND.test(condition.type),
      atCleanUp: 'when' in condition,
      colours: 'colours' in condition ? colourBits(condition.colours) : 0,
    };
  });

export const colourBits = (colours: readonly string[]): number =>
  colours.reduce((bits, colour) => bits | (1 << (COLOURS as readonly string[]).indexOf(colour)), 0);

/** The number of a card, of a creature, and of a room, by its name. */
export const cardNamed = ({ cardIndex }: Content, id: string): number => must(cardIndex.get(id), 'card', id);
export const creatureNamed = ({ creatureIndex }: Content, id: string): number =>
  must(creatureIndex.get(id), 'creature', id);
export const roomNamed = ({ board }: Content, name: string): number => must(board.index.get(name), 'room', name);
