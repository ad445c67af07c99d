import { newGlide } from './glide.ts';
import {
  BUTTONS,
  centred,
  coverScale,
  fitScale,
  type Rect,
  revealingAny,
  type Size,
  type View,
  withinReach,
  zoomed,
} from './pan-zoom.ts';
import type { Point } from './point.ts';
import { newQuietHand } from './quiet-hand.ts';

export interface PanZoomOptions {
  plane: Rect;
  /** The closest look. */
  most: number;
  /** On a small window the first look fills it, as far as that is between these scales; on others it is the whole. */
  comfortable: readonly [least: number, most: number];
  /** What the first look is at, where it is not the whole. */
  start(): Point;
  /** Called at most once a frame; `busy` while the scale is changing. */
  show(view: View, busy: boolean): void;
  /** Something is to come into sight, as soon as no hand is at work; or no more. */
  waits(is: boolean): void;
}

export interface PanZoom {
  /** Listens to an element; gives what ends it. */
  attach(port: HTMLElement): () => void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Brings these into sight, or the nearest of them. */
  reveal(...areas: readonly Rect[]): void;
  /** The point of the plane in the middle of what is seen. */
  lookingAt(): Point;
}

/** A finger trembles more than a mouse: below this many pixels it is a click. */
const STILL = { mouse: 4, touch: 9 };
/** A window that is lower or narrower than this cannot show the whole so that a finger finds its parts. */
const SMALL = 560;
const SETTLED_MS = 160;

/** Wheel, pinch and drag move a plane under a window. A drag is never a click. */
export function panZoom(options: PanZoomOptions): PanZoom {
  const { plane } = options;
  let port: HTMLElement | null = null;
  let size: Size = { width: 1, height: 1 };
  let measured = false;
  /** What is to be shown as soon as there is a window to show it in, and no hand at work. */
  let awaited: readonly (readonly Rect[])[] = [];
  let view: View = { x: 0, y: 0, k: 1 };
  let whole = true;
  let frame = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let dragged = false;
  const fingers = new Map<number, Point>();
  let downAt: Point = { x: 0, y: 0 };
  const hand = newQuietHand();
  const gliding = newGlide((next, isMoving) => set(next, isMoving ? drawNow : draw));
  /** What comes next starts from where a glide ends, not from where it is on its way. */
  const goal = (): View => gliding.goal ?? view;

  const least = (): number => Math.min(fitScale(plane, size), options.most);
  const scaleWithin = (k: number): number => Math.min(options.most, Math.max(least(), k));
  const wholeView = (): View => withinReach({ x: 0, y: 0, k: least() }, plane, size);

  function expect(areas: typeof awaited): void {
    awaited = areas;
    options.waits(areas.length > 0);
  }

  function set(next: View, show = draw): void {
    if (next.k !== view.k) {
      busy = true;
      clearTimeout(settling);
      settling = setTimeout(() => {
        busy = false;
        draw();
      }, SETTLED_MS);
    }
    view = withinReach(next, plane, size);
    show();
  }

  function draw(): void {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      options.show(view, busy);
    });
  }

  const drawNow = (): void => options.show(view, busy);

  const glide = (to: View): void => gliding.start(view, withinReach(to, plane, size), () => expect([]));

  const spotOf = (event: MouseEvent): Point => {
    const box = port?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    gliding.stop();
    if (fingers.size === 0) {
      dragged = false;
      downAt = spotOf(event);
    }
    fingers.set(event.pointerId, spotOf(event));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.touch;
    if (!dragged && fingers.size === 1 && Math.hypot(now.x - downAt.x, now.y - downAt.y) < still) return;
    if (!dragged) {
      dragged = true;
      moveByHand();
    }
    // Only now: a captured pointer would take its click away from what lies under it.
    if (!port?.hasPointerCapture(event.pointerId)) port?.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      set({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y });
      return;
    }
    const spread = (a: Point): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    const half = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const shifted = { ...view, x: view.x + (now.x - before.x) / 2, y: view.y + (now.y - before.y) / 2 };
    set(zoomed(shifted, scaleWithin((view.k * spread(now)) / spread(before)), half));
  }

  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

  function click(event: MouseEvent): void {
    // A click that a key or a script made has no drag before it.
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    gliding.stop();
    moveByHand();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    const by = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0017));
    set(zoomed(view, scaleWithin(view.k * by), spotOf(event)));
  }

  /** Whoever moves it himself looks where he wants to. */
  function moveByHand(): void {
    whole = false;
    expect([]);
  }

  function pointed(event: PointerEvent): void {
    if (!hand.pointed(event) || awaited.length === 0) return;
    gliding.stop();
    hand.wait(showAwaited);
  }

  function showAwaited(): void {
    const from = goal();
    const to = awaited.reduce(revealed, from);
    if (Math.hypot(to.x - from.x, to.y - from.y) > 1) glide(to);
    // Where it is on its way there, a press must still be able to stop it.
    else if (!gliding.goal) expect([]);
  }

  function resized(next: Size): void {
    if (next.width === 0 || next.height === 0) return;
    const first = !measured;
    const looking = first ? options.start() : lookingAt();
    measured = true;
    size = next;
    if (first) {
      const [lowest, highest] = options.comfortable;
      const isSmall = Math.min(next.width, next.height) < SMALL;
      const k = isSmall ? Math.min(highest, Math.max(lowest, coverScale(plane, next))) : least();
      whole = k <= least();
      view = { ...view, k };
    }
    view = whole ? wholeView() : withinReach(centred(looking, scaleWithin(view.k), size), plane, size);
    if (first) {
      view = awaited.reduce(revealed, view);
      expect([]);
    }
    draw();
  }

  const revealed = (from: View, areas: readonly Rect[]): View =>
    withinReach(revealingAny(from, areas, size, BUTTONS), plane, size);

  const lookingAt = (): Point => ({
    x: (size.width / 2 - view.x) / view.k,
    y: (size.height / 2 - view.y) / view.k,
  });

  return {
    attach(element) {
      port = element;
      const watch = new ResizeObserver(([entry]) => resized(entry.contentRect));
      watch.observe(element);
      const end = new AbortController();
      const { signal } = end;
      element.addEventListener('pointerdown', down, { signal });
      element.addEventListener('pointermove', move, { signal });
      element.addEventListener('pointerup', up, { signal });
      element.addEventListener('pointercancel', up, { signal });
      // A mouse let go outside before the drag was one.
      element.addEventListener('pointerleave', up, { signal });
      element.addEventListener('click', click, { signal, capture: true });
      element.addEventListener('wheel', wheel, { signal, passive: false });
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
        addEventListener(type, pointed, { signal, capture: true });
      return () => {
        end.abort();
        watch.disconnect();
        gliding.stop();
        hand.stop();
        cancelAnimationFrame(frame);
        clearTimeout(settling);
        frame = 0;
        port = null;
      };
    },
    zoomBy(factor) {
      moveByHand();
      const from = goal();
      glide(zoomed(from, scaleWithin(from.k * factor), { x: size.width / 2, y: size.height / 2 }));
    },
    fit() {
      moveByHand();
      whole = true;
      glide(wholeView());
    },
    reveal(...areas) {
      expect([...awaited, areas]);
      if (measured) hand.wait(showAwaited);
    },
    lookingAt,
  };
}
