import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../parts/pan-zoom.ts';
import { type PanZoom, panZoom } from '../parts/pan-zoom-gestures.ts';

/** A window that is not high enough for the plane, in a page of which only that much is there. */
const port = new EventTarget() as HTMLElement;
const far = { x: 100, y: 700, width: 40, height: 40 };
let seen: View;
let moves: PanZoom;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) =>
    setTimeout(() => then(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: (entries: readonly unknown[]) => void;
      constructor(told: (entries: readonly unknown[]) => void) {
        this.told = told;
      }
      observe = () => this.told([{ contentRect: { width: 400, height: 600 } }]);
      disconnect = () => {};
    },
  );
  moves = panZoom({
    plane: { x: 0, y: 0, width: 400, height: 800 },
    most: 2,
    comfortable: [1, 1],
    start: () => ({ x: 200, y: 0 }),
    show: (view) => (seen = view),
    waits: () => {},
  });
  moves.attach(port);
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function point(type: 'pointerdown' | 'pointerup'): void {
  const heard = { buttons: type === 'pointerdown' ? 1 : 0, timeStamp: performance.now() };
  const event = new Event(type);
  for (const [name, value] of Object.entries(heard)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
}

test('what comes into sight stops under a finger, wherever it presses, and goes on when the hand is quiet', () => {
  const before = seen.y;
  moves.reveal(far);
  vi.advanceTimersByTime(100);
  const onTheWay = seen.y;
  expect(onTheWay).toBeLessThan(before);

  point('pointerdown');
  point('pointerup');
  vi.advanceTimersByTime(400);
  expect(seen.y).toBe(onTheWay);
  vi.advanceTimersByTime(1000);
  expect(seen.y).toBeLessThan(onTheWay);
});

test('also where the same is to be seen once more meanwhile', () => {
  moves.reveal(far);
  vi.advanceTimersByTime(100);
  moves.reveal(far);
  const onTheWay = seen.y;
  point('pointerdown');
  point('pointerup');
  vi.advanceTimersByTime(400);
  expect(seen.y).toBe(onTheWay);
});
