import type { OpenQuestion } from '@conjure/host';
import { expect, test } from 'vitest';
import { coached } from '../games/demons/first.ts';
import { seen } from './demons-table.ts';

test('a newcomer is told of the largest pile only where it is as large as that', async () => {
  const { view, asked } = await seen(1, undefined);
  const first = { ...asked, kind: 'first' } as OpenQuestion;
  expect(coached(first, view)).toBe('demons.coach.first');
  expect(coached(first, { ...view, piles: { ...view.piles, Duke: 20 } })).toBeNull();
  expect(coached({ ...asked, kind: 'use' } as OpenQuestion, view)).toBeNull();
});
