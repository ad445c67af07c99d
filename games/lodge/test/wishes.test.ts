import { barredOf } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import {
  attack,
  cast,
  command,
  EXPLORE_HERE,
  evocationsOf,
  explore,
  FAMILIAR_ACTION,
  FIGHT_HERE,
  fight,
  of,
  PHASE_SORTIE,
  reveal,
  setUp,
  type TestMatch,
  TOKEN_SORTIE,
  type Who,
} from './table.ts';

/** What the asked mage may wonder about, and the rule that stands against it. */
function barred(s: TestMatch, who: Who): [answer: unknown, rule: string][] {
  const question = s.match.open?.question;
  const seat = s.view().seats.findIndex(({ mage }) => mage === who);
  return question ? barredOf(question, seat).map(([answer, { rule }]) => [answer, rule]) : [];
}

const guard = (id: string) => ({ id, mode: 'guard' as const });

describe('of a turn', () => {
  test('[B33] [B34] [B35] spells that cannot be cast now', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'unspell/a', II: 'lodestar/b', III: 'open_almanac/a', Q: 'salt_skin/b' } },
    });
    const spells = () => barred(s, 'jafar').filter(([answer]) => (answer as { do: string }).do === 'cast');
    expect(spells()).toEqual([
      [cast('I'), 'B35'],
      [cast('III'), 'B34'],
      [cast('Q'), 'B35'],
    ]);
    s.does('jafar', cast('II'));
    s.does('jafar', { room: '0,0' });
    expect(spells()).toContainEqual([cast('III'), 'B33']);
  });

  test('[B37] without a Physical token nothing of what needs one', () => {
    const s = setUp({
      jafar: { at: '0,1', physical: 0, set: { Q: 'lodestar/b' }, evocations: [{ id: 'bone_thrall', at: '0,0' }] },
      nero: { at: '0,1' },
    });
    for (const answer of [explore('0,0'), EXPLORE_HERE, FIGHT_HERE, fight('nero'), command('jafar.bone_thrall.1')])
      expect(barred(s, 'jafar')).toContainEqual([answer, 'B37']);
  });

  test('[R33] [F18] [F26] a familiar that guards, or hunts, or whose token is used', () => {
    const used = setUp({ jafar: { at: '0,0', familiar: { ...guard('argo'), token: 'used' } } });
    expect(barred(used, 'jafar')).toEqual(
      expect.arrayContaining([
        [command('jafar.argo.1'), 'R33'],
        [FAMILIAR_ACTION, 'F18'],
        [TOKEN_SORTIE, 'F18'],
      ]),
    );
    const out = setUp({ jafar: { at: '0,0', familiar: { id: 'argo', mode: 'hunting', at: '0,1' } } });
    expect(barred(out, 'jafar')).toContainEqual([FAMILIAR_ACTION, 'F26']);
  });

  test('[B42] [F30] [B44] [B45] who is next door, who guards, and rooms that are not to be had', () => {
    const s = setUp({
      rooms: { '0,1': { activated: true } },
      jafar: { at: '0,1' },
      nero: { at: '0,0' },
      tessa: { at: '0,1', familiar: guard('polly') },
    });
    expect(barred(s, 'jafar')).toEqual([
      [EXPLORE_HERE, 'B44'],
      [FIGHT_HERE, 'B44'],
      [fight('nero'), 'B42'],
      [fight('tessa.polly.1'), 'F30'],
    ]);
    const closed = setUp({ jafar: { at: '0,0' } });
    expect(barred(closed, 'jafar')).toEqual([
      [EXPLORE_HERE, 'B45'],
      [FIGHT_HERE, 'B45'],
    ]);
  });

  test('[B32] what he does not have he does not wonder about', () => {
    expect(barred(setUp(), 'jafar')).toEqual([]);
  });
});

describe('of other questions', () => {
  test('[B6] [B36] [F30] targets off the row, unfit, or in Guard', () => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: '0,-1' },
      nero: { at: '0,1', set: { I: 'ember_dart/a' } },
      rebecca: { at: '1,-1', familiar: guard('muso') },
      tessa: { at: '0,0' },
    });
    s.does('nero', cast('I'));
    expect(barred(s, 'nero')).toEqual([
      [{ model: 'rebecca' }, 'B6'],
      [{ model: 'rebecca.muso.1' }, 'F30'],
    ]);
    const rich = setUp({
      turn: 'nero',
      jafar: { at: '0,1', power: 1 },
      nero: { at: '0,1', set: { I: 'cutpurse/a' } },
      rebecca: { at: '0,1', power: 2 },
      tessa: { at: '0,0' },
    });
    rich.does('nero', cast('I'));
    expect(barred(rich, 'nero')).toEqual([[{ model: 'tessa' }, 'B36']]); // she has no Power
  });

  test('[B82] [B79] [B6] rooms near enough that are destroyed, full or off the row', () => {
    const s = setUp({
      rooms: { '0,0': { destroyed: true }, '0,2': { cubes: of(1, 4) } },
      jafar: { at: '0,1', set: { I: 'lodestar/b' } },
    });
    s.does('jafar', cast('I'));
    const found = new Map(barred(s, 'jafar').map(([answer, rule]) => [(answer as { room: string }).room, rule]));
    expect([found.get('0,0'), found.get('0,2'), found.get('1,-1'), found.has('2,-2')]).toEqual([
      'B82',
      'B79',
      'B6',
      false,
    ]);
  });

  test('[B35] [B50] reactions that wait for something else', () => {
    const s = setUp({
      jafar: { at: '0,0' },
      nero: { at: '0,0', set: { I: 'ember_dart/a', II: 'wall_of_cinders/b', III: 'salt_skin/b' } },
    });
    s.does('jafar', fight('nero'));
    expect(barred(s, 'nero')).toEqual([
      [reveal('I'), 'B35'],
      [reveal('II'), 'B50'],
    ]);
  });

  test('[F35] [R33] [B56] evocations that have been activated', () => {
    const s = setUp({ jafar: { at: '0,0', evocations: [{ id: 'bone_thrall', at: '2,0' }], familiar: guard('argo') } });
    evocationsOf(s, 'jafar').does('jafar', PHASE_SORTIE);
    s.does('jafar', { do: 'stop' });
    expect(barred(s, 'jafar')).toEqual([
      [{ do: 'activate', model: 'jafar.argo.2' }, 'F35'],
      [PHASE_SORTIE, 'F35'],
    ]);
  });

  test('[B57] what an evocation cannot do any more', () => {
    const s = setUp({
      jafar: { at: '0,0', evocations: [{ id: 'cinder_imp', at: '0,1' }] },
      nero: { at: '0,1' },
      tessa: { at: '0,2' },
    });
    s.does('jafar', command('jafar.cinder_imp.1'));
    expect(barred(s, 'jafar')).toEqual([[attack('tessa'), 'B57']]);
    s.does('jafar', { do: 'step', to: '0,2' });
    s.does('jafar', attack('tessa'));
    expect(s.asks()).toBe('turn'); // nothing is left to be done with it
  });

  test('[R6] [R8] shares that cannot be, and a familiar that cannot be given up', () => {
    const s = setUp({ jafar: { at: '0,0' }, nero: { at: '0,0', damage: of(2, 10), familiar: guard('argo') } });
    s.does('jafar', fight('nero'));
    expect(barred(s, 'nero')).toEqual([[{ share: 0 }, 'R6']]);
    const full = setUp({
      jafar: {
        at: '0,0',
        damage: of(1, 11),
        set: { I: 'homunculus/a' },
        evocations: [
          { id: 'bone_thrall', at: '2,0' },
          { id: 'bone_thrall', at: '2,0' },
        ],
        familiar: guard('argo'),
      },
    });
    full.does('jafar', cast('I'));
    expect(barred(full, 'jafar')).toEqual([[{ do: 'remove', model: 'jafar.argo.3' }, 'R8']]);
  });
});
