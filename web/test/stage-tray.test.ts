import { expect, test } from 'vitest';
import { overlap, type ScreenRect, trayAt } from '../stage/tray.ts';

const area: ScreenRect = { left: 0, top: 60, width: 900, height: 580 };
const size = { width: 240, height: 150 };
const spotAt = (left: number, top: number): ScreenRect => ({ left, top, width: 50, height: 50 });
const trayFor = (spot: ScreenRect | null, keep: readonly ScreenRect[] = spot ? [spot] : []): ScreenRect => ({
  ...size,
  ...trayAt(area, size, spot, keep),
});

test('dice are thrown above what they are for; where there is no room, beside or below it', () => {
  expect(trayFor(spotAt(400, 400)).top).toBe(400 - 12 - 150);
  const high = trayFor(spotAt(400, 80));
  expect(high.left + high.width).toBeLessThanOrEqual(400);
  const corner = trayFor(spotAt(20, 70));
  expect(corner.left).toBeGreaterThanOrEqual(70);
});

test('the tray is inside the board, and over nothing that must be seen', () => {
  const keep = [spotAt(300, 300), { left: 0, top: 560, width: 60, height: 80 }, spotAt(300, 180)];
  for (let x = 0; x <= 850; x += 50)
    for (let y = 60; y <= 590; y += 53) {
      const spot = spotAt(x, y);
      const tray = trayFor(spot, [spot, ...keep]);
      expect(tray.left).toBeGreaterThanOrEqual(area.left);
      expect(tray.top).toBeGreaterThanOrEqual(area.top);
      expect(tray.left + tray.width).toBeLessThanOrEqual(area.left + area.width);
      expect(tray.top + tray.height).toBeLessThanOrEqual(area.top + area.height);
      expect(overlap(tray, spot), `${x} ${y}`).toBe(false);
      for (const one of keep) expect(overlap(tray, one), `${x} ${y}`).toBe(false);
    }
});

test('without a place, and on a phone, it is in the middle of the upper half', () => {
  expect(trayFor(null)).toMatchObject({ left: 330, top: 60 + 580 / 4 - 75 });
  expect(trayAt({ ...area, width: 390 }, size, spotAt(100, 300), [])).toMatchObject({ left: 75 });
});
