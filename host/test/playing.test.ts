import { demons } from '@conjure/demons';
import { asGame, record as recordOf, replay, samePlain } from '@conjure/engine';
import { expect, test } from 'vitest';
import { libraryOf, memoryStore } from '../index.ts';
import { bot, choose, one, only, person, playOn, stateOf, type TestHost, testHost } from '../testing/test-host.ts';

test('a whole solitaire match by messages alone; its record is the match', async () => {
  const at = testHost();
  const { match, seats } = one(
    await at.tell('page', { do: 'open', id: 7, game: 'demons', seats: [person], seed: 'alone' }),
    'opened',
  );
  expect(seats).toEqual([0]);
  const end = await playOn(at, match, { 0: 'page' }, 'alone');
  expect(end.over).toBe(true);
  expect(end.result?.fates).toHaveLength(1);
  expect(end.asked).toBeNull();
  const { record } = one(await at.tell('page', { do: 'export', match }), 'record');
  const again = replay(demons, record);
  if ('fault' in again) throw new Error(again.fault.place);
  expect(again.disagrees).toBeNull();
  expect(record).toEqual(recordOf(again.play));
  expect(samePlain(demons.view(again.play.match.table, 0), end.view)).toBe(true);
  const errors = at.sent.filter(({ message }) => message.is === 'error');
  expect(errors).toEqual([]);
});

test('what is heard step by step is the story as a newcomer hears it, and each line knows its step', async () => {
  const at = testHost();
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'demons', seats: [person, bot], seed: 'story' }),
    'opened',
  );
  await playOn(at, match, { 0: 'a' }, 'story', 40);
  const mine = only(
    at.sent.filter(({ to }) => to === 'a').map(({ message }) => message),
    'state',
  );
  const story: unknown[] = [];
  for (const { story: part } of mine) {
    story.length = part.from;
    story.push(...part.events.map(({ step, event }) => ({ step, event })));
  }
  await at.host.leave('a');
  const back = await at.tell('b', { do: 'continue', match });
  const whole = one(back, 'state').story;
  expect(whole.from).toBe(0);
  expect(whole.events.map(({ step, event }) => ({ step, event }))).toEqual(story);
  expect(whole.events.length).toBeGreaterThan(20);
  expect(whole.events.every(({ step }, i) => i === 0 || step >= whole.events[i - 1].step)).toBe(true);
});

test('two people and a bot: each is told of its own seat only, and the bot answers by itself', async () => {
  const at = testHost();
  const seats = [person, person, bot];
  const opening = await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'three', hold: [0] });
  const { match } = one(opening, 'opened');
  expect(one(await at.tell('b', { do: 'continue', match }), 'opened').seats).toEqual([1]);
  await playOn(at, match, { 0: 'a', 1: 'b' }, 'three', 60);
  for (const { to, message } of at.sent) if (message.is === 'state') expect(message.viewer).toBe(to === 'a' ? 0 : 1);
  expect(at.sent.some(({ message }) => message.is === 'thinking' && message.seat === 2)).toBe(true);
  expect(at.sent.filter(({ message }) => message.is === 'error')).toEqual([]);
  const { asked } = stateOf(at, 'a', match, 0);
  const waiting = asked?.seats[0] === 0 ? 1 : 0;
  expect(stateOf(at, waiting ? 'b' : 'a', match, waiting).asked?.options).toBeUndefined();
});

test('an answer to a question that is gone, or for a seat of another, counts for nothing', async () => {
  const at = testHost();
  const seats = [person, person];
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'stale', hold: [0] }), 'opened');
  await at.tell('b', { do: 'continue', match });
  const asked = stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0;
  const [mover, other] = asked === 0 ? ['a', 'b'] : ['b', 'a'];
  const answer = choose(stateOf(at, mover, match, asked), 'stale');
  expect(one(await at.tell(other, answer), 'error').what).toBe('notYourSeat');
  expect(one(await at.tell('stranger', answer), 'error').what).toBe('notAtTable');
  expect(one(await at.tell(other, { ...answer, seat: 1 - asked }), 'error').what).toBe('notAsked');
  expect(one(await at.tell(mover, answer), 'state').step).toBe(1);
  expect(one(await at.tell(mover, { ...answer, id: 3 }), 'error')).toMatchObject({ what: 'stale', re: 3 });
  expect(stateOf(at, 'a', match, 0).step).toBe(1);
});

/** An answer that the rules forbid at this moment, found by playing the exported record again. */
async function forbidden(at: TestHost, match: string): Promise<unknown> {
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const again = replay(demons, record);
  const question = 'fault' in again ? null : again.play.match.open?.question;
  return question?.candidates?.(0).find((candidate) => question.refuse(candidate, 0) !== null);
}

test('a refusal names its rule; explaining, odds and hints change nothing', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'why' }), 'opened');
  let bad: unknown;
  for (let step = 1; bad === undefined; step++) {
    await playOn(at, match, { 0: 'a' }, 'why', step);
    bad = await forbidden(at, match);
  }
  const before = stateOf(at, 'a', match, 0);
  const good = choose(before, 'why');
  expect(await at.tell('a', { ...good, do: 'explain' })).toMatchObject([{ is: 'legal', match }]);
  const { outcomes, complete } = one(await at.tell('a', { ...good, do: 'odds' }), 'odds');
  if (complete) expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
  for (const what of ['answer', 'explain', 'odds']) {
    const { refused } = one(await at.tell('a', { ...good, do: what, answer: bad }), 'refused');
    expect(demons.rules.map(({ id }) => id)).toContain(refused.rule);
  }
  expect(one(await at.tell('a', { ...good, answer: 'nonsense' }), 'error').what).toBe('malformed');
  expect(one(await at.tell('a', { do: 'hint', match, seat: 0, level: 'random' }), 'thinking').seat).toBe(0);
  await at.settle();
  const hint = one(
    at.sent.map(({ message }) => message),
    'hint',
  );
  expect(await at.tell('a', { ...good, do: 'explain', answer: hint.answer })).toMatchObject([{ is: 'legal', match }]);
  expect(stateOf(at, 'a', match, 0)).toEqual(before);
});

test('the bots wait as long as they are told, and not at all where they are paused', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats: [bot, bot], seed: 'pace' }), 'opened');
  expect(at.jobs.map(({ ms }) => ms)).toEqual([600]);
  await at.tell('a', { do: 'pace', match, ms: 50 });
  expect(at.jobs.map(({ ms }) => ms)).toEqual([50]);
  await at.tell('a', { do: 'pace', match, paused: true });
  expect(at.jobs).toEqual([]);
  await at.tell('a', { do: 'pace', match, paused: false });
  expect(stateOf(at, 'a', match, null).step).toBe(0);
  await at.tick();
  expect(stateOf(at, 'a', match, null).step).toBe(1);
  await at.tell('a', { do: 'close', match });
  expect(at.jobs).toEqual([]);
});

test('a bot that fails answers at random, and one who resigns is followed by a bot', async () => {
  const troubles: unknown[] = [];
  const dull: typeof demons = {
    ...demons,
    imagine() {
      throw new Error('no idea');
    },
  };
  const at = testHost({ games: libraryOf([asGame(dull)]), complain: (trouble) => troubles.push(trouble) });
  const seats = [person, { who: 'bot', level: 'greedy:4' }];
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'fails' }), 'opened');
  await playOn(at, match, { 0: 'a' }, 'fails', 20);
  expect(String(troubles[0])).toContain('no idea');
  const { step } = stateOf(at, 'a', match, 0);
  await at.tell('a', { do: 'resign', match, seat: 0, level: 'random' });
  await at.settle(20);
  const after = stateOf(at, 'a', match, null);
  expect(after.step).toBeGreaterThan(step);
  expect(after.places[0].chair).toEqual({ who: 'bot', level: 'random' });
});

test('a store that fails does not stop the match, but people are told', async () => {
  const broken = { ...memoryStore(), create: () => Promise.reject(new Error('full')) };
  const at = testHost({ store: broken, playsUnsaved: true });
  const reply = await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'full' });
  expect(one(reply, 'error').what).toBe('notStored');
  expect(one(reply, 'state').step).toBe(0);
});

test('where the rules themselves fail half-way, nothing has changed and the same answer can be given again', async () => {
  let fails = false;
  const frail: typeof demons = {
    ...demons,
    narrate(view, event) {
      if (fails) throw new Error('lost for words');
      return demons.narrate(view, event);
    },
  };
  const at = testHost({ games: libraryOf([asGame(frail)]) });
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'frail' }), 'opened');
  // An answer after which there is something to tell.
  for (;;) {
    const before = stateOf(at, 'a', match, 0);
    const answer = choose(before, 'frail');
    fails = true;
    const [failed] = await at.tell('a', answer);
    fails = false;
    if (failed.is === 'state') continue;
    expect(failed).toMatchObject({ is: 'error', what: 'failed', match });
    expect(one(await at.tell('b', { do: 'continue', match }), 'state').step).toBe(before.step);
    expect(one(await at.tell('a', answer), 'state').step).toBe(before.step + 1);
    return;
  }
});

test('nobody comes to a match, or sees that it is there, whom the host does not admit', async () => {
  const at = testHost({ admits: (from, _, to) => from !== 'x' && (from === 'a' || to === 'watch'), mostMatches: 1 });
  const seats = [person, person];
  const opening = { do: 'open', game: 'demons', seats, seed: 'door', hold: [0] };
  const { match } = one(await at.tell('a', opening), 'opened');
  expect(one(await at.tell('x', { do: 'list' }), 'stored').matches).toEqual([]);
  expect(one(await at.tell('x', { do: 'continue', match }), 'error').what).toBe('noMatch');
  expect(one(await at.tell('x', { do: 'forget', match }), 'error').what).toBe('noMatch');
  const watching = await at.tell('b', { do: 'continue', match, seats: [0, 1] });
  expect(one(watching, 'opened').seats).toEqual([]);
  expect(one(watching, 'state').viewer).toBeNull();
  expect(one(await at.tell('a', opening), 'error').what).toBe('full');
});
