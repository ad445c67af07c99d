import { distanceOf, NONE, QUICK, type Room } from '../board.ts';
import type { Run } from '../matters.ts';
import { halfIn, isSet } from '../rules/reactions.ts';
import { isDestroyed } from '../rules/rooms.ts';
import type { Position } from '../state.ts';
import { effectWorth } from './gains.ts';
import { roomsIn } from './reach.ts';
import { cached, type Sight } from './sight.ts';

/** A room that anybody who stands there could activate. [B44] [B45] */
const isOpen = ({ state, content }: Position, room: Room): boolean =>
  !isDestroyed(state, room) &&
  !(state.activated & (1 << room)) &&
  state.moon >= content.tiles[state.tile[room]].minMoon;

/** What activating the room is worth to a mage who stands there. */
export function roomWorth(s: Sight, room: Room): number {
  if (!isOpen(s, room)) return 0;
  return effectWorth(s, s.content.tiles[s.state.tile[room]].effect, room) + errand(s, room);
}

/** How far the activation brings his quests. */
function errand({ state, content, by }: Sight, room: Room): number {
  const tile = content.tiles[state.tile[room]];
  let sum = 0;
  for (let i = 0; i < state.quests[by].length; i++) {
    const { condition, colours, power, need } = content.quests[state.quests[by][i]];
    const bit = 1 << tile.colour;
    const counts =
      condition.type === 'activateColours'
        ? !(state.progress[by][2 * i + 1] & bit)
        : condition.type === 'activateInColours'
          ? (colours & bit) !== 0
          : condition.type === 'activateRooms'
            ? condition.rooms.includes(tile.id)
            : condition.type === 'activateInRound';
    if (counts) sum += (ERRAND * power) / need;
  }
  return sum;
}
const ERRAND = 0.7;

/** The numbered spell that comes next, wherever its mage is, or NONE. [B34] */
export function upcoming(s: Sight): number {
  for (let slot = 0; slot < QUICK; slot++) if (isSet(s.state, s.by, slot) && !halfIn(s, s.by, slot).reacts) return slot;
  return NONE;
}

/** What could be cast from the room: the next numbered spell and the Quick one. */
export const castWorth = (s: Sight, room: Room): number => cached(s, s.caches.casts, room, () => castFrom(s, room));

function castFrom(s: Sight, room: Room): number {
  const { state, by } = s;
  const numbered = upcoming(s);
  let sum = numbered === NONE ? 0 : effectWorth(s, halfIn(s, by, numbered).effect, room);
  if (isSet(state, by, QUICK) && !halfIn(s, by, QUICK).reacts) sum += effectWorth(s, halfIn(s, by, QUICK).effect, room);
  return sum;
}

/** What is still to come of an effect of his that is being carried out. */
export function pendingWorth(s: Sight, room: Room): number {
  const run = s.state.agenda.findLast((matter): matter is Run => matter.do === 'ops' && matter.by === s.by);
  return run ? effectWorth(s, run.effect, room, run.at) : 0;
}

/** Being able to cast from there is not to have cast. */
export const COULD = 0.7;

/** How good each room is to stand in at the end of his steps, once looked at. */
export function prospectsOf(s: Sight, activates: boolean): (room: Room) => number {
  const known: number[] = [];
  const pending = s.state.agenda.some((matter) => matter.do === 'ops' && matter.by === s.by);
  return (room) => {
    known[room] ??=
      (activates ? roomWorth(s, room) : 0) + COULD * castWorth(s, room) + (pending ? pendingWorth(s, room) : 0);
    return known[room];
  };
}

/** What is farther off is a little less sure. */
const PER_STEP = 0.02;

/** The best that so many steps from a room lead to. */
export function bestWithin(s: Sight, from: Room, steps: number, worth: (room: Room) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const room of roomsIn(s, from, steps))
    best = Math.max(best, worth(room) - PER_STEP * distanceOf(s.content.board, from, room));
  return best;
}
