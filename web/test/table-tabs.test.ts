import { expect, test } from 'vitest';
import type { PageFace } from '../games/face.ts';
import { nextTab, tabsOf } from '../table/wing/tabs.ts';

const drawer = { id: 'hand', icon: '', label: 'hand', Panel: null as never };
const tabs = tabsOf({ drawers: [drawer] } as unknown as PageFace);

test('all choices come first, then what the game has, then log and words', () => {
  expect(tabs.map(({ id }) => id)).toEqual(['choices', 'hand', 'log', 'position']);
});

test('the key goes from drawer to drawer, both ways around', () => {
  expect(nextTab(tabs, null, 1)).toBe('choices');
  expect(nextTab(tabs, 'hand', 1)).toBe('log');
  expect(nextTab(tabs, 'position', 1)).toBe('choices');
  expect(nextTab(tabs, 'choices', -1)).toBe('position');
  expect(nextTab(tabs, null, -1)).toBe('position');
});

test('what a match has nothing for has no tab in it', () => {
  const face = { drawers: [{ ...drawer, has: (view: unknown) => view === 'full' }] } as unknown as PageFace;
  const ids = (view: unknown) => tabsOf(face, null, view).map(({ id }) => id);
  expect(ids('full')).toContain('hand');
  expect(ids('empty')).not.toContain('hand');
});
