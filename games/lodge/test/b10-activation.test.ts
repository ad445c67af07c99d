import { describe, expect, test } from 'vitest';
import {
  attack,
  cast,
  command,
  DONE,
  evocationsOf,
  only,
  passAll,
  reveal,
  STOP,
  setUp,
  step,
  story,
  type TestMatch,
} from './table.ts';

const activate = (model: string) => ({ do: 'activate', model });
const thralls = (n: number, at = '0,0') => Array.from({ length: n }, () => ({ id: 'bone_thrall', at }));

describe('the Evocation phase', () => {
  const two = (): TestMatch =>
    setUp({
      jafar: {
        at: '2,0',
        evocations: [
          { id: 'bone_thrall', at: '0,0' },
          { id: 'cinder_imp', at: '0,0' },
        ],
      },
      nero: { at: '0,0', evocations: thralls(1) },
      tessa: { at: '1,0' },
    });

  test('[B56] in play order each of them once, in the order he likes', () => {
    const s = passAll(two());
    expect(s.asked()).toEqual(['jafar']);
    expect(s.why('jafar', activate('nero.bone_thrall.1'))).toBe('B56.own');
    s.does('jafar', activate('jafar.cinder_imp.2'));
    s.does('jafar', STOP);
    expect(s.why('jafar', activate('jafar.cinder_imp.2'))).toBe('B56.acted');
    s.does('jafar', activate('jafar.bone_thrall.1'));
    s.does('jafar', STOP);
    expect([s.asks(), s.asked()]).toEqual(['evocations', ['nero']]);
  });

  test('[B56] he may decline any', () => {
    const s = passAll(two());
    s.does('jafar', DONE);
    expect(s.asked()).toEqual(['nero']);
    s.does('nero', DONE);
    expect(s.view().round).toBe(2);
  });

  test('[B57] steps, and one attack after the last of them', () => {
    const s = passAll(two());
    s.does('jafar', activate('jafar.cinder_imp.2'));
    s.does('jafar', step('1,0'));
    expect(s.why('jafar', attack('nero'))).toBe('B57.elsewhere');
    s.does('jafar', attack('tessa'));
    expect([s.sheet('tessa'), s.asks()]).toEqual(['J1', 'evocations']); // no steps after it
  });

  test('[B57] or one attack before the first, and never two', () => {
    const s = passAll(two());
    s.does('jafar', activate('jafar.cinder_imp.2'));
    s.does('jafar', attack('nero'));
    expect(s.why('jafar', attack('nero'))).toBe('B57.attacked');
    for (const to of ['1,0', '2,0', '2,-1']) s.does('jafar', step(to));
    expect([s.sheet('nero'), s.evocation('jafar', 'cinder_imp')?.at, s.asks()]).toEqual(['J1', '2,-1', 'evocations']);
  });

  test('[B57] [B60] one step at a time to an adjacent room of the Lodge, not into a Cell', () => {
    const s = passAll(setUp({ jafar: { evocations: [{ id: 'cinder_imp', at: '-2,0' }] } }));
    s.does('jafar', activate('jafar.cinder_imp.1'));
    expect(s.why('jafar', step('0,0'))).toBe('B3');
    expect(s.options('jafar')).toEqual([step('-2,1'), step('-1,-1'), step('-1,0'), STOP]);
  });

  test('[B58] an activation by Command comes on top', () => {
    const s = two();
    s.does('jafar', command('jafar.bone_thrall.1'));
    s.does('jafar', attack('nero'));
    s.does('jafar', STOP);
    evocationsOf(s, 'jafar');
    s.does('jafar', activate('jafar.bone_thrall.1'));
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J2');
  });

  test('[B58] a newly summoned one may be activated in the same round', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'homunculus/a' } }, nero: { at: '0,0' } });
    s.does('jafar', cast('I'));
    evocationsOf(s, 'jafar');
    s.does('jafar', activate('jafar.slag_golem.1'));
    s.does('jafar', attack('nero'));
    expect([s.sheet('nero'), s.cubes('black_rose')]).toEqual(['J1', 'J1']);
  });
});

describe('a borrowed evocation', () => {
  const borrowed = (): TestMatch => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'stolen_face/a' }, evocations: thralls(1, '0,1') },
      nero: { at: '0,1', evocations: [{ id: 'grave_giant', at: '0,1' }] },
      tessa: { at: '1,0' },
    });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[B59] he chooses its steps and target, and the cubes are his', () => {
    const s = borrowed();
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3'); // its own mage
    s.does('jafar', step('0,0'));
    expect(s.evocation('nero', 'grave_giant')?.at).toBe('0,0');
    expect(evocationsOf(s, 'nero').options('nero')).toContainEqual(activate('nero.grave_giant.1'));
  });

  test('[B59] [B8] it attacks neither itself nor what is his', () => {
    const s = borrowed();
    expect(s.why('jafar', attack('nero.grave_giant.1'))).toBe('B59');
    expect(s.why('jafar', attack('jafar.bone_thrall.1'))).toBe('B8');
    expect(s.options('jafar')).toContainEqual(attack('nero'));
  });
});

describe('what a card adds', () => {
  test('[B57] a Glass Twin may change places with its mage once, before or after its attack, but not with one in a Cell', () => {
    const s = passAll(
      setUp({ jafar: { at: '2,0', evocations: [{ id: 'glass_twin', at: '0,0' }] }, nero: { at: '0,0' } }),
    );
    s.does('jafar', activate('jafar.glass_twin.1'));
    s.does('jafar', attack('nero'));
    s.does('jafar', { do: 'swap' });
    expect([s.seat('jafar').at, s.evocation('jafar', 'glass_twin')?.at]).toEqual(['0,0', '2,0']);
    expect(s.why('jafar', { do: 'swap' })).toBe('B57.once');
    s.does('jafar', STOP);
    expect(only(story(s), 'moved').filter(({ how }) => how === 'swapped')).toHaveLength(2);
    const home = passAll(setUp({ jafar: { evocations: [{ id: 'glass_twin', at: '0,0' }] } }));
    home.does('jafar', activate('jafar.glass_twin.1'));
    expect(home.why('jafar', { do: 'swap' })).toBe('B57.cell');
  });

  test('[B57] it has nothing to change when they are together, nor has what is no Glass Twin; a split is for other cards', () => {
    const s = passAll(
      setUp({
        jafar: { at: '0,0', evocations: [{ id: 'glass_twin', at: '0,0' }, ...thralls(1)] },
        nero: { at: '0,0' },
        tessa: { at: '0,0' },
      }),
    );
    s.does('jafar', activate('jafar.glass_twin.1'));
    expect(s.why('jafar', { do: 'swap' })).toBe('B57.together');
    s.does('jafar', STOP);
    s.does('jafar', activate('jafar.bone_thrall.2'));
    expect(s.why('jafar', { do: 'swap' })).toBe('B57.card');
    expect(s.why('jafar', { do: 'split', models: ['nero', 'tessa'] })).toBe('B57.card');
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J1');
  });

  test('[B57] after an attack that followed steps it takes no more of them, but may still change places', () => {
    const s = passAll(
      setUp({ jafar: { at: '2,0', evocations: [{ id: 'glass_twin', at: '0,1' }] }, nero: { at: '0,0' } }),
    );
    s.does('jafar', activate('jafar.glass_twin.1'));
    s.does('jafar', step('0,0'));
    s.does('jafar', attack('nero'));
    expect([s.why('jafar', step('1,0')), s.why('jafar', attack('nero'))]).toEqual(['B57.halted', 'B57.attacked']);
    s.does('jafar', { do: 'swap' });
    expect(s.seat('jafar').at).toBe('0,0');
  });

  test('[B57] a Velvet Fiend heals its mage only by damage on a mage', () => {
    const fiend = (): TestMatch =>
      passAll(
        setUp({
          jafar: { at: '2,0', damage: [1], evocations: [{ id: 'velvet_fiend', at: '0,0' }] },
          nero: { at: '0,0', evocations: [{ id: 'slag_golem', at: '0,0' }] },
        }),
      );
    const s = fiend();
    s.does('jafar', activate('jafar.velvet_fiend.1'));
    s.does('jafar', attack('nero'));
    s.does('jafar', { do: 'take', from: 'sheet', whose: 'nero' });
    expect([s.sheet('nero'), s.sheet('jafar')]).toEqual(['J1', '']);
    const golem = fiend();
    golem.does('jafar', activate('jafar.velvet_fiend.1'));
    golem.does('jafar', attack('nero.slag_golem.1'));
    expect([golem.asks(), golem.sheet('jafar')]).toEqual(['activation', 'N1']);
  });

  test('[B56] [B47] an activation with its reactions is finished before the next is chosen', () => {
    const s = passAll(
      setUp({ jafar: { at: '2,0', evocations: thralls(2) }, nero: { at: '1,0', set: { I: 'unstable_flesh/b' } } }),
    );
    s.does('jafar', activate('jafar.bone_thrall.1'));
    s.does('jafar', step('1,0'));
    s.does('nero', reveal('I'));
    expect([s.asks(), s.seat('jafar').evocations.length]).toEqual(['evocations', 1]);
  });
});
