import { accountOf, must } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { newTally } from '../account/count.ts';
import { leadersOf, remarkable } from '../account/moments.ts';
import type { Blow } from '../events.ts';
import { playEagerly } from './eager.ts';
import { ENDS } from './words/ends.ts';

const player = (n: number) => ({ key: `commander.seat-${n}` });

describe('why a match ended', () => {
  test.each([
    ['all fell', 'why.allFell', { round: 7 }],
    ['drawn', 'why.drawn', { rounds: 7 }],
    ['swept', 'why.sweep', { who: player(1), round: 7 }],
    ['conceded', 'why.conceded', { who: player(1), losers: [player(2)] }],
    ['conceded, and another fell', 'why.conceded', { who: player(1), losers: [player(2), player(3)] }],
    ['the last one standing', 'why.lastStanding', { who: player(2), losers: [player(1)], round: 7 }],
    ['the last one of three', 'why.lastStanding', { who: player(2), losers: [player(1), player(3)] }],
    ['more objectives', 'why.time', { who: player(2), most: 2, second: 1 }],
    ['fewer points lost', 'why.points', { who: player(2), most: 1, least: 88, rival: player(1), more: 112 }],
    ['fewer points lost, of three', 'why.points', { who: player(2), rival: player(1) }],
  ])('[B106] [B107] [B108] %s', (end, key, facts) => {
    expect(ENDS.get(end)).toMatchObject({ key, facts });
  });
});

describe('a whole match', () => {
  const match = playEagerly({ seats: 2, seed: 'account' }, () => {});
  const { state } = match.table;
  const account = must(accountOf(match, null) ?? undefined, 'an account');

  test('[B104] [B108] the count: objectives one by one, and points lost figure by figure', () => {
    const [held, lost] = account.sums;
    expect(held?.total.of).toEqual([0, 1].map((seat) => state.holder.filter((holder) => holder === seat).length));
    expect(lost?.total.of).toEqual(state.lost);
    expect(lost?.lines.length).toBeGreaterThan(0);
  });

  test('both curves end with what was counted', () => {
    expect(account.curves.map(({ points }) => points.at(-1))).toEqual(
      account.sums.map(({ total }) => ({ at: state.round, of: total.of })),
    );
  });

  test('what is remarkable: a leader before all, a counter that worked, doubles that decide alone', () => {
    const leaders = leadersOf(match.table);
    expect([...leaders].map((figure) => state.owner[figure])).toEqual([0, 1]);
    const [leader] = [...leaders];
    const other = state.owner.findIndex((owner, figure) => owner === 0 && !leaders.has(figure));
    const weightOf = (event: Parameters<typeof remarkable>[2]) => remarkable(match.table, leaders, event)?.weight ?? 0;
    const fallen = (figure: number) => weightOf({ type: 'eliminated', figure, points: 30 });
    expect(fallen(must(leader, 'a leader'))).toBeGreaterThan(fallen(other));
    const attack = (...dice: number[]) =>
      weightOf({ type: 'attacked', by: 0, form: 'close', ability: null, dice, blows: [] });
    expect([attack(6, 6), attack(1, 1)].map((weight) => weight > 70)).toEqual([true, true]);
    expect([attack(5, 6), attack(3, 3)]).toEqual([0, 0]);
  });
});

test('[B68] hits are counted beside those that were to be expected; what was dodged had hit', () => {
  const match = playEagerly({ seats: 2, seed: 'account' }, () => {});
  const tally = newTally(match.table);
  const blow = (more: Partial<Blow>): Blow => ({
    figure: 1,
    attack: 9,
    defense: 16,
    forAttack: [],
    forDefense: [],
    hit: false,
    dodge: 0,
    ...more,
  });
  const by = match.table.state.owner.indexOf(1);
  const blows = [blow({ hit: true }), blow({ dodge: 5 }), blow({})];
  tally.hear({ type: 'attacked', by, form: 'close', ability: null, dice: [3, 4], blows });
  expect([tally.blows, tally.hits]).toEqual([
    [0, 3],
    [0, 2],
  ]);
  expect(tally.expected[1]).toBeCloseTo((3 * 21) / 36);
});
