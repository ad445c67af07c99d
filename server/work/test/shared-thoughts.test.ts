import { memoryStore, type ThinkRequest } from '@conjure/host';
import { expect, test } from 'vitest';
import type { Jobs } from '../jobs.ts';
import { shareThoughts } from '../shared-thoughts.ts';

test('a thought of whoever has many waiting stands behind those of others, and one that nobody waits for behind all', async () => {
  const ranks = new Map<string, number | undefined>();
  const jobs = {
    send: async (_: string, { match }: { match: string }, __: string, rank?: number) => void ranks.set(match, rank),
  } as unknown as Jobs;
  const own = { think: () => new Promise<null>(() => {}), end: () => {} };
  const { think } = shareThoughts(jobs, memoryStore(), own);
  const stops: AbortController[] = [];
  const ask = (match: string, players: readonly string[], isAwaited = true) => {
    const stop = new AbortController();
    stops.push(stop);
    think({ players, isAwaited, after: { match, n: 1 } } as unknown as ThinkRequest, stop.signal).catch(() => {});
  };
  for (const match of ['e1', 'e2', 'e3']) ask(match, ['eve']);
  ask('a1', ['anna', 'ben']);
  ask('with eve', ['anna', 'eve']);
  ask('bots', ['cora'], false);
  const before = (one: string, other: string) => (ranks.get(one) ?? 0) > (ranks.get(other) ?? 0);
  expect([before('a1', 'e2'), before('e2', 'e3'), before('e3', 'with eve'), before('with eve', 'bots')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(ranks.get('a1')).toBe(ranks.get('e1'));
  // What is called off waits no more.
  for (const stop of stops) stop.abort();
  await new Promise((resolve) => setImmediate(resolve));
  ask('e4', ['eve']);
  expect(ranks.get('e4')).toBe(ranks.get('e1'));
  stops.at(-1)?.abort();
});
