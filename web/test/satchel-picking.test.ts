import { describe, expect, test } from 'vitest';
import { heldBy, playsIn, spotId, spotOf } from '../games/satchel/model/answers.ts';
import { coolingOf, minutes, secondsOf } from '../games/satchel/model/clock.ts';
import {
  answerAt,
  laysAt,
  litFor,
  passing,
  rollOf,
  slotIn,
  takeAt,
  takingAll,
  usable,
} from '../games/satchel/model/picking.ts';
import { GREEN, ROWS, seen } from './satchel-table.ts';

const HAND = { ...ROWS, seats: { green: { dice: 'F*B', familiars: ['awake'] } } };
const GUST = {
  ...ROWS,
  window: 'sorcerer',
  board: { S2: ['sorcerer 1', 'sorcerer 2', 'sorcerer 3'], H1: ['green 1'], H2: ['blue 1'] },
  seats: { sorcerer: { dice: 'BBSF-' }, green: { dice: 'B--' }, blue: { dice: 'B--' } },
};

test('a slot is named by its place and its number', () => {
  expect(spotOf(spotId({ place: 'remedy:green:hex', slot: 2 }))).toEqual({ place: 'remedy:green:hex', slot: 2 });
});

describe('what is lit', () => {
  test('for a die the slots that take it, for a familiar every symbol, for empty hands all of them', async () => {
    const plays = playsIn((await seen(HAND)).asked);
    expect([...litFor(plays, 1)].sort()).toEqual(['H1#3', 'H2#3', 'H3#3']);
    expect(litFor(plays, 2)).toContain('satchel:blue#1');
    expect(litFor(plays, 'familiar').size).toBe(12);
    expect(litFor(plays, 'familiar')).not.toContain('satchel:blue#1');
    for (const held of usable(plays))
      for (const spot of litFor(plays, held)) expect(litFor(plays, null)).toContain(spot);
  });

  test('nothing where nothing is asked', () => {
    expect(litFor(playsIn(null), null).size).toBe(0);
  });
});

describe('a piece that is brought somewhere', () => {
  test('goes into the slot, or where it fits best on the place', async () => {
    const { view, asked } = await seen(HAND);
    const plays = playsIn(asked);
    expect(laysAt(view, GREEN, plays, 2, { place: 'H1', slot: 3 })).toEqual([
      { do: 'place', die: 2, loc: 'H1', slot: 3 },
    ]);
    // The Star could stand for the Boot, but there is a Boot.
    expect(laysAt(view, GREEN, plays, null, { place: 'H1', slot: 3 }).map(heldBy)).toEqual([1]);
    expect(laysAt(view, GREEN, plays, 2, {}).map(({ loc }) => loc)).toEqual(['satchel:blue']);
    expect(laysAt(view, GREEN, plays, 1, { place: 'S1' })).toEqual([]);
  });

  test('with a familiar only where no die would do', async () => {
    const { view, asked } = await seen(HAND);
    expect(laysAt(view, GREEN, playsIn(asked), null, { place: 'H1', slot: 2 }).map(heldBy)).toEqual(['familiar']);
  });

  test('comes in as many ways as there are aims', async () => {
    const { view, asked } = await seen(GUST, 0);
    const ways = laysAt(view, 0, playsIn(asked), 4, { place: 'S2' });
    expect(ways.map(({ aim }) => aim).sort()).toEqual(['H1', 'H2']);
  });
});

describe('what is not allowed can be wished for', () => {
  test('in the terms of the game, so that the host says why not', async () => {
    const { view, asked } = await seen(HAND);
    const plays = playsIn(asked);
    expect(answerAt(view, GREEN, 3, { place: 'H1', slot: 2 })).toEqual({ do: 'place', die: 3, loc: 'H1', slot: 2 });
    expect(answerAt(view, GREEN, 'familiar', slotIn(view, 'chest'))).toEqual({ do: 'familiar', loc: 'chest', slot: 1 });
    expect(takeAt(view, plays, { place: 'H1', slot: 1 })).toEqual({ do: 'recover', loc: 'H1', slot: 1 });
    expect(takingAll(view, plays)).toEqual({ do: 'recoverAll' });
    expect(passing(view, plays)).toBe(plays.pass);
  });

  test('a roll is one of those offered, whatever the order of its dice', async () => {
    const { view, asked } = await seen(HAND);
    const plays = playsIn(asked);
    expect(plays.rolls).toContain(rollOf(view, plays, [3, 1]));
    expect(rollOf(view, plays, [])).toEqual({ do: 'roll', dice: [] });
  });
});

describe('the live clock', () => {
  const LIVE = { scenario: 'SC2', clock: 'live', rollCooldownMs: 1000 };
  const { order: _, window: __, ...rows } = ROWS;

  test('a roll cools down by the stamp with which it is offered; wishes carry a stamp, too', async () => {
    const live = { now: 61_400, startedAt: 1_000, rolledAt: { green: 61_000 } };
    const { view, asked } = await seen({ ...rows, seats: { green: { dice: 'F*B' } }, live }, GREEN, LIVE);
    expect(coolingOf(view, playsIn(asked))).toEqual({ at: 62_000, left: 600, whole: 1000 });
    expect(answerAt(view, GREEN, 1, { place: 'S1', slot: 1 })).toMatchObject({ at: 61_400 });
    expect(minutes(secondsOf(view, 0))).toBe('1:00');
    expect(minutes(secondsOf(view, 5_000))).toBe('1:05');
  });

  test('there is nothing to wait for in the beat clock', async () => {
    const { view, asked } = await seen(HAND);
    expect(coolingOf(view, playsIn(asked))).toBeNull();
  });
});
