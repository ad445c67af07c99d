import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotated, seatAfter } from '../people/rematches.ts';
import { begin, sitDown } from '../testing/test-match.ts';
import { newPerson, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('in a rematch everybody sits one seat further, and whoever began is last', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  for (const [seat, name] of ['a', 'b', 'c'].entries()) expect(rotated(['a', 'b', 'c'])[seatAfter(seat, 3)]).toBe(name);
});

test('whoever asks first opens the table of a rematch, and all find their seats there without a link', async () => {
  const people = await Promise.all(['Anna', 'Ben', 'Cora'].map((name) => newPerson(server.port, name)));
  const [anna, ben, cora] = people;
  const { match, sitting } = await begin('demons', [anna, ben], { terms: { substitute: 'random' } });
  const again = (who: typeof anna) => who.api('POST', `/api/matches/${match}/rematch`);
  expect((await again(anna)).body.error).toBe('begun');
  // Bots play it to its end for them; each has his seat still, lent to a bot.
  const [own, his] = sitting.map(({ socket }) => socket);
  await own.tell({ do: 'pace', match, ms: 0 });
  await own.tell({ do: 'resign', match, seat: 0 });
  await his.tell({ do: 'resign', match, seat: 1 });
  while ((await server.state.phaseOf(match)) !== 'closed') await new Promise((resolve) => setTimeout(resolve, 100));

  const both = await Promise.all([again(ben), again(anna)]);
  const [next] = both.map(({ body }) => String(body.match));
  expect(both.map(({ body }) => body.match)).toEqual([next, next]);
  expect(await own.until(({ is }) => is === 'rematch')).toMatchObject({ match, to: next });
  expect((await again(cora)).status).toBe(404);
  expect((await cora.api('GET', `/api/matches/${match}/rematch`)).status).toBe(404);
  expect((await cora.api('GET', `/api/matches/${next}/seats`)).status).toBe(404);
  expect((await anna.api('GET', `/api/matches/${match}/rematch`)).body.match).toBe(next);

  // Everybody one seat further; it stands on the list of whoever was not there, as his to do.
  const kept = async (who: typeof anna) => (await who.api('GET', `/api/matches/${next}/seats`)).body.kept;
  expect([await kept(anna), await kept(ben)]).toEqual([[1], [0]]);
  const { matches } = (await anna.api('GET', '/api/matches')).body as { matches: object[] };
  expect(matches[0]).toMatchObject({ match: next, phase: 'waiting', mine: true, seats: [1] });

  for (const socket of [own, his]) expect((await socket.tell({ do: 'continue', match: next })).is).toBe('table');
  await Promise.all([
    sitDown({ who: anna, socket: own, seats: [1] }, next),
    sitDown({ who: ben, socket: his, seats: [0] }, next),
  ]);
  expect(own.heard.some(({ is, viewer }) => is === 'state' && viewer === 1)).toBe(true);
  await Promise.all([own, his].map((socket) => socket.close()));
});
