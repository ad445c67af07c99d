import { countEach, type Phrase } from '@conjure/engine';
import {
  type Card,
  type Creature,
  contentFrom,
  type Half,
  type Mage,
  type Quest,
  type RoomTile,
  type RoseEvent,
} from './content.ts';
import { ownData } from './data.ts';
import { describeCondition, describeEffect, describeEvent, describeExtra, describeHalf } from './effects/describe.ts';
import type { HalfName } from './events.ts';

/** What can be read on the cards, rooms and sheets: the table shows it, and the effect itself says it in words. */
const content = contentFrom(ownData);
const { constants } = content;

export const SCHOOLS = content.schools;
export const MOONS = constants.moonThresholds;
export const PHYSICAL = constants.physicalTokens;
export const ACTIONS = constants.actionsPerTurn;
export const SET = { least: constants.setMin, most: constants.setMax } as const;

const byId = <T extends { readonly id: string }>(list: readonly T[]) => {
  const found = new Map(list.map((one) => [one.id, one]));
  return (id: string): T | undefined => found.get(id);
};

export const tileIn: (id: string) => RoomTile | undefined = byId(content.tiles);
export const cardIn: (id: string) => Card | undefined = byId(content.cards);
export const mageIn: (id: string) => Mage | undefined = byId(content.mages);
export const creatureIn: (id: string) => Creature | undefined = byId(content.creatures);
export const questIn: (id: string) => Quest | undefined = byId(content.quests);
export const eventIn: (id: string) => RoseEvent | undefined = byId(content.events);
const grimoireIn = byId(content.grimoires);

export const HALVES = ['a', 'b'] as const;

/** `ember_dart/a`: the card and the half that counts. */
export function spellOf(spell: string): { card: string; half: HalfName } {
  const [card, half] = spell.split('/');
  return { card, half: half === 'b' ? 'b' : 'a' };
}

export const halfIn = (card: string, half: HalfName): Half | undefined => cardIn(card)?.halves[half === 'b' ? 1 : 0];

/** How many steps away what a half does can be, at most. */
export function reachIn(card: string, half: HalfName): number {
  const { effect = -1 } = halfIn(card, half) ?? {};
  const ranges = (content.effects[effect]?.ops ?? []).map((op) => ('range' in op ? op.range : 0));
  return Math.max(0, ...ranges.map((range) => (typeof range === 'number' ? range : 0)));
}

/** A school, `personal` or `forgotten`. */
export function schoolOf(card: string): string {
  const school = cardIn(card)?.school ?? -1;
  return content.schools[school] ?? (school === -2 ? 'forgotten' : 'personal');
}

export function halfText(card: string, half: HalfName): Phrase | null {
  const found = halfIn(card, half);
  return found ? describeHalf(content, found) : null;
}

const effectText = (effect: number | undefined): Phrase | null =>
  effect === undefined || effect < 0 ? null : describeEffect(content, content.effects[effect]);

export const tileText = (tile: string): Phrase | null => effectText(tileIn(tile)?.effect);
/** What the Familiar Action does. */
export const guardText = (creature: string): Phrase | null => effectText(creatureIn(creature)?.guard);
export const rewardText = (quest: string): Phrase | null => effectText(questIn(quest)?.reward);

export function extraText(creature: string): Phrase | null {
  const found = creatureIn(creature);
  return found ? describeExtra(found.extra) : null;
}

export function questText(quest: string): Phrase | null {
  const found = questIn(quest);
  return found ? describeCondition(content, found.condition) : null;
}

export function eventText(event: string): Phrase | null {
  const found = eventIn(event);
  return found ? describeEvent(content, found.ops) : null;
}

/** The cards of a starting grimoire, each with how often it is in it. */
export function grimoireCards(grimoire: string): { card: string; n: number }[] {
  const ids = (grimoireIn(grimoire)?.cards ?? []).map((card) => content.cards[card].id);
  return [...countEach(ids)].map(([card, n]) => ({ card, n }));
}

/** A card by its place among all of them. */
export const cardAt = (card: number): string => content.cards[card].id;
