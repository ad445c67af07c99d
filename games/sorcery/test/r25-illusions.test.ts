import { describe, expect, test } from 'vitest';
import { capOf } from '../effects/on-field.ts';
import { cast, nextTurnOf, stackOf } from './stage.ts';
import { END, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
type Wanted = Parameters<typeof setUp>[0];
const under = (stack: string[], rest: Partial<Wanted> = {}): TestMatch =>
  setUp({
    ...rest,
    figures: {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      other: { is: 'argent_duellist', of: 1, at: [26_000, 26_000] },
      idle,
      ...rest.figures,
    },
    books: [
      { book: 'archmages_tome', of: 'reader', stack },
      { book: 'archmages_tome', of: 'other', stack: [] },
    ],
  });
const fields = (s: TestMatch) => [...s.view().domains, ...s.view().inPlay.map(({ spell }) => spell)];

describe('[R25] a second copy of an illusion', () => {
  const night = (clock: number) => ({ card: 'false_night', caster: 'reader', clock });

  test('adds nothing', () => {
    const s = under([], { inPlay: [night(1), night(3)] });
    expect(capOf(s.match.table, 'range')).toBe(6);
    expect(under([], { inPlay: [night(3)] }).figure('reader').now?.range).toBe(6);
    expect(s.figure('reader').now?.range).toBe(6);
  });

  test('has its own clock, and does not cancel the first', () => {
    const s = under(['false_night', 'true_eye'], { inPlay: [night(1)] });
    s.does(cast('reader'));
    expect(s.view().inPlay.map(({ clock }) => clock)).toEqual([1, 3]);
    s.does(END);
    expect([s.view().inPlay.map(({ clock }) => clock), s.figure('reader').now?.range]).toEqual([[2], 6]);
  });
});

describe('[R60] cancelling', () => {
  const after = (spell: string, domains: string[], inPlay: Wanted['inPlay'] = []) => {
    const s = under([spell, 'true_eye'], { domains, inPlay });
    s.does(cast('reader'));
    return fields(s);
  };

  test('by name', () => {
    expect(after('glass_sky', ['howling_gale', 'resonant_ground'])).toEqual(['resonant_ground', 'glass_sky']);
    expect(after('false_night', ['hanging_smoke'])).toEqual(['hanging_smoke', 'false_night']);
  });

  test('by class, domains and illusions alike, never itself', () => {
    const night = { card: 'false_night', caster: 'other' };
    const mire = { card: 'mirage_mire', caster: 'other' };
    expect(after('painted_heaven', ['churned_earth', 'ley_drought'], [night, mire])).toEqual([
      'ley_drought',
      'mirage_mire',
      'painted_heaven',
    ]);
    const heaven = { card: 'painted_heaven', caster: 'other', clock: 1 };
    expect(after('painted_heaven', [], [heaven])).toEqual(['painted_heaven', 'painted_heaven']);
  });

  test('first the newcomer cancels, then it may be cancelled', () => {
    expect(after('false_night', ['clear_heavens'])).toEqual(['clear_heavens']);
    expect(after('phantom_wood', ['clear_heavens'])).toEqual(['phantom_wood']);
    // Both name each other’s class: the newcomer is first.
    expect(after('painted_heaven', ['clear_heavens'])).toEqual(['painted_heaven']);
    // It takes its victim with it, though it does not stay.
    expect(after('frozen_mere', ['sheeting_rain', 'scorching_noon'])).toEqual(['scorching_noon']);
  });

  test('what is cancelled is out of the game', () => {
    const s = under(['false_night', 'true_eye'], { domains: ['clear_heavens'] });
    s.does(cast('reader'));
    expect([stackOf(s, 'reader'), s.book('reader').own?.pages]).toEqual([['true_eye'], 1]);
    expect(stackOf(nextTurnOf(s, 0), 'reader')).toEqual(['true_eye']);
  });

  test('it enters play only when nobody has countered it', () => {
    const s = under(['glass_sky', 'true_eye'], {
      domains: ['howling_gale'],
      figures: { wand: { is: 'ilvane', of: 1, at: [26_000, 20_000] } },
    });
    s.does(cast('reader'));
    expect([s.asks(), fields(s)]).toEqual(['counter', ['howling_gale']]);
    s.does({ do: 'pass' });
    expect(fields(s)).toEqual(['glass_sky']);
  });
});

describe('[R61] the immune', () => {
  const golem = { is: 'harbour_golem', of: 1, at: [13_000, 5_000] } as const;
  const guard = { ...golem, is: 'ossuary_guard' };

  test('are under illusions as everybody is', () => {
    const sehr = { is: 'sehr', of: 1, at: [13_000, 5_000] } as const;
    const range = (inPlay: Required<Wanted>['inPlay']) => under([], { figures: { sehr }, inPlay }).figure('sehr').now;
    expect(range([])).toMatchObject({ range: 12, abilities: expect.arrayContaining(['flight']) });
    expect(range([{ card: 'false_night', caster: 'reader' }])?.range).toBe(6);
    expect(range([{ card: 'glass_sky', caster: 'reader' }])?.abilities).not.toContain('flight');
  });

  test('not under glyphs', () => {
    const sigil = { card: 'thorn_sigil', caster: 'reader', at: { x: 10_000, y: 6_250 } };
    const hurt = (foe: object) => {
      const s = under([], { figures: { foe: { ...golem, ...foe } }, inPlay: [sigil] });
      nextTurnOf(s, 1).does({ do: 'move', figure: 'foe', path: [{ x: 12_500, y: 5_000 }], facing: 0 });
      return s.figure('foe').click;
    };
    expect([hurt(guard), hurt(golem), hurt({ is: 'cave_mauler', click: 2 })]).toEqual([1, 0, 2]);
  });
});
