export interface Lifting {
  /** The piece there that may be taken hold of; `null`: the board itself is moved. */
  lifts(target: EventTarget | null): SVGElement | null;
  /** What the piece is held over; `null` when it is let go. */
  over(target: EventTarget | null): void;
  drop(target: EventTarget | null): void;
}

/** Whoever moves less than this only presses. */
const STILL = 9;

/** How large a drawing is shown. */
function scaleOf({ ownerSVGElement: sheet }: SVGElement): number {
  return sheet ? sheet.getBoundingClientRect().width / sheet.viewBox.baseVal.width : 1;
}

/** A piece that is taken hold of follows the pointer, and is set down where it is let go. */
export function lifting({ lifts, over, drop }: Lifting): (port: HTMLElement) => () => void {
  return (port) => {
    const life = new AbortController();

    function down(event: PointerEvent): void {
      const piece = event.isPrimary && event.button === 0 ? lifts(event.target) : null;
      if (!piece) return;
      // The board would be moved by the same hand.
      event.stopPropagation();
      const held = new AbortController();
      const signal = AbortSignal.any([held.signal, life.signal]);
      const scale = scaleOf(piece);
      let isLifted = false;
      const under = ({ clientX, clientY }: PointerEvent) =>
        document.elementsFromPoint(clientX, clientY).find((one) => !piece.contains(one)) ?? null;
      const away = ({ clientX, clientY }: PointerEvent) => [clientX - event.clientX, clientY - event.clientY] as const;

      function move(next: PointerEvent): void {
        if (next.pointerId !== event.pointerId || !piece) return;
        const [x, y] = away(next);
        isLifted ||= Math.hypot(x, y) > STILL;
        if (!isLifted) return;
        piece.style.translate = `${x / scale}px ${y / scale}px`;
        over(under(next));
      }
      function end(last: PointerEvent): void {
        if (last.pointerId !== event.pointerId || !piece) return;
        held.abort();
        piece.style.translate = '';
        if (!isLifted) return;
        // What follows is no press.
        const swallow = (click: Event) => click.stopPropagation();
        port.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => port.removeEventListener('click', swallow, { capture: true }));
        over(null);
        if (last.type === 'pointerup') drop(under(last));
      }
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', end, { signal });
      addEventListener('pointercancel', end, { signal });
    }

    port.addEventListener('pointerdown', down, { capture: true, signal: life.signal });
    return () => life.abort();
  };
}
