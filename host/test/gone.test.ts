// Matches that are thrown away while somebody is at them, stores that fail, and hosts that end.
import { describe, expect, test } from 'vitest';
import { memoryStore, type Store } from '../index.ts';
import { begun, onlineHost, openTable } from '../testing/online.ts';
import { bot, choose, only, person, stateOf } from '../testing/test-host.ts';

/** A match whose only person has handed the seat over: bots alone play it. */
async function botsAlone(wish: { store?: Store } = {}) {
  const troubles: unknown[] = [];
  const at = onlineHost({ complain: (error) => troubles.push(error), ...wish });
  const match = await begun(at, ['anna'], { seats: [person, bot] });
  await at.tell('anna', { do: 'resign', match, seat: 0 });
  return { at, match, troubles };
}

const noMatches = (at: ReturnType<typeof onlineHost>, who: string, match: string) =>
  only(
    at.sent.filter(({ to }) => to === who).map(({ message }) => message),
    'error',
  ).filter(({ what, match: of }) => what === 'noMatch' && of === match).length;

describe('a match that is thrown away', () => {
  test('is gone for those who are at it, and its bots stop', async () => {
    const { at, match, troubles } = await botsAlone();
    await at.host.delete(match);
    expect(noMatches(at, 'anna', match)).toBe(1);
    const before = at.sent.length;
    await at.pass(60_000);
    expect([at.sent.length - before, troubles]).toEqual([0, []]);
  });

  test('elsewhere is gone here as soon as that is heard', async () => {
    const store = memoryStore();
    const { at, match, troubles } = await botsAlone({ store });
    await store.delete(match);
    await at.host.idle();
    expect([noMatches(at, 'anna', match), troubles]).toEqual([1, []]);
  });

  test.each([
    ['a look at the store', (at: ReturnType<typeof onlineHost>) => at.host.look()],
    ['a bot that answers', (at: ReturnType<typeof onlineHost>) => at.pass(2_000)],
  ])('elsewhere, where nobody says so, is found to be gone by %s', async (_, find) => {
    const store = memoryStore();
    const { at, match, troubles } = await botsAlone({ store: { ...store, follow: () => () => {} } });
    await store.delete(match);
    await find(at);
    expect([noMatches(at, 'anna', match), troubles]).toEqual([1, []]);
    const before = at.sent.length;
    await at.pass(60_000);
    expect(at.sent.length).toBe(before);
  });

  test('is gone for whoever does something in it, at a table and in a match, and for whoever comes back from afar', async () => {
    const store = memoryStore();
    const at = onlineHost({ store: { ...store, follow: () => () => {} } });
    const [match, idle] = [await begun(at), await begun(at)];
    const { match: table } = await openTable(at);
    const seat = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const who = seat === 0 ? 'anna' : 'ben';
    const answer = choose(stateOf(at, who, match, seat), 'gone');
    for (const each of [match, table]) await store.delete(each);
    expect(await at.tell(who, answer)).toMatchObject([{ is: 'error', what: 'noMatch', match }]);
    expect(noMatches(at, who === 'anna' ? 'ben' : 'anna', match)).toBe(1);
    const pledge = { do: 'pledge', match: table, seats: [0], pledge: 'a'.repeat(64) };
    expect(await at.tell('anna', pledge)).toMatchObject([{ is: 'error', what: 'noMatch', match: table }]);
    // It has left the memory, and those who are at it have not.
    await at.pass(61_000);
    await store.delete(idle);
    await at.host.look();
    for (const each of ['anna', 'ben']) expect(noMatches(at, each, idle)).toBe(1);
  });

  test('is not thought to be gone while it is only coming to be', async () => {
    const store = memoryStore();
    const { promise, resolve } = Promise.withResolvers<void>();
    const create: Store['create'] = (...given) => promise.then(() => store.create(...given));
    const at = onlineHost({ store: { ...store, create } });
    const opened = openTable(at);
    await new Promise((settled) => setImmediate(settled));
    const looked = at.host.look();
    resolve();
    await looked;
    const { match } = await opened;
    expect(noMatches(at, 'anna', match)).toBe(0);
    expect(await at.tell('anna', { do: 'continue', match })).toMatchObject([{ is: 'table' }]);
  });
});

describe('where nothing can be kept', () => {
  test('bots try again less and less often, and go on at once when it can', async () => {
    const store = memoryStore();
    let fails = false;
    let tries = 0;
    const append: Store['append'] = (...given) => {
      tries++;
      return fails ? Promise.reject(new Error('the disk is full')) : store.append(...given);
    };
    const { at, match } = await botsAlone({ store: { ...store, append } });
    await at.pass(2_000);
    fails = true;
    tries = 0;
    await at.pass(10 * 60_000);
    // Every 0.6 seconds it would have been a thousand times.
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(40);
    fails = false;
    const before = stateOf(at, 'anna', match, null).n;
    await at.pass(31_000);
    expect(stateOf(at, 'anna', match, null).n).toBeGreaterThan(before + 3);
  });
});

describe('a host that ends', () => {
  test('begins nothing by itself any more, whatever was under way', async () => {
    const store = memoryStore();
    let isClosed = false;
    let appended = 0;
    const append: Store['append'] = (...given) => {
      if (isClosed) return Promise.reject(new Error('the database is closed'));
      appended++;
      return store.append(...given);
    };
    const { at, troubles } = await botsAlone({ store: { ...store, append } });
    await at.pass(2_000);
    at.host.end();
    await at.host.idle();
    isClosed = true;
    const before = appended;
    await at.pass(10 * 60_000);
    expect([appended, troubles]).toEqual([before, []]);
  });

  test('does what was asked for before', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at);
    const seat = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const who = seat === 0 ? 'anna' : 'ben';
    const done = at.tell(who, choose(stateOf(at, who, match, seat), 'end'));
    at.host.end();
    expect(await done).toMatchObject([{ is: 'done' }, {}]);
  });
});
