import { expect, test } from 'vitest';
import { bot, one, only, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

const opening = { do: 'open', game: 'demons', seats: [person, person], seed: 'then' };

test('the position at any step is what the seat saw then', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { ...opening, hold: [0] }), 'opened');
  await at.tell('b', { do: 'continue', match });
  await playOn(at, match, { 0: 'a', 1: 'b' }, 'then', 50);
  let compared = 0;
  for (const { to, message } of [...at.sent]) {
    if (message.is !== 'state' || message.viewer === null) continue;
    const { step, viewer, view, heading } = message;
    const then = one(await at.tell(to, { do: 'history', match, viewer, step }), 'history');
    const { words } = then;
    expect(then).toEqual({ is: 'history', match, viewer, step, view, heading, words });
    expect(words[0]).toEqual(heading);
    compared++;
  }
  expect(compared).toBeGreaterThan(100);
  expect(one(await at.tell('a', { do: 'history', match, viewer: 1, step: 3 }), 'error').what).toBe('notYourSeat');
  expect(one(await at.tell('a', { do: 'history', match, viewer: 0, step: 51 }), 'error').what).toBe('noStep');
  expect(one(await at.tell('a', { do: 'history', match, viewer: null, step: 3 }), 'history').viewer).toBeNull();
});

test('playing on from a step of a practice match keeps its history', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { ...opening, seats: [person, bot], practice: true }), 'opened');
  await playOn(at, match, { 0: 'a' }, 'then', 30);
  const { view } = one(await at.tell('a', { do: 'history', match, viewer: 0, step: 12 }), 'history');
  const reply = await at.tell('a', { do: 'fork', match, viewer: 0, step: 12 });
  expect(one(reply, 'opened')).toMatchObject({ seats: [0], practice: true });
  expect(one(reply, 'state')).toMatchObject({ view, step: 12 });
});

test('playing on from a match that goes on looks the same to the seat, and shows nothing of what is hidden', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { ...opening, hold: [0] }), 'opened');
  await at.tell('b', { do: 'continue', match });
  const { step } = await playOn(at, match, { 0: 'a', 1: 'b' }, 'then', 60);
  expect(one(await at.tell('a', { do: 'fork', match, viewer: 1, step }), 'error').what).toBe('notYourSeat');
  expect(one(await at.tell('a', { do: 'fork', match, viewer: null, step }), 'error').what).toBe('secret');
  const reply = await at.tell('a', { do: 'fork', match, viewer: 0, step });
  const fork = one(reply, 'opened');
  expect(fork).toMatchObject({ seats: [0, 1], practice: true });
  const mine = only(reply, 'state').find(({ viewer }) => viewer === 0);
  expect(mine?.view).toEqual(stateOf(at, 'a', match, 0).view);
  const { record } = one(await at.tell('a', { do: 'export', match: fork.match }), 'record');
  expect(record.seed).not.toBe('then');
  expect(one(await at.tell('a', { do: 'export', match }), 'error').what).toBe('secret');
  await playOn(at, fork.match, { 0: 'a', 1: 'a' }, 'on', 20);
  expect(stateOf(at, 'a', match, 0).step).toBe(step);
});

test('what a match came to is told when it is over, to everybody with anybody’s ears, and not before', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { ...opening, hold: [0] }), 'opened');
  await at.tell('b', { do: 'continue', match });
  const account = (viewer: number | null) => ({ do: 'account', match, viewer });
  expect(one(await at.tell('a', account(0)), 'error').what).toBe('notOver');
  expect(one(await at.tell('a', account(1)), 'error').what).toBe('notYourSeat');
  expect((await playOn(at, match, { 0: 'a', 1: 'b' }, 'then')).over).toBe(true);
  for (const viewer of [0, 1, null]) {
    const { account: told } = one(await at.tell('a', account(viewer)), 'account');
    expect(told.parties.map(({ seats }) => seats)).toEqual([[0], [1]]);
    for (const { step, event } of told.moments)
      expect(one(await at.tell('a', { do: 'history', match, viewer, step }), 'history').step, event.type).toBe(step);
  }
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const opened = one(await at.tell('c', { do: 'import', record }), 'opened');
  const again = one(await at.tell('c', { do: 'account', match: opened.match, viewer: null }), 'account');
  expect(again.account).toEqual(one(await at.tell('a', account(null)), 'account').account);
});
