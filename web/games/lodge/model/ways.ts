import type { Choice, OpenQuestion } from '@conjure/host';
import { type LodgeView, mageIn, type RoomName } from '@conjure/lodge/view';
import { choicesOf, fieldsOf } from '../../answers.ts';
import { beyond, hexOf, isRoom, nameOf } from '../board/geometry.ts';

/** A way through the doors to a room that is further than one step. */
export interface Way {
  /** The room it begins in; `null` in a Cell. */
  readonly from: RoomName | null;
  /** Every room that is entered, the last one too. */
  readonly rooms: readonly RoomName[];
  /** As many steps as there are. */
  readonly most: number;
}

/** The plain step there: with whoever guards him. */
export const stepTo = (asked: OpenQuestion, room: RoomName): Choice | null =>
  choicesOf(asked).find((choice) => {
    const { do: action, to, leave } = fieldsOf(choice);
    return (action === 'explore' || action === 'step') && to === room && leave === undefined;
  }) ?? null;

/** How many steps one who sets out now has. [B38] */
function stepsIn(view: LodgeView, asked: OpenQuestion): number {
  if (asked.kind !== 'turn') return Number(asked.facts.left ?? 0);
  const own = view.viewer === null ? null : view.seats[view.viewer];
  return own ? (mageIn(own.mage ?? '')?.move ?? 0) + own.buffs.move : 0;
}

const doors = (room: RoomName): RoomName[] =>
  [0, 1, 2, 3, 4, 5]
    .map((side) => beyond(hexOf(room), side))
    .filter(isRoom)
    .map(nameOf);

/** The shortest ways to all rooms that are more than a step away; of two as short, the one past fewer other mages. [B3] */
export function waysIn(view: LodgeView, asked: OpenQuestion | null): ReadonlyMap<RoomName, Way> {
  const ways = new Map<RoomName, Way>();
  if (!asked || !['turn', 'steps', 'push', 'activation'].includes(asked.kind)) return ways;
  const most = stepsIn(view, asked);
  const risk = (rooms: readonly RoomName[]): number =>
    view.seats.filter(({ seat, at }) => seat !== view.viewer && rooms.slice(0, -1).includes(at)).length;
  const near = view.rooms.map(({ room }) => room).filter((room) => stepTo(asked, room));
  // Whoever walks is in the room whose doors these are; a Cell has none of its own.
  const start = view.rooms
    .map(({ room }) => room)
    .find((room) => doors(room).sort().join(' ') === near.toSorted().join(' '));
  const reached = new Set([start, ...near]);
  let last: readonly (readonly RoomName[])[] = near.map((room) => [room]);
  for (let step = 2; step <= most; step++) {
    const found = new Map<RoomName, readonly RoomName[]>();
    for (const way of last)
      for (const room of doors(way[way.length - 1])) {
        const rooms = [...way, room];
        const known = found.get(room);
        if (!reached.has(room) && (!known || risk(rooms) < risk(known))) found.set(room, rooms);
      }
    for (const [room, rooms] of found) {
      reached.add(room);
      ways.set(room, { from: start ?? null, rooms, most });
    }
    last = [...found.values()];
  }
  return ways;
}
