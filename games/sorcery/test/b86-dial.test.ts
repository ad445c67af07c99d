import { describe, expect, test } from 'vitest';
import { at, close, hits, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const duel = (one = {}, foe = {}, more = {}): TestMatch =>
  setUp({
    figures: {
      one: { is: 'ossuary_guard', at: [10_000, 5_000], ...one },
      foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000, ...foe },
      idle,
      ...more,
    },
  });

describe('[B86] what the dial shows', () => {
  const orda = (click: number) => duel({ is: 'orda_quenchhammer', click }, { at: [25_000, 5_000] }).figure('one').now;

  test('values, abilities and types are those of the current click', () => {
    expect(orda(0)).toMatchObject({ speed: 7, attack: 10, abilities: ['toughness', 'command'], attackType: 'wand' });
    expect(orda(4)).toMatchObject({ speed: 6, attack: 9, abilities: [], attackType: 'wand' });
    expect(orda(7)).toMatchObject({ attack: 8, abilities: ['regeneration'], attackType: 'sword' });
  });

  test('[B90] a type that changes gives its proficiencies', () => {
    const surge = { do: 'surge', figure: 'one', target: 'foe', path: [at(10_500, 5_000)], facing: 0 };
    const near = (click: number) =>
      duel({ is: 'orda_quenchhammer', click, at: [8_000, 5_000] }, { at: [12_000, 5_000] });
    expect(near(6).why(surge)).toBe('B74.type');
    near(7).does(surge);
  });

  test('two abilities of one slot work together', () => {
    const s = duel({ is: 'cinder_steed' }, { at: [25_000, 5_000] });
    expect(s.figure('one').now?.abilities).toEqual(['charge', 'flight']);
  });

  test('damage may turn an ability off, and healing on', () => {
    const s = duel({ is: 'cave_mauler', click: 5 }); // Regeneration
    s.does({ do: 'regeneration', figure: 'one' }, [4]);
    expect(s.figure('one')).toMatchObject({ click: 3, now: { abilities: ['magic_immunity'] } });
  });
});

describe('[B87] optional abilities', () => {
  test('are used where they are asked for', () => {
    const mauler = (way: object, dice: number[]) => {
      const s = duel({ is: 'cave_mauler' }); // Weapon Master, damage 3
      s.does({ ...close('one', 'foe'), ...way }, dice);
      return s.figure('foe').click;
    };
    expect(mauler({}, [6, 5])).toBe(3);
    expect(mauler({ ability: 'weapon_master' }, [6, 5, 5])).toBe(5);
  });

  test('by those who show them', () => {
    const s = duel();
    expect(s.why({ ...close('one', 'foe'), ability: 'weapon_master' })).toBe('B87.lacks');
    expect(s.why({ do: 'close', figure: 'one', ability: 'sweep' })).toBe('B87.lacks');
    const shot = (ability: string) =>
      duel({ is: 'ley_novice' }, { at: [15_000, 5_000] }).why({ ...shoot('one', 'foe'), ability });
    for (const ability of ['magic_blast', 'flame_lightning', 'magic_freeze']) expect(shot(ability)).toBe('B87.lacks');
    const pierce = duel({ is: 'rune_anvil_gunner', click: 2 }, { at: [15_000, 5_000] });
    expect(pierce.why({ ...shoot('one', 'foe'), pierce: true })).toBe('B87.lacks');
    expect(s.why({ do: 'nimble', figure: 'one', facing: 0 })).toBe('B87.lacks');
    expect(s.why({ do: 'healing', figure: 'one', target: 'idle' })).toBe('B87.lacks');
  });

  test('the others always work', () => {
    const s = duel({ is: 'causeway_legionary' }, { is: 'harbour_golem' });
    s.does(close('one', 'foe'), [6, 5]);
    expect(s.figure('foe').click).toBe(1); // Toughness is not asked for
  });

  test('Bound moves, then shoots plainly', () => {
    const bound = { do: 'bound', figure: 'one', targets: ['foe'], path: [at(13_000, 5_000)], facing: 0 };
    const oracle = (more = {}) => duel({ is: 'lantern_oracle', ...more }, { at: [20_000, 5_000] });
    expect(oracle().why(bound)).toBe('B87.lacks');
    const s = oracle({ tapped: 'bound' });
    expect(s.why({ ...bound, path: [at(11_999, 5_000)] })).toBe('B76.range'); // still out of range
    s.does(bound, [6, 5]);
    expect([s.figure('one').at.x, s.figure('foe').click]).toEqual([13_000, 2]);
  });
});

describe('[B88] [B89] the demoralized', () => {
  const dazed = (more = {}, foe = {}) => duel({ is: 'barricade_militia', click: 4, ...more }, foe);
  const apart = { at: [14_000, 5_000] };

  test('are not able, and nobody else is so', () => {
    expect([dazed({}, apart).figure('one').now?.able, duel({ click: 4 }, apart).figure('one').now?.able]).toEqual([
      false,
      true,
    ]);
  });

  test('only they are healed by what says so', () => {
    const stoking = (friend: object) =>
      setUp({
        figures: {
          orda: { is: 'orda_quenchhammer', at: [10_000, 5_000] },
          friend: { is: 'barricade_militia', at: [14_000, 5_000], ...friend },
          idle,
        },
        books: [{ of: 'orda', book: 'adepts_codex', stack: ['stoke_the_hearth', 'true_eye'] }],
      });
    const stoke = { do: 'cast', figure: 'orda', book: 0, mode: 'rouse', targets: ['friend'] };
    expect(stoking({ click: 3 }).refuses(stoke)).toBe('B88');
    const s = stoking({ click: 4 });
    s.does(stoke);
    expect(s.figure('friend').click).toBe(1);
  });

  test('may be given move actions only', () => {
    const s = dazed();
    expect(s.refuses(close('one', 'foe'))).toBe('B89');
    expect(dazed({ is: 'ley_novice', click: 5 }, apart).refuses(shoot('one', 'foe'))).toBe('B89');
    expect(s.refuses({ do: 'regeneration', figure: 'one' })).toBe('B89');
    s.does(move('one', [], 9_000));
  });

  test('use no proficiency and no optional ability', () => {
    const s = dazed({}, apart);
    expect(s.refuses({ ...move('one', [at(9_000, 5_000)]), do: 'doubleTime' })).toBe('B89');
    expect(s.refuses({ do: 'surge', figure: 'one', target: 'foe', path: [at(12_500, 5_000)], facing: 0 })).toBe('B89');
    const quick = dazed({ tapped: 'quickness' }, apart);
    expect(quick.refuses({ ...move('one', [], 0), do: 'quickness' })).toBe('B89');
    const nimble = dazed({ tapped: 'nimble' }, apart);
    expect(nimble.refuses({ do: 'nimble', figure: 'one', facing: 0 })).toBe('B89');
  });

  test('[B63] do not end a move in contact with somebody opposing they did not touch', () => {
    const s = dazed({}, apart);
    expect(s.refuses(move('one', [at(12_500, 5_000)]))).toBe('B63');
    s.does(move('one', [at(12_489, 5_000)]));
    const able = duel({}, apart);
    able.does(move('one', [at(12_500, 5_000)]));
  });

  test('[B63] around the same foe they may go, and to friends', () => {
    const s = dazed();
    s.does(move('one', [at(9_500, 6_500), at(11_500, 6_500)]), [4]);
    expect(s.figure('one').at).toEqual(at(11_500, 6_500));
    dazed({}, { of: 0, ...apart }).does(move('one', [at(12_500, 5_000)]));
  });
});

describe('[B92] the attack bonus on the base', () => {
  test('is no part of an ordinary attack', () => {
    const s = duel({ is: 'magister_corisande' }, { is: 'sehr', at: [11_500, 5_000] }); // 11 and a bonus of 3, against 18
    expect(hits(s, close('one', 'foe'), 'foe')).toBe(21);
  });

  test('is added by Nature’s Fury [S63]', () => {
    const rooted = (die: number) => {
      const s = duel({ is: 'rootwalker', at: [9_750, 5_000] }); // attack 9, damage 4, bonus 2
      s.does({ do: 'fury', figure: 'one', use: 'close' }, [die]);
      return only(s.does(close('one', 'foe'), [1, 2]), 'attacked')[0].blows[0].attack;
    };
    expect([rooted(4), rooted(5)]).toEqual([11, 9]);
  });

  test('is added in counterspell rolls, of both [S56]', () => {
    const s = setUp({
      figures: {
        one: { is: 'magister_corisande', at: [10_000, 5_000] }, // attack 11, bonus 3
        foe: { is: 'circle_broker', of: 1, at: [15_000, 5_000] }, // attack 9, bonus 1
        idle,
      },
      books: [{ of: 'one', book: 'adepts_codex', stack: ['ember_lance', 'true_eye'] }],
    });
    s.does({ do: 'cast', figure: 'one', book: 0, targets: ['foe'] });
    const [tried] = only(s.does({ do: 'counter', figure: 'foe' }, [1, 2, 6, 1, 2]), 'counterTried');
    expect([tried.cast.total, tried.counter.total, tried.worked]).toEqual([17, 17, false]);
  });
});
