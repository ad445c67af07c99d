import { describe, expect, test } from 'vitest';
import {
  ACTIVATE,
  aim,
  attack,
  cast,
  command,
  END,
  EXPLORE_HERE,
  evocationsOf,
  explore,
  FIGHT_HERE,
  fight,
  into,
  of,
  PASS,
  PHASE_SORTIE,
  STOP,
  setUp,
  step,
  type TestMatch,
  take,
  type Who,
} from './table.ts';

const guard = (id: string, more: object = {}) => ({ id, mode: 'guard' as const, ...more });
const hunter = (id: string, at: string, more: object = {}) => ({ id, mode: 'hunting' as const, at, ...more });
const reasons = (s: TestMatch, who: Who, ...answers: object[]) => answers.map((answer) => s.why(who, answer));

describe('what an effect is not to be aimed at', () => {
  test('[F30] [B6] [B36] healing his own: what guards, is out of reach, is whole or is not his', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        damage: of(1, 2),
        set: { I: 'mending_water/a' },
        familiar: guard('argo', { damage: of(1, 1) }),
        evocations: [
          { id: 'slag_golem', at: '0,1', damage: of(1, 1) },
          { id: 'bone_thrall', at: '0,2', damage: of(1, 1) },
        ],
      },
      nero: { at: '0,0', damage: of(0, 1), evocations: [{ id: 'bone_thrall', at: '0,0' }] },
    });
    s.does('jafar', cast('I'));
    expect(s.options('jafar')).toEqual([aim('jafar'), aim('jafar.slag_golem.1')]);
    expect(
      reasons(s, 'jafar', aim('jafar.argo.3'), aim('jafar.bone_thrall.2'), aim('nero'), aim('nero.bone_thrall.1')),
    ).toEqual(['F30', 'B6.far', 'B36.own', 'B36.own']);
    const whole = setUp({
      jafar: {
        at: '0,0',
        damage: of(1, 2),
        set: { I: 'mending_water/a' },
        evocations: [
          { id: 'slag_golem', at: '0,1', damage: of(1, 1) },
          { id: 'bone_thrall', at: '0,1' },
        ],
      },
    });
    whole.does('jafar', cast('I'));
    expect(reasons(whole, 'jafar', aim('jafar.bone_thrall.2'), aim('tessa.bone_thrall.1'))).toEqual([
      'B36.unhurt',
      'B7',
    ]);
  });

  test('[B7] [B5] [B36] [B6] [B96] a dispel: his own, in a Cell, no mage, off the row, and no spell there', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'seers_ledger/b', II: 'lodestar/a' } },
      nero: { at: '0,0', set: { II: 'lodestar/a' }, evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      rebecca: { at: '1,1', set: { I: 'lodestar/a' }, familiar: guard('muso') },
      tessa: { set: { I: 'lodestar/b' } },
    });
    s.does('jafar', cast('I'));
    while (s.asks() === 'react') s.quietly();
    const at = (model: string, slot = 'I') => ({ model, slot });
    expect(s.options('jafar')).toEqual([at('nero', 'II')]);
    expect(
      reasons(
        s,
        'jafar',
        at('jafar', 'II'),
        at('tessa'),
        at('nero.bone_thrall.1'),
        at('rebecca.muso.1'),
        at('rebecca'),
        at('nero'),
      ),
    ).toEqual(['B7.own', 'B5.target', 'B36.mage', 'F30', 'B6.row', 'B96']);
  });

  test('[B7] [B8] a swap with his own is forbidden by what an enemy is, damage by what it spares', () => {
    const own = { at: '0,0', evocations: [{ id: 'bone_thrall', at: '0,1' }] };
    const others = { nero: { at: '0,1' }, rebecca: { at: '1,0' } };
    const swap = setUp({ jafar: { ...own, set: { I: 'twin_in_glass/b' } }, ...others });
    swap.does('jafar', cast('I'));
    expect(reasons(swap, 'jafar', aim('jafar.bone_thrall.1'), aim('jafar'))).toEqual(['B7.own', 'B7.own']);
    const hurt = setUp({ jafar: { ...own, set: { I: 'ember_dart/a' } }, ...others });
    hurt.does('jafar', cast('I'));
    expect(hurt.why('jafar', aim('jafar.bone_thrall.1'))).toBe('B8');
  });

  test('[B36] what is meant for mages who have something to lose', () => {
    const s = setUp({
      jafar: { at: '0,1', set: { I: 'cutpurse/b' } },
      nero: { at: '0,0', hand: ['lodestar'] },
      rebecca: { at: '0,2', hand: ['lodestar'] },
      tessa: { at: '0,1', hand: [], evocations: [{ id: 'bone_thrall', at: '0,1' }] },
    });
    s.does('jafar', cast('I'));
    expect(reasons(s, 'jafar', aim('tessa'), aim('tessa.bone_thrall.1'))).toEqual(['B36.noHand', 'B36.mage']);
  });

  test('[B36] what heals, banishes, robs or looks: those it has nothing to do to', () => {
    const evocations = [{ id: 'grave_giant', at: '0,1' }];
    const thralls = [1, 2].map(() => ({ id: 'bone_thrall', at: '0,1' }));
    const banish = setUp({
      jafar: { at: '0,0', set: { I: 'reckoning/a' } },
      nero: { at: '0,1', evocations },
      tessa: { at: '0,1', evocations: thralls },
    });
    banish.does('jafar', cast('I'));
    expect(reasons(banish, 'jafar', aim('nero'), aim('nero.grave_giant.1'))).toEqual(['B36.evocation', 'B36.sturdy']);
    const defeat = setUp({
      jafar: { at: '0,0', set: { I: 'final_word/a' } },
      nero: { at: '0,1', damage: of(0, 8) },
      rebecca: { at: '0,1', damage: of(0, 7) },
      tessa: { at: '0,1', damage: of(0, 8) },
    });
    defeat.does('jafar', cast('I'));
    expect(defeat.options('jafar')).toEqual([aim('nero'), aim('tessa')]);
    expect(defeat.why('jafar', aim('rebecca'))).toBe('B36.strong');
    const peek = setUp({
      jafar: { at: '0,0', set: { I: 'seers_ledger/a' } },
      nero: { at: '0,2', set: { I: 'lodestar/a' } },
      rebecca: { at: '1,1' },
      tessa: { at: '1,1', set: { I: 'lodestar/a' } },
    });
    peek.does('jafar', cast('I'));
    while (peek.asks() === 'react') peek.quietly();
    expect(peek.why('jafar', aim('rebecca'))).toBe('B36.noSpell');
    const steal = setUp({
      jafar: { at: '0,0', set: { I: 'cutpurse/a' } },
      nero: { at: '0,1', power: 1 },
      rebecca: { at: '0,1' },
      tessa: { at: '0,1', power: 2 },
    });
    steal.does('jafar', cast('I'));
    expect(steal.why('jafar', aim('rebecca'))).toBe('B36.noPower');
    steal.does('jafar', aim('nero'));
    expect([steal.seat('nero').power, steal.seat('jafar').power]).toEqual([0, 1]);
  });

  test('[B36] [B78] converting: who bears no cube of another owner, or none at all, and a room without one', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'leech_word/b' } },
      nero: { at: '0,1', damage: of(2, 1) },
      rebecca: { at: '0,1', damage: of(0, 3) },
      tessa: { at: '0,1', familiar: guard('argo', { damage: of(1, 1) }) },
    });
    s.does('jafar', cast('I'));
    expect(s.options('jafar')).toEqual([aim('nero'), aim('tessa')]); // a cube on what guards her is one on her [R14]
    expect(s.why('jafar', aim('rebecca'))).toBe('B36.clean');
    const rooms = setUp({
      jafar: { at: '0,0', set: { I: 'melt_keystone/b' } },
      rooms: { '0,1': { cubes: of(1, 1) }, '0,2': { cubes: of(1, 1) }, '1,0': { cubes: of(0, 1) } },
    });
    rooms.does('jafar', cast('I'));
    rooms.does('jafar', into('0,0'));
    expect(rooms.options('jafar')).toEqual([into('0,1'), into('0,2')]);
    expect(reasons(rooms, 'jafar', into('1,0'), into('2,0'))).toEqual(['B36.clean', 'B36.clean']);
  });

  test('[B36] [B40] activating each of his own: one that has been, and what is not his', () => {
    const thralls = [1, 2, 3].map(() => ({ id: 'bone_thrall', at: '2,0' }));
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'host_of_ash/b' }, evocations: thralls },
      nero: { at: '0,1', evocations: [{ id: 'bone_thrall', at: '0,1' }] },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', aim('jafar.bone_thrall.2'));
    s.does('jafar', STOP);
    expect(s.options('jafar')).toEqual([aim('jafar.bone_thrall.1'), aim('jafar.bone_thrall.3')]);
    expect(reasons(s, 'jafar', aim('jafar.bone_thrall.2'), aim('nero.bone_thrall.1'))).toEqual([
      'B36.done',
      'B40.other',
    ]);
  });

  test('[B6] [B36] [B79] rooms that are too far, off the row, without an enemy, full or chosen before', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'fogged_hall/a' } },
      nero: { at: '0,1' },
      rebecca: { at: '0,2' },
    });
    s.does('jafar', cast('I'));
    expect(reasons(s, 'jafar', into('1,0'), into('1,1'))).toEqual(['B36.noEnemy', 'B6.row']);
    const near = setUp({ jafar: { at: '0,1', set: { I: 'lodestar/b' } }, rooms: { '0,2': { cubes: of(1, 4) } } });
    near.does('jafar', cast('I'));
    expect(near.why('jafar', into('0,2'))).toBe('B79.full');
  });
});

describe('cubes', () => {
  test('[B77] [R36] healing reaches the mage, not his hunter, and only what lies there', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        damage: of(1, 2),
        set: { I: 'mending_water/b' },
        familiar: hunter('argo', '0,1', { damage: of(3, 1) }),
      },
    });
    s.does('jafar', cast('I'));
    expect(
      reasons(s, 'jafar', take('card', 'tessa'), take('sheet', 'tessa'), take('room', 'tessa'), take('sheet', 'jafar')),
    ).toEqual(['R36', 'B77.none', 'B77.elsewhere', 'B77.none']);
    const alone = setUp({ jafar: { at: '0,0', damage: of(1, 2), set: { I: 'mending_water/b' } } });
    alone.does('jafar', cast('I'));
    expect(alone.why('jafar', take('card', 'nero'))).toBe('B77.elsewhere');
  });
});

describe('of an activation', () => {
  test('[B57] its prey is elsewhere, it has attacked', () => {
    const s = setUp({
      jafar: { at: '2,-2', evocations: [{ id: 'cinder_imp', at: '0,1' }] },
      nero: { at: '0,1' },
      tessa: { at: '0,2' },
    });
    s.does('jafar', command('jafar.cinder_imp.1'));
    expect(s.why('jafar', attack('tessa'))).toBe('B57.elsewhere');
    s.does('jafar', attack('nero'));
    expect(s.why('jafar', attack('nero'))).toBe('B57.attacked');
  });

  test('[B56] [F35] [R33] [R18] in its phase: not his, activated before, in Guard, in Guard in a Cell', () => {
    const s = setUp({
      jafar: { at: '0,0', evocations: [{ id: 'bone_thrall', at: '2,0' }], familiar: guard('argo') },
      nero: { at: '0,1', evocations: [{ id: 'bone_thrall', at: '0,1' }] },
    });
    evocationsOf(s, 'jafar');
    const activate = (model: string) => ({ do: 'activate', model });
    const wrong = ['nero.bone_thrall.1', 'nero', 'nero.bone_thrall.3', 'jafar.argo.2'];
    expect(reasons(s, 'jafar', ...wrong.map(activate))).toEqual(['B56.own', 'B56.mage', 'B7', 'R33.phase']);
    s.does('jafar', activate('jafar.bone_thrall.1'));
    s.does('jafar', STOP);
    expect(s.why('jafar', activate('jafar.bone_thrall.1'))).toBe('B56.acted');
    s.does('jafar', PHASE_SORTIE);
    s.does('jafar', STOP);
    expect(s.asks()).toBe('evocations');
    const cell = setUp({ jafar: { evocations: [{ id: 'bone_thrall', at: '2,0' }], familiar: guard('argo') } });
    evocationsOf(cell, 'jafar');
    expect(cell.why('jafar', activate('jafar.argo.2'))).toBe('R18.sortie');
  });
});

describe('of an Action', () => {
  test('[B38] [B39] what is over or was never part of it', () => {
    const s = setUp({ jafar: { at: '0,1' }, nero: { at: '0,1' } });
    s.does('jafar', explore('0,0'));
    expect(reasons(s, 'jafar', attack('nero'), ACTIVATE)).toEqual(['B38.attack', 'B45']);
    s.does('jafar', step('0,1'));
    expect(s.why('jafar', step('0,0'))).toBe('B38.taken');
    s.does('jafar', STOP);
    expect(reasons(s, 'jafar', PASS, { do: 'fight', to: '0,0' })).toEqual(['B30.pass', 'B39.steps']);
    s.does('jafar', fight('nero'));
    expect(reasons(s, 'jafar', attack('nero'), step('0,0'))).toEqual(['B39.attacked', 'B39.steps']);
    const idle = setUp({ jafar: { at: '0,1' } });
    expect(idle.why('jafar', END)).toBe('B30.end');
    idle.does('jafar', EXPLORE_HERE);
    expect(idle.why('jafar', ACTIVATE)).toBe('B38.walking');
    const other = setUp({ jafar: { at: '0,1' }, nero: { at: '0,1' } });
    other.does('jafar', FIGHT_HERE);
    expect(other.why('jafar', ACTIVATE)).toBe('B39.activated');
  });

  test('[R4] a familiar is not left behind; by the option only one that guards', () => {
    const leaving = { do: 'explore', to: '0,0', leave: true };
    const s = setUp({ jafar: { at: '0,1', familiar: guard('argo') } });
    expect(s.why('jafar', leaving)).toBe('R4.never');
    const may = setUp(
      { jafar: { at: '0,1', familiar: hunter('argo', '2,0') } },
      { options: { familiarDropOff: true } },
    );
    expect(may.why('jafar', leaving)).toBe('R4.none');
  });
});

describe('of a summons', () => {
  test('[F12] [R1] [B55] whoever puts his familiar back is asked for that, and not about three evocations', () => {
    const anywhere = setUp();
    const kennel = anywhere.view().rooms.find(({ tile }) => tile === 'kennel')?.room ?? '';
    const at = (jafar: object, options: object) => {
      const s = setUp({ jafar: { at: kennel, ...jafar } }, { options: { ...options } });
      s.does('jafar', EXPLORE_HERE);
      return s;
    };
    const thralls = [1, 2].map(() => ({ id: 'bone_thrall', at: '2,0' }));
    const swap = at({ familiar: guard('polly'), evocations: thralls }, { allowFamiliarSwap: true });
    expect([swap.match.open?.question.rule, swap.match.open?.question.facts]).toEqual(['R1', { why: 'F12' }]);
    const remove = (model: string) => ({ do: 'remove', model });
    expect(reasons(swap, 'jafar', remove('jafar.bone_thrall.1'), remove('jafar'))).toEqual(['R1', 'R1']);
    swap.does('jafar', remove('jafar.polly.3'));
    expect(swap.asks()).toBe('specimen');
    const full = at({ evocations: [...thralls, { id: 'slag_golem', at: '2,0' }] }, {});
    expect([full.match.open?.question.rule, full.match.open?.question.facts]).toEqual(['B55', { why: 'B55' }]);
    expect(full.why('jafar', remove('jafar'))).toBe('B55.mage');
  });
});
