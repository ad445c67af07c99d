import { describe, expect, test } from 'vitest';
import { memoryStore } from '../index.ts';
import { begun, onlineHost } from '../testing/online.ts';
import { bot, choose, one, only, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

const opening = { do: 'open', game: 'demons', seed: 'end', hold: [0] };

describe('a match that another person was at', () => {
  /** Two people, the second of whom hands the seat to a bot in the middle of it. */
  async function handedOver(store = memoryStore(), practice = false) {
    const at = testHost({ store });
    const { match } = one(await at.tell('a', { ...opening, seats: [person, person], practice }), 'opened');
    await at.tell('b', { do: 'continue', match });
    const { step } = await playOn(at, match, { 0: 'a', 1: 'b' }, 'end', 30);
    await at.tell('b', { do: 'resign', match, seat: 1, level: 'random' });
    return { at, match, step };
  }

  test('is nobody’s own when a bot has the seat: no record, no others’ eyes, no look ahead', async () => {
    const { at, match, step } = await handedOver();
    for (const who of ['a', 'b']) expect(one(await at.tell(who, { do: 'export', match }), 'error').what).toBe('secret');
    const history = { do: 'history', match, viewer: 1, step };
    for (const who of ['a', 'b']) expect(one(await at.tell(who, history), 'error').what).toBe('notYourSeat');
  });

  test('nor in practice, where a fork would have the same dice', async () => {
    const { at, match, step } = await handedOver(memoryStore(), true);
    const fork = one(await at.tell('a', { do: 'fork', match, viewer: 0, step }), 'opened');
    const { record } = one(await at.tell('a', { do: 'export', match: fork.match }), 'record');
    expect(record.seed).not.toBe('end');
  });

  test('nor after the host was started anew, for whoever comes', async () => {
    const store = memoryStore();
    const { match } = await handedOver(store);
    for (const who of ['a', 'b', 'c']) {
      const again = testHost({ store });
      expect(one(await again.tell(who, { do: 'continue', match }), 'opened').seats).toEqual([0]);
      expect(one(await again.tell(who, { do: 'export', match }), 'error').what).toBe('secret');
    }
  });

  test('and is everybody’s when it is over', async () => {
    const { at, match } = await handedOver();
    expect((await playOn(at, match, { 0: 'a' }, 'end')).over).toBe(true);
    for (const who of ['a', 'b'])
      expect(one(await at.tell(who, { do: 'export', match }), 'record').record.seed).toBe('end');
  });
});

test('at one screen a match stays one’s own when a seat of it goes to a bot', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { ...opening, hold: [0, 1], seats: [person, person] }), 'opened');
  await at.tell('a', { do: 'resign', match, seat: 1, level: 'random' });
  expect(one(await at.tell('a', { do: 'export', match }), 'record').record.seed).toBe('end');
});

describe('when a match is over', () => {
  test.each([
    ['between two people', [person, person], false],
    ['against a bot', [person, bot], false],
    ['for practice', [person, bot], true],
  ])('nothing is done in it any more, %s', async (_, seats, practice) => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats, practice }), 'opened');
    const people = seats[1] === person ? { 0: 'a', 1: 'b' } : { 0: 'a' };
    await at.tell('b', { do: 'continue', match });
    const end = await playOn(at, match, people, 'end');
    expect(end).toMatchObject({ over: true, undo: 'nothing', redo: false });
    const { record } = one(await at.tell('b', { do: 'export', match }), 'record');
    for (const message of [
      { do: 'undo', match, seat: 0 },
      { do: 'consent', match, seat: 0, agree: true },
      { do: 'redo', match, seat: 0 },
      { do: 'resign', match, seat: 0 },
    ])
      expect(await at.tell('a', message), message.do).toEqual([{ is: 'error', what: 'over', match }]);
    expect(one(await at.tell('b', { do: 'export', match }), 'record').record).toEqual(record);
  });

  test.each(['given up', 'abandoned'])(
    'before its end, because it was %s, no person and no bot goes on with it',
    async (why) => {
      const troubles: unknown[] = [];
      const at = onlineHost({ complain: (trouble) => troubles.push(trouble) });
      const match = await begun(at, ['anna', 'ben'], { seats: [person, person, bot] });
      const seat = stateOf(at, 'anna', match, 0).asked?.seats[0] === 0 ? 0 : 1;
      const asked = ['anna', 'ben'][seat] ?? '';
      const answer = choose(stateOf(at, asked, match, seat), 'end');
      if (why === 'abandoned') {
        await at.pass(90 * 86_400_000);
        await at.host.wake(match);
      } else for (const [of, who] of ['anna', 'ben'].entries()) await at.tell(who, { do: 'leave', match, seat: of });
      await at.tell(asked, { do: 'continue', match });
      const { n } = stateOf(at, asked, match, seat);
      expect(only(await at.tell(asked, answer), 'error')).toEqual([{ is: 'error', what: 'over', match }]);
      await at.pass(60_000);
      expect(stateOf(at, asked, match, seat)).toMatchObject({ n, over: false, ended: true });
      expect(troubles).toEqual([]);
    },
  );

  test('it can still be played on from any moment of it, apart', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    const { step } = await playOn(at, match, { 0: 'a' }, 'end');
    const fork = one(await at.tell('a', { do: 'fork', match, viewer: 0, step: step - 1 }), 'opened');
    const last = choose(stateOf(at, 'a', fork.match, 0), 'end');
    expect(one(await at.tell('a', last), 'state')).toMatchObject({ over: true, step });
  });
});
