import { describe, expect, test } from 'vitest';
import { cast, stackOf } from './stage.ts';
import { at, END, only, setUp, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
type Wanted = Parameters<typeof setUp>[0];
const beside = (x: number, y: number, rest: Partial<Wanted> = {}): TestMatch =>
  setUp({
    ...rest,
    figures: { reader: { is: 'ley_novice', at: [x, y] }, idle, ...rest.figures },
    books: [{ book: 'archmages_tome', of: 'reader', stack: ['ward_circle', 'marginalia'] }],
  });
const lay = (x: number, y: number) => cast('reader', { to: at(x, y) });

describe('[R23] where a glyph may lie', () => {
  test('touching the caster', () => {
    beside(10_000, 5_000).does(lay(10_000, 6_260));
    beside(10_000, 5_000).does(lay(10_000, 5_000)); // under it
    expect(beside(10_000, 5_000).refuses(lay(10_000, 6_261))).toBe('S46');
  });

  test('over objectives, bases and terrain, but not walls', () => {
    beside(15_000, 13_500).does(lay(15_000, 14_600)); // an objective
    const friend = { is: 'ossuary_guard', at: [10_000, 6_500] as const };
    beside(10_000, 5_000, { figures: { friend } }).does(lay(10_000, 6_200));
    beside(10_000, 7_500).does(lay(10_000, 8_700)); // hindering
    beside(1_500, 15_000).does(lay(2_700, 15_000)); // shallow water
    expect(beside(19_000, 7_000).why(lay(19_000, 8_200))).toBe('S48a.blocking'); // blocking, from 8 500
    beside(19_000, 7_000).does(lay(19_000, 8_010));
    expect(beside(19_000, 7_000).why(lay(19_000, 8_011))).toBe('S48a.blocking');
  });

  test('more than 1010 from every other element', () => {
    const other = { figures: { other: { is: 'ley_novice', of: 1, at: [26_000, 5_000] as const } } };
    const near = (y: number): TestMatch =>
      setUp({
        figures: { reader: { is: 'ley_novice', at: [10_000, 5_000] }, idle, ...other.figures },
        books: [
          { book: 'archmages_tome', of: 'reader', stack: ['ward_circle', 'marginalia'] },
          { book: 'archmages_tome', of: 'other', stack: [] },
        ],
        inPlay: [{ card: 'mana_well', caster: 'other', at: at(10_000, y) }],
      });
    expect(near(7_000).refuses(lay(10_000, 5_990))).toBe('S47');
    const s = near(7_000);
    s.does(lay(10_000, 5_989));
    expect(s.asks()).toBe('counter'); // the other Novice may object
  });
});

describe('[R24] whose contact keeps a glyph', () => {
  const kept = (walk: boolean): TestMatch => {
    const s = beside(10_000, 5_000, {
      figures: { friend: { is: 'ossuary_guard', at: [11_500, 6_250] } },
      inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) }],
    });
    if (walk) s.does({ do: 'move', figure: 'reader', path: [at(6_000, 5_000)], facing: 0 });
    s.does({ do: 'move', figure: 'friend', path: [at(11_100, 6_250)], facing: 0 }); // it touches the glyph
    s.does(END);
    return s;
  };

  test('that of its caster', () => {
    expect(kept(false).view().inPlay).toHaveLength(1);
  });

  test('not that of a friend', () => {
    const s = kept(true);
    expect([s.view().inPlay, stackOf(s, 'reader').at(-1)]).toEqual([[], 'ward_circle']);
  });
});

describe('[R45] a glyph beside the caster', () => {
  test('has no target', () => {
    const s = beside(10_000, 5_000);
    expect(s.why(cast('reader', { to: at(10_000, 6_250), targets: ['idle'] }))).toBe('S19a.surplus');
    expect(s.why(cast('reader', { targets: ['idle'] }))).toBe('S19a.surplus');
    expect(s.refuses(lay(3_000, 4_250))).toBe('S46'); // beside somebody else
  });

  test('lies open to all', () => {
    const s = beside(10_000, 5_000);
    s.does(lay(10_000, 6_250));
    for (const seat of [0, 1])
      expect(s.view(seat).inPlay).toMatchObject([{ spell: 'ward_circle', at: at(10_000, 6_250), target: null }]);
  });
});

test('[R46] a glyph prevents no contact with an objective, nor a move into a wood', () => {
  const s = beside(15_000, 13_800);
  s.does(lay(15_000, 14_800)); // over the objective at (15000, 15000)
  expect(only(s.does(END), 'objectiveGained')).toMatchObject([{ by: 0, objective: 'o1' }]);
  const t = beside(10_000, 7_000, {
    inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 8_250) }],
  });
  t.does({ do: 'move', figure: 'reader', path: [at(10_000, 9_500)], facing: 0 });
  expect(t.figure('reader').at).toEqual(at(10_000, 9_500));
});

test('[R47] the test comes once, at the beginning of an end phase', () => {
  const s = beside(10_000, 5_000, { inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) }] });
  s.does({ do: 'move', figure: 'reader', path: [at(10_000, 3_000)], facing: 0 });
  expect(s.view().inPlay).toHaveLength(1); // it has gone, the glyph is there
  const told = s.does(END);
  expect(only(told, 'spellEnded')).toMatchObject([{ spell: 'ward_circle' }]);
  const back = beside(10_000, 5_000, { inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) }] });
  back.does({ do: 'move', figure: 'reader', path: [at(10_000, 3_000), at(10_000, 5_000)], facing: 0 });
  back.does(END);
  expect(back.view().inPlay).toHaveLength(1);
});
