import type { Phrase } from '@conjure/engine';
import { ownData } from './data.ts';
import { describeCondition, describeEffect, describeEvent, describeExtra, describeHalf } from './effects/describe.ts';
import {
  type Card,
  type Creature,
  type Half,
  loreFrom,
  type Mage,
  type Quest,
  type RoomTile,
  type RoseEvent,
} from './lore.ts';

/** What can be read on the cards, rooms and sheets: the table shows it, and the effect itself says it in words. */
const lore = loreFrom(ownData);
const { constants } = lore;

export const SCHOOLS = lore.schools;
export const MOONS = constants.moonThresholds;
export const PHYSICAL = constants.physicalTokens;
export const ACTIONS = constants.actionsPerTurn;
export const SET = { least: constants.setMin, most: constants.setMax } as const;

const byId = <T extends { readonly id: string }>(list: readonly T[]) => {
  const found = new Map(list.map((one) => [one.id, one]));
  return (id: string): T | undefined => found.get(id);
};

export const tileIn: (id: string) => RoomTile | undefined = byId(lore.tiles);
export const cardIn: (id: string) => Card | undefined = byId(lore.cards);
export const mageIn: (id: string) => Mage | undefined = byId(lore.mages);
export const creatureIn: (id: string) => Creature | undefined = byId(lore.creatures);
export const questIn: (id: string) => Quest | undefined = byId(lore.quests);
export const eventIn: (id: string) => RoseEvent | undefined = byId(lore.events);
const grimoireIn = byId(lore.grimoires);

export type HalfName = 'a' | 'b';
export const HALVES = ['a', 'b'] as const;

/** `ember_dart/a`: the card and the half that counts. */
export function spellOf(spell: string): { card: string; half: HalfName } {
  const [card, half] = spell.split('/');
  return { card, half: half === 'b' ? 'b' : 'a' };
}

export const halfIn = (card: string, half: HalfName): Half | undefined => cardIn(card)?.halves[half === 'b' ? 1 : 0];

/** A school, `personal` or `forgotten`. */
export function schoolOf(card: string): string {
  const school = cardIn(card)?.school ?? -1;
  return lore.schools[school] ?? (school === -2 ? 'forgotten' : 'personal');
}

export function halfSaid(card: string, half: HalfName): Phrase | null {
  const found = halfIn(card, half);
  return found ? describeHalf(lore, found) : null;
}

const effectSaid = (effect: number | undefined): Phrase | null =>
  effect === undefined || effect < 0 ? null : describeEffect(lore, lore.effects[effect]);

export const tileSaid = (tile: string): Phrase | null => effectSaid(tileIn(tile)?.effect);
/** What the Familiar Action does. */
export const guardSaid = (creature: string): Phrase | null => effectSaid(creatureIn(creature)?.guard);
export const rewardSaid = (quest: string): Phrase | null => effectSaid(questIn(quest)?.reward);

export function extraSaid(creature: string): Phrase | null {
  const found = creatureIn(creature);
  return found ? describeExtra(found.extra) : null;
}

export function questSaid(quest: string): Phrase | null {
  const found = questIn(quest);
  return found ? describeCondition(lore, found.condition) : null;
}

export function eventSaid(event: string): Phrase | null {
  const found = eventIn(event);
  return found ? describeEvent(lore, found.ops) : null;
}

/** The cards of a starting grimoire, each with how often it is in it. */
export function grimoireCards(grimoire: string): { card: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const card of grimoireIn(grimoire)?.cards ?? []) {
    const { id } = lore.cards[card];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([card, n]) => ({ card, n }));
}

/** A card by its place among all of them. */
export const cardAt = (card: number): string => lore.cards[card].id;
