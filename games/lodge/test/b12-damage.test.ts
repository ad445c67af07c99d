import { describe, expect, test } from 'vitest';
import {
  cast,
  DECLINE,
  EXPLORE_HERE,
  fight,
  of,
  only,
  reveal,
  STOP,
  setUp,
  story,
  type TestMatch,
  take,
} from './table.ts';

describe('a packet', () => {
  test('[B67] armour and protection lower it; what is left is placed', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'thunder_nail/b' } },
      jafar: { at: '0,0', buffs: { armour: 1 }, set: { I: 'false_letter/b' } },
    });
    s.does('nero', cast('I'));
    s.does('jafar', DECLINE);
    s.does('jafar', reveal('I'));
    s.does('jafar', STOP);
    s.quietly();
    expect(s.sheet('jafar')).toBe('N2'); // 4 − 1 − 1
  });

  test('[B67] zero damage triggers nothing', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', set: { I: 'last_candle/b', II: 'foreseen_blow/a' } } });
    s.does('jafar', fight('nero'));
    s.does('nero', reveal('II')); // 2 − 3
    expect([s.asks(), s.sheet('nero')]).toEqual(['turn', '']); // and no trap for having been damaged
    expect(only(story(s), 'damaged')).toEqual([]);
  });

  test('[B67] cubes go on free slots, the rest is lost', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', evocations: [{ id: 'glass_twin', at: '0,0' }] } });
    const events = s.does('jafar', fight('nero.glass_twin.1'));
    expect(only(events, 'damaged')).toMatchObject([{ n: 1, lost: 1 }]);
    expect(s.seat('jafar').supply).toBe(25);
  });

  test('[B67] without a cube in the supply there is no packet, and nothing to protect against', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', set: { I: 'foreseen_blow/a' } },
      rebecca: { damage: of(0, 10) },
      tessa: { damage: of(0, 10) },
      rooms: { '2,0': { cubes: of(0, 5) } },
    });
    s.does('jafar', fight('nero'));
    expect([s.asks(), s.sheet('nero')]).toEqual(['turn', '']);
  });
});

describe('several models at once', () => {
  /** Jaf'ar has so many cubes left and breathes on everybody. */
  const breath = (left: number, more: Parameters<typeof setUp>[0] = {}): TestMatch => {
    const elsewhere = [Math.min(10, 25 - left), Math.min(6, Math.max(0, 15 - left)), Math.max(0, 9 - left)];
    const s = setUp({
      crown: 'rebecca',
      turn: 'jafar',
      jafar: { at: '0,0', set: { I: 'kiln_breath/a' } },
      nero: {
        at: '0,0',
        evocations: [
          { id: 'slag_golem', at: '0,0' },
          { id: 'bone_thrall', at: '0,0' },
          { id: 'slag_golem', at: '0,0' },
        ],
      },
      rebecca: { at: '0,0' },
      tessa: { at: '2,0', evocations: [{ id: 'slag_golem', at: '0,0' }] },
      rooms: Object.fromEntries(['0,-1', '2,0', '-2,0'].map((room, i) => [room, { cubes: of(0, elsewhere[i]) }])),
      ...more,
    });
    s.does('jafar', cast('I'));
    return s;
  };
  const on = (s: TestMatch) => [
    s.sheet('rebecca'),
    s.sheet('nero'),
    s.card('tessa', 'slag_golem'),
    ...s.seat('nero').evocations.map(({ damage }) => (damage.length > 0 ? `J${damage.length}` : '')),
  ];

  test('[B68] each gets a packet, and defeats are checked when all cubes are placed', () => {
    const s = breath(25, { rebecca: { at: '0,0', damage: of(3, 9) } });
    // Rebecca is defeated, but not before the others are hit; so is the Thrall.
    expect([s.seat('rebecca').at, s.sheet('nero'), s.card('tessa', 'slag_golem')]).toEqual(['cell', 'J2', 'J2']);
    expect(s.seat('nero').evocations.map(({ creature }) => creature)).toEqual(['slag_golem', 'slag_golem']);
  });

  test('[B68] when cubes are short: mages in play order, then evocations in the order of their owners', () => {
    expect(on(breath(3))).toEqual(['J2', 'J1', '', '', '', '']);
    expect(on(breath(5))).toEqual(['J2', 'J2', 'J1', '', '', '']); // Rebecca, Tessa, Jaf'ar, Nero
    expect(on(breath(8))).toEqual(['J2', 'J2', 'J2', 'J2', '', '']);
  });

  test('[B68] choices are made in play order, mages are defeated in play order', () => {
    const guarded = (id: string) => ({ at: '0,0', damage: of(0, 4), familiar: { id, mode: 'guard' as const } });
    const s = setUp({
      crown: 'tessa',
      turn: 'jafar',
      jafar: { at: '0,0', set: { I: 'kiln_breath/a' } },
      nero: guarded('muso'),
      tessa: guarded('argo'),
    });
    s.does('jafar', cast('I'));
    expect(s.asked()).toEqual(['tessa']);
    s.does('tessa', { share: 1 });
    expect(s.asked()).toEqual(['nero']);
    const both = setUp({
      crown: 'tessa',
      turn: 'jafar',
      jafar: { at: '0,0', set: { I: 'kiln_breath/a' } },
      nero: { at: '0,0', damage: of(2, 10) },
      tessa: { at: '0,0', damage: of(2, 10) },
    });
    expect(only(both.does('jafar', cast('I')), 'defeated').map(({ seat }) => seat)).toEqual([3, 1]);
  });
});

test('[B69] cubes are those of whoever dealt the damage: by mage, spell, evocation or familiar, or of the Rose', () => {
  const s = setUp({
    jafar: {
      at: '0,0',
      set: { I: 'ember_dart/b', Q: 'thunder_nail/b' },
      evocations: [{ id: 'cinder_imp', at: '2,0' }],
      familiar: { id: 'polpetta', mode: 'hunting', at: '2,0' },
    },
    nero: { at: '0,0' },
    rebecca: { at: '2,0' },
  });
  s.does('jafar', cast('I'));
  s.does('jafar', cast('Q'));
  expect([s.sheet('nero'), s.sheet('jafar')]).toEqual(['J7', '*2']);
  for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, { do: 'pass' });
  for (const [model, sheet] of [
    ['jafar.cinder_imp.1', 'J1'],
    ['jafar.polpetta.2', 'J4'],
  ]) {
    s.does('jafar', { do: 'command', model });
    s.does('jafar', { do: 'attack', model: 'rebecca' });
    if (s.asks() === 'activation') s.does('jafar', STOP);
    expect(s.sheet('rebecca')).toBe(sheet);
  }
});

describe('healing and converting', () => {
  const hurt = (event = false): TestMatch => {
    const s = setUp({
      ...(event ? { track: { 1: 'e206' } } : {}),
      jafar: { at: '-1,1', damage: [1, 1, 'rose', 3] },
      nero: { at: '0,0' },
    });
    s.does('jafar', EXPLORE_HERE); // the Infirmary: 3
    return s;
  };

  test('[B77] up to n cubes of his choice, which go back to their owners', () => {
    const s = hurt();
    expect(s.options('jafar')).toEqual([take('sheet', 'nero'), take('sheet', 'tessa'), take('sheet', 'rose'), STOP]);
    expect(s.why('jafar', take('sheet', 'rebecca'))).toBe('B77.none');
    expect(s.why('jafar', take('card', 'nero'))).toBe('B77.elsewhere');
    s.does('jafar', take('sheet', 'rose'));
    s.does('jafar', take('sheet', 'nero'));
    s.does('jafar', STOP);
    expect([s.sheet('jafar'), s.seat('nero').supply, s.view().rose.supply]).toEqual(['N1 T1', 24, 30]);
  });

  test('[B77] no more than n, and nobody heals while an event forbids it', () => {
    const s = hurt();
    for (let i = 0; i < 3; i++) s.does('jafar', s.options('jafar')[0] as object);
    expect([s.asks(), s.sheet('jafar')]).toEqual(['steps', '*1']);
    expect(hurt(true).asks()).toBe('steps');
    const familiar = { id: 'miamat', mode: 'hunting' as const, at: '0,0', damage: [1] };
    const hydra = setUp({ track: { 1: 'e206' }, jafar: { at: '-1,1', familiar }, nero: { at: '0,0' } });
    hydra.does('jafar', { do: 'command', model: 'jafar.miamat.1' });
    expect(hydra.asks()).toBe('activation'); // it heals nothing at the start
  });

  test('[B77] the healed player chooses, an evocation of his own too', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        set: { I: 'mending_water/a' },
        evocations: [
          { id: 'slag_golem', at: '1,0', damage: [1, 2] },
          { id: 'slag_golem', at: '2,0', damage: [1] },
        ],
      },
      nero: { evocations: [{ id: 'slag_golem', at: '0,0', damage: [2] }] }, // not his
    });
    s.does('jafar', cast('I')); // only one of them is within 1
    s.does('jafar', take('card', 'rebecca'));
    s.does('jafar', take('card', 'nero'));
    expect(s.seat('jafar').evocations.map(({ damage }) => damage)).toEqual([[], [1]]);
  });

  const leech = (more: Parameters<typeof setUp>[0] = {}): TestMatch => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'leech_word/b' } },
      nero: { at: '0,1', damage: [2, 0, 'rose', 3, 2] },
      ...more,
    });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[B78] up to n cubes of others become his where they lie; it is not damage', () => {
    const s = leech();
    expect(s.options('jafar')).toEqual([take('sheet', 'rebecca'), take('sheet', 'tessa'), take('sheet', 'rose'), STOP]);
    expect(s.why('jafar', take('sheet', 'jafar'))).toBe('B78.own');
    expect(s.why('jafar', take('sheet', 'nero'))).toBe('B78.none');
    s.does('jafar', take('sheet', 'rose'));
    s.does('jafar', take('sheet', 'rebecca'));
    s.does('jafar', take('sheet', 'tessa'));
    expect([s.asks(), s.seat('nero').damage]).toEqual(['turn', [2, 0, 0, 0, 0]]);
    expect([s.seat('jafar').supply, s.seat('rebecca').supply, s.view().rose.supply]).toEqual([21, 24, 30]);
  });

  test('[B78] as far as the supply reaches', () => {
    const s = leech({
      rebecca: { damage: of(0, 10) },
      tessa: { damage: of(0, 10) },
      rooms: { '2,0': { cubes: of(0, 3) } },
    });
    s.does('jafar', take('sheet', 'rose'));
    expect([s.asks(), s.sheet('nero')]).toEqual(['turn', 'R2 J2 T1']);
  });

  test('[B78] [B8] what is his already, or nobody hurt, is nothing to convert', () => {
    expect(leech({ nero: { at: '0,1', damage: of(0, 3) } }).asks()).toBe('turn');
    expect(leech({ nero: { at: '0,1' } }).asks()).toBe('turn');
  });
});
