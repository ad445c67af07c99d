import { expect, test } from 'vitest';
import { newPool, type ThinkRequest, type ThoughtDone, type ThoughtJob } from '../index.ts';

const wanted = (luck: string, purpose: ThinkRequest['for'] = 'bot') => ({ luck, for: purpose }) as ThinkRequest;
const thoughtOf = (luck: string) => ({ answer: luck, iterations: 0, options: [], trouble: null });
const never = new AbortController().signal;

/** Threads that answer when the test says so. */
function threads(size: number) {
  const started: { asked: ThoughtJob[]; say(done: ThoughtDone): void; break(error: Error): void; ended: boolean }[] =
    [];
  const pool = newPool((done, broken) => {
    const thread = { asked: [] as ThoughtJob[], say: done, break: broken, ended: false };
    started.push(thread);
    return {
      ask: (asked) => void thread.asked.push(asked),
      end: () => {
        thread.ended = true;
      },
    };
  }, size);
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
