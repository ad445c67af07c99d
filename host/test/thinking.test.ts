import { asGame, must } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import { describe, expect, test } from 'vitest';
import { libraryOf, memoryStore, type Store, type Think, type ThinkRequest } from '../index.ts';
import { bot, choose, one, only, person, playOn, stateOf, type TestHost, testHost } from '../testing/test-host.ts';
import { thoughtIn } from '../thinking/thought.ts';

/** Thinks only when the test lets it: what waits, first come first served. */
function held(games = libraryOf([])) {
  const waiting: { request: ThinkRequest; signal: AbortSignal; go: () => void }[] = [];
  const think: Think = (request, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      waiting.push({ request, signal: signal, go: () => resolve(thoughtIn(games, request, () => 0)) });
    });
  return { waiting, think };
}

/** Runs what was put off, without waiting for thoughts. */
async function run({ host, jobs }: TestHost): Promise<void> {
  for (const { run } of jobs.splice(0)) run();
  await host.receive('nobody', { do: 'games' });
  await new Promise((resolve) => setTimeout(resolve));
}

const opening = { do: 'open', game: 'demons', seats: [bot, person], seed: 'held' };
const demonsHere = async () => libraryOf([asGame((await import('@conjure/demons')).demons)]);

/** A match in which a person has answered, and a bot has begun to think and has not come to an end. */
async function midThought() {
  const games = await demonsHere();
  const { waiting, think } = held(games);
  const at = testHost({ games, think });
  const { match } = one(await at.tell('a', { ...opening, practice: true }), 'opened');
  for (let i = 0, answered = false; waiting.length === 0 || !answered; i++) {
    const state = stateOf(at, 'a', match, 1);
    if (i > 50) throw new Error('no bot is asked');
    if (state.asked?.seats.includes(1)) {
      await at.tell('a', choose(state, 'held'));
      answered = true;
    } else if (!answered) for (const { go } of waiting.splice(0)) go();
    await run(at);
  }
  return { at, match, waiting };
}

describe('while a bot thinks', () => {
  test('nobody waits for it: other matches are played, and its own answers', async () => {
    const { at, match, waiting } = await midThought();
    const other = one(await at.tell('b', { ...opening, seats: [person] }), 'opened').match;
    const moved = one(await at.tell('b', choose(stateOf(at, 'b', other, 0), 'on')), 'state');
    expect(moved.step).toBe(1);
    expect(one(await at.tell('a', { do: 'history', match, viewer: 1, step: 0 }), 'history').step).toBe(0);
    expect(waiting).toHaveLength(1);
    const { step } = stateOf(at, 'a', match, 1);
    waiting[0].go();
    await at.host.receive('a', { do: 'history', match, viewer: 1, step: 0 });
    await run(at);
    expect(stateOf(at, 'a', match, 1).step).toBe(step + 1);
  });

  test('an undo calls the thought off, and what is thought then has other dice', async () => {
    const { at, match, waiting } = await midThought();
    const [first] = waiting.splice(0);
    const back = one(await at.tell('a', { do: 'undo', match, seat: 1 }), 'state');
    expect(first.signal.aborted).toBe(true);
    first.go();
    await run(at);
    expect(stateOf(at, 'a', match, 1).step).toBe(back.step);
    await at.tell('a', { do: 'redo', match, seat: 1 });
    await run(at);
    const [again] = waiting;
    expect(again.request.resumePoint.rest).toEqual(first.request.resumePoint.rest);
    expect(again.request.luck).not.toBe(first.request.luck);
  });

  test.each([
    ['pausing', { do: 'pace', paused: true }],
    ['leaving', { do: 'close' }],
  ])('%s calls it off', async (_, message) => {
    const { at, match, waiting } = await midThought();
    await at.tell('a', { match, ...message });
    expect(waiting[0].signal.aborted).toBe(true);
    await at.host.idle();
  });

  test('the others may answer what all are asked at once, and the thought is thrown away for a new one', async () => {
    const games = libraryOf([asGame(lodge)]);
    const { waiting, think } = held(games);
    const at = testHost({ games, think });
    const seats = [person, { who: 'bot', level: 'random' }];
    const { match } = one(await at.tell('a', { do: 'open', game: 'lodge', seats, seed: 'study' }), 'opened');
    for (let i = 0; stateOf(at, 'a', match, 0).asked?.seats.length !== 2; i++) {
      if (i > 50) throw new Error('never asked at once');
      const state = stateOf(at, 'a', match, 0);
      if (state.asked?.seats.includes(0)) await at.tell('a', choose(state, 'study'));
      await run(at);
      for (const { go } of waiting.splice(0)) go();
      await run(at);
    }
    if (waiting.length === 0) await run(at);
    const before = stateOf(at, 'a', match, 0);
    const [first] = waiting.splice(0);
    expect(one(await at.tell('a', choose(before, 'study')), 'state').step).toBe(before.step + 1);
    first.go();
    await run(at);
    expect(stateOf(at, 'a', match, 0).step).toBe(before.step + 1);
    await run(at);
    const [second] = waiting.splice(0);
    expect(second.request.luck).not.toBe(first.request.luck);
    second.go();
    await run(at);
    expect(stateOf(at, 'a', match, 0).step).toBe(before.step + 2);
  });
});

test('what is to be thought is plain data, and comes to the same wherever it is thought', async () => {
  const { waiting } = await midThought();
  const games = await demonsHere();
  const [{ request }] = waiting;
  const sent = JSON.parse(JSON.stringify({ ...request, level: 'greedy:30' }));
  const [here, there] = await Promise.all(
    [{ ...request, level: 'greedy:30' }, sent].map((each) => thoughtIn(games, each, () => 0)),
  );
  expect(here?.options.length).toBeGreaterThan(1);
  expect(there).toEqual(here);
});

test('the dice of a thought are its seat’s and its deed’s, and do not tell the seed', async () => {
  const lucks: string[] = [];
  const games = await demonsHere();
  const at = testHost({
    games,
    think: (request) => {
      lucks.push(request.luck);
      return thoughtIn(games, request, () => 0);
    },
  });
  const { match } = one(await at.tell('a', { ...opening, seats: [bot, bot, person], seed: 'luck' }), 'opened');
  await playOn(at, match, { 2: 'a' }, 'luck', 40);
  expect(new Set(lucks).size).toBe(lucks.length);
  expect(lucks.length).toBeGreaterThan(20);
  expect(lucks.join()).not.toContain('luck');
});

test('where a thread fails, the host thinks itself', async () => {
  const troubles: unknown[] = [];
  const at = testHost({
    think: () => Promise.reject(new Error('the thread died')),
    complain: (trouble) => troubles.push(trouble),
  });
  const { match } = one(await at.tell('a', opening), 'opened');
  for (let i = 0; i < 20 && stateOf(at, 'a', match, 1).step < 3; i++) {
    const state = stateOf(at, 'a', match, 1);
    if (state.asked?.seats.includes(1)) await at.tell('a', choose(state, 'fails'));
    await run(at);
  }
  expect(stateOf(at, 'a', match, 1).step).toBeGreaterThanOrEqual(3);
  expect(String(troubles[0])).toContain('the thread died');
});

describe('every match has its own queue', () => {
  /** A store that keeps nothing of this match until it is let go on. */
  function slowFor(slow: string) {
    const store = memoryStore();
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const append: Store['append'] = async (match, ...more) => {
      if (match === slow) await wait;
      return store.append(match, ...more);
    };
    return { store: { ...store, append }, go: () => go() };
  }

  test('what is being kept of one holds up nobody in another; in its own everything waits', async () => {
    const { store, go } = slowFor('fresh 1');
    const at = testHost({ store });
    const alone = { ...opening, seats: [person] };
    const slow = one(await at.tell('a', { ...alone, seed: 'one' }), 'opened').match;
    const quick = one(await at.tell('b', { ...alone, seed: 'two' }), 'opened').match;
    const decision = choose(stateOf(at, 'a', slow, 0), 'on');
    const answered = at.host.receive('a', decision);
    const left = at.host.leave('a');
    expect(one(await at.tell('b', choose(stateOf(at, 'b', quick, 0), 'on')), 'state').step).toBe(1);
    expect(stateOf(at, 'a', slow, 0).step).toBe(0);
    go();
    await Promise.all([answered, left]);
    expect(stateOf(at, 'a', slow, 0).step).toBe(1);
    expect(one(await at.tell('b', { do: 'continue', match: slow }), 'opened').seats).toEqual([0]);
  });

  test('who goes while only just coming is gone', async () => {
    const store = memoryStore();
    const first = testHost({ store });
    const { match } = one(await first.tell('a', { ...opening, seats: [person] }), 'opened');
    const at = testHost({ store });
    await Promise.all([at.host.receive('a', { do: 'continue', match }), at.host.leave('a')]);
    expect(one(await at.tell('b', { do: 'continue', match }), 'opened').seats).toEqual([0]);
  });

  test('no more matches are opened at once than the host may have', async () => {
    const at = testHost({ mostMatches: 2 });
    await Promise.all(['a', 'b', 'c'].map((who) => at.host.receive(who, { ...opening, seats: [person] })));
    const said = at.sent.map(({ message }) => message);
    expect([only(said, 'opened').length, only(said, 'error').map(({ what }) => what)]).toEqual([2, ['full']]);
  });
});

test('a thought that names no time ends after two seconds, however much it would think about', async () => {
  const { waiting } = await midThought();
  const { request } = must(waiting[0], 'a thought');
  // Every look at the clock is a tenth of a second later.
  let looks = 0;
  const level = 'search:20000';
  const thought = await thoughtIn(await demonsHere(), { ...request, level }, () => looks++ * 100);
  expect(thought?.answer).toBeDefined();
  expect(thought?.iterations).toBeLessThan(30);
});
