import { describe, expect, test } from 'vitest';
import {
  aim,
  attack,
  cast,
  explore,
  fight,
  of,
  only,
  PHASE_SORTIE,
  reveal,
  STOP,
  setUp,
  stance,
  step,
  story,
  TOKEN_SORTIE,
} from './table.ts';

const hunter = (id: string, at: string, damage = of(0, 0)) => ({ id, mode: 'hunting' as const, at, damage });
const guard = (id: string, damage = of(0, 0)) => ({ id, mode: 'guard' as const, damage });
const cube = (from: 'sheet' | 'card', whose: string) => ({ do: 'take', from, whose });

describe('effects on evocations', () => {
  const shatter = (familiar: object) => {
    const s = setUp({
      jafar: { at: '2,0', set: { I: 'shatterwave/a' } },
      tessa: { at: '0,0', familiar } as never,
    });
    s.does('jafar', cast('I'));
    return s.card('tessa', 'smaug');
  };

  test('[R13] each evocation: a Hunting familiar is hit, a Guarding one is not', () => {
    expect(shatter(hunter('smaug', '0,0'))).toBe('J1');
    expect(shatter(guard('smaug'))).toBe('');
  });

  test('[R13] so with events', () => {
    const s = setUp({
      phase: 'rose',
      moon: 2,
      eventDecks: [[], ['e204'], []],
      jafar: { at: '0,0', familiar: guard('drogon') },
      tessa: { at: '0,0', familiar: hunter('smaug', '2,0') },
    });
    expect([s.card('jafar', 'drogon'), s.card('tessa', 'smaug')]).toEqual(['', '*1']);
  });

  test.each([1, 0])('[R13] owning is not being hit: it counts among his evocations (%i besides it)', (n) => {
    const evocations = n ? [{ id: 'bone_thrall', at: '2,0' }] : [];
    const s = setUp({
      phase: 'cleanUp',
      moon: 2,
      jafar: { at: '0,0', quests: [{ quest: 'q204' }], evocations, familiar: guard('drogon') },
    });
    expect(only(story(s), 'questSolved').length).toBe(n);
  });

  test('[R33] a Guarding familiar is not commanded, nor activated by a room, a spell or the phase as evocations are', () => {
    const s = setUp({ jafar: { at: '0,-2', set: { I: 'grave_march/a' }, familiar: guard('argo') } });
    expect(s.why('jafar', { do: 'command', model: 'jafar.argo.1' })).toBe('R33');
    s.does('jafar', { do: 'explore', activate: true }); // the Ossuary finds no evocation
    expect(s.asks()).toBe('steps');
    s.does('jafar', STOP);
    s.does('jafar', cast('I'));
    expect([s.asked(), stance(s, 'jafar')]).toEqual([['nero'], 'guard']);
    const phase = setUp({ phase: 'evocation', jafar: { at: '0,0', familiar: guard('argo') } });
    expect(phase.why('jafar', { do: 'activate', model: 'jafar.argo.1' })).toBe('R33.phase');
    phase.does('jafar', PHASE_SORTIE);
  });

  test('[R33] where others can be chosen it is refused by name, and an enemy cannot borrow it', () => {
    const thralls = [
      { id: 'bone_thrall', at: '2,0' },
      { id: 'cinder_imp', at: '2,0' },
    ];
    const s = setUp({ jafar: { at: '0,-2', evocations: thralls, familiar: guard('argo') } });
    s.does('jafar', { do: 'explore', activate: true });
    expect(s.why('jafar', aim('jafar.argo.3'))).toBe('R33');
    s.does('jafar', aim('jafar.bone_thrall.1'));
    const thief = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'stolen_face/a' } },
      jafar: { at: '0,0', familiar: guard('argo') },
    });
    thief.does('nero', cast('I'));
    expect([thief.asks(), stance(thief, 'jafar')]).toEqual(['turn', 'guard']);
  });
});

describe('cubes of a pair', () => {
  const leech = (familiar: object) => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,0', set: { I: 'leech_word/b' } },
      tessa: { at: '0,0', damage: of(0, 3), familiar } as never,
    });
    s.does('nero', cast('I'));
    return s;
  };

  test('[R14] converted where they lie, on the sheet and on the card, as the player of the effect likes', () => {
    const s = leech(guard('smaug', of(0, 2)));
    expect(s.options('nero')).toEqual([cube('sheet', 'jafar'), cube('card', 'jafar'), STOP]);
    s.does('nero', cube('card', 'jafar'));
    s.does('nero', cube('card', 'jafar'));
    s.does('nero', cube('sheet', 'jafar'));
    expect([s.asks(), s.card('tessa', 'smaug'), s.sheet('tessa')]).toEqual(['turn', 'N2', 'J2 N1']);
  });

  test('[R14] on a mage whose familiar hunts only those on the sheet', () => {
    const s = leech(hunter('smaug', '0,0', of(0, 2)));
    expect(s.options('nero')).toEqual([cube('sheet', 'jafar'), STOP]);
    expect(s.why('nero', cube('card', 'jafar'))).toBe('B78.elsewhere');
  });

  const heal = (familiar: object) => {
    const s = setUp({ jafar: { at: '0,0', damage: of(1, 3), set: { I: 'mending_water/b' }, familiar } as never });
    s.does('jafar', cast('I'));
    return s;
  };

  test('[R36] healing of a guarded mage is divided between sheet and card by his player', () => {
    const s = heal(guard('smaug', of(3, 2)));
    expect([s.asked(), s.options('jafar')]).toEqual([['jafar'], [cube('sheet', 'nero'), cube('card', 'tessa'), STOP]]);
    s.does('jafar', cube('card', 'tessa'));
    s.does('jafar', cube('sheet', 'nero'));
    expect([s.sheet('jafar'), s.card('jafar', 'smaug')]).toEqual(['N2', 'T1']);
  });

  test('[R36] with a hunter it reaches only the sheet', () => {
    const s = heal(hunter('smaug', '0,0', of(3, 2)));
    expect(s.why('jafar', cube('card', 'tessa'))).toBe('R36');
    s.does('jafar', cube('sheet', 'nero'));
    s.does('jafar', cube('sheet', 'nero'));
    expect([s.sheet('jafar'), s.card('jafar', 'smaug')]).toEqual(['N1', 'T2']);
  });
});

describe('activations', () => {
  const entering = (id: string) => {
    const s = setUp({
      jafar: { at: '2,0', familiar: hunter(id, '0,0') },
      nero: { at: '0,1', set: { I: 'wall_of_cinders/b' } },
    });
    s.does('jafar', { do: 'command', model: `jafar.${id}.1` });
    s.does('jafar', step('0,1'));
    s.does('nero', reveal('I'));
    return s;
  };

  test('[R22] a familiar defeated in its activation does no more', () => {
    const s = entering('polly');
    expect([s.asks(), stance(s, 'jafar'), s.sheet('nero')]).toEqual(['turn', 'none', '']);
  });

  test('[R22] one that survives goes on', () => {
    const s = entering('kierobecco');
    expect(s.asks()).toBe('activation');
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J1');
  });

  const borrowed = (jafar = '0,2') => {
    const s = setUp({
      turn: 'nero',
      jafar: { at: jafar, damage: of(3, 11), familiar: hunter('drogon', '0,1') },
      nero: { at: '0,0', set: { I: 'stolen_face/a' } },
      tessa: { at: '0,1' },
    });
    s.does('nero', cast('I'));
    return s;
  };

  test('[R24] an enemy directs it in his own colour, this once; owner and card stay', () => {
    const s = borrowed();
    expect([s.asks(), s.asked()]).toEqual(['activation', ['nero']]);
    expect(s.why('nero', attack('jafar.drogon.1'))).toBe('B59');
    s.does('nero', attack('tessa'));
    s.does('nero', STOP);
    expect(s.sheet('tessa')).toBe('N2');
    expect([stance(s, 'jafar'), s.seat('nero').evocations]).toEqual(['hunting 0,1', []]);
  });

  test('[R24] ending in the room of its mage it guards him; its protection holds all the while', () => {
    const s = borrowed();
    s.does('nero', step('0,2'));
    s.does('nero', attack('jafar'));
    expect([s.sheet('jafar'), s.card('jafar', 'drogon')]).toEqual(['T11', 'N2']); // F37 against itself
    expect([s.seat('jafar').at, stance(s, 'jafar')]).toEqual(['0,2', 'guard']);
    expect(only(story(s), 'modeChanged')).toMatchObject([{ by: 0, why: 'F20' }]);
  });

  test('[R46] nothing of the mage is added to its attack or its steps, nor the other way round', () => {
    const s = setUp({
      jafar: { at: '0,0', buffs: { attack: 2, move: 2 }, familiar: guard('polpetta') },
      nero: { at: '0,0' },
      tessa: { at: '0,0' },
    });
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', attack('nero'));
    s.does('jafar', step('0,1')); // its only one
    expect([s.sheet('nero'), stance(s, 'jafar')]).toEqual(['J3', 'hunting 0,1']);
    s.does('jafar', fight('tessa'));
    expect(s.sheet('tessa')).toBe('J4');
  });
});

describe('lairs of other rooms', () => {
  test('[R37] an effect that copies a room cannot copy a lair', () => {
    const s = setUp({ jafar: { at: '-1,1', set: { I: 'stolen_face/b' } } });
    s.does('jafar', cast('I'));
    expect(s.options('jafar')).not.toContainEqual({ room: '-1,0' });
    expect(s.why('jafar', { room: '-1,0' })).toBe('R37');
    s.does('jafar', { room: '-1,1' });
    expect(s.room('kennel').activated).toBe(false);
  });

  test('[R37] neither can the Hall of Mirrors', () => {
    const s = setUp({ jafar: { at: '2,-2' } });
    s.does('jafar', { do: 'explore', activate: true });
    for (const lair of ['-1,0', '2,-1', '1,-2', '1,0']) expect(s.why('jafar', { room: lair })).toBe('R37');
  });

  test('[R38] a lair activated from elsewhere summons to the mage where he stands', () => {
    const s = setUp({ jafar: { at: '0,0', set: { I: 'borrowed_key/a' } } });
    s.does('jafar', cast('I'));
    s.does('jafar', { room: '1,0' });
    s.does('jafar', { familiar: 'yocca' });
    expect([s.seat('jafar').at, stance(s, 'jafar'), s.room('drowned_court').activated]).toEqual(['0,0', 'guard', true]);
    s.does('jafar', explore('0,1'));
    expect(stance(s, 'jafar')).toBe('guard');
  });
});
