import { describe, expect, test } from 'vitest';
import { barredOf, optionsOf, pick, type Question, refusal } from '../kernel/question.ts';
import { whole } from '../kernel/shape.ts';
import { diceOf } from '../testing/playing.ts';

/** Numbers below a limit, of which only some are legal. */
const numbers = (limit: number, legal: (n: number) => boolean): Question<number> => ({
  kind: 'number',
  rule: 'N1',
  seats: [0],
  how: 'one',
  shape: whole(),
  candidates: () => Array.from({ length: limit }, (_, n) => n),
  refuse: (n) => (legal(n) ? null : refusal('N2', { n })),
});
const unlisted = (sample?: () => number): Question<number> => {
  const { candidates, ...rest } = numbers(0, () => true);
  return { ...rest, sample };
};

describe('optionsOf', () => {
  test('lists the candidates that are not refused, in their order', () => {
    expect(
      optionsOf(
        numbers(10, (n) => n % 3 === 0),
        0,
      ),
    ).toEqual([0, 3, 6, 9]);
  });

  test('judges nothing where all candidates are said to be legal', () => {
    const judged: number[] = [];
    const question = numbers(4, (n) => judged.push(n) > 0);
    expect(optionsOf({ ...question, allLegal: true }, 0)).toEqual([0, 1, 2, 3]);
    expect(judged).toEqual([]);
    expect(optionsOf(question, 0)).toEqual([0, 1, 2, 3]);
    expect(judged).toEqual([0, 1, 2, 3]);
  });

  test('says so where answers cannot be listed', () => {
    expect(optionsOf(unlisted(), 0)).toBeNull();
  });
});

describe('barredOf', () => {
  const thirds = numbers(10, (n) => n % 3 === 0);
  const named = (question: Question<number>, most?: number) => barredOf(question, 0, most).map(([n]) => n);

  test('lists the candidates that are refused, with the reason, up to so many', () => {
    expect(named(thirds)).toEqual([1, 2, 4, 5, 7, 8]);
    expect(barredOf(thirds, 0, 1)).toEqual([[1, refusal('N2', { n: 1 })]]);
  });

  test('and of what one may wish for besides: it is looked for only now', () => {
    let looked = 0;
    const question: Question<number> = {
      ...thirds,
      candidates: () => [0, 3],
      allLegal: true,
      wishes: () => {
        looked++;
        return [11, 12, 13];
      },
    };
    expect(optionsOf(question, 0)).toEqual([0, 3]);
    expect(pick(question, 0, diceOf('wishes')) % 3).toBe(0);
    expect(looked).toBe(0);
    expect(named(question)).toEqual([11, 13]);
  });

  test('is empty where nothing is to be wished for', () => {
    expect(named(unlisted())).toEqual([]);
  });
});

describe('pick', () => {
  const shares = (question: Question<number>, picks: number) => {
    const dice = diceOf('pick');
    const counts = new Map<number, number>();
    for (let i = 0; i < picks; i++) {
      const n = pick(question, 0, dice);
      counts.set(n, (counts.get(n) ?? 0) + 1);
    }
    return counts;
  };

  test.each([
    ['most are legal', 10, (n: number) => n !== 4],
    ['few are legal, so that rejection gives up', 200, (n: number) => n % 67 === 0],
  ])('is uniform among the options where %s', (_, limit, legal) => {
    const question = numbers(limit, legal);
    const options = optionsOf(question, 0) ?? [];
    const counts = shares(question, 6000);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(options);
    const mean = 6000 / options.length;
    for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
  });

  test('judges few of many', () => {
    let judged = 0;
    const question = numbers(1000, (n) => {
      judged++;
      return n % 2 === 0;
    });
    pick(question, 0, diceOf('few'));
    expect(judged).toBeLessThan(13);
  });

  test("uses the question's own sampler where there is one", () => {
    expect(
      pick(
        unlisted(() => 42),
        0,
        diceOf('s'),
      ),
    ).toBe(42);
  });

  test('says what is wrong with a question that cannot be answered', () => {
    const unsampled = unlisted();
    const refused = numbers(5, () => false);
    const none = numbers(0, (n) => n.toFixed() === '0');
    expect(() => pick(unsampled, 0, diceOf('s'))).toThrow('"number" has neither candidates nor a sampler');
    expect(() => pick(refused, 0, diceOf('s'))).toThrow('"number" has no legal answer');
    expect(() => pick(none, 0, diceOf('s'))).toThrow('"number" has no legal answer');
  });
});
