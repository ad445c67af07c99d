import { describe, expect, test } from 'vitest';
import { ACTIVATE, cast, command, DECLINE, explore, fight, of, only, reveal, STOP, setUp, step } from './table.ts';

describe('an enemy enters', () => {
  test('[B50] by a step, and goes on from where he then stands', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,1', set: { I: 'poisoned_threshold/a' } } });
    s.does('jafar', explore('0,1'));
    s.does('nero', reveal('I'));
    s.does('nero', step('-1,2')); // and pushes him
    expect([s.asks(), s.sheet('jafar')]).toEqual(['steps', 'N2']);
    s.does('jafar', step('-2,2'));
    expect(s.seat('jafar').at).toBe('-2,2');
  });

  test('[B50] from a Cell, by a push, a placing and a swap; an evocation, too', () => {
    const trapped = { at: '-2,0', set: { I: 'wall_of_cinders/b' } };
    const cell = setUp({ nero: trapped });
    cell.does('jafar', explore('-2,0'));
    expect(cell.asks()).toBe('react');
    const placed = setUp({ jafar: { at: '2,0', set: { I: 'lodestar/a' } }, nero: trapped });
    placed.does('jafar', cast('I'));
    placed.does('jafar', { room: '-2,0' });
    placed.does('nero', reveal('I'));
    expect(placed.sheet('jafar')).toBe('N2');
    const pushed = setUp({
      turn: 'tessa',
      jafar: { at: '-2,1' },
      nero: trapped,
      tessa: { at: '-1,1', set: { I: 'wrong_door/a' } },
    });
    pushed.does('tessa', cast('I'));
    pushed.does('tessa', step('-2,0'));
    expect([pushed.asks(), pushed.asked()]).toEqual(['react', ['nero']]);
    const swapped = setUp({
      jafar: { at: '0,0', set: { I: 'twin_in_glass/b' } },
      rebecca: { at: '-1,0' },
      nero: { ...trapped, at: '-1,0' },
    });
    swapped.does('jafar', cast('I'));
    swapped.does('nero', DECLINE);
    swapped.does('jafar', { model: 'rebecca' });
    swapped.does('nero', reveal('I'));
    expect([swapped.seat('jafar').at, swapped.sheet('jafar'), swapped.seat('rebecca').at]).toEqual([
      '-1,0',
      'N2',
      '0,0',
    ]);
    const imp = setUp({ jafar: { at: '0,0', evocations: [{ id: 'cinder_imp', at: '-1,0' }] }, nero: trapped });
    imp.does('jafar', command('jafar.cinder_imp.1'));
    imp.does('jafar', step('-2,0'));
    imp.does('nero', reveal('I'));
    expect(imp.evocation('jafar', 'cinder_imp')).toBe(undefined); // defeated: its activation is over
    expect(imp.asks()).toBe('turn');
  });

  test('[B50] [B52] not when he is only attacked, nor for what the other trap waits for', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', set: { I: 'poisoned_threshold/a', II: 'poisoned_threshold/b', III: 'salt_skin/b' } },
    });
    s.does('jafar', fight('nero'));
    expect([s.why('nero', reveal('I')), s.why('nero', reveal('II'))]).toEqual(['B50', 'B52']);
    s.does('nero', reveal('III'));
    expect(s.sheet('nero')).toBe('');
  });

  test('[B50] not when he enters a room himself, and not for his own models', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'wall_of_cinders/b' }, evocations: [{ id: 'bone_thrall', at: '1,0' }] },
      nero: { at: '0,1' },
    });
    s.does('jafar', command('jafar.bone_thrall.1'));
    s.does('jafar', step('0,0'));
    s.does('jafar', STOP);
    s.does('jafar', explore('0,1'));
    expect(s.asks()).toBe('steps');
  });
});

describe('an enemy casts', () => {
  const casting = (at: string) =>
    setUp({ jafar: { at: '0,0', set: { I: 'undermine/a' } }, nero: { at, set: { I: 'unspell/a' } } });

  test('[B51] after revealing and before the effects; cancelled it counts as cast and is spent', () => {
    const s = casting('0,2');
    const events = s.does('jafar', cast('I'));
    expect(only(events, 'cast')).toMatchObject([{ card: 'undermine', half: 'a' }]);
    expect(s.cubes('black_rose')).toBe('');
    s.does('nero', reveal('I'));
    expect([s.cubes('black_rose'), s.seat('jafar').spent, s.seat('nero').spent]).toEqual([
      '',
      ['undermine'],
      ['unspell'],
    ]);
    expect(s.view().turn).toMatchObject({ numbered: true });
  });

  test('[B51] only within the range on the card', () => {
    const far = casting('1,1'); // at distance 2, but on no row
    far.does('jafar', cast('I'));
    expect([far.asks(), far.cubes('black_rose')]).toEqual(['turn', 'J3']);
    const declined = casting('0,2');
    declined.does('jafar', cast('I'));
    declined.does('nero', DECLINE);
    expect(declined.cubes('black_rose')).toBe('J3');
  });
});

describe('an enemy activates a room', () => {
  const trap = { at: '-1,0', set: { I: 'poisoned_threshold/b' } };

  test('[B52] before its effect, which still happens', () => {
    const s = setUp({ jafar: { at: '-1,-1', power: 2 }, nero: trap });
    s.does('jafar', { do: 'explore', activate: true });
    expect(s.seat('jafar').power).toBe(2);
    s.does('nero', reveal('I'));
    expect([s.sheet('jafar'), s.seat('nero').power, s.seat('jafar').power]).toEqual(['N1', 1, 2]);
  });

  test('[B52] but not if its mage is defeated by it; range is to the room', () => {
    const s = setUp({ jafar: { at: '-1,-1', power: 2, damage: of(3, 10) }, nero: trap });
    s.does('jafar', { do: 'explore', activate: true });
    s.does('nero', reveal('I'));
    expect([s.seat('jafar').at, s.seat('jafar').power, s.room('treasury').activated]).toEqual(['cell', 2, true]);
    const far = setUp({ jafar: { at: '1,0' }, nero: trap });
    far.does('jafar', explore('2,0'));
    far.does('jafar', ACTIVATE);
    expect(far.evocation('jafar', 'cinder_imp')?.at).toBe('2,0'); // nobody was asked before the effect
  });
});
