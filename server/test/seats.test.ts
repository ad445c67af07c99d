import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, give, openTable, person, secretOf, shown, sitDown, TERMS } from '../testing/test-match.ts';
import { connect, newPerson, type TestPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => newPerson(server.port, name)));
const offer = (who: TestPerson, match: string, seat: number) =>
  who.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat });
const spend = (who: TestPerson, link: unknown) => who.api('POST', '/api/links', { link: secretOf(link) });

test('the owner of a table gets nobody’s seat once the match has begun, by no key of his', async () => {
  const [anna, ben, other] = await people('Anna', 'Ben', 'Anna once more');
  // A link that was handed out before, and that somebody else keeps in his pocket.
  const { match, sitting } = await begin('demons', [anna, ben]);
  const [own, his] = sitting.map(({ socket }) => socket);
  expect((await offer(anna, match, 1)).body.error).toBe('begun');
  expect((await offer(other, match, 1)).status).toBe(404);
  expect((await offer(ben, match, 0)).status).toBe(404);
  expect((await other.api('POST', `/api/matches/${match}/sit`, { seat: 1 })).status).toBe(404);
  const stranger = await other.connect();
  for (const socket of [own, stranger]) {
    await socket.tell({ do: 'continue', match, seats: [1] });
    for (const message of [
      { do: 'answer', match, seat: 1, question: 1, answer: {} },
      { do: 'resign', match, seat: 1 },
      { do: 'leave', match, seat: 1 },
      { do: 'back', match, seat: 1 },
      { do: 'pledge', match, seats: [1], pledge: '0'.repeat(64) },
      { do: 'free', match, seat: 0, of: 1 },
    ])
      expect((await socket.tell(message)).is).toBe('error');
  }
  const states = [...own.heard, ...stranger.heard].filter(({ is, viewer }) => is === 'state' && viewer === 1);
  expect(states).toEqual([]);
  expect(his.heard.some(({ is, viewer }) => is === 'state' && viewer === 1)).toBe(true);
  await Promise.all([own, his, stranger].map((socket) => socket.close()));
});

test('a seat that was left is offered anew, but never to who has held another: the link stays good for the next one', async () => {
  const [anna, ben, cora] = await people('Anna', 'Ben', 'Cora');
  const { match, sitting } = await begin('demons', [anna, ben]);
  const [own, his] = sitting.map(({ socket }) => socket);
  expect((await his.tell({ do: 'leave', match, seat: 1 })).is).toBe('done');
  const { body } = await offer(anna, match, 1);
  for (const one of [anna, ben]) {
    expect(await spend(one, body.link)).toMatchObject({ status: 409, body: { error: 'satElsewhere' } });
  }
  for (const seats of [[1], [0, 1]])
    expect(await own.tell({ do: 'continue', match, seats })).toMatchObject({ seats: [0] });
  expect(await spend(cora, body.link)).toMatchObject({ status: 200, body: { match, seat: 1 } });
  const socket = await cora.connect();
  expect(await socket.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [1] });
  await Promise.all([own, his, socket].map((each) => each.close()));
});

/** A table at which two sit whom its owner has invited, and at which he sits nowhere himself. */
async function hosted(terms: object) {
  const [anna, ben, cora] = await people('Anna', 'Ben', 'Cora');
  const [own, his, hers] = await Promise.all([anna, ben, cora].map((one) => one.connect()));
  const match = await openTable(own, 'demons', [person, person], { terms: { ...TERMS, ...terms } });
  // A link that nobody has used by then.
  const { link } = (await offer(anna, match, 1)).body;
  await give(anna, match, 0, ben);
  await give(anna, match, 1, cora);
  const sit = () =>
    Promise.all([
      sitDown({ who: ben, socket: his, seats: [0] }, match),
      sitDown({ who: cora, socket: hers, seats: [1] }, match),
    ]);
  return { anna, ben, cora, own, his, hers, match, link, sit };
}

test('the owner’s word ends where the match begins: without a seat they watch where others may, and take no seat that was left', async () => {
  const { anna, own, his, hers, match, sit } = await hosted({ watchers: false });
  await sit();
  await own.until(({ is }) => is === 'closed');
  expect(shown(own, match, null)).toBeNull();
  expect(await own.tell({ do: 'continue', match })).toMatchObject({ is: 'error', what: 'noMatch' });
  await his.tell({ do: 'leave', match, seat: 0 });
  expect(await own.tell({ do: 'continue', match, seats: [0] })).toMatchObject({ is: 'error', what: 'noMatch' });
  // It is theirs to offer, and they may offer it to themselves, in the sight of all.
  expect(await spend(anna, (await offer(anna, match, 0)).body.link)).toMatchObject({ status: 200 });
  expect(await own.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [0] });
  // Whoever has left looks on.
  expect(await his.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [] });
  await Promise.all([own, his, hers].map((socket) => socket.close()));
});

test('a seat that was claimed or offered and that another has taken gives nothing: neither a look nor the seat when it is left', async () => {
  const { own, his, hers, match, link, sit } = await hosted({ listed: true, watchers: true });
  const [eve] = await people('Eve');
  const stranger = await eve.connect();
  expect((await eve.api('POST', `/api/matches/${match}/sit`, { seat: 1 })).status).toBe(200);
  expect((await stranger.tell({ do: 'continue', match })).is).toBe('table');
  await sit();
  // She was at the table when it began.
  await stranger.until(({ is }) => is === 'closed');
  const tries = async () => {
    expect(await stranger.tell({ do: 'continue', match })).toMatchObject({ is: 'error', what: 'noMatch' });
    expect((await eve.api('GET', `/api/matches/${match}/chat`)).status).toBe(404);
    expect((await eve.api('GET', `/api/matches/${match}/stream`)).status).toBe(404);
    expect(await stranger.tell({ do: 'continue', match, seats: [1] })).toMatchObject({ is: 'error', what: 'noMatch' });
  };
  await tries();
  expect(await spend(eve, link)).toMatchObject({ status: 409, body: { error: 'taken' } });
  await tries();
  await hers.tell({ do: 'leave', match, seat: 1 });
  expect(await spend(eve, link)).toMatchObject({ status: 404 });
  await tries();
  await Promise.all([own, his, hers, stranger].map((socket) => socket.close()));
});

test('who may watch no more, and who is forgotten, is sent away by every process', async () => {
  const other = await testServer({ database: { ...server.database, close: async () => {} } });
  const [anna, ben, wanda] = await people('Anna', 'Ben', 'Wanda');
  const { match, sitting } = await begin('demons', [anna, ben]);
  const { body } = await anna.api('POST', `/api/matches/${match}/links`, { kind: 'watch' });
  expect((await spend(wanda, body.link)).status).toBe(200);
  const [watching, playing] = [await connect(other.port, wanda.key), await connect(other.port, ben.key)];
  expect((await watching.tell({ do: 'continue', match })).is).toBe('opened');
  expect((await playing.tell({ do: 'continue', match })).is).toBe('opened');
  const thrownOut = new Promise((resolve) => playing.ws.once('close', resolve));
  // Long after they were last seen.
  await server.database.people.markSeen(
    (await server.database.people.devicesOf(ben.player))[0]?.id ?? '',
    ben.player,
    0,
  );
  expect((await anna.api('DELETE', `/api/matches/${match}/links/${body.id}`)).status).toBe(200);
  expect((await ben.api('DELETE', '/api/me')).status).toBe(200);
  await watching.until(({ is }) => is === 'closed');
  expect(await thrownOut).toBe(4001);
  await Promise.all([watching, ...sitting.map(({ socket }) => socket)].map((socket) => socket.close()));
  await other.close();
});
