import { countEach, type Fact, must, type Phrase, phrase } from '@conjure/engine';
import type { Content } from './content.ts';
import { describeEvent } from './effects/describe.ts';
import type { Owner } from './events.ts';
import {
  cardPhrase,
  creaturePhrase,
  eventPhrase,
  questPhrase,
  schoolPhrase,
  slotPhrase,
  tilePhrase,
} from './rules/names.ts';
import { seatIn } from './seat-name.ts';
import type { EvocationView, LodgeView, RoomView, SeatView } from './view.ts';
import { ownerIn, placeIn, spellPhrase } from './words.ts';

/** The position in sentences: when it is, the race, the events, every mage, every room with something in it. */
export function describe(content: Content, seen: LodgeView): Phrase[] {
  const schools = Object.entries(seen.schools).map(([school, n]) =>
    phrase('position.school', { school: schoolPhrase(content, school), n }),
  );
  return [
    heading(content, seen),
    phrase('position.rose', { power: seen.rose.power, end: seen.endThreshold, moon: seen.moon }),
    ...seen.track.flatMap((event, i) => (event === null ? [] : [describeEventAt(content, event, i + 1)])),
    ...seen.seats.flatMap((seat) => describeSeat(content, seen, seat)),
    ...seen.rooms.filter(isNotable).map((room) => describeRoom(content, seen, room)),
    phrase('position.schools', { schools }),
    ...(seen.families.length === 0
      ? []
      : [phrase('position.reserve', { familiars: orNone(seen.reserve.map((id) => creaturePhrase(content, id))) })]),
    ...(seen.placeholder && seen.families.length > 0 ? [phrase('position.placeholder')] : []),
  ];
}

const orNone = (list: readonly Phrase[]): Fact => (list.length === 0 ? 'none' : list);

/** When it is. */
export function heading({ constants }: Content, seen: LodgeView): Phrase {
  if (seen.phase === 'over') return phrase('position.over', { round: seen.round });
  const facts = { round: seen.round, phase: phrase(`phase.${seen.phase}`) };
  if (!seen.turn) return phrase('position.phase', { ...facts, crown: seatIn(seen, seen.crown) });
  const left = constants.actionsPerTurn - seen.turn.actions;
  return phrase('position.turn', { ...facts, mage: seatIn(seen, seen.turn.seat), left });
}

function describeEventAt(content: Content, event: string, space: number): Phrase {
  const ops = must(content.events.find(({ id }) => id === event)?.ops, 'event', event);
  return phrase('position.event', { event: eventPhrase(content, event), space, effect: describeEvent(content, ops) });
}

/** Cubes by owner: "3 of Nero, 2 of the Black Rose". */
function cubesIn(seen: LodgeView, cubes: readonly Owner[]): Fact {
  return orNone([...countEach(cubes)].map(([owner, n]) => phrase('position.cubes', { n, who: ownerIn(seen, owner) })));
}

function describeSeat(content: Content, seen: LodgeView, seat: SeatView): Phrase[] {
  const mage = seatIn(seen, seat.seat);
  if (seat.mage === null) return [phrase('position.unchosen', { mage })];
  const slots = seat.slots
    .filter(({ filled }) => filled)
    .map(({ slot, spell }) => ({ slot: slotPhrase(slot), spell }))
    .map(({ slot, spell }) =>
      spell ? phrase('spell.inSlot', { slot, spell: spellPhrase(content, spell) }) : phrase('spell.hidden', { slot }),
    );
  const list: Phrase[] = [
    phrase('position.seat', {
      mage,
      place: placeIn({ content, seen }, seat.at),
      power: seat.power,
      wounds: seat.damage.length,
      health: seat.health,
      cubes: cubesIn(seen, seat.damage),
    }),
    phrase('position.cards', {
      mage,
      hand: seat.hand,
      grimoire: seat.grimoire,
      discard: seat.discard,
      quests: seat.quests,
      physical: seat.physical,
      slots: orNone(slots),
    }),
    ...seat.evocations.map((one) => describeEvocation(content, seen, mage, one)),
  ];
  if (seat.own) {
    list.push(phrase('position.hand', { cards: orNone(seat.own.hand.map((card) => cardPhrase(content, card))) }));
    for (const { quest, progress, need } of seat.own.quests)
      list.push(phrase('position.quest', { quest: questPhrase(content, quest), progress, need }));
  }
  return list;
}

function describeEvocation(content: Content, seen: LodgeView, mage: Phrase, one: EvocationView): Phrase {
  const facts: Record<string, Fact> = {
    mage,
    creature: creaturePhrase(content, one.creature),
    wounds: one.damage.length,
    health: one.health,
    cubes: cubesIn(seen, one.damage),
  };
  if (one.mode === 'guard') return phrase('position.guard', { ...facts, token: one.token ?? 'used' });
  return phrase(one.mode === 'hunting' ? 'position.hunting' : 'position.evocation', {
    ...facts,
    place: placeIn({ content, seen }, one.at ?? 'cell'),
  });
}

const isNotable = ({ cubes, activated, destroyed }: RoomView): boolean => cubes.length > 0 || activated || destroyed;

function describeRoom(content: Content, seen: LodgeView, room: RoomView): Phrase {
  const name = tilePhrase(content, room.tile);
  if (room.destroyed) return phrase('position.destroyed', { room: name });
  return phrase('position.room', {
    room: name,
    n: room.cubes.length,
    capacity: room.capacity,
    cubes: cubesIn(seen, room.cubes),
    activated: String(room.activated),
  });
}
