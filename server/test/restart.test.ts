import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pledgeOf } from '@conjure/host';
import { afterAll, describe, expect, test } from 'vitest';
import { sqliteDatabase } from '../log/sqlite.ts';
import { begin, openTable, person, playOn, type Sitting, shown, TERMS } from '../testing/test-match.ts';
import { connect, newPerson, type TestPerson, testServer } from '../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'conjure-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same person at a server that was started anew. */
const again = (port: number, { key }: TestPerson) => connect(port, key);

describe('a server that is restarted', () => {
  test('in mid-match has all that it acknowledged, and what is sent again is not done again', async () => {
    const file = join(folder, 'match.db');
    const first = await testServer({ database: await sqliteDatabase(file) });
    const people = [await newPerson(first.port, 'Anna'), await newPerson(first.port, 'Ben')];
    // It cannot be over so soon, whatever the dice.
    const { match, sitting } = await begin('lodge', people);
    await playOn(match, sitting, 10);
    const acknowledged = sitting.flatMap(({ socket }) =>
      socket.heard.filter(({ is }) => is === 'done').map(({ n }) => Number(n)),
    );
    const before = sitting.map(({ socket, seats }) => shown(socket, match, seats[0] ?? 0));
    const [anna] = sitting;
    const last = anna?.socket.heard.findLast(({ is }) => is === 'done');
    await first.close();

    const second = await testServer({ database: await sqliteDatabase(file) });
    const sockets = await Promise.all(people.map((one) => again(second.port, one)));
    const back: Sitting[] = [];
    for (const [i, socket] of sockets.entries()) {
      await socket.tell({ do: 'continue', match });
      await socket.until(({ is }) => is === 'state');
      back.push({ who: people[i] as TestPerson, socket, seats: [i] });
    }
    const after = back.map(({ socket, seats }) => shown(socket, match, seats[0] ?? 0));
    expect(after.map((one) => one?.view)).toEqual(before.map((one) => one?.view));
    expect(after.map((one) => one?.asked)).toEqual(before.map((one) => one?.asked));
    const rows = ((await second.database.store.read(match, 0)) as { rows: { n: number }[] }).rows.map(({ n }) => n);
    expect(rows).toEqual(rows.map((_, i) => i + 1));
    for (const n of acknowledged) expect(rows).toContain(n);
    expect(last?.n).toBeGreaterThan(0);
    expect(await playOn(match, back, 5, 'after')).toBe(5);
    await second.close();
  });

  test('a table that waits is there as well, with its promises', async () => {
    const file = join(folder, 'table.db');
    const first = await testServer({ database: await sqliteDatabase(file) });
    const anna = await newPerson(first.port, 'Anna');
    const socket = await anna.connect();
    const match = await openTable(socket, 'demons', [person, person]);
    const text = 'a'.repeat(32);
    await socket.tell({ do: 'pledge', match, seats: [0], pledge: pledgeOf(match, 0, text) });
    const seal = socket.heard.find(({ is }) => is === 'table')?.seal;
    await first.close();
    const second = await testServer({ database: await sqliteDatabase(file) });
    const back = await again(second.port, anna);
    await back.tell({ do: 'continue', match });
    const table = await back.until(({ is }) => is === 'table');
    expect(table).toMatchObject({ seal, yours: [0], terms: TERMS, mark: null });
    await second.close();
  });

  test('what was sent and not acknowledged counts once, whenever it is sent', async () => {
    const file = join(folder, 'nonce.db');
    const server = await testServer({ database: await sqliteDatabase(file) });
    const people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
    // It cannot be over so soon, whatever the dice.
    const { match, sitting } = await begin('lodge', people);
    const asked = sitting.find(({ socket, seats }) => shown(socket, match, seats[0] ?? 0)?.asked?.options?.length);
    if (!asked) throw new Error('nobody is asked');
    const seat = asked.seats[0] ?? 0;
    const now = shown(asked.socket, match, seat);
    const sent = {
      do: 'answer',
      match,
      seat,
      question: now?.asked?.question,
      answer: now?.asked?.options?.[0]?.answer,
      nonce: 'once-and-only',
    };
    const [one, two] = await Promise.all([asked.socket.tell(sent), asked.socket.tell(sent)]);
    expect([one.is, two.is, one.n]).toEqual(['done', 'done', two.n]);
    await server.close();
    const later = await testServer({ database: await sqliteDatabase(file) });
    const socket = await again(later.port, asked.who);
    await socket.tell({ do: 'continue', match });
    expect(await socket.tell(sent)).toMatchObject({ is: 'done', n: one.n });
    await later.close();
  });

  test.each([true, false])(
    'whoever sent what nobody knows to be kept (it was: %s) is sent to come again, and learns it',
    async (isKept) => {
      const database = await sqliteDatabase(':memory:');
      const { store } = database;
      let isLost = false;
      const append: typeof store.append = async (...given) => {
        if (!isLost) return store.append(...given);
        isLost = false;
        if (isKept) await store.append(...given);
        return 'unknown';
      };
      const server = await testServer({ database: { ...database, store: { ...store, append } } });
      const people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
      const { match, sitting } = await begin('lodge', people);
      const asked = sitting.find(({ socket, seats }) => shown(socket, match, seats[0] ?? 0)?.asked?.options?.length);
      if (!asked) throw new Error('nobody is asked');
      const seat = asked.seats[0] ?? 0;
      const { n, asked: open } = shown(asked.socket, match, seat) ?? { n: 0 };
      const answer = open?.options?.[0]?.answer;
      const sent = { do: 'answer', match, seat, question: open?.question, answer, nonce: 'nobody-knows' };
      isLost = true;
      const closed = new Promise((resolve) => asked.socket.ws.once('close', resolve));
      asked.socket.send({ ...sent, id: 99 });
      await asked.socket.until(({ is }) => is === 'elsewhere');
      await closed;
      expect(asked.socket.heard.some(({ re }) => re === 99)).toBe(false);
      const socket = await again(server.port, asked.who);
      await socket.tell({ do: 'continue', match });
      expect(await socket.tell(sent)).toMatchObject({ is: 'done', n: n + 1 });
      const { rows } = (await store.read(match, 0)) as { rows: { nonce?: string }[] };
      expect(rows.filter(({ nonce }) => nonce === 'nobody-knows')).toHaveLength(1);
      await server.close();
    },
  );
});
