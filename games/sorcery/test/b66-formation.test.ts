import { describe, expect, test } from 'vitest';
import { at, DECLINE, only, setUp, type TestMatch } from './table.ts';

type Spot = readonly [x: number, y: number];
const going = (...members: [name: string, x: number, y?: number][]) => ({
  do: 'formation',
  figure: members[0][0],
  members: members.map(([figure, x, y = 5_000]) => ({ figure, path: [at(x, y)], facing: 0 })),
});

/** Three of the Black Powder Revolutionaries in a row, speed 7, the easternmost last; and others as wanted. */
const row = (change: Record<string, object> = {}, more = {}, options = {}): TestMatch => {
  const man = (name: string, x: number) => ({ is: 'barricade_militia', at: [x, 5_000] as Spot, ...change[name] });
  return setUp(
    {
      figures: {
        a: man('a', 5_000),
        b: man('b', 6_500),
        c: man('c', 8_000),
        foe: { is: 'ossuary_guard', of: 1, at: [25_000, 25_000] },
        idle: { is: 'ossuary_guard', at: [1_000, 28_000] },
        ...more,
      },
    },
    { options },
  );
};
const march = going(['c', 15_000], ['b', 13_500], ['a', 12_000]);

describe('[B66] a movement formation', () => {
  test('one action moves three, each with a token', () => {
    const s = row();
    s.does(march);
    expect(['a', 'b', 'c'].map((name) => [s.figure(name).at.x, s.figure(name).tokens])).toEqual([
      [12_000, 1],
      [13_500, 1],
      [15_000, 1],
    ]);
    expect(s.view().actions).toBe(2);
    expect(s.refuses({ do: 'move', figure: 'b', path: [], facing: 0 })).toBe('B45');
  });

  test('given to the first of them', () => {
    expect(row().why({ ...march, figure: 'a' })).toBe('B66.first');
    row().does(march);
  });

  test('from three to five of them', () => {
    expect(row().why(going(['c', 15_000], ['b', 13_500]))).toBe('B66.number');
    const man = (x: number, y: number) => ({ is: 'barricade_militia', at: [x, y] });
    const more = { d: man(5_000, 6_500), e: man(6_500, 6_500), f: man(3_500, 5_000) };
    const five = going(['c', 9_000], ['b', 7_500], ['a', 6_000], ['e', 7_500, 6_500], ['d', 6_000, 6_500]);
    row({}, more).does(five);
    const six = { ...five, members: [...five.members, { figure: 'f', path: [], facing: 0 }] };
    expect(row({}, more).why(six)).toBe('B66.number');
  });

  test('up to the lowest speed value among them', () => {
    const s = row({ a: { click: 3 } }); // speed 6
    expect(s.why(march)).toBe('B54.length');
    s.does(going(['c', 14_000], ['b', 12_500], ['a', 11_000]));
  });

  test('able figures with a common faction symbol, which is not Mage Spawn', () => {
    expect(row({ b: { is: 'ossuary_guard' } }).why(march)).toBe('B66.faction');
    expect(row({ b: { click: 4 } }).why(march)).toBe('B66.able');
    const spawn = { is: 'cave_mauler' };
    expect(row({ a: spawn, b: spawn, c: spawn }).why(march)).toBe('B66.faction');
    row({ b: { is: 'bellows_apprentice' } }).does(march);
    row({ b: { is: 'circle_broker' } }).does(march); // by Pact
  });

  test('one chain of contacts at the start and at the end', () => {
    expect(row({ a: { at: [4_989, 5_000] } }).why(march)).toBe('B66.chain');
    expect(row().why(going(['c', 15_000], ['b', 13_500], ['a', 11_989]))).toBe('B66.chainAtEnd');
    const bent = going(['c', 12_000], ['b', 10_500], ['a', 10_500, 6_500]);
    expect(row().refusal(bent)).toMatchObject({ rule: 'B55', facts: { other: { facts: { n: 2 } } } }); // past b
    bent.members[2].path.unshift(at(5_000, 6_500));
    row().does(bent);
  });

  test('not where it is switched off', () => {
    expect(row({}, {}, { formations: false }).why(march)).toBe('B66.switch');
  });
});

describe('[B67] limits', () => {
  test('nobody in contact with an opposing figure at the start, able or not', () => {
    const foe = (of: number) => ({ near: { is: 'barricade_militia', of, at: [5_000, 6_500], click: 4 } });
    expect(row({}, foe(1)).why(march)).toBe('B67.engaged');
    row({}, foe(0)).does(march);
  });

  test('nobody with Quickness or Flight showing', () => {
    const orcs = (click: number) => {
      const chewer = { is: 'shardchewer' };
      return row({ a: chewer, b: chewer, c: { is: 'dust_reaver', click } });
    };
    expect(orcs(0).why(march)).toBe('B67.ability');
    orcs(2).does(march);
    const host = (click: number) => {
      const fanatic = { is: 'ash_fanatic' };
      return row({ a: fanatic, b: fanatic, c: { is: 'ruin_chorister', click } });
    };
    expect(host(0).why(march)).toBe('B67.ability');
    host(4).does(march);
  });

  test('nobody with two tokens [B46], or who was given an action [B45]', () => {
    expect(row({ b: { tokens: 2 } }).refuses(march)).toBe('B46');
    expect(row({ b: { acted: 1 } }).refuses(march)).toBe('B45');
    const s = row({ b: { tokens: 1 } });
    s.does(march);
    expect([s.figure('b').tokens, s.figure('b').click, s.figure('a').click]).toEqual([2, 1, 0]); // it is pushed [B48]
  });

  test('halved for all if one starts in what hinders it', () => {
    const copse = { a: { at: [9_000, 10_000] }, b: { at: [7_500, 10_000] }, c: { at: [6_000, 10_000] } };
    const back = (by: number) => going(['c', 6_000 - by, 10_000], ['b', 7_500 - by, 10_000], ['a', 9_000 - by, 10_000]);
    expect(row(copse).why(back(3_501))).toBe('B54.length');
    row(copse).does(back(3_500));
  });

  test('one after another: nobody goes through who has not yet gone', () => {
    expect(row().refuses(going(['a', 12_000], ['b', 13_500], ['c', 15_000]))).toBe('B55');
  });

  test('what follows a move is settled after each; the others still move, even if one falls', () => {
    const bone = { is: 'ossuary_guard' }; // speed 5 on the last click
    const pike = { pike: { is: 'causeway_legionary', of: 1, at: [14_500, 5_000], facing: 18_000 } };
    const s = row({ a: bone, b: bone, c: { ...bone, click: 4 } }, pike);
    const told = s.does(going(['c', 13_000], ['b', 11_500], ['a', 10_000]));
    expect([s.figure('c').where, s.figure('b').at.x, s.figure('a').at.x]).toEqual(['fallen', 11_500, 10_000]);
    expect(only(told, 'tokenPlaced').map(({ figure }) => figure)).toEqual([s.no('b'), s.no('a')]);
    const spun = row({ a: bone, b: bone, c: bone }, { met: { is: 'ossuary_guard', of: 1, at: [14_500, 5_000] } });
    spun.does(going(['c', 13_000], ['b', 11_500], ['a', 10_000]));
    expect([spun.asks(), spun.asked(), spun.figure('b').at.x]).toEqual(['spin', 1, 6_500]);
    spun.does(DECLINE);
    expect(spun.figure('a').at.x).toBe(10_000);
  });
});
