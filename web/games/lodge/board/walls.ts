import type { Point } from '../../../parts/point.ts';
import { beyond, type CellPlace, hexOf, isRoom, pair, plus, ROOMS, sideOf, toward } from './geometry.ts';

/** A door, seen from above: where it is and how it is turned, in degrees. */
interface Door extends Point {
  readonly turn: number;
  readonly wide: number;
}

export interface WallPlan {
  /** Walls between rooms, and the walls of the Lodge. */
  readonly inner: string;
  readonly outer: string;
  readonly doors: readonly Door[];
  readonly posts: readonly Point[];
  /** Windows in the walls of the Lodge. */
  readonly windows: readonly Door[];
}

const DOOR = 46;
const CELL_DOOR = 34;

const turnOf = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** A wall with a gap for a door so far along it, and the door. */
function gap(from: Point, to: Point, part: number, wide: number): { walls: string; door: Door } {
  const half = wide / 2 / lengthOf(from, to);
  const walls = `M${pair(from)}L${pair(toward(from, to, part - half))}M${pair(toward(from, to, part + half))}L${pair(to)}`;
  return { walls, door: { ...toward(from, to, part), turn: turnOf(from, to), wide } };
}

const isSame = (a: Point, b: Point): boolean => lengthOf(a, b) < 1;

/** The Lodge seen from above, with doors to these Cells. */
export function planOf(cells: readonly CellPlace[]): WallPlan {
  let [inner, outer] = ['', ''];
  const doors: Door[] = [];
  const windows: Door[] = [];
  const posts = new Map<string, Point>();
  for (const room of ROOMS)
    for (let side = 0; side < 6; side++) {
      const [from, to] = sideOf(room, side);
      posts.set(pair(from), from);
      if (isRoom(beyond(hexOf(room), side))) {
        // Two rooms share this wall: it is drawn by the one on its left.
        if (side > 2) continue;
        const { walls, door } = gap(from, to, 0.5, DOOR);
        inner += walls;
        doors.push(door);
        continue;
      }
      const cell = cells.find(({ exits, nook }) => exits.includes(room) && (isSame(nook, from) || isSame(nook, to)));
      if (cell) {
        const { walls, door } = gap(from, to, isSame(cell.nook, from) ? 0.33 : 0.67, CELL_DOOR);
        outer += walls;
        doors.push(door);
      } else {
        outer += `M${pair(from)}L${pair(to)}`;
        for (const part of [0.32, 0.68]) windows.push({ ...toward(from, to, part), turn: turnOf(from, to), wide: 20 });
      }
    }
  return { inner, outer, doors, windows, posts: [...posts.values()] };
}

/** The outline of the whole house, a little grown, for its shadow and its lawn. */
export function outlineOf(grown: number): string {
  const corners = ROOMS.flatMap((room) =>
    [0, 1, 2, 3, 4, 5].filter((side) => !isRoom(beyond(hexOf(room), side))).map((side) => sideOf(room, side)),
  );
  const next = new Map(corners.map(([from, to]) => [pair(from), to]));
  const start = corners[0][0];
  const ring: Point[] = [start];
  for (let at = next.get(pair(start)); at && !isSame(at, start); at = next.get(pair(at))) ring.push(at);
  const out = ring.map((corner) =>
    plus(corner, toward({ x: 0, y: 0 }, corner, grown / Math.hypot(corner.x, corner.y))),
  );
  return `M${out.map(pair).join('L')}Z`;
}
