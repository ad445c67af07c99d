import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { hashOf, routeOf } = await import('../app/route.svelte.ts');

test.each([
  ['#/setup/demons/online', { at: 'setup', game: 'demons', part: 'online' }],
  ['#/account', { at: 'account' }],
  ['#/rules/lodge/B30', { at: 'rules', game: 'lodge', rule: 'B30' }],
  ['#/table/a%2Fb', { at: 'table', match: 'a/b' }],
] as const)('%s is a place, and the place has that address', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
  expect(hashOf(route)).toBe(hash);
});

test('addresses from before playing online was called so lead there, too', () => {
  expect(routeOf('#/apart')).toEqual({ at: 'account' });
  expect(routeOf('#/setup/demons/apart')).toEqual(routeOf('#/setup/demons/online'));
});

test('where nothing is, the shelf is', () => {
  expect(routeOf('#/nowhere')).toEqual({ at: 'shelf' });
  expect(routeOf('')).toEqual({ at: 'shelf' });
});
