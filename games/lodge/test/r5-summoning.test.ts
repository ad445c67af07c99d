import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { lodge, lodgeFrom } from '../game.ts';
import {
  ACTIVATE,
  aim,
  attack,
  cast,
  END,
  explore,
  FAMILIAR_ACTION,
  of,
  only,
  PASS,
  STOP,
  setUp,
  stance,
  story,
} from './table.ts';

const guard = (id: string) => ({ id, mode: 'guard' as const });
const thralls = (n: number) => Array.from({ length: n }, () => ({ id: 'bone_thrall', at: '2,0' }));

/** Rebecca activates the Kennel. */
const kennel = (rebecca: object, more: Parameters<typeof setUp>[0] = {}, options = {}) => {
  const s = setUp({ turn: 'rebecca', ...more, rebecca: { at: '-1,0', ...rebecca } as never }, { options });
  s.does('rebecca', { do: 'explore', activate: true });
  return s;
};

describe('the limit before taking', () => {
  test('[R1] a mage who owns one activates the lair in vain', () => {
    const s = kennel({ familiar: guard('polly') });
    expect([s.asks(), stance(s, 'rebecca'), s.room('kennel').activated]).toEqual(['steps', 'guard', true]);
    expect(s.view().reserve.length).toBe(11);
  });

  const allowFamiliarSwap = { allowFamiliarSwap: true };

  test('[R1] with the option he may put his own back first', () => {
    const s = kennel({ familiar: { ...guard('polly'), damage: of(0, 1) } }, {}, allowFamiliarSwap);
    expect(s.options('rebecca')).toEqual([{ do: 'remove', model: 'rebecca.polly.1' }, { do: 'decline' }]);
    s.does('rebecca', { do: 'remove', model: 'rebecca.polly.1' });
    s.does('rebecca', { familiar: 'argo' });
    expect(s.seat('rebecca').evocations.map(({ creature }) => creature)).toEqual(['argo']);
    expect([s.view().reserve.includes('polly'), s.seat('jafar').supply]).toEqual([true, 25]);
  });

  test('[R1] or keep it', () => {
    const s = kennel({ familiar: guard('polly') }, {}, allowFamiliarSwap);
    s.does('rebecca', { do: 'decline' });
    expect([stance(s, 'rebecca'), s.evocation('rebecca', 'polly')?.creature]).toEqual(['guard', 'polly']);
    expect(only(story(s), 'notSummoned')).toMatchObject([{ why: 'F12' }]);
  });

  test('[R1] it is his familiar that he puts back, never another evocation', () => {
    const s = kennel({ familiar: guard('polly'), evocations: thralls(2) }, {}, allowFamiliarSwap);
    expect(s.options('rebecca')).toEqual([{ do: 'remove', model: 'rebecca.polly.3' }, { do: 'decline' }]);
    expect(s.why('rebecca', { do: 'remove', model: 'rebecca.bone_thrall.1' })).toBe('R1');
  });

  test('[R1] [R8] but not with a full life bar, and not for nothing', () => {
    const full = kennel({ damage: of(0, 11), familiar: guard('polly') }, {}, allowFamiliarSwap);
    expect([full.asks(), stance(full, 'rebecca')]).toEqual(['steps', 'guard']);
    const owners = {
      jafar: { familiar: guard('polpetta') },
      nero: { familiar: guard('muso') },
      tessa: { familiar: guard('argo') },
    };
    const empty = kennel({ familiar: guard('polly') }, owners, allowFamiliarSwap);
    expect([empty.asks(), stance(empty, 'rebecca')]).toEqual(['steps', 'guard']);
  });
});

describe('room among the three', () => {
  test('[R42] with three ordinary evocations he removes one for the familiar', () => {
    const s = kennel({ evocations: thralls(3) });
    expect(s.asks()).toBe('makeRoom');
    s.does('rebecca', { do: 'remove', model: 'rebecca.bone_thrall.2' });
    s.does('rebecca', { familiar: 'argo' });
    expect(s.seat('rebecca').evocations.map(({ creature }) => creature)).toEqual([
      'bone_thrall',
      'argo',
      'bone_thrall',
    ]);
    expect(s.view().copies.bone_thrall).toBe(6);
  });

  test('[R42] or declines the summons; he cannot remove what is not his', () => {
    const s = kennel({ evocations: thralls(3) }, { jafar: { evocations: thralls(1) } });
    expect(s.why('rebecca', { do: 'remove', model: 'jafar.bone_thrall.1' })).toBe('B55.other');
    s.does('rebecca', { do: 'decline' });
    expect([stance(s, 'rebecca'), s.seat('rebecca').evocations.length]).toEqual(['none', 3]);
    expect(s.room('kennel').activated).toBe(true);
  });

  test('[R42] the same choice, his familiar included, when another would be his fourth', () => {
    const s = setUp({
      jafar: { at: '0,0', set: { I: 'homunculus/a' }, evocations: thralls(2), familiar: guard('argo') },
    });
    s.does('jafar', cast('I'));
    expect(s.options('jafar').length).toBe(4);
    s.does('jafar', { do: 'remove', model: 'jafar.argo.3' });
    expect(s.seat('jafar').evocations.map(({ creature }) => creature)).toEqual([
      'bone_thrall',
      'bone_thrall',
      'slag_golem',
    ]);
    expect(s.view().reserve).toContain('argo');
  });

  test('[R42] with two there is room: nobody is asked', () => {
    expect(kennel({ evocations: thralls(2) }).asks()).toBe('specimen');
  });
});

describe('a new token', () => {
  test('[R49] is ready though another familiar of his was used this round', () => {
    const s = setUp({
      jafar: { at: '-1,1', familiar: guard('polpetta') },
      nero: { at: '-1,1' },
      rebecca: { at: '-1,1' },
    });
    s.does('jafar', FAMILIAR_ACTION);
    s.does('jafar', aim('rebecca'));
    s.does('jafar', END);
    for (let i = 0; i < 2; i++) {
      s.does('nero', { do: 'fight', model: 'jafar' });
      s.does('jafar', { share: 2 }); // four of Nero's fill Polpetta
      if (s.asks() === 'part') s.does('nero', STOP);
    }
    expect(stance(s, 'jafar')).toBe('none');
    for (const who of ['rebecca', 'tessa'] as const) s.does(who, PASS);
    s.does('jafar', explore('-1,0'));
    s.does('jafar', ACTIVATE);
    s.does('jafar', { familiar: 'argo' });
    s.does('jafar', { do: 'familiar', use: 'sortie' });
    expect(s.asks()).toBe('activation');
    expect(s.why('jafar', attack('nero'))).toBe('B57.elsewhere');
  });

  test('[R49] a used one stays used while its familiar lives', () => {
    const s = setUp({ jafar: { at: '-1,1', familiar: { ...guard('polly'), token: 'used' } } });
    expect(s.why('jafar', FAMILIAR_ACTION)).toBe('F18');
  });
});

describe('lairs as rooms', () => {
  const { rooms, lairs } = lodge.content.data.rooms;

  test.each(lairs.map(({ id }) => id))('[R17] %s has the capacity and the points of its colour, and a token', (id) => {
    const lair = lairs.find((one) => one.id === id);
    const same = rooms.find((one) => one.colour === lair?.colour && one.id !== 'throne');
    expect([lair?.capacity, lair?.points]).toEqual([same?.capacity, same?.points]);
    expect(setUp().room(id).token).toBe(true);
  });

  test('[R17] a full lair is destroyed and summons no more; familiars in play stay', () => {
    const s = setUp({
      phase: 'cleanUp',
      rooms: { '-1,0': { cubes: of(1, 6) } },
      jafar: { at: '-1,0', familiar: guard('argo') },
    });
    expect(only(story(s), 'roomDestroyed')).toMatchObject([{ room: '-1,0', token: 1 }]);
    expect([s.room('kennel').destroyed, stance(s, 'jafar')]).toEqual([true, 'guard']);
    const later = setUp({ rooms: { '-1,0': { destroyed: true } }, jafar: { at: '-1,0' } });
    expect(later.why('jafar', { do: 'explore', activate: true })).toBe('B82');
  });

  test('[R16] of two lairs of one colour the second replaces another room of it', () => {
    const data = structuredClone(lodge.content.data.rooms);
    const red = data.lairs.find(({ id }) => id === 'kennel');
    for (const lair of data.lairs)
      if (lair.id === 'eyrie' && red)
        Object.assign(lair, { colour: red.colour, capacity: red.capacity, points: red.points });
    const made = lodgeFrom({ rooms: data });
    if ('fault' in made) throw new Error(JSON.stringify(made.fault));
    for (let seed = 0; seed < 20; seed++) {
      const match = create(made.game, { seats: 3, seed: `${seed}`, options: { families: 'cerberus+griffin' } });
      if ('fault' in match) throw new Error(JSON.stringify(match.fault));
      const tiles = made.game.view(match.match.table, null).rooms;
      expect(tiles.length).toBe(19);
      const reds = tiles.filter(({ colour }) => colour === 'red').map(({ tile }) => tile);
      expect([reds.length, reds.includes('kennel'), reds.includes('eyrie')]).toEqual([3, true, true]);
    }
  });
});
