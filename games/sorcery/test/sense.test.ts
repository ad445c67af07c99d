import { randomOptions, randomPlay } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { setUp } from './table.ts';

const OBJECTIVES = sorcery.content.fields[0].objectives;

test('every position is worth something from 0 to 1 to everybody', () => {
  for (const seed of ['1', '2', '3', '4'])
    randomPlay(sorcery, { seed, seats: 3, options: randomOptions(sorcery, seed) }, ({ table }) => {
      for (const seat of [0, 1, 2]) {
        const worth = sorcery.sense(table, seat);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
    });
});

describe('a position is better', () => {
  const worth = (more: object = {}, own: object = {}) =>
    sorcery.sense(
      setUp({
        figures: {
          own: { is: 'dust_reaver', at: [10_000, 10_000], ...own },
          foe: { is: 'dust_reaver', of: 1, at: [20_000, 20_000] },
        },
        ...more,
      }).match.table,
      0,
    );

  test('with an objective more, and more so when the end is near', () => {
    const early = worth({ holders: [0, null, null] });
    expect(early).toBeGreaterThan(worth());
    expect(worth({ holders: [0, null, null], round: 10 })).toBeGreaterThan(early);
    expect(worth({ holders: [1, null, null] })).toBeLessThan(worth());
  });

  test('with its figures where objectives are', () => {
    expect(worth({}, { at: [14_000, 11_000] })).toBeGreaterThan(worth({}, { at: [3_000, 3_000] }));
  });

  test('with an enchantment on a friend, or a curse on a foe', () => {
    const mage = { is: 'ilvane', at: [5_000, 5_000] };
    const figures = {
      mage,
      own: { is: 'dust_reaver', at: [10_000, 10_000] },
      foe: { is: 'dust_reaver', of: 1, at: [20_000, 20_000] },
    } as const;
    const books = [{ book: 'masters_folio', of: 'mage', stack: ['rebuke'] }];
    const value = (inPlay: object[]) =>
      sorcery.sense(setUp({ figures, books, inPlay } as unknown as Parameters<typeof setUp>[0]).match.table, 0);
    expect(value([{ card: 'stone_hide', caster: 'mage', target: 'own' }])).toBeGreaterThan(value([]));
    expect(value([{ card: 'glass_bones', caster: 'mage', target: 'foe' }])).toBeGreaterThan(value([]));
  });

  test('not for three lone figures on the objectives before a whole army', () => {
    const figures: Record<string, { is: string; of?: number; at: readonly [number, number] }> = {};
    OBJECTIVES.forEach(({ x, y }, i) => {
      figures[`own${i}`] = { is: 'ossuary_guard', at: [x, y] };
    });
    for (let i = 0; i < 8; i++) figures[`foe${i}`] = { is: 'dust_reaver', of: 1, at: [5_000 + 2_500 * i, 24_000] };
    const seen = setUp({ figures, holders: [0, 0, 0], round: 2 });
    expect(sorcery.sense(seen.match.table, 0)).toBeLessThan(0.5);
  });

  test('without wounds, without tokens, and able', () => {
    expect(worth({}, { click: 2 })).toBeLessThan(worth());
    expect(worth({}, { tokens: 1 })).toBeLessThan(worth());
    expect(worth({}, { click: 5 })).toBeGreaterThan(
      sorcery.sense(
        setUp({
          figures: {
            own: { is: 'dust_reaver', at: [10_000, 10_000], click: 6 },
            able: { is: 'ossuary_guard', at: [5_000, 5_000], click: 4 },
            foe: { is: 'dust_reaver', of: 1, at: [20_000, 20_000] },
          },
        }).match.table,
        0,
      ),
    );
  });
});
