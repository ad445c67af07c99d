import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { EvocationView, LodgeView, Owner, Prize } from '@conjure/lodge/view';
import { choicesOf, fieldsOf } from '../../answers.ts';
import { creatureName, roomName, seatName } from '../names.ts';
import { familiarOf } from './models.ts';

/** A bar whose cubes may be taken or turned. */
interface Bar {
  readonly from: string;
  readonly name: Phrase;
  readonly cubes: readonly Owner[];
  readonly length: number;
  /** What its cubes would pay now; those on cards pay nothing. [F40] */
  readonly prizes: readonly Prize[];
}

/** What a fact of the question names, by the last part of its key. */
const named = (fact: unknown): string | null =>
  typeof fact === 'object' && fact !== null && 'key' in fact ? (String(fact.key).split('.').at(-1) ?? null) : null;

const cardBar = ({ creature, damage, health }: EvocationView): Bar => ({
  from: 'card',
  name: creatureName(creature),
  cubes: damage,
  length: health,
  prizes: [],
});

/** The bars that the question is about: of a room, a sheet, a card, or a sheet and the card of who guards it. */
export function barsOf(view: LodgeView, asked: OpenQuestion): Bar[] {
  const froms = new Set(choicesOf(asked).map((choice) => fieldsOf(choice).from));
  const tile = named(asked.facts.room);
  const room = view.rooms.find((one) => one.tile === tile);
  if (room) {
    const { cubes, capacity, prizes } = room;
    return [{ from: 'room', name: roomName(view, room.room), cubes, length: capacity, prizes }];
  }
  const { model } = asked.facts;
  const facts = typeof model === 'object' && 'key' in model ? model.facts : undefined;
  const mage = named(facts?.mage ?? model);
  const seat = view.seats.find((one) => one.mage === mage);
  if (!seat) return [];
  const creature = named(facts?.creature);
  const card = creature
    ? seat.evocations.find((one) => one.creature === creature && one.damage.length > 0)
    : familiarOf(seat);
  const { damage, health, prizes } = seat;
  return [
    ...(creature ? [] : [{ from: 'sheet', name: seatName(view, seat.seat), cubes: damage, length: health, prizes }]),
    ...(card && froms.has('card') ? [cardBar(card)] : []),
  ];
}
