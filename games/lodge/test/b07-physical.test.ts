import { describe, expect, test } from 'vitest';
import {
  ACTIVATE,
  attack,
  cast,
  command,
  EXPLORE_HERE,
  explore,
  FIGHT_HERE,
  fight,
  only,
  passAll,
  reveal,
  STOP,
  setUp,
  step,
  story,
  type TestMatch,
} from './table.ts';

describe('tokens', () => {
  test('[B37] two tokens, each turned over when used', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0' } });
    s.does('jafar', explore('0,1'));
    s.does('jafar', STOP);
    s.does('jafar', explore('0,0'));
    s.does('jafar', STOP);
    expect(s.seat('jafar').physical).toBe(0);
    const used = setUp({
      jafar: { at: '0,0', physical: 0, set: { I: 'salt_skin/a' }, evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      nero: { at: '0,0' },
    });
    for (const answer of [explore('0,1'), fight('nero'), command('jafar.bone_thrall.1')])
      expect(used.why('jafar', answer)).toBe('B37.used');
  });

  test('[B37] [B65] they are refreshed in Clean-up', () => {
    const s = setUp({
      jafar: { at: '0,0', physical: 0 },
      nero: { physical: 0 },
      rebecca: { physical: 0 },
      tessa: { physical: 1 },
    });
    passAll(s);
    expect(s.view().round).toBe(2);
    expect(s.view().seats.map(({ physical }) => physical)).toEqual([2, 2, 2, 2]);
  });

  test('[B37] a Physical Action without a step, attack or activation is none', () => {
    const s = setUp({ jafar: { at: '0,0' } });
    for (const answer of [{ do: 'explore' }, { do: 'fight' }, { do: 'command' }])
      expect(s.why('jafar', answer)).toBe('B37.empty');
    expect(s.seat('jafar').physical).toBe(2);
  });
});

describe('Explore', () => {
  test('[B38] up to two steps, then the activation', () => {
    const s = setUp({ jafar: { at: '0,0' } });
    s.does('jafar', explore('0,1'));
    s.does('jafar', step('-1,2'));
    expect(s.options('jafar')).toEqual([ACTIVATE, STOP]);
    expect(s.why('jafar', step('0,2'))).toBe('B38.taken');
    s.does('jafar', ACTIVATE);
    expect(s.asks()).toBe('placeModel'); // the Well of Doors
  });

  test('[B38] or the activation, then up to two steps, but not both', () => {
    const s = setUp({ jafar: { at: '1,-1' } });
    s.does('jafar', EXPLORE_HERE);
    expect(s.seat('jafar').buffs.attack).toBe(1);
    s.does('jafar', step('0,-1'));
    expect(s.why('jafar', ACTIVATE)).toBe('B38.walking');
    s.does('jafar', step('-1,-1'));
    expect([s.asks(), s.seat('jafar').at]).toEqual(['turn', '-1,-1']);
    expect(s.room('treasury').activated).toBe(false);
  });

  test('[B38] no activation between two steps, and every part may be left out', () => {
    const s = setUp({ jafar: { at: '0,0' } });
    s.does('jafar', explore('1,-1'));
    s.does('jafar', ACTIVATE);
    expect(s.asks()).toBe('turn'); // the second step is gone
    s.does('jafar', explore('0,-1'));
    s.does('jafar', STOP);
    expect(s.room('throne').activated).toBe(false);
  });

  test('[B38] [B44] it is asked only what may be done where he stands', () => {
    const s = setUp({ jafar: { at: '0,1', buffs: { move: 1 } }, rooms: { '0,2': { activated: true } } });
    s.does('jafar', explore('0,2'));
    expect(s.match.open?.question.facts).toMatchObject({ left: 2, after: 'activate', may: 'nothing' });
    s.does('jafar', step('0,1'));
    expect(s.match.open?.question.facts).toMatchObject({ left: 1, after: 'activate', may: 'activate' });
  });

  test('[B38] a buff of movement makes it longer', () => {
    const s = setUp({ jafar: { at: '0,0', buffs: { move: 1 } } });
    s.does('jafar', explore('0,1'));
    s.does('jafar', step('0,2'));
    s.does('jafar', step('1,1'));
    expect(s.seat('jafar').at).toBe('1,1');
  });
});

describe('Fight', () => {
  test('[B39] attack, then the room, or the other way round', () => {
    const s = setUp({ jafar: { at: '1,-1' }, nero: { at: '1,-1' } });
    s.does('jafar', FIGHT_HERE); // the Armoury first: +1
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3');
    const other = setUp({ jafar: { at: '1,-1' }, nero: { at: '1,-1' } });
    other.does('jafar', fight('nero'));
    expect(other.options('jafar')).toEqual([ACTIVATE, STOP]);
    other.does('jafar', ACTIVATE);
    expect([other.sheet('nero'), other.seat('jafar').buffs.attack]).toEqual(['J2', 1]);
  });

  test('[B39] one attack and one activation at most, no steps', () => {
    const s = setUp({ jafar: { at: '1,-1' }, nero: { at: '1,-1' } });
    expect(s.why('jafar', { do: 'fight', to: '0,0' })).toBe('B39.steps');
    s.does('jafar', fight('nero'));
    expect(s.why('jafar', attack('nero'))).toBe('B39.attacked');
    expect(s.why('jafar', step('0,0'))).toBe('B39.steps');
    s.does('jafar', STOP);
    expect(s.room('armory').activated).toBe(false);
    s.does('jafar', FIGHT_HERE);
    expect(s.why('jafar', ACTIVATE)).toBe('B39.activated');
  });

  test('[B42] the attack value on one enemy model in his room', () => {
    const s = setUp({
      jafar: { at: '0,0', buffs: { attack: 1 }, evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      nero: { at: '0,0', evocations: [{ id: 'slag_golem', at: '0,0' }] },
      tessa: { at: '0,1' },
    });
    expect(s.why('jafar', fight('tessa'))).toBe('B42');
    expect(s.why('jafar', fight('jafar.bone_thrall.1'))).toBe('B8');
    expect(s.why('jafar', fight('rebecca'))).toBe('B5.target');
    s.does('jafar', fight('nero.slag_golem.1'));
    expect([s.card('nero', 'slag_golem'), s.sheet('nero')]).toEqual(['J3', '']);
  });

  test('[B42] a bonus of a spell adds to value and buffs, for this attack alone', () => {
    const s = setUp({ jafar: { at: '0,0', buffs: { attack: 1 }, set: { I: 'stone_knuckle/a' } }, nero: { at: '0,0' } });
    s.does('jafar', cast('I'));
    expect(s.sheet('nero')).toBe('J4');
    s.does('jafar', fight('nero'));
    expect(s.sheet('nero')).toBe('J7');
  });
});

describe('Command', () => {
  test('[B40] one own evocation that is a model in the Lodge', () => {
    const s = setUp({
      jafar: { at: '0,0', evocations: [{ id: 'bone_thrall', at: '2,0' }], familiar: { id: 'muso', mode: 'guard' } },
      nero: { at: '0,0', evocations: [{ id: 'cinder_imp', at: '0,0' }] },
    });
    expect(s.why('jafar', command('nero.cinder_imp.1'))).toBe('B40.other');
    expect(s.why('jafar', command('nero'))).toBe('B40.mage');
    expect(s.why('jafar', command('nero.cinder_imp.3'))).toBe('B7');
    expect(s.why('jafar', command('jafar.muso.2'))).toBe('R33');
    s.does('jafar', command('jafar.bone_thrall.1'));
    s.does('jafar', step('1,1'));
    s.does('jafar', STOP);
    expect([s.evocation('jafar', 'bone_thrall')?.at, s.seat('jafar').physical]).toEqual(['1,1', 1]);
  });
});

describe('the older Physical Actions', () => {
  const older = (more: Parameters<typeof setUp>[0]): TestMatch => setUp(more, { options: { physical2019: true } });

  test('[B43] Explore is steps, then the activation, never the other way round', () => {
    const s = older({ jafar: { at: '0,0' }, nero: { at: '1,-1' } });
    s.does('jafar', explore('1,-1'));
    s.does('jafar', ACTIVATE);
    expect(s.seat('jafar').buffs.attack).toBe(1);
    const here = older({ jafar: { at: '1,-1' } });
    here.does('jafar', EXPLORE_HERE);
    expect(here.asks()).toBe('turn'); // no steps after it
  });

  test('[B43] Fight is steps, then one attack, without activation', () => {
    const s = older({ jafar: { at: '0,0' }, nero: { at: '1,-1' } });
    expect(s.why('jafar', FIGHT_HERE)).toBe('B43');
    s.does('jafar', { do: 'fight', to: '1,0' });
    s.does('jafar', step('1,-1'));
    expect(s.options('jafar')).toEqual([attack('nero'), STOP]);
    expect(s.why('jafar', ACTIVATE)).toBe('B43');
    s.does('jafar', attack('nero'));
    expect([s.sheet('nero'), s.asks()]).toEqual(['J2', 'turn']);
  });

  test('[B43] by default neither', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '1,-1' } });
    expect(s.why('jafar', { do: 'fight', to: '1,-1' })).toBe('B39.steps');
  });
});

test('[B38] [B70] what is left of an Explore is lost when a trap on the way defeats him', () => {
  const s = setUp({
    jafar: { at: '0,0', damage: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
    tessa: { at: '0,1', set: { I: 'wall_of_cinders/b' } },
  });
  s.does('jafar', explore('0,1'));
  s.does('tessa', reveal('I'));
  expect([s.asks(), s.seat('jafar').at]).toEqual(['turn', 'cell']);
  expect(only(story(s), 'defeated')).toMatchObject([{ seat: 0, trophy: 3 }]);
  expect(s.asked()).toEqual(['jafar']); // his second Action is still his [B74]
});
