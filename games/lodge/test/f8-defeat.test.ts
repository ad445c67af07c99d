import { describe, expect, test } from 'vitest';
import { attack, cast, explore, fight, of, only, STOP, setUp, stance, story } from './table.ts';

const guard = (id: string, damage = of(0, 0)) => ({ id, mode: 'guard' as const, damage });
const hunter = (id: string, at: string, damage = of(0, 0)) => ({ id, mode: 'hunting' as const, at, damage });

describe('not while it lives', () => {
  test('[F38] a full life bar does nothing by itself, in Guard or in Hunting', () => {
    for (const familiar of [guard('smaug'), hunter('smaug', '2,-2')]) {
      const s = setUp({ jafar: { at: '0,0' }, tessa: { at: '0,0', damage: of(1, 9), familiar } });
      s.does('jafar', fight('tessa'));
      if (s.asks() === 'divide') s.does('tessa', { share: 0 });
      expect([s.sheet('tessa'), s.seat('tessa').at]).toEqual(['N9 J2', '0,0']);
      expect(only(story(s), 'defeated')).toEqual([]);
    }
  });

  test('[F38] without a familiar it is a defeat', () => {
    const s = setUp({ jafar: { at: '0,0' }, tessa: { at: '0,0', damage: of(1, 9) } });
    s.does('jafar', fight('tessa'));
    expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 0 }]);
    expect(s.seat('tessa')).toMatchObject({ at: 'cell', damage: [] });
  });

  test('[F38] an effect that defeats outright does nothing to him either', () => {
    const word = (familiar?: ReturnType<typeof guard>) => {
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'final_word/a' } },
        tessa: { at: '0,1', damage: of(1, 8), ...(familiar ? { familiar } : {}) },
      });
      s.does('jafar', cast('I'));
      return s;
    };
    const saved = word(guard('polly'));
    expect([saved.sheet('tessa'), saved.seat('tessa').at, stance(saved, 'tessa')]).toEqual(['N8', '0,1', 'guard']);
    expect(only(story(saved), 'unharmed')).toMatchObject([{ by: 3, familiar: 'polly' }]);
    expect(word().seat('tessa').at).toBe('cell');
  });
});

describe('the Trophy and the points', () => {
  const lastHit = (familiar: object, target: string) => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'ember_dart/b' } },
      nero: { at: '2,0' },
      tessa: { at: target === 'tessa' ? '0,0' : '2,-2', damage: [...of(1, 7), ...of(2, 4)], familiar } as never,
    });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[F39] the last hit takes it, on the mage as on the familiar', () => {
    const onMage = lastHit(guard('polly'), 'tessa');
    const onHunter = lastHit(hunter('polly', '0,0'), 'tessa.polly.1');
    for (const s of [onMage, onHunter]) {
      expect(only(story(s), 'defeated')).toMatchObject([{ seat: 3, trophy: 0 }]);
      expect(s.seat('jafar').trophies).toEqual([{ of: 3, n: 1 }]);
    }
  });

  test('[F39] not whoever has most cubes on the sheet', () => {
    const s = lastHit(guard('polly'), 'tessa');
    expect([s.seat('nero').trophies, s.seat('rebecca').trophies]).toEqual([[], []]);
  });

  test('[F40] only the sheet scores: cubes on the card of the familiar count for nothing', () => {
    const s = lastHit(guard('polly'), 'tessa');
    expect(s.view().seats.map(({ power }) => power)).toEqual([0, 4, 2, 0]);
    expect(only(story(s), 'defeatScored')[0].prizes).toMatchObject([
      { who: 1, cubes: 7, points: 4 },
      { who: 2, cubes: 4, points: 2 },
    ]);
  });

  test('[F40] the preview on the table leaves them out, too', () => {
    const s = setUp({ tessa: { at: '0,0', damage: of(1, 3), familiar: guard('smaug', of(0, 3)) } });
    expect(s.seat('tessa').prizes).toMatchObject([{ who: 1, cubes: 3 }]);
  });
});

describe('a defeated familiar', () => {
  const killed = () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { power: 2 },
      tessa: { at: '2,-2', familiar: { ...hunter('polly', '0,0', of(1, 1)), token: 'used' } },
    });
    s.does('jafar', fight('tessa.polly.1'));
    return s;
  };

  test('[F41] goes back to the reserve, its cubes to their owners', () => {
    const s = killed();
    expect(stance(s, 'tessa')).toBe('none');
    expect(s.view().reserve).toContain('polly');
    expect([s.seat('jafar').supply, s.seat('nero').supply]).toEqual([25, 25]);
  });

  test('[F41] and is at once for everybody, undamaged and with its token ready', () => {
    const s = killed();
    s.does('jafar', explore('1,-1'));
    s.does('jafar', { do: 'step', to: '1,-2' });
    s.does('jafar', { do: 'activate' });
    s.does('jafar', { familiar: 'polly' });
    expect(s.evocation('jafar', 'polly')).toMatchObject({ damage: [], token: 'ready', mode: 'guard' });
  });

  test('[F41] one that still has a free slot stays', () => {
    const s = setUp({ jafar: { at: '0,0' }, tessa: { at: '2,-2', familiar: hunter('argo', '0,0') } });
    s.does('jafar', fight('tessa.argo.1'));
    expect([stance(s, 'tessa'), s.card('tessa', 'argo')]).toEqual(['hunting 0,0', 'J2']);
    expect(s.view().reserve).not.toContain('argo');
  });

  test('[R45] by itself it gives neither Trophy nor Power, and its mage goes on', () => {
    const s = killed();
    expect(s.view().seats.map(({ power }) => power)).toEqual([0, 2, 0, 0]);
    expect(s.seat('jafar').trophies).toEqual([]);
    expect(only(story(s), 'defeated')).toEqual([]);
    expect(s.seat('tessa').at).toBe('2,-2');
  });

  test('[R45] an ordinary evocation goes to the supply the same way', () => {
    const s = setUp({ jafar: { at: '0,0' }, tessa: { evocations: [{ id: 'bone_thrall', at: '0,0' }] } });
    expect(s.view().copies.bone_thrall).toBe(7);
    s.does('jafar', fight('tessa.bone_thrall.1'));
    expect([s.view().copies.bone_thrall, s.seat('jafar').power]).toEqual([8, 0]);
  });
});

describe('first the familiar, then the mage', () => {
  const both = (set: object) => {
    const s = setUp({
      jafar: { at: '0,0', familiar: guard('polpetta') },
      tessa: { at: '0,0', damage: of(1, 9), familiar: guard('polly', of(1, 1)), set } as never,
    });
    s.does('jafar', { do: 'familiar', use: 'sortie' });
    s.does('jafar', attack('tessa'));
    return s;
  };

  test('[R23] full at the same check, the familiar leaves and then he is defeated', () => {
    const s = both({});
    const order = story(s).flatMap(({ type }) => (type === 'evocationLeft' || type === 'defeated' ? [type] : []));
    expect(order).toEqual(['evocationLeft', 'defeated']);
  });

  test('[R23] with every reaction that this allows: he may heal and stand, without it', () => {
    const s = both({ I: 'last_candle/a' });
    s.does('tessa', { do: 'decline' }); // about to suffer damage
    expect([s.asks(), stance(s, 'tessa')]).toEqual(['react', 'none']);
    s.does('tessa', { do: 'reveal', slot: 'I' });
    s.does('tessa', { do: 'take', from: 'sheet', whose: 'nero' });
    s.does('tessa', STOP);
    expect([s.sheet('tessa'), s.seat('tessa').at]).toEqual(['N8 J2', '0,0']);
    expect(s.seat('jafar').trophies).toEqual([]);
  });
});
