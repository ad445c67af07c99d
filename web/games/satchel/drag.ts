import type { Attachment } from 'svelte/attachments';

/** Where something was dropped: on a slot, on a place, or on neither. */
export interface Dropped {
  readonly spot: string | null;
  readonly place: string | null;
}

export interface Dragging {
  /** Whether the piece may be carried. */
  lift(piece: string): boolean;
  /** The slot or place it is held over. */
  over(at: Dropped): void;
  drop(piece: string, at: Dropped): void;
}

/** A piece between two fingers, or on its way; several people carry theirs at once. */
interface Journey {
  readonly piece: string;
  readonly from: HTMLElement;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
}

/** As far as this a press is still a press. */
export const SLACK = 7;
const NOWHERE: Dropped = { spot: null, place: null };

/** Carries whatever has `data-drag` over whatever has `data-spot` or `data-place`, with mouse, pen or finger. */
export function carrying({ lift, over, drop }: Dragging): Attachment<HTMLElement> {
  return (root) => {
    const journeys = new Map<number, Journey>();
    let last = NOWHERE;

    const under = (x: number, y: number): Dropped => {
      const at = document.elementFromPoint(x, y);
      const find = (name: 'spot' | 'place') => at?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null;
      return { spot: find('spot'), place: find('place') };
    };

    const begin = (from: HTMLElement): HTMLElement => {
      const ghost = from.cloneNode(true) as HTMLElement;
      const { width, height } = from.getBoundingClientRect();
      ghost.removeAttribute('id');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: 'absolute',
        left: '0',
        top: '0',
        width: `${width}px`,
        height: `${height}px`,
        margin: '0',
        zIndex: '20',
        pointerEvents: 'none',
        willChange: 'transform',
      });
      root.append(ghost);
      from.dataset.lifted = '';
      return ghost;
    };

    const move = (event: PointerEvent) => {
      const journey = journeys.get(event.pointerId);
      if (!journey) return;
      if (!journey.ghost) {
        if (Math.hypot(event.clientX - journey.x, event.clientY - journey.y) < SLACK) return;
        if (!lift(journey.piece)) return end(event);
        journey.ghost = begin(journey.from);
      }
      const { left, top } = root.getBoundingClientRect();
      const { offsetWidth: w, offsetHeight: h } = journey.ghost;
      const [x, y] = [event.clientX - left - w / 2, event.clientY - top - h / 2];
      journey.ghost.style.transform = `translate3d(${x}px, ${y}px, 0) scale(1.12) rotate(-4deg)`;
      const at = under(event.clientX, event.clientY);
      if (at.spot !== last.spot || at.place !== last.place) {
        last = at;
        over(at);
      }
    };

    const end = ({ pointerId }: Pick<PointerEvent, 'pointerId'>) => {
      const journey = journeys.get(pointerId);
      if (!journey) return;
      journeys.delete(pointerId);
      journey.ghost?.remove();
      delete journey.from.dataset.lifted;
      if (last !== NOWHERE) over(NOWHERE);
      last = NOWHERE;
    };

    const up = (event: PointerEvent) => {
      const journey = journeys.get(event.pointerId);
      end(event);
      if (!journey?.ghost) return;
      // The press that ends a journey is no press.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drop(journey.piece, under(event.clientX, event.clientY));
    };

    const down = (event: PointerEvent) => {
      const from = (event.target as Element).closest<HTMLElement>('[data-drag]');
      const piece = from?.dataset.drag;
      if (!from || piece === undefined || event.button !== 0) return;
      journeys.set(event.pointerId, { piece, from, x: event.clientX, y: event.clientY, ghost: null });
    };

    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };

    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      for (const pointerId of journeys.keys()) end({ pointerId });
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
  };
}
