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
import { type Content, cardNamed, creatureNamed } from '../content.ts';
import type { Owner, Place } from '../events.ts';
import type { Position } from '../state.ts';

/** By mage, creature and place: `nero.bone_thrall.1`. */
const evocationNames = once((content: Content) =>
  content.mages.map(({ id }) => content.creatures.map((creature) => [1, 2, 3].map((n) => `${id}.${creature.id}.${n}`))),
);

export const mageName = ({ state, content }: Position, seat: Seat): string => content.mages[state.mage[seat]].id;

/** A mage by his id, an evocation by its mage, its kind and its place among his three. */
export function modelName(at: Position, model: Model): string {
  const { state, content } = at;
  if (isMage(model)) return mageName(at, model);
  const evocation = evocationOf(model);
  const seat = masterOf(evocation);
  return evocationNames(content)[state.mage[seat]][state.creature[evocation]][evocation % EVOCATIONS];
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

export const roomName = ({ content }: Position, room: Room): string => content.board.names[room];
export const placeName = (at: Position, room: Room): Place => (room === CELL ? 'cell' : roomName(at, room));
export const ownerName = (owner: number): Owner => (owner === ROSE ? 'rose' : owner);
export const ownerNumber = (owner: Owner): number => (owner === 'rose' ? ROSE : owner);

/** A phrase for each name, made once. */
function memoized(make: (content: Content, name: string) => Phrase): (content: Content, name: string) => Phrase {
  const ofContent = once((_content: Content) => new Map<string, Phrase>());
  return (content, name) => {
    const made = ofContent(content);
    const known = made.get(name);
    if (known) return known;
    const fresh = make(content, name);
    made.set(name, fresh);
    return fresh;
  };
}

export const magePhrase = (id: string): Phrase => ({ key: `mage.${id}` });
export const creaturePhrase = memoized((content, id) => ({
  key: `creature.${id}`,
  or: content.creatures[creatureNamed(content, id)].name,
}));

/** A model by its name, wherever it is now. */
export const modelPhrase = memoized((content, name) => {
  const [mage, creature] = name.split('.');
  if (!creature) return magePhrase(mage);
  return { key: 'model.evocation', facts: { mage: magePhrase(mage), creature: creaturePhrase(content, creature) } };
});

export const seatPhrase = (at: Position, seat: Seat): Phrase => modelPhrase(at.content, mageName(at, seat));

/** The room that lies there. */
export function roomPhrase({ state, content }: Position, room: Room): Phrase {
  return tilePhrase(content, content.tiles[state.tile[room]].id);
}
export const tilePhrase = memoized((content, id) => ({
  key: `room.${id}`,
  or: content.tiles.find((tile) => tile.id === id)?.name ?? id,
}));

export const cardPhrase = (content: Content, id: string): Phrase => ({
  key: `spell.${id}`,
  or: content.cards[cardNamed(content, id)].name,
});
export const schoolPhrase = (content: Content, id: string): Phrase => ({
  key: `school.${id}`,
  or: content.data.spells.schools.find((school) => school.id === id)?.name ?? id,
});
export const questPhrase = (content: Content, id: string): Phrase => ({
  key: `quest.${id}`,
  or: content.quests.find((quest) => quest.id === id)?.name ?? id,
});
export const eventPhrase = (content: Content, id: string): Phrase => ({
  key: `roseEvent.${id}`,
  or: content.events.find((event) => event.id === id)?.name ?? id,
});
