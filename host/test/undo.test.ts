import { demons } from '@conjure/demons';
import { asGame, replay } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '../index.ts';
import { bot, choose, one, person, playOn, stateOf, type TestHost, testHost } from '../testing/test-host.ts';

/** Plays until the seat's last answer can be taken back freely, or cannot, as wished. */
async function playUntil(at: TestHost, match: string, people: Record<number, string>, bar: RegExp): Promise<number> {
  for (let step = 1; step < 400; step++) {
    await playOn(at, match, people, 'undo', step);
    for (const [seat, who] of Object.entries(people))
      if (bar.test(stateOf(at, who, match, Number(seat)).undo ?? '')) return Number(seat);
  }
  throw new Error(`never ${bar}`);
}

const opening = { do: 'open', game: 'demons', seed: 'undo' };

describe('undo', () => {
  test('is free while nothing came of the answer, and redo gives it again', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person] }), 'opened');
    await playUntil(at, match, { 0: 'a' }, /free/);
    const after = stateOf(at, 'a', match, 0);
    const before = one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'state');
    expect(before.step).toBe(after.step - 1);
    expect(before.redo).toBe(true);
    const again = one(await at.tell('a', { do: 'redo', match, seat: 0 }), 'state');
    expect(again.view).toEqual(after.view);
    expect(again.asked?.options).toEqual(after.asked?.options);
    expect(again.step).toBe(after.step);
    expect(one(await at.tell('a', { do: 'redo', match, seat: 0 }), 'undoBarred').why).toBe('nothing');
    const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
    expect(record.log.slice(-2)).toEqual([
      { undo: 1, by: 0 },
      { redo: 1, by: 0 },
    ]);
    const played = replay(demons, record);
    expect('fault' in played || played.disagrees).toBeNull();
  });

  test('is refused to one who plays alone or with bots after a die, with the reason', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person, bot] }), 'opened');
    await playUntil(at, match, { 0: 'a' }, /dice|shown|other/);
    const { step, undo } = stateOf(at, 'a', match, 0);
    expect(await at.tell('a', { do: 'undo', match, seat: 0 })).toEqual([
      { is: 'undoBarred', match, seat: 0, why: undo },
    ]);
    expect(stateOf(at, 'a', match, 0).step).toBe(step);
  });

  test('is always free in practice, and the record says so', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person, bot], practice: true }), 'opened');
    const { step } = await playOn(at, match, { 0: 'a' }, 'undo', 16);
    for (let i = 0; i < 5; i++) one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'state');
    expect(stateOf(at, 'a', match, 0).step).toBeLessThanOrEqual(step - 5);
    expect(one(await at.tell('a', { do: 'export', match }), 'record').record.free).toBe(true);
  });

  async function barredBetweenTwo() {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person, person, bot], hold: [0] }), 'opened');
    await at.tell('b', { do: 'continue', match });
    const seat = await playUntil(at, match, { 0: 'a', 1: 'b' }, /dice|shown/);
    const [me, other] = seat === 0 ? ['a', 'b'] : ['b', 'a'];
    await at.tell('a', { do: 'pace', match, paused: true });
    const { step } = stateOf(at, me, match, seat);
    const asked = one(await at.tell(me, { do: 'undo', match, seat }), 'undoAsked');
    expect(asked).toMatchObject({ by: seat, waiting: [1 - seat] });
    expect(at.sent.slice(-4)).toContainEqual({ to: other, message: asked });
    const says = (who: string, by: number, agree: boolean) => at.tell(who, { do: 'consent', match, seat: by, agree });
    return { at, match, seat, me, other, step, says };
  }

  test('barred between two people is asked for, and done when the other agrees', async () => {
    const { at, match, seat, me, other, step, says } = await barredBetweenTwo();
    expect(one(await says(me, 1 - seat, true), 'error').what).toBe('notYourSeat');
    expect(one(await says(me, seat, true), 'error').what).toBe('nothingAsked');
    const reply = await says(other, 1 - seat, true);
    expect(one(reply, 'undoDecided')).toMatchObject({ by: seat, agreed: true });
    expect(stateOf(at, me, match, seat).step).toBeLessThan(step);
    expect(one(await says(other, 1 - seat, true), 'error').what).toBe('nothingAsked');
  });

  test('declined, withdrawn or overtaken leaves the match as it is', async () => {
    const { at, match, seat, me, other, step, says } = await barredBetweenTwo();
    expect(one(await says(other, 1 - seat, false), 'undoDecided').agreed).toBe(false);
    await at.tell(me, { do: 'undo', match, seat });
    expect(one(await says(me, seat, false), 'undoDecided').agreed).toBe(false);
    expect(stateOf(at, me, match, seat).step).toBe(step);
    await at.tell('a', { do: 'pace', match, paused: false });
    await at.settle();
    const turn = stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0;
    const mover = turn === 0 ? 'a' : 'b';
    await at.tell(me, { do: 'undo', match, seat });
    const reply = await at.tell(mover, choose(stateOf(at, mover, match, turn), 'on'));
    expect(one(reply, 'undoDecided').agreed).toBe(false);
    expect(one(await says(other, 1 - seat, true), 'error').what).toBe('nothingAsked');
  });

  test('at one screen the other seat agrees over the same connection', async () => {
    const at = testHost();
    const { match, seats } = one(await at.tell('a', { ...opening, seats: [person, person] }), 'opened');
    expect(seats).toEqual([0, 1]);
    const seat = await playUntil(at, match, { 0: 'a', 1: 'a' }, /dice|shown/);
    const { step } = stateOf(at, 'a', match, seat);
    one(await at.tell('a', { do: 'undo', match, seat }), 'undoAsked');
    await at.tell('a', { do: 'consent', match, seat: 1 - seat, agree: true });
    expect(stateOf(at, 'a', match, seat).step).toBeLessThan(step);
  });

  test('among three needs the word of both others', async () => {
    const at = testHost();
    const { match } = one(await at.tell('a', { ...opening, seats: [person, person, person] }), 'opened');
    const seat = await playUntil(at, match, { 0: 'a', 1: 'a', 2: 'a' }, /dice|shown/);
    const { step } = stateOf(at, 'a', match, seat);
    const { waiting } = one(await at.tell('a', { do: 'undo', match, seat }), 'undoAsked');
    const [first, second] = waiting;
    expect(one(await at.tell('a', { do: 'undo', match, seat: first }), 'error').what).toBe('undoPending');
    const agree = (by: number) => at.tell('a', { do: 'consent', match, seat: by, agree: true });
    expect(one(await agree(first), 'undoAsked').waiting).toEqual([second]);
    expect(stateOf(at, 'a', match, seat).step).toBe(step);
    expect(one(await agree(second), 'undoDecided').agreed).toBe(true);
    expect(stateOf(at, 'a', match, seat).step).toBeLessThan(step);
  });
});

test('undo passes over answers without a choice and those that the table gave, and redo gives all of them again', async () => {
  const at = testHost({ games: libraryOf([asGame(lodge)]) });
  const open = { do: 'open', game: 'lodge', seed: 'forced', seats: [person, bot], practice: true };
  const { match } = one(await at.tell('a', open), 'opened');
  const met = { forced: 0, auto: 0 };
  for (let turns = 0; turns < 150 && met.forced + met.auto < 8; turns++) {
    await at.settle();
    const state = stateOf(at, 'a', match, 0);
    if (!state.asked?.seats.includes(0)) break;
    const isAuto = state.asked.forced === undefined && turns % 5 === 4;
    await at.tell('a', { ...choose(state, 'forced'), auto: isAuto });
    if (!isAuto && !state.asked.forced) continue;
    met[isAuto ? 'auto' : 'forced']++;
    const { step } = stateOf(at, 'a', match, 0);
    const before = one(await at.tell('a', { do: 'undo', match, seat: 0 }), 'state');
    expect(before.asked).toMatchObject({ seats: expect.arrayContaining([0]) });
    expect(before.asked?.forced).toBeUndefined();
    expect(before.step).toBeLessThan(step - 1);
    expect(one(await at.tell('a', { do: 'redo', match, seat: 0 }), 'state').step).toBe(step);
  }
  expect(met).toEqual({ forced: expect.any(Number), auto: expect.any(Number) });
  expect(Math.min(met.forced, met.auto)).toBeGreaterThan(0);
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const played = replay(asGame(lodge), record);
  expect('fault' in played || played.disagrees).toBeNull();
});
