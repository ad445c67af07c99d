import { describe, expect, test } from 'vitest';
import {
  attack,
  cast,
  command,
  DECLINE,
  explore,
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

describe('using reactions', () => {
  test('[B47] every player may use one that answers the trigger, in play order, and it is discarded', () => {
    const trap = { I: 'poisoned_threshold/a', II: 'wall_of_cinders/b', III: 'salt_skin/b' };
    const s = setUp({
      crown: 'rebecca',
      turn: 'jafar',
      jafar: { at: '0,0' },
      nero: { at: '0,1', set: trap },
      tessa: { at: '0,1', set: { I: 'unstable_flesh/b' } },
    });
    s.does('jafar', explore('0,1'));
    expect([s.asks(), s.asked()]).toEqual(['react', ['tessa']]); // Rebecca, Tessa, Jaf'ar, Nero
    s.does('tessa', reveal('I'));
    expect([s.sheet('jafar'), s.asked()]).toEqual(['T2', ['nero']]);
    expect(s.why('nero', reveal('III'))).toBe('B48');
    s.does('nero', reveal('II'));
    expect(s.sheet('jafar')).toBe('T2 N2');
    expect(s.asks()).toBe('steps'); // at most one for one trigger: the other trap waits
    expect(s.seat('nero').spent).toEqual(['wall_of_cinders']);
    expect(s.seat('nero').slots.map(({ filled }) => filled)).toEqual([true, false, true, false]);
  });

  test('[B47] it may be declined, and a mage in his Cell is not asked', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,1', set: { I: 'wall_of_cinders/b' } },
      tessa: { set: { I: 'wall_of_cinders/b' } },
    });
    s.does('jafar', explore('0,1'));
    expect(s.asked()).toEqual(['nero']);
    s.does('nero', DECLINE);
    expect([s.sheet('jafar'), s.seat('nero').slots[0].filled]).toEqual(['', true]);
  });

  test('[B47] [B29] whoever has a spell face down is asked, whatever it is', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,1', set: { I: 'ember_dart/a' } } });
    s.does('jafar', explore('0,1'));
    expect([s.asked(), s.options('nero')]).toEqual([['nero'], [DECLINE]]);
    expect(s.why('nero', reveal('I'))).toBe('B35.cast');
    expect(s.why('nero', reveal('II'))).toBe('B47');
  });
});

describe('about to suffer damage', () => {
  test('[B48] before the packet is placed, from any source', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', set: { I: 'foreseen_blow/a' } } });
    s.does('jafar', fight('nero'));
    expect([s.asks(), s.sheet('nero')]).toEqual(['react', '']);
    s.does('nero', reveal('I'));
    expect(s.sheet('nero')).toBe('');
    const price = setUp({
      turn: 'nero',
      jafar: { at: '0,1' },
      nero: { at: '0,0', set: { I: 'thunder_nail/b', II: 'wall_of_cinders/a' } },
    });
    price.does('nero', cast('I'));
    price.does('nero', reveal('II')); // the 2 of the Black Rose, who cannot be hit back
    expect([price.sheet('nero'), price.sheet('jafar')]).toEqual(['', 'N4']);
  });

  test('[B48] not for a packet that armour has made nothing of', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', buffs: { armour: 2 }, set: { I: 'foreseen_blow/a' } } });
    s.does('jafar', fight('nero'));
    expect(s.asks()).not.toBe('react');
  });

  test('[B48] in an area each protects his own packet, whatever the numbers of the others', () => {
    const skin = { set: { I: 'wall_of_cinders/a' } };
    for (const [who, after] of [
      ['rebecca', { nero: 'J2', rebecca: '', tessa: 'J2' }],
      ['tessa', { nero: 'J2', rebecca: 'J2', tessa: '' }],
    ] as const) {
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'kiln_breath/a' } },
        nero: { at: '0,0' },
        rebecca: { at: '0,0' },
        tessa: { at: '0,0' },
        [who]: { at: '0,0', ...skin },
      });
      s.does('jafar', cast('I'));
      s.does(who, DECLINE); // an enemy casts
      s.does(who, reveal('I'));
      s.quietly();
      expect({ nero: s.sheet('nero'), rebecca: s.sheet('rebecca'), tessa: s.sheet('tessa') }).toEqual(after);
      expect(s.sheet('jafar')).toBe(who === 'rebecca' ? 'R1' : 'T1'); // and hits back
    }
  });
});

describe('damaged', () => {
  const hit = (more: Parameters<typeof setUp>[0] = {}) =>
    setUp({
      jafar: { at: '0,0', evocations: [{ id: 'cinder_imp', at: '0,0' }] },
      nero: { at: '0,0', set: { I: 'last_candle/b' } },
      ...more,
    });

  test('[B49] after the damage; the trigger is the evocation that attacked, otherwise the mage', () => {
    const s = hit();
    s.does('jafar', fight('nero'));
    expect(s.why('nero', reveal('I'))).toBe('B49'); // he is only about to suffer
    s.does('nero', DECLINE);
    s.does('nero', reveal('I'));
    expect([s.sheet('nero'), s.sheet('jafar')]).toEqual(['J2', 'N2']);
    const imp = hit();
    imp.does('jafar', command('jafar.cinder_imp.1'));
    imp.does('jafar', attack('nero'));
    imp.does('nero', DECLINE);
    imp.does('nero', reveal('I'));
    expect([imp.sheet('jafar'), imp.evocation('jafar', 'cinder_imp')]).toEqual(['', undefined]);
  });

  test('[B49] not if he was defeated by it, nor by the Black Rose', () => {
    const s = hit({ nero: { at: '0,0', damage: of(3, 9), set: { I: 'last_candle/b' } } });
    s.does('jafar', fight('nero'));
    s.quietly();
    expect([s.seat('nero').at, only(story(s), 'revealed')]).toEqual(['cell', []]);
    const price = setUp({ turn: 'nero', nero: { at: '0,0', set: { I: 'gravedigger/b', II: 'last_candle/b' } } });
    price.does('nero', cast('I'));
    price.does('nero', DECLINE); // about to suffer
    expect([price.asks(), price.sheet('nero')]).toEqual(['turn', '*2']);
  });
});

describe('would be defeated', () => {
  const dying = (damage: number) =>
    setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', damage: of(3, damage), set: { I: 'last_candle/a' } } });

  test('[B53] healing that leaves his bar not full keeps him where he is', () => {
    const s = dying(10);
    s.does('jafar', fight('nero'));
    expect(s.why('nero', reveal('I'))).toBe('B53'); // of the damage alone
    s.does('nero', DECLINE);
    expect(s.why('nero', reveal('II'))).toBe('B47');
    s.does('nero', reveal('I'));
    for (let i = 0; i < 3; i++) s.does('nero', take('sheet', 'tessa'));
    expect([s.seat('nero').at, s.sheet('nero')]).toEqual(['0,0', 'T7 J1']);
    expect([only(story(s), 'saved').length, only(story(s), 'defeated').length]).toEqual([1, 0]);
  });

  test('[B53] declined, or without healing, he is defeated', () => {
    const s = dying(10);
    s.does('jafar', fight('nero'));
    s.quietly();
    expect(s.seat('nero').at).toBe('cell');
    const unhealed = dying(9);
    unhealed.does('jafar', fight('nero'));
    unhealed.does('nero', DECLINE);
    unhealed.does('nero', reveal('I'));
    unhealed.does('nero', STOP);
    expect(unhealed.seat('nero').at).toBe('cell');
  });

  test('[B53] an effect that defeats outright is answered, too', () => {
    const word = (): TestMatch => {
      const s = setUp({
        jafar: { at: '0,0', set: { I: 'final_word/a' } },
        nero: { at: '0,1', damage: of(3, 8), set: { I: 'last_candle/a' } },
      });
      s.does('jafar', cast('I'));
      s.does('nero', DECLINE); // an enemy casts
      return s;
    };
    const s = word();
    s.does('nero', reveal('I'));
    s.does('nero', take('sheet', 'tessa'));
    s.does('nero', STOP);
    expect([s.seat('nero').at, s.sheet('nero'), s.seat('jafar').trophies]).toEqual(['0,1', 'T7', []]);
    const declined = word();
    declined.does('nero', DECLINE);
    expect([declined.seat('nero').at, declined.seat('jafar').trophies]).toEqual(['cell', [{ of: 1, n: 1 }]]);
  });
});
