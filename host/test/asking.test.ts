import { expect, test } from 'vitest';
import { one, person, stateOf, testHost } from '../testing/test-host.ts';

const SCENARIO = {
  turn: 1,
  phase: 'first',
  magicians: [{ hex: '0705', shield: 'Copper', spirits: [3, 15] }],
};

test('[5.1] every walk comes with its cost, and the cost is what the walk then takes', async () => {
  const at = testHost();
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'cost', scenario: SCENARIO }),
    'opened',
  );
  const { asked } = stateOf(at, 'a', match, 0);
  const walks = (asked?.options ?? []).filter(({ answer }) => (answer as { do: string }).do === 'move');
  expect(walks.length).toBeGreaterThan(5);
  for (const { answer, about } of walks) {
    const decision = { match, seat: 0, question: asked?.question, answer };
    const odds = one(await at.tell('a', { do: 'odds', ...decision }), 'odds');
    expect(odds.outcomes[0].events[0].event).toMatchObject({ type: 'moved', cost: about?.cost });
    expect(odds.about).toEqual(about);
  }
});

test('what is refused is told with its rule, and never stands among the options', async () => {
  const at = testHost();
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'barred', scenario: SCENARIO }),
    'opened',
  );
  const { asked } = stateOf(at, 'a', match, 0);
  const { barred } = one(
    await at.tell('a', { do: 'barred', match, seat: 0, question: asked?.question ?? 0 }),
    'barred',
  );
  expect(barred.length).toBeGreaterThan(0);
  for (const { answer, refused } of barred) {
    const reply = one(
      await at.tell('a', { do: 'explain', match, seat: 0, question: asked?.question, answer }),
      'refused',
    );
    expect(reply.refused).toEqual(refused);
    expect(asked?.options?.map((choice) => choice.answer)).not.toContainEqual(answer);
  }
});

test('[3.0a] the odds of a walk come with who may wake', async () => {
  const at = testHost();
  const { match } = one(
    await at.tell('a', { do: 'open', game: 'demons', seats: [person], seed: 'wake', scenario: SCENARIO }),
    'opened',
  );
  const { asked } = stateOf(at, 'a', match, 0);
  const [walk] = (asked?.options ?? []).filter(({ answer }) => (answer as { do: string }).do === 'move');
  const odds = one(
    await at.tell('a', { do: 'odds', match, seat: 0, question: asked?.question, answer: walk.answer }),
    'odds',
  );
  expect(odds.prospects.map(({ key }) => key)).toContain('warn.wakes');
});
