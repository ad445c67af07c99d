import { once, type Phrase, type Seat } from '@conjure/engine';
import {
  CELL,
  EVOCATIONS,
  evocationOf,
  isMage,
  type Model,
  masterOf,
  modelOf,
  NONE,
  ROSE,
  type Room,
  type SlotName,
} from '../board.ts';
import type { Owner, Place } from '../events.ts';
import type { Lore } from '../lore.ts';
import type { Position } from '../state.ts';

/** By mage, creature and place: `nero.bone_thrall.1`. */
const evocationNames = once((lore: Lore) =>
  lore.mages.map(({ id }) => lore.creatures.map((creature) => [1, 2, 3].map((n) => `${id}.${creature.id}.${n}`))),
);

export const mageName = ({ state, lore }: Position, seat: Seat): string => lore.mages[state.mage[seat]].id;

/** A mage by his id, an evocation by its mage, its kind and its place among his three. */
export function modelName(at: Position, model: Model): string {
  const { state, lore } = at;
  if (isMage(model)) return mageName(at, model);
  const evocation = evocationOf(model);
  const seat = masterOf(evocation);
  return evocationNames(lore)[state.mage[seat]][state.creature[evocation]][evocation % EVOCATIONS];
}

/** The model of that name, or NONE. */
export function modelNamed(at: Position, name: string): Model {
  const { state } = at;
  for (let seat = 0; seat < state.seats; seat++) if (mageName(at, seat) === name) return seat;
  for (let i = 0; i < state.seats * EVOCATIONS; i++)
    if (state.creature[i] !== NONE && modelName(at, modelOf(i)) === name) return modelOf(i);
  return NONE;
}

/** A slot in a sentence. */
export const slotPhrase = (slot: SlotName): Phrase => ({ key: `slot.${slot}` });

export const roomName = ({ lore }: Position, room: Room): string => lore.board.names[room];
export const placeName = (at: Position, room: Room): Place => (room === CELL ? 'cell' : roomName(at, room));
export const ownerName = (owner: number): Owner => (owner === ROSE ? 'rose' : owner);

/** A phrase for each name, made once. */
function kept(make: (lore: Lore, name: string) => Phrase): (lore: Lore, name: string) => Phrase {
  const ofLore = once((_lore: Lore) => new Map<string, Phrase>());
  return (lore, name) => {
    const made = ofLore(lore);
    const known = made.get(name);
    if (known) return known;
    const fresh = make(lore, name);
    made.set(name, fresh);
    return fresh;
  };
}

export const magePhrase = (id: string): Phrase => ({ key: `mage.${id}` });
export const creaturePhrase = kept((lore, id) => ({
  key: `creature.${id}`,
  or: lore.creatures[lore.creatureIndex.get(id) ?? 0].name,
}));

/** A model by its name, wherever it is now. */
export const modelPhrase = kept((lore, name) => {
  const [mage, creature] = name.split('.');
  if (!creature) return magePhrase(mage);
  return { key: 'model.evocation', facts: { mage: magePhrase(mage), creature: creaturePhrase(lore, creature) } };
});

export const seatPhrase = (at: Position, seat: Seat): Phrase => modelPhrase(at.lore, mageName(at, seat));

/** The room that lies there. */
export function roomPhrase({ state, lore }: Position, room: Room): Phrase {
  return tilePhrase(lore, lore.tiles[state.tile[room]].id);
}
export const tilePhrase = kept((lore, id) => ({
  key: `room.${id}`,
  or: lore.tiles.find((tile) => tile.id === id)?.name ?? id,
}));

export const cardPhrase = (lore: Lore, id: string): Phrase => ({
  key: `spell.${id}`,
  or: lore.cards[lore.cardIndex.get(id) ?? 0].name,
});
export const schoolPhrase = (lore: Lore, id: string): Phrase => ({
  key: `school.${id}`,
  or: lore.data.spells.schools.find((school) => school.id === id)?.name ?? id,
});
export const questPhrase = (lore: Lore, id: string): Phrase => ({
  key: `quest.${id}`,
  or: lore.quests.find((quest) => quest.id === id)?.name ?? id,
});
export const eventPhrase = (lore: Lore, id: string): Phrase => ({
  key: `roseEvent.${id}`,
  or: lore.events.find((event) => event.id === id)?.name ?? id,
});
