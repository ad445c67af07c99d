import type { Facts, Phrase, Seat } from '@conjure/engine';
import {
  cardIn,
  creatureIn,
  eventIn,
  type LodgeView,
  type ModelName,
  type Owner,
  questIn,
  tileIn,
} from '@conjure/lodge/view';
import { capitalised } from '@conjure/words';

/** How things are said: words of the page by key, phrases of the game. */
export interface Words {
  t(key: string, facts?: Facts): string;
  say(phrase: Phrase): string;
}

export const tileName = (tile: string): Phrase => ({ key: `room.${tile}`, or: tileIn(tile)?.name ?? tile });
export const cardName = (card: string): Phrase => ({ key: `spell.${card}`, or: cardIn(card)?.name ?? card });
export const questName = (quest: string): Phrase => ({ key: `quest.${quest}`, or: questIn(quest)?.name ?? quest });
export const eventName = (event: string): Phrase => ({ key: `roseEvent.${event}`, or: eventIn(event)?.name ?? event });
export const schoolName = (school: string): Phrase => ({ key: `school.${school}`, or: school });
export const familyName = (family: string): Phrase => ({ key: `family.${family}`, or: family });
export const grimoireName = (grimoire: string): Phrase => ({ key: `grimoire.${grimoire}`, or: grimoire });
export const colourName = (colour: string): Phrase => ({ key: `colour.${colour}`, or: colour });
export const archetypeName = (archetype: string): Phrase => ({ key: `archetype.${archetype}`, or: archetype });
export const mageName = (mage: string): Phrase => ({ key: `mage.${mage}`, or: mage });

export const creatureName = (creature: string): Phrase => ({
  key: `creature.${creature}`,
  or: creatureIn(creature)?.name ?? creature,
});

/** Who sits there: the mage, or before mages are chosen the seat. */
export function seatName({ seats }: LodgeView, seat: Seat): Phrase {
  const { mage } = seats[seat];
  return mage === null ? { key: 'player.seat', facts: { n: seat + 1 } } : mageName(mage);
}

export const ownerName = (view: LodgeView, owner: Owner): Phrase =>
  owner === 'rose' ? { key: 'lodge.rose' } : seatName(view, owner);

/** `nero` is the mage, `nero.bone_thrall.1` one of his evocations. */
export function modelName(model: ModelName): Phrase {
  const [mage, creature] = model.split('.');
  if (!creature) return mageName(mage);
  return { key: 'model.evocation', facts: { creature: creatureName(creature), mage: mageName(mage) } };
}

/** The room that lies at a place of the Lodge. */
export function roomName({ rooms }: LodgeView, room: string): Phrase {
  const found = rooms.find((one) => one.room === room);
  return found ? tileName(found.tile) : { key: 'lodge.cell' };
}

/** What the game says of an effect, as a sentence of its own. */
export const sentence = (said: string): string => `${capitalised(said)}${/[.!?]$/.test(said) ? '' : '.'}`;

/** One letter by which a mage is known without colour, for their names begin with different ones; before that the seat. */
export const letterOf = ({ seats }: LodgeView, seat: Seat, { say }: Pick<Words, 'say'>): string => {
  const { mage } = seats[seat];
  return mage === null ? String(seat + 1) : ([...say(mageName(mage))][0] ?? '');
};
