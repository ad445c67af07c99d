import type { Attachment } from 'svelte/attachments';
import type { Point, Thing } from './types.ts';

/** A finger trembles more than a mouse: below this many pixels nothing was moved. */
const STILL = { mouse: 3, touch: 8 };

interface Dragging {
  /** Whether it can be taken now; if not, the plane is. */
  may?(): boolean;
  /** It is taken at a point of the plane; what is given back is where it lies now, which keeps its distance to the pointer. */
  start(at: Point): Point;
  /** It is moved to a point of the plane; `scale` is how many pixels of the screen one of the plane has. */
  move(to: Point, scale: number): void;
  /** It is let go; `moved` tells whether it was moved at all. */
  end(moved: boolean): void;
}

/** The point of the plane under a point of the screen, and the scale between them. `sheet`: a drawing of the whole plane. */
export function underPointer(
  sheet: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point & { scale: number } {
  const box = sheet.getBoundingClientRect();
  const { x, y, width } = sheet.viewBox.baseVal;
  const scale = box.width / width || 1;
  return { x: x + (clientX - box.left) / scale, y: y + (clientY - box.top) / scale, scale };
}

/** What is drawn where something was pressed or pointed at. */
export function thingUnder(target: EventTarget | null): Thing | null {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-thing]') : null;
  const [is, id] = /^(\w+):(.*)$/.exec(found?.dataset.thing ?? '')?.slice(1) ?? [];
  return is === undefined || id === undefined ? null : { is: is as Thing['is'], id };
}

/** A handle in a drawing that is dragged instead of the whole plane. */
export function draggable({ may, start, move, end }: Dragging): Attachment<SVGElement> {
  return (handle) => {
    const listening = new AbortController();
    const { signal } = listening;
    let drag: { pointer: number; from: Point; offset: Point; moved: boolean } | null = null;
    let wasMoved = false;
    handle.dataset.drag = '';

    // By hand and not by attributes: those listen at the root of the page, when the plane has been taken already.
    handle.addEventListener(
      'pointerdown',
      (event) => {
        const sheet = handle.ownerSVGElement;
        if (!sheet || drag || may?.() === false || (event.pointerType === 'mouse' && event.button > 0)) return;
        wasMoved = false;
        event.stopPropagation();
        handle.setPointerCapture(event.pointerId);
        const { x, y } = underPointer(sheet, event);
        const lies = start({ x, y });
        drag = {
          pointer: event.pointerId,
          from: { x: event.clientX, y: event.clientY },
          offset: { x: lies.x - x, y: lies.y - y },
          moved: false,
        };
      },
      { signal },
    );
    handle.addEventListener(
      'pointermove',
      (event) => {
        const sheet = handle.ownerSVGElement;
        if (!drag || !sheet || event.pointerId !== drag.pointer) return;
        const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.touch;
        if (!drag.moved && Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) < still) return;
        drag.moved = true;
        const { x, y, scale } = underPointer(sheet, event);
        move({ x: x + drag.offset.x, y: y + drag.offset.y }, scale);
      },
      { signal },
    );
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== drag?.pointer) return;
      const { moved } = drag;
      drag = null;
      wasMoved = moved;
      end(moved);
    };
    handle.addEventListener('pointerup', up, { signal });
    handle.addEventListener('pointercancel', up, { signal });
    // A drag is never a click.
    handle.addEventListener('click', (event) => wasMoved && event.stopPropagation(), { signal });
    return () => listening.abort();
  };
}

/** The same for many things of which each is dragged in its way: for one thing always the same attachment. */
export function draggables(of: (id: string) => Dragging): (id: string) => Attachment<SVGElement> {
  const known = new Map<string, Attachment<SVGElement>>();
  return (id) => {
    const drag = known.get(id) ?? draggable(of(id));
    known.set(id, drag);
    return drag;
  };
}
