import { accountOf, must } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { largestGust, newMoments } from '../account/moments.ts';
import type { SatchelEvent } from '../events.ts';
import { playAmongThem } from './play.ts';
import { ENDS } from './words/ends.ts';

describe('why a match ended', () => {
  test.each([
    ['the last card of the heroes', 'why.heroesDeck', { live: 'false', n: 11, left: 5 }],
    ['the last card of the sorcerer', 'why.sorcererDeck', { live: 'true', n: 84, left: 4 }],
    ['the Wyrm', 'why.wyrm', { n: 11 }],
    ['dawn, for the heroes', 'why.heroesDawn', { heroes: 25, sorcerer: 50 }],
    ['dawn, for the sorcerer', 'why.sorcererDawn', { heroes: 25, sorcerer: 50 }],
  ])('[B43] [B53] [B81] %s', (end, key, facts) => {
    expect(ENDS.get(end)).toMatchObject({ key, facts });
  });
});

describe('a match of several rounds', () => {
  const match = playAmongThem({ seats: 3, seed: 'account', options: { scenario: 'SC2', roundsToWin: 2 } }, () => {});
  const { state } = match.table;
  const account = must(accountOf(match, null) ?? undefined, 'an account');
  const won = match.story.flatMap(({ event }) => (event.type === 'roundWon' ? [event] : []));

  test('[B56] the count has a line for each round', () => {
    const [sum] = account.sums;
    expect(sum?.lines.map(({ said }) => said.facts?.n)).toEqual(won.map(({ round }) => round));
    expect(sum?.total.of).toEqual(state.won);
    expect(account.parties.map(({ seats }) => seats)).toEqual([[1, 2], [0]]);
  });

  test('the curve goes on from round to round, and says where the next one began', () => {
    const [curve] = account.curves;
    expect(curve?.points.at(-1)?.of).toEqual([state.ordeals.length, state.spells.length]);
    expect(curve?.signs.map(({ said }) => said.facts?.n)).toEqual(won.slice(1).map(({ round }) => round));
  });

  test('the end of each round is a moment, told in its own round and beat', () => {
    const ends = account.moments.filter(({ event }) => event.type === 'roundWon');
    expect(ends.map(({ when }) => when.facts)).toEqual(
      won.map(({ round, beats }) => ({ round, live: 'false', n: beats })),
    );
  });
});

test('what is remarkable: the first card of each side, familiars, of all gusts the largest, and the end before all', () => {
  const remarkable = newMoments([1, 2], 2);
  const completed = (by: number): SatchelEvent => ({ type: 'completed', by, place: 'H1', card: 'O01', pieces: [] });
  expect([1, 2, 0].map((by) => remarkable(completed(by)) !== null)).toEqual([true, false, true]);
  const won = (round: number): SatchelEvent => ({
    ...{ type: 'roundWon', side: 'heroes', cause: 'deck', round, won: [round, 0], beats: 9, ms: 0 },
    tally: {} as Extract<SatchelEvent, { type: 'roundWon' }>['tally'],
  });
  expect([won(1), won(2)].map((event) => remarkable(event)?.weight)).toEqual([100, 200]);
  const gust = (n: number): SatchelEvent => ({
    type: 'swept',
    place: 'H1',
    pieces: Array.from({ length: n }, (_, i) => ({ by: 1, number: i + 1 })),
  });
  const moments = [gust(1), gust(3), gust(2)].map((event, step) => ({
    step,
    event,
    when: { key: 'time.inRound' },
    ...must(remarkable(event) ?? undefined, 'a moment'),
  }));
  expect(largestGust(moments).map(({ step }) => step)).toEqual([1]);
});
