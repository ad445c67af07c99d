import { describe, expect, test } from 'vitest';
import { type Appended, memoryStore } from '../index.ts';
import { begun, onlineHost } from '../testing/online.ts';
import { choose, one, only, person, stateOf, testHost } from '../testing/test-host.ts';

const most = { watchers: 2, deeds: 1_000, talk: 3 };
const opening = { do: 'open', game: 'demons', seats: [person, person], seed: 'limits' };

describe('more is not done in a match than may be', () => {
  test('of what people only talk about, and then they can still play', async () => {
    const at = testHost({ most });
    const { match } = one(await at.tell('a', opening), 'opened');
    for (const ms of [1, 2, 3]) await at.tell('a', { do: 'pace', match, ms });
    const before = at.sent.length;
    expect(one(await at.tell('a', { do: 'pace', match, ms: 4 }), 'error')).toMatchObject({ what: 'tooLong', match });
    expect(at.sent.length).toBe(before + 1);
    const asked = [0, 1].map((seat) => stateOf(at, 'a', match, seat)).find(({ asked: open }) => open?.options);
    expect(only(await at.tell('a', choose(asked ?? stateOf(at, 'a', match, 0), 'any')), 'done')).toHaveLength(1);
  });

  test('at all; what was talked about is counted over a restart, too', async () => {
    const store = memoryStore();
    const first = testHost({ store, most, build: 'one' });
    const { match } = one(await first.tell('a', opening), 'opened');
    for (const ms of [1, 2, 3]) await first.tell('a', { do: 'pace', match, ms });
    const again = testHost({ store, most, build: 'one' });
    await again.tell('a', { do: 'continue', match });
    expect(one(await again.tell('a', { do: 'pace', match, ms: 4 }), 'error').what).toBe('tooLong');
    const short = testHost({ store, most: { ...most, deeds: 4 } });
    await short.tell('a', { do: 'continue', match });
    const [state] = [0, 1].map((seat) => stateOf(short, 'a', match, seat)).filter(({ asked }) => asked?.options);
    expect(one(await short.tell('a', choose(state ?? stateOf(short, 'a', match, 0), 'any')), 'error').what).toBe(
      'tooLong',
    );
  });
});

test('no more watch a match than may, and whoever sits there always comes in', async () => {
  const at = onlineHost({ most });
  const match = await begun(at);
  for (const who of ['cara', 'dan']) one(await at.tell(who, { do: 'continue', match }), 'opened');
  expect(one(await at.tell('eve', { do: 'continue', match }), 'error')).toMatchObject({ what: 'full', match });
  one(await at.tell('dan', { do: 'continue', match }), 'opened');
  expect(one(await at.tell('ben/phone', { do: 'continue', match }), 'opened').seats).toEqual([1]);
  await at.host.leave('cara');
  one(await at.tell('eve', { do: 'continue', match }), 'opened');
});

test('where matches go on by themselves, the one that was idle longest makes place for another, and comes back', async () => {
  const at = onlineHost({ mostMatches: 2 });
  const matches = [];
  for (const name of ['a', 'b', 'c']) matches.push(await begun(at, [`${name}1`, `${name}2`]));
  const [first = ''] = matches;
  const asked = [0, 1].map((seat) => stateOf(at, `a${seat + 1}`, first, seat)).find(({ asked: open }) => open?.options);
  const seat = Number(asked?.viewer);
  const said = await at.tell(`a${seat + 1}`, choose(asked ?? stateOf(at, 'a1', first, 0), 'any'));
  expect(only(said, 'error')).toEqual([]);
  expect(only(said, 'done')).toHaveLength(1);
});

test('and so where they take too much of the memory, however few they are', async () => {
  const store = memoryStore();
  const reads: string[] = [];
  const read: typeof store.read = (match, after) => {
    reads.push(match);
    return store.read(match, after);
  };
  const at = onlineHost({ store: { ...store, read }, mostBytes: 150_000 });
  const matches = [];
  for (const name of ['a', 'b', 'c']) matches.push(await begun(at, [`${name}1`, `${name}2`]));
  reads.length = 0;
  for (const [i, name] of ['a', 'b', 'c'].entries())
    await at.tell(`${name}1`, { do: 'whole', match: matches[i], viewer: 0 });
  // The first had made place, and with every one that comes back another does.
  expect(new Set(reads).size).toBeGreaterThan(0);
  expect(reads).toContain(matches[0]);
  expect(stateOf(at, 'a1', matches[0] ?? '', 0).n).toBeGreaterThan(0);
});

test('no more than four hints of a match are thought about at once', async () => {
  const waiting: (() => void)[] = [];
  const at = testHost({ think: () => new Promise((done) => waiting.push(() => done(null))) });
  const { match } = one(await at.tell('a', { ...opening, practice: true }), 'opened');
  const seat = [0, 1].find((each) => stateOf(at, 'a', match, each).asked?.options) ?? 0;
  const hint = async () => only(await at.tell('a', { do: 'hint', match, seat }), 'error').map(({ what }) => what);
  expect(await Promise.all([1, 2, 3, 4].map(hint))).toEqual([[], [], [], []]);
  expect(await hint()).toEqual(['busy']);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await at.host.idle();
  expect(await hint()).toEqual([]);
});

test('where the store has too much to do, that is said, nothing has changed, and the same may be sent again', async () => {
  const store = memoryStore();
  let became: Appended | null = null;
  const append: typeof store.append = async (...given) => became ?? store.append(...given);
  const at = testHost({ store: { ...store, append } });
  const { match } = one(await at.tell('a', opening), 'opened');
  const asked = [0, 1].map((seat) => stateOf(at, 'a', match, seat)).find(({ asked: open }) => open?.options);
  const answer = { ...choose(asked ?? stateOf(at, 'a', match, 0), 'any'), nonce: 'once' };
  became = 'busy';
  expect(only(await at.tell('a', answer), 'error').map(({ what }) => what)).toEqual(['busy']);
  became = null;
  expect(only(await at.tell('a', answer), 'done')).toHaveLength(1);
});

describe('whoever knows more than there is', () => {
  test('makes the host read on', async () => {
    const store = memoryStore();
    const deaf = { ...store, follow: () => () => {} };
    const [here, there] = [testHost({ store: deaf }), testHost({ store: deaf })];
    const { match } = one(await here.tell('a', opening), 'opened');
    await there.tell('w', { do: 'continue', match, seats: [] });
    const asked = [0, 1].map((seat) => stateOf(here, 'a', match, seat)).find(({ asked: open }) => open?.options);
    const { n } = one(await here.tell('a', choose(asked ?? stateOf(here, 'a', match, 0), 'any')), 'done');
    const said = await there.tell('b', { do: 'continue', match, seats: [], n });
    expect(one(said, 'same').n).toBe(n);
  });

  test('or knew another store is told the whole of it, not that it is the same', async () => {
    const at = testHost({ epoch: 'now' });
    const { match } = one(await at.tell('a', opening), 'opened');
    const { n, story } = stateOf(at, 'a', match, 0);
    const watch = (who: string, more: object) => at.tell(who, { do: 'continue', match, seats: [], ...more });
    expect(one(await watch('b', { n, epoch: 'now' }), 'same').n).toBe(n);
    for (const more of [
      { n, epoch: 'before' },
      { n: n + 5, epoch: 'now' },
    ])
      expect(one(await watch('c', more), 'state').story.from).toBe(story.from);
  });
});

test('who comes for the first time and wishes so is told the last of the story, and the rest of it when he asks, as it was', async () => {
  const at = onlineHost();
  const match = await begun(at);
  for (let i = 0; i < 30; i++) {
    const seat = [0, 1].find((each) => stateOf(at, ['anna', 'ben'][each] ?? '', match, each).asked?.options);
    if (seat === undefined) break;
    const who = ['anna', 'ben'][seat] ?? '';
    await at.tell(who, choose(stateOf(at, who, match, seat), `${i}`));
  }
  const whole = one(await at.tell('anna/other', { do: 'continue', match }), 'state').story;
  const last = one(await at.tell('anna/third', { do: 'continue', match, lines: 10 }), 'state').story;
  expect(whole.from).toBe(0);
  expect(whole.events.length).toBeGreaterThan(20);
  expect(last.events.length).toBeLessThanOrEqual(10);
  expect(last).toEqual({ from: whole.events.length - last.events.length, events: whole.events.slice(last.from) });
  const ask = async (who: string, viewer: number | null, from: number, to: number) =>
    at.tell(who, { do: 'story', match, viewer, from, to });
  const earlier = one(await ask('anna/third', 0, 0, last.from), 'story').story;
  expect([...earlier.events, ...last.events]).toEqual(whole.events);
  expect(one(await ask('anna/third', 0, 5, 8), 'story').story).toEqual({ from: 5, events: whole.events.slice(5, 8) });
  expect(one(await ask('anna/third', 0, 9_000, 9_001), 'story').story.events).toEqual([]);
  // Nobody reads what another has heard.
  expect(one(await ask('anna/third', 1, 0, 5), 'error').what).toBe('notYourSeat');
  expect(one(await ask('eve', null, 0, 5), 'error').what).toBe('notAtTable');
});
