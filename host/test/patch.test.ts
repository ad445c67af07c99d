import { type Dice, diceFrom, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff, newStateReader, type ServerMessage } from '../index.ts';
import { begun, onlineHost } from '../testing/online.ts';
import { bot, choose, one, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

const NAMES = ['a', 'b', 'c', '0', '1', '~', ''];

/** Plain data at random. */
function some(dice: Dice, depth: number): unknown {
  const kind = dice.index('kind', depth > 0 ? 7 : 4);
  if (kind < 2) return dice.index('number', 4);
  if (kind === 2) return NAMES[dice.index('text', NAMES.length)];
  if (kind === 3) return [null, true, false, ''][dice.index('odd', 4)];
  const size = dice.index('size', 5);
  if (kind < 6) return Array.from({ length: size }, () => some(dice, depth - 1));
  const object: Record<string, unknown> = {};
  for (let i = 0; i < size; i++) object[NAMES[dice.index('name', NAMES.length)]] = some(dice, depth - 1);
  return object;
}

/** The same with something changed in it. */
function changed(dice: Dice, value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || dice.index('here', 4) === 0) return some(dice, depth);
  if (Array.isArray(value)) {
    const list = [...value];
    const at = dice.index('at', list.length + 1);
    const how = dice.index('how', 3);
    if (how === 0) list.splice(at, 1);
    else if (how === 1) list.splice(at, 0, some(dice, depth - 1));
    else if (at < list.length) list[at] = changed(dice, list[at], depth - 1);
    return list;
  }
  const object: Record<string, unknown> = { ...value };
  const name = NAMES[dice.index('name', NAMES.length)];
  if (dice.index('how', 3) === 0) delete object[name];
  else object[name] = changed(dice, object[name], depth - 1);
  return object;
}

describe('a patch', () => {
  test('makes of what was there what is there now, to the byte, and leaves what it was given as it was', () => {
    const dice = diceFrom(seeded('patches'));
    for (let i = 0; i < 4_000; i++) {
      const before = some(dice, 5);
      const after = dice.index('far', 5) === 0 ? some(dice, 5) : changed(dice, changed(dice, before, 5), 5);
      const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
      const patch = JSON.parse(JSON.stringify(diff(before, after)));
      expect(patch === null).toBe(was === is);
      expect(JSON.stringify(applyPatch(before, patch))).toBe(is);
      expect(JSON.stringify(before)).toBe(was);
    }
  });

  test('takes what is absent and what is undefined for the same', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(diff([{ a: undefined }], [{}])).toBeNull();
    expect(JSON.stringify(applyPatch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { a: 1, b: undefined })))).toBe('{"a":1}');
  });

  test('is small where little has changed', () => {
    const list = Array.from({ length: 50 }, (_, i) => ({ id: i, at: [i, i] }));
    expect(diff(list, [...list.slice(0, 20), ...list.slice(21)])).toEqual({ '~': [20, 1] });
    expect(
      diff(
        list,
        list.map((each) => (each.id === 7 ? { id: 7, at: [7, 8] } : each)),
      ),
    ).toEqual({
      7: { at: { 1: [8] } },
    });
  });
});

describe('what goes over the wire', () => {
  test('is, patch by patch, to the byte what a newcomer gets whole', async () => {
    const at = testHost();
    const seats = [person, person, bot];
    const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'wire', hold: [0] }), 'opened');
    await at.tell('b', { do: 'continue', match, seats: [1] });
    for (let step = 5; step < 60; step += 5) {
      await playOn(at, match, { 0: 'a', 1: 'b' }, 'wire', step);
      await at.tell('a', { do: 'undo', match, seat: 0 });
      await at.tell('b', { do: 'consent', match, seat: 1, agree: true });
      for (const [who, viewer] of [
        ['a', 0],
        ['b', 1],
      ] as const) {
        const { story: _, re: __, ...had } = stateOf(at, who, match, viewer);
        const { story, re, ...whole } = one(await at.tell(who, { do: 'whole', match, viewer, id: step }), 'state');
        expect(JSON.stringify(whole)).toBe(JSON.stringify(had));
        expect([re, story.from]).toEqual([step, 0]);
      }
    }
    const sizes = at.raw.map(({ message }) => [message.is, JSON.stringify(message).length] as const);
    const of = (is: string) => sizes.filter(([each]) => each === is).map(([, size]) => size);
    expect(of('patch').length).toBeGreaterThan(50);
    expect(Math.max(...of('state'))).toBeGreaterThan(5 * (of('patch').reduce((a, b) => a + b, 0) / of('patch').length));
  });

  test('is made once for all who see the same', async () => {
    const at = onlineHost();
    const match = await begun(at);
    for (const who of ['w1', 'w2', 'anna/phone']) await at.tell(who, { do: 'continue', match });
    const mover = stateOf(at, 'anna', match, 0).asked?.seats[0] ?? 0;
    const who = mover === 0 ? 'anna' : 'ben';
    const before = at.raw.length;
    await at.host.receive(who, choose(stateOf(at, who, match, mover), 'once'));
    const patches = new Set(at.raw.slice(before).flatMap(({ message }) => (message.is === 'patch' ? [message] : [])));
    expect(patches.size).toBe(3);
  });

  test('leads to the whole again where a patch or its hash does not fit', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'lost' }), 'opened');
    const before = at.raw.findLast(({ message }) => message.is === 'state')?.message as ServerMessage;
    await at.tell('a', choose(stateOf(at, 'a', match, 0), 'lost'));
    const patch = at.raw.findLast(({ message }) => message.is === 'patch')?.message as ServerMessage;
    const hearing = (...messages: ServerMessage[]) => {
      const reader = newStateReader();
      return messages.map((message) => reader.read(message)?.is ?? null).at(-1);
    };
    expect(hearing(before, patch)).toBe('state');
    expect(hearing(patch)).toBeNull();
    expect(hearing(before, patch, patch)).toBeNull();
    expect(hearing(before, { ...patch, hash: '00000000' } as ServerMessage)).toBeNull();
  });

  test('has words and refusals only for those who ask, and who may', async () => {
    const at = testHost();
    const seats = [person, person];
    const { match } = one(
      await at.tell('a', { do: 'open', game: 'demons', seats, seed: 'words', hold: [0] }),
      'opened',
    );
    await at.tell('b', { do: 'continue', match });
    await playOn(at, match, { 0: 'a', 1: 'b' }, 'words', 9);
    expect(at.raw.some(({ message }) => message.is === 'words' || 'words' in message)).toBe(false);
    const { words, n } = one(await at.tell('a', { do: 'words', match, viewer: 0 }), 'words');
    const now = stateOf(at, 'a', match, 0);
    expect([words[0], n]).toEqual([now.heading, now.n]);
    expect(one(await at.tell('a', { do: 'words', match, viewer: 1 }), 'error').what).toBe('notYourSeat');
    const seat = now.asked?.seats[0] ?? 0;
    const [who, other] = seat === 0 ? ['a', 'b'] : ['b', 'a'];
    const asked = stateOf(at, who, match, seat).asked;
    const question = asked?.question ?? 0;
    const { barred } = one(await at.tell(who, { do: 'barred', match, seat, question }), 'barred');
    for (const { answer, refused } of barred) {
      const said = one(await at.tell(who, { do: 'explain', match, seat, question, answer }), 'refused');
      expect(said.refused).toEqual(refused);
    }
    const { labels } = one(await at.tell(who, { do: 'labels', match, seat, question, from: 1 }), 'labels');
    expect(labels).toEqual(asked?.options?.slice(1).map(({ label }) => label) ?? []);
    expect(one(await at.tell(who, { do: 'barred', match, seat, question: question + 1 }), 'error').what).toBe('stale');
    expect(one(await at.tell(other, { do: 'barred', match, seat, question }), 'error').what).toBe('notYourSeat');
  });
});

test('an answer that must be certain is given in one go, or nothing is done and its odds are told', async () => {
  const at = testHost();
  const { match } = one(await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'sure' }), 'opened');
  const seen = { state: 0, odds: 0 };
  for (let i = 0; i < 60 && Math.min(seen.state, seen.odds) < 5; i++) {
    const before = stateOf(at, 'a', match, 0);
    const answer = choose(before, `sure ${i}`);
    const odds = one(await at.tell('a', { ...answer, do: 'odds' }), 'odds');
    const isCertain = odds.complete && odds.outcomes.length === 1;
    const reply = await at.tell('a', { ...answer, certain: true });
    if (isCertain) expect(one(reply, 'state').step).toBe(before.step + 1);
    else {
      expect(reply).toEqual([odds]);
      expect(one(await at.tell('a', answer), 'state').step).toBe(before.step + 1);
    }
    seen[isCertain ? 'state' : 'odds']++;
    if (stateOf(at, 'a', match, 0).over) break;
  }
  expect(Math.min(seen.state, seen.odds)).toBeGreaterThan(0);
});
