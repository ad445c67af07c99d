import { describe, expect, test } from 'vitest';
import { at, close, hits, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** Abilities of speed, of close combat and of defense, one by one. [B87] */

/** Somebody who keeps the action phase open. */
const idle = { is: 'ossuary_guard', at: [1_000, 28_000] } as const;
const duel = (one = {}, foe = {}, more = {}, options = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 5_000], ...one },
        foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000, ...foe },
        idle,
        ...more,
      },
    },
    { options },
  );
const strike = close('one', 'foe');
const apart = { at: [15_000, 5_000] };

describe('[B87] speed', () => {
  test('Aquatic: water is clear to move in, and it has no double-time', () => {
    const swim = move('one', [at(1_000, 15_000)]);
    const swimmer = (tapped?: string) =>
      duel({ is: 'lantern_oracle', at: [7_000, 15_000], ...(tapped && { tapped }) }, apart);
    expect(swimmer().refuses(swim)).toBe('B20');
    swimmer('aquatic').does(swim);
    expect(swimmer('aquatic').why({ ...move('one', [at(9_000, 15_000)]), do: 'doubleTime' })).toBe('B65.ability');
    swimmer().does({ ...move('one', [at(9_000, 15_000)]), do: 'doubleTime' });
  });

  test('Aquatic: +2 defense against ranged attacks while in water', () => {
    const shot = (x: number, tapped?: string) =>
      hits(
        duel(
          { is: 'ley_novice', at: [10_000, 15_000], facing: 18_000 },
          { at: [x, 15_000], ...(tapped && { tapped }) },
        ),
        shoot('one', 'foe'),
        'foe',
      );
    expect([shot(5_000, 'aquatic'), shot(5_000), shot(7_000, 'aquatic')]).toEqual([10, 21, 21]);
  });

  test('Flight: neither bases nor terrain are in its way; no double-time', () => {
    const over = move('one', [at(13_000, 5_000)]);
    expect(duel({ is: 'lantern_oracle' }, { at: [11_600, 5_500] }).refuses(over)).toBe('B55');
    expect(duel({ is: 'lantern_oracle', tapped: 'flight' }, { at: [11_600, 5_500] }).refuses(over)).toBe('B6');
    duel({ is: 'lantern_oracle', tapped: 'flight' }, { at: [11_511, 5_000] }).does(move('one', [at(13_100, 5_000)]));
    expect(
      duel({ is: 'lantern_oracle', tapped: 'flight' }, apart).why({
        ...move('one', [at(8_000, 5_000)]),
        do: 'doubleTime',
      }),
    ).toBe('B65.ability');
  });

  test('Nimble: turned once before each action and once after the last, without an action [R89]', () => {
    const nimble = (facing: number) => ({ do: 'nimble', figure: 'one', facing });
    const s = duel({ is: 'oathbound_imp', tokens: 2 }, apart);
    s.does(nimble(9_000));
    expect([s.figure('one').facing, s.figure('one').tokens, s.view().actions]).toEqual([9_000, 2, 3]);
    expect(s.refuses(nimble(0))).toBe('R89');
    s.does(move('idle', [], 0));
    s.does(nimble(18_000));
    expect(s.view().active).toBe(1);
  });

  test('Charge: at full speed, with the end position and the contact limit of a surge [B71]', () => {
    const charge = { do: 'charge', figure: 'one', target: 'foe', path: [at(13_500, 5_000)], facing: 0 };
    const rider = { is: 'bramble_elk_rider', at: [4_000, 5_000] };
    const s = duel(rider, { ...apart, is: 'argent_lancer', click: 4 });
    s.does(charge, [6, 5]);
    expect([s.figure('one').at.x, s.figure('foe').click]).toEqual([13_500, 7]);
    expect(duel(rider, { ...apart, at: [16_000, 5_000] }).why(charge)).toBe('B71.target');
    expect(duel(rider, apart, { near: { ...idle, of: 1, at: [4_000, 6_500] } }).why(charge)).toBe('B87.engaged');
  });
});

describe('[B87] close combat', () => {
  test('Sweep: one roll against everybody opposing in contact inside the front arc', () => {
    const around = {
      second: { is: 'ossuary_guard', of: 1, at: [10_000, 6_500] },
      behind: { is: 'ossuary_guard', of: 1, at: [8_500, 5_000] },
      friend: { is: 'ossuary_guard', at: [10_000, 3_500] },
    };
    const s = duel({ is: 'ridge_drakekin', click: 2, at: [9_750, 5_000] }, {}, {});
    s.does({ do: 'close', figure: 'one', ability: 'sweep' }, [6, 5]);
    expect(s.figure('foe').click).toBe(3);
    const golem = duel({ is: 'harbour_golem', click: 5, facing: 4_500 }, {}, around);
    golem.does({ do: 'close', figure: 'one', ability: 'sweep' }, [6, 5]);
    expect(['foe', 'second', 'behind', 'friend'].map((name) => golem.figure(name).click)).toEqual([2, 2, 0, 0]);
    expect(golem.why({ do: 'close', figure: 'idle', ability: 'sweep' })).toBe('B87.lacks');
    expect(duel({ is: 'harbour_golem', click: 5 }).why({ ...strike, ability: 'sweep' })).toBe('B71.sweep');
    expect(duel({ is: 'harbour_golem', click: 5 }, apart).why({ do: 'close', figure: 'one', ability: 'sweep' })).toBe(
      'B71.nobody',
    );
  });

  test('Vampirism: by close attacks only', () => {
    const s = duel({ is: 'leech_cantor', click: 3 }, apart);
    s.does(shoot('one', 'foe'), [6, 5]);
    expect([s.figure('foe').click, s.figure('one').click]).toEqual([2, 3]);
  });

  test('Weapon Master: a die in place of the damage value, and 1 more on a 12', () => {
    const s = duel({ is: 'cave_mauler' }, { is: 'mother_sanguel' });
    s.does({ ...strike, ability: 'weapon_master' }, [6, 6, 1]);
    expect(s.figure('foe').click).toBe(2);
  });

  test('Sneak Attack: doubled into the rear only', () => {
    const damage = (facing: number) => {
      const s = duel({ is: 'argent_duellist', click: 2 }, { is: 'cave_mauler', facing });
      s.does(strike, [6, 5]);
      return s.figure('foe').click;
    };
    expect([damage(0), damage(18_000)]).toEqual([6, 3]);
  });
});

describe('[B87] defense', () => {
  test('Defend: touching friends use its defense value where it is higher', () => {
    const beside = (click: number, place: [number, number] = [11_500, 6_500], of = 1) =>
      duel({}, {}, { oracle: { is: 'echo_oracle', of, at: place, click } });
    const defense = (s: TestMatch) => only(s.does(strike, [1, 2]), 'attacked')[0].blows[0].defense;
    expect(defense(beside(0))).toBe(17);
    expect(defense(beside(1))).toBe(15); // Defend shows no more
    expect(defense(beside(0, [11_500, 6_511]))).toBe(15);
    const lower = duel(
      {},
      { is: 'ilvane', click: 0 },
      { oracle: { is: 'ley_novice', of: 1, at: [11_500, 6_500], tapped: 'defend' } },
    );
    expect(defense(lower)).toBe(17);
  });

  test('Battle Armour and Invulnerability: +2 against ranged attacks, not against close ones', () => {
    for (const tapped of ['battle_armor', 'invulnerability']) {
      const far = duel({ is: 'ley_novice' }, { ...apart, tapped });
      expect(hits(far, shoot('one', 'foe'), 'foe')).toBe(10); // nine instead of seven
      expect(hits(duel({}, { tapped }), strike, 'foe')).toBe(15);
    }
  });

  test('Pierce passes Battle Armour by', () => {
    const gunner = duel({ is: 'rune_anvil_gunner' }, { ...apart, tapped: 'battle_armor' });
    expect(hits(gunner, shoot('one', 'foe'), 'foe')).toBe(21);
    expect(hits(gunner, { ...shoot('one', 'foe'), pierce: true }, 'foe')).toBe(30);
  });

  test('Magic Retaliation: 1 damage for at least 1, which Toughness may take off', () => {
    const struck = (one: object, dice: number[]) => {
      const s = duel(one, { is: 'radiant_servitor', click: 1 });
      s.does(strike, dice);
      return s.figure('one').click;
    };
    expect(struck({}, [6, 5])).toBe(1);
    expect(struck({}, [1, 2])).toBe(0);
    expect(struck({ is: 'scaled_novitiate' }, [6, 5])).toBe(0);
  });

  test('Regeneration: a die less two, not below 0', () => {
    const s = duel({ is: 'cave_mauler', click: 6 }, apart);
    s.does({ do: 'regeneration', figure: 'one' }, [1]);
    expect([s.figure('one').click, s.figure('one').tokens]).toEqual([6, 1]);
  });

  test('Pole Arm: not against who was touched before', () => {
    const s = duel({}, { is: 'causeway_legionary' });
    s.does(move('one', [at(9_500, 6_500), at(11_500, 6_500)]), [6]);
    expect(s.figure('one').click).toBe(0);
  });
});
