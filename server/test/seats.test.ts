import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, secretOf } from '../testing/test-match.ts';
import { newPerson, type TestPerson, type TestServer, testServer } from '../testing/test-server.ts';

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
    for (const wish of [
      { do: 'answer', match, seat: 1, question: 1, answer: {} },
      { do: 'resign', match, seat: 1 },
      { do: 'leave', match, seat: 1 },
      { do: 'back', match, seat: 1 },
      { do: 'pledge', match, seats: [1], pledge: '0'.repeat(64) },
      { do: 'free', match, seat: 0, of: 1 },
    ])
      expect((await socket.tell(wish)).is).toBe('error');
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
  expect(await own.tell({ do: 'continue', match, seats: [1] })).toMatchObject({ is: 'error', what: 'satElsewhere' });
  // Whoever only comes back is not told no.
  expect((await own.tell({ do: 'continue', match })).is).toBe('opened');
  expect(await spend(cora, body.link)).toMatchObject({ status: 200, body: { match, seat: 1 } });
  const socket = await cora.connect();
  expect(await socket.tell({ do: 'continue', match })).toMatchObject({ is: 'opened', seats: [1] });
  await Promise.all([own, his, socket].map((each) => each.close()));
});
