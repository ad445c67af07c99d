import { asGame, type Game } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import { describe, expect, test } from 'vitest';
import { libraryOf, memoryStore, type Store } from '../index.ts';
import { one, only, person, playOn, testHost } from '../testing/test-host.ts';

/** The Lodge, and how many steps its rules have been asked for. */
function counted() {
  let steps = 0;
  const game: Game = asGame({
    ...lodge,
    step(table) {
      steps++;
      return lodge.step(table);
    },
  });
  return { games: libraryOf([game]), steps: () => steps };
}

/** A match of two at one screen that was played so far and left. */
async function played(store: Store, build: string | undefined, until: number) {
  const at = testHost({ games: libraryOf([asGame(lodge)]), store, ...(build ? { build } : {}) });
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'lodge', seats: [person, person], seed: 'snap', practice: true }),
    'opened',
  );
  await playOn(at, match, { 0: 'a', 1: 'a' }, 'snap', until);
  return { at, match };
}

/** All that one who comes back is told and may take, and what it cost. */
async function comingBack(store: Store, match: string, build?: string) {
  const { games, steps } = counted();
  const troubles: unknown[] = [];
  const at = testHost({ games, store, complain: (trouble) => troubles.push(trouble), ...(build ? { build } : {}) });
  const back = await at.tell('a', { do: 'continue', match });
  const cost = steps();
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const then = await at.tell('a', { do: 'history', match, viewer: 0, step: 33 });
  const undone = await at.tell('a', { do: 'undo', match, seat: one(back, 'state').asked?.seats[0] ?? 0 });
  const on = await at.tell('a', { do: 'redo', match, seat: one(back, 'state').asked?.seats[0] ?? 0 });
  return { told: [back, record, then, only(undone, 'state'), only(on, 'state')], cost, troubles };
}

describe('a match that comes back from a snapshot', () => {
  test('is the same to the byte as one that is replayed, and costs a fraction of it', async () => {
    const store = memoryStore();
    const { match } = await played(store, 'b1', 130);
    // Nothing is appended, so that both come to the same.
    const frozen = { ...store, append: async () => 'done' as const };
    const quick = await comingBack(frozen, match, 'b1');
    const slow = await comingBack(frozen, match);
    expect(JSON.stringify(quick.told)).toBe(JSON.stringify(slow.told));
    expect(slow.cost).toBeGreaterThan(130);
    expect(quick.cost).toBeLessThan(slow.cost / 2);
    expect(quick.troubles).toEqual([]);
  });

  test('has one when everybody has left, too', async () => {
    const store = memoryStore();
    const { at, match } = await played(store, 'b1', 40);
    expect(await store.snapshot(match, 'b1')).toBeNull();
    await at.host.leave('a');
    await at.host.idle();
    expect(await store.snapshot(match, 'b1')).toMatchObject({ n: 41 });
    const { cost } = await comingBack({ ...store, append: async () => 'done' }, match, 'b1');
    expect(cost).toBeLessThan(10);
  });

  test.each<[string, (store: Store) => Partial<Store>]>([
    ['of another build', (store) => ({ snapshot: (match) => store.snapshot(match, 'b2') })],
    ['that is none', () => ({ snapshot: async () => ({ n: 5 }) })],
    [
      'of deeds that are not in the log',
      (store) => ({
        snapshot: async (match, build) => ({ ...((await store.snapshot(match, build)) as object), n: 999 }),
      }),
    ],
  ])('%s is not used: the log is the truth', async (_, other) => {
    const store = memoryStore();
    const { match } = await played(store, 'b1', 110);
    const frozen = { ...store, append: async () => 'done' as const };
    const { told } = await comingBack({ ...frozen, ...other(store) }, match, 'b1');
    expect(JSON.stringify(told)).toBe(JSON.stringify((await comingBack(frozen, match)).told));
  });

  test('has none while something could be done again, and none where the host does not say what it is built of', async () => {
    const store = memoryStore();
    const { at, match } = await played(store, 'b1', 40);
    const seat =
      only(
        at.sent.map(({ message }) => message),
        'state',
      ).at(-1)?.asked?.seats[0] ?? 0;
    await at.tell('a', { do: 'undo', match, seat });
    await at.host.leave('a');
    await at.host.idle();
    expect(await store.snapshot(match, 'b1')).toBeNull();
    const nameless = memoryStore();
    const other = await played(nameless, undefined, 110);
    await other.at.host.leave('a');
    await other.at.host.idle();
    for (const build of ['b1', 'undefined', '']) expect(await nameless.snapshot(other.match, build)).toBeNull();
  });
});
