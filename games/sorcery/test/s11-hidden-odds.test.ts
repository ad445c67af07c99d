import { expect, test } from 'vitest';
import { cast, counter, lance, underFire } from './stage.ts';
import { close, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const far = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;

/** The answer's odds with one thing and with another in the hidden stack. */
const both = (odds: (hidden: string) => ReturnType<TestMatch['odds']>, one: string, other: string) => [
  odds(one),
  odds(other),
];

test('[S11] [S25a] the odds of a spell attack do not tell whether an Arcane Bulwark is in the target’s book', () => {
  const odds = (hidden: string) => underFire(['true_eye', hidden]).odds(lance);
  const [warded, plain] = both(odds, 'arcane_bulwark', 'stone_hide');
  expect(warded).toEqual(plain);
  expect(JSON.stringify(warded)).not.toContain('arcane_bulwark');
});

const TRIED = ['counterTried'];

test('[S11] [S25a] the odds of a counter do not tell whether a Warded Spine is in the caster’s book', () => {
  const odds = (hidden: string) => {
    const s = setUp({
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        idle,
        prey: { is: 'causeway_legionary', of: 1, at: [14_000, 5_000], facing: 18_000 },
        wand: { is: 'ilvane', of: 1, at: [26_000, 26_000] },
      },
      books: [{ book: 'archmages_tome', of: 'reader', stack: ['ember_lance', 'true_eye', hidden] }],
    });
    s.does(cast('reader', { targets: ['prey'] }));
    return s.odds(counter('wand'));
  };
  const [warded, plain] = both(odds, 'warded_spine', 'stone_hide');
  expect(warded).toEqual(plain);
  expect(warded.complete).toBe(false);
  // How likely it is to be countered is told exactly; where its card then goes is the caster's secret.
  const countered = warded.outcomes.filter(({ events }) => events.some((event) => 'worked' in event && event.worked));
  expect(countered.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(160 / 216, 9);
  for (const { events, ends } of countered) expect([events.map(({ type }) => type), ends]).toEqual([TRIED, 'draw']);
});

test('[S25a] an attack that is no spell asks nothing of the book: its odds are whole', () => {
  const s = setUp({
    figures: {
      reader: { is: 'causeway_legionary', at: [10_000, 5_000], facing: 0 },
      idle,
      prey: { is: 'ley_novice', of: 1, at: [11_500, 5_000], facing: 18_000 },
      far,
    },
    books: [{ book: 'archmages_tome', of: 'prey', stack: ['arcane_bulwark', 'true_eye'] }],
  });
  const odds = s.odds(close('reader', 'prey'));
  expect(odds.complete).toBe(true);
});
