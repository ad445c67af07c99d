import { describe, expect, test } from 'vitest';
import { aim, attack, cast, DECLINE, into, of, only, STOP, setUp, step, type TestMatch } from './table.ts';

const thralls = (n: number, at = '0,0') => Array.from({ length: n }, () => ({ id: 'bone_thrall', at }));

describe('summoning', () => {
  test('[B54] from the supply, undamaged, into a room within range', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'raise_thrall/a' } } });
    s.does('jafar', cast('I'));
    expect(s.why('jafar', into('2,0'))).toBe('B6.far');
    s.does('jafar', into('1,0'));
    expect(s.evocation('jafar', 'bone_thrall')).toMatchObject({ at: '1,0', damage: [], familiar: false });
    expect(s.view().copies.bone_thrall).toBe(7);
  });

  test('[B54] without a copy in the supply nothing is summoned', () => {
    const giant = [{ id: 'grave_giant', at: '2,0' }];
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'gravedigger/b' } },
      nero: { evocations: giant },
      tessa: { evocations: giant },
    });
    s.does('jafar', cast('I'));
    expect([s.seat('jafar').evocations, s.sheet('jafar')]).toEqual([[], '*2']); // the price is printed all the same
  });

  const full = (who: 'jafar' | 'tessa' = 'jafar'): TestMatch => {
    const s = setUp({
      turn: who,
      nero: { evocations: [{ id: 'cinder_imp', at: '2,0' }] },
      [who]: {
        at: '0,0',
        set: { I: 'homunculus/a' },
        evocations: [...thralls(2), { id: 'glass_twin', at: '0,0', damage: [] }],
      },
    });
    s.does(who, cast('I'));
    return s;
  };

  test('[B55] for a fourth he removes one of his own, and nobody scores', () => {
    const s = full();
    expect(s.asks()).toBe('makeRoom');
    s.does('jafar', { do: 'remove', model: 'jafar.bone_thrall.2' });
    expect(s.seat('jafar').evocations.map(({ creature }) => creature)).toEqual([
      'bone_thrall',
      'slag_golem',
      'glass_twin',
    ]);
    expect([s.view().copies.bone_thrall, s.seat('nero').power, s.view().rose.power]).toEqual([7, 0, 0]);
  });

  test('[B55] or declines', () => {
    const s = full();
    const events = s.does('jafar', DECLINE);
    expect(only(events, 'notSummoned')).toMatchObject([{ by: 0, why: 'B55' }]);
    expect(s.seat('jafar').evocations).toHaveLength(3);
  });

  test('[B55] only an evocation of his own makes room, not a mage', () => {
    for (const who of ['jafar', 'tessa'] as const) {
      const s = full(who);
      expect(s.why(who, { do: 'remove', model: who })).toBe('B55.mage');
      expect(s.why(who, { do: 'remove', model: 'nero' })).toBe('B55.mage');
      expect(s.why(who, { do: 'remove', model: 'nero.cinder_imp.1' })).toBe('B55.other');
      expect(s.why(who, { do: 'remove', model: 'rebecca.bone_thrall.3' })).toBe('B7');
    }
  });
});

describe('defeated evocations', () => {
  test('[B61] full slots: cubes to their owners, the card to the supply, nothing for anybody', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', evocations: [{ id: 'slag_golem', at: '0,0', damage: [2, 'rose'] }] },
    });
    s.does('jafar', { do: 'fight', model: 'nero.slag_golem.1' });
    expect(s.seat('nero').evocations).toEqual([]);
    expect(s.view().copies.slag_golem).toBe(3);
    expect(s.view().seats.map(({ supply, power, trophies }) => [supply, power, trophies.length])).toEqual(
      Array(4).fill([25, 0, 0]),
    );
  });

  test('[B61] one slot short it stays', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', evocations: [{ id: 'slag_golem', at: '0,0', damage: of(2, 1) }] },
    });
    s.does('jafar', { do: 'fight', model: 'nero.slag_golem.1' });
    expect(s.card('nero', 'slag_golem')).toBe('R1 J2');
  });
});

describe('effects on evocations', () => {
  test('[B55] [B58] a summons that was declined leaves nothing to activate at once', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'grave_march/b' }, evocations: thralls(3) }, nero: { at: '0,0' } });
    s.does('jafar', cast('I'));
    s.does('jafar', DECLINE);
    expect([s.asks(), s.sheet('nero')]).toEqual(['turn', '']);
    const made = setUp({ jafar: { at: '0,0', set: { I: 'grave_march/b' }, evocations: thralls(3, '2,0') } });
    made.does('jafar', cast('I'));
    made.does('jafar', { do: 'remove', model: 'jafar.bone_thrall.2' });
    expect(made.asks()).toBe('activation');
    made.does('jafar', step('0,1'));
    made.does('jafar', STOP);
    expect(made.seat('jafar').evocations.map(({ at }) => at)).toEqual(['2,0', '0,1', '2,0']);
  });

  test('[B58] each of his evocations once, in the order he likes', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'host_of_ash/b' }, evocations: thralls(3, '2,0') },
      nero: { at: '2,0' },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', aim('jafar.bone_thrall.2'));
    s.does('jafar', attack('nero'));
    s.does('jafar', STOP);
    expect(s.options('jafar')).toEqual([aim('jafar.bone_thrall.1'), aim('jafar.bone_thrall.3')]);
    expect(s.why('jafar', aim('nero'))).toBe('B40.mage');
    s.does('jafar', aim('jafar.bone_thrall.3'));
    s.does('jafar', STOP);
    s.does('jafar', attack('nero')); // the last of them needs no choice
    s.does('jafar', STOP);
    expect([s.asks(), s.sheet('nero')]).toEqual(['turn', 'J2']);
  });

  test('[B61] only an enemy evocation with few free slots left is removed by an effect', () => {
    const reckoning = (health: number): TestMatch => {
      const damage = of(2, health);
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'reckoning/a' }, evocations: thralls(1) },
        nero: {
          evocations: [
            { id: 'slag_golem', at: '0,1', damage },
            { id: 'bone_thrall', at: '1,1' },
          ],
        },
      });
      s.does('jafar', cast('I'));
      return s;
    };
    expect(reckoning(1).seat('nero').evocations).toHaveLength(2); // three free slots; the Thrall is on no row
    const s = reckoning(2);
    expect(s.seat('nero').evocations.map(({ creature }) => creature)).toEqual(['bone_thrall']);
    expect([s.seat('rebecca').supply, s.seat('jafar').evocations.length]).toEqual([25, 1]);
  });
});
