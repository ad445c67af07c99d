import { asGame, record as recordOf, replay, samePlain } from '@conjure/engine';
import { satchel } from '@conjure/satchel';
import { expect, test } from 'vitest';
import { libraryOf } from '../index.ts';
import { clockwork } from '../testing/online.ts';
import { bot, one, person, stateOf, testHost } from '../testing/test-host.ts';

const LIVE = { scenario: 'SC1', clock: 'live', rollCooldownMs: 700 };

async function table(seats: object[], roundsToWin = 1) {
  const clock = clockwork();
  const at = testHost({ games: libraryOf([asGame(satchel)]), scheduler: clock.scheduler });
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'satchel', seats, options: { ...LIVE, roundsToWin }, seed: 'live' }),
    'opened',
  );
  const pass = (ms: number) => clock.pass(ms, () => at.host.idle());
  const send = (seat: number, answer: object, question = 0) =>
    at.tell('a', { do: 'answer', match, seat, question, answer });
  return { at, match, pass, send, state: (viewer: number | null) => stateOf(at, 'a', match, viewer) };
}

const ROLL = { do: 'roll', dice: [1, 2, 3] };

test('[B59] the host writes the time; what the page claims counts for nothing', async () => {
  const { send, pass, at, match } = await table([person, person, person]);
  await pass(500);
  one(await send(0, { do: 'roll', dice: [1, 2, 3, 4, 5], at: 99_999 }), 'state');
  await pass(250);
  one(await send(1, { ...ROLL, at: 0 }), 'state');
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  expect(record.log.flatMap((entry) => ('answer' in entry ? [(entry.answer as { at: number }).at] : []))).toEqual([
    500, 750,
  ]);
});

test('[B62] a roll within the cooldown is refused, and one after it is not, whatever the others did meanwhile', async () => {
  const { send, pass } = await table([person, person, person]);
  await send(0, { do: 'roll', dice: [1, 2, 3, 4, 5] });
  await send(1, ROLL);
  await pass(699);
  // The question is not the one that the page saw: the others have been at it.
  one(await send(2, ROLL), 'state');
  expect(one(await send(1, ROLL), 'refused').refused.rule).toBe('B62');
  await pass(1);
  one(await send(1, ROLL), 'state');
});

test('[B10] who is not asked yet hears why, from the rules', async () => {
  const { send } = await table([person, person, person]);
  expect(one(await send(1, ROLL), 'refused').refused).toMatchObject({ rule: 'B10', facts: { code: 'NOT_STARTED' } });
});

test('[B63] bots act by themselves as time passes, and the match replays exactly', async () => {
  const { at, pass, match, state } = await table([bot, bot, bot]);
  await pass(1_000);
  expect(state(null).step).toBeGreaterThan(0);
  await pass(600_000);
  expect(state(null).over).toBe(true);
  const { record } = one(await at.tell('a', { do: 'export', match }), 'record');
  const again = replay(asGame(satchel), record);
  if ('fault' in again) throw new Error(again.fault.place);
  expect(again.disagrees).toBeNull();
  expect(samePlain(recordOf(again.play).digests, record.digests)).toBe(true);
});

test('[B57] between rounds bots leave it to people to go on', async () => {
  const { pass, state, send } = await table([bot, bot, person], 2);
  for (let i = 0; i < 600 && state(2).asked?.kind !== 'round'; i++) await pass(1_000);
  expect(state(2).asked?.kind).toBe('round');
  const { step } = state(2);
  await pass(60_000);
  expect(state(2).step).toBe(step);
  one(await send(2, { do: 'nextRound' }, state(2).asked?.question), 'state');
  await pass(5_000);
  expect(state(2).step).toBeGreaterThan(step + 1);
});
