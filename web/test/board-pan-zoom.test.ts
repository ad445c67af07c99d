import { describe, expect, it } from 'vitest';
import {
  BUTTONS,
  betweenViews,
  centred,
  fitScale,
  revealing,
  revealingAny,
  withinReach,
  zoomed,
} from '../parts/pan-zoom.ts';

const plane = { x: -50, y: -50, width: 1000, height: 800 };
const port = { width: 500, height: 300 };
const seen = (view: { x: number; y: number; k: number }, at: { x: number; y: number }) => ({
  x: at.x * view.k + view.x,
  y: at.y * view.k + view.y,
});

describe('a plane under a window', () => {
  it('keeps the point under the pointer while it is zoomed', () => {
    const view = { x: 20, y: -30, k: 0.5 };
    const at = { x: 200, y: 100 };
    const point = { x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k };
    expect(seen(zoomed(view, 1.7, at), point)).toEqual({ x: expect.closeTo(200), y: expect.closeTo(100) });
  });

  it('fits whole, in the middle', () => {
    const view = withinReach({ x: 0, y: 0, k: fitScale(plane, port) }, plane, port);
    expect(seen(view, { x: 450, y: 350 })).toEqual({ x: expect.closeTo(250), y: expect.closeTo(150) });
  });

  it('cannot be dragged out of the window', () => {
    const far = withinReach({ x: 9999, y: -9999, k: 1 }, plane, port);
    expect(seen(far, { x: plane.x, y: 0 }).x).toBe(0);
    expect(seen(far, { x: 0, y: plane.y + plane.height }).y).toBe(port.height - BUTTONS);
  });

  it('can be moved until nothing of it lies under the buttons', () => {
    const corner = { x: plane.x + plane.width - 40, y: plane.y + plane.height - 40, width: 40, height: 40 };
    const view = withinReach(revealing({ x: 0, y: 0, k: 1 }, corner, port, BUTTONS), plane, port);
    expect(seen(view, { x: corner.x + 40, y: corner.y + 40 })).toEqual({
      x: port.width - BUTTONS,
      y: port.height - BUTTONS,
    });
  });

  it('moves to show an area only as far as it must', () => {
    const view = centred({ x: 400, y: 300 }, 1, port);
    const near = { x: 380, y: 280, width: 40, height: 40 };
    expect(revealing(view, near, port, 20)).toEqual(view);
    const right = revealing(view, { ...near, x: 700 }, port, 20);
    expect(seen(right, { x: 740, y: 0 }).x).toBe(port.width - 20);
    expect(right.y).toBe(view.y);
  });

  it('shows all of several areas, or the nearest where there is no room for all', () => {
    const view = centred({ x: 400, y: 300 }, 1, port);
    const at = (x: number) => ({ x, y: 280, width: 40, height: 40 });
    const both = revealingAny(view, [at(640), at(760)], port, 20);
    expect(both).toEqual(revealing(view, { ...at(640), width: 160 }, port, 20));
    expect(revealingAny(view, [at(-50), at(760)], port, 20)).toEqual(revealing(view, at(760), port, 20));
    expect(revealingAny(view, [at(-50), at(380), at(860)], port, 20)).toEqual(view);
    expect(revealingAny(view, [], port, 20)).toEqual(view);
  });

  it('glides from one view to another', () => {
    const [from, to] = [
      { x: 0, y: 0, k: 0.5 },
      { x: -100, y: 40, k: 2 },
    ];
    expect(betweenViews(from, to, 0)).toEqual(from);
    expect(betweenViews(from, to, 1)).toEqual(to);
    expect(betweenViews(from, to, 0.5).k).toBeCloseTo(1);
  });
});
