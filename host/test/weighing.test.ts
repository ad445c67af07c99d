import { expect, test } from 'vitest';
import { begun, onlineHost } from '../testing/online.ts';
import { choose, one, stateOf } from '../testing/test-host.ts';

/** A clock that goes on with every look at it: whatever takes long, takes long by it. */
const hasty = () => {
  let time = 1_000_000;
  return { now: () => ++time, after: () => () => {} };
};

/** Two tables of a host, and whoever is asked at each. */
async function twoTables(giveWay?: () => Promise<void>) {
  const at = onlineHost({ scheduler: hasty(), ...(giveWay ? { giveWay } : {}) });
  const tables = [['anna', 'ben'] as const, ['cleo', 'dora'] as const];
  const turns = [];
  for (const people of tables) {
    const match = await begun(at, people, { terms: { help: 'all' } });
    const seat = stateOf(at, people[0], match, 0).asked?.seats[0] ?? 0;
    const who = people[seat];
    turns.push({ who, other: people[1 - seat], answer: { ...choose(stateOf(at, who, match, seat), 'weigh'), id: 7 } });
  }
  const [here, there] = turns;
  if (!here || !there) throw new Error('two tables');
  return { at, here, there };
}

test('while the odds of one table are worked out those at another go on, and those at it wait', async () => {
  const ways: (() => Promise<void>)[] = [];
  let times = 0;
  const { at, here, there } = await twoTables(async () => {
    times++;
    await ways.shift()?.();
  });
  const from = at.sent.length;
  const later: Promise<void>[] = [];
  ways.push(async () => {
    await at.host.receive(there.who, there.answer);
    later.push(at.host.receive(here.other, { do: 'words', match: here.answer.match, viewer: null, id: 8 }));
  });
  await at.host.receive(here.who, { ...here.answer, do: 'odds', id: 9 });
  await Promise.all(later);
  expect(times).toBeGreaterThan(1);
  const replies = at.sent.slice(from).flatMap(({ to, message: { is, re } }) => (re === undefined ? [] : [[to, is]]));
  expect(replies).toEqual([
    [there.who, 'done'],
    [there.who, 'state'],
    [here.who, 'odds'],
    [here.other, 'words'],
  ]);
});

test('they are the same as where nobody has to be let by, also of an answer that must be certain', async () => {
  const patient = await twoTables(async () => {});
  const alone = await twoTables();
  const [message, ...more] = [patient, alone].map(({ here }) => here.answer);
  expect(more).toEqual([message]);
  const replies = [];
  for (const { at, here } of [patient, alone])
    replies.push(one(await at.tell(here.who, { ...here.answer, do: 'odds' }), 'odds'));
  expect(replies[0]).toEqual(replies[1]);
  for (const { at, here } of [patient, alone]) {
    const before = stateOf(at, here.who, here.answer.match, here.answer.seat).step;
    const reply = await at.tell(here.who, { ...here.answer, certain: true });
    const isCertain = replies[0]?.complete && replies[0].outcomes.length === 1;
    expect(reply.map(({ is }) => is)).toContain(isCertain ? 'done' : 'odds');
    expect(stateOf(at, here.who, here.answer.match, here.answer.seat).step).toBe(before + (isCertain ? 1 : 0));
  }
});

test('nobody has odds worked out for a seat that is not his', async () => {
  let times = 0;
  const { at, here } = await twoTables(async () => {
    times++;
  });
  expect(one(await at.tell(here.other, { ...here.answer, do: 'odds' }), 'error').what).toBe('notYourSeat');
  expect(one(await at.tell('mallory', { ...here.answer, do: 'odds' }), 'error').what).toBe('notAtTable');
  expect(times).toBe(0);
});
