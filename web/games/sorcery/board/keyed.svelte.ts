import { isArrow, type Stop, sought } from './cursor.ts';
import { type Layout, nearestStop } from './layout.ts';
import { pressed } from './place.ts';
import type { Handle, Press } from './steps.ts';
import type { FieldShape, Ghost, Placing, Point, Thing } from './types.ts';

interface KeyedBoard {
  readonly field: () => FieldShape;
  readonly layout: () => Layout;
  readonly choices: () => readonly Stop[];
  readonly placing: () => Placing | null;
  readonly ghost: () => Ghost | null;
  /** The middle of what is seen of the plane. */
  readonly lookingAt: () => Point;
  readonly show: (stop: Stop) => void;
  readonly take: (thing: Thing) => void;
}

/** A field that is played by keys: they move the cursor, or the ghost that is to be placed, by one of its handles. */
export function newKeyed({ field, layout, choices, placing, ghost, lookingAt, show, take }: KeyedBoard) {
  let cursor = $state.raw<Thing | null>(null);
  let handle = $state.raw<Handle>('place');
  /** While keys are what moves the cursor, or the ghost. */
  let byKey = $state(false);
  /** The handle has just been changed by a key: it is told. */
  let isNew = $state(false);

  function goTo(stop: Stop): void {
    cursor = stop.thing;
    byKey = true;
    show(stop);
  }

  function cursorKey(event: KeyboardEvent): boolean {
    const at = cursor && layout().pointOf(cursor);
    const from = at ?? lookingAt();
    const here = cursor && at ? { thing: cursor, at } : nearestStop(layout(), from);
    const picks = event.key === 'Enter' || event.key === ' ';
    const to = sought(layout(), choices(), from, event);
    // The first key only shows where the cursor is.
    if (!byKey && here && (picks || isArrow(event.key))) goTo(here);
    else if (to) goTo(to);
    else if (picks && cursor) take(cursor);
    else return isArrow(event.key);
    return true;
  }

  function placeKey(press: Press): boolean {
    const [what, which] = [placing(), ghost()];
    const done = what && which ? pressed(what, which, handle, press, field()) : null;
    if (!done) return false;
    cursor = null;
    byKey = true;
    handle = done.handle;
    isNew = done.isNew;
    return true;
  }

  return {
    get cursor() {
      return cursor;
    },
    get handle() {
      return handle;
    },
    get byKey() {
      return byKey;
    },
    get isNew() {
      return isNew;
    },
    placeKey,
    key: (event: KeyboardEvent): boolean => placeKey(event) || cursorKey(event),
    /** A hand has taken over; `grips`: it has this handle. */
    leave(grips: Handle = handle): void {
      byKey = false;
      handle = grips;
    },
    /** Keys go on from here. */
    stand(thing: Thing): void {
      cursor = thing;
    },
  };
}
