import { describe, expect, test } from 'vitest';
import { close, hits, only, setUp, shoot, type TestMatch } from './table.ts';

/** Somebody who keeps the action phase open. */
const idle = { is: 'ley_novice', at: [1_000, 28_000] } as const;

/** Two figures face to face: attack 7 and damage 2 of the one against defense 15 of the other, unless more is said. */
const duel = (one = {}, foe = {}, rest = {}): TestMatch =>
  setUp({
    figures: {
      one: { is: 'ossuary_guard', at: [10_000, 5_000], facing: 0, ...one },
      foe: { is: 'scourge_bearer', of: 1, at: [11_500, 5_000], facing: 18_000, ...foe },
      idle,
    },
    ...rest,
  });
const strike = close('one', 'foe');
const click = (s: TestMatch, name = 'foe') => s.figure(name).click;

describe('[B68] the attack roll', () => {
  test('two dice and the attack value reach the defense value, or miss', () => {
    const hit = duel();
    hit.does(strike, [4, 4]);
    expect(click(hit)).toBe(2);
    const miss = duel();
    miss.does(strike, [4, 3]);
    expect(click(miss)).toBe(0);
    expect(hits(duel(), strike, 'foe')).toBe(15); // 8 or more
  });

  test('with the values of the clicks that show', () => {
    expect(hits(duel({ click: 3 }, { click: 2 }), strike, 'foe')).toBe(15); // 6 against 14
    expect(hits(duel({}, { click: 5 }), strike, 'foe')).toBe(26); // 7 against 13
  });
});

describe('[B69] a natural 2', () => {
  test('misses whatever the values are, and costs the attacker 1', () => {
    const sure = duel({ is: 'vesstrix', at: [9_750, 5_000] }, { is: 'ossuary_guard', click: 4 });
    expect(hits(sure, strike, 'foe')).toBe(35);
    const told = sure.does(strike, [1, 1]);
    expect([click(sure), click(sure, 'one')]).toEqual([4, 1]);
    expect(only(told, 'damaged')).toMatchObject([{ how: 'criticalMiss', n: 1 }]);
  });

  test('which nothing reduces [B82]', () => {
    const golem = duel({ is: 'harbour_golem' }); // Toughness
    golem.does(strike, [1, 1]);
    expect(click(golem, 'one')).toBe(1);
    const sehr = duel({ is: 'sehr' }); // Invulnerability
    sehr.does(strike, [1, 1]);
    expect(click(sehr, 'one')).toBe(1);
  });

  test('at a distance, too', () => {
    const s = duel({ is: 'bellows_apprentice' }, { at: [15_000, 5_000] });
    s.does(shoot('one', 'foe'), [1, 1]);
    expect([click(s), click(s, 'one')]).toEqual([0, 1]);
  });
});

describe('[B70] a natural 12', () => {
  test('hits whatever the values are', () => {
    const hopeless = duel({ is: 'censer_acolyte', click: 4 }, { is: 'sehr', click: 1, at: [15_000, 5_000] });
    expect(hits(hopeless, shoot('one', 'foe'), 'foe')).toBe(1); // 6 against 18 and Battle Armour: 14 would be needed
    const told = hopeless.does(shoot('one', 'foe'), [6, 6]);
    expect(only(told, 'attacked')).toMatchObject([{ blows: [{ attack: 6, defense: 20, hit: true }] }]);
  });

  test('adds 1 to the damage', () => {
    const plain = duel();
    plain.does(strike, [6, 6]);
    expect(click(plain)).toBe(3);
    const eleven = duel();
    eleven.does(strike, [6, 5]);
    expect(click(eleven)).toBe(2);
  });

  test('for each of several targets', () => {
    const s = setUp({
      figures: {
        golem: { is: 'harbour_golem', at: [10_000, 5_000], click: 5 },
        a: { is: 'scourge_bearer', of: 1, at: [11_060, 6_060] },
        b: { is: 'scourge_bearer', of: 1, at: [11_060, 3_940] },
        idle,
      },
    });
    s.does({ do: 'close', figure: 'golem', ability: 'sweep' }, [6, 6]);
    expect([click(s, 'a'), click(s, 'b')]).toEqual([3, 3]);
  });
});

describe('[B85] the order within an attack', () => {
  test('Dodge after the hit, and only then', () => {
    const dodger = () => duel({}, { is: 'circle_broker' });
    const dodged = dodger();
    const told = dodged.does(strike, [4, 4, 4]);
    expect(only(told, 'attacked')).toMatchObject([{ blows: [{ hit: false, dodge: 4 }] }]);
    expect([click(dodged), only(told, 'damaged')]).toEqual([0, []]);
    const hit = dodger();
    hit.does(strike, [4, 4, 3]);
    expect(click(hit)).toBe(2);
    dodger().does(strike, [4, 3]); // a miss is not dodged
    const critical = dodger();
    critical.does(strike, [6, 6, 5]);
    expect(click(critical)).toBe(0);
  });

  test('damage, then Vampirism, then Magic Retaliation, then the fallen', () => {
    const s = duel({ is: 'leech_cantor', click: 2 }, { is: 'radiant_servitor', click: 2 });
    const told = s.does(strike, [5, 5]);
    expect(told.map(({ type }) => type)).toEqual([
      'attacked',
      'damaged',
      'vampirism',
      'healed',
      'retaliated',
      'damaged',
      'tokenPlaced',
    ]);
    expect([click(s), click(s, 'one')]).toEqual([4, 2]);
  });

  test('who is struck down strikes back all the same', () => {
    const s = duel({ is: 'korr_azul', at: [9_750, 5_000], click: 4 }, { is: 'ruin_chorister', click: 2 });
    const told = s.does(strike, [6, 6]);
    expect(told.filter(({ type }) => type !== 'attacked').map(({ type }) => type)).toEqual([
      'damaged',
      'retaliated',
      'damaged',
      'tokenPlaced',
    ]);
    expect(click(s, 'one')).toBe(5);
  });

  test('spells that end through the attack come after the damage', () => {
    const s = duel(
      {},
      {},
      {
        books: [{ of: 'idle', book: 'adepts_codex', stack: [] }],
        inPlay: [{ card: 'glass_bones', caster: 'idle', target: 'foe' }],
      },
    );
    const told = s.does(strike, [3, 3]).map(({ type }) => type);
    expect(told.slice(0, 3)).toEqual(['attacked', 'damaged', 'spellEnded']);
    expect(s.view().inPlay).toEqual([]);
  });
});
