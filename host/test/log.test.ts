import { demons } from '@conjure/demons';
import { asGame, type Dice, diceFrom, must, seeded } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, type LogRow, libraryOf, memoryStore, type Store } from '../index.ts';
import { bot, choose, one, only, person, playOn, stateOf, type TestHost, testHost } from '../testing/test-host.ts';

const games = libraryOf([asGame(demons), asGame(lodge)]);
const opening = { do: 'open', game: 'demons', seats: [person, person], seed: 'log', hold: [0] };

/** The rows of a match as the store has them. */
async function rowsOf(store: Store, match: string): Promise<LogRow[]> {
  return ((await store.read(match, 0)) as { rows: LogRow[] }).rows;
}

/** A store that lets somebody else be quicker when the test says so. */
function overtakable(store: Store) {
  let intrude: (() => Promise<unknown>) | null = null;
  const append: Store['append'] = async (...args) => {
    const first = intrude;
    intrude = null;
    await first?.();
    return store.append(...args);
  };
  return {
    store: { ...store, append },
    overtake: (by: () => Promise<unknown>) => {
      intrude = by;
    },
  };
}

describe('two hosts over one log', () => {
  const known = ({ asked, step, view, over, story, undo, redo }: ReturnType<typeof stateOf>) => {
    const { question, kind, seats, options } = asked ?? {};
    return { question, kind, seats, options, step, view, over, undo, redo, from: story.from };
  };

  /** What a seat does next, at random: it answers, or takes back, or gives again. */
  function send(at: TestHost, who: string, match: string, seat: number, dice: Dice): ClientMessage {
    const state = stateOf(at, who, match, seat);
    const what = dice.index('what', 10);
    if (what === 0) return { do: 'pace', match, ms: dice.index('pace', 900) };
    if (what === 1) return { do: 'undo', match, seat };
    if (what === 2 && state.redo) return { do: 'redo', match, seat };
    return state.asked?.options || state.asked?.sampled
      ? choose(state, `${dice.index('seed', 1e6)}`)
      : { do: 'undo', match, seat };
  }

  test.each(['demons', 'lodge'])('agree in every number of %s, however often they collide', async (game) => {
    const store = memoryStore();
    const { store: first, overtake } = overtakable(store);
    const [here, there] = [testHost({ games, store: first }), testHost({ games, store })];
    const { match } = one(await here.tell('a', { ...opening, game, practice: true }), 'opened');
    await there.tell('b', { do: 'continue', match, seats: [1] });
    for (const at of [here, there]) await at.tell('w', { do: 'continue', match, seats: [] });
    const settled = () => Promise.all([here.host.idle(), there.host.idle()]);
    await settled();
    const dice = diceFrom(seeded(game));
    let collisions = 0;
    for (let i = 0; i < 100 && !stateOf(here, 'a', match, 0).over; i++) {
      const intruding = send(there, 'b', match, 1, dice);
      const before = (await rowsOf(store, match)).length;
      overtake(async () => {
        await there.tell('b', intruding);
        if ((await rowsOf(store, match)).length > before) collisions++;
      });
      await here.tell('a', send(here, 'a', match, 0, dice));
      overtake(async () => {});
      await settled();
      expect(known(stateOf(here, 'w', match, null))).toEqual(known(stateOf(there, 'w', match, null)));
      if (i % 20 === 19) await newcomerSees();
    }
    await newcomerSees();
    expect(collisions).toBeGreaterThan(15);

    /** One who has seen nothing of it reads the log from its beginning. */
    async function newcomerSees(): Promise<void> {
      const fresh = testHost({ games, store: { ...store, append: async () => 'done' } });
      for (const [at, who, seat] of [[here, 'a', 0] as const, [there, 'b', 1] as const]) {
        await fresh.tell(who, { do: 'continue', match, seats: [seat] });
        const { from: _, ...now } = known(stateOf(at, who, match, seat));
        expect(known(stateOf(fresh, who, match, seat))).toMatchObject(now);
      }
    }
    for (const at of [here, there])
      expect(
        only(
          at.sent.map(({ message }) => message),
          'error',
        ).map(({ what }) => what),
      ).not.toContain('broken');
  });

  test('who asks for the same at once stays asked the same: an answer that was overtaken is judged again and counts', async () => {
    const store = memoryStore();
    const { store: first, overtake } = overtakable(store);
    const [here, there] = [testHost({ games, store: first }), testHost({ games, store })];
    const { match } = one(await here.tell('a', { ...opening, game: 'lodge' }), 'opened');
    await there.tell('b', { do: 'continue', match, seats: [1] });
    await Promise.all([here.host.idle(), there.host.idle()]);
    const [mine, theirs] = [stateOf(here, 'a', match, 0), stateOf(there, 'b', match, 1)];
    expect(mine.asked?.how).toBe('independent');
    overtake(() => there.tell('b', choose(theirs, 'quicker')));
    const reply = await here.tell('a', { ...choose(mine, 'slower'), id: 7 });
    const n = one(reply, 'done');
    expect(n).toMatchObject({ match, re: 7 });
    const rows = await rowsOf(store, match);
    expect(rows.slice(-2).map(({ kind, body }) => [kind, (body as { seat: number }).seat])).toEqual([
      ['answer', 1],
      ['answer', 0],
    ]);
    expect(n.n).toBe(rows.length);
  });

  test('whoever was overtaken stands back for a moment before each new try', async () => {
    const store = memoryStore();
    const waits: string[] = [];
    let taken = 0;
    const append: Store['append'] = async (...given) => (taken-- > 0 ? 'taken' : store.append(...given));
    const at = testHost({ games, store: { ...store, append }, standBack: async () => void waits.push('once') });
    const { match } = one(await at.tell('a', { ...opening, seats: [person, person] }), 'opened');
    taken = 3;
    expect((await at.tell('a', { do: 'pace', match, ms: 100, nonce: 'x' })).map(({ is }) => is)).toContain('done');
    expect(waits).toHaveLength(3);
  });

  test('what was asked is stale when somebody was quicker', async () => {
    const store = memoryStore();
    const { store: first, overtake } = overtakable(store);
    const [here, there] = [testHost({ games, store: first }), testHost({ games, store })];
    const { match } = one(await here.tell('a', { ...opening, practice: true }), 'opened');
    await there.tell('a', { do: 'continue', match });
    await here.host.idle();
    await there.host.idle();
    const seat = stateOf(here, 'a', match, 0).asked?.seats[0] ?? 0;
    if (seat === 1) await here.tell('a', { do: 'continue', match });
    const state = stateOf(here, 'a', match, seat);
    overtake(() => there.tell('a', choose(stateOf(there, 'a', match, seat), 'quicker')));
    expect(one(await here.tell('a', choose(state, 'slower')), 'error').what).toBe('stale');
    await here.host.idle();
    expect(stateOf(here, 'a', match, seat).step).toBe(1);
  });

  test('what others have done is found where no wake-up comes', async () => {
    const store = memoryStore();
    const deaf = { ...store, follow: () => () => {} };
    const [here, there] = [testHost({ store: deaf }), testHost({ store: deaf })];
    const { match } = one(await here.tell('a', { ...opening, seats: [person] }), 'opened');
    await there.tell('w', { do: 'continue', match, seats: [] });
    await here.tell('a', choose(stateOf(here, 'a', match, 0), 'on'));
    expect(stateOf(there, 'w', match, null).step).toBe(0);
    await there.host.look();
    expect(stateOf(there, 'w', match, null).step).toBe(1);
  });

  test('a bot’s thought that another host was quicker with is thrown away', async () => {
    const store = memoryStore();
    const { store: first, overtake } = overtakable(store);
    const [here, there] = [testHost({ store: first }), testHost({ store })];
    const { match } = one(await here.tell('a', { ...opening, seats: [bot, bot] }), 'opened');
    await there.tell('w', { do: 'continue', match });
    overtake(() => there.tick());
    await here.tick();
    await there.host.idle();
    expect((await rowsOf(store, match)).length).toBe(1);
    expect(stateOf(here, 'a', match, null).step).toBe(1);
  });
});

test('a host does not read what it has appended itself, and reads what another has', async () => {
  const store = memoryStore();
  let reads = 0;
  const read: Store['read'] = (...args) => {
    reads++;
    return store.read(...args);
  };
  const [here, there] = [testHost({ games, store: { ...store, read } }), testHost({ games, store })];
  const { match } = one(await here.tell('a', { ...opening, seats: [person, person], hold: [0, 1] }), 'opened');
  const answer = async (at: TestHost, who: string) => {
    const seats = [0, 1].map((seat) => stateOf(at, who, match, seat));
    const asked = seats.find((state) => state.asked?.seats.includes(Number(state.viewer)));
    await at.tell(who, choose(must(asked, 'who is asked'), 'any'));
    await Promise.all([here.host.idle(), there.host.idle()]);
  };
  for (let i = 0; i < 5; i++) await answer(here, 'a');
  expect(reads).toBe(0);
  await there.tell('a', { do: 'continue', match });
  await answer(there, 'a');
  expect(reads).toBe(1);
});

describe('what is sent again is not done again', () => {
  async function answered(store = memoryStore()) {
    const at = testHost({ store });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    const answer = { ...choose(stateOf(at, 'a', match, 0), 'twice'), nonce: 'x1' };
    return { at, store, match, answer };
  }

  test('at the same host, and at another after a crash', async () => {
    const { at, store, match, answer } = await answered();
    const { n } = one(await at.tell('a', { ...answer, id: 1 }), 'done');
    expect(await at.tell('a', { ...answer, id: 2 })).toEqual([{ is: 'done', match, n, re: 2 }]);
    const then = testHost({ store });
    await then.tell('a', { do: 'continue', match });
    expect(await then.tell('a', { ...answer, id: 3 })).toEqual([{ is: 'done', match, n, re: 3 }]);
    expect((await rowsOf(store, match)).filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    // The number is its sender's: another may have the same.
    expect(one(await then.tell('a', { ...answer, nonce: 'x2' }), 'error').what).toBe('stale');
  });

  test('at two hosts at once', async () => {
    const store = memoryStore();
    const { store: first, overtake } = overtakable(store);
    const here = testHost({ store: first });
    const there = testHost({ store });
    const { match } = one(await here.tell('a', { ...opening, seats: [person] }), 'opened');
    await there.tell('a', { do: 'continue', match });
    const answer = { ...choose(stateOf(here, 'a', match, 0), 'twice'), nonce: 'x1' };
    overtake(() => there.tell('a', answer));
    const { n } = one(await here.tell('a', answer), 'done');
    expect((await rowsOf(store, match)).filter(({ kind }) => kind === 'answer').map((row) => row.n)).toEqual([n]);
    expect(stateOf(here, 'a', match, 0).step).toBe(1);
  });

  test.each([true, false])('where nobody knows whether it was kept (%s), the log tells', async (isKept) => {
    const kept = memoryStore();
    let isLost = true;
    const append: Store['append'] = async (...args) => {
      if (!isLost) return kept.append(...args);
      isLost = false;
      if (isKept) await kept.append(...args);
      return 'unknown';
    };
    const { at, match, answer } = await answered({ ...kept, append });
    // Nothing is said: nothing is known.
    expect(await at.tell('a', answer)).toEqual([]);
    expect(one(await at.tell('a', answer), 'error').what).toBe('noMatch');
    expect(one(await at.tell('a', { do: 'continue', match }), 'state').step).toBe(isKept ? 1 : 0);
    one(await at.tell('a', answer), 'done');
    expect((await rowsOf(kept, match)).filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  /** Fails as long as the test says so. */
  function failing() {
    const kept = memoryStore();
    const state = { fails: false };
    const append: Store['append'] = async (...args) => {
      if (state.fails) throw new Error('the disk is full');
      return kept.append(...args);
    };
    return { kept, state, store: { ...kept, append } };
  }

  test('keeps a match where it was: nothing counts that is not in the log', async () => {
    const { kept, state, store } = failing();
    const at = testHost({ store });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    const before = stateOf(at, 'a', match, 0);
    const answer = choose(before, 'full');
    state.fails = true;
    expect(await at.tell('a', answer)).toEqual([{ is: 'error', what: 'notStored', match }]);
    state.fails = false;
    // The same question under the same number.
    expect(one(await at.tell('a', answer), 'state').step).toBe(before.step + 1);
    expect((await rowsOf(kept, match)).map(({ kind }) => kind)).toEqual(['sit', 'answer']);
  });

  test('does not stop a lenient host, and what is missing is kept when it can be', async () => {
    const { kept, state, store } = failing();
    const at = testHost({ store, playsUnsaved: true });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    state.fails = true;
    for (let i = 0; i < 3; i++) {
      const reply = await at.tell('a', choose(stateOf(at, 'a', match, 0), 'full'));
      expect(one(reply, 'error').what).toBe('notStored');
    }
    expect(await rowsOf(kept, match)).toHaveLength(1);
    state.fails = false;
    const last = one(await at.tell('a', choose(stateOf(at, 'a', match, 0), 'full')), 'state');
    const then = testHost({ store: kept });
    expect(one(await then.tell('a', { do: 'continue', match }), 'state')).toMatchObject({ step: 4, view: last.view });
  });

  test('that refuses even the opening is made good for, too', async () => {
    const kept = memoryStore();
    let isFull = true;
    const create: Store['create'] = async (...args) => {
      if (isFull) throw new Error('the disk is full');
      return kept.create(...args);
    };
    const at = testHost({ store: { ...kept, create }, playsUnsaved: true });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    isFull = false;
    await at.tell('a', choose(stateOf(at, 'a', match, 0), 'full'));
    expect((await rowsOf(kept, match)).map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'sit'],
      [2, 'answer'],
    ]);
    const strict = testHost({ store: { ...kept, create: () => Promise.reject(new Error('full')) } });
    expect(one(await strict.tell('a', opening), 'error').what).toBe('failed');
  });
});

describe('the log', () => {
  test('has all that decides who may do what, and is what a host that comes later knows', async () => {
    const store = memoryStore();
    const at = testHost({ store });
    const { match } = one(await at.tell('a', opening), 'opened');
    await at.tell('b', { do: 'continue', match });
    await playOn(at, match, { 0: 'a', 1: 'b' }, 'who', 12);
    await at.tell('a', { do: 'pace', match, ms: 50, paused: true });
    const asker = ['a', 'b'].findIndex((who, seat) =>
      /dice|shown|other/.test(stateOf(at, who, match, seat).undo ?? ''),
    );
    const who = ['a', 'b'][asker];
    one(await at.tell(who, { do: 'undo', match, seat: asker }), 'undoAsked');
    const kinds = (await rowsOf(store, match)).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['sit', 'answer', 'pace', 'pause', 'ask']);
    // Another host: what was asked is still asked, and the bots stand still.
    const then = testHost({ store });
    const back = await then.tell(who, { do: 'continue', match, seats: [asker] });
    expect(one(back, 'undoAsked')).toMatchObject({ by: asker, waiting: [1 - asker] });
    expect(one(back, 'pace')).toMatchObject({ ms: 50, paused: true });
    const other = who === 'a' ? 'b' : 'a';
    await then.tell(other, { do: 'continue', match });
    expect(
      one(await then.tell(other, { do: 'consent', match, seat: 1 - asker, agree: true }), 'undoDecided').agreed,
    ).toBe(true);
    // Nobody sat down anew: each was known by what lasts.
    expect((await rowsOf(store, match)).filter(({ kind }) => kind === 'sit')).toHaveLength(2);
  });

  test('grows by what was done, whatever the length of the match', async () => {
    const store = memoryStore();
    const sizes: number[] = [];
    const append: Store['append'] = (match, rows, summary) => {
      sizes.push(rows.length);
      return store.append(match, rows, summary);
    };
    const at = testHost({ store: { ...store, append } });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    await playOn(at, match, { 0: 'a' }, 'long');
    const rows = await rowsOf(store, match);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
    // The answer that ends the match closes it with the same stroke.
    expect(sizes).toEqual([...new Array(sizes.length - 1).fill(1), 2]);
    expect(rows.at(-1)).toMatchObject({ kind: 'close', body: { why: 'over' } });
    expect(rows.filter(({ kind }) => kind === 'answer').every(({ tale }) => tale)).toBe(true);
  });

  const spoilt: [string, (rows: LogRow[]) => unknown][] = [
    ['with a gap', (rows) => rows.toSpliced(3, 1)],
    ['that tells something else', (rows) => rows.map((row) => (row.n === 4 ? { ...row, tale: '00000000' } : row))],
    [
      'with an answer that the rules refuse',
      (rows) => rows.map((row) => (row.n === 4 ? { ...row, body: { seat: 0, answer: 'no' } } : row)),
    ],
    [
      'with an undo of what nobody did',
      (rows) => [...rows, { kind: 'undo', n: rows.length + 1, at: 0, body: { undo: 99, by: 0 } }],
    ],
    [
      'with a word to what nobody asked',
      (rows) => [...rows, { kind: 'agree', n: rows.length + 1, at: 0, body: { by: 0 } }],
    ],
    [
      'that goes on when it is closed',
      (rows) => [
        ...rows,
        { kind: 'close', n: rows.length + 1, at: 0, body: { why: 'over' } },
        { kind: 'go', n: rows.length + 2, at: 0, body: {} },
      ],
    ],
    ['with a deed of no kind', (rows) => [...rows, { kind: 'jump', n: rows.length + 1, at: 0, body: {} }]],
  ];
  test.each(spoilt)('%s is not played by', async (_, spoil) => {
    const kept = new Map<string, string>();
    const at = testHost({ store: memoryStore(kept) });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    await playOn(at, match, { 0: 'a' }, 'spoilt', 6);
    const found = JSON.parse(kept.get(match) ?? '');
    kept.set(match, JSON.stringify({ ...found, rows: spoil(found.rows) }));
    const then = testHost({ store: memoryStore(kept) });
    expect(one(await then.tell('a', { do: 'continue', match }), 'error').what).toBe('broken');
  });

  test('that parts while a match is played is served no more, and nothing is appended to it', async () => {
    const kept = new Map<string, string>();
    const store = memoryStore(kept);
    const complaints: unknown[] = [];
    const at = testHost({ store, complain: (trouble) => complaints.push(trouble) });
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    const [row] = (await rowsOf(store, match)).slice(-1);
    const found = JSON.parse(kept.get(match) ?? '');
    const foreign = { kind: 'answer', body: { seat: 0, answer: 'what?' }, n: row.n + 1, at: row.at };
    kept.set(match, JSON.stringify({ ...found, rows: [...found.rows, foreign] }));
    expect(one(await at.tell('a', choose(stateOf(at, 'a', match, 0), 'on')), 'error').what).toBe('broken');
    expect(complaints).not.toEqual([]);
    expect(await rowsOf(store, match)).toHaveLength(2);
    expect(one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'error').what).toBe('noMatch');
  });
});
