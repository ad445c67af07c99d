import { describe, expect, test } from 'vitest';
import { newPool, type ThinkRequest, type ThoughtDone, type ThoughtJob } from '../index.ts';

const wanted = (
  luck: string,
  purpose: ThinkRequest['for'] = 'bot',
  players: readonly string[] = [],
  isAwaited = true,
) => ({ luck, for: purpose, players, isAwaited }) as ThinkRequest;
const thoughtOf = (luck: string) => ({ answer: luck, iterations: 0, options: [], trouble: null });
const never = new AbortController().signal;

/** Threads that answer when the test says so. */
function threads(size: number, now = () => 0, after: (ms: number, run: () => void) => void = () => {}) {
  const started: { asked: ThoughtJob[]; say(done: ThoughtDone): void; break(error: Error): void; ended: boolean }[] =
    [];
  const pool = newPool(
    (done, broken) => {
      const thread = { asked: [] as ThoughtJob[], say: done, break: broken, ended: false };
      started.push(thread);
      return {
        ask: (asked) => void thread.asked.push(asked),
        end: () => {
          thread.ended = true;
        },
      };
    },
    size,
    { now, after },
  );
  const busyWith = () => started.map(({ asked }) => asked.at(-1)?.request.luck);
  /** The thread says what it was asked last. */
  const finish = (thread: number) => {
    const { id, request } = started[thread].asked.at(-1) as ThoughtJob;
    started[thread].say({ id, thought: thoughtOf(request.luck) });
  };
  return { pool, started, busyWith, finish };
}

test('threads are started as they are wanted, and each thinks one thought at a time; hints wait behind bots', async () => {
  const { pool, busyWith, finish, started } = threads(2);
  const thoughts = ['a', 'b'].map((luck) => pool.think(wanted(luck), never));
  const hint = pool.think(wanted('hint', 'hint'), never);
  const bot = pool.think(wanted('c'), never);
  expect(busyWith()).toEqual(['a', 'b']);
  finish(1);
  expect(busyWith()).toEqual(['a', 'c']);
  finish(0);
  expect(busyWith()).toEqual(['hint', 'c']);
  finish(0);
  finish(1);
  const said = await Promise.all([...thoughts, bot, hint]);
  expect(said.map((thought) => thought?.answer)).toEqual(['a', 'b', 'c', 'hint']);
  expect(started).toHaveLength(2);
});

test('a thought that is called off is not thought where it still waits, and not heard where it does not', async () => {
  const { pool, busyWith, finish, started } = threads(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = pool.think(wanted('running'), first.signal);
  const waiting = pool.think(wanted('waiting'), second.signal);
  const last = pool.think(wanted('last'), never);
  first.abort();
  second.abort();
  await expect(running).rejects.toThrow();
  await expect(waiting).rejects.toThrow();
  expect(busyWith()).toEqual(['running']);
  finish(0);
  expect(busyWith()).toEqual(['last']);
  finish(0);
  expect((await last)?.answer).toBe('last');
  expect(started[0].asked.map(({ request }) => request.luck)).toEqual(['running', 'last']);
});

test('a thought that fails, or whose thread dies, fails alone: the next has a thread', async () => {
  const { pool, started, busyWith, finish } = threads(1);
  const fails = pool.think(wanted('fails'), never);
  const dies = pool.think(wanted('dies'), never);
  const lives = pool.think(wanted('lives'), never);
  started[0].say({ id: (started[0].asked.at(-1) as ThoughtJob).id, failed: 'no such game' });
  await expect(fails).rejects.toThrow('no such game');
  started[0].break(new Error('out of memory'));
  await expect(dies).rejects.toThrow('out of memory');
  expect(busyWith()).toEqual(['dies', 'lives']);
  finish(1);
  expect((await lives)?.answer).toBe('lives');
});

test('when it is ended nothing is left waiting', async () => {
  const { pool, started } = threads(1);
  const thoughts = ['a', 'b'].map((luck) => pool.think(wanted(luck), never));
  pool.end();
  for (const thought of thoughts) await expect(thought).rejects.toThrow();
  expect(started[0].ended).toBe(true);
});

test('where no thread can be started the thought fails, and the next one is tried', async () => {
  let tries = 0;
  let say: (said: ThoughtDone) => void = () => {};
  const pool = newPool((said) => {
    if (++tries === 1) throw new Error('too many threads');
    say = said;
    return { ask: () => {}, end: () => {} };
  }, 2);
  await expect(pool.think(wanted('a'), never)).rejects.toThrow('no thread');
  const second = pool.think(wanted('b'), never);
  say({ id: 1, thought: thoughtOf('b') });
  expect((await second)?.answer).toBe('b');
  // What failed is not thought later, with nobody to hear it.
  expect(tries).toBe(2);
});

describe('thinking is shared out by those who play', () => {
  /** One thread, and a clock that the test moves; who is thought for, in turn, each for so long. */
  function shared() {
    let time = 0;
    const { pool, busyWith, finish } = threads(1, () => time);
    const done = (ms: number) => {
      const [whose] = busyWith();
      time += ms;
      finish(0);
      return whose;
    };
    const ask = (luck: string, players: readonly string[], more: { for?: 'bot' | 'hint'; isAwaited?: boolean } = {}) =>
      void pool.think(wanted(luck, more.for, players, more.isAwaited), never);
    return { ask, done, busyWith };
  }

  test('ten slow matches of one keep another waiting for one thought, however often he is asked', () => {
    const { ask, done, busyWith } = shared();
    for (let i = 0; i < 10; i++) ask(`eve ${i}`, ['eve']);
    ask('anna', ['anna', 'ben']);
    expect(done(2_000)).toBe('eve 0');
    expect(done(50)).toBe('anna');
    for (let i = 1; i < 4; i++) {
      // The next one of Anna's comes while Eve's is thought.
      expect(busyWith()).toEqual([`eve ${i}`]);
      ask(`anna ${i}`, ['anna', 'ben']);
      expect(done(2_000)).toBe(`eve ${i}`);
      expect(done(50)).toBe(`anna ${i}`);
    }
  });

  test('it is counted as everybody’s who plays in a match: no company gives more of it', () => {
    const { ask, done } = shared();
    for (const friend of ['f1', 'f2', 'f3']) ask(`eve with ${friend}`, ['eve', friend]);
    ask('anna', ['anna']);
    expect(done(2_000)).toBe('eve with f1');
    // f2 and f3 have had nothing yet, but she has.
    ask('anna again', ['anna']);
    expect([1, 2].map(() => done(50))).toEqual(['anna', 'anna again']);
  });

  test('nothing is saved up: who comes after a while is served by turns with those who are there', () => {
    const { ask, done } = shared();
    for (let i = 0; i < 6; i++) ask(`eve ${i}`, ['eve']);
    for (let i = 0; i < 3; i++) done(1_000);
    for (let i = 0; i < 4; i++) ask(`anna ${i}`, ['anna']);
    const turns = Array.from({ length: 6 }, () => String(done(1_000)).split(' ')[0]);
    expect(turns.filter((who) => who === 'eve').length).toBeGreaterThanOrEqual(2);
    expect(turns.slice(0, 2)).toContain('anna');
  });

  test('bots that play among themselves have one thread, and rest for three times as long as they have thought', async () => {
    let time = 0;
    const later: { ms: number; run: () => void }[] = [];
    const { pool, busyWith, finish } = threads(
      2,
      () => time,
      (ms, run) => void later.push({ ms, run }),
    );
    const ask = (luck: string, isAwaited: boolean) => void pool.think(wanted(luck, 'bot', [luck], isAwaited), never);
    for (const luck of ['x', 'y', 'z']) ask(luck, false);
    expect(busyWith()).toEqual(['x']);
    ask('anna', true);
    expect(busyWith()).toEqual(['x', 'anna']);
    time += 2_000;
    finish(0);
    finish(1);
    // Nobody else wants to think; they wait all the same, since somebody may soon.
    expect(later.map(({ ms }) => ms)).toEqual([6_000]);
    ask('ben', true);
    expect(busyWith()).toEqual(['ben', 'anna']);
    finish(0);
    time += 6_000;
    later.shift()?.run();
    expect(busyWith()).toEqual(['y', 'anna']);
  });

  test('bots that play among themselves wait behind hints, and those behind bots whom people wait for', () => {
    const { ask, done } = shared();
    ask('first', ['eve']);
    ask('nobody waits', ['anna'], { isAwaited: false });
    ask('hint', ['anna'], { for: 'hint' });
    ask('bot', ['eve']);
    expect([1, 2, 3, 4].map(() => done(100))).toEqual(['first', 'bot', 'hint', 'nobody waits']);
  });
});
