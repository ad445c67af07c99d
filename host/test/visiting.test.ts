import { demons } from '@conjure/demons';
import { asGame, must } from '@conjure/engine';
import { expect, test } from 'vitest';
import { libraryOf } from '../index.ts';
import { begun, onlineHost } from '../testing/online.ts';
import { bot, choose, one, person, playOn, stateOf, testHost } from '../testing/test-host.ts';

/** What is said to somebody who asks, and what all others hear meanwhile. */
async function asked(at: ReturnType<typeof onlineHost>, from: string, message: object) {
  const said = await at.during(() => at.host.ask(from, message));
  const [own, others] = [said.filter(({ to }) => to === from), said.filter(({ to }) => to !== from)];
  return { own: own.map((each) => each.message), others: others.map((each) => each.message) };
}

test('whoever asks for one thing alone hears the answer and nothing else, and is seen by nobody', async () => {
  const at = onlineHost();
  const match = await begun(at, ['anna', 'ben'], { terms: { watchers: false } });
  await at.host.leave('ben');
  const away = stateOf(at, 'anna', match, 0);
  expect(away.places[1]?.present).toBe(false);
  const words = await asked(at, 'ben/request', { do: 'words', match, viewer: 1, id: 7 });
  expect(words.own).toMatchObject([{ is: 'words', viewer: 1, re: 7 }]);
  expect(words.others).toEqual([]);
  const whole = await asked(at, 'ben/request', { do: 'whole', match, viewer: 1, id: 8 });
  expect(whole.own).toMatchObject([{ is: 'state', viewer: 1, re: 8 }]);
  expect(whole.others).toEqual([]);
  // He is gone by then.
  expect(one(await at.tell('ben/request', { do: 'words', match, viewer: 1 }), 'error').what).toBe('notAtTable');
});

test('what he does is told to those who are there, and only to them', async () => {
  const at = onlineHost();
  const match = await begun(at);
  const seat = stateOf(at, 'anna', match, 0).asked?.seats[0] === 0 ? 0 : 1;
  const who = ['anna', 'ben'][seat] ?? '';
  const { own, others } = await asked(at, `${who}/request`, {
    ...choose(stateOf(at, who, match, seat), 'visit'),
    id: 3,
  });
  expect(own).toEqual([{ is: 'done', match, n: stateOf(at, 'anna', match, 0).n, re: 3 }]);
  expect(others.filter(({ is }) => is === 'state')).toHaveLength(2);
  // Whoever may not be there is told no more than anybody.
  const stranger = onlineHost({ admits: (from) => !from.startsWith('eve') });
  const other = await begun(stranger);
  expect(await asked(stranger, 'eve', { do: 'export', match: other })).toEqual({
    own: [{ is: 'error', what: 'noMatch', match: other }],
    others: [],
  });
});

test('what is made of a whole match waits for its turn, and what people play with does not', async () => {
  const turns: string[] = [];
  const giveWay = async (whose: string) => void turns.push(whose);
  const at = onlineHost({ giveWay });
  const match = await begun(at, ['anna', 'ben'], { terms: { help: 'all' } });
  const waited = async (message: object) => {
    turns.length = 0;
    await at.tell('anna', { match, ...message });
    return turns;
  };
  for (const message of [
    { do: 'continue' },
    { do: 'export' },
    ...['whole', 'words', 'account'].map((what) => ({ do: what, viewer: 0 })),
    { do: 'history', viewer: 0, step: 0 },
  ])
    expect([message.do, await waited(message)]).toEqual([message.do, ['anna']]);
  expect(await waited({ do: 'pace', ms: 700 })).toEqual([]);
});

test('a match that is over is played again once for each who asks what it came to, and for everybody after him', async () => {
  let accounts = 0;
  const counted = asGame({
    ...demons,
    account: (...given) => {
      accounts++;
      return must(demons.account, 'what Demons tells of its end')(...given);
    },
  });
  const at = testHost({ games: libraryOf([counted]) });
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'demons', seed: 'end', seats: [person, bot], hold: [0] }),
    'opened',
  );
  await playOn(at, match, { 0: 'a' }, 'end');
  const told = one(await at.tell('a', { do: 'account', match, viewer: 0 }), 'account');
  expect(accounts).toBe(1);
  await at.tell('b', { do: 'continue', match });
  expect(one(await at.tell('b', { do: 'account', match, viewer: 0 }), 'account')).toEqual(told);
  expect(accounts).toBe(1);
  await at.tell('b', { do: 'account', match, viewer: 1 });
  expect(accounts).toBe(2);
});
