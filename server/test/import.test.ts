import {
  answer,
  asGame,
  create,
  diceFrom,
  openTo,
  optionsOf,
  play,
  type Record,
  record,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { libraryOf, memoryStore } from '@conjure/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { library } from '../library.ts';
import { bot, person, playOn, secretOf, shown, TERMS } from '../testing/test-match.ts';
import { newPerson, type TestPerson, type TestServer, testServer } from '../testing/test-server.ts';
import { importOnThread } from '../work/import-thread.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ build: 'test' });
});
afterAll(() => server.close());

/** A match at one screen, so many answers long, some of them taken back. */
async function recorded(answers: number, more: { free?: boolean } = {}): Promise<Record> {
  const game = await library.get('demons');
  if (!game) throw new Error('no Demons');
  const made = create(game, { seats: 2, seed: 'at one screen', options: {} });
  if ('fault' in made) throw new Error(made.fault.place);
  const at = play(made.match, more.free ?? false);
  const dice = diceFrom(seeded('choices'));
  for (let i = 0; i < answers; i++) {
    const [seat] = waitingFor(at.match);
    const open = openTo(at.match, seat);
    const options = (open && optionsOf(open.question, seat)) ?? [];
    answer(at, seat, options[dice.index('pick', options.length)]);
  }
  return record(at);
}

const request = async (more: object = {}) => ({
  ...{ record: await recorded(25), seats: [person, person], hold: [0], terms: TERMS },
  ...more,
});
const importIt = (who: TestPerson, body: object) => who.api('POST', '/api/import', body);

test('a match at one screen is continued online: others come by link, and what is done is told to all', async () => {
  const [anna, ben, cora] = await Promise.all(['Anna', 'Ben', 'Cora'].map((name) => newPerson(server.port, name)));
  // Who sits at one's own screen is called as one likes, and nobody else.
  const [hers, others] = ['An\u200bna', 'Moderator'].map((name) => ({ who: 'person', name }));
  const { status, body } = await importIt(anna, await request({ seats: [hers, others] }));
  expect(status).toBe(200);
  const match = String(body.match);
  const own = await anna.connect();
  expect(await own.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [0], known: true });
  const before = await own.until(({ is, viewer }) => is === 'state' && viewer === 0);
  expect(before).toMatchObject({ step: 25, places: [{ chair: { name: 'Anna' } }, { vacant: true }] });
  expect(before.places[1].chair).toEqual(person);
  // Nobody has it for himself any more.
  expect(await own.tell({ do: 'export', match })).toMatchObject({ is: 'error', what: 'secret' });
  expect((await (await cora.connect()).tell({ do: 'continue', match })).what).toBe('noMatch');

  const { link } = (await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 })).body;
  const looked = await ben.api('POST', '/api/links/look', { link: secretOf(link) });
  expect(looked.body).toMatchObject({ kind: 'seat', seat: 1, sealed: false });
  expect((await ben.api('POST', '/api/links', { link: secretOf(link) })).status).toBe(200);
  const his = await ben.connect();
  expect(await his.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [1], known: true });
  const sitting = [
    { who: anna, socket: own, seats: [0] },
    { who: ben, socket: his, seats: [1] },
  ];
  await his.until(({ is, viewer }) => is === 'state' && viewer === 1);
  expect(await playOn(match, sitting, 12)).toBe(12);
  expect(shown(own, match, 0)?.step).toBe(shown(his, match, 1)?.step);

  // To its end: then it goes home, and says itself that nothing proves its dice.
  for (const [seat, socket] of [own, his].entries())
    expect((await socket.tell({ do: 'leave', match, seat })).is).toBe('done');
  const { record: taken } = await own.tell({ do: 'export', match });
  expect(taken.fair).toBeUndefined();
  expect(taken.log.length).toBeGreaterThanOrEqual(37);
  expect((await own.tell({ do: 'fair', match })).fair).toBeNull();
  await Promise.all([own, his].map((socket) => socket.close()));
});

test('what was taken back at one screen is left out, and a practice match is one for real', async () => {
  const anna = await newPerson(server.port, 'Anna');
  const full = await recorded(20, { free: true });
  const undone = { ...full, log: [...full.log, { undo: 3, by: 0 }], digests: full.digests.slice(0, 17) };
  const { body } = await importIt(anna, await request({ record: undone, seats: [person, bot] }));
  const match = String(body.match);
  const socket = await anna.connect();
  expect(await socket.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', practice: false });
  const { rows } = (await server.database.store.read(match, 0)) as { rows: { kind: string; tale?: string }[] };
  expect(rows.slice(0, 17).every(({ kind, tale }) => kind === 'answer' && tale !== undefined)).toBe(true);
  expect(rows[17]?.kind).toBe('sit');
  await socket.close();
});

test('whatever is wrong with it is said, and nothing is kept', async () => {
  const anna = await newPerson(server.port, 'Anna');
  const kept = async () => (await server.database.store.list()).length;
  const before = await kept();
  const good = await request();
  const other = { ...good.record, digests: good.record.digests.with(5, 'something else') };
  const illegal = { ...good.record, log: good.record.log.with(3, { seat: 0, answer: { do: 'nonsense' } }) };
  const set = { ...good.record, dice: [1, 2, 3] };
  const long = { ...good.record, log: Array.from({ length: 5_001 }, () => good.record.log[0]) };
  for (const [body, error, place] of [
    [{ ...good, record: 5 }, 'broken', 'record'],
    [{ ...good, record: { ...good.record, game: 'whist' } }, 'noGame', undefined],
    [{ ...good, record: other }, 'broken', 'log[5]'],
    [{ ...good, record: illegal }, 'broken', 'log[3]'],
    [{ ...good, record: set }, 'malformed', 'record.dice'],
    [{ ...good, record: long }, 'malformed', 'record.log'],
    [{ ...good, hold: [] }, 'malformed', 'hold'],
    [{ ...good, hold: [5] }, 'malformed', 'hold'],
    [{ ...good, seats: [person] }, 'malformed', 'seats'],
    [{ ...good, terms: { ...TERMS, listed: true } }, 'malformed', 'terms.listed'],
    [{ ...good, terms: { ...TERMS, substitute: 'nobody' } }, 'malformed', 'terms.substitute'],
  ] as const) {
    const who = await newPerson(server.port, 'Somebody');
    const got = await importIt(who, body);
    expect([got.status, got.body.error, (got.body.fault as { place?: string })?.place]).toEqual([400, error, place]);
  }
  expect((await importIt(anna, { ...good, record: { big: 'x'.repeat(1_100_000) } })).status).toBe(413);
  expect(await kept()).toBe(before);
});

test('a record that takes too long is given up, and does not hold up anybody', async () => {
  const body = await request();
  const asked = { ...body, chairs: body.seats, match: 'm', owner: 'p', at: 0, most: 5_000 };
  expect(await importOnThread(asked, 0)).toBe('tooLong');
  expect(await importOnThread(asked)).toMatchObject({ rows: expect.any(Array) });
  const three = await Promise.all([importOnThread(asked), importOnThread(asked), importOnThread(asked)]);
  expect(three.filter((each) => each === 'busy')).toHaveLength(1);
});

test('a match that was proved online is proved at home, until something is done in it', async () => {
  const { testHost, one } = await import('@conjure/host/testing/test-host');
  const { onlineHost, begun } = await import('@conjure/host/testing/online');
  const { checkFair } = await import('@conjure/host');
  const there = onlineHost();
  const match = await begun(there);
  for (const [seat, who] of ['anna', 'ben'].entries()) await there.tell(who, { do: 'leave', match, seat });
  const { record: closed } = one(await there.tell('anna', { do: 'export', match }), 'record');
  expect(checkFair(closed)).toBeNull();
  const store = memoryStore();
  const home = testHost({ store, games: libraryOf([asGame((await import('@conjure/demons')).demons)]) });
  const { match: kept } = one(await home.tell('a', { do: 'import', record: closed }), 'opened');
  expect(one(await home.tell('a', { do: 'export', match: kept }), 'record').record).toEqual(closed);
  // Also when it has been read from the store again.
  await home.tell('a', { do: 'close', match: kept });
  await home.tell('a', { do: 'continue', match: kept });
  expect(checkFair(one(await home.tell('a', { do: 'export', match: kept }), 'record').record)).toBeNull();
  const { choose, stateOf } = await import('@conjure/host/testing/test-host');
  const seat = stateOf(home, 'a', kept, 0).asked?.seats[0] ?? 0;
  await home.tell('a', choose(stateOf(home, 'a', kept, seat), 'on'));
  expect(checkFair(one(await home.tell('a', { do: 'export', match: kept }), 'record').record)).toBe('unproved');
});
