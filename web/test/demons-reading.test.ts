import type { DemonsView } from '@conjure/demons/view';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { describe, expect, test } from 'vitest';
import { apart, places } from '../games/demons/board/stack.ts';
import { readingOf, wayIn } from '../games/demons/model/reading.ts';
import { chancePhrase } from '../parts/reading.ts';
import { adviceOf, tellsOdds } from '../table/reasons.ts';

const scenario = (phase: string) => ({
  turn: 9,
  phase,
  magicians: [{ hex: '1010', shield: 'Gold', spirits: [15, 2, 35, 10, 57, 20] }],
});

/** What the odds of an answer come to, and the position that they are about. */
async function read(phase: string, answer: object, magician: object = {}) {
  const at = testHost();
  const { magicians, ...rest } = scenario(phase);
  const opening = {
    do: 'open',
    game: 'demons',
    seed: 'read',
    practice: true,
    seats: [person],
    scenario: { ...rest, magicians: [{ ...magicians[0], ...magician }] },
  };
  const { match } = one(await at.tell('a', opening), 'opened');
  const { asked, view } = stateOf(at, 'a', match, 0);
  const odds = one(await at.tell('a', { do: 'odds', match, seat: 0, question: asked?.question, answer }), 'odds');
  return { odds, reading: readingOf(view as DemonsView, odds) };
}

const whole = (parts: readonly { readonly p: number }[]) => parts.reduce((sum, { p }) => sum + p, 0);

describe('odds as a magician asks about them', () => {
  test('a call: something comes, one stays, a curse', async () => {
    const { reading } = await read('first', { do: 'conjure', rank: 'King' });
    expect(reading?.sentences.map(({ key }) => key)).toEqual(['demons.odds.conjure', 'demons.odds.curse']);
    expect(reading?.sentences[0].facts?.chance).toEqual({ key: 'odds.inSix', facts: { n: 4 } });
    expect(reading?.parts.map(({ meaning }) => meaning)).toMatchObject([
      { key: 'demons.odds.cursed' },
      { key: 'demons.odds.nothing' },
      ...[1, 2, 3].map((n) => ({ key: 'demons.odds.come', facts: { n } })),
      { key: 'demons.odds.comeMore', facts: { n: 4 } },
    ]);
    expect(whole(reading?.parts ?? [])).toBeCloseTo(1);
  });

  test('a search: how likely a treasure, and what it is worth on average', async () => {
    const { reading } = await read('use', { do: 'power', spirit: 15, power: 'D' });
    const [said] = reading?.sentences ?? [];
    expect(said.key).toBe('demons.odds.search');
    expect(Number(said.facts?.mean)).toBeGreaterThan(5000);
    expect(whole(reading?.parts ?? [])).toBeCloseTo(1);
  });

  test('a torture: how many wounds, and whether one dies of it', async () => {
    const captive = { captor: { mortal: 'emir-of-ani' }, spirits: [], treasures: ['51'] };
    const light = await read('torture', { give: null }, captive);
    expect(light.reading?.sentences.map(({ facts }) => Object(facts?.said).key)).toEqual([
      'demons.odds.wounds',
      'demons.odds.wound',
      'demons.odds.unhurt',
    ]);
    const { reading } = await read('torture', { give: null }, { ...captive, wounds: 3 });
    expect(reading?.sentences[0]).toMatchObject({
      key: 'odds.part',
      facts: { chance: { key: 'odds.inSix', facts: { n: 4 } }, said: { key: 'demons.odds.dies' } },
    });
    expect(whole(reading?.parts ?? [])).toBeCloseTo(1);
  });

  test('a walk: what it costs and who may wake, and its way', async () => {
    const { odds, reading } = await read('first', { do: 'move', to: '1009' });
    expect(reading?.sentences[0]).toMatchObject({ key: 'demons.odds.walk', facts: { to: '1009', cost: 1 } });
    expect(wayIn(odds)).toEqual(['1010', '1009']);
  });
});

test('chances are counted by the die where they come out even', () => {
  expect(chancePhrase(5 / 6)).toEqual({ key: 'odds.inSix', facts: { n: 5 } });
  expect(chancePhrase(0.62)).toEqual({ key: 'odds.percent', facts: { n: 62 } });
  expect(chancePhrase(1)).toEqual({ key: 'odds.percent', facts: { n: 100 } });
  // Nothing is sure that may fail, nor out of the question that may come.
  expect(chancePhrase(0.998)).toEqual({ key: 'odds.over', facts: { n: 99 } });
  expect(chancePhrase(0.002)).toEqual({ key: 'odds.under', facts: { n: 1 } });
  expect(chancePhrase(0)).toEqual({ key: 'odds.percent', facts: { n: 0 } });
});

describe('why an adviser would do it', () => {
  const label = { key: 'answer.first.wait' };
  const asked = { kind: 'first' } as never;
  const labelOf = (worth: number) => ({ ...label, facts: { worth } });
  const weighed = (...worths: number[]) =>
    worths.map((worth) => ({ answer: worth, label: labelOf(worth), worth })) as never;

  test('what else it thought of, and how much worse that is', () => {
    const why = [{ key: 'demons.why.done' }];
    const second = (...worths: number[]) =>
      adviceOf({ why: () => why }, { hint: { answer: 1, weighed: weighed(...worths) }, odds: null, asked, view: null })
        .second;
    // In the adviser's order: what was hardly looked at may seem better than it is.
    expect(second(1, 0.7, 0.9)).toEqual({ key: 'hint.second', facts: { label: labelOf(0.7), by: 30 } });
    expect(second(1, 0.995)).toEqual({ key: 'hint.close', facts: { label: labelOf(0.995) } });
    expect([second(1), second(), second(0.5, 0.4)]).toEqual([null, null, null]);
  });

  test('what is called the same is no second choice: “deploy 3 figures” is not as good as “deploy 3 figures”', () => {
    const alike = [1, 0.99].map((worth) => ({ answer: worth, label, worth }));
    const other = { answer: 0.6, label: labelOf(0.6), worth: 0.6 };
    const second = (weighed: object[]) =>
      adviceOf({}, { hint: { answer: 1, weighed: weighed as never }, odds: null, asked, view: null });
    expect(second(alike)).toEqual({ why: [], second: null });
    expect(second([...alike, other]).why).toEqual([{ key: 'hint.second', facts: { label: labelOf(0.6), by: 40 } }]);
  });

  test('what the game says of it comes first', () => {
    const own = [{ key: 'demons.why.place' }];
    const hint = { answer: 1, weighed: [] };
    expect(adviceOf({ why: () => own }, { hint, odds: null, asked, view: null })).toEqual({ why: own, second: null });
  });

  test('what is left to chance is told besides: then a second look tells nothing more', () => {
    const own = [{ key: 'demons.why.worth' }];
    const read = [...own, { key: 'demons.odds.seized' }];
    const face = { why: () => own, reading: () => ({ sentences: read, parts: [] }) };
    const odds = { outcomes: [{}, {}], complete: true, prospects: [] } as never;
    const hint = { answer: 1, weighed: [] };
    expect(adviceOf(face, { hint, odds, asked, view: null }).why).toEqual(read);
    expect(tellsOdds(face, odds, null)).toBe(true);
    expect(tellsOdds({}, odds, null)).toBe(false);
    expect(tellsOdds(face, null, null)).toBe(false);
  });

  test('where there is nothing else to say, what it thought of second is the reason', () => {
    const hint = { answer: 1, weighed: weighed(1, 0.7) };
    expect(adviceOf({}, { hint, odds: null, asked, view: null })).toEqual({
      why: [{ key: 'hint.second', facts: { label: labelOf(0.7), by: 30 } }],
      second: null,
    });
  });
});

test('more than two in a hex step apart when they are asked about, so that none lies over another', () => {
  const tokens = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, hex: '0512' }));
  const asked = [...places(tokens, '0512').values()];
  for (const [i, one] of asked.entries())
    for (const other of asked.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
  expect(places(tokens.slice(0, 2), '0512')).toEqual(places(tokens.slice(0, 2)));
  expect(apart(0, 3)).toMatchObject({ scale: 1 });
});
