import { expect, test } from 'vitest';
import { countedLines, curvePoints, type GameAccount, rarity } from '../kernel/account.ts';
import type { Game, PastStep } from '../kernel/game.ts';
import { accountOf } from '../kernel/tell-account.ts';
import { countAddsUp } from '../proof/account.ts';
import { randomPlay } from '../proof/index.ts';
import { matchOf } from '../testing/playing.ts';
import { type Bazaar, type BazaarEvent, type BazaarView, bazaar } from './games/bazaar.ts';

type BazaarGame = Game<Bazaar, null, BazaarView, BazaarEvent>;
type Accounting = NonNullable<BazaarGame['account']>;

const over = (game: BazaarGame = bazaar) => randomPlay(game, { seed: '5', seats: 3 });

/** A game that tells no more than this of its end. */
const telling = (tell: (coins: number[]) => Partial<GameAccount<BazaarEvent>>): BazaarGame => ({
  ...bazaar,
  account: ({ state }) => ({
    why: { key: 'why' },
    parties: state.coins.map((_, seat) => ({ seats: [seat] })),
    sums: [],
    beside: [],
    curves: [],
    moments: [],
    ...tell(state.coins),
  }),
});

test('nothing is told of a match that goes on', () => {
  expect(accountOf(matchOf(bazaar), null)).toBeNull();
});

test('of a game that tells nothing itself: how it ended, and the scores', () => {
  const match = over();
  expect(accountOf(match, null)).toMatchObject({
    why: { key: 'reason.closed' },
    parties: [0, 1, 2].map((seat) => ({ seats: [seat], fate: { key: 'fate.left' } })),
    sums: [{ lines: [], total: { of: match.table.state.coins } }],
  });
  expect(() => countAddsUp(match, '')).not.toThrow();
});

test('a game is handed the whole match again, step by step, as the viewer heard it, and its moments are put into words', () => {
  const match = over();
  const steps: { step: number; left: number; drawn: unknown[] }[] = [];
  const account: Accounting = (at, past: Iterable<PastStep<Bazaar, null, BazaarEvent>>) => {
    for (const { step, at: then, events } of past)
      steps.push({ step, left: then.state.turnsLeft, drawn: events.filter(({ type }) => type === 'drew') });
    expect(at.state.turnsLeft).toBe(0);
    const event: BazaarEvent = { type: 'passed', by: 0 };
    const moments = [{ step: 1, event, when: { key: 'when' }, seats: [0], weight: 5 }];
    return { why: { key: 'why' }, parties: [], sums: [], beside: [], curves: [], moments };
  };
  const told = accountOf({ ...match, game: { ...bazaar, account } }, 1);
  expect(told?.moments[0]?.said).toEqual({ key: 'passed' });
  expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: match.answers.length + 1 }, (_, i) => i));
  expect(steps.at(-1)?.left).toBe(0);
  const cards = steps.flatMap(({ drawn }) => drawn) as { by: number; card?: number }[];
  expect(cards.length).toBeGreaterThan(0);
  for (const { by, card } of cards) expect(card === undefined).toBe(by !== 1);
});

test('what does not add up to the score is found', () => {
  const line = (of: number[]) => ({ said: { key: 'line' }, of });
  const check = (tell: Parameters<typeof telling>[0]) => () => countAddsUp(over(telling(tell)), '');
  expect(check((coins) => ({ sums: [{ lines: [line(coins)], total: { of: coins } }] }))).not.toThrow();
  expect(check((coins) => ({ sums: [{ lines: [line(coins), line([1, 0, 0])], total: { of: coins } }] }))).toThrow(
    'the sum of party 0',
  );
  expect(check((coins) => ({ sums: [{ lines: [], total: { of: coins.map((n) => n + 1) } }] }))).toThrow(
    'the score of seat 0',
  );
  expect(check(() => ({ parties: [{ seats: [0] }, { seats: [2] }] }))).toThrow('counted are the seats 0,2');
  expect(check(() => ({ beside: [line([1])] }))).toThrow('as there are parties');
  expect(
    check(() => ({
      moments: [{ step: 9999, event: { type: 'passed', by: 0 }, when: { key: '' }, seats: [], weight: 1 }],
    })),
  ).toThrow('outside');
});

test('a curve has the last that was seen of each time; lines that count nothing are left out; the rarer, the heavier', () => {
  const curve = curvePoints();
  for (const [at, n] of [
    [2, 1],
    [1, 5],
    [2, 3],
  ] as const)
    curve.see(at, [n]);
  expect(curve.points()).toEqual([
    { at: 1, of: [5] },
    { at: 2, of: [3] },
  ]);
  const lines = [
    [0, null],
    [0, 1],
  ].map((of) => ({ said: { key: 'line' }, of }));
  expect(countedLines(lines)).toEqual(lines.slice(1));
  expect([rarity(1), rarity(1 / 2), rarity(1 / 8)]).toEqual([0, 10, 30]);
});
