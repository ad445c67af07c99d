import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import {
  ACTIVATE,
  aim,
  cast,
  explore,
  FAMILIAR_ACTION,
  of,
  only,
  setUp,
  stance,
  step,
  story,
  TOKEN_SORTIE,
} from './table.ts';

const { families } = lodge.content.data.familiars;

/** Rebecca steps into the Kennel and activates it. */
const atTheKennel = (more: Parameters<typeof setUp>[0] = {}, options = {}) => {
  const s = setUp({ turn: 'rebecca', ...more, rebecca: { at: '-1,1', ...more.rebecca } }, { options });
  s.does('rebecca', explore('-1,0'));
  s.quietly().does('rebecca', ACTIVATE);
  return s.quietly();
};
const owns = (id: string) => ({ at: 'cell', familiar: { id, mode: 'guard' as const } });

describe('through its room', () => {
  test('[F6] only the four lairs summon familiars, each its own family', () => {
    const summoners = lodge.content.effects.flatMap(({ of, ops }) =>
      ops.flatMap((op) => (op.op === 'summonFamiliar' ? [[of, op.family]] : [])),
    );
    expect(summoners).toEqual(families.map(({ id, lair }) => [`room:${lair}`, id]));
  });

  test('[F6] standing in the lair is not enough: it must be activated', () => {
    const s = setUp({ turn: 'rebecca', rebecca: { at: '-1,1' } });
    s.does('rebecca', explore('-1,0'));
    s.does('rebecca', { do: 'stop' });
    expect(stance(s, 'rebecca')).toBe('none');
  });

  test('[F6] [R38] any effect that activates the lair will do; the familiar joins its mage where he stands', () => {
    const s = setUp({ jafar: { at: '-1,2', set: { I: 'borrowed_key/a' } } });
    s.does('jafar', cast('I'));
    s.does('jafar', { room: '-1,0' });
    s.does('jafar', { familiar: 'argo' });
    expect(s.seat('jafar').at).toBe('-1,2');
    expect(stance(s, 'jafar')).toBe('guard');
    expect(only(story(s), 'modeChanged')).toMatchObject([{ room: '-1,2', why: 'F11' }]);
    s.does('jafar', TOKEN_SORTIE);
    expect(stance(s, 'jafar')).toBe('hunting -1,2');
  });

  test('[F6] a lair that was activated this round summons no second time', () => {
    const s = setUp({ rooms: { '-1,0': { activated: true } }, jafar: { at: '-1,0' } });
    expect(s.why('jafar', { do: 'explore', activate: true })).toBe('B44');
  });
});

describe('the order of a summons', () => {
  test('[F7] [F8] with no specimen of the family left nothing is summoned and nothing else changes', () => {
    const s = atTheKennel({ jafar: owns('polpetta'), nero: owns('muso'), tessa: owns('argo') });
    expect(only(story(s), 'notSummoned')).toMatchObject([{ by: 2, why: 'F8' }]);
    expect([s.asks(), stance(s, 'rebecca'), s.seat('rebecca').evocations]).toEqual(['turn', 'none', []]);
    expect(s.room('kennel').activated).toBe(true);
    expect(s.view().reserve.length).toBe(9); // those of the other families are still there
  });

  test('[F8] the last specimen is taken without a question', () => {
    const s = atTheKennel({ jafar: owns('polpetta'), nero: owns('muso') });
    expect(s.asks()).toBe('turn');
    expect(s.evocation('rebecca', 'argo')).toMatchObject({ mode: 'guard' });
  });

  test('[F9] the summoner chooses among all of the family that are left', () => {
    const s = atTheKennel();
    expect([s.asks(), s.asked()]).toEqual(['specimen', ['rebecca']]);
    expect(s.options('rebecca')).toEqual([{ familiar: 'polpetta' }, { familiar: 'muso' }, { familiar: 'argo' }]);
    s.does('rebecca', { familiar: 'argo' });
    expect(s.evocation('rebecca', 'argo')).toMatchObject({ token: 'ready', mode: 'guard' });
    expect(s.view().reserve).not.toContain('argo');
  });

  test('[F6] [F9] [F10] but neither one of another family nor one that a mage owns', () => {
    const s = atTheKennel({ nero: owns('muso') });
    expect(s.why('rebecca', { familiar: 'polly' })).toBe('F6');
    expect(s.why('rebecca', { familiar: 'muso' })).toBe('F10');
    s.does('rebecca', { familiar: 'polpetta' });
  });

  test('[F10] [F41] one that has come back is for anybody again', () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '-1,1', set: { I: 'thunder_nail/a' } },
      tessa: { at: '0,2', familiar: { id: 'argo', mode: 'hunting', at: '0,1' } },
    });
    s.does('nero', cast('I'));
    s.does('nero', { do: 'explore', to: '-1,0' });
    s.does('nero', ACTIVATE);
    expect(s.options('nero')).toContainEqual({ familiar: 'argo' });
    s.does('nero', { familiar: 'argo' });
    expect(s.evocation('nero', 'argo')).toMatchObject({ damage: [], token: 'ready', mode: 'guard' });
  });

  test('[F11] a new familiar is undamaged, in Guard, and one model with its mage', () => {
    const s = atTheKennel({ nero: { at: '-1,0', set: { I: 'ember_dart/b' } } });
    s.does('rebecca', { familiar: 'muso' });
    expect(s.evocation('rebecca', 'muso')).toMatchObject({ damage: [], at: null, mode: 'guard' });
    s.does('rebecca', { do: 'end' });
    for (const who of ['tessa', 'jafar'] as const) s.does(who, { do: 'pass' });
    expect(s.options('nero')).not.toContainEqual({ do: 'fight', model: 'rebecca.muso.1' });
    s.does('nero', cast('I'));
    expect(s.asks()).toBe('divide'); // one target only, and it is Rebecca
  });

  test('[F12] [R1] whoever owns a familiar gets no second one, of whatever family; the room is activated all the same', () => {
    const s = atTheKennel({ rebecca: { at: '-1,1', familiar: { id: 'polly', mode: 'hunting', at: '2,0' } } });
    expect(only(story(s), 'notSummoned')).toMatchObject([{ by: 2, why: 'F12' }]);
    expect(s.seat('rebecca').evocations.map(({ creature }) => creature)).toEqual(['polly']);
    expect([s.room('kennel').activated, s.view().reserve.length]).toEqual([true, 11]);
  });

  test('[F12] when it is gone he may summon again', () => {
    const s = setUp({
      turn: 'rebecca',
      nero: { at: '-1,0' },
      rebecca: {
        at: '-1,0',
        damage: of(0, 3),
        familiar: { id: 'yocca', mode: 'hunting', at: '2,0', damage: of(0, 2) },
      },
      jafar: { at: '2,0' },
    });
    s.does('rebecca', { do: 'fight', model: 'nero' });
    s.does('rebecca', { do: 'stop' });
    s.does('rebecca', { do: 'end' });
    s.does('tessa', { do: 'pass' });
    s.does('jafar', { do: 'fight', model: 'rebecca.yocca.1' });
    expect(stance(s, 'rebecca')).toBe('none');
    s.does('jafar', { do: 'stop' });
    s.does('jafar', { do: 'end' });
    s.does('nero', { do: 'pass' });
    s.does('rebecca', { do: 'explore', activate: true });
    s.does('rebecca', { familiar: 'muso' });
    s.does('rebecca', { do: 'stop' });
    expect(stance(s, 'rebecca')).toBe('guard');
  });
});

describe('among the evocations', () => {
  const thralls = (n: number) => Array.from({ length: n }, () => ({ id: 'bone_thrall', at: '2,0' }));

  test('[F13] with two others the familiar is the third, and no question is asked', () => {
    const s = atTheKennel({ rebecca: { at: '-1,1', evocations: thralls(2) } });
    expect(s.asks()).toBe('specimen');
  });

  test('[F13] [R42] with a familiar and two others a fourth needs a place', () => {
    const s = setUp({
      jafar: {
        at: '0,0',
        set: { I: 'raise_thrall/a' },
        evocations: thralls(2),
        familiar: { id: 'argo', mode: 'guard' },
      },
    });
    s.does('jafar', cast('I'));
    s.does('jafar', { room: '0,1' });
    expect(s.asks()).toBe('makeRoom');
    expect(s.options('jafar')).toContainEqual({ do: 'remove', model: 'jafar.argo.3' });
    s.does('jafar', { do: 'decline' });
    expect(s.seat('jafar').evocations.length).toBe(3);
  });

  test('[F14] a summons costs nothing but the activation', () => {
    const s = atTheKennel({ rebecca: { at: '-1,1', hand: ['lodestar'], power: 3, damage: of(0, 2) } });
    s.does('rebecca', { familiar: 'argo' });
    expect(s.seat('rebecca')).toMatchObject({ power: 3, hand: 1, physical: 1, supply: 25 });
    expect(s.sheet('rebecca')).toBe('J2');
  });

  test('[F9] [F14] [R49] nothing is to be waited for: card and token serve in the same turn', () => {
    const s = atTheKennel({ nero: { at: '-1,0' }, tessa: { at: '-1,0' } });
    s.does('rebecca', { familiar: 'polpetta' });
    s.does('rebecca', FAMILIAR_ACTION);
    s.does('rebecca', aim('tessa'));
    expect([s.sheet('tessa'), s.sheet('nero')]).toEqual(['R2', '']);
  });
});

test('[F6] a Guard action that activates the room under the mage reaches a lair, too', () => {
  const s = setUp({ jafar: { at: '-1,1', familiar: { id: 'polly', mode: 'guard' } } });
  s.does('jafar', FAMILIAR_ACTION);
  s.does('jafar', step('-1,0'));
  s.does('jafar', { do: 'stop' });
  expect(s.room('kennel').activated).toBe(true);
  expect(only(story(s), 'notSummoned')).toMatchObject([{ why: 'F12' }]);
});
