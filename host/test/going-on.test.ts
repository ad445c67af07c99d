import { asGame, DAY, MINUTE } from '@conjure/engine';
import { satchel } from '@conjure/satchel';
import { describe, expect, test } from 'vitest';
import { type LogRow, libraryOf, memoryStore, type Store } from '../index.ts';
import { begun, type OnlineHost, onlineHost } from '../testing/online.ts';
import { bot, choose, one, person, stateOf } from '../testing/test-host.ts';

const rowsOf = async (store: Store, match: string) => ((await store.read(match, 0)) as { rows: LogRow[] }).rows;
const lastOf = async (store: Store, match: string) => (await rowsOf(store, match)).at(-1);

/** Whose turn it is, and his name. */
function turnIn(at: OnlineHost, match: string, people = ['anna', 'ben']) {
  const seat = stateOf(at, people[0], match, 0).asked?.seats[0] ?? 0;
  return { seat, who: people[seat], other: 1 - seat, others: people[1 - seat] };
}
const move = (at: OnlineHost, match: string) => {
  const { seat, who } = turnIn(at, match);
  return at.tell(who, choose(stateOf(at, who, match, seat), 'clock'));
};

describe('a clock', () => {
  test('for every decision: whoever runs out is played for by a bot, a second later, and comes back', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at, ['anna', 'ben'], { terms: { clock: { per: 'decision', ms: MINUTE } } });
    const { seat, who } = turnIn(at, match);
    expect(stateOf(at, who, match, seat).clocks[seat]).toEqual({ seat, left: MINUTE, runs: true });
    expect(stateOf(at, who, match, seat).clocks[1 - seat].runs).toBe(false);
    await at.pass(MINUTE + 999);
    expect(await store.due(at.now(), 9)).toEqual([]);
    await at.host.wake(match);
    expect((await lastOf(store, match))?.kind).toBe('begin');
    await at.pass(1);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    expect(await lastOf(store, match)).toMatchObject({ kind: 'late', body: { seat } });
    expect(stateOf(at, who, match, null).places[seat].chair).toEqual({ who: 'bot', level: 'random' });
    expect(one(await at.tell(who, { do: 'back', match, seat }), 'done').n).toBeGreaterThan(0);
    expect(stateOf(at, who, match, seat).places[seat].chair.who).toBe('person');
  });

  test('in all: what is used is gone, each decision adds, and whoever is not asked uses nothing', async () => {
    const at = onlineHost();
    const clock = { per: 'total', ms: 10 * MINUTE, plus: 5_000 } as const;
    const match = await begun(at, ['anna', 'ben'], { terms: { clock } });
    const used = [0, 0];
    for (let i = 0; i < 6; i++) {
      const { seat } = turnIn(at, match);
      await at.pass(20_000);
      const now = await move(at, match);
      used[seat] += 20_000 - 5_000;
      const { clocks } = one(now, 'state');
      expect(clocks.map(({ left }) => left)).toEqual(used.map((ms) => 10 * MINUTE - ms));
    }
  });

  test('does not count what nobody could use: a pause, and a time when nothing ran', async () => {
    const outages: { since: number; until: number }[] = [];
    const store = memoryStore();
    const at = onlineHost({ store, outages: () => outages });
    const match = await begun(at, ['anna', 'ben'], { terms: { clock: { per: 'decision', ms: 5 * MINUTE } } });
    const { seat, who, other, others } = turnIn(at, match);
    await at.pass(MINUTE);
    outages.push({ since: at.now(), until: at.now() + 10 * MINUTE });
    await at.pass(10 * MINUTE);
    await at.host.wake(match);
    expect((await lastOf(store, match))?.kind).toBe('begin');
    await at.tell(who, { do: 'pause', match, seat });
    await at.tell(others, { do: 'consent', match, seat: other, agree: true });
    await at.pass(30 * MINUTE);
    await at.host.wake(match);
    expect((await lastOf(store, match))?.kind).toBe('pause');
    await at.tell(who, { do: 'pace', match, paused: false });
    expect(stateOf(at, who, match, seat).clocks[seat]).toEqual({ seat, left: 4 * MINUTE, runs: true });
    await at.pass(4 * MINUTE + 1_000);
    await at.host.wake(match);
    expect((await lastOf(store, match))?.kind).toBe('late');
  });

  test('falls once, whoever finds it due', async () => {
    const store = memoryStore();
    const [here, there] = [onlineHost({ store }), onlineHost({ store })];
    const match = await begun(here, ['anna', 'ben'], { terms: { clock: { per: 'decision', ms: MINUTE } } });
    for (const at of [here, there]) await at.pass(2 * MINUTE);
    await Promise.all([here.host.wake(match), there.host.wake(match), here.host.wake(match)]);
    const late = (await rowsOf(store, match)).filter(({ kind }) => kind === 'late');
    expect(late).toHaveLength(1);
  });
});

describe('a match goes on', () => {
  test('with nobody there: its bots play it to its end, and nothing is due any more', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at, ['anna'], { seats: [person, bot] });
    await at.tell('anna', { do: 'resign', match, seat: 0, level: 'random' });
    await at.host.leave('anna');
    await at.pass(DAY / 24);
    expect(await lastOf(store, match)).toMatchObject({ kind: 'close', body: { why: 'over' } });
    expect(await store.due(at.now() + 1_000 * DAY, 9)).toEqual([]);
  });

  test('in another process when its own has gone: what is due is found and its bots answer', async () => {
    const store = memoryStore();
    const gone = onlineHost({ store });
    const match = await begun(gone, ['anna'], { seats: [person, bot, bot] });
    await gone.tell('anna', { do: 'resign', match, seat: 0, level: 'random' });
    gone.host.end();
    const before = (await rowsOf(store, match)).length;
    const at = onlineHost({ store });
    await at.pass(MINUTE);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    await at.pass(MINUTE);
    expect((await rowsOf(store, match)).length).toBeGreaterThan(before + 5);
  });

  test('for those who are at it when it has left the memory: they are told what others do, and may act', async () => {
    const store = memoryStore();
    const [here, there] = [onlineHost({ store, mostMatches: 1 }), onlineHost({ store })];
    const match = await begun(here);
    await there.tell('ben/other', { do: 'continue', match });
    await here.pass(2 * MINUTE);
    // Its place in the memory is free.
    one(await here.tell('dora', { do: 'open', game: 'demons', seats: [person] }), 'opened');
    await here.host.leave('dora');
    await here.pass(2 * MINUTE);
    const { seat, who } = turnIn(here, match);
    const answer = choose(stateOf(here, who, match, seat), 'idle');
    expect(one(await here.tell(who, answer), 'state').step).toBe(1);
    await here.pass(2 * MINUTE);
    await there.host.look();
    const now = stateOf(there, 'ben/other', match, 1);
    const mover = now.asked?.seats[0] ?? 0;
    if (mover === 1) await there.tell('ben/other', choose(now, 'other'));
    else await here.tell('anna', choose(stateOf(here, 'anna', match, 0), 'other'));
    await here.host.look();
    await there.host.look();
    for (const who of ['anna', 'ben']) expect(stateOf(here, who, match, who === 'anna' ? 0 : 1).step).toBe(2);
    expect(stateOf(there, 'ben/other', match, 1).step).toBe(2);
  });

  test('until nothing was done in it for ninety days', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at);
    await at.pass(90 * DAY);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    expect(await lastOf(store, match)).toMatchObject({ kind: 'close', body: { why: 'abandoned' } });
  });
});

describe('nobody holds up the others', () => {
  test('[B64] a round that was stopped goes on after ten minutes, whoever has not agreed', async () => {
    const store = memoryStore();
    const at = onlineHost({ store, games: libraryOf([asGame(satchel)]) });
    const options = { scenario: 'SC1', clock: 'live' };
    const match = await begun(at, ['anna', 'ben', 'cora'], { game: 'satchel', options });
    const say = (who: string, seat: number, answer: object) =>
      at.tell(who, { do: 'answer', match, seat, question: 0, answer });
    await at.pass(500);
    await say('anna', 0, { do: 'roll', dice: [1, 2, 3, 4, 5] });
    one(await say('ben', 1, { do: 'pause' }), 'state');
    await at.pass(4 * MINUTE);
    await say('ben', 1, { do: 'resume' });
    await at.pass(6 * MINUTE - 1);
    await at.host.wake(match);
    expect(stateOf(at, 'anna', match, 0).asked?.kind).toBe('paused');
    await at.pass(1);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    expect(stateOf(at, 'anna', match, 0).asked?.kind).toBe('live');
    const agreed = (await rowsOf(store, match)).slice(-2);
    expect(agreed).toMatchObject([0, 2].map((seat) => ({ kind: 'answer', body: { seat, auto: true } })));
    // None of the time counts.
    const [{ body }] = agreed as unknown as { body: { answer: { at: number } } }[];
    expect(body.answer.at).toBeLessThan(MINUTE);
  });

  test('[B62] a click that two processes hear twice is one roll', async () => {
    const store = memoryStore();
    const games = libraryOf([asGame(satchel)]);
    const [here, there] = [onlineHost({ store, games }), onlineHost({ store, games })];
    const options = { scenario: 'SC1', clock: 'live' };
    const match = await begun(here, ['anna', 'ben', 'cora'], { game: 'satchel', options });
    await there.tell('anna', { do: 'continue', match });
    for (const at of [here, there]) await at.pass(500);
    const roll = { do: 'answer', match, seat: 0, question: 0, answer: { do: 'roll', dice: [1, 2, 3, 4, 5] } };
    const both = await Promise.all([here, there].map((at) => at.tell('anna', { ...roll, nonce: 'one click' })));
    const again = await here.tell('anna', { ...roll, nonce: 'one click' });
    expect(new Set([...both, again].map((told) => one(told, 'done').n)).size).toBe(1);
    expect((await rowsOf(store, match)).filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });

  test.each([
    ['ten minutes', null, 10 * MINUTE],
    ['a day, where people take days for a decision', { per: 'decision', ms: 3 * DAY } as const, DAY],
  ])('an undo that nobody says anything to holds bots up for %s', async (_, clock, ms) => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at, ['anna', 'ben'], { seats: [person, person, bot], terms: { clock } });
    const people = ['anna', 'ben'];
    /** Whose last answer only the others could give back. */
    const barred = () =>
      people.findIndex((who, seat) => ['dice', 'shown', 'other'].includes(String(stateOf(at, who, match, seat).undo)));
    for (let i = 0; i < 200; i++) {
      const asked = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
      const who = people[asked];
      if (who) await at.tell(who, choose(stateOf(at, who, match, asked), 'undo'));
      else if (barred() < 0) await at.pass(1_000);
      else break;
    }
    const seat = barred();
    await at.tell(people[seat], { do: 'undo', match, seat });
    expect(await lastOf(store, match)).toMatchObject({ kind: 'ask', body: { by: seat } });
    const { step } = stateOf(at, 'anna', match, 0);
    await at.pass(ms - 1);
    await at.host.wake(match);
    expect((await lastOf(store, match))?.kind).toBe('ask');
    await at.pass(1);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    expect((await rowsOf(store, match)).find(({ kind }) => kind === 'drop')?.body).toEqual({ by: seat });
    await at.pass(MINUTE);
    expect(stateOf(at, 'anna', match, 0).step).toBeGreaterThan(step);
  });
});

test('whoever knows the last deed is told that nothing is new; whoever knows an earlier one what came since, also by an undo', async () => {
  const at = onlineHost();
  const match = await begun(at, ['anna'], { seats: [person] });
  const moves = async (count: number, seed: string) => {
    for (let i = 0; i < count; i++) await at.tell('anna', choose(stateOf(at, 'anna', match, 0), seed));
  };
  await moves(4, 'same');
  const known = stateOf(at, 'anna', match, 0);
  const { n } = known;
  const heard = known.story.from + known.story.events.length;
  expect(await at.tell('anna', { do: 'continue', match, n })).toEqual([{ is: 'same', match, n }]);
  await moves(3, 'more');
  const more = one(await at.tell('anna/phone', { do: 'continue', match, n }), 'state');
  expect(more.story.from).toBe(heard);
  const all = one(await at.tell('anna/tablet', { do: 'continue', match }), 'state');
  expect(all.story.events.slice(heard)).toEqual(more.story.events);
});

test('what does not replay is parted: it is served no more, and nothing is appended', async () => {
  const kept = new Map<string, string>();
  const store = memoryStore(kept);
  const troubles: unknown[] = [];
  const at = onlineHost({ store, complain: (trouble) => troubles.push(trouble) });
  const match = await begun(at);
  const entry = JSON.parse(kept.get(match) ?? '');
  const n = entry.rows.length + 1;
  entry.rows.push({ kind: 'answer', body: { seat: 0, answer: { do: 'nonsense' } }, n, at: at.now() });
  kept.set(match, JSON.stringify(entry));
  await at.host.look();
  expect(at.sent.at(-1)?.message).toMatchObject({ is: 'error', what: 'broken' });
  expect(troubles).toHaveLength(1);
  expect(one(await at.tell('anna', { do: 'continue', match }), 'error').what).toBe('broken');
  expect((await rowsOf(store, match)).length).toBe(n);
});

test('what does not replay when it is loaded is told once, and is not read again each time that it is due', async () => {
  const kept = new Map<string, string>();
  const store = memoryStore(kept);
  const match = await begun(onlineHost({ store }));
  const entry = JSON.parse(kept.get(match) ?? '');
  const n = entry.rows.length + 1;
  entry.rows.push({ kind: 'answer', body: { seat: 0, answer: { do: 'nonsense' } }, n, at: 1_000_000 });
  kept.set(match, JSON.stringify(entry));
  const troubles: unknown[] = [];
  let reads = 0;
  const read: Store['read'] = (...given) => {
    reads++;
    return store.read(...given);
  };
  const at = onlineHost({ store: { ...store, read }, complain: (trouble) => troubles.push(trouble) });
  for (let i = 0; i < 3; i++) await at.host.wake(match);
  const said = one(await at.tell('anna', { do: 'continue', match }), 'error');
  expect(said).toMatchObject({ what: 'broken', fault: { place: `rows[${n - 1}]` } });
  expect([reads, troubles.length]).toEqual([1, 1]);
});

test('a flag that falls ends what was asked for: nobody waits for the word of a seat that a bot has now', async () => {
  const store = memoryStore();
  const people = ['anna', 'ben', 'cora'];
  const at = onlineHost({ store });
  const match = await begun(at, people, { terms: { clock: { per: 'decision', ms: MINUTE } } });
  const late = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
  const [asks, agrees] = [0, 1, 2].filter((seat) => seat !== late);
  await at.tell(people[asks], { do: 'pause', match, seat: asks });
  await at.tell(people[agrees], { do: 'consent', match, seat: agrees, agree: true });
  await at.pass(MINUTE + 1_000);
  await at.host.wake(match);
  expect(await lastOf(store, match)).toMatchObject({ kind: 'late', body: { seat: late } });
  const decided = at.sent.findLast(({ to, message }) => to === people[asks] && message.is === 'decided');
  expect(decided?.message).toMatchObject({ what: 'pause', by: asks, agreed: false });
  // It can be asked for again, and is no longer the late one's to grant.
  await at.tell(people[agrees], { do: 'pause', match, seat: agrees });
  await at.tell(people[asks], { do: 'consent', match, seat: asks, agree: true });
  expect((await lastOf(store, match))?.kind).toBe('pause');
});

test('where others have not said yes or no yet, it is still theirs to say', async () => {
  const store = memoryStore();
  const people = ['anna', 'ben', 'cora', 'dora'];
  const at = onlineHost({ store });
  const match = await begun(at, people, { terms: { clock: { per: 'decision', ms: MINUTE } } });
  const late = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
  const [asks, ...others] = [0, 1, 2, 3].filter((seat) => seat !== late);
  await at.tell(people[asks], { do: 'pause', match, seat: asks });
  await at.pass(MINUTE + 1_000);
  await at.host.wake(match);
  const voted = at.sent.findLast(({ to, message }) => to === people[asks] && message.is === 'voted');
  expect(voted?.message).toMatchObject({ waiting: others });
  for (const seat of others) await at.tell(people[seat], { do: 'consent', match, seat, agree: true });
  expect((await lastOf(store, match))?.kind).toBe('pause');
});

test('a deed has the number that it stands under, also where it ends the match', async () => {
  const store = memoryStore();
  const at = onlineHost({ store });
  const match = await begun(at);
  await at.tell('anna', { do: 'leave', match, seat: 0, nonce: 'first' });
  const last = { do: 'leave', match, seat: 1, nonce: 'last' };
  const [done, again] = [await at.tell('ben', last), await at.tell('ben', last)].map((said) => one(said, 'done').n);
  const rows = await rowsOf(store, match);
  expect(rows.at(-1)?.kind).toBe('close');
  const left = rows.find(({ nonce }) => nonce === 'last')?.n;
  expect([done, again]).toEqual([left, left]);
});
