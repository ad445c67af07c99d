import { describe, expect, test } from 'vitest';
import {
  aim,
  attack,
  cast,
  DONE,
  evocationsOf,
  explore,
  fight,
  of,
  only,
  PHASE_SORTIE,
  STOP,
  setUp,
  stance,
  step,
  story,
  TOKEN_SORTIE,
} from './table.ts';

const hunter = (id: string, at: string, damage = of(0, 0)) => ({ id, mode: 'hunting' as const, at, damage });

describe('by place', () => {
  test('[F32] away from its mage it hunts; its mage walking off changes nothing', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } } });
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', step('0,1'));
    s.does('jafar', STOP);
    expect(stance(s, 'jafar')).toBe('hunting 0,1');
    s.does('jafar', explore('0,-1'));
    s.does('jafar', STOP);
    expect(stance(s, 'jafar')).toBe('hunting 0,1');
  });

  test('[F32] none that guards is ever in another room: it leaves with its mage', () => {
    const s = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'guard' } } });
    s.does('jafar', explore('0,1'));
    s.does('jafar', STOP);
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,1', 'guard']);
  });
});

describe('a normal evocation', () => {
  test('[F33] it is attacked, pushed, placed and swapped as a model of its own', () => {
    const enemy = (set: string) => {
      const s = setUp({
        turn: 'nero',
        nero: { at: '0,1', set: { I: set } },
        tessa: { at: '2,-2', familiar: hunter('drogon', '0,1') },
      });
      s.does('nero', cast('I'));
      if (s.asks() === 'target') s.does('nero', aim('tessa.drogon.1'));
      return s;
    };
    expect(enemy('ember_dart/b').card('tessa', 'drogon')).toBe('N3');
    const pushed = enemy('wrong_door/a');
    pushed.does('nero', step('0,2'));
    pushed.does('nero', STOP);
    expect(stance(pushed, 'tessa')).toBe('hunting 0,2');
    const placed = enemy('gate_of_thorns/a');
    placed.does('nero', { room: '-2,0' });
    expect(stance(placed, 'tessa')).toBe('hunting -2,0');
    const swapped = setUp({
      turn: 'nero',
      nero: { at: '0,1', set: { I: 'twin_in_glass/b' } },
      tessa: { at: '2,-2', familiar: hunter('drogon', '0,2') },
    });
    swapped.does('nero', cast('I'));
    expect([stance(swapped, 'tessa'), swapped.seat('nero').at]).toEqual(['hunting 0,1', '0,2']);
  });

  test('[F33] its mage may heal it where it is, if it is within range', () => {
    const heal = (at: string) => {
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'mending_water/a' }, familiar: hunter('drogon', at, of(1, 2)) },
      });
      s.does('jafar', cast('I'));
      return s;
    };
    const near = heal('0,1');
    near.does('jafar', { do: 'take', from: 'card', whose: 'nero' });
    expect(near.card('jafar', 'drogon')).toBe('N1');
    const far = heal('0,2');
    expect([far.asks(), far.card('jafar', 'drogon')]).toEqual(['turn', 'N2']);
  });

  test('[F33] Command, rooms and spells activate it', () => {
    const s = setUp({
      jafar: { at: '0,-1', set: { I: 'homunculus/b' }, familiar: hunter('yocca', '0,1') },
      nero: { at: '0,1' },
    });
    s.does('jafar', { do: 'command', model: 'jafar.yocca.1' });
    s.does('jafar', attack('nero'));
    s.does('jafar', STOP);
    expect(s.sheet('nero')).toBe('J2');
    s.does('jafar', cast('I'));
    s.does('jafar', step('0,2'));
    s.does('jafar', STOP);
    expect(stance(s, 'jafar')).toBe('hunting 0,2');
    const ossuary = setUp({ jafar: { at: '0,-2', familiar: hunter('yocca', '0,1') }, nero: { at: '0,1' } });
    ossuary.does('jafar', { do: 'explore', activate: true });
    ossuary.does('jafar', attack('nero'));
    expect(ossuary.sheet('nero')).toBe('J2');
  });
});

describe('the Evocation phase', () => {
  const inPhase = (familiar: object, more: object = {}) =>
    setUp({ phase: 'evocation', jafar: { at: '0,1', familiar, ...more } as never, nero: { at: '0,1' } });

  test('[F34] a Guarding familiar may be sent out and is activated at once; no token is turned', () => {
    const s = inPhase({ id: 'polpetta', mode: 'guard', token: 'ready' });
    s.does('jafar', PHASE_SORTIE);
    expect([s.asks(), stance(s, 'jafar')]).toEqual(['activation', 'hunting 0,1']);
    expect(s.evocation('jafar', 'polpetta')?.token).toBe('ready');
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3');
  });

  test('[F34] a used token is no hindrance, and nobody has to', () => {
    const s = inPhase({ id: 'polpetta', mode: 'guard', token: 'used' });
    expect(s.options('jafar')).toEqual([PHASE_SORTIE, DONE]);
    s.does('jafar', DONE);
    expect(stance(s, 'jafar')).toBe('guard');
  });

  test('[F34] only on his turn, and only with a familiar in Guard', () => {
    const s = setUp({
      phase: 'evocation',
      jafar: { at: '0,1', evocations: [{ id: 'bone_thrall', at: '2,0' }], familiar: hunter('argo', '0,0') },
      nero: { at: '0,1', familiar: { id: 'polly', mode: 'guard' } },
    });
    expect(s.asked()).toEqual(['jafar']);
    expect(s.why('jafar', PHASE_SORTIE)).toBe('F34');
    s.does('jafar', DONE);
    expect([s.asked(), s.options('nero')]).toEqual([['nero'], [PHASE_SORTIE, DONE]]);
  });

  test('[F34] [R31] in the Action phase the token is the only way out', () => {
    const s = setUp({ jafar: { at: '0,1', familiar: { id: 'polly', mode: 'guard', token: 'used' } } });
    const deeds = new Set(s.options('jafar').map((one) => (one as { do: string }).do));
    expect([...deeds].sort()).toEqual(['explore', 'fight', 'pass']);
  });

  test('[F35] once in the phase, whether it began in Guard or in Hunting', () => {
    const thrall = { evocations: [{ id: 'bone_thrall', at: '2,0' }] };
    const guard = inPhase({ id: 'drogon', mode: 'guard' }, thrall);
    guard.does('jafar', PHASE_SORTIE);
    guard.does('jafar', step('0,2'));
    guard.does('jafar', STOP);
    expect(guard.why('jafar', { do: 'activate', model: 'jafar.drogon.2' })).toBe('B56.acted');
    const hunting = inPhase(hunter('drogon', '0,2'), thrall);
    hunting.does('jafar', { do: 'activate', model: 'jafar.drogon.2' });
    hunting.does('jafar', step('0,1'));
    hunting.does('jafar', STOP);
    expect(stance(hunting, 'jafar')).toBe('guard');
    expect(hunting.why('jafar', PHASE_SORTIE)).toBe('F35');
  });

  test('[F35] an activation by the token or by Command does not use it up', () => {
    const s = setUp({ jafar: { at: '0,1', familiar: hunter('drogon', '0,0') } });
    s.does('jafar', { do: 'command', model: 'jafar.drogon.1' });
    s.does('jafar', STOP);
    evocationsOf(s, 'jafar');
    expect(s.options('jafar')).toContainEqual({ do: 'activate', model: 'jafar.drogon.1' });
  });

  test('[F35] and the next round begins anew', () => {
    const s = inPhase({ id: 'drogon', mode: 'guard' });
    s.does('jafar', PHASE_SORTIE);
    s.does('jafar', STOP);
    expect(s.view().round).toBe(2);
    expect(s.evocation('jafar', 'drogon')?.acted).toBe(false);
  });
});

describe('damage', () => {
  test('[F36] what is aimed at it goes on its card, not on its mage', () => {
    const s = setUp({ jafar: { at: '0,1' }, tessa: { at: '0,1', familiar: hunter('lerna', '0,1') } });
    s.does('jafar', fight('tessa.lerna.1'));
    expect([s.card('tessa', 'lerna'), s.sheet('tessa')]).toEqual(['J2', '']);
  });

  test('[F36] beyond its slots it is lost and never reaches the mage', () => {
    const s = setUp({ jafar: { at: '0,1' }, tessa: { at: '0,1', familiar: hunter('polly', '0,1', of(0, 1)) } });
    const events = s.does('jafar', fight('tessa.polly.1'));
    expect(only(events, 'damaged')).toMatchObject([{ n: 1, lost: 1 }]);
    expect([stance(s, 'tessa'), s.sheet('tessa')]).toEqual(['none', '']);
  });

  const struck = (sheet: number, hurt = 0) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,1', set: { I: 'thunder_nail/a' } },
      tessa: { at: '0,0', damage: of(0, sheet), familiar: hunter('smaug', '2,-2', of(0, hurt)) },
    });
    s.does('nero', cast('I'));
    return s;
  };

  test.each([
    [8, 'J8 N3', ''],
    [9, 'J9 N2', 'N1'],
    [10, 'J10 N1', 'N2'],
    [11, 'J11', 'N3'],
  ])(
    '[F37] with %i cubes on the sheet his own slots are filled first, the excess goes to the hunter',
    (n, sheet, card) => {
      const s = struck(n);
      expect([s.asks(), s.sheet('tessa'), s.card('tessa', 'smaug')]).toEqual(['turn', sheet, card]);
      expect(s.seat('tessa').at).toBe('0,0');
    },
  );

  test('[F37] [R47] what the hunter cannot take either is lost', () => {
    const s = struck(10, 3);
    expect(only(story(s), 'damaged').at(-1)).toMatchObject({ shared: 1, lost: 1, how: 'overflowed' });
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 1 }]);
  });
});
