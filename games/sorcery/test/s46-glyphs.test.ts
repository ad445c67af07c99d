import { describe, expect, test } from 'vitest';
import { actionCandidates } from '../rules/act.ts';
import { cast, nextTurnOf, stackOf } from './stage.ts';
import { at, close, END, move, only, PASS, setUp, shoot, type TestMatch } from './table.ts';

const idle = { is: 'ossuary_guard', at: [3_000, 3_000] } as const;
const foe = { is: 'ossuary_guard', of: 1, at: [27_000, 27_000] } as const;
const drawing = (reader: readonly [number, number] = [10_000, 5_000], more = {}, rest = {}): TestMatch =>
  setUp({
    figures: { reader: { is: 'ley_novice', at: reader }, idle, foe, ...more },
    books: [
      { book: 'archmages_tome', of: 'reader', stack: ['ward_circle', 'true_eye'] },
      ...('friend' in more ? [{ book: 'archmages_tome', of: 'friend', stack: [] }] : []),
    ],
    ...rest,
  });
const ward = (x: number, y: number) => cast('reader', { to: at(x, y) });
const drawn = (more = {}): TestMatch => {
  const s = drawing([10_000, 5_000], more);
  s.does(ward(10_000, 6_250));
  return s;
};

describe('[S46] a glyph', () => {
  test('is placed touching its caster, or under it', () => {
    expect(drawing().refuses(ward(10_000, 6_261))).toBe('S46');
    for (const [x, y] of [
      [10_000, 6_260],
      [10_000, 5_000],
      [9_300, 4_100],
    ]) {
      const s = drawing();
      s.does(ward(x, y));
      expect(s.view(1).inPlay).toMatchObject([{ spell: 'ward_circle', at: at(x, y), target: null }]);
      expect(stackOf(s, 'reader')).toEqual(['true_eye']);
    }
  });

  test('stays while its caster touches it', () => {
    const s = nextTurnOf(nextTurnOf(drawn(), 0), 0);
    s.does(move('reader', [at(10_000, 7_000)])); // on its other side
    expect(nextTurnOf(s, 1).view().inPlay).toHaveLength(1);
  });

  test('ends when an end phase begins and its caster does not touch it, though a friend does', () => {
    const s = nextTurnOf(drawn({ friend: { is: 'ley_novice', at: [10_000, 7_300] } }), 0);
    s.does(move('reader', [at(12_000, 5_000)]));
    expect(s.view().inPlay).toHaveLength(1); // not before
    expect(only(s.does(END), 'spellEnded')).toMatchObject([{ spell: 'ward_circle', kind: 'glyph' }]);
    expect(stackOf(s, 'reader')).toEqual(['true_eye', 'ward_circle']);
  });

  test('in the end phase of any player', () => {
    const s = setUp({
      active: 1,
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        pusher: { is: 'tidecourt_reader', of: 1, at: [10_000, 9_000], facing: 27_000 },
        foe,
      },
      books: [
        { book: 'archmages_tome', of: 'reader', stack: ['true_eye'] },
        { book: 'adepts_codex', of: 'pusher', stack: ['shove_of_the_deep'] },
      ],
      inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) }],
    });
    s.does(cast('pusher', { targets: ['reader'] }, 1));
    s.does(PASS);
    expect([s.figure('reader').at, s.view().inPlay.length]).toEqual([at(10_000, 2_000), 1]);
    s.does(END);
    expect(s.view().inPlay).toEqual([]);
  });
});

describe('[S47] glyphs keep apart', () => {
  const beside = (x: number, y: number): TestMatch =>
    drawing(
      [10_000, 5_000],
      { friend: { is: 'ley_novice', at: [10_000, 7_000] } },
      { inPlay: [{ card: 'mana_well', caster: 'friend', at: at(x, y) }] },
    );

  test('no two touch', () => {
    expect(beside(10_000, 6_250).refuses(ward(10_000, 6_250))).toBe('S47');
    expect(beside(10_000, 6_250).refuses(ward(10_000, 5_240))).toBe('S47'); // 1010 apart
    beside(10_000, 6_250).does(ward(10_000, 5_239));
  });

  test('where no spot is left none is cast', () => {
    const around = [
      [720, 0],
      [-720, 0],
      [0, 720],
      [0, -720],
    ];
    const crowded = (n: number): TestMatch =>
      drawing(
        [10_000, 5_000],
        { friend: { is: 'ley_novice', at: [10_000, 6_500] } },
        {
          inPlay: around
            .slice(0, n)
            .map(([dx, dy]) => ({ card: 'mana_well', caster: 'friend', at: at(10_000 + dx, 5_000 + dy) })),
        },
      );
    const s = crowded(4);
    for (let x = 8_700; x <= 11_300; x += 100)
      for (let y = 3_700; y <= 6_300; y += 100) expect(['S46', 'S47']).toContain(s.refuses(ward(x, y)));
    const casts = (one: TestMatch) => actionCandidates(one.match.table).filter((answer) => answer.do === 'cast').length;
    expect(casts(s)).toBe(0);
    expect(casts(crowded(3))).toBeGreaterThan(0);
  });
});

describe('[S48] glyphs block nothing', () => {
  test('an objective under an element is touched as ever', () => {
    const s = drawing([15_000, 13_750]);
    s.does(ward(15_000, 15_000));
    expect(s.view().objectives[0].holder).toBeNull();
    nextTurnOf(s, 1);
    expect(s.view().objectives[0].holder).toBe(0);
  });

  test('nor does it stand in for one', () => {
    const s = drawing([15_000, 13_700]); // 1300 from the objective, not touching it
    s.does(ward(15_000, 14_500));
    nextTurnOf(s, 1);
    expect(s.view().objectives[0].holder).toBeNull();
  });
});

describe('[S48a] elements on the field', () => {
  test('wholly on it', () => {
    expect(drawing([800, 5_000]).why(ward(499, 5_000))).toBe('S48a.edge');
    drawing([800, 5_000]).does(ward(500, 5_000));
    expect(drawing([29_200, 29_200]).why(ward(29_501, 29_200))).toBe('S48a.edge');
  });

  test('off blocking terrain, on any other', () => {
    expect(drawing([19_000, 7_600]).why(ward(19_000, 8_011))).toBe('S48a.blocking'); // the wall begins at 8500
    drawing([19_000, 7_600]).does(ward(19_000, 8_010));
    drawing([25_000, 7_600]).does(ward(25_000, 8_850)); // hindering from 8500
  });

  test('bases overlap them, ways and lines of fire pass them', () => {
    const s = drawn({
      walker: { is: 'ossuary_guard', at: [10_000, 8_000] },
      shooter: { is: 'leech_cantor', at: [7_000, 6_250] },
      prey: { is: 'ossuary_guard', of: 1, at: [13_000, 6_250] },
    });
    s.does(shoot('shooter', 'prey'), [1, 2]);
    s.does(move('walker', [at(10_000, 6_500)])); // on the element
    expect(s.figure('walker').at).toEqual(at(10_000, 6_500));
  });

  test('their area is measured from the centre', () => {
    const defense = (y: number): number => {
      const s = nextTurnOf(
        drawn({
          mate: { is: 'ossuary_guard', at: [10_000, y] },
          hitter: { is: 'ossuary_guard', of: 1, at: [8_500, y], facing: 0 },
        }),
        1,
      );
      return only(s.does(close('hitter', 'mate'), [1, 2]), 'attacked')[0].blows[0].defense;
    };
    expect([defense(10_250), defense(10_251)]).toEqual([15, 14]); // 4000 and 4001 from it
  });
});

test('[S49] with its caster gone a glyph lasts until the next end phase of anybody', () => {
  const s = setUp({
    active: 1,
    figures: {
      reader: { is: 'mother_sanguel', at: [10_000, 5_000], click: 8 },
      other: idle,
      killer: { is: 'dust_reaver', of: 1, at: [8_500, 5_000], facing: 0 },
      foe,
    },
    books: [{ book: 'archmages_tome', of: 'reader', stack: ['true_eye'] }],
    inPlay: [{ card: 'ward_circle', caster: 'reader', at: at(10_000, 6_250) }],
  });
  s.does(close('killer', 'reader'), [5, 5]);
  expect([s.figure('reader').where, s.view().inPlay.length, s.view().books[0].cards]).toEqual(['fallen', 1, 1]);
  s.does(END);
  expect([s.view().inPlay, s.view().books[0].cards]).toEqual([[], 2]);
});
