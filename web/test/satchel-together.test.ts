import { describe, expect, test } from 'vitest';
import { fitOf, heldBy, isSpent, playsIn } from '../games/satchel/model/answers.ts';
import { hasMoved } from '../games/satchel/model/changes.ts';
import { isRunning } from '../games/satchel/model/clock.ts';
import { clusterOf, ZONE_ACTIONS, zonePressOf } from '../games/satchel/model/clusters.ts';
import { nextPiece, targetsOf } from '../games/satchel/model/picking.ts';
import { actTogether } from '../games/satchel/model/together.ts';
import { GREEN, ROWS, seen } from './satchel-table.ts';

const HAND = { ...ROWS, seats: { green: { dice: 'F*K', familiars: ['awake'] } } };
const { order: _, window: __, ...rows } = ROWS;
const live = (more: object = {}) =>
  seen({ ...rows, ...more, live: { now: 5, ...more } }, GREEN, { scenario: 'SC2', clock: 'live' });

describe('keys that several people share', () => {
  const pressed = (code: string) => zonePressOf([1, 3], { code, ctrlKey: false, metaKey: false, altKey: false });

  test('each has six of his own, by where they lie', () => {
    expect(ZONE_ACTIONS).toHaveLength(6);
    expect(pressed('KeyQ')).toEqual({ seat: 1, press: { do: 'nextDie' } });
    expect(pressed('KeyJ')).toEqual({ seat: 3, press: { do: 'roll' } });
    expect(pressed('KeyR')).toBeNull();
    expect(zonePressOf([1], { code: 'KeyQ', ctrlKey: true, metaKey: false, altKey: false })).toBeNull();
    const all = [0, 1, 2, 3, 4].flatMap((nth) => clusterOf(nth, new Map()));
    expect(new Set(all).size).toBe(30);
  });

  test('are shown as they are printed', () => {
    expect(
      clusterOf(
        0,
        new Map([
          ['KeyQ', 'a'],
          ['KeyW', 'z'],
        ]),
      ).slice(0, 3),
    ).toEqual(['A', 'Z', 'E']);
  });
});

describe('without a pointer', () => {
  test('one piece after the other comes to hand, those that fit first, and at the end none', async () => {
    const { view, asked } = await seen({ ...ROWS, board: { H1: ['green 3'] }, seats: { green: { dice: 'FKB' } } });
    const plays = playsIn(asked);
    const next = (held: number | null) => nextPiece(view.seats[GREEN], plays, held);
    expect([next(null), next(1)]).toEqual([1, null]);
    const none = playsIn(null);
    expect([null, 1, 2].map((held) => nextPiece(view.seats[GREEN], none, held))).toEqual([1, 2, null]);
  });

  test('a piece points at the slots that take it, the best first, equal ones of a place once', async () => {
    const { view, asked } = await seen(HAND);
    const targets = targetsOf(view, GREEN, playsIn(asked), 2);
    expect(targets[0]).toMatchObject({ loc: 'satchel:blue', slot: 1 });
    expect(targets.every((lay) => heldBy(lay) === 2)).toBe(true);
    expect(targets.filter(({ loc }) => loc.startsWith('satchel'))).toHaveLength(2);
    expect(new Set(targets.map(({ loc, slot }) => `${loc} ${slot}`)).size).toBe(targets.length);
  });
});

test('a window is spent where nothing can be rolled, laid or learned', async () => {
  const spent = { ...ROWS, rolled: true, seats: { green: { dice: '---' } } };
  expect(isSpent(playsIn((await seen(spent)).asked))).toBe(true);
  expect(isSpent(playsIn((await seen({ ...spent, rolled: false })).asked))).toBe(false);
  expect(isSpent(playsIn((await seen({ ...spent, seats: { green: { dice: 'B--' } } })).asked))).toBe(false);
  expect(isSpent(playsIn(null))).toBe(false);
});

test('the host says how likely a roll fits, for the dice that are offered', async () => {
  const { asked } = await seen({ ...ROWS, board: { H1: ['green 1'] }, seats: { green: { dice: 'B--' } } });
  expect(fitOf(asked, [2, 3])).toBe(75);
  expect(fitOf(asked, [1])).toBeNull();
  expect(fitOf(null, [2])).toBeNull();
});

test('pieces fly when one of them lies elsewhere', async () => {
  const [empty, laid] = await Promise.all([seen(HAND), seen({ ...HAND, board: { H1: [null, null, 'green 1'] } })]);
  expect(hasMoved(null, laid.view)).toBe(false);
  expect(hasMoved(empty.view, { ...empty.view })).toBe(false);
  expect(hasMoved(empty.view, laid.view)).toBe(true);
  expect(hasMoved(empty.view, { ...empty.view, wyrm: 3 })).toBe(true);
});

test('several act at once in real time only, and while the clock runs the board has the screen', async () => {
  const [beats, running] = await Promise.all([seen(HAND), live()]);
  const mates = [2, 1].map((seat) => ({ seat, asked: running.asked }));
  expect(actTogether(beats.view, mates)).toEqual([]);
  expect(actTogether(running.view, mates)).toEqual([1, 2]);
  expect(actTogether(running.view, mates.slice(1))).toEqual([]);
  expect([beats.view, running.view].map(isRunning)).toEqual([false, true]);
});
