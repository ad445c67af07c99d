import { describe, expect, test } from 'vitest';
import { logOfOldSave, memoryStore, type Store } from '../index.ts';
import { SERVER_STORE_PROMISES, STORE_PROMISES } from '../testing/store-promises.ts';
import { bot, one, person, playOn, testHost } from '../testing/test-host.ts';

describe('a store in memory', () => {
  test.each(STORE_PROMISES)('$promise', ({ keeps }) => keeps(memoryStore()));

  test.each(SERVER_STORE_PROMISES)('$promise', ({ keeps }) => keeps(memoryStore()));

  test('wakes whoever follows, until he has heard enough', async () => {
    const store = memoryStore();
    const woken: string[] = [];
    const enough = store.follow((match) => woken.push(match));
    const at = testHost({ store });
    const { match } = one(
      await at.tell('a', { do: 'open', game: 'demons', seats: [bot, bot], seed: 'wake' }),
      'opened',
    );
    await at.tick();
    expect(new Set(woken)).toEqual(new Set([match]));
    enough();
    const before = woken.length;
    await at.tick();
    expect(woken).toHaveLength(before);
  });
});

describe('a save from before there was a log', () => {
  /** As pages of the version before have kept it. */
  async function oldSave(until: number) {
    const at = testHost();
    const seats = [person, bot];
    const { match } = one(
      await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'old', practice: true }),
      'opened',
    );
    await playOn(at, match, { 0: 'a' }, 'old', until);
    if (until < 100) {
      await at.tell('a', { do: 'pace', match, paused: true });
      one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'state');
    }
    const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
    const [listed] = one(await at.tell('a', { do: 'list' }), 'stored').matches;
    const { view, asked } = one(await at.tell('b', { do: 'continue', match }), 'state');
    return { match, seats, save: { summary: listed, record }, record, view, asked };
  }

  test.each([12, 2_000])('is the same match by its log, at %d answers at the most', async (until) => {
    const { match, save, record, seats } = await oldSave(until);
    const taken = logOfOldSave(save);
    if ('fault' in taken) throw new Error(taken.fault.place);
    const store: Store = memoryStore();
    await store.create(taken.log.opening, taken.log.rows, taken.projection);
    const at = testHost({ store });
    const back = await at.tell('a', { do: 'continue', match });
    expect(one(back, 'opened')).toMatchObject({ seats: [0], practice: true });
    expect(one(back, 'state').places.map(({ chair }) => chair)).toEqual(seats);
    expect(one(await at.tell('a', { do: 'export', match }), 'record').record).toEqual(record);
    expect(one(back, 'state').over).toBe(save.summary.over);
    if (save.summary.over) expect(one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'error').what).toBe('over');
    else
      expect(one(await at.tell('a', { do: 'redo', match, seat: 0 }), 'state').step).toBeGreaterThan(save.summary.step);
  });

  test('that is none is said to be broken', () => {
    for (const odd of [null, {}, { summary: {}, record: {} }, 5]) expect(logOfOldSave(odd)).toHaveProperty('fault');
  });
});
