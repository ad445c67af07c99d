import { resumePointOf, waitingFor } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { runThoughtJob, type ThinkRequest } from '@conjure/host';
import { bot, one, person, playOn, testHost } from '@conjure/host/testing/test-host';
import { GAMES } from '@conjure/shelf';
import { afterAll, describe, expect, test } from 'vitest';
import { library } from '../../library.ts';
import { newThreads } from '../threads.ts';

const threads = newThreads(2);
afterAll(() => threads.end());
const never = new AbortController().signal;

/** What bots have to think about in a match at random, here and there. */
async function thoughtsIn(id: string): Promise<ThinkRequest[]> {
  const game = await library.get(id);
  if (!game) throw new Error(`no ${id}`);
  const wanted: ThinkRequest[] = [];
  randomPlay(game, { seats: game.seats.max, seed: 'threads' }, (match, decision) => {
    const [seat] = waitingFor(match);
    if (wanted.length < 4 && decision % 23 === 20 && seat !== undefined)
      wanted.push({
        ...{ resumePoint: resumePointOf(match), rules: game.version, seat, level: 'greedy:8' },
        ...{ luck: `${decision}`, for: 'bot', players: [], isAwaited: true },
      });
  });
  return wanted;
}

describe('threads of Node', () => {
  test.each(GAMES)('think in %s what is thought on the host’s own', async (id) => {
    const wanted = await thoughtsIn(id);
    expect(wanted.length).toBeGreaterThan(1);
    const here = await Promise.all(wanted.map((request, id) => runThoughtJob(library, { id, request }, () => 0)));
    const there = await Promise.all(wanted.map((each) => threads.think(each, never)));
    // But for how long it took.
    expect(there.map((thought, id) => ({ id, thought: { ...thought, ms: 0 } }))).toEqual(here);
  });

  test('say what they cannot think', async () => {
    const [wanted] = await thoughtsIn(GAMES[0]);
    const foreign = { ...wanted, resumePoint: { ...wanted.resumePoint, game: 'chess' } };
    await expect(threads.think(foreign, never)).rejects.toThrow('chess');
    const older = { ...wanted, resumePoint: { ...wanted.resumePoint, rules: -1 } };
    await expect(threads.think(older, never)).rejects.toThrow('-1');
  });

  test('play for the bots of a host', async () => {
    const at = testHost({ games: library, think: threads.think });
    const opening = { do: 'open', game: 'demons', seats: [person, bot], seed: 'threads' };
    const { match } = one(await at.tell('a', opening), 'opened');
    expect((await playOn(at, match, { 0: 'a' }, 'threads', 12)).step).toBeGreaterThanOrEqual(12);
  });
});
