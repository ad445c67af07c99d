import { accountOf, must } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { largestGain, remarkable } from '../account/moments.ts';
import type { LodgeEvent } from '../events.ts';
import { playEagerly } from './eager.ts';
import { ENDS } from './words/ends.ts';

const [first, second] = ['mage.jafar', 'mage.nero'];

describe('why a match ended', () => {
  test.each([
    ['most Power', 'why.mage', { who: { key: first }, power: 43, rose: 15 }],
    ['with nothing to tell', 'why.mage', { deeds: 'none' }],
    ['equal, by quests', 'why.byQuests', { who: { key: second }, power: 30 }],
    ['equal, by Trophies', 'why.byTrophies', { who: { key: second } }],
    ['equal, by the order', 'why.byOrder', { who: { key: first } }],
    ['the Rose, by events', 'why.rose', { who: { key: first }, rose: 31, power: 29, source: 'events', n: 31 }],
  ])('[B88] [B89] %s', (end, key, facts) => {
    expect(ENDS.get(end)).toMatchObject({ key, facts });
  });

  test('what is to the name of the winner', () => {
    expect(ENDS.get('most Power')?.facts?.deeds).toEqual([
      { key: 'deed.trophies', facts: { n: 2 } },
      { key: 'deed.rooms', facts: { n: 3 } },
      { key: 'deed.quests', facts: { n: 3 } },
    ]);
  });
});

describe('a whole match', () => {
  const match = playEagerly({ seats: 3, seed: 'account' });
  const account = must(accountOf(match, null) ?? undefined, 'an account');

  test('[B87] the count ends with the Power of everybody, and the Rose has a column of its own', () => {
    const { power, seats } = match.table.state;
    expect(account.parties.at(-1)).toEqual({ seats: [], name: { key: 'owner.rose' } });
    expect(account.sums[0]?.total.of).toEqual([...power.slice(0, seats), power[4]]);
  });

  test('the curve has every round once, ends with the count, and shows the moons', () => {
    const [curve] = account.curves;
    const { round, moon } = match.table.state;
    expect(curve?.points.map(({ at }) => at)).toEqual(Array.from({ length: round }, (_, i) => i + 1));
    expect(curve?.points.at(-1)?.of).toEqual(account.sums[0]?.total.of);
    expect(curve?.signs).toHaveLength(moon - 1);
  });

  test('a moment is seen at its step: the answer before it does not tell it yet', () => {
    for (const { step, event } of account.moments) {
      expect(step).toBeGreaterThan(0);
      const from = must(match.answers[step - 1], 'the answer of step', step).storyLength;
      const to = match.answers[step]?.storyLength ?? match.story.length;
      expect(match.story.slice(from, to).map((entry) => entry.event)).toContainEqual(event);
    }
  });
});

test('of all gains only the largest is remarkable, and none of the final scoring', () => {
  const gain = (change: number, why: 'rooms' | 'final' = 'rooms'): LodgeEvent => ({
    type: 'powerChanged',
    who: 0,
    change,
    power: change,
    why,
  });
  expect(remarkable(gain(9, 'final'))).toBeNull();
  const moments = [gain(2), gain(9), gain(3)].map((event, step) => ({
    step,
    event,
    when: { key: 'time.round' },
    ...must(remarkable(event) ?? undefined, 'a moment'),
  }));
  expect(largestGain(moments).map(({ step }) => step)).toEqual([1]);
});
