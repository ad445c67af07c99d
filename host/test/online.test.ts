import { createHash } from 'node:crypto';
import { demons } from '@conjure/demons';
import { DAY, replay } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { checkFair, type LogRow, memoryStore, type Store, sealOf } from '../index.ts';
import { begun, onlineHost, openTable, pledge, tellText, textOf } from '../testing/online.ts';
import { bot, choose, one, only, person, playOn, stateOf } from '../testing/test-host.ts';

const rowsOf = async (store: Store, match: string) => ((await store.read(match, 0)) as { rows: LogRow[] }).rows;
const kindsOf = async (store: Store, match: string) => (await rowsOf(store, match)).map(({ kind }) => kind);

describe('a table', () => {
  test('shows the seal before anybody sits, and the same mark to all when everybody has promised', async () => {
    const at = onlineHost();
    const table = await openTable(at);
    expect(table.seal).toBe(sealOf(table.match, '1'.padStart(64, '0')));
    expect(table.places.map(({ player }) => player)).toEqual([null, null]);
    expect(table).toMatchObject({ owner: 'anna', phase: 'waiting', mark: null, yours: [] });
    expect(one(await pledge(at, table.match, 'anna', [0]), 'table')).toMatchObject({ mark: null, yours: [0] });
    const fixed = one(await pledge(at, table.match, 'ben', [1]), 'table');
    const pledges = fixed.places.map(({ by, pledged }) => [by, pledged]);
    const list = JSON.stringify([table.seal, pledges]);
    expect(fixed.mark).toBe(createHash('sha256').update(list).digest('hex').slice(0, 12));
    const marks = only(
      at.sent.filter(({ to }) => to === 'anna').map(({ message }) => message),
      'table',
    ).map(({ mark }) => mark);
    expect(marks.at(-1)).toBe(fixed.mark);
    expect(JSON.stringify(at.raw)).not.toContain(textOf('anna'));
  });

  test('becomes a match when the last text is told, and its dice are proved when it is closed', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at);
    expect(await kindsOf(store, match)).toEqual(['pledge', 'pledge', 'text', 'text', 'begin']);
    const opened = only(
      at.sent.map(({ message }) => message),
      'opened',
    );
    expect(opened.map(({ seats }) => seats)).toEqual([[0], [1]]);
    expect(one(await at.tell('anna', { do: 'fair', match }), 'error').what).toBe('secret');
    expect(one(await at.tell('anna', { do: 'export', match }), 'error').what).toBe('secret');
    await playOn(at, match, { 0: 'anna', 1: 'ben' }, 'online');
    const { record } = one(await at.tell('ben', { do: 'export', match }), 'record');
    expect(record.chance).toBe('hmac-1');
    expect(checkFair(record)).toBeNull();
    const again = replay(demons, record);
    expect('disagrees' in again && again.disagrees).toBeNull();
    expect(one(await at.tell('anna', { do: 'fair', match }), 'fair').fair).toEqual(record.fair);
    // Nothing of it was out before.
    const before = at.raw.slice(
      0,
      at.raw.findIndex(({ message }) => message.is === 'record'),
    );
    for (const secret of [record.seed, record.fair?.secret ?? '']) expect(JSON.stringify(before)).not.toContain(secret);
  });

  test('acknowledges what is sent again, also when the match has begun with it', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const { match } = await openTable(at);
    for (const [seat, who] of ['anna', 'ben'].entries()) await pledge(at, match, who, [seat]);
    await tellText(at, match, 'anna');
    const last = { do: 'text', match, text: textOf('ben'), nonce: 'last' };
    const { n } = one(await at.tell('ben', last), 'done');
    expect(await kindsOf(store, match)).toEqual(['pledge', 'pledge', 'text', 'text', 'begin']);
    const elsewhere = onlineHost({ store });
    for (const host of [at, elsewhere]) {
      expect(await host.tell('ben', last)).toEqual([{ is: 'done', match, n }]);
      expect(one(await host.tell('ben', { ...last, nonce: 'other' }), 'error').what).toBe('notNow');
    }
  });

  test('nobody wishes for dice there, and nobody sits where another sits or after all have promised', async () => {
    const at = onlineHost();
    const terms = { clock: null, help: 'odds', watchers: true, substitute: 'random', listed: false };
    for (const extra of [{ seed: 'x' }, { scenario: {} }, { practice: true }, { hold: [0] }]) {
      const reply = await at.tell('anna', { do: 'open', game: 'demons', seats: [person], terms, ...extra });
      expect(one(reply, 'error')).toMatchObject({ what: 'malformed', fault: { place: Object.keys(extra)[0] } });
    }
    const bots = await at.tell('anna', { do: 'open', game: 'demons', seats: [bot], terms });
    expect(one(bots, 'error')).toMatchObject({ what: 'malformed', fault: { place: 'seats' } });
    const { match } = await openTable(at, { seats: [person, person, bot] });
    await pledge(at, match, 'anna', [0]);
    expect(one(await pledge(at, match, 'ben', [0]), 'error').what).toBe('notYourSeat');
    expect(one(await pledge(at, match, 'ben', [2]), 'error').what).toBe('notYourSeat');
    expect(one(await tellText(at, match, 'anna'), 'error').what).toBe('notNow');
    await pledge(at, match, 'ben', [1]);
    expect(one(await pledge(at, match, 'anna', [0], 1), 'error').what).toBe('notNow');
    expect(one(await at.tell('anna', { do: 'undo', match, seat: 0 }), 'error').what).toBe('notNow');
  });

  test('is void when a text does not fit or does not come: told to all, with a new seal, and the second time the seat is free', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const { match, seal } = await openTable(at);
    await pledge(at, match, 'anna', [0]);
    await pledge(at, match, 'ben', [1]);
    await tellText(at, match, 'anna');
    const unfit = one(await tellText(at, match, 'ben', 7), 'table');
    expect(unfit.voids).toEqual([{ seat: 1, player: 'ben', why: 'unfit' }]);
    expect(unfit.seal).not.toBe(seal);
    expect(unfit.places).toMatchObject([
      { player: 'anna', pledged: null, told: false },
      { player: 'ben', pledged: null, told: false },
    ]);
    await pledge(at, match, 'anna', [0], 1);
    await pledge(at, match, 'ben', [1], 1);
    // What a lost line brings late of the round before breaks no promise of this one.
    expect(one(await tellText(at, match, 'ben'), 'error').what).toBe('stale');
    expect(one(await pledge(at, match, 'ben', [1]), 'error').what).toBe('stale');
    await tellText(at, match, 'anna', 1);
    await at.host.wake(match);
    expect((await kindsOf(store, match)).at(-1)).toBe('text');
    await at.pass(DAY);
    expect(await store.due(at.now(), 9)).toEqual([match]);
    await at.host.wake(match);
    const late = one(await at.tell('anna', { do: 'continue', match }), 'table');
    expect(late.voids.at(-1)).toEqual({ seat: 1, player: 'ben', why: 'late' });
    expect(late.places.map(({ player }) => player)).toEqual(['anna', null]);
    // Whoever could promise and fail for ever would keep them all from playing.
    expect(one(await pledge(at, match, 'ben', [1], 2), 'error').what).toBe('notYourSeat');
    await pledge(at, match, 'anna', [0], 2);
    await pledge(at, match, 'cleo', [1]);
    await tellText(at, match, 'anna', 2);
    await tellText(at, match, 'cleo');
    await playOn(at, match, { 0: 'anna', 1: 'cleo' }, 'third');
    const { record } = one(await at.tell('anna', { do: 'export', match }), 'record');
    expect(checkFair(record)).toBeNull();
    expect(record.fair?.seal).toBe(late.seal);
  });

  test('is left by getting up, which breaks the promise when all have promised', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const { match } = await openTable(at);
    await pledge(at, match, 'anna', [0]);
    expect(one(await at.tell('anna', { do: 'stand', match }), 'table').places[0].player).toBeNull();
    await pledge(at, match, 'anna', [0]);
    await pledge(at, match, 'ben', [1]);
    const table = one(await at.tell('ben', { do: 'stand', match }), 'table');
    expect(table.voids).toEqual([{ seat: 1, player: 'ben', why: 'late' }]);
    expect(table.places[1].player).toBeNull();
    expect(await kindsOf(store, match)).toEqual(['pledge', 'leave', 'pledge', 'pledge', 'void', 'leave']);
  });

  test('is the same to another host, which has only the log', async () => {
    const store = memoryStore();
    const [here, there] = [onlineHost({ store }), onlineHost({ store })];
    const { match } = await openTable(here);
    await pledge(here, match, 'anna', [0]);
    await pledge(there, match, 'ben', [1]);
    await here.host.look();
    await tellText(there, match, 'ben');
    await tellText(here, match, 'anna');
    await there.host.look();
    expect(stateOf(there, 'ben', match, 1).n).toBe(5);
    const mover = stateOf(there, 'ben', match, 1).asked?.seats[0] ?? 0;
    const [at, who] = mover === 0 ? ([here, 'anna'] as const) : ([there, 'ben'] as const);
    await at.tell(who, choose(stateOf(at, who, match, mover), 'two'));
    await here.host.look();
    await there.host.look();
    expect(stateOf(here, 'anna', match, 0).step).toBe(1);
    expect(stateOf(there, 'ben', match, 1).step).toBe(1);
  });
});

describe('a match that is played online', () => {
  test('is at a player’s seat on several devices at once, and nobody else’s', async () => {
    const at = onlineHost();
    const match = await begun(at);
    expect(one(await at.tell('anna/phone', { do: 'continue', match }), 'opened').seats).toEqual([0]);
    expect(one(await at.tell('cleo', { do: 'continue', match }), 'opened').seats).toEqual([]);
    const mover = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const who = mover === 0 ? 'anna/phone' : 'ben';
    const answer = choose(stateOf(at, who, match, mover), 'devices');
    expect(one(await at.tell('cleo', answer), 'error').what).toBe('notYourSeat');
    await at.tell(who, answer);
    for (const device of ['anna', 'anna/phone']) expect(stateOf(at, device, match, 0).step).toBe(1);
  });

  test('gives no more help than its terms say, and lets others watch only where they say so', async () => {
    const at = onlineHost();
    const match = await begun(at, ['anna', 'ben'], { terms: { help: 'none', watchers: false } });
    const mover = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const who = mover === 0 ? 'anna' : 'ben';
    const decision = choose(stateOf(at, who, match, mover), 'help');
    expect(one(await at.tell(who, { ...decision, do: 'odds' }), 'error').what).toBe('terms');
    expect(one(await at.tell(who, { do: 'hint', match, seat: mover }), 'error').what).toBe('terms');
    expect(one(await at.tell(who, { do: 'fork', match, viewer: mover, step: 0 }), 'error').what).toBe('terms');
    one(await at.tell(who, { ...decision, do: 'explain' }), 'legal');
    expect(one(await at.tell('cleo', { do: 'continue', match }), 'error').what).toBe('terms');
  });

  test('stands still when all agree, and goes on when anybody wants', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at, ['anna', 'ben', 'cleo']);
    expect(one(await at.tell('anna', { do: 'pace', match, paused: true }), 'error').what).toBe('terms');
    expect(one(await at.tell('anna', { do: 'pause', match, seat: 0 }), 'voted')).toMatchObject({ waiting: [1, 2] });
    await at.tell('ben', { do: 'consent', match, seat: 1, agree: true });
    const last = await at.tell('cleo', { do: 'consent', match, seat: 2, agree: true });
    expect(one(last, 'decided')).toMatchObject({ what: 'pause', agreed: true });
    expect(one(last, 'pace').paused).toBe(true);
    expect(one(await at.tell('ben', { do: 'pace', match, paused: false }), 'pace').paused).toBe(false);
    expect((await kindsOf(store, match)).slice(-4)).toEqual(['ask', 'agree', 'pause', 'go']);
  });

  test('frees the seat of one who was away for days when all others agree, and never for one who has seen a hand', async () => {
    const at = onlineHost();
    const match = await begun(at, ['anna', 'ben', 'cleo']);
    const away = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const names = ['anna', 'ben', 'cleo'];
    const [by, other] = [0, 1, 2].filter((seat) => seat !== away);
    const message = { do: 'free', match, seat: by, of: away };
    expect(one(await at.tell(names[by], message), 'error').what).toBe('notNow');
    await at.pass(3 * DAY);
    expect(one(await at.tell(names[by], message), 'voted')).toMatchObject({ of: away, waiting: [other] });
    await at.tell(names[other], { do: 'consent', match, seat: other, agree: true });
    expect(stateOf(at, names[by], match, by).places[away].chair).toEqual({ who: 'bot', level: 'random' });
    expect(one(await at.tell(names[away], { do: 'back', match, seat: away }), 'error').what).toBe('notYourSeat');
    for (const who of names) {
      const { seats } = one(await at.tell(`${who}/again`, { do: 'continue', match }), 'opened');
      expect(seats).not.toContain(away);
    }
    expect(one(await at.tell('dora', { do: 'continue', match }), 'opened').seats).toEqual([away]);
    expect(stateOf(at, names[by], match, by).places[away].chair).toEqual({ who: 'person' });
  });

  test('is called by others as whoever sits there is called: the owner names their own seats alone', async () => {
    const at = onlineHost();
    const named = { who: 'person', name: 'Moderator' } as const;
    const { match, chairs } = await openTable(at, { seats: [named, named, bot] });
    expect(chairs).toEqual([person, person, bot]);
    await pledge(at, match, 'ben', [1]);
    const table = one(await pledge(at, match, 'anna', [0]), 'table');
    expect(table.chairs).toEqual([named, person, bot]);
    for (const who of ['anna', 'ben']) await tellText(at, match, who);
    expect(stateOf(at, 'ben', match, 1).places.map(({ chair }) => chair)).toEqual([named, person, bot]);
  });

  test('is handed to the bot that all have agreed to, whichever its holder wishes for', async () => {
    const at = onlineHost();
    const match = await begun(at, ['anna', 'ben'], { terms: { help: 'none', substitute: 'random' } });
    await at.tell('anna', { do: 'resign', match, seat: 0, level: 'master' });
    expect(stateOf(at, 'ben', match, 1).places[0].chair).toEqual({ who: 'bot', level: 'random' });
  });

  test('is left for good, a bot plays on; when the last has left it is closed and told', async () => {
    const store = memoryStore();
    const at = onlineHost({ store });
    const match = await begun(at);
    await at.tell('anna', { do: 'leave', match, seat: 0 });
    expect(stateOf(at, 'ben', match, 1).places[0].chair.who).toBe('bot');
    expect(one(await at.tell('anna', { do: 'back', match, seat: 0 }), 'error').what).toBe('notYourSeat');
    await at.tell('ben', { do: 'leave', match, seat: 1 });
    const last = (await rowsOf(store, match)).at(-1);
    expect(last).toMatchObject({ kind: 'close', body: { why: 'givenUp' } });
    expect(checkFair(one(await at.tell('ben', { do: 'export', match }), 'record').record)).toBeNull();
  });
});
