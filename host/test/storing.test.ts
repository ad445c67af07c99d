import type { Record } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../index.ts';
import { bot, one, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

const seats = [person, { who: 'bot', level: 'greedy:8' }];
const opening = { do: 'open', game: 'demons', seats, seed: 'crash' };

describe('a match outlives its host', () => {
  test('in the middle of any decision, and goes on as it would have gone, the bot included', async () => {
    const straight = testHost();
    const { match } = one(await straight.tell('a', opening), 'opened');
    const end = await playOn(straight, match, { 0: 'a' }, 'crash', 60);

    const kept = new Map<string, string>();
    let at = testHost({ store: memoryStore(kept) });
    await at.tell('a', opening);
    for (const step of [1, 2, 9, 23, 41, 60]) {
      const before = await playOn(at, match, { 0: 'a' }, 'crash', step);
      // Nothing is said to the old host: it is just gone.
      at = testHost({ store: memoryStore(kept) });
      const back = one(await at.tell('a', { do: 'continue', match }), 'state');
      expect(back.view).toEqual(before.view);
      expect(back.asked?.options).toEqual(before.asked?.options);
    }
    await at.settle();
    expect(stateOf(at, 'a', match, 0).view).toEqual(end.view);
  });

  test('when the host goes down while a bot is to answer', async () => {
    const store = memoryStore();
    const first = testHost({ store });
    const { match } = one(await first.tell('a', { ...opening, seats: [bot, bot] }), 'opened');
    await first.tick();
    const then = testHost({ store });
    await then.tell('a', { do: 'continue', match });
    await then.settle(12);
    expect(stateOf(then, 'a', match, null).step).toBeGreaterThan(3);
  });

  test('and is listed without anything that is hidden, until it is thrown away', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', opening), 'opened');
    const { matches } = one(await at.tell('b', { do: 'list' }), 'stored');
    expect(matches).toEqual([
      {
        match,
        game: 'demons',
        chairs: seats,
        practice: false,
        over: false,
        step: expect.any(Number),
        saved: expect.any(Number),
      },
    ]);
    expect(one(await at.tell('b', { do: 'forget', match }), 'error').what).toBe('inUse');
    expect(one(await at.tell('a', { do: 'forget', match }), 'forgotten').match).toBe(match);
    expect(one(await at.tell('a', { do: 'list' }), 'stored').matches).toEqual([]);
    expect(one(await at.tell('a', { do: 'continue', match }), 'error').what).toBe('noMatch');
  });

  test('but not where the store gives back something else', async () => {
    const kept = new Map([
      ['x', '{"summary":{},"record":{}}'],
      ['y', '5'],
    ]);
    const at = testHost({ store: memoryStore(kept) });
    for (const match of ['x', 'y'])
      expect(one(await at.tell('a', { do: 'continue', match }), 'error').what).toBe('broken');
  });
});

describe('a record from a file', () => {
  async function exported() {
    const at = testHost();
    const { match } = one(await at.tell('a', opening), 'opened');
    await playOn(at, match, { 0: 'a' }, 'crash', 20);
    const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
    return { at, match, record };
  }

  test('is the same match again, under a name of its own', async () => {
    const { at, match, record } = await exported();
    const reply = await at.tell('a', { do: 'import', record, seats });
    expect(one(reply, 'opened').match).not.toBe(match);
    expect(one(reply, 'state').view).toEqual(stateOf(at, 'a', match, 0).view);
  });

  const spoilt: [string, string, (record: Record) => unknown][] = [
    ['that is no record', 'broken', () => ({ hello: 'world' })],
    ['that is a text', 'broken', () => 'conjure'],
    ['of another game', 'noGame', (record) => ({ ...record, game: 'chess' })],
    ['with an answer that the rules refuse', 'broken', (record) => ({ ...record, log: record.log.toSpliced(3, 1) })],
    ['whose dice were changed', 'broken', (record) => ({ ...record, seed: 'better' })],
    ['of other rules', 'otherRules', (record) => ({ ...record, rules: 0, seed: 'better' })],
    ['with other seats', 'malformed', (record) => ({ ...record, seats: 3 })],
  ];
  test.each(spoilt)('%s is refused, and nothing has changed', async (_, what, spoil) => {
    const { at, match, record } = await exported();
    const before = [stateOf(at, 'a', match, 0), one(await at.tell('a', { do: 'list' }), 'stored')];
    const reply = await at.tell('a', { do: 'import', record: spoil(record), seats });
    expect(reply).toHaveLength(1);
    expect(one(reply, 'error').what).toBe(what);
    expect([stateOf(at, 'a', match, 0), one(await at.tell('a', { do: 'list' }), 'stored')]).toEqual(before);
  });
});
