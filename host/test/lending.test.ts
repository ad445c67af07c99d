import { expect, test } from 'vitest';
import { memoryStore } from '../index.ts';
import { bot, one, only, person, playOn, stateOf, type TestHost, testHost } from '../testing/test-host.ts';

const opening = { do: 'open', game: 'demons', seed: 'lent' };

/** Two people; the second gives his seat to a bot. */
async function lent(at: TestHost): Promise<string> {
  const { match } = one(
    await at.tell('a', { ...opening, seats: [person, { ...person, name: 'Bea' }], hold: [0] }),
    'opened',
  );
  await at.tell('b', { do: 'continue', match });
  await at.tell('b', { do: 'resign', match, seat: 1, level: 'random' });
  return match;
}

const back = (match: string) => ({ do: 'back', match, seat: 1 });

test('who gave a seat to a bot takes it back, sits as before, and is asked again', async () => {
  const at = testHost();
  const match = await lent(at);
  await playOn(at, match, { 0: 'a' }, 'lent', 6);
  expect(stateOf(at, 'a', match, 0).places[1]).toMatchObject({ chair: { who: 'bot' } });
  const heard = await at.tell('b', { ...back(match), nonce: 'once' });
  expect(one(heard, 'done').n).toBeGreaterThan(0);
  expect(one(heard, 'state').viewer).toBe(1);
  expect(stateOf(at, 'a', match, 0).places[1]).toEqual({ chair: { who: 'person', name: 'Bea' }, present: true });
  // Sent again, it is only said to be done.
  expect(one(await at.tell('b', { ...back(match), nonce: 'once' }), 'done').n).toBe(one(heard, 'done').n);
  const { step } = stateOf(at, 'b', match, 1);
  const after = await playOn(at, match, { 0: 'a', 1: 'b' }, 'lent', step + 6);
  expect(after.step).toBe(step + 6);
});

test('nobody else takes it, neither who owns the table nor who only watches, and no seat that nobody gave', async () => {
  const at = testHost();
  const match = await lent(at);
  await at.tell('c', { do: 'continue', match, seats: [] });
  const what = async (who: string, message: object) => one(await at.tell(who, message), 'error').what;
  expect(await what('a', back(match))).toBe('notYourSeat');
  expect(await what('c', back(match))).toBe('notYourSeat');
  expect(await what('d', back(match))).toBe('notAtTable');
  expect(await what('b', { ...back(match), seat: 0 })).toBe('notYourSeat');
  expect(await what('b', { ...back(match), seat: 9 })).toBe('notYourSeat');
  expect(await what('b', { ...back('another') })).toBe('noMatch');
  expect(one(await at.tell('b', back(match)), 'state').viewer).toBe(1);
  expect(await what('b', back(match))).toBe('notYourSeat');
});

test('it is his also when he comes back later, to another host, from a snapshot or from the log', async () => {
  for (const build of [undefined, 'this']) {
    const store = memoryStore();
    const options = { store, ...(build ? { build } : {}), player: (from: string) => from.slice(0, 1) };
    const first = testHost(options);
    const match = await lent(first);
    await playOn(first, match, { 0: 'a' }, 'lent', 24);
    for (const each of ['a', 'b']) await first.tell(each, { do: 'close', match });
    await first.host.idle();
    const second = testHost(options);
    expect(one(await second.tell('a again', { do: 'continue', match }), 'opened')).toMatchObject({
      seats: [0],
      lent: [],
    });
    expect(one(await second.tell('b again', { do: 'continue', match }), 'opened')).toMatchObject({
      seats: [],
      lent: [1],
    });
    expect(one(await second.tell('b again', back(match)), 'state').viewer).toBe(1);
    expect(one(await second.tell('b again', { do: 'continue', match }), 'opened')).toMatchObject({
      seats: [1],
      lent: [],
    });
  }
});

test('a seat that was a bot’s from the beginning is nobody’s to take', async () => {
  const at = testHost();
  const { match, lent: mine } = one(await at.tell('a', { ...opening, seats: [person, bot] }), 'opened');
  expect(mine).toEqual([]);
  expect(only(await at.tell('a', { do: 'back', match, seat: 1 }), 'error')).toHaveLength(1);
});
