import { INCH, long, type Plane } from './plane.ts';
import { type Handle, handlesOf, nextHandle, onField, type Press, stepped } from './steps.ts';
import type { FieldShape, FigureShape, Ghost, Placement, Placing, Point } from './types.ts';

/** So near to a base a step means contact. [B7] */
const TOUCH = INCH / 10;
const CLICK = INCH / 4;

/** What a key does while something is placed: the handle that is held then, and whether it is another one. `null`: nothing. */
export function pressed(
  placing: Placing,
  ghost: Ghost,
  handle: Handle,
  press: Press,
  field: FieldShape,
): { handle: Handle; isNew: boolean } | null {
  const handles = handlesOf(ghost);
  const held = handles.includes(handle) ? handle : (handles[0] ?? 'place');
  if (press.key === 'Tab') {
    const next = nextHandle(handles, held, press.shiftKey);
    return next === null ? null : { handle: next, isNew: true };
  }
  const letter = press.key.toLowerCase();
  const step = stepped(ghost, held, press, field);
  if (step) {
    const at = step.snaps ? placing.snap(ghost.id, step.placement.at, TOUCH) : null;
    placing.place(ghost.id, at ? { ...step.placement, at } : step.placement, true);
    // After a bend one goes on from there.
    if (letter === 'b') return { handle: 'place', isNew: held !== 'place' };
  } else if (press.key === 'Enter') placing.done();
  else if (press.key === 'Escape') placing.cancel();
  else if (letter === 'c') touchNearest(placing, ghost, field);
  else if (letter === 'g') pickNext(placing, press.shiftKey);
  else return null;
  return { handle: held, isNew: false };
}

function touchNearest(placing: Placing, ghost: Ghost, { width, height }: FieldShape): void {
  const at = ghost.moves ? placing.snap(ghost.id, ghost.at, Math.max(width, height)) : null;
  if (at) placing.place(ghost.id, { at, facing: ghost.facing, corners: ghost.corners }, true);
}

function pickNext({ ghosts, active, pick }: Placing, back: boolean): void {
  const at = ghosts.findIndex(({ id }) => id === active);
  const next = ghosts.at((at + (back ? -1 : 1)) % ghosts.length);
  if (next) pick(next.id);
}

/** How near to a base a hand means contact, in pixels of the screen. [B7] */
const NEAR = 14;

/** The placement that a hand means which drags a ghost to a point of the plane. */
export function draggedTo(
  placing: Placing,
  ghost: Ghost,
  to: Point,
  scale: number,
  { plane, field }: { readonly plane: Plane; readonly field: FieldShape },
): Placement {
  const drop = onField(plane.back(to), ghost.radius, field);
  const reach = Math.max(TOUCH, (NEAR / scale / long(INCH)) * INCH);
  return { at: placing.snap(ghost.id, drop, reach) ?? drop, facing: ghost.facing, corners: ghost.corners };
}

/** The placement that a click means: there, or at the side of the figure that was clicked. */
export function dropped(
  placing: Placing,
  ghost: Ghost,
  at: Point,
  figure: FigureShape | null,
  field: FieldShape,
): Placement {
  const drop = onField(figure ? beside(figure, ghost, at) : at, ghost.radius, field);
  return { at: placing.snap(ghost.id, drop, CLICK) ?? drop, facing: ghost.facing, corners: ghost.corners };
}

/** Just off the rim of a figure, on the side that was clicked; for a click on its middle, on the ghost's own side. */
function beside({ at, radius }: FigureShape, ghost: Ghost, near: Point): Point {
  const towards = Math.hypot(near.x - at.x, near.y - at.y) < CLICK ? ghost.at : near;
  const far = Math.hypot(towards.x - at.x, towards.y - at.y) || 1;
  const part = (radius + ghost.radius + TOUCH / 5) / far;
  return { x: Math.round(at.x + (towards.x - at.x) * part), y: Math.round(at.y + (towards.y - at.y) * part) };
}
