import type { LodgeEvent } from '@conjure/lodge/view';
import { expect, test } from 'vitest';
import { beatOf } from '../games/lodge/beats.ts';
import { flashesOf, focusOf, motionsOf, spotAt } from '../games/lodge/model/showing.ts';
import type { Beat } from '../stage/beat.ts';
import { scenario, seen } from './lodge-table.ts';

const AT = scenario({ nero: { at: '0,1' }, jafar: { at: '0,2' } });

test('steps move, wounds and Power flash with their number, the rest is left to the log', async () => {
  const { view } = await seen(AT);
  const shown = (event: LodgeEvent) => beatOf(event, view);
  expect(shown({ type: 'moved', model: 'nero', from: '0,1', to: '0,2', how: 'step' })).toMatchObject({
    motion: { token: 'nero', path: ['0,1', '0,2'] },
  });
  expect(
    shown({ type: 'damaged', model: 'nero', dealer: 0, n: 2, lost: 0, familiar: 'muso', shared: 1, how: 'divided' }),
  ).toMatchObject({ flash: { hex: 'nero', kind: 'wound:3' } });
  expect(shown({ type: 'powerChanged', who: 'rose', change: 2, power: 4, why: 'events' })).toMatchObject({
    flash: { hex: '0,0', kind: 'power:2' },
  });
  expect(shown({ type: 'drew', by: 1, n: 2 })).toBeNull();
  const mode = { type: 'modeChanged', by: 1, familiar: 'polly', room: '0,1', why: 'F21' } as const;
  expect(shown({ ...mode, mode: 'guard' })).toMatchObject({ flash: { hex: 'nero', kind: 'join' } });
  expect(shown({ ...mode, mode: 'hunting' })).toMatchObject({ flash: { kind: 'part' } });
});

test('what is shown reaches the board in its own words', async () => {
  const { view } = await seen(AT);
  const shot = (...beats: Beat[]) => ({ beats, ms: 900, walk: 300, key: 1 });
  expect(spotAt('-1,2')).toEqual({ room: '-1,2' });
  expect(spotAt('nero.bone_thrall.1')).toEqual({ model: 'nero.bone_thrall.1' });
  const to = (...path: string[]): Beat => ({ ms: 300, motion: { token: 'nero', path } });
  expect(motionsOf(view, shot(to('0,2')))).toEqual([{ model: 'nero', path: ['0,1', '0,2'], ms: 300 }]);
  expect(motionsOf(view, shot(to('0,1', '0,2'), to('0,2', '0,3')))).toEqual([
    { model: 'nero', path: ['0,1', '0,2', '0,3'], ms: 300 },
  ]);
  expect(motionsOf(view, { ...shot(to('0,2')), walk: 0 })).toEqual([]);
  const wound = shot({ ms: 300, flash: { hex: 'nero', kind: 'wound:3' } });
  expect(flashesOf(wound)).toEqual([{ at: { model: 'nero' }, kind: 'wound', n: 3, ms: 900 }]);
  expect(focusOf(view, wound)).toBe('0,1');
  expect(focusOf(view, null)).toBeNull();
});
