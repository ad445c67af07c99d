import { expect, test } from 'vitest';
import { postgresDatabase } from '../log/postgres.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { begin, playOn, type Sitting, shown } from '../testing/test-match.ts';
import { connect, newPerson, type TestPerson, testServer } from '../testing/test-server.ts';

describeWithPostgres('two servers at one PostgreSQL', (postgres) => {
  test('people at each of them play with each other, and hear what is said', async () => {
    const url = await postgres.fresh();
    const one = await testServer({ database: await postgresDatabase(url) });
    const two = await testServer({ database: await postgresDatabase(url) });
    const people = [await newPerson(one.port, 'Anna'), await newPerson(two.port, 'Ben')] as const;
    // He is known at both.
    const again: TestPerson = { ...people[1], connect: () => connect(two.port, people[1].key) };
    const { match, sitting } = await begin('demons', [people[0], again]);
    const given = await playOn(match, sitting, 8);
    expect(given).toBe(8);
    const [anna, ben] = sitting as [Sitting, Sitting];
    expect(shown(anna.socket, match, 0)?.n).toBe(shown(ben.socket, match, 1)?.n);
    await anna.socket.tell({ do: 'say', match, phrase: 'hello' });
    const { lines } = await ben.socket.until(({ is }) => is === 'chat');
    expect(lines[0]).toMatchObject({ player: people[0].player, phrase: 'hello' });
    const both = people.map(({ player }) => player).toSorted();
    const here = () =>
      ben.socket.heard.findLast(({ is }) => is === 'presence')?.here.map(({ player }: { player: string }) => player);
    await expect.poll(here, { timeout: 10_000 }).toEqual(both);
    // A device that is thrown out at one is cut off at the other.
    const closed = new Promise((resolve) => ben.socket.ws.once('close', resolve));
    const { devices } = (await people[1].api('GET', '/api/devices')).body as { devices: { id: string }[] };
    await one.database.people.throwOut(people[1].player, String(devices[0]?.id), Date.now());
    expect(await closed).toBe(4001);
    await one.close();
    await two.close();
  });
});
