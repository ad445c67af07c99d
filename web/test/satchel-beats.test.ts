import type { SatchelEvent } from '@conjure/satchel/view';
import { expect, test } from 'vitest';
import { beatOf } from '../games/satchel/beats.ts';
import { isTaken, pressOf } from '../games/satchel/model/keys.ts';
import { GREEN, ROWS, seen } from './satchel-table.ts';

const shown = (event: SatchelEvent, view?: unknown) => beatOf(event, view);

const LAID: SatchelEvent = { type: 'placed', by: 2, number: 1, face: 'key', place: 'H2', slot: 4 };

test('what must be seen before the next thing happens is shown, briefly', () => {
  expect(shown(LAID)).toMatchObject({ motion: { token: 'die-2-1', path: ['home', 'H2#4'] } });
  expect(shown({ type: 'wyrmMoved', from: 1, to: 2, pieces: [] })).toMatchObject({
    motion: { token: 'wyrm', path: ['1', '2'] },
  });
  expect(shown({ type: 'swept', place: 'H2', pieces: [] })).toMatchObject({ flash: { hex: 'H2', kind: 'gust' } });
  expect(shown({ type: 'activated', by: 1, familiar: 'thistle' })).toMatchObject({
    flash: { hex: 'familiar-thistle', kind: 'wake' },
  });
  expect(shown({ type: 'rolled', by: 1, numbers: [1], faces: ['star'] })).toBeNull();
  expect(shown({ type: 'cardOpened', place: 'H2', card: 'O02', left: 3 })).toBeNull();
});

test('nobody waits for a piece he has laid himself, nor for anything in the live clock', async () => {
  const { view } = await seen(ROWS);
  expect(shown(LAID, view)).not.toBeNull();
  expect(shown({ ...LAID, by: GREEN }, view)).toBeNull();
  const { order: _, window: __, ...rows } = ROWS;
  const live = await seen({ ...rows, live: { now: 5 } }, GREEN, { scenario: 'SC2', clock: 'live' });
  expect(shown(LAID, live.view)).toBeNull();
  expect(shown({ type: 'completed', by: 1, place: 'H1', card: 'O01', pieces: [] }, live.view)).toBeNull();
});

test('keys stand for dice, places and actions of the seat', async () => {
  const { view } = await seen({ ...ROWS, seats: { green: { dice: 'FB-', hexed: 'key' } } });
  const press = (key: string, seat = GREEN) =>
    pressOf(view, seat, { key, ctrlKey: false, metaKey: false, altKey: false });
  expect(press('3')).toEqual({ do: 'die', number: 3 });
  expect(press('4')).toBeNull();
  expect(press('4', 0)).toEqual({ do: 'die', number: 4 });
  expect(press('W')).toEqual({ do: 'lay', place: 'H2' });
  expect(press('e', 0)).toEqual({ do: 'lay', place: 'S3' });
  expect(press('a')).toEqual({ do: 'lay', place: 'satchel:green' });
  expect(press('a', 0)).toEqual({ do: 'lay', place: 'chest' });
  expect(press('d')).toEqual({ do: 'lay', place: 'wyrm' });
  expect(press('d', 0)).toBeNull();
  expect(press('r')).toEqual({ do: 'lay', place: 'remedy:green:hex' });
  expect(press('r', 2)).toBeNull();
  expect(press(' ')).toEqual({ do: 'roll' });
  expect(press('Enter')).toEqual({ do: 'pass' });
  expect(press('z')).toBeNull();
  expect(pressOf(view, GREEN, { key: 'x', ctrlKey: true, metaKey: false, altKey: false })).toBeNull();
  expect(isTaken('x', null)).toBe(false);
  expect(isTaken(' ', focused('button'))).toBe(false);
  expect(isTaken('Enter', focused('button'))).toBe(true);
  expect(isTaken(' ', focused('input'))).toBe(true);
});

/** As much of an element as is asked of it. */
const focused = (tag: string): Element =>
  ({ closest: (selectors: string) => (selectors.split(', ').includes(tag) ? {} : null) }) as unknown as Element;
