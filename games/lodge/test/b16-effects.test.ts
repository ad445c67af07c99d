import { describe, expect, test } from 'vitest';
import { aim, cast, fight, into, of, only, PASS, passAll, reveal, STOP, setUp, step } from './table.ts';

describe('resolving a spell', () => {
  test('[B36] revealed, its effects in printed order, each target chosen when it comes up, then to the discard', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'shatterwave/b' } }, nero: { at: '0,1' }, tessa: { at: '1,0' } });
    const events = s.does('jafar', cast('I'));
    expect(only(events, 'cast')).toMatchObject([{ card: 'shatterwave', half: 'b', slot: 'I' }]);
    s.does('jafar', aim('nero'));
    expect([s.sheet('nero'), s.asks(), s.seat('jafar').spent]).toEqual(['J2', 'push', []]);
    s.does('jafar', step('0,2'));
    expect([s.seat('nero').at, s.seat('jafar').spent]).toEqual(['0,2', ['shatterwave']]);
    expect(s.seat('jafar').slots[0].filled).toBe(false);
  });

  test('[B36] an effect with a legal target must be carried out', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'ember_dart/a' } }, nero: { at: '0,1' }, tessa: { at: '1,0' } });
    s.does('jafar', cast('I'));
    expect(s.options('jafar')).toEqual([aim('nero'), aim('tessa')]); // no way out
  });

  test('[B36] "up to" may be nothing', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'back_stair/a', Q: 'leech_word/b' } },
      nero: { at: '0,1', damage: [2, 2] },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', STOP);
    s.does('jafar', cast('Q'));
    s.does('jafar', STOP);
    expect([s.seat('jafar').at, s.sheet('nero')]).toEqual(['0,0', 'R2']);
  });

  test('[B36] one without a legal target is skipped; the others happen and the spell is spent', () => {
    const s = setUp({ jafar: { at: '0,0', damage: [1, 1], set: { I: 'cold_grip/b' } } });
    s.does('jafar', cast('I')); // nobody to hit; the healing is left
    expect(s.asks()).toBe('heal');
    const nothing = setUp({ jafar: { at: '0,0', set: { I: 'cold_grip/b' } } });
    nothing.does('jafar', cast('I'));
    expect([nothing.asks(), nothing.seat('jafar').spent]).toEqual(['turn', ['cold_grip']]);
  });

  test('[B36] what names "the same model" is skipped when it has left the Lodge', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'unstable_flesh/a' } }, nero: { at: '0,0', damage: of(3, 9) } });
    s.does('jafar', cast('I'));
    expect([s.seat('nero').at, s.asks()]).toEqual(['cell', 'turn']); // nobody to push
  });
});

describe('buffs', () => {
  test('[B92] they add up, to attack, movement and armour, until Clean-up', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'stone_knuckle/b', II: 'stone_knuckle/b', Q: 'quick_limbs/a' } },
      nero: { at: '0,0' },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', cast('Q'));
    s.does('jafar', STOP);
    for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, PASS);
    s.does('jafar', cast('II'));
    expect(s.seat('jafar').buffs).toEqual({ attack: 4, move: 1, armour: 0 });
    s.does('jafar', fight('nero'));
    expect(s.sheet('nero')).toBe('J6');
    passAll(s);
    expect(s.seat('jafar').buffs).toEqual({ attack: 0, move: 0, armour: 0 });
  });

  test('[B92] armour lowers each packet on the mage, not on his evocations', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'kiln_breath/a', Q: 'kiln_breath/a' } },
      nero: { at: '0,0', buffs: { armour: 1 }, evocations: [{ id: 'grave_giant', at: '0,0' }] },
    });
    s.does('jafar', cast('I'));
    expect([s.sheet('nero'), s.card('nero', 'grave_giant')]).toEqual(['J1', 'J2']);
    s.does('jafar', cast('Q'));
    expect(s.sheet('nero')).toBe('J2');
  });
});

describe('push, place, swap', () => {
  test('[B93] a push goes step by step to adjacent rooms that the pushing player chooses', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'wrong_door/a' } },
      nero: { at: '0,1', evocations: [{ id: 'bone_thrall', at: '1,0' }] },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', aim('nero.bone_thrall.1'));
    expect([s.asks(), s.asked()]).toEqual(['push', ['jafar']]);
    expect(s.why('jafar', step('0,2'))).toBe('B3');
    expect(s.why('jafar', { do: 'activate' })).toBe('B93.steps');
    s.does('jafar', step('2,0'));
    s.does('jafar', STOP);
    expect(s.evocation('nero', 'bone_thrall')?.at).toBe('2,0');
  });

  test('[B93] placing puts a model straight into a room, by plain distance, and is no movement', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0' },
      jafar: { at: '0,0', set: { I: 'fogged_hall/b' } },
      tessa: { at: '1,0', set: { I: 'wall_of_cinders/b' } },
    });
    s.does('nero', fight('jafar'));
    s.does('jafar', reveal('I'));
    expect(s.why('jafar', into('1,1'))).toBe('B93.far');
    const events = s.does('jafar', into('1,0'));
    expect(only(events, 'moved')).toMatchObject([{ model: 'jafar', how: 'placed' }]);
    expect([s.asks(), s.asked()]).toEqual(['react', ['tessa']]); // but it is entering [B50]
    s.does('tessa', reveal('I'));
    expect([s.sheet('jafar'), s.seat('jafar').at]).toEqual(['T2', '1,0']);
  });

  test('[B93] a swap changes the places of two models', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'twin_in_glass/b' } }, nero: { at: '0,2' }, tessa: { at: '1,1' } });
    s.does('jafar', cast('I')); // Tessa is on no row
    expect([s.seat('jafar').at, s.seat('nero').at]).toEqual(['0,2', '0,0']);
  });
});
