import { describe, expect, test } from 'vitest';
import {
  aim,
  attack,
  cast,
  END,
  evocationsOf,
  explore,
  FAMILIAR_ACTION,
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

const guarding = (more: Parameters<typeof setUp>[0] = {}, id = 'polpetta') =>
  setUp({ jafar: { at: '0,1', familiar: { id, mode: 'guard' } }, nero: { at: '0,1' }, ...more });

describe('using the token', () => {
  test('[F26] in Guard with the token ready there are two uses of it', () => {
    const s = guarding();
    expect(s.options('jafar')).toEqual(expect.arrayContaining([FAMILIAR_ACTION, TOKEN_SORTIE]));
  });

  test('[F26] it is one of his two Actions', () => {
    const s = guarding();
    s.does('jafar', fight('nero'));
    s.does('jafar', STOP);
    s.does('jafar', FAMILIAR_ACTION);
    expect(s.asked()).toEqual(['nero']); // his turn is over
    expect(guarding({ actions: 2 }).asked()).toEqual(['nero']);
  });

  test('[F26] exactly one of the two: the other is gone with it', () => {
    const s = guarding();
    s.does('jafar', FAMILIAR_ACTION);
    expect(s.why('jafar', TOKEN_SORTIE)).toBe('F18');
    const other = guarding();
    other.does('jafar', TOKEN_SORTIE);
    other.does('jafar', STOP);
    expect(other.why('jafar', FAMILIAR_ACTION)).toBe('F18');
  });

  test.each([FAMILIAR_ACTION, TOKEN_SORTIE])('[F26] while it is Hunting the token cannot be used: $use', (use) => {
    const s = setUp({ jafar: { at: '0,1', familiar: { id: 'argo', mode: 'hunting', at: '0,0' } } });
    expect(s.why('jafar', use)).toBe('F26.hunting');
    expect(s.options('jafar')).not.toContainEqual(use);
  });

  test('[F26] and without a familiar there is none', () => {
    expect(setUp({ jafar: { at: '0,1' } }).why('jafar', FAMILIAR_ACTION)).toBe('F26.none');
  });

  test.each([
    ['polpetta', 'J2'],
    ['muso', 'J1'],
    ['drogon', 'J2'],
    ['ashardalon', 'J1'],
    ['yocca', 'J1'],
  ])('[F27] the action on the card is performed: %s', (id, sheet) => {
    const s = guarding({}, id);
    s.does('jafar', FAMILIAR_ACTION);
    expect([s.sheet('nero'), stance(s, 'jafar')]).toEqual([sheet, 'guard']);
  });

  test('[F27] one that moves, swaps, heals or converts does that', () => {
    const argo = guarding({}, 'argo');
    argo.does('jafar', FAMILIAR_ACTION);
    argo.does('jafar', step('0,0'));
    expect(argo.seat('jafar').at).toBe('0,0');
    const smaug = guarding({}, 'smaug');
    smaug.does('jafar', FAMILIAR_ACTION);
    expect(smaug.cubes('0,1')).toBe('J2');
    const teeroy = guarding({ nero: { at: '0,2' } }, 'teeroy');
    teeroy.does('jafar', FAMILIAR_ACTION);
    expect([teeroy.seat('jafar').at, teeroy.seat('nero').at]).toEqual(['0,2', '0,1']);
    const lerna = guarding({ nero: { at: '0,1', damage: of(2, 3) } }, 'lerna');
    lerna.does('jafar', FAMILIAR_ACTION);
    for (let i = 0; i < 2; i++) lerna.does('jafar', { do: 'take', from: 'sheet', whose: 'rebecca' });
    expect(lerna.sheet('nero')).toBe('R1 J2');
  });
});

describe('a sortie', () => {
  test('[F28] [R30] it hunts from the room of its mage and is activated at once', () => {
    const s = guarding();
    s.does('jafar', TOKEN_SORTIE);
    expect([s.asks(), stance(s, 'jafar')]).toEqual(['activation', 'hunting 0,1']);
    expect(only(story(s), 'modeChanged')).toMatchObject([{ mode: 'hunting', why: 'F28' }]);
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3'); // its printed damage, not that of the Familiar Action
  });

  test('[F28] its mage stays where he is, and its attack is not his', () => {
    const s = guarding();
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', step('0,2'));
    expect(s.seat('jafar')).toMatchObject({ at: '0,1', physical: 2 });
  });

  test('[F29] still in the room of its mage it returns to Guard', () => {
    const s = guarding();
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', STOP);
    expect(s.evocation('jafar', 'polpetta')).toMatchObject({ mode: 'guard', token: 'used' });
  });

  test('[F29] elsewhere it stays Hunting where it is', () => {
    const s = guarding();
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', step('0,2'));
    expect([s.asks(), stance(s, 'jafar')]).toEqual(['turn', 'hunting 0,2']);
  });

  test('[F29] out and back within the same Action is back in Guard', () => {
    const s = guarding({}, 'polly');
    s.does('jafar', TOKEN_SORTIE);
    for (const room of ['0,2', '0,1']) s.does('jafar', step(room));
    s.does('jafar', STOP);
    expect(stance(s, 'jafar')).toBe('guard');
  });

  test('[R21] Guard and a ready token are needed only when the Action begins', () => {
    const s = guarding({}, 'drogon');
    s.does('jafar', TOKEN_SORTIE);
    expect(s.evocation('jafar', 'drogon')).toMatchObject({ mode: 'hunting', token: 'used' });
    s.does('jafar', attack('nero'));
    s.does('jafar', step('0,2'));
    s.does('jafar', step('1,1'));
    expect([s.sheet('nero'), stance(s, 'jafar')]).toEqual(['J2', 'hunting 1,1']);
    expect(s.why('jafar', TOKEN_SORTIE)).toBe('F26.hunting'); // now it begins in Hunting
  });

  test('[R21] a Familiar Action goes on when the familiar is left behind on its way', () => {
    const s = setUp(
      { jafar: { at: '0,0', familiar: { id: 'polly', mode: 'guard' } } },
      { options: { familiarDropOff: true } },
    );
    s.does('jafar', FAMILIAR_ACTION);
    s.does('jafar', { do: 'step', to: '0,1', leave: true });
    s.does('jafar', step('0,2'));
    expect(stance(s, 'jafar')).toBe('hunting 0,0');
    expect(s.room('winter_garden').activated).toBe(true);
  });

  test('[R20] a sortie by the token leaves it its activation in the Evocation phase', () => {
    const s = guarding();
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', STOP);
    evocationsOf(s, 'jafar');
    s.does('jafar', PHASE_SORTIE);
    s.does('jafar', attack('nero'));
    expect(s.sheet('nero')).toBe('J3');
  });

  test('[R20] [F35] but not two of them', () => {
    const s = setUp({
      phase: 'evocation',
      jafar: { at: '0,1', familiar: { id: 'polpetta', mode: 'guard' }, evocations: [{ id: 'bone_thrall', at: '2,0' }] },
    });
    s.does('jafar', PHASE_SORTIE);
    s.does('jafar', STOP);
    expect(s.why('jafar', PHASE_SORTIE)).toBe('F35');
  });
});

describe('no target of its own in Guard', () => {
  const tessa = { at: '0,1', familiar: { id: 'lerna', mode: 'guard' as const } };

  test('[F30] not for an attack, not for a spell, not for one that banishes', () => {
    const s = setUp({
      jafar: { at: '0,1', set: { I: 'ember_dart/a', II: 'reckoning/a' } },
      tessa,
      nero: { at: '0,1' },
    });
    expect(s.why('jafar', fight('tessa.lerna.1'))).toBe('F30');
    s.does('jafar', cast('I'));
    expect(s.why('jafar', aim('tessa.lerna.1'))).toBe('F30');
    s.does('jafar', aim('nero'));
    s.does('jafar', END);
    for (const who of ['nero', 'rebecca', 'tessa'] as const) s.does(who, { do: 'pass' });
    s.does('jafar', cast('II'));
    expect(stance(s, 'tessa')).toBe('guard'); // there was no evocation to remove
  });

  test('[F30] as soon as it hunts it is one', () => {
    const s = setUp({
      jafar: { at: '0,1' },
      tessa: { at: '0,0', familiar: { id: 'lerna', mode: 'hunting', at: '0,1' } },
    });
    s.does('jafar', fight('tessa.lerna.1'));
    expect(s.card('tessa', 'lerna')).toBe('J2');
  });

  test('[F30] [R2] even in the room of its mage, on a sortie: what it attacks may answer it', () => {
    const s = setUp({
      jafar: { at: '0,1', familiar: { id: 'polpetta', mode: 'guard' } },
      nero: { at: '0,1', set: { I: 'last_candle/b' } },
    });
    s.does('jafar', TOKEN_SORTIE);
    s.does('jafar', attack('nero'));
    s.does('nero', { do: 'decline' }); // about to suffer damage
    s.does('nero', reveal('I'));
    expect([s.card('jafar', 'polpetta'), s.sheet('jafar')]).toEqual(['N2', '']);
  });
});

test('[F26] [B5] [R18] in his Cell a mage cannot use it', () => {
  const s = setUp({ jafar: { at: 'cell', familiar: { id: 'polly', mode: 'guard' } } });
  expect(s.why('jafar', FAMILIAR_ACTION)).toBe('R18.token');
  s.does('jafar', explore('-2,0'));
  s.does('jafar', STOP);
  expect(s.options('jafar')).toContainEqual(FAMILIAR_ACTION);
});
