import { dictionary, either, fields, flag, listOf, nameOf, oneOf, type Seat, type Shape, whole } from '@conjure/engine';
import { SLOTS, type SlotName } from '../board.ts';
import type { Content } from '../content.ts';
import type { Owner } from '../events.ts';
import { FAMILIES, type FamilyId } from '../families.ts';
import type { LodgeMatter } from '../matters.ts';
import { PHASES, type Phase } from '../state.ts';
import { STUDY_PARTS, type Study } from '../study.ts';
import { matterShape } from './matter-shape.ts';

export interface ScenarioRoom {
  /** Owners in the order in which the cubes were placed. */
  cubes?: Owner[];
  activated?: boolean;
  destroyed?: boolean;
  token?: boolean;
}

export interface ScenarioEvocation {
  id: string;
  at: string;
  damage?: Owner[];
  acted?: boolean;
  /** Which of his three places it has; the next free one where nothing is said. */
  place?: number;
}

export interface ScenarioFamiliar {
  id: string;
  mode: 'guard' | 'hunting';
  at?: string;
  damage?: Owner[];
  token?: 'ready' | 'used';
  acted?: boolean;
  place?: number;
}

export interface ScenarioStudy {
  at: Study['at'];
  /** Schools; the rest are spells. */
  named?: string[];
  kept?: string[];
  forgot?: string;
  shed?: string[];
}

export interface ScenarioSeat {
  mage?: string;
  startingGrimoire?: string;
  cell?: number;
  at?: string;
  power?: number;
  damage?: Owner[];
  beside?: Owner[];
  physical?: number;
  buffs?: { attack?: number; move?: number; armour?: number };
  hand?: string[];
  /** The top first, as all piles. */
  grimoire?: string[];
  spent?: string[];
  unseen?: string[];
  drawn?: string[];
  /** How far he is with his Study, and what he has decided in it. */
  study?: ScenarioStudy;
  set?: Partial<Record<SlotName, string>>;
  revealed?: SlotName[];
  seenBy?: Partial<Record<SlotName, Seat[]>>;
  personal?: number;
  evocations?: ScenarioEvocation[];
  familiar?: ScenarioFamiliar;
  quests?: { quest: string; progress?: number[] }[];
  solved?: string[];
  offered?: string[];
  dropped?: string[];
  tokens?: number;
  /** By victim. */
  trophies?: number[];
  counts?: number[];
  gained?: number[];
}

/** A position in the rulebook's own terms. What it leaves out is as at the start. */
export interface Scenario {
  lodge?: 'example' | Record<string, string>;
  families?: FamilyId[];
  round?: number;
  moon?: number;
  phase?: Phase;
  crown?: Seat;
  order?: Seat[];
  turn?: Seat;
  actions?: number;
  casts?: ('numbered' | 'quick')[];
  passes?: number;
  rooms?: Record<string, ScenarioRoom>;
  track?: Record<string, string>;
  rose?: { power?: number; tokens?: number; trophies?: number[]; gained?: number[] };
  seats?: ScenarioSeat[];
  schools?: Record<string, string[]>;
  returned?: Record<string, string[]>;
  forgotten?: string[];
  /** While Study runs: the sizes of the schools' decks when it began, then of what had been returned. */
  shelf?: number[];
  /** By moon, the top first. */
  questDecks?: string[][];
  eventDecks?: string[][];
  eventDiscards?: string[][];
  /** What is to be done, the next first. */
  todo?: LodgeMatter[];
}

export function scenarioShape(content: Content, seats: number): Shape<Scenario> {
  const room = nameOf(content.board.index, 'a room such as "0,1"');
  const card = nameOf(content.cardIndex, 'a spell such as "ember_dart"');
  const cards = listOf(card, { max: 200 });
  const ids = (list: readonly { id: string }[]) => oneOf(...list.map(({ id }) => id)) as Shape<string>;
  const quest = ids(content.quests);
  const quests = listOf(quest, { distinct: true });
  const event = ids(content.events);
  const events = listOf(event, { distinct: true });
  const seat = whole(0, seats - 1);
  const owner = either(seat, oneOf('rose'));
  const cubes = listOf(owner, { max: 99 });
  const slot = oneOf(...SLOTS) as Shape<string>;
  const halves = new Set(content.cards.flatMap(({ id }) => [`${id}/a`, `${id}/b`]));
  const half = nameOf(halves, 'a spell and its half such as "ember_dart/a"');
  const byMoon = (inner: Shape<string[]>) => listOf(inner, { min: 3, max: 3 });
  const school = oneOf(...content.schools) as Shape<string>;
  const schools = listOf(school, { max: content.constants.studyLibrary });
  const small = whole(0, 99);
  const counted = listOf(whole(-999, 999), { max: 30 });
  const victims = listOf(small, { min: seats, max: seats });
  const place = whole(1, 3);
  const ordinary = ids(content.creatures.slice(0, content.firstFamiliar));
  const familiar = ids(content.creatures.slice(content.firstFamiliar));
  const seatShape = fields(
    {},
    {
      mage: ids(content.mages),
      startingGrimoire: ids(content.grimoires),
      cell: whole(1, seats),
      at: either(room, oneOf('cell')),
      power: small,
      damage: cubes,
      beside: cubes,
      physical: small,
      buffs: fields({}, { attack: small, move: small, armour: small }),
      hand: cards,
      grimoire: cards,
      spent: cards,
      unseen: cards,
      drawn: cards,
      study: fields({ at: oneOf(...STUDY_PARTS) }, { named: schools, kept: cards, forgot: card, shed: cards }),
      set: dictionary(half, slot),
      revealed: listOf(slot, { distinct: true }),
      seenBy: dictionary(listOf(seat, { distinct: true }), slot),
      personal: small,
      evocations: listOf(fields({ id: ordinary, at: room }, { damage: cubes, acted: flag, place }), { max: 3 }),
      familiar: fields(
        { id: familiar, mode: oneOf('guard', 'hunting') },
        { at: room, damage: cubes, token: oneOf('ready', 'used'), acted: flag, place },
      ),
      quests: listOf(fields({ quest }, { progress: listOf(whole(0, 999999), { min: 2, max: 2 }) }), { max: 9 }),
      solved: quests,
      offered: quests,
      dropped: quests,
      tokens: small,
      trophies: victims,
      counts: counted,
      gained: counted,
    },
  );
  return fields(
    {},
    {
      lodge: either(oneOf('example'), dictionary(ids(content.tiles), room)),
      families: listOf(oneOf(...FAMILIES), { distinct: true }),
      round: whole(1, 99),
      moon: whole(1, 3),
      phase: oneOf(...PHASES, 'setup', 'over'),
      crown: seat,
      order: listOf(seat, { min: seats, max: seats, distinct: true }),
      turn: seat,
      actions: small,
      casts: listOf(oneOf('numbered', 'quick'), { distinct: true }),
      passes: whole(0, seats),
      rooms: dictionary(fields({}, { cubes, activated: flag, destroyed: flag, token: flag }), room),
      track: dictionary(event, oneOf('1', '2', '3') as Shape<string>),
      rose: fields({}, { power: small, tokens: small, trophies: victims, gained: counted }),
      seats: listOf(seatShape, { max: seats }),
      schools: dictionary(cards, school),
      returned: dictionary(cards, school),
      forgotten: cards,
      shelf: listOf(small, { min: 2 * content.schools.length, max: 2 * content.schools.length }),
      questDecks: byMoon(quests),
      eventDecks: byMoon(events),
      eventDiscards: byMoon(events),
      todo: listOf(matterShape(content, seats), { max: 200 }),
    },
  ) as Shape<Scenario>;
}
