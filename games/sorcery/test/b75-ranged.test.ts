import { describe, expect, test } from 'vitest';
import { hits, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;

/** The Novice, a wand with attack 8, range 8 and ranged damage 1, against defense 15: seven are needed. */
const shot = (one = {}, foe = {}, more = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { is: 'ley_novice', at: [10_000, 5_000], facing: 0, ...one },
        foe: { is: 'scourge_bearer', of: 1, at: [15_000, 5_000], ...foe },
        idle,
        ...more,
      },
    },
    { options },
  );
const shooting = shoot('one', 'foe');
const [SEVEN, SIX, FIVE] = [21, 26, 30];

describe('[B75] a plain ranged attack', () => {
  test('deals the ranged damage on the base, whatever the dial says', () => {
    const s = shot();
    s.does(shooting, [4, 3]);
    expect([s.figure('foe').click, s.figure('one').tokens]).toEqual([1, 1]);
    const worn = shot({ is: 'tidecourt_reader', click: 5 }); // damage 1, ranged damage 2
    worn.does(shooting, [6, 5]);
    expect(worn.figure('foe').click).toBe(2);
  });

  test('not by figures without a range', () => {
    expect(shot({ is: 'ossuary_guard' }).refuses(shooting)).toBe('B75');
  });
});

describe('[B76] its conditions', () => {
  test('the shooter touches no opposing figure, able or not; friends do not matter', () => {
    const near = (of: number, click = 0) => ({ near: { is: 'barricade_militia', of, at: [8_500, 5_000], click } });
    expect(shot({}, {}, near(1)).why(shooting)).toBe('B76.engaged');
    expect(shot({}, {}, near(1, 4)).why(shooting)).toBe('B76.engaged');
    shot({}, {}, near(0)).does(shooting, [1, 2]);
  });

  test('the target is within the range value, centre to centre [B8]', () => {
    expect(shot({}, { at: [18_001, 5_000] }).why(shooting)).toBe('B76.range');
    shot({}, { at: [18_000, 5_000] }).does(shooting, [1, 2]);
  });

  test('in the front arc', () => {
    expect(shot({ facing: 4_600 }).why(shooting)).toBe('B76.arc');
    shot({ facing: 4_500 }).does(shooting, [1, 2]);
  });

  test('with nothing in the line of fire [B11]', () => {
    const between = (y: number) => ({ between: { is: 'ossuary_guard', of: 1, at: [12_500, y] } });
    expect(shot({}, {}, between(5_739)).refuses(shooting)).toBe('B11');
    shot({}, {}, between(5_740)).does(shooting, [1, 2]);
  });

  test('and touches no friend of the shooter', () => {
    const friend = (of: number) => ({ friend: { is: 'ossuary_guard', of, at: [15_000, 6_500] } });
    expect(shot({}, {}, friend(0)).why(shooting)).toBe('B76.friend');
    shot({}, {}, friend(1)).does(shooting, [1, 2]);
  });

  test('it is on the field', () => {
    const fallen = shot({}, {}, { dead: { is: 'ossuary_guard', of: 1, where: 'fallen' } });
    expect(fallen.why(shoot('one', 'dead'))).toBe('B76.gone');
    fallen.does(shooting, [1, 2]);
  });

  test('[B94] it is opposing, and may not have Limited Invisibility', () => {
    expect(shot({}, { of: 0 }).refuses(shooting)).toBe('B94');
    expect(shot({}, { is: 'lattice_scholar' }).why(shooting)).toBe('B76.invisible');
    shot({}, { is: 'lattice_scholar', click: 1 }).does(shooting, [1, 2]);
  });

  test('a True Eye sees the invisible, for every kind of ranged attack', () => {
    const eyed = (cards: string[]) =>
      setUp({
        figures: {
          one: { is: 'herald_of_din', at: [10_000, 5_000] },
          foe: { is: 'lattice_scholar', of: 1, at: [13_000, 5_000] },
          idle,
        },
        books: [{ of: 'one', book: 'adepts_codex', stack: [] }],
        inPlay: cards.map((card) => ({ card, caster: 'one', target: 'one' })),
      });
    const wave = { do: 'ranged', figure: 'one', targets: [], ability: 'shockwave' };
    expect(eyed([]).why(shooting)).toBe('B76.invisible');
    expect(eyed([]).why(wave)).toBe('B76.shockwave');
    for (const answer of [shooting, wave]) eyed(['true_eye']).does(answer, [1, 2]);
  });

  test('rear arcs and helpers add nothing [B72] [B73]', () => {
    expect(hits(shot({}, { facing: 0 }), shooting, 'foe')).toBe(SEVEN);
  });
});

describe('[B77] several targets', () => {
  /** Vesstrix may name two targets and deals 3; attack 12 against 15 and 18. */
  const two = () =>
    setUp({
      figures: {
        one: { is: 'vesstrix', at: [10_000, 5_000] },
        a: { is: 'scourge_bearer', of: 1, at: [15_000, 5_000] },
        b: { is: 'sehr', of: 1, at: [15_000, 7_000], click: 1 },
        c: { is: 'ossuary_guard', of: 1, at: [15_000, 3_000] },
        idle,
      },
    });

  test('one roll against each defense, 1 damage to each one hit', () => {
    const s = two();
    const told = s.does(shoot('one', 'a', 'b'), [2, 3]);
    expect(only(told, 'attacked')).toMatchObject([{ blows: [{ hit: true }, { hit: false }] }]); // Battle Armour
    expect([s.figure('a').click, s.figure('b').click]).toEqual([1, 1]);
    const both = two();
    both.does(shoot('one', 'a', 'b'), [6, 5]);
    expect([both.figure('a').click, both.figure('b').click]).toEqual([1, 2]);
  });

  test('one target takes the whole damage', () => {
    const s = two();
    s.does(shoot('one', 'a'), [2, 3]);
    expect(s.figure('a').click).toBe(3);
  });

  test('as many as the base shows, at least one, each once', () => {
    expect(two().why(shoot('one', 'a', 'b', 'c'))).toBe('B77.most');
    expect(two().why(shoot('one'))).toBe('B77.least');
    expect(
      shot({}, {}, { other: { is: 'ossuary_guard', of: 1, at: [15_000, 7_000] } }).why(shoot('one', 'foe', 'other')),
    ).toBe('B77.most');
  });
});

describe('[B78] precision', () => {
  const bow = (more = {}, options = {}) => shot({ is: 'bellows_apprentice', ...more }, {}, {}, options);

  test('[B90] a bow has +1 against one target, a wand has not', () => {
    expect(hits(bow(), shooting, 'foe')).toBe(SIX);
    expect(hits(shot(), shooting, 'foe')).toBe(SEVEN);
  });

  test('Pierce does not replace the damage and keeps it', () => {
    const gunner = bow({ is: 'rune_anvil_gunner' }); // attack 9
    expect(hits(gunner, { ...shooting, pierce: true }, 'foe')).toBe(FIVE);
  });

  test('not with an ability that replaces the damage', () => {
    const freezing = (ability?: string) =>
      hits(bow({ tapped: 'magic_freeze' }), { ...shooting, ...(ability && { ability }) }, 'foe');
    expect([freezing(), freezing('magic_freeze')]).toEqual([SIX, SEVEN]);
  });

  test('not in close combat', () => {
    const s = shot({ is: 'bellows_apprentice' }, { at: [11_500, 5_000], facing: 18_000 });
    expect(hits(s, { do: 'close', figure: 'one', target: 'foe' }, 'foe')).toBe(SEVEN);
  });

  test('not where it is switched off, nor through Hanging Smoke', () => {
    expect(hits(bow({}, { precision: false }), shooting, 'foe')).toBe(SEVEN);
    const smoke = setUp({
      figures: {
        one: { is: 'bellows_apprentice', at: [10_000, 5_000] },
        foe: { is: 'scourge_bearer', of: 1, at: [15_000, 5_000] },
        idle,
      },
      domains: ['hanging_smoke'],
    });
    expect(hits(smoke, shooting, 'foe')).toBe(SEVEN);
  });
});

test('[B94] what says every figure reaches friends, too', () => {
  const s = shot(
    { is: 'herald_of_din' },
    { at: [12_500, 5_000] },
    { friend: { is: 'ossuary_guard', at: [10_000, 8_000] } },
  );
  s.does({ do: 'ranged', figure: 'one', targets: [], ability: 'shockwave' }, [6, 5]);
  expect([s.figure('foe').click, s.figure('friend').click]).toEqual([1, 1]);
  const alone = shot(
    { is: 'herald_of_din' },
    { at: [14_001, 5_000] },
    { friend: { is: 'ossuary_guard', at: [10_000, 8_000] } },
  );
  expect(alone.why({ do: 'ranged', figure: 'one', targets: [], ability: 'shockwave' })).toBe('B76.shockwave');
});
