import type { DemonsEvent } from '@conjure/demons/view';
import { expect, test } from 'vitest';
import { beatOf } from '../games/demons/beats.ts';
import { motionsOf, standingTokens } from '../games/demons/model/showing.ts';

test('for all who may wake a die is seen, but only who wakes shines', () => {
  const rolled = (woke: boolean): DemonsEvent => ({ type: 'woke', mortal: 'abbot', die: 4, distance: 3, woke });
  expect(beatOf(rolled(true))).toMatchObject({ dice: [4], flash: { hex: 'mortal-abbot' } });
  expect(beatOf(rolled(false))).toEqual({ ms: 0, at: 'mortal-abbot', dice: [4] });
});

test('a walk shows its way, a leap begins where the piece stands', () => {
  const token = { id: 'magician-0', hex: '0705', is: 'magician' as const, icon: '', name: '', label: '' };
  const shown = (event: DemonsEvent) => {
    const beat = beatOf(event);
    return beat && motionsOf([token], { beats: [beat], ms: beat.ms, walk: beat.ms, key: 1 })[0];
  };
  const path = ['0705', '0706', '0707'];
  expect(shown({ type: 'moved', by: 0, path, cost: 2 })).toMatchObject({ token: 'magician-0', path });
  expect(shown({ type: 'transported', by: 0, hex: '1210' })?.path).toEqual(['0705', '1210']);
  expect(standingTokens([token], { 'magician-0': '0706' })[0].hex).toBe('0706');
});
