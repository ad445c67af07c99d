import { pledgeOf } from '@conjure/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, openTable, person, playOn, secretOf, shown, TERMS } from '../testing/test-match.ts';
import {
  ask,
  newPerson,
  type TestPerson,
  type TestServer,
  type TestSocket,
  testServer,
} from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Everything is tried here; how often is another matter.
  server = await testServer({ limits: 20 });
});
afterAll(() => server.close());

const headOf = async (match: string) => (await server.database.store.heads([match])).get(match);

/** Every message about a match, as if it were for seat 0. */
const messages = (match: string, question = 1): { do: string; [field: string]: unknown }[] => [
  { do: 'pledge', match, seats: [0], pledge: 'a'.repeat(64) },
  { do: 'text', match, text: 'a'.repeat(32) },
  { do: 'stand', match },
  { do: 'answer', match, seat: 0, question, answer: { do: 'pass' } },
  { do: 'explain', match, seat: 0, question, answer: { do: 'pass' } },
  { do: 'odds', match, seat: 0, question, answer: { do: 'pass' } },
  { do: 'hint', match, seat: 0 },
  { do: 'undo', match, seat: 0 },
  { do: 'pause', match, seat: 0 },
  { do: 'free', match, seat: 0, of: 1 },
  { do: 'leave', match, seat: 0 },
  { do: 'consent', match, seat: 0, agree: true },
  { do: 'redo', match, seat: 0 },
  { do: 'whole', match, viewer: 0 },
  { do: 'words', match, viewer: 0 },
  { do: 'story', match, viewer: 0, from: 0, to: 5 },
  { do: 'barred', match, seat: 0, question },
  { do: 'labels', match, seat: 0, question, from: 0 },
  { do: 'history', match, viewer: 0, step: 0 },
  { do: 'account', match, viewer: 0 },
  { do: 'fork', match, viewer: 0, step: 0 },
  { do: 'resign', match, seat: 0 },
  { do: 'back', match, seat: 0 },
  { do: 'export', match },
  { do: 'fair', match },
  { do: 'pace', match, paused: true },
  { do: 'forget', match },
  { do: 'list' },
  { do: 'import', record: {} },
  { do: 'rival', game: 'demons', levels: ['random'], seed: 's', seat: 0, luck: 'l' },
];

/** What tells something of a match to whoever gets it. */
const TELLING = [
  'state',
  'patch',
  'table',
  'record',
  'history',
  'account',
  'odds',
  'hint',
  'words',
  'story',
  'barred',
  'labels',
  'fair',
  'opened',
  'rival',
  'stored',
  'done',
];

/** Sends each as somebody, slowly enough to be heard, and gives what it was answered. */
async function trial(who: TestPerson, match: string, isAt: boolean): Promise<[what: string, is: string][]> {
  const answers: [string, string][] = [];
  let socket = await who.connect();
  for (const [i, message] of messages(match).entries()) {
    if (i % 10 === 9) {
      await socket.close();
      socket = await who.connect();
    }
    if (isAt) await socket.tell({ do: 'continue', match, seats: [] });
    const told = await socket.tell(message);
    answers.push([message.do, told.is === 'error' ? 'error' : told.is]);
  }
  await socket.close();
  return answers;
}

test('a name is cleaned wherever it enters, and nobody is told how another is called before they sit down', async () => {
  const [eve, ben] = [await newPerson(server.port, 'Eve'), await newPerson(server.port, 'Ben')];
  const evil = `Moder\u202eator \u200b${'X'.repeat(150)}`;
  const cleaned = `Moderator ${'X'.repeat(14)}`;
  const chairs = [
    { who: 'person', name: evil },
    { who: 'person', name: '\u2066\u200b' },
  ];
  const terms = { ...TERMS, listed: true };
  const { body } = await eve.api('POST', '/api/tables', { game: 'demons', seats: chairs, terms });
  const match = String(body.match);
  expect(body.chairs).toEqual([person, person]);
  const { tables } = (await ben.api('GET', '/api/lobby')).body as { tables: { match: string; chairs: object[] }[] };
  expect(tables.find((one) => one.match === match)?.chairs).toEqual([person, person]);
  const { link } = (await eve.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 })).body;
  const looked = await ben.api('POST', '/api/links/look', { link: secretOf(link) });
  expect(looked.body.chairs).toEqual([person, person]);
  // At her own screen she calls people as she likes, in what can be read.
  const socket = await eve.connect();
  await socket.tell({ do: 'continue', match });
  await socket.tell({ do: 'pledge', match, seats: [0, 1], pledge: 'a'.repeat(64) });
  const told = await socket.until(({ is, yours }) => is === 'table' && yours.length === 2);
  expect(told.chairs).toEqual([{ who: 'person', name: cleaned }, person]);
  await socket.close();
});

describe('whoever has no seat', () => {
  let match: string;
  let people: TestPerson[];
  let sockets: TestSocket[];
  beforeAll(async () => {
    people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
    const begun = await begin('demons', people);
    match = begun.match;
    sockets = begun.sitting.map(({ socket }) => socket);
    await playOn(match, begun.sitting, 4);
  });

  test('a stranger who knows its name learns nothing and changes nothing', async () => {
    const mallory = await newPerson(server.port, 'Mallory');
    const before = await headOf(match);
    const socket = await mallory.connect();
    for (const seats of [undefined, [], [0], [0, 1]])
      expect(await socket.tell({ do: 'continue', match, ...(seats ? { seats } : {}) })).toMatchObject({
        is: 'error',
        what: 'noMatch',
      });
    await socket.close();
    for (const [what, is] of await trial(mallory, match, false)) expect([what, is]).toEqual([what, 'error']);
    expect(await headOf(match)).toBe(before);
    for (const [method, path, body] of [
      ['GET', 'links'],
      ['POST', 'links', { kind: 'seat', seat: 0 }],
      ['DELETE', 'links/x'],
      ['GET', 'chat'],
      ['POST', 'words', {}],
      ['GET', 'stream'],
      ['POST', 'sit', { seat: 0 }],
      ['POST', 'answer', { seat: 0, question: 1, answer: 1 }],
      ['POST', 'tell', { do: 'export' }],
    ] as const)
      expect([path, (await mallory.api(method, `/api/matches/${match}/${path}`, body)).status]).toEqual([path, 404]);
    expect((await mallory.api('DELETE', `/api/matches/${match}`)).status).toBe(404);
  });

  test('one who watches sees what nobody sees, and does nothing', async () => {
    const { body } = (await people[0]?.api('POST', `/api/matches/${match}/links`, { kind: 'watch' })) ?? { body: {} };
    const watcher = await newPerson(server.port, 'Wanda');
    expect((await watcher.api('POST', '/api/links', { link: secretOf(body.link) })).body).toEqual({
      kind: 'watch',
      match,
    });
    const socket = await watcher.connect();
    await socket.tell({ do: 'continue', match });
    const state = await socket.until(({ is }) => is === 'state');
    expect(state.viewer).toBeNull();
    expect(state.asked?.options).toBeUndefined();
    expect(JSON.stringify(state.view)).toBe(JSON.stringify((await nobodysView(match)).view));
    expect(await socket.tell({ do: 'say', match, words: 'hello' })).toMatchObject({ what: 'noVoice' });
    const before = await headOf(match);
    const allowed = ['close', 'labels'];
    for (const [what, is] of await trial(watcher, match, true))
      if (!allowed.includes(what)) expect([what, TELLING.includes(is)]).toEqual([what, false]);
    expect(await headOf(match)).toBe(before);
    // His link is taken back.
    const links = (await people[0]?.api('GET', `/api/matches/${match}/links`))?.body.links as {
      id: string;
      kind: string;
    }[];
    const own = links.find(({ kind }) => kind === 'watch')?.id;
    expect((await people[1]?.api('DELETE', `/api/matches/${match}/links/${own}`))?.status).toBe(404);
    expect((await people[0]?.api('DELETE', `/api/matches/${match}/links/${own}`))?.status).toBe(200);
    await socket.until(({ is }) => is === 'closed');
    expect(await socket.tell({ do: 'continue', match, seats: [] })).toMatchObject({ what: 'noMatch' });
    await socket.close();
  });

  const nobodysView = async (of: string) => {
    const watcher = await newPerson(server.port, 'Nobody');
    const { body } = (await people[0]?.api('POST', `/api/matches/${of}/links`, { kind: 'watch' })) ?? { body: {} };
    await watcher.api('POST', '/api/links', { link: secretOf(body.link) });
    const socket = await watcher.connect();
    await socket.tell({ do: 'continue', match: of, seats: [] });
    return socket.until(({ is }) => is === 'state');
  };

  test('one who sits elsewhere does not speak for another seat', async () => {
    const before = await headOf(match);
    const ben = people[1] as TestPerson;
    // What concerns the whole table is anybody's who sits at it.
    const own = ['stand', 'text', 'pace', 'fair', 'export', 'forget', 'list', 'import', 'rival'];
    for (const [what, is] of await trial(ben, match, true))
      if (!own.includes(what)) expect([what, TELLING.includes(is)]).toEqual([what, false]);
    const rows = (await server.database.store.read(match, before ?? 0)) as { rows: { kind: string }[] };
    expect(rows.rows.filter(({ kind }) => kind !== 'pause')).toEqual([]);
  });

  test('secrets of a match that is played are in nothing that goes out', async () => {
    const kept = (await server.database.store.read(match, 0)) as { opening: { seed: string } };
    const heard = sockets.flatMap((socket) => socket.heard);
    expect(heard.length).toBeGreaterThan(10);
    expect(JSON.stringify(heard)).not.toContain(kept.opening.seed);
    expect(server.journal.join('')).not.toContain(kept.opening.seed);
  });

  test('after the end nobody does anything, and all of it is theirs to see', async () => {
    for (const [seat, socket] of sockets.entries()) await socket.tell({ do: 'leave', match, seat });
    await expect.poll(() => server.database.people.phaseOf(match)).toBe('closed');
    const before = await headOf(match);
    for (const who of people) {
      const answers = await trial(who, match, true);
      for (const [what, is] of answers)
        if (
          [
            'answer',
            'undo',
            'redo',
            'leave',
            'resign',
            'back',
            'pledge',
            'text',
            'stand',
            'pause',
            'free',
            'consent',
          ].includes(what)
        )
          expect([what, is]).toEqual([what, 'error']);
      expect(answers).toContainEqual(['export', 'record']);
    }
    const mallory = await newPerson(server.port, 'Mallory');
    for (const [what, is] of await trial(mallory, match, false)) expect([what, is]).toEqual([what, 'error']);
    expect(await headOf(match)).toBe(before);
  });
});

describe('links', () => {
  const table = async () => {
    const anna = await newPerson(server.port, 'Anna');
    const socket = await anna.connect();
    return { anna, socket, match: await openTable(socket, 'demons', [person, person, person]) };
  };
  const pledge = (match: string, seat: number) => ({
    do: 'pledge',
    match,
    seats: [seat],
    pledge: pledgeOf(match, seat, 'x'.repeat(32)),
  });

  test('to a seat are good once, also when two come at once; whoever has it may ask again', async () => {
    const { anna, match } = await table();
    const { body } = await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 });
    expect(String(body.link)).toMatch(new RegExp(`^http://localhost:${server.port}/#/link/[\\w-]{22}$`));
    const link = secretOf(body.link);
    const people = await Promise.all(['Ben', 'Cid', 'Dora'].map((name) => newPerson(server.port, name)));
    const spent = await Promise.all(people.map((one) => one.api('POST', '/api/links', { link })));
    expect(spent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = people[spent.findIndex(({ status }) => status === 200)] as TestPerson;
    expect((await winner.api('POST', '/api/links', { link })).body).toEqual({ kind: 'seat', match, seat: 1 });
    for (const who of people) {
      const socket = await who.connect();
      const told = await socket.tell(pledge(match, 1));
      expect(told.is).toBe(who === winner ? 'done' : 'error');
      expect((await socket.tell(pledge(match, 2))).is).toBe('error');
      await socket.close();
    }
  });

  test('looking spends nothing, and says what one sits down to', async () => {
    const { anna, match } = await table();
    const { body } = await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 2 });
    const look = () =>
      ask(server.port, { method: 'POST', path: '/api/links/look', body: { link: secretOf(body.link) } });
    for (let i = 0; i < 3; i++)
      expect((await look()).body).toMatchObject({
        kind: 'seat',
        match,
        seat: 2,
        by: 'Anna',
        game: 'demons',
        terms: TERMS,
        spent: false,
      });
    // What a preview would fetch has no secret in it.
    expect((await ask(server.port, { path: '/' })).status).toBe(404);
    expect((await look()).body.spent).toBe(false);
  });

  test('are the owner’s to hand out and to take back, until the match begins', async () => {
    const { anna, match } = await table();
    const ben = await newPerson(server.port, 'Ben');
    expect((await ben.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 })).status).toBe(404);
    expect((await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 7 })).status).toBe(400);
    const { body } = await anna.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 });
    expect((await anna.api('DELETE', `/api/matches/${match}/links/${body.id}`)).status).toBe(200);
    expect((await ben.api('POST', '/api/links', { link: secretOf(body.link) })).status).toBe(404);
    const people = [await newPerson(server.port, 'Cid'), ben];
    const begun = await begin('demons', people);
    const after = await people[0]?.api('POST', `/api/matches/${begun.match}/links`, { kind: 'seat', seat: 1 });
    expect([after?.status, after?.body.error]).toEqual([409, 'begun']);
    for (const { socket } of begun.sitting) await socket.close();
  });

  test('that are guessed are guessed slowly', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.99' };
    const guess = () =>
      ask(server.port, { method: 'POST', path: '/api/links/look', body: { link: 'x'.repeat(22) }, headers: from });
    const statuses: number[] = [];
    for (let i = 0; i < 200; i++) statuses.push((await guess()).status);
    expect(statuses).toEqual(Array.from({ length: 200 }, () => 404));
    // On a slow machine a few more may be asked meanwhile.
    let [tries, status] = [0, 404];
    while (status !== 429 && tries++ < 200) ({ status } = await guess());
    expect(status).toBe(429);
  });
});

describe('the lobby', () => {
  test('shows open tables to strangers; one of them sits down, another is too late', async () => {
    const anna = await newPerson(server.port, 'Anna');
    const socket = await anna.connect();
    const terms = { ...TERMS, listed: true };
    const match = await openTable(socket, 'demons', [person, person], { terms });
    await socket.tell({ do: 'pledge', match, seats: [0], pledge: pledgeOf(match, 0, 'x'.repeat(32)) });
    const [ben, cid] = [await newPerson(server.port, 'Ben'), await newPerson(server.port, 'Cid')];
    const { tables } = (await ben.api('GET', '/api/lobby')).body as {
      tables: { match: string; open: number[]; names: string[] }[];
    };
    expect(tables.find((one) => one.match === match)).toMatchObject({
      open: [1],
      names: ['Anna'],
      game: 'demons',
      terms,
    });
    const sit = (who: TestPerson, seat: number) => who.api('POST', `/api/matches/${match}/sit`, { seat });
    const both = await Promise.all([sit(ben, 1), sit(cid, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await sit(ben, 0)).status).toBe(409);
    const winner = both[0]?.status === 200 ? ben : cid;
    const line = await winner.connect();
    expect((await line.tell({ do: 'pledge', match, seats: [1], pledge: pledgeOf(match, 1, 'y'.repeat(32)) })).is).toBe(
      'done',
    );
    // Strangers say phrases, until all of them allow words.
    const said = (who: TestSocket, what: object) => who.tell({ do: 'say', match, ...what });
    expect(await said(line, { words: 'hello' })).toMatchObject({ what: 'phrasesOnly' });
    expect(await said(line, { phrase: 'hello' })).toMatchObject({ is: 'said' });
    expect(await said(line, { phrase: 'curse' })).toMatchObject({ what: 'malformed' });
    for (const who of [anna, winner]) await who.api('POST', `/api/matches/${match}/words`, {});
    expect(await said(line, { words: 'hello' })).toMatchObject({ is: 'said' });
    await socket.close();
    await line.close();
  });
});

describe('chat', () => {
  const EVIL = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '\u202eevil',
    "'; drop table chat; --",
    '{{7*7}}',
    '\u0000',
  ];

  test('reaches all at the match as plain text, and no longer than it may be', async () => {
    const people = [await newPerson(server.port, '<b>Anna</b>'), await newPerson(server.port, '"><script>')];
    const { match, sitting } = await begin('demons', people);
    const [anna, ben] = sitting.map(({ socket }) => socket) as [TestSocket, TestSocket];
    for (const words of EVIL.slice(0, 4)) {
      await anna.tell({ do: 'say', match, words });
      const { lines } = await ben.until(
        ({ is, lines: said }) => is === 'chat' && said[0].words === words.replace('\u202e', ''),
      );
      expect(lines[0]).toMatchObject({ player: people[0]?.player, phrase: null });
    }
    expect(await ben.tell({ do: 'say', match, words: '\u0000\u200b' })).toMatchObject({ what: 'malformed' });
    await ben.tell({ do: 'say', match, words: 'x'.repeat(1_000) });
    const kept = await people[0]?.api('GET', `/api/matches/${match}/chat`);
    const lines = kept?.body.lines as { words: string }[];
    expect(lines.map(({ words }) => words.length)).toEqual([25, 28, 23, 4, 300]);
    expect(kept?.headers['content-type']).toContain('application/json');
    const told = await ben.until(({ is }) => is === 'people');
    expect(told.people).toContainEqual({ player: people[0]?.player, name: '<b>Anna</b>' });
    // Too fast is too fast.
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, i) => anna.tell({ do: 'say', match, words: `again ${i}` })),
    );
    expect(many.filter(({ is }) => is === 'said').length).toBeLessThan(105);
    for (const { socket } of sitting) await socket.close();
  });
});

describe('who is there', () => {
  test('is seen by those at the match, in two tabs once', async () => {
    const people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
    const { match, sitting } = await begin('demons', people);
    const [anna, ben] = sitting.map(({ socket }) => socket) as [TestSocket, TestSocket];
    const here = (socket: TestSocket) =>
      socket.heard.findLast(({ is }) => is === 'presence')?.here.map(({ player }: { player: string }) => player);
    const both = people.map(({ player }) => player).toSorted();
    await expect.poll(() => here(anna)).toEqual(both);
    const tab = await (people[1] as TestPerson).connect();
    await tab.tell({ do: 'continue', match });
    await expect.poll(() => here(tab)).toEqual(both);
    expect(shown(tab, match, 1)?.asked).toEqual(shown(ben, match, 1)?.asked);
    await ben.close();
    await tab.close();
    await expect.poll(() => here(anna)).toEqual([people[0]?.player]);
    await anna.close();
  });

  test('my matches are listed, mine to move first, a page at a time', async () => {
    const people = [await newPerson(server.port, 'Anna'), await newPerson(server.port, 'Ben')];
    const { match, sitting } = await begin('demons', people);
    const lists = await Promise.all(people.map((one) => one.api('GET', '/api/matches')));
    const rows = lists.map(
      ({ body }) => (body.matches as { match: string; mine: boolean; seats: number[]; names: string[] }[])[0],
    );
    expect(rows.map((row) => row?.match)).toEqual([match, match]);
    expect(rows.map((row) => row?.names)).toEqual([
      ['Anna', 'Ben'],
      ['Anna', 'Ben'],
    ]);
    expect(rows.filter((row) => row?.mine).length).toBeGreaterThan(0);
    expect((await people[0]?.api('DELETE', `/api/matches/${match}`))?.status).toBe(200);
    expect((await people[0]?.api('GET', '/api/matches'))?.body.matches).toEqual([]);
    expect(await headOf(match)).toBeGreaterThan(0);
    for (const { socket } of sitting) await socket.close();
  });
});
