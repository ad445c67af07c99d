import type { Choice, OpenQuestion } from '@conjure/host';
import { type LodgeView, mageIn, type RoomName } from '@conjure/lodge/view';
import { choicesOf, fieldsOf } from '../../answers.ts';
import { doorsOf } from '../board/geometry.ts';

/** A way through the doors to a room that is further than one step. */
export interface Way {
  /** The room it begins in; `null` in a Cell. */
  readonly from: RoomName | null;
  /** Every room that is entered, the last one too. */
  readonly rooms: readonly RoomName[];
  /** As many steps as there are. */
  readonly most: number;
  /** The room that it does not come to any more. */
  readonly stop?: RoomName;
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

const WALKS: readonly string[] = ['turn', 'steps', 'push', 'activation'];

/** The shortest ways to all rooms within so many steps; of two as short, the one past fewer other mages. [B3] */
function waysWithin(view: LodgeView, asked: OpenQuestion, limit: number): Map<RoomName, readonly RoomName[]> {
  const risk = (rooms: readonly RoomName[]): number =>
    view.seats.filter(({ seat, at }) => seat !== view.viewer && rooms.slice(0, -1).includes(at)).length;
  const near = nearIn(view, asked);
  const ways = new Map<RoomName, readonly RoomName[]>(near.map((room) => [room, [room]]));
  const start = startIn(view, near);
  let last = [...ways.values()];
  for (let step = 2; step <= limit && last.length > 0; step++) {
    const found = new Map<RoomName, readonly RoomName[]>();
    for (const way of last)
      for (const room of doorsOf(way[way.length - 1])) {
        const rooms = [...way, room];
        const known = found.get(room);
        if (room !== start && !ways.has(room) && (!known || risk(rooms) < risk(known))) found.set(room, rooms);
      }
    for (const [room, rooms] of found) ways.set(room, rooms);
    last = [...found.values()];
  }
  return ways;
}

const nearIn = (view: LodgeView, asked: OpenQuestion): RoomName[] =>
  view.rooms.map(({ room }) => room).filter((room) => stepTo(asked, room));

/** Whoever walks is in the room whose doors these are; a Cell has none of its own. */
const startIn = (view: LodgeView, near: readonly RoomName[]): RoomName | null =>
  view.rooms.map(({ room }) => room).find((room) => doorsOf(room).sort().join(' ') === near.toSorted().join(' ')) ??
  null;

/** The room that whoever walks is in; `null` in a Cell. */
export const startOf = (view: LodgeView, asked: OpenQuestion): RoomName | null => startIn(view, nearIn(view, asked));

/** The ways to all rooms that are more than a step away. */
export function waysIn(view: LodgeView, asked: OpenQuestion | null): ReadonlyMap<RoomName, Way> {
  if (!asked || !WALKS.includes(asked.kind)) return new Map();
  const most = stepsIn(view, asked);
  const from = startOf(view, asked);
  const far = [...waysWithin(view, asked, most)].filter(([, rooms]) => rooms.length > 1);
  return new Map(far.map(([room, rooms]) => [room, { from, rooms, most }]));
}

/** How far one would come on the way to a room that is out of reach, and where it ends; `null` where nobody walks, or may go there. */
export function stoppedWay(view: LodgeView, asked: OpenQuestion | null, room: RoomName): Way | null {
  if (!asked || !WALKS.includes(asked.kind)) return null;
  const near = nearIn(view, asked);
  const from = startIn(view, near);
  const most = near.length > 0 ? Math.max(1, stepsIn(view, asked)) : 0;
  const rooms = waysWithin(view, asked, view.rooms.length).get(room) ?? [room];
  return room === from || rooms.length <= most ? null : { from, rooms: rooms.slice(0, most), most, stop: rooms[most] };
}
